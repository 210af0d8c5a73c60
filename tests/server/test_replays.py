"""Replays: in parts, once for all who look, whole whoever asks and however."""

import asyncio
import gzip
import json
import random
import zlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from pyramidion.core import registry
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.records.record import record_of
from pyramidion.search.bots import new_bot
from pyramidion.server import positions, replaying
from pyramidion.server.frames import log_of
from pyramidion.server.gzipped import gzipped, joined_checksum
from pyramidion.server.positions import TOGETHER, Part, part_of
from pyramidion.server.protocol import Step
from pyramidion.server.replaying import Replays
from server.driving import Site

pytestmark = pytest.mark.anyio


def played(name: str, decisions: int = 10_000) -> Match:
    game = registry.game(name)
    match = Match(game, game.spec.seats[0], seed=5)
    bot = new_bot("random", game)
    while not match.is_over and decisions:
        seat = match.actors[0]
        match.play(bot.choose(match.observation(seat), seat, new_rng(5, match.ply)), seat)
        decisions -= 1
    return match


def steps_at_once(match: Match) -> list[Any]:
    """The positions one after the other, from the beginning of the match to its end."""
    told = [None, *log_of(Chronicle(None).told(match))]
    again, steps = Match(match.game, match.seats, match.options, settle=False), []
    for position, entry in enumerate(told):
        if position:
            again.play(match.log[position - 1].action, match.log[position - 1].actor)
        scene = again.scene()
        steps.append(Step(told=entry, scene=scene, moved=again.glides(None, scene)))
    return list(json.loads(msgspec.json.encode(steps)))


@pytest.mark.parametrize("name", ["axio", "maya_quarries", "maya_towers", "yaxha"])
def test_the_parts_together_are_every_position(name: str) -> None:
    match = played(name)
    record = record_of(match, legal=False).to_json()
    firsts = range(0, match.ply + 1, TOGETHER)
    parts = {first: positions.positions(record, first) for first in sorted(firsts, reverse=True)}
    text = b"".join(zlib.decompress(parts[first].deflated + b"\x03\x00", -15) for first in firsts)
    assert json.loads(b"[" + text + b"]") == steps_at_once(match)


async def test_parts_are_joined_to_what_every_program_can_unpack() -> None:
    rng = random.Random(3)
    texts = [rng.randbytes(rng.randrange(3000)) * rng.randrange(9) for _ in range(40)] + [b"", b"a"]

    async def parts() -> AsyncIterator[Part]:
        for text in texts:
            yield part_of(text)

    joined = b"".join([piece async for piece in gzipped(parts())])
    assert gzip.decompress(joined) == b"".join(texts)
    assert joined_checksum(zlib.crc32(b"before"), part_of(b"")) == zlib.crc32(b"before")


async def over(site: Site) -> tuple[Any, str]:
    ann = await site.person("Ann")
    table = await ann.table("maya_towers", "me", "random")
    async with ann.socket(table) as socket:
        await socket.wish("resign", seat=0)
        await socket.until(lambda: socket.frame["ending"])
    return ann, table


async def test_a_replay_is_the_same_however_it_is_sent_and_not_sent_twice(site: Site) -> None:
    ann, table = await over(site)
    path = f"/api/tables/{table}/replay"
    packed = await ann.http.get(path)
    plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
    refused = await ann.http.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in refused.headers
    assert packed.content == plain.content == refused.content
    assert packed.headers["cache-control"] == "private, no-cache"
    again = await ann.http.get(path, headers={"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await site.stranger().http.get(path, headers={"If-None-Match": packed.headers["etag"]})
    assert other.status_code == 200  # none of the seats is the stranger's
    assert other.json()["steps"] == packed.json()["steps"]


class Workers:
    """Worker processes that answer when they are let, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.go = asyncio.Semaphore(0)

    async def ask(self, _kind: Any, owner: str, question: Any) -> Part:
        self.asked.append((owner, question.args[1]))
        await self.go.acquire()
        return part_of(b"x")


async def fetched(replays: Replays, record: str, parts: int, address: str) -> int:
    return len([part async for part in replays.parts(record, parts * TOGETHER - 1, address)])


async def settled() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def test_many_who_look_at_one_match_have_it_made_once() -> None:
    workers = Workers()
    replays = Replays(workers)  # type: ignore[arg-type]
    looking = [asyncio.ensure_future(fetched(replays, "a", 3, f"192.0.2.{viewer}")) for viewer in range(20)]
    for _ in range(3):
        await settled()
        workers.go.release()
    assert await asyncio.wait_for(asyncio.gather(*looking), 10) == [3] * 20
    assert workers.asked == [("a", 0), ("a", TOGETHER), ("a", 2 * TOGETHER)]


async def test_an_address_that_asks_for_much_holds_up_only_itself() -> None:
    workers = Workers()
    replays = Replays(workers)  # type: ignore[arg-type]
    greedy = [asyncio.ensure_future(fetched(replays, f"long {number}", 9, "192.0.2.1")) for number in range(48)]
    await settled()
    honest = asyncio.ensure_future(fetched(replays, "short", 2, "192.0.2.2"))
    await settled()
    assert sorted(owner.split()[0] for owner, _ in workers.asked) == ["long", "short"]
    for _ in range(4):
        workers.go.release()
        await settled()
    assert honest.done()
    for task in greedy:
        task.cancel()
    await asyncio.gather(*greedy, return_exceptions=True)


async def test_who_leaves_while_a_part_is_made_leaves_the_turn_to_others() -> None:
    workers = Workers()
    replays = Replays(workers)  # type: ignore[arg-type]
    leaving, staying = (asyncio.ensure_future(fetched(replays, "a", 1, "192.0.2.1")) for _ in range(2))
    await settled()
    leaving.cancel()
    workers.go.release()
    assert await asyncio.wait_for(staying, 10) == 1


async def test_what_was_not_asked_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    for _ in range(99):
        workers.go.release()
    replays = Replays(workers)  # type: ignore[arg-type]
    await fetched(replays, "a", 1, "")
    monkeypatch.setattr(replaying, "KEPT", 2 * replays._size)
    for record in ("b", "a", "c", "a", "b"):
        await fetched(replays, record, 1, "")
    assert [owner for owner, _ in workers.asked] == ["a", "b", "c", "b"]
    assert replays._size <= replaying.KEPT


async def test_the_demo_is_made_once_and_not_sent_twice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = site.stranger()
    answers = await asyncio.gather(*(eve.http.get("/api/games/maya_towers/demo") for _ in range(3)))
    assert len(answers[0].json()["steps"]) > 10
    assert len({answer.content for answer in answers}) == 1
    monkeypatch.setattr(site.house.replays, "ask", None)
    again = await eve.http.get("/api/games/maya_towers/demo", headers={"If-None-Match": answers[0].headers["etag"]})
    assert again.status_code == 304
