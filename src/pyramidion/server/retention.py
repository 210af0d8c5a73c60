"""What nobody needs any more is deleted, a little at a time."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from pyramidion.server.people import People
from pyramidion.server.settings import Settings
from pyramidion.server.store import Store
from pyramidion.server.tables import Tables

Item = TypeVar("Item")
EVERY = 3600.0  # seconds from sweep to sweep
MOST = 2000  # of a kind in one sweep; the next one goes on
TOGETHER = 20  # in one transaction, so that nobody who plays waits for long
PAUSE = 0.05  # seconds, in which others write
NEVER = ""  # before all times
logger = logging.getLogger(__name__)


class Retention:
    """Deletes guests and tables that came to nothing, and what is over for long enough."""

    def __init__(self, store: Store, tables: Tables, people: People, settings: Settings) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._settings = settings

    async def run(self) -> None:
        """Sweep now and every hour."""
        while True:
            try:
                await self.sweep()
            except Exception:
                logger.exception("What is old could not be deleted; it is tried again in an hour.")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Delete what is old now. What is in memory, because somebody has come for it lately, stays."""
        unused, over = _days_ago(self._settings.keep_unused_days), _days_ago(self._settings.keep_days)
        for tables in _parts(await self._store.old_tables(unused, over, MOST)):
            await asyncio.gather(*(self._tables.delete(table, unused, over) for table in tables))
            await asyncio.sleep(PAUSE)
        for guests in _parts(await self._store.idle_guests(unused, MOST)):
            await self._store.delete_guests([guest for guest in guests if not self._people.is_known(guest)], unused)
            await asyncio.sleep(PAUSE)
        while await self._store.delete_records(over, TOGETHER):
            await asyncio.sleep(PAUSE)


def _days_ago(days: float) -> str:
    """The time so many days ago, as the database keeps it; never for 0 days."""
    if not days:
        return NEVER
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def _parts(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    return (items[start : start + TOGETHER] for start in range(0, len(items), TOGETHER))
