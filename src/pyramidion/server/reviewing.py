"""Looking back at matches. Worker processes look at one moment at a time, so that bots never wait long for them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from pyramidion.search.analysis import MOST_EFFORT, Moment, turning_points
from pyramidion.server import protocol, thinking
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.pool import Thinkers
from pyramidion.server.queueing import Kind

Answer = TypeVar("Answer")
KEPT = 64  # reviews in memory, the latest
PATIENCE = 15.0  # seconds; nobody waits for a review that was not asked for so long
LONGEST = 300.0  # seconds of thinking about a whole match; usually it takes some ten
logger = logging.getLogger(__name__)


class _Work:
    """One match: how far its review has come, and when it was last asked for."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.asked = 0.0
        self.done = 0.0
        self.past: list[Moment] = []
        self.turning_points: list[protocol.TurningPoint] = []
        self.task: asyncio.Task[None] | None = None

    def review(self) -> protocol.Review:
        moments = [protocol.Moment(step=moment.ply, chances=list(moment.chances)) for moment in self.past]
        return protocol.Review(done=self.done, moments=moments, turning_points=self.turning_points)


class Reviews:
    """Reviews by record, made while somebody asks: a moment of one, then a moment of the next."""

    def __init__(self, thinkers: Thinkers, clock: Callable[[], float] = time.monotonic) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._one = asyncio.Lock()  # workers are left for others

    def knows(self, record: str) -> bool:
        """Whether the review of that record is made, being made, or begun."""
        return record in self._works

    def of(self, record: str) -> protocol.Review:
        """The review of a record as far as it has come. Asking sets it going, and keeps it going."""
        work = self._works.get(record)
        if work is None:
            self._make_room()
            work = self._works[record] = _Work(record)
        self._works.move_to_end(record)
        work.asked = self._clock()
        if work.task is None or (work.task.done() and work.done < 1):
            self._go_on(work)
        return work.review()

    async def close(self) -> None:
        """Stop."""
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self) -> None:
        """Forget the review that was not asked for longest, and stop making it."""
        if len(self._works) >= KEPT:
            _, work = self._works.popitem(last=False)
            if work.task:
                work.task.cancel()

    def _go_on(self, work: _Work) -> None:
        """Begin a review, or go on with one that nobody waited for any more."""
        if work.task and not work.task.cancelled() and work.task.exception():
            del self._works[work.record]  # whoever asks again has it tried again
            raise FaultError(500, sentence("broken"))
        work.task = asyncio.ensure_future(self._look_back(work))

    async def _look_back(self, work: _Work) -> None:
        """Look at one moment after the other, while somebody waits for it."""
        try:
            plies = await self._ask(work, thinking.plies)
            seconds = LONGEST / (max(1, len(plies)) * MOST_EFFORT)
            for ply in plies[len(work.past) :]:
                async with self._one:
                    if self._clock() - work.asked > PATIENCE:
                        return
                    work.past.append(await self._ask(work, thinking.moment, ply, seconds))
                work.done = len(work.past) / (len(plies) + 1)
            work.turning_points = [await self._turning_point(work, turn) for turn in turning_points(work.past)]
            work.done = 1.0
        except Exception:
            logger.exception("A match could not be looked back at.")
            raise

    async def _turning_point(self, work: _Work, moment: Moment) -> protocol.TurningPoint:
        decision = moment.decision
        assert decision
        better = await self._ask(work, thinking.told_instead, moment.ply, decision.best.action)
        return protocol.TurningPoint(
            step=moment.ply,
            seat=decision.seat,
            worth=decision.played.value,
            best=decision.best.value,
            better=better,
        )

    async def _ask(self, work: _Work, question: Callable[..., Answer], *arguments: float) -> Answer:
        return await self._thinkers.ask(Kind.REVIEW, work.record, partial(question, work.record, *arguments))
