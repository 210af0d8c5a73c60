"""What waits for a client that reads slowly: little, and nothing of it is wrong."""

import asyncio
import json

import pytest

from pyramidion.core.scene import Scene
from pyramidion.core.words import Message
from pyramidion.server.connections import Connection
from pyramidion.server.outgoing import MOST_WAITING, Outgoing
from pyramidion.server.protocol import Accepted, Frame, Told
from server.driving import Said, Site

pytestmark = pytest.mark.anyio


def frame(*log: str) -> Frame:
    told = [Told(actor=0, text=text, story=[Message("x")]) for text in log]
    scene = Scene(game="", title="", caption=Message("x"), zones=[])
    return Frame(mark="-".join(log), viewer=0, scene=scene, moved=[], log_from=0, log=told, waits_for=[])


async def sent(outgoing: Outgoing) -> Said:
    message = await asyncio.wait_for(outgoing.next(), 5)
    assert message is not None
    said: Said = json.loads(message)
    return said


async def test_only_the_newest_frame_waits_and_it_tells_all_the_log_that_was_missed() -> None:
    outgoing = Outgoing()
    outgoing.put(frame("a"))
    assert [entry["text"] for entry in (await sent(outgoing))["log"]] == ["a"]
    outgoing.put(frame("a", "b"))
    outgoing.put(Accepted(key="one"))
    outgoing.put(frame("a", "b", "c"))
    newest = await sent(outgoing)
    assert (await sent(outgoing))["type"] == "accepted"
    assert (newest["log_from"], [entry["text"] for entry in newest["log"]]) == (1, ["b", "c"])
    outgoing.put(frame("a", "x"))  # after an undo
    again = await sent(outgoing)
    assert (again["log_from"], [entry["text"] for entry in again["log"]]) == (1, ["x"])


async def test_a_client_has_of_the_log_what_it_says_it_has() -> None:
    outgoing = Outgoing()
    outgoing.put(frame("a", "b"))
    await sent(outgoing)
    outgoing.assume([])
    outgoing.put(frame("a", "b"))
    assert (await sent(outgoing))["log_from"] == 0
    outgoing.assume(frame("a").log)
    outgoing.put(frame("a", "b"))
    assert (await sent(outgoing))["log_from"] == 1


async def test_what_waits_is_sent_before_the_end_and_nothing_after_it() -> None:
    outgoing = Outgoing()
    outgoing.put(Accepted(key="one"))
    outgoing.end()
    outgoing.put(Accepted(key="two"))
    assert (await sent(outgoing))["key"] == "one"
    assert await outgoing.next() is None
    waiting = asyncio.ensure_future((other := Outgoing()).next())
    await asyncio.sleep(0)
    other.end()
    assert await waiting is None


async def test_too_many_answers_that_nobody_reads_end_it() -> None:
    outgoing = Outgoing()
    for number in range(MOST_WAITING + 100):
        outgoing.put(Accepted(key=str(number)))
    for number in range(MOST_WAITING + 1):
        assert (await sent(outgoing))["key"] == str(number)
    assert await outgoing.next() is None


async def test_who_never_reads_keeps_one_frame_and_one_table_waiting(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me", stall=100)
    deaf = Connection(table, None)
    site.house.connections.open(deaf)
    async with ann.socket(table) as socket:
        site.house.connections.greet(deaf, await site.house.tables.get(table), "")
        for _ in range(8):
            assert (await socket.play())["type"] == "accepted"
        assert [type(message).__name__ for message in deaf.outgoing._waiting] == ["TableView", "Frame"]
        newest = json.loads([await deaf.outgoing.next() for _ in range(2)][1] or b"")
        assert (newest["log_from"], newest["log"]) == (0, socket.log)
    site.house.connections.close(deaf)
