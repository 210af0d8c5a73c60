"""A small phone, held upright: nothing is cut off, be the words as long as Hungarian's; fingers can play."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.tour import WALKS, along

LEAST = 32  # pixels that a finger needs of a button

# Buttons and fields that a finger would miss. Targets of a scene may be smaller: a finger beside them finds them.
SMALL = """(least) => [...document.querySelectorAll("button, select, a.button, summary, input:not([type=checkbox])")]
  .filter((element) => !element.closest("[data-target], .unseen") && !element.classList.contains("unseen"))
  .map((element) => [element.getBoundingClientRect(), element])
  .filter(([box]) => box.width > 1 && box.height > 1 && (box.height < least || box.width < least))
  .map(([box, element]) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""


@pytest.mark.parametrize("walk", WALKS)
def test_nothing_is_wider_than_a_phone(visit: Visit, phone: dict[str, Any], walk: str) -> None:
    visitor = visit("/", language="hu", **phone)
    wide: list[str] = []
    small: set[str] = set()

    def look(stop: str) -> None:
        visitor.expect_words_only()
        if visitor.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wide.append(stop)
        small.update(f"{stop}: {button}" for button in visitor.page.evaluate(SMALL, LEAST))

    assert along(visitor, look, (walk,))
    assert wide == []
    assert small == set()


def test_a_match_by_touch(visit: Visit, phone: dict[str, Any]) -> None:
    ann = visit("/", **phone)
    ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], stall=3)
    ann.wait_for_turn()
    board = ann.page.locator("svg[data-zone]").first.bounding_box()
    assert board is not None
    assert board["width"] > 300, "the board takes the width of the screen"
    ann.play_on(touch=True)
    ann.expect_over()


def test_cards_and_buttons_by_touch(visit: Visit, phone: dict[str, Any]) -> None:
    ann = visit("/", **phone)
    ann.open_table([{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}])
    ready = ann.page.get_by_role("dialog").get_by_role("button")
    ready.tap()
    expect(ann.page.locator("[data-zone]").first).to_be_visible()
    ann.step(touch=True)
    ann.step(touch=True)
    expect(ready).to_be_visible()
