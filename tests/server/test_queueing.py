"""The queue before the workers: who is thought for first, and what becomes of those who go away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pyramidion.server.queueing import TRIES, Kind, Queue, Thought
from pyramidion.server.worker import WorkerDiedError

pytestmark = pytest.mark.anyio


class Desk:
    """Workers whose thoughts end when the test says so."""

    def __init__(self, most_underway: int) -> None:
        self.queue = Queue(most_underway)
        self.begun: list[str] = []
        self.ends: list[asyncio.Future[None]] = []  # by worker: its death
        self._thoughts: dict[str, Thought] = {}
        self._done: dict[str, asyncio.Event] = {}

    def ask(self, kind: Kind, owner: str, person: str = "") -> "asyncio.Task[str]":
        return asyncio.ensure_future(self.queue.think(kind, owner, person or owner, owner.upper))

    async def work(self, end: "asyncio.Future[None]") -> None:
        while (thought := await self.queue.next(end)) is not None:
            owner = str(thought.owner)
            self.begun.append(owner)
            self._thoughts[owner], self._done[owner] = thought, asyncio.Event()
            await self._done[owner].wait()

    async def end(self, owner: str) -> None:
        thought = self._thoughts[owner]
        self.queue.end(thought, thought.question())
        self._done[owner].set()
        await _settled()

    async def die_over(self, owner: str) -> None:
        self.queue.put_back(self._thoughts[owner], WorkerDiedError("as a test wishes"))
        self._done[owner].set()
        await _settled()


@asynccontextmanager
async def _desk(workers: int, most_underway: int = 9) -> AsyncIterator[Desk]:
    desk = Desk(most_underway)
    desk.ends = [asyncio.get_running_loop().create_future() for _ in range(workers)]
    working = [asyncio.ensure_future(desk.work(end)) for end in desk.ends]
    await _settled()
    yield desk
    for task in working:
        task.cancel()


async def _settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_people_wait_for_most_goes_first_and_within_a_kind_who_came_first() -> None:
    came = [
        (Kind.REVIEW, "running"),
        (Kind.REVIEW, "review 1"),
        (Kind.HINT, "hint 1"),
        (Kind.TURN, "turn 1"),
        (Kind.HINT, "hint 2"),
        (Kind.TURN, "turn 2"),
        (Kind.REVIEW, "review 2"),
    ]
    async with _desk(1) as desk:
        answers = []
        for kind, owner in came:
            answers.append(desk.ask(kind, owner))
            await _settled()
        for _ in came:
            await desk.end(desk.begun[-1])
        assert desk.begun == ["running", "turn 1", "turn 2", "hint 1", "hint 2", "review 1", "review 2"]
        assert [await answer for answer in answers] == [owner.upper() for _, owner in came]


async def test_no_more_is_begun_than_there_are_workers() -> None:
    async with _desk(2) as desk:
        answers = [desk.ask(Kind.REVIEW, owner) for owner in ("one", "two", "three")]
        await _settled()
        assert desk.begun == ["one", "two"]
        await desk.end("two")
        assert desk.begun == ["one", "two", "three"]
        await desk.end("one")
        await desk.end("three")
        assert await asyncio.gather(*answers) == ["ONE", "TWO", "THREE"]


async def test_whoever_has_many_tables_slows_down_only_those() -> None:
    """Ann's table is next whenever it asks, however many of Bob's have waited for longer."""
    async with _desk(1) as desk:
        bobs = [desk.ask(Kind.TURN, f"bob {table}", "Bob") for table in range(100)]
        await _settled()
        for turn in range(5):
            ann = desk.ask(Kind.TURN, f"ann {turn}", "Ann")
            await _settled()
            await desk.end(f"bob {turn}")
            assert desk.begun[-1] == f"ann {turn}"
            await desk.end(f"ann {turn}")
            assert await ann == f"ANN {turn}"
        assert desk.begun[-1] == "bob 5"
        for bob in bobs:
            bob.cancel()


async def test_people_take_turns_then_their_tables_do() -> None:
    async with _desk(1) as desk:
        asked = [desk.ask(Kind.TURN, table, table[0]) for table in ("A1", "A2", "A3", "B1", "B2", "C1")]
        await _settled()
        for _ in asked:
            await desk.end(desk.begun[-1])
        assert desk.begun == ["A1", "B1", "C1", "A2", "B2", "A3"]


async def test_one_person_never_has_all_workers() -> None:
    async with _desk(3, most_underway=2) as desk:
        asked = [desk.ask(Kind.TURN, f"bob {table}", "Bob") for table in range(4)]
        await _settled()
        assert desk.begun == ["bob 0", "bob 1"]
        asked.append(desk.ask(Kind.REVIEW, "ann"))
        await _settled()
        assert desk.begun[2:] == ["ann"]
        await desk.end("bob 1")
        assert desk.begun[3:] == ["bob 2"]
        for task in asked:
            task.cancel()


async def test_who_goes_away_leaves_the_queue() -> None:
    async with _desk(1) as desk:
        running, gone, last = (desk.ask(Kind.HINT, owner) for owner in ("running", "gone", "last"))
        await _settled()
        assert desk.queue.holds(Kind.HINT, "gone")
        gone.cancel()
        await _settled()
        assert not desk.queue.holds(Kind.HINT, "gone")
        await desk.end("running")
        assert desk.begun == ["running", "last"]
        await desk.end("last")
        assert (await running, await last) == ("RUNNING", "LAST")


async def test_what_has_begun_goes_on_though_nobody_waits_for_it() -> None:
    async with _desk(1) as desk:
        gone, next_one = desk.ask(Kind.HINT, "gone"), desk.ask(Kind.HINT, "next")
        await _settled()
        gone.cancel()
        await _settled()
        assert gone.cancelled()
        assert desk.begun == ["gone"]
        assert desk.queue.holds(Kind.HINT, "gone")
        await desk.end("gone")
        assert desk.begun == ["gone", "next"]
        assert not desk.queue.holds(Kind.HINT, "gone")
        await desk.end("next")
        assert await next_one == "NEXT"


async def test_who_goes_away_before_the_worker_has_begun_keeps_no_place() -> None:
    async with _desk(0) as desk:
        gone, last = desk.ask(Kind.TURN, "gone"), desk.ask(Kind.TURN, "last")
        await _settled()
        working = asyncio.ensure_future(desk.work(asyncio.get_running_loop().create_future()))
        while not desk.queue._shares["gone"].underway:
            await asyncio.sleep(0)
        gone.cancel()  # in the moment of being handed to the worker
        await _settled()
        assert desk.begun == ["last"]
        await desk.end("last")
        assert await last == "LAST"
        working.cancel()


async def test_what_a_worker_dies_over_is_thought_again_first_but_not_for_ever() -> None:
    async with _desk(1) as desk:
        unlucky, patient = desk.ask(Kind.TURN, "unlucky", "Ann"), desk.ask(Kind.TURN, "patient", "Ann")
        await _settled()
        for _ in range(TRIES):
            assert desk.begun[-1] == "unlucky"
            await desk.die_over("unlucky")
        assert desk.begun == ["unlucky"] * TRIES + ["patient"]
        with pytest.raises(WorkerDiedError):
            await unlucky
        await desk.end("patient")
        assert await patient == "PATIENT"


async def test_what_nobody_waits_for_is_not_thought_again() -> None:
    async with _desk(1) as desk:
        gone, next_one = desk.ask(Kind.HINT, "gone"), desk.ask(Kind.HINT, "next")
        await _settled()
        gone.cancel()
        await _settled()
        await desk.die_over("gone")
        assert desk.begun == ["gone", "next"]
        assert not desk.queue.holds(Kind.HINT, "gone")
        next_one.cancel()


async def test_a_worker_that_dies_in_the_moment_of_being_given_a_thought_gives_it_on() -> None:
    async with _desk(2) as desk:
        asked = desk.ask(Kind.TURN, "asked")
        desk.ends[0].set_result(None)
        while not desk.queue._shares.get("asked"):
            await asyncio.sleep(0)
        await _settled()
        assert desk.begun == ["asked"]
        await desk.end("asked")
        assert await asked == "ASKED"


async def test_a_worker_that_is_given_nothing_may_look_after_itself() -> None:
    queue = Queue(1)
    assert await queue.next(asyncio.get_running_loop().create_future(), 0.01) is None
    asked = asyncio.ensure_future(queue.think(Kind.TURN, "late", "late", str))
    await _settled()
    thought = await queue.next(asyncio.get_running_loop().create_future())
    assert thought is not None
    queue.end(thought, "answer")
    assert await asked == "answer"


async def test_when_it_closes_nobody_waits_any_more() -> None:
    async with _desk(1) as desk:
        asked = [desk.ask(Kind.TURN, owner) for owner in ("running", "waiting")]
        await _settled()
        desk.queue.close()
        await asyncio.wait(asked)
        assert all(task.cancelled() for task in asked)
        await desk.end("running")
        assert desk.begun == ["running"]
