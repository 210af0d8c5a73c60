"""Bots at the tables. They think in worker processes, from observations, and enter by the same door as people."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from pyramidion.core import registry
from pyramidion.core.types import Seat
from pyramidion.search.processes import end_pool, new_pool
from pyramidion.server import thinking
from pyramidion.server.errors import RefusalError, sentence
from pyramidion.server.queueing import Kind, Queue
from pyramidion.server.settings import Settings
from pyramidion.server.table import Proposal, Table
from pyramidion.server.tables import Tables

Answer = TypeVar("Answer")
TRIES = 4  # for one question, if worker processes die over it
logger = logging.getLogger(__name__)


class Thinkers:
    """The worker processes and the queue before them. A pool that has died is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self._queue = Queue(max(1, workers))

    def _new_pool(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(1)
        return new_pool(self._workers)

    def warm_up(self) -> None:
        """Start the worker processes, and let them load the games while nobody waits yet."""
        for _ in range(self._workers):
            for game in registry.names():
                self._pool.submit(thinking.load, game)

    async def choose(self, bot: str, table: Table, seat: Seat) -> int:
        """What the bot would do for the seat now."""
        observation = table.match.observation(seat).tobytes()
        question = partial(thinking.choose, bot, table.head.game, observation, seat, secrets.randbits(62))
        return await self.ask(Kind.TURN, table.id, question)

    async def hint(self, table: Table, seat: Seat, person: int) -> tuple[int, float]:
        """What a good player would do for the seat now, and what it is worth. One at a time for each person."""
        if self._queue.holds(Kind.HINT, person):
            raise RefusalError("not-now", sentence("hint-underway"))
        observation = table.match.observation(seat).tobytes()
        question = partial(thinking.hint, table.head.game, observation, seat, secrets.randbits(62))
        return await self.ask(Kind.HINT, person, question)

    async def ask(self, kind: Kind, owner: Hashable, question: Callable[[], Answer]) -> Answer:
        """The answer of a worker process to one of the questions of `thinking`, when the owner's turn has come."""
        for _ in range(TRIES):
            with suppress(BrokenExecutor):
                return await self._queue.think(kind, owner, lambda: self._begin(question))
        raise RuntimeError(f"A thought of kind {kind.name} has cost {TRIES} worker processes their life")

    def _begin(self, question: Callable[[], Answer]) -> Future[Answer]:
        try:
            return self._pool.submit(question)
        except BrokenExecutor:
            logger.warning("A worker process has died; it is replaced.")
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
            return self._pool.submit(question)

    def close(self) -> None:
        """End the worker processes, in the middle of a thought or of compiling too: nothing of it is lost."""
        end_pool(self._pool)


class BotTurns:
    """Lets bots act at every table where the match waits for one, a moment after it began to wait.

    Where nobody plays but bots, they go on only while somebody looks at the table.
    """

    def __init__(
        self, tables: Tables, thinkers: Thinkers, settings: Settings, is_watched: Callable[[str], bool]
    ) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._is_watched = is_watched
        self._pause = settings.bot_pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    def wake(self, table: Table) -> None:
        """See whether a bot should act at the table."""
        if self._next(table) is not None and table.id not in self._tasks and not self._is_closed:
            self._tasks[table.id] = asyncio.ensure_future(self._run(table.id))

    def is_busy(self, table: Table) -> bool:
        """Whether a bot is about to act at the table."""
        return table.id in self._tasks

    async def close(self) -> None:
        """Stop. What bots were about to do they do after the next start."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: str) -> None:
        try:
            table = await self._tables.get(table_id)
            while (seat := self._next(table)) is not None:
                await asyncio.sleep(self._pause)
                await self._act(table, seat)
                table = await self._tables.get(table_id)
        except Exception:
            logger.exception("A bot could not act; it is asked again when the table changes.")
        finally:
            self._tasks.pop(table_id, None)  # at once: whoever changes the table next must find that nobody waits

    def _next(self, table: Table) -> Seat | None:
        """The seat whose bot is to act, if anybody cares."""
        return bot_to_act(table) if table.concerned() or self._is_watched(table.id) else None

    async def _act(self, table: Table, seat: Seat) -> None:
        """Think, then act, unless the decision was taken back or the person has come back meanwhile."""
        bot, decision = table.chairs[seat].bot, table.decisions[seat]
        if self._next(table) != seat:
            return
        action = await self._thinkers.choose(bot, table, seat)

        def propose(now: Table) -> Proposal:
            if bot_to_act(now) != seat or now.chairs[seat].bot != bot:
                return Proposal([], now.phase)
            return now.play(seat, decision, action)

        try:
            await self._tables.change(table.id, propose)
        except RefusalError as refused:
            if refused.reason != "stale":
                raise


def bot_to_act(table: Table) -> Seat | None:
    """A seat whose bot the match waits for. While an undo waits for consent, bots wait too."""
    if table.undo is not None:
        return None
    return next((seat for seat in table.actors if table.chairs[seat].bot), None)
