"""The server's parts, put together: whoever handles a request or a socket is given the house."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from typing import TypeVar

import msgspec
from litestar.di import NamedDependency

from pyramidion.server.backoff import Backoff
from pyramidion.server.bots import BotTurns
from pyramidion.server.connections import Connections
from pyramidion.server.errors import FaultError, RefusalError, sentence
from pyramidion.server.limits import Buckets, Turns
from pyramidion.server.people import People
from pyramidion.server.pool import Thinkers
from pyramidion.server.presence import Presence
from pyramidion.server.prices import Budgets
from pyramidion.server.protocol import Accepted, Refused, WhyNot
from pyramidion.server.replaying import Replays
from pyramidion.server.retention import Retention
from pyramidion.server.reviewing import Reviews
from pyramidion.server.settings import Settings
from pyramidion.server.store import Store, WishKey
from pyramidion.server.table import Table
from pyramidion.server.tables import Tables
from pyramidion.server.whynot import why_not
from pyramidion.server.wishes import Wish, check_is_mine, propose

# Tables whose bots go on by themselves after a start, and how many of one host; others when somebody comes.
RESUMED, RESUMED_EACH = 100, 20
Answer = TypeVar("Answer")
logger = logging.getLogger(__name__)


class House:
    """All there is to one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.people = People(self.store, settings)
        self.presence = Presence(absence=settings.absence)
        self.presence.left = self._somebody_left
        self.connections = Connections(self.people, self.presence)
        self.tables = Tables(self.store, self.people, settings)
        self.thinkers = Thinkers(settings.bot_workers)
        self.reviews = Reviews(self.thinkers)
        self.replays = Replays(self.thinkers)
        self.bots = BotTurns(
            self.tables, self.thinkers, settings, self.presence.anybody_at, self.connections.broadcast_table
        )
        self.budgets = Budgets(settings)
        self.turns = Turns()  # of addresses: what takes long is done for one of each at a time
        self.hints = Buckets(settings.hints_rate, 5 * settings.hints_rate)
        self.new_reviews = Buckets(settings.reviews_rate, 100 * settings.reviews_rate)
        self.things = Buckets(settings.things_rate, 120 * settings.things_rate)
        self.tables.changed = self._table_changed
        self.tables.is_needed = lambda table: self.presence.anybody_at(table.id) or self.bots.is_busy(table)
        self.retention = Retention(self.store, self.tables, self.people, settings)
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take hold of the database and let bots go on where they were."""
        await asyncio.to_thread(self.store.open)
        self.thinkers.start()
        self._background = [asyncio.ensure_future(self._resume_bots()), asyncio.ensure_future(self.retention.run())]

    async def close(self) -> None:
        """Stop in order: sockets, bots, database."""
        self.connections.close_all()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.bots.close()
        await self.reviews.close()
        await self.tables.close()
        await self.thinkers.close()
        await self.store.close()

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
        """Let bots go on where people play with them, at each table by itself: none may keep the others waiting."""
        for table_id in await _until_done(partial(self.store.running_tables, RESUMED, RESUMED_EACH)):
            try:
                self.bots.wake(await _until_done(partial(self.tables.get, table_id)))
            except FaultError as fault:
                logger.warning("Table %s does not go on: %s", table_id, fault)


async def _until_done(begin: Callable[[], Awaitable[Answer]]) -> Answer:
    """What comes of it once it succeeds: the database may be locked or full for a while."""
    backoff = Backoff()
    while True:
        try:
            return await begin()
        except FaultError:
            raise
        except Exception as error:
            delay = backoff.next()
            logger.warning("Tables cannot be read; they are tried again in %.1f seconds. %s", delay, error)
            await asyncio.sleep(delay)


def _wish_key(person: int, wish: Wish) -> WishKey:
    """A wish by its key, and by what it is but for that."""
    digest = blake2b(msgspec.json.encode(msgspec.structs.replace(wish, key="")), digest_size=16).hexdigest()
    return WishKey(f"{person}:{wish.key}", digest)


TheHouse = NamedDependency[House]  # how handlers ask for it
