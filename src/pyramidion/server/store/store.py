"""Reading and writing what is kept. Every method is one transaction."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from pyramidion.core.contract import Options
from pyramidion.server import events
from pyramidion.server.events import Event
from pyramidion.server.store.models import EventModel, LinkModel, PersonModel, PlayerModel, RecordModel, TableModel


class LostRaceError(Exception):
    """Another process has written the table's next event first."""


class PersonRow(NamedTuple):
    """A person."""

    id: int
    name: str
    language: str


class Head(NamedTuple):
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: Options
    host: int


class WishKey(NamedTuple):
    """What tells the wishes at a table apart: person and key, and a digest of what was wished.

    There is no digest in what earlier versions kept.
    """

    text: str
    digest: str | None


class Kept(NamedTuple):
    """An event, its number in its table from 1 on, and the wish that it fulfils."""

    number: int
    event: Event
    key: WishKey | None
    at: str


class Link(NamedTuple):
    """A seat's personal link: the hash of its secret, and whose seat it is."""

    seat: int
    secret_hash: str
    person: int


def now() -> str:
    """The time as it is kept: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def _session(self) -> AsyncSession:
        return AsyncSession(self.engine, expire_on_commit=False)

    async def add_person(self, token_hash: str, language: str) -> PersonRow:
        """A new guest."""
        async with self._session() as session, session.begin():
            person = PersonModel(token_hash=token_hash, name="", language=language, made=now())
            session.add(person)
            await session.flush()
            return PersonRow(person.id, person.name, person.language)

    async def person_by_token(self, token_hash: str) -> PersonRow | None:
        """Whose token it is."""
        return await self._person(PersonModel.token_hash == token_hash)

    async def person(self, person_id: int) -> PersonRow | None:
        """The person of that number."""
        return await self._person(PersonModel.id == person_id)

    async def _person(self, which: ColumnElement[bool]) -> PersonRow | None:
        async with self._session() as session:
            found = (await session.execute(select(PersonModel).where(which))).scalar_one_or_none()
        return None if found is None else PersonRow(found.id, found.name, found.language)

    async def change_person(self, person: PersonRow) -> None:
        """Keep a person's name and language."""
        async with self._session() as session, session.begin():
            change = update(PersonModel).where(PersonModel.id == person.id)
            await session.execute(change.values(name=person.name, language=person.language))

    async def make_table(self, head: Head, happened: Sequence[Event], phase: str) -> None:
        """A new table with its first events."""
        async with self._session() as session, session.begin():
            await _add_table(session, head, happened, phase)

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
        try:
            async with self._session() as session, session.begin():
                if new_table is not None:
                    await _add_table(session, *new_table, "playing")
                await _add_events(session, table_id, last, happened, key)
                if link is not None:
                    await _pass_on_link(session, table_id, link)
                changed = {"changed": now()} if is_news else {}
                change = update(TableModel).where(TableModel.id == table_id)
                await session.execute(change.values(phase=phase, **changed))
        except IntegrityError as error:
            raise LostRaceError from error

    async def head(self, table_id: str) -> Head | None:
        """A table, without its events."""
        async with self._session() as session:
            found = await session.get(TableModel, table_id)
        if found is None:
            return None
        return Head(found.id, found.game, found.rules, found.seats, msgspec.json.decode(found.options), found.host)

    async def events_after(self, table_id: str, number: int) -> list[Kept]:
        """What happened at a table after an event, in order."""
        wanted = select(EventModel).where(EventModel.table_id == table_id, EventModel.number > number)
        async with self._session() as session:
            found = (await session.execute(wanted.order_by(EventModel.number))).scalars().all()
        return [Kept(row.number, events.decode(row.body), _wish_key(row), row.at) for row in found]

    async def tables_of(self, person_id: int, limit: int) -> list[tuple[str, str]]:
        """The tables of a person and when they changed, the latest first."""
        wanted = (
            select(TableModel.id, TableModel.changed)
            .join(PlayerModel, PlayerModel.table_id == TableModel.id)
            .where(PlayerModel.person_id == person_id)
            .order_by(TableModel.changed.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return [(row.id, row.changed) for row in (await session.execute(wanted)).all()]

    async def running_tables(self, limit: int) -> list[str]:
        """The tables where a person sat down and the match goes on, the latest first."""
        sat = exists().where(EventModel.table_id == TableModel.id, EventModel.kind == events.kind_of(events.Sat))
        wanted = (
            select(TableModel.id)
            .where(TableModel.phase == "playing", sat)
            .order_by(TableModel.changed.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return list((await session.execute(wanted)).scalars())

    async def keep_link(self, table_id: str, link: Link) -> None:
        """A seat's new personal link; the one before ends."""
        which = LinkModel.table_id == table_id, LinkModel.seat == link.seat
        async with self._session() as session, session.begin():
            await session.execute(delete(LinkModel).where(*which))
            session.add(
                LinkModel(table_id=table_id, seat=link.seat, secret_hash=link.secret_hash, person_id=link.person)
            )

    async def link(self, table_id: str, secret_hash: str) -> Link | None:
        """The personal link that has that secret."""
        wanted = select(LinkModel).where(LinkModel.table_id == table_id, LinkModel.secret_hash == secret_hash)
        async with self._session() as session:
            found = (await session.execute(wanted)).scalar_one_or_none()
        return None if found is None else Link(found.seat, found.secret_hash, found.person_id)

    async def keep_record(self, record_id: str, body: str) -> None:
        """A record that somebody brought along."""
        async with self._session() as session, session.begin():
            session.add(RecordModel(id=record_id, body=body, made=now()))

    async def record(self, record_id: str) -> str | None:
        """A record that somebody once brought along."""
        async with self._session() as session:
            found = await session.get(RecordModel, record_id)
        return None if found is None else found.body


async def _add_table(session: AsyncSession, head: Head, happened: Sequence[Event], phase: str) -> None:
    session.add(
        TableModel(
            id=head.id,
            game=head.game,
            rules=head.rules,
            seats=head.seats,
            options=msgspec.json.encode(head.options).decode(),
            host=head.host,
            phase=phase,
            changed=now(),
        )
    )
    await session.flush()
    await _add_player(session, head.id, head.host)
    await _add_events(session, head.id, 0, happened, None)


async def _add_events(
    session: AsyncSession, table_id: str, last: int, happened: Sequence[Event], key: WishKey | None
) -> None:
    rows = [
        {
            "table_id": table_id,
            "number": last + 1 + index,
            "kind": events.kind_of(event),
            "body": events.encode(event).decode(),
            "key": key.text if key and index == 0 else None,
            "digest": key.digest if key and index == 0 else None,
            "at": now(),
        }
        for index, event in enumerate(happened)
    ]
    if rows:
        await session.execute(insert(EventModel), rows)
    for event in happened:
        if isinstance(event, events.Sat):
            await _add_player(session, table_id, event.person)


def _wish_key(row: EventModel) -> WishKey | None:
    return None if row.key is None else WishKey(row.key, row.digest)


async def _pass_on_link(session: AsyncSession, table_id: str, link: Link) -> None:
    """Nothing happens where a new link has replaced it meanwhile."""
    which = LinkModel.table_id == table_id, LinkModel.seat == link.seat, LinkModel.secret_hash == link.secret_hash
    await session.execute(update(LinkModel).where(*which).values(person_id=link.person))


async def _add_player(session: AsyncSession, table_id: str, person_id: int) -> None:
    if await session.get(PlayerModel, (person_id, table_id)) is None:
        session.add(PlayerModel(person_id=person_id, table_id=table_id))
        await session.flush()
