"""An option that takes objects: a sheet of one's own is typed, told its mistakes, mended and played by."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.visitor import Visitor
from pyramidion.core.words import Message, words
from pyramidion.games.maya_quarries.sheet import default_sheet

TOML = """
quarries = [{ token = "haul", cubes = [5, 3], max = 6 }]
[[pyramids]]
name = "sun"
levels = [{ spaces = 4, gold = [2, 1] }]
[[pyramids]]
name = "moon"
levels = [{ spaces = 6, gold = [1, 1] }]
"""


def sheet_field(visitor: Visitor) -> Locator:
    """Open the options of a new table, choose a sheet of one's own, and find the field for it."""
    visitor.page.get_by_text(visitor.say("page-options"), exact=True).click()
    option = visitor.page.get_by_label(visitor.say("maya_quarries-option-sheet-title"), exact=True)
    option.select_option(label=visitor.say("page-option-own"))
    return visitor.page.get_by_label(visitor.say("page-option-own-text"), exact=True)


def expect_good(visitor: Visitor) -> None:
    expect(visitor.page.get_by_text(visitor.say("page-option-good"))).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def expect_mistake(visitor: Visitor, sentence: Message) -> None:
    expect(visitor.page.get_by_role("alert")).to_have_text(words(visitor.language).say(sentence))
    visitor.complaints.clear()  # Chromium writes a line for what is refused


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_mistake_is_told_and_mended_and_the_table_has_that_sheet(visit: Visit, language: str) -> None:
    ann = visit("/new/maya_quarries", language)
    field = sheet_field(ann)
    ann.button("page-option-fill").click()
    expect(field).to_have_value(re.compile("protection"))
    text = field.input_value()
    assert json.loads(text) == default_sheet(3)
    field.fill(text.replace('"cubes": [2, 1]', '"cubes": [1, 2]'))
    where = Message("maya_quarries-place-quarry", {"number": 3})
    expect_mistake(ann, Message("maya_quarries-sheet-rises", {"where": where, "key": "cubes", "numbers": "1, 2"}))
    field.fill(text.replace('"cubes": [2, 1],', '"cubes": [2, 1]'))
    expect_mistake(ann, Message("object-unreadable", {"kind": "JSON", "line": 5, "column": 40}))
    field.fill(text.replace('"cubes": [2, 1]', '"cubes": [5, 1]'))
    expect_good(ann)
    ann.expect_words_only()
    ann.button("page-start-match").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    wanted = default_sheet(3)
    wanted["quarries"][2]["cubes"] = [5, 1]
    assert ann.page.request.get(f"/api/tables/{table}").json()["options"]["sheet"] == wanted


def test_a_file_of_toml_and_other_seats_and_nothing_typed_is_lost(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TOML)
    ann = visit("/new/maya_quarries")
    field = sheet_field(ann)
    field.fill("half a thought")
    ann.page.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    expect(field).to_have_value(TOML)
    expect_good(ann)
    ann.page.get_by_text("5", exact=True).click()
    where = Message("maya_quarries-place-level", {"number": 1, "name": "sun"})
    expect_mistake(ann, Message("maya_quarries-sheet-narrow", {"where": where, "spaces": 4, "seats": 5}))
    ann.button("page-start-match").click()
    sentence = ann.page.get_by_role("alert").first.inner_text()
    expect(ann.page.get_by_role("alert")).to_have_text([sentence, sentence])
    ann.complaints.clear()
    ann.button("page-option-earlier").click()
    expect(field).to_have_value("half a thought")
    ann.button("page-option-earlier").click()
    expect(field).to_have_value(TOML)
    ann.page.reload()
    expect(sheet_field(ann)).to_have_value(TOML)
    expect_good(ann)
