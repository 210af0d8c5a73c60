"""Reading and writing what is kept. Every method is one transaction, or one savepoint of a commit for several."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pyramidion.server import events
from pyramidion.server.errors import DamagedTableError
from pyramidion.server.events import Event
from pyramidion.server.store import deleting
from pyramidion.server.store.adding import add_events, add_table, change_table, pass_on_link
from pyramidion.server.store.engine import READ, WRITE, make_engine
from pyramidion.server.store.models import EventModel, LinkModel, PersonModel, PlayerModel, RecordModel, TableModel
from pyramidion.server.store.opening import lock_of, open_database, take
from pyramidion.server.store.rows import Head, Kept, Link, Listed, PersonRow, WishKey, now
from pyramidion.server.store.writer import Writer

Answer = TypeVar("Answer")
READERS = 3  # threads, each with a connection


class LostRaceError(Exception):
    """Another process has written the table's next event first."""


class Store:
    """The database. What is read is read in a few threads of their own; what is written, by the writer."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = make_engine(url, READ, READERS)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(make_engine(url, WRITE))
        self._lock = lock_of(url)
        self._is_open = False

    def open(self) -> None:
        """Take hold of the database for this server alone, and bring it up to date. May be called again.

        Raises PyramidionError, with a sentence for people, before anything is changed if another server has it.
        """
        if self._is_open:
            return
        if self._lock is not None:
            take(self._lock)
        try:
            open_database(self._writer.engine, self._url)
        except BaseException:
            self._let_go()
            raise
        self._is_open = True

    async def close(self) -> None:
        """Keep what is still to be kept, and let others have the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._let_go()
        self._is_open = False

    def _let_go(self) -> None:
        self._engine.dispose()
        self._writer.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What the work finds, in one transaction."""

        def read() -> Answer:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def add_person(self, token_hash: str, language: str) -> PersonRow:
        """A new guest."""
        row = {"token_hash": token_hash, "name": "", "language": language, "made": now()}

        def add(connection: Connection) -> PersonRow:
            key = connection.execute(insert(PersonModel), row).inserted_primary_key
            assert key is not None
            return PersonRow(key[0], "", language)

        return await self._writer.write(add)

    async def person_by_token(self, token_hash: str) -> PersonRow | None:
        """Whose token it is."""
        return await self._person(PersonModel.token_hash == token_hash)

    async def person(self, person_id: int) -> PersonRow | None:
        """The person of that number."""
        return await self._person(PersonModel.id == person_id)

    async def _person(self, which: ColumnElement[bool]) -> PersonRow | None:
        wanted = select(PersonModel.id, PersonModel.name, PersonModel.language).where(which)
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else PersonRow(*found)

    async def change_person(self, person: PersonRow) -> None:
        """Keep a person's name and language."""
        change = update(PersonModel).where(PersonModel.id == person.id)
        change = change.values(name=person.name, language=person.language)
        await self._writer.write(lambda connection: connection.execute(change))

    async def make_table(self, head: Head, happened: Sequence[Event], phase: str) -> None:
        """A new table with its first events."""
        await self._writer.write(lambda connection: add_table(connection, head, happened, phase))

    async def append(
        self,
        table_id: str,
        last: int,
        happened: Sequence[Event],
        phase: str,
        key: WishKey | None = None,
        new_table: tuple[Head, Sequence[Event]] | None = None,
        *,
        link: Link | None = None,
        is_news: bool = True,
    ) -> None:
        """Keep what happened after the event of number `last`; the first of it fulfils the wish of that key.

        A table where it goes on is made in the same transaction, and the seat's personal link passes on to who has the
        seat now. When the table changed last is for everybody to see: what is no news to all does
        not count. Raises LostRaceError if nothing could be kept because somebody else was faster.
        """

        def add(connection: Connection) -> None:
            if new_table is not None:
                add_table(connection, *new_table, "playing")
            add_events(connection, table_id, last, happened, key)
            if link is not None:
                pass_on_link(connection, table_id, link)
            change_table(connection, table_id, phase, is_news=is_news)

        try:
            await self._writer.write(add)
        except IntegrityError as error:
            raise LostRaceError from error

    async def head(self, table_id: str) -> Head | None:
        """A table, without its events. Raises DamagedTableError if it cannot be read."""
        columns = TableModel.game, TableModel.rules, TableModel.seats, TableModel.options, TableModel.host
        wanted = select(*columns).where(TableModel.id == table_id)
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        if found is None:
            return None
        game, rules, seats, text, host = found
        try:
            options = msgspec.json.decode(text, type=dict[str, Any])
        except ValueError as error:
            raise DamagedTableError(f"Its options: {error}") from error
        return Head(table_id, game, rules, seats, options, host)

    async def events_after(self, table_id: str, number: int) -> list[Kept]:
        """What happened at a table after an event, in order. Raises DamagedTableError if it cannot be read."""
        wanted = (
            select(EventModel.number, EventModel.body, EventModel.key, EventModel.digest, EventModel.at)
            .where(EventModel.table_id == table_id, EventModel.number > number)
            .order_by(EventModel.number)
        )
        return [_kept(row) for row in await self._read(lambda connection: connection.execute(wanted).all())]

    async def tables_of(self, person_id: int, limit: int) -> list[Listed]:
        """The tables of a person, the latest first."""
        wanted = (
            select(TableModel.id, TableModel.game, TableModel.phase, TableModel.changed)
            .join(PlayerModel, PlayerModel.table_id == TableModel.id)
            .where(PlayerModel.person_id == person_id)
            .order_by(TableModel.changed.desc())
            .limit(limit)
        )
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return [Listed(*row) for row in found]

    async def running_tables(self, limit: int, each: int) -> list[str]:
        """The tables where a person sat down and the match goes on, the latest first, so many of each host at most."""
        sat = exists().where(EventModel.table_id == TableModel.id, EventModel.kind == events.kind_of(events.Sat))
        place = func.row_number().over(partition_by=TableModel.host, order_by=TableModel.changed.desc())
        running = (
            select(TableModel.id, TableModel.changed, place.label("place"))
            .where(TableModel.phase == "playing", sat)
            .subquery()
        )
        wanted = select(running.c.id).where(running.c.place <= each).order_by(running.c.changed.desc()).limit(limit)
        return list(await self._read(lambda connection: connection.execute(wanted).scalars().all()))

    async def keep_link(self, table_id: str, link: Link) -> None:
        """A seat's new personal link; the one before ends."""
        row = {"table_id": table_id, "seat": link.seat, "secret_hash": link.secret_hash, "person_id": link.person}

        def keep(connection: Connection) -> None:
            which = LinkModel.table_id == table_id, LinkModel.seat == link.seat
            connection.execute(delete(LinkModel).where(*which))
            connection.execute(insert(LinkModel), row)

        await self._writer.write(keep)

    async def link(self, table_id: str, secret_hash: str) -> Link | None:
        """The personal link that has that secret."""
        wanted = select(LinkModel.seat, LinkModel.secret_hash, LinkModel.person_id).where(
            LinkModel.table_id == table_id, LinkModel.secret_hash == secret_hash
        )
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else Link(*found)

    async def keep_record(self, record_id: str, body: str) -> None:
        """A record that somebody brought along."""
        row = {"id": record_id, "body": body, "made": now()}
        await self._writer.write(lambda connection: connection.execute(insert(RecordModel), row))

    async def record(self, record_id: str) -> str | None:
        """A record that somebody once brought along."""
        wanted = select(RecordModel.body).where(RecordModel.id == record_id)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def old_tables(self, unused_before: str, over_before: str, limit: int) -> Sequence[str]:
        """Tables that never started, or are over, and have not changed since then."""
        return await self._read(lambda connection: deleting.old_tables(connection, unused_before, over_before, limit))

    async def delete_table(self, table_id: str, unused_before: str, over_before: str) -> None:
        """Delete such a table with all that happened there, if it is still one."""
        await self._writer.write(
            lambda connection: deleting.delete_table(connection, table_id, unused_before, over_before)
        )

    async def idle_guests(self, made_before: str, limit: int) -> Sequence[int]:
        """Guests from before that day who have neither a name nor a table."""
        return await self._read(lambda connection: deleting.idle_guests(connection, made_before, limit))

    async def delete_guests(self, guests: Sequence[int], made_before: str) -> None:
        """Delete such guests, if they still are."""
        await self._writer.write(lambda connection: deleting.delete_guests(connection, guests, made_before))

    async def delete_records(self, made_before: str, limit: int) -> int:
        """Delete records brought along before that day. How many there were, at most the limit."""
        return await self._writer.write(lambda connection: deleting.delete_records(connection, made_before, limit))


def _kept(row: Row[int, str, str | None, str | None, str]) -> Kept:
    number, body, key, digest, at = row
    try:
        return Kept(number, events.decode(body), None if key is None else WishKey(key, digest), at)
    except ValueError as error:
        raise DamagedTableError(f"Event {number}: {error}") from error
