"""The server's parts, put together: whoever handles a request or a socket is given the house."""

import asyncio
import logging
from hashlib import blake2b

import msgspec
from litestar.di import NamedDependency

from pyramidion.server.bots import BotTurns, Thinkers
from pyramidion.server.connections import Connections
from pyramidion.server.errors import FaultError, RefusalError, sentence
from pyramidion.server.limits import Buckets
from pyramidion.server.people import People
from pyramidion.server.presence import Presence
from pyramidion.server.protocol import Accepted, Refused, WhyNot
from pyramidion.server.reviewing import Reviews
from pyramidion.server.settings import Settings
from pyramidion.server.store import Store, WishKey
from pyramidion.server.store.engine import make_engine, migrate
from pyramidion.server.table import Table
from pyramidion.server.tables import Tables
from pyramidion.server.whynot import why_not
from pyramidion.server.wishes import Wish, check_is_mine, propose

RESUMED = 100  # tables whose bots go on by themselves after a start; others when somebody comes
logger = logging.getLogger(__name__)


class House:
    """All there is to one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(make_engine(settings.database_url))
        self.people = People(self.store, settings)
        self.presence = Presence(absence=settings.absence)
        self.presence.left = self._somebody_left
        self.connections = Connections(self.people, self.presence)
        self.tables = Tables(self.store, self.people, settings)
        self.thinkers = Thinkers(settings.bot_workers)
        self.reviews = Reviews(self.thinkers)
        self.bots = BotTurns(self.tables, self.thinkers, settings, self.presence.anybody_at)
        self.requests = Buckets(settings.requests_rate, 4 * settings.requests_rate)
        self.wishes = Buckets(2 * settings.messages_rate, 4 * settings.messages_rate)
        self.hints = Buckets(settings.hints_rate, 5 * settings.hints_rate)
        self.new_reviews = Buckets(settings.reviews_rate, 100 * settings.reviews_rate)
        self.things = Buckets(settings.things_rate, 120 * settings.things_rate)
        self.tables.changed = self._table_changed
        self.tables.is_needed = lambda table: self.presence.anybody_at(table.id) or self.bots.is_busy(table)
        self.one_replay = asyncio.Lock()  # replays take long to make: side by side they would hold up the tables
        self._resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and let bots go on where they were."""
        await migrate(self.store.engine)
        self.thinkers.warm_up()
        self._resuming = asyncio.ensure_future(self._resume_bots())

    async def close(self) -> None:
        """Stop in order: sockets, bots, database."""
        self.connections.close_all()
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        await self.bots.close()
        await self.reviews.close()
        await self.tables.close()
        await asyncio.to_thread(self.thinkers.close)
        await self.store.engine.dispose()

    async def say(self, table_id: str, person: int | None, wish: Wish | WhyNot) -> Accepted | Refused:
        """Carry a wish out, or say why not. A wish carried out before is answered like then."""
        key = wish.key
        try:
            if isinstance(wish, WhyNot):
                table = await self.tables.get(table_id)
                check_is_mine(table, person, wish.seat)
                table.check_is_playing()
                clause, message = why_not(table, wish.seat, wish.targets)
                return Refused(key=key, reason="illegal", clause=clause, sentence=message)

            def is_gone(other: int) -> bool:
                away = self.presence.absent_for(table_id, other)
                return not self.presence.is_here(table_id, other) and away >= self.settings.absence

            kept_key = None if person is None else _wish_key(person, wish)
            await self.tables.change(table_id, lambda table: propose(table, person, wish, is_gone), kept_key)
        except RefusalError as refused:
            return Refused(key=key, reason=refused.reason, clause=refused.clause, sentence=refused.message)
        return Accepted(key=key)

    def note_request(self, table: Table, person: int | None) -> None:
        """Let who plays at the table by HTTP be here for a while, and tell the others if that is new."""
        if person is None or not table.seats_of(person):
            return
        was_here = self.presence.is_here(table.id, person)
        self.presence.ask(table.id, person)
        if self.presence.is_here(table.id, person) != was_here:
            self._table_changed(table)

    def check_new_thing(self, address: str) -> None:
        """Raise where somebody makes new tables, records, reviews or guests too fast."""
        if not self.things.take(address):
            raise FaultError(429, sentence("too-fast"))

    def _somebody_left(self, table_id: str) -> None:
        table = self.tables.in_memory(table_id)
        if table is not None:
            self.connections.broadcast_table(table)

    def _table_changed(self, table: Table) -> None:
        self.connections.broadcast(table)
        self.bots.wake(table)

    async def _resume_bots(self) -> None:
        for table_id in await self.store.running_tables(RESUMED):
            try:
                self.bots.wake(await self.tables.get(table_id))
            except FaultError as fault:
                logger.warning("Table %s cannot go on: %s", table_id, fault)


def _wish_key(person: int, wish: Wish) -> WishKey:
    """A wish by its key, and by what it is but for that."""
    digest = blake2b(msgspec.json.encode(msgspec.structs.replace(wish, key="")), digest_size=16).hexdigest()
    return WishKey(f"{person}:{wish.key}", digest)


TheHouse = NamedDependency[House]  # how handlers ask for it
