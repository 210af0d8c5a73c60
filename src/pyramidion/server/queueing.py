"""The queue before the worker processes: what people wait for most goes first.

Nobody has more than one thought of a kind in it (a table one turn, a person one hint, a review one moment): so within
a kind it is fair that who came first goes first.
"""

import asyncio
from bisect import insort
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from enum import IntEnum
from itertools import count
from typing import NamedTuple, TypeVar

Answer = TypeVar("Answer")


class Kind(IntEnum):
    """What is thought about, the most urgent first."""

    TURN = 0  # of a bot: the whole table waits
    HINT = 1
    REPLAY = 2  # a part of it, of a match that is over
    REVIEW = 3  # one moment of it


class _Waiting(NamedTuple):
    """Somebody who waits for a place; they are ordered by kind, then by arrival."""

    kind: Kind
    arrival: int
    admitted: asyncio.Future[None]


class Queue:
    """Lets so many thoughts be thought at once: as many as there are workers, so that none waits behind another."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._arrivals = count()
        self._owners: Counter[tuple[Kind, Hashable]] = Counter()

    def holds(self, kind: Kind, owner: Hashable) -> bool:
        """Whether a thought of the owner's waits, or is being thought: also one that nobody waits for any more."""
        return (kind, owner) in self._owners

    async def think(self, kind: Kind, owner: Hashable, begin: Callable[[], "Future[Answer]"]) -> Answer:
        """The answer of what is begun when its turn has come. Who stops waiting before that leaves the queue.

        What has begun cannot be stopped: it keeps its place until it is done, though nobody may wait for it any more.
        """
        self._owners[kind, owner] += 1
        try:
            await self._place(kind)
        except asyncio.CancelledError:
            self._forget(kind, owner)
            raise
        try:
            thought = asyncio.wrap_future(begin())
        except Exception:
            self._end(kind, owner)
            raise
        thought.add_done_callback(lambda _: self._end(kind, owner))
        return await asyncio.shield(thought)

    async def _place(self, kind: Kind) -> None:
        """Wait for a place."""
        waiting = _Waiting(kind, next(self._arrivals), asyncio.get_running_loop().create_future())
        insort(self._waiting, waiting)
        self._admit()
        try:
            await waiting.admitted
        except asyncio.CancelledError:
            if not waiting.admitted.cancelled():  # the place came in the same moment
                self._leave()
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            raise

    def _admit(self) -> None:
        while self._free and self._waiting:
            admitted = self._waiting.pop(0).admitted
            if not admitted.cancelled():
                self._free -= 1
                admitted.set_result(None)

    def _leave(self) -> None:
        self._free += 1
        self._admit()

    def _end(self, kind: Kind, owner: Hashable) -> None:
        self._forget(kind, owner)
        self._leave()

    def _forget(self, kind: Kind, owner: Hashable) -> None:
        self._owners[kind, owner] -= 1
        if not self._owners[kind, owner]:
            del self._owners[kind, owner]
