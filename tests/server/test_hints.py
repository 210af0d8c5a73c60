"""Hints: from what a seat may know, for whom they are, and without holding anybody up."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest

from pyramidion.core.match import Match
from pyramidion.server.pool import Thinkers
from pyramidion.server.queueing import Kind
from pyramidion.server.store import Head
from pyramidion.server.table import Table
from server.driving import PATIENCE, Client, Site, running, settings_in

pytestmark = pytest.mark.anyio


async def test_a_hint_is_a_legal_action_and_what_it_is_worth(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("axio", "me", "level1")
    async with ann.socket(table) as socket:
        await socket.turn()
        answer = await ann.at(table, "hint", seat=0, decision=socket.frame["decision"])
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        assert 0 < hint["worth"] < 1
        assert (await socket.play("/".join(hint["targets"])))["type"] == "accepted"
        assert [tuple(hint["targets"])] == [
            tuple(_match(site, table).ledger.targets(int(entry.action)))
            for entry in _match(site, table).log
            if entry.actor == 0
        ]


async def test_a_hint_tells_nothing_that_is_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After different secret claims of the other seat, with equal seeds, the hints are the same."""
    monkeypatch.setattr("pyramidion.server.pool.secrets.randbits", lambda _: 5)
    match = Match(Table(Head("x", "yaxha", 1, 2, {}, 0)).game, 2, seed=3)
    while match.actors != [0, 1] or len(match.legal_actions(0)) < 2:
        match.play(match.legal_actions(match.turn)[0], match.turn)
    thinkers = Thinkers(0)
    thinkers.start()
    hints = set()
    for claim in match.legal_actions(0)[:2]:
        table = Table(Head("x", "yaxha", 1, 2, {}, 0))
        table.match = match.copy()
        table.match.play(claim, 0)
        hints.add(await thinkers.hint(table, 1, 0))
    await thinkers.close()
    assert len(hints) == 1


async def test_who_gets_no_hint(site: Site) -> None:
    ann, bob, eve = await site.person(), await site.person(), await site.person()
    table = await ann.table("maya_towers", "open", "me")
    assert await _refused(ann, table, 1, 1) == (409, "server-not-started")
    await bob.at(table, "sit", seat=0)
    await ann.at(table, "start")
    assert await _refused(ann, table, 1, 1) == (409, "server-hint-among-people")
    assert await _refused(bob, table, 1, 1) == (403, "server-not-yours")
    assert await _refused(eve, table, 1, 1) == (403, "server-not-yours")
    assert await _refused(site.stranger(), table, 1, 1) == (401, "server-stranger")
    assert await _refused(bob, table, 0, 1) == (409, "server-stale")
    shared = await ann.table("maya_towers", "me Ann", "me Ben")
    assert await _refused(ann, shared, 1, 7) == (409, "server-stale")
    assert (await ann.at(shared, "hint", seat=1, decision=1)).status_code == 200


async def test_nobody_asks_for_hints_without_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, hints_rate=0.2)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "random", "me")
        assert (await ann.at(table, "hint", seat=1, decision=1)).status_code == 200
        assert await _refused(ann, table, 1, 1) == (429, "server-too-fast")


@asynccontextmanager
async def _busy(site: Site) -> AsyncIterator[Event]:
    """The only worker of the site has something else to think about until the event."""
    hold = Event()
    other = asyncio.ensure_future(site.house.thinkers.ask(Kind.TURN, "another table", hold.wait))
    await asyncio.sleep(0)
    try:
        yield hold
    finally:
        hold.set()
        await other


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def test_each_person_has_one_hint_at_a_time(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    tables = [await person.table("maya_towers", "random", "me") for person in (ann, ann, bob)]
    async with _busy(site) as hold:
        first = asyncio.ensure_future(ann.at(tables[0], "hint", seat=1, decision=1))
        await _until(lambda: bool(site.house.thinkers._queue._waiting))
        for table in tables[:2]:
            assert await _refused(ann, table, 1, 1) == (409, "server-hint-underway")
        others = asyncio.ensure_future(bob.at(tables[2], "hint", seat=1, decision=1))
        await _until(lambda: len(site.house.thinkers._queue._waiting) == 2)
        hold.set()
        assert [(await answer).status_code for answer in (first, others)] == [200, 200]
    assert (await ann.at(tables[1], "hint", seat=1, decision=1)).status_code == 200


async def test_who_goes_away_takes_the_hint_out_of_the_queue(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("pyramidion.server.thinking.hint", lambda *known: asked.append(known))
    ann = await site.person()
    table = await ann.table("maya_towers", "random", "me")
    queue = site.house.thinkers._queue
    async with _busy(site):
        with pytest.raises(httpx.ReadTimeout):
            await ann.http.post(f"/api/tables/{table}/hint", json={"seat": 1, "decision": 1}, timeout=0.5)
        await _until(lambda: not queue._waiting)
    await site.house.thinkers.ask(Kind.REVIEW, "whoever comes later", list)
    assert asked == []


async def test_long_thoughts_hold_up_neither_the_loop_nor_the_others_for_long() -> None:
    """One worker process, the strongest level at one table: a quick bot at another waits for no more than its cap."""
    thinkers = Thinkers(1)
    thinkers.start()
    table = Table(Head("x", "maya_quarries", 1, 4, {}, 0))
    table.match.resume()
    longest, last = 0.0, time.monotonic()

    async def beat() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(0.01)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()

    try:
        seat = table.match.turn
        await thinkers.choose("level1", table, seat)  # the worker has started and loaded what it needs
        last = time.monotonic()
        beating = asyncio.ensure_future(beat())
        began = time.monotonic()
        strong = asyncio.ensure_future(thinkers.choose("level6", table, seat))
        await asyncio.sleep(0.05)
        await thinkers.choose("level1", table, seat)
        waited = time.monotonic() - began
        assert await strong in [int(action) for action in table.match.legal_actions(seat)]
        beating.cancel()
        assert waited < 3.0 + 1.5  # the cap, and a busy machine
        assert longest < 0.5
    finally:
        await thinkers.close()


def _match(site: Site, table: str) -> Match:
    return site.house.tables._live[table].match


async def _refused(person: Client, table: str, seat: int, decision: int) -> tuple[int, str]:
    answer = await person.at(table, "hint", seat=seat, decision=decision)
    return answer.status_code, answer.json()["sentence"]["id"]
