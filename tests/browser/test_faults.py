"""Faults at the server as people see them: said in a sentence, and over as soon as they are over."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.serving import Server

from browser.conftest import Visit

BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[Server]:
    """A server whose database may be harmed, and whose log may say so."""
    server = Server(tmp_path, 0, "--bot-pause", "0.1")
    server.start()
    yield server
    server.kill()


def test_while_the_database_is_locked_the_table_says_that_bots_are_held_up(faulty: Server, visit: Visit) -> None:
    ann = visit("/", language="hu", at=faulty)
    ann.open_table(BOTS, stall=60)
    expect(ann.log().nth(3)).to_be_visible()
    held_up = ann.page.get_by_text(ann.say("page-bots-delayed"))
    expect(held_up).to_have_count(0)
    with closing(sqlite3.connect(faulty.folder / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        expect(held_up).to_be_visible()
        ann.expect_words_only()
        told = ann.log().count()
    expect(held_up).to_have_count(0)
    expect(ann.log().nth(told + 2)).to_be_visible()


def test_a_damaged_table_stands_in_the_list_with_the_reason(faulty: Server, visit: Visit) -> None:
    ann = visit("/", language="nl", at=faulty)
    tables = [ann.open_table([{"kind": "me"}] * 2) for _ in range(2)]
    ann.page.goto("about:blank")
    faulty.kill()
    with closing(sqlite3.connect(faulty.folder / "tables.sqlite", isolation_level=None)) as other:
        other.execute("DELETE FROM events WHERE table_id = ? AND number = 2", (tables[0],))
    faulty.start()
    ann.page.goto("/")
    listed = [ann.page.locator(f"a[href='/table/{table}']") for table in tables]
    expect(listed[0]).to_contain_text(ann.say("server-damaged"))
    expect(listed[1]).to_contain_text(ann.say("page-table-my-turn"))
    ann.expect_words_only()
