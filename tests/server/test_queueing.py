"""The queue before the worker processes: who is thought for first, and what becomes of those who go away."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from pyramidion.server.queueing import Kind, Queue

pytestmark = pytest.mark.anyio


class Desk:
    """Workers whose thoughts end when the test says so."""

    def __init__(self, places: int) -> None:
        self.queue = Queue(places)
        self.begun: list[str] = []
        self._thoughts: dict[str, Future[str]] = {}

    def ask(self, kind: Kind, owner: str) -> "asyncio.Task[str]":
        return asyncio.ensure_future(self.queue.think(kind, owner, self._begin(owner)))

    def _begin(self, owner: str) -> Callable[[], "Future[str]"]:
        def begin() -> "Future[str]":
            self.begun.append(owner)
            self._thoughts[owner] = Future()
            return self._thoughts[owner]

        return begin

    async def end(self, owner: str) -> None:
        self._thoughts[owner].set_result(owner.upper())
        await _settled()


async def _settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_people_wait_for_most_goes_first_and_within_a_kind_who_came_first() -> None:
    desk = Desk(1)
    came = [
        (Kind.REVIEW, "running"),
        (Kind.REVIEW, "review 1"),
        (Kind.HINT, "hint 1"),
        (Kind.TURN, "turn 1"),
        (Kind.HINT, "hint 2"),
        (Kind.TURN, "turn 2"),
        (Kind.REVIEW, "review 2"),
    ]
    answers = []
    for kind, owner in came:
        answers.append(desk.ask(kind, owner))
        await _settled()
    for _ in came:
        await desk.end(desk.begun[-1])
    assert desk.begun == ["running", "turn 1", "turn 2", "hint 1", "hint 2", "review 1", "review 2"]
    assert [await answer for answer in answers] == [owner.upper() for _, owner in came]


async def test_no_more_is_begun_than_there_are_workers() -> None:
    desk = Desk(2)
    answers = [desk.ask(Kind.REVIEW, owner) for owner in ("one", "two", "three")]
    await _settled()
    assert desk.begun == ["one", "two"]
    await desk.end("two")
    assert desk.begun == ["one", "two", "three"]
    await desk.end("one")
    await desk.end("three")
    assert await asyncio.gather(*answers) == ["ONE", "TWO", "THREE"]


async def test_who_goes_away_leaves_the_queue() -> None:
    desk = Desk(1)
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


async def test_what_has_begun_keeps_its_place_though_nobody_waits_for_it() -> None:
    desk = Desk(1)
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


@pytest.mark.parametrize("is_first_to_know", [True, False])
async def test_who_goes_away_in_the_moment_of_being_admitted_gives_the_place_on(is_first_to_know: bool) -> None:
    desk = Desk(1)
    running, gone, last = (desk.ask(Kind.TURN, owner) for owner in ("running", "gone", "last"))
    await _settled()
    if is_first_to_know:
        gone.cancel()
    desk._thoughts["running"].set_result("")
    while desk.queue._waiting and desk.queue._waiting[0].arrival == 1:
        await asyncio.sleep(0)
    gone.cancel()
    await _settled()
    assert desk.begun == ["running", "last"]
    await desk.end("last")
    assert await last == "LAST"
    assert (await running, gone.cancelled()) == ("", True)


async def test_what_cannot_be_begun_takes_no_place() -> None:
    desk = Desk(1)

    def fail() -> "Future[str]":
        raise ValueError("as a test wishes")

    with pytest.raises(ValueError, match="as a test wishes"):
        await desk.queue.think(Kind.TURN, "failing", fail)
    assert not desk.queue.holds(Kind.TURN, "failing")
    answer = desk.ask(Kind.REVIEW, "next")
    await _settled()
    await desk.end("next")
    assert await answer == "NEXT"
