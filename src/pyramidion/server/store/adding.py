"""Adding tables and events: parts of one transaction."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from pyramidion.server import events
from pyramidion.server.events import Event
from pyramidion.server.store.models import EventModel, LinkModel, PlayerModel, TableModel
from pyramidion.server.store.rows import Head, Link, WishKey, now

# Every action needs these: they are put together once.
ADD_EVENTS = insert(EventModel)
CHANGE_PHASE = update(TableModel).where(TableModel.id == bindparam("changing")).values(phase=bindparam("phase"))
CHANGE_TABLE = CHANGE_PHASE.values(changed=bindparam("changed"))


def add_table(connection: Connection, head: Head, happened: Sequence[Event], phase: str) -> None:
    """A new table with its first events."""
    row = {
        **head._asdict(),
        "options": msgspec.json.encode(head.options).decode(),
        "phase": phase,
        "changed": now(),
    }
    connection.execute(insert(TableModel), row)
    _add_player(connection, head.id, head.host)
    add_events(connection, head.id, 0, happened, None)


def add_events(
    connection: Connection, table_id: str, last: int, happened: Sequence[Event], key: WishKey | None
) -> None:
    """What happened at a table after the event of number `last`; the first of it fulfils the wish of that key."""
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
        connection.execute(ADD_EVENTS, rows)
    for event in happened:
        if isinstance(event, events.Sat):
            _add_player(connection, table_id, event.person)


def _add_player(connection: Connection, table_id: str, person_id: int) -> None:
    row = {"person_id": person_id, "table_id": table_id}
    known = select(PlayerModel.person_id).filter_by(**row)
    if connection.execute(known).first() is None:
        connection.execute(insert(PlayerModel), row)


def pass_on_link(connection: Connection, table_id: str, link: Link) -> None:
    """Let a seat's personal link serve whoever has the seat now, unless a new link has replaced it."""
    which = LinkModel.table_id == table_id, LinkModel.seat == link.seat, LinkModel.secret_hash == link.secret_hash
    connection.execute(update(LinkModel).where(*which).values(person_id=link.person))


def change_table(connection: Connection, table_id: str, phase: str, *, is_news: bool) -> None:
    """Repeat for lists what the events of a table say: its phase, and when something happened for all to see."""
    if is_news:
        connection.execute(CHANGE_TABLE, {"changing": table_id, "phase": phase, "changed": now()})
    else:
        connection.execute(CHANGE_PHASE, {"changing": table_id, "phase": phase})
