"""Bots at tables: they go on while anybody cares, and go before hints and reviews."""

import asyncio
import threading
from pathlib import Path

import pytest

from pyramidion.server.bots import Thinkers
from pyramidion.server.queueing import Kind
from pyramidion.server.store import Head
from pyramidion.server.table import Table
from server.driving import Client, Site, running, settings_in

pytestmark = pytest.mark.anyio
LONG = {"stall": 60}  # such a match of chance is not over soon


async def _length(site: Site, table: str) -> int:
    return len(await site.house.store.events_after(table, 0))


async def _rests(site: Site, table: str) -> bool:
    """Whether nothing happens at the table for a while, with bots that never pause."""
    before = await _length(site, table)
    await asyncio.sleep(0.3)
    return await _length(site, table) == before


async def test_where_only_bots_play_they_go_on_while_somebody_looks(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "random", "random", **LONG)
    assert await _rests(site, table)
    for _ in range(2):
        async with site.stranger().socket(table) as socket:
            seen = len(socket.log)
            await socket.until(lambda socket=socket, seen=seen: len(socket.log) > seen + 5)
        while site.house.bots._tasks:
            await asyncio.sleep(0.02)
        assert await _rests(site, table)
    assert (await ann.view(table))["phase"] == "playing"


async def test_a_restart_sets_off_no_table_of_bots(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, bot_pause=100.0)) as site:
        ann = await site.person()
        alone = await ann.table("maya_towers", "random", "random", **LONG)
        mine = await ann.table("maya_towers", "me", "random")
    async with running(settings_in(tmp_path)) as site:
        assert await site.house.store.running_tables(10) == [mine]
        assert await _rests(site, alone)
        ann = Client(site.port, dict(ann.http.cookies))
        async with ann.socket(alone) as socket:
            seen = len(socket.log)
            await socket.until(lambda: len(socket.log) > seen + 5)
        await ann.http.aclose()


async def test_after_the_last_person_has_given_up_bots_play_for_those_who_look(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "random", "me", "random", **LONG)
    async with ann.socket(table) as socket:
        await socket.turn()
        assert (await socket.wish("resign", seat=1))["type"] == "accepted"
        seen = len(socket.log)
        await socket.until(lambda: len(socket.log) > seen + 5)
    while site.house.bots._tasks:
        await asyncio.sleep(0.02)
    assert (await ann.view(table))["phase"] == "playing"


async def test_a_bots_turn_is_thought_about_before_hints_and_reviews_that_came_earlier(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []

    def think_of(name: str) -> int:
        order.append(name)
        return 0

    monkeypatch.setattr("pyramidion.server.thinking.choose", lambda *_: think_of("turn"))
    monkeypatch.setattr("pyramidion.server.thinking.hint", lambda *_: think_of("hint"))
    table = Table(Head("x", "maya_towers", 1, 2, {}, 0))
    thinkers, hold = Thinkers(0), threading.Event()
    thoughts = [
        thinkers.ask(Kind.REVIEW, "first", hold.wait),
        thinkers.ask(Kind.REVIEW, "second", lambda: think_of("review")),
        thinkers.hint(table, 1, 0),
        thinkers.choose("random", table, 1),
    ]
    answers = asyncio.gather(*thoughts)
    await asyncio.sleep(0.05)
    hold.set()
    await answers
    thinkers.close()
    assert order == ["turn", "hint", "review"]
