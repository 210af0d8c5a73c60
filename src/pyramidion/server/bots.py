"""Bots at the tables. They think in worker processes, from observations, and enter by the same door as people."""

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from pyramidion.core.types import Seat
from pyramidion.server.backoff import Backoff
from pyramidion.server.errors import FaultError, RefusalError
from pyramidion.server.pool import Thinkers
from pyramidion.server.settings import Settings
from pyramidion.server.sparse_log import SparseLog
from pyramidion.server.table import Proposal, Table
from pyramidion.server.tables import Tables

NOT_TO_BE_HAD = (404, 410)  # faults of tables at which nothing can ever be done
logger = logging.getLogger(__name__)


class BotTurns:
    """Lets bots act at every table where the match waits for one, a moment after it began to wait.

    They act where a person plays, or where somebody looks; other tables rest. Of each person's tables only some go on
    at once. After a fault a table is told that its bots are late, and they try again until they can act.
    """

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        settings: Settings,
        is_watched: Callable[[str], bool],
        tell: Callable[[Table], None],
    ) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._is_watched = is_watched
        self._tell = tell  # those at a table about what has changed there
        self._pause = settings.bot_pause
        self._tables_each = settings.bot_tables_each
        self._places: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()  # by person
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False
        self._log = SparseLog(logger)

    def wake(self, table: Table) -> None:
        """See whether a bot should act at the table."""
        if self._next(table) is not None and table.id not in self._tasks and not self._is_closed:
            self._tasks[table.id] = asyncio.ensure_future(self._run(table))

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

    async def _run(self, table: Table) -> None:
        """Let one bot after the other act until nobody needs them any more."""
        backoff = Backoff()
        try:
            while self._next(table) is not None:
                try:
                    async with self._place_of(table.host):
                        await asyncio.sleep(self._pause)
                        await self._act(table)
                    backoff = Backoff()
                    self._be_late(table, False)
                    table = await self._tables.get(table.id)
                except Exception as fault:
                    if isinstance(fault, FaultError) and fault.status in NOT_TO_BE_HAD:
                        return
                    self._log.warn("A bot could not act; it tries again.", with_traceback=True)
                    self._be_late(table, True)
                    await asyncio.sleep(backoff.next())
        finally:
            self._tasks.pop(table.id, None)  # at once: whoever changes the table next must find that nobody waits
            self._be_late(table, False)

    def _place_of(self, person: int) -> asyncio.Semaphore:
        """What a table of the person's needs to go on. Whoever has waited longest has it next."""
        return self._places.setdefault(person, asyncio.Semaphore(self._tables_each))

    def _next(self, table: Table) -> Seat | None:
        """The seat whose bot is to act, if anybody cares."""
        return bot_to_act(table) if table.people() or self._is_watched(table.id) else None

    async def _act(self, table: Table) -> None:
        """Think, then act, unless the decision was taken back or the person has come back meanwhile."""
        seat = self._next(table)
        if seat is None:
            return
        bot, decision = table.chairs[seat].bot, table.decisions[seat]
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

    def _be_late(self, table: Table, is_late: bool) -> None:
        if table.bots_delayed != is_late:
            table.bots_delayed = is_late
            self._tell(table)


def bot_to_act(table: Table) -> Seat | None:
    """A seat whose bot the match waits for. While an undo waits for consent, bots wait too."""
    if table.undo is not None:
        return None
    return next((seat for seat in table.actors if table.chairs[seat].bot), None)
