"""Looking back at matches. Worker processes look at one moment at a time, so that bots never wait long for them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from pyramidion.search.analysis import Moment, turning_points
from pyramidion.server import protocol, thinking
from pyramidion.server.bots import Thinkers
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.queueing import Kind

Answer = TypeVar("Answer")
KEPT = 64  # reviews in memory, the latest
logger = logging.getLogger(__name__)


class _Work:
    """One match: how far its review has come."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.done = 0.0
        self.past: list[Moment] = []
        self.turning_points: list[protocol.TurningPoint] = []
        self.task: asyncio.Task[None] | None = None

    def review(self) -> protocol.Review:
        moments = [protocol.Moment(step=moment.ply, chances=list(moment.chances)) for moment in self.past]
        return protocol.Review(done=self.done, moments=moments, turning_points=self.turning_points)


class Reviews:
    """Reviews by record, made when somebody asks, one after the other."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: OrderedDict[str, _Work] = OrderedDict()
        self._one = asyncio.Lock()

    def knows(self, record: str) -> bool:
        """Whether the review of that record is made, or being made."""
        return record in self._works

    def of(self, record: str) -> protocol.Review:
        """The review of a record as far as it has come; who asks first sets it going."""
        work = self._works.get(record)
        if work is None:
            self._make_room()
            work = self._works[record] = _Work(record)
            work.task = asyncio.ensure_future(self._look_back(work))
        assert work.task
        if work.task.done() and not work.task.cancelled() and work.task.exception():
            del self._works[record]  # whoever asks again has it tried again
            raise FaultError(500, sentence("broken"))
        self._works.move_to_end(record)
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

    async def _look_back(self, work: _Work) -> None:
        try:
            async with self._one:
                plies = await self._ask(work, thinking.plies)
                for ply in plies:
                    work.past.append(await self._ask(work, thinking.moment, ply))
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

    async def _ask(self, work: _Work, question: Callable[..., Answer], *arguments: int) -> Answer:
        return await self._thinkers.ask(Kind.REVIEW, work.record, partial(question, work.record, *arguments))
