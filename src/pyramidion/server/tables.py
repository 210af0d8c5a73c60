"""The live tables: read from the log when somebody comes, changed one wish at a time, kept before they change."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError
from pyramidion.server.errors import DamagedTableError, FaultError, sentence
from pyramidion.server.events import Event, Sat
from pyramidion.server.people import People
from pyramidion.server.settings import Settings
from pyramidion.server.store import Head, Kept, LostRaceError, Store, WishKey
from pyramidion.server.store.rows import now
from pyramidion.server.table import Proposal, Table

TRIES = 8  # against other processes that write to the same table
logger = logging.getLogger(__name__)


class Tables:
    """All tables. `changed` is called after each change, `is_needed` says which must stay in memory."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self._store = store
        self._people = people
        self._settings = settings
        self._live: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._damaged: set[str] = set()  # those that were logged
        self._changing: set[asyncio.Task[Table]] = set()
        self.changed: Callable[[Table], None] = lambda _: None
        self.is_needed: Callable[[Table], bool] = lambda _: False

    def in_memory(self, table_id: str) -> Table | None:
        """The live table, if it need not be read first."""
        return self._live.get(table_id)

    async def get(self, table_id: str) -> Table:
        """The live table. Raises FaultError where there is none."""
        table = self._live.get(table_id)
        if table is not None:
            return table
        async with self._alone_at(table_id):
            return await self._loaded(table_id)

    async def make(self, head: Head, proposal: Proposal) -> None:
        """Keep a new table."""
        await self._store.make_table(head, proposal.events, proposal.phase)
        self.changed(await self.get(head.id))

    async def change(self, table_id: str, propose: Callable[[Table], Proposal], key: WishKey | None = None) -> Table:
        """Ask what would happen, keep it, let it have happened, tell everybody. A fulfilled wish is not asked again.

        It is not left half done if the one who asked goes away. Raises RefusalError if the key was used for another
        wish.
        """
        changing = asyncio.ensure_future(self._change(table_id, propose, key))
        self._changing.add(changing)
        changing.add_done_callback(self._forget)
        return await asyncio.shield(changing)

    async def delete(self, table_id: str, unused_before: str, over_before: str) -> None:
        """Delete a table if it is old, and nobody has come for it lately."""
        async with self._lock(table_id):
            if table_id not in self._live:
                await self._store.delete_table(table_id, unused_before, over_before)

    async def close(self) -> None:
        """Wait for the changes that have begun."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    def _forget(self, changing: asyncio.Task[Table]) -> None:
        self._changing.discard(changing)
        if not changing.cancelled():
            changing.exception()  # told to the one who asked, unless that one has gone

    async def _change(self, table_id: str, propose: Callable[[Table], Proposal], key: WishKey | None) -> Table:
        async with self._alone_at(table_id):
            table = await self._loaded(table_id)
            for _ in range(TRIES):
                if table.is_doubtful and await self._catch_up(table):
                    self.changed(table)
                if key is not None and table.has_fulfilled(key):
                    return table
                proposal = propose(table)
                if not proposal.events:
                    return table
                if await self._keep(table, proposal, key):
                    self.changed(table)
                    return table
        raise FaultError(503, sentence("busy"))

    async def _keep(self, table: Table, proposal: Proposal, key: WishKey | None) -> bool:
        """Commit, then apply. Whether it was kept; if another process was faster, it must be proposed anew."""
        table.is_doubtful = True  # until the log is known to agree
        try:
            await self._store.append(
                table.id,
                table.number,
                proposal.events,
                proposal.phase,
                key,
                proposal.new_table,
                link=proposal.link,
                is_news=proposal.is_news,
            )
        except LostRaceError:
            return False
        for index, event in enumerate(proposal.events):
            await self._absorb(table, Kept(table.number + 1, event, key if index == 0 else None, now()))
        table.is_doubtful = False
        return True

    @asynccontextmanager
    async def _alone_at(self, table_id: str) -> AsyncIterator[None]:
        """Be the only one to read or change the table. One that turns out to be damaged is let go, and logged once."""
        async with self._lock(table_id):
            try:
                yield
            except DamagedTableError as damage:
                self._live.pop(table_id, None)
                if table_id not in self._damaged:
                    self._damaged.add(table_id)
                    logger.error("Table %s is damaged and cannot be opened. %s", table_id, damage)
                raise FaultError(410, sentence("damaged")) from None

    async def _loaded(self, table_id: str) -> Table:
        """The live table, from memory or from the log. The caller is alone at it."""
        table = self._live.get(table_id)
        if table is None:
            head = await self._store.head(table_id)
            if head is None:
                raise FaultError(404, sentence("no-such-table"))
            table = _laid(head)
            await self._people.meet(head.host)
            await self._catch_up(table)
            self._make_room()
            self._live[table_id] = table
        return table

    async def _catch_up(self, table: Table) -> bool:
        """Read on in the log. Whether there was anything new. Raises DamagedTableError."""
        news = await self._store.events_after(table.id, table.number)
        for kept in news:
            await self._absorb(table, kept)
        table.is_doubtful = False
        return bool(news)

    async def _absorb(self, table: Table, kept: Kept) -> None:
        event: Event = kept.event
        if isinstance(event, Sat):
            await self._people.meet(event.person)
        try:
            table.absorb(kept)
        except Exception as error:  # whatever is wrong with it, only this table may suffer
            raise DamagedTableError(f"Event {kept.number}: {type(error).__name__}: {error}") from error

    def _lock(self, table_id: str) -> asyncio.Lock:
        """One wish at a time at each table. Locks of tables that nobody asks for are forgotten with them."""
        if table_id not in self._locks:
            for idle in [known for known, lock in self._locks.items() if known not in self._live and not lock.locked()]:
                del self._locks[idle]
            self._locks[table_id] = asyncio.Lock()
        return self._locks[table_id]

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest known first."""
        for table in list(self._live.values()):
            if len(self._live) < self._settings.tables_kept:
                return
            lock = self._locks.get(table.id)
            if not self.is_needed(table) and not (lock and lock.locked()):
                del self._live[table.id]


def _laid(head: Head) -> Table:
    """A table without its events, if this program still knows its game by these rules. Raises DamagedTableError."""
    try:
        game = registry.game(head.game)
    except PyramidionError:
        raise FaultError(410, sentence("unknown-rules", game=head.game)) from None
    if game.spec.rules_version != head.rules:
        raise FaultError(410, sentence("unknown-rules", game=game.spec.title))
    try:
        return Table(head)
    except PyramidionError as error:
        raise DamagedTableError(f"Its seats or options: {error}") from error
