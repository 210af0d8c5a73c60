"""The matches of a contest, shared out among processes. Results come in the order of the schedule."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING

from pyramidion.core.errors import PyramidionError
from pyramidion.search.processes import end_pool, new_pool

if TYPE_CHECKING:
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture
    from pyramidion.search.arena.playing import Result

AHEAD = 4  # matches given out for each worker: one slow match must not keep the others waiting


def play_here(contest: "Contest", fixtures: "Iterable[Fixture]", jobs: int) -> "Iterator[Result]":
    """Play the fixtures in so many processes; one means in this one."""
    if jobs == 1:
        for fixture in fixtures:
            yield play_fixture(contest, fixture)
        return
    pool = new_pool(jobs)

    def submit(fixture: "Fixture") -> "Callable[[], Result]":
        return pool.submit(play_fixture, contest, fixture).result

    try:
        yield from in_order(fixtures, submit, jobs * AHEAD)
    except BrokenExecutor:
        raise PyramidionError("A worker process has died; with --report the same command goes on.") from None
    finally:
        end_pool(pool)


def play_fixture(contest: "Contest", fixture: "Fixture") -> "Result":
    """One match; only now what it needs is loaded."""
    from pyramidion.search.arena.playing import play_match

    return play_match(contest, fixture)


def in_order(
    fixtures: "Iterable[Fixture]", submit: "Callable[[Fixture], Callable[[], Result]]", ahead: int
) -> "Iterator[Result]":
    """Give out fixtures, so many ahead; wait for the results one by one."""
    pending: deque[Callable[[], Result]] = deque()
    for fixture in fixtures:
        pending.append(submit(fixture))
        if len(pending) > ahead:
            yield pending.popleft()()
    while pending:
        yield pending.popleft()()
