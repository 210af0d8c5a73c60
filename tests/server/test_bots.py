"""Bots at tables: they go on while anybody cares, and go before hints and reviews."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from pyramidion.server import backoff
from pyramidion.server.events import Acted
from pyramidion.server.pool import Thinkers
from pyramidion.server.queueing import Kind
from pyramidion.server.store import Head, Kept, Store
from pyramidion.server.table import Table
from server.driving import PATIENCE, Client, Site, running, settings_in

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
        assert await site.house.store.running_tables(10, 10) == [mine]
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


async def test_a_table_whose_people_are_played_for_by_bots_rests_when_nobody_looks(site: Site) -> None:
    """Whoever may come back has not come back yet: a hundred tables left to bots cost nobody anything."""
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "random", **LONG)
    async with ann.socket(table) as socket:
        assert (await socket.wish("substitute", seat=0))["type"] == "accepted"
        seen = len(socket.log)
        await socket.until(lambda: len(socket.log) > seen + 5)
    while site.house.bots._tasks:
        await asyncio.sleep(0.02)
    assert await _rests(site, table)
    assert (await ann.at(table, "say", type="take-back", key="key-0001", seat=0)).json()["type"] == "accepted"
    async with asyncio.timeout(PATIENCE):
        while not (await ann.frame(table, 0))["decision"]:
            await asyncio.sleep(0.02)


async def _until(site: Site, table: str, happened: Callable[[list[Kept]], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened(await site.house.store.events_after(table, 0)):
            await asyncio.sleep(0.02)


class Fault:
    """An error of the database that lasts until the test ends it."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        self.is_over = False
        append = site.house.store.append

        async def fail(*arguments: Any, **named: Any) -> None:
            if not self.is_over:
                self.failures += 1
                raise OperationalError("INSERT", {}, Exception("database is locked"))
            await append(*arguments, **named)

        monkeypatch.setattr(site.house.store, "append", fail)


async def test_after_a_fault_bots_go_on_by_themselves_and_the_table_is_told_meanwhile(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(backoff, "FIRST", 0.01)
    monkeypatch.setattr(backoff, "LONGEST", 0.05)
    ann = await site.person()
    tables = [await ann.table("maya_towers", "random", "random", **LONG) for _ in range(2)]
    fault = Fault(site, monkeypatch)
    async with ann.socket(tables[0]) as socket, ann.socket(tables[1]) as other:
        for each in (socket, other):
            await each.until(lambda each=each: each.table["bots_delayed"])
        async with asyncio.timeout(PATIENCE):
            while fault.failures < 10:
                await asyncio.sleep(0.01)
        assert (await ann.view(tables[0]))["bots_delayed"]
        fault.is_over = True
        for each in (socket, other):
            seen = len(each.log)
            await each.until(lambda each=each, seen=seen: len(each.log) > seen + 5)
            assert not each.table["bots_delayed"]
    assert caplog.text.count("Traceback") == 1  # not one for each try


async def test_after_a_fault_at_the_start_bots_go_on_where_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_in(tmp_path, bot_pause=100.0)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "random")
    monkeypatch.setattr(backoff, "FIRST", 0.01)
    read, faults = Store.running_tables, iter(range(3))

    async def fail(store: Store, *arguments: int) -> list[str]:
        if next(faults, None) is not None:
            raise OperationalError("SELECT", {}, Exception("database is locked"))
        return await read(store, *arguments)

    monkeypatch.setattr(Store, "running_tables", fail)
    async with running(settings_in(tmp_path)) as site:
        await _until(site, table, lambda log: isinstance(log[-1].event, Acted) and log[-1].event.actor == 1)
    assert next(faults, None) is None
    await ann.http.aclose()


async def test_bots_act_at_some_of_a_persons_tables_at_once_and_all_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_in(tmp_path, bot_tables_each=2)) as site:
        ann, bob = await site.person(), await site.person()
        at_once = most = 0
        act = site.house.bots._act

        async def counted(table: Table) -> None:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            await act(table)
            at_once -= 1

        monkeypatch.setattr(site.house.bots, "_act", counted)
        tables = [await ann.table("maya_towers", "random", "random", **LONG) for _ in range(5)]
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(bob.socket(table)) for table in tables]
            for socket in sockets:
                await socket.until(lambda socket=socket: len(socket.log) > 10)
            assert most == 2
            lengths = [await _length(site, table) for table in tables]
            assert max(lengths) - min(lengths) < 10
            others = await bob.table("maya_towers", "random", "random", **LONG)
            socket = await stack.enter_async_context(bob.socket(others))
            await socket.until(lambda: len(socket.log) > 10)
            assert most == 3


async def test_after_a_restart_nobody_has_more_tables_that_go_on_than_others(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    mine = await ann.table("maya_towers", "me", "me")
    many = [await bob.table("maya_towers", "me", "me") for _ in range(4)]
    assert await site.house.store.running_tables(10, 2) == [*reversed(many[-2:]), mine]


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
    thinkers.start()
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
    await thinkers.close()
    assert order == ["turn", "hint", "review"]
