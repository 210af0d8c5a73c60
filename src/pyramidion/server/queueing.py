"""The queue before the workers: what people wait for most goes first, and nobody can crowd out the others.

Of one kind, the next thought is of the person with the fewest being thought about now, then of the person who was
served longest ago, then the one that came first. So whoever has a hundred tables slows down only those.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Any, TypeVar

from pyramidion.server.worker import WorkerDiedError

Answer = TypeVar("Answer")
TRIES = 3  # for one thought, if workers die over it


class Kind(IntEnum):
    """What is thought about, the most urgent first."""

    TURN = 0  # of a bot: the whole table waits
    HINT = 1
    REPLAY = 2  # a part of it, of a match that is over
    REVIEW = 3  # one moment of it


@dataclass(eq=False)
class Thought:
    """A question that waits for a worker, or is with one. It ends when its answer is done."""

    kind: Kind
    owner: Hashable  # the table, person or review it is for
    person: Hashable  # whose share of the workers it takes
    question: Callable[[], Any]
    answer: asyncio.Future[Any]
    arrival: int
    tries: int = 0
    is_wanted: bool = True  # whether anybody waits for the answer
    is_underway: bool = False  # whether a worker has it


@dataclass
class _Share:
    """What one person has in the queue and with workers."""

    thoughts: int = 0
    underway: int = 0
    served: int = -1  # when last, counted in thoughts; -1: not since there last was nothing of theirs


class Queue:
    """Hands thoughts to workers. One person never has more than `most_underway` workers at once."""

    def __init__(self, most_underway: int) -> None:
        self._most_underway = most_underway
        self._waiting: list[Thought] = []
        self._idle: list[asyncio.Future[Thought]] = []  # workers that ask for a thought
        self._count = count()
        self._owners: Counter[tuple[Kind, Hashable]] = Counter()
        self._shares: dict[Hashable, _Share] = {}
        self._all: set[Thought] = set()

    def holds(self, kind: Kind, owner: Hashable) -> bool:
        """Whether a thought of the owner's waits, or is being thought: also one that nobody waits for any more."""
        return (kind, owner) in self._owners

    async def think(self, kind: Kind, owner: Hashable, person: Hashable, question: Callable[[], Answer]) -> Answer:
        """The answer to the question, when a worker has had time for it. Who stops waiting before leaves the queue.

        What a worker has begun goes on, though nobody may wait for it any more.
        """
        answer = asyncio.get_running_loop().create_future()
        thought = Thought(kind, owner, person, question, answer, next(self._count))
        self._all.add(thought)
        self._owners[kind, owner] += 1
        self._shares.setdefault(person, _Share()).thoughts += 1
        answer.add_done_callback(lambda _: self._end(thought))
        self._waiting.append(thought)
        self._hand_out()
        try:
            found: Answer = await asyncio.shield(answer)
            return found
        except asyncio.CancelledError:
            thought.is_wanted = False
            if thought in self._waiting:
                answer.cancel()
            raise

    async def next(self, unless: asyncio.Future[None], seconds: float | None = None) -> Thought | None:
        """The next thought for a worker, which is to end it; None if none comes so long, or something else happens."""
        while True:
            place: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
            self._idle.append(place)
            self._hand_out()
            either: set[asyncio.Future[Any]] = {place, unless}
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if not place.done():
                place.cancel()
                return None
            thought = place.result()
            if unless.done():
                self._wait_again(thought)
                return None
            if thought.is_wanted:
                return thought
            thought.answer.cancel()

    def end(self, thought: Thought, answer: Any) -> None:
        """Give the answer to whoever waits for it. The worker has time for another thought."""
        self._withdraw(thought)
        if not thought.answer.done():  # the queue may have been closed meanwhile
            thought.answer.set_result(answer)

    def fail(self, thought: Thought, error: Exception) -> None:
        """Tell whoever waits why there is no answer."""
        self._withdraw(thought)
        if not thought.answer.done():
            thought.answer.set_exception(error)

    def put_back(self, thought: Thought, died: WorkerDiedError) -> None:
        """Have it thought again, since a worker has died over it; but not for ever, and only if it is waited for."""
        thought.tries += 1
        if thought.answer.done():
            return
        if not thought.is_wanted:
            thought.answer.cancel()
        elif thought.tries == TRIES:
            self.fail(thought, died)
        else:
            self._wait_again(thought)

    def close(self) -> None:
        """Let nobody wait any more."""
        for thought in list(self._all):
            thought.answer.cancel()

    def _wait_again(self, thought: Thought) -> None:
        self._withdraw(thought)
        self._waiting.append(thought)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give thoughts to idle workers, as long as there are both."""
        while (idle := self._idle_worker()) is not None:
            ready = [thought for thought in self._waiting if self._may_begin(thought)]
            if not ready:
                return
            thought = min(ready, key=self._rank)
            self._waiting.remove(thought)
            self._idle.remove(idle)
            share = self._shares[thought.person]
            thought.is_underway = True
            share.underway += 1
            share.served = next(self._count)
            idle.set_result(thought)

    def _idle_worker(self) -> asyncio.Future[Thought] | None:
        self._idle = [place for place in self._idle if not place.done()]
        return self._idle[0] if self._idle else None

    def _may_begin(self, thought: Thought) -> bool:
        return not thought.answer.done() and self._shares[thought.person].underway < self._most_underway

    def _rank(self, thought: Thought) -> tuple[int, ...]:
        share = self._shares[thought.person]
        return (thought.kind, share.underway, share.served, thought.arrival)

    def _withdraw(self, thought: Thought) -> None:
        if thought.is_underway:
            thought.is_underway = False
            self._shares[thought.person].underway -= 1

    def _end(self, thought: Thought) -> None:
        """Forget a thought whose answer is done."""
        self._withdraw(thought)
        if thought in self._waiting:
            self._waiting.remove(thought)
        self._all.discard(thought)
        self._owners[thought.kind, thought.owner] -= 1
        if not self._owners[thought.kind, thought.owner]:
            del self._owners[thought.kind, thought.owner]
        share = self._shares[thought.person]
        share.thoughts -= 1
        if not share.thoughts:
            del self._shares[thought.person]
        self._hand_out()
