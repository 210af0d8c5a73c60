"""Finding and deleting what is old. Each deletion asks again whether it still holds: something may have happened."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from pyramidion.server.store.models import EventModel, LinkModel, PersonModel, PlayerModel, RecordModel, TableModel


def _is_old(unused_before: str, over_before: str) -> ColumnElement[bool]:
    """A table that never started or is over, and has not changed since then. One that is played is never old."""
    return or_(
        and_(TableModel.phase == "gathering", TableModel.changed < unused_before),
        and_(TableModel.phase == "over", TableModel.changed < over_before),
    )


def old_tables(connection: Connection, unused_before: str, over_before: str, limit: int) -> Sequence[str]:
    """The tables that may be deleted."""
    wanted = select(TableModel.id).where(_is_old(unused_before, over_before)).limit(limit)
    return connection.execute(wanted).scalars().all()


def delete_table(connection: Connection, table_id: str, unused_before: str, over_before: str) -> None:
    """Delete a table with all that happened there, if it is still old."""
    wanted = select(TableModel.id).where(TableModel.id == table_id, _is_old(unused_before, over_before))
    if connection.execute(wanted).first() is None:
        return
    for model in (EventModel, PlayerModel, LinkModel):
        connection.execute(delete(model).where(model.table_id == table_id))
    connection.execute(delete(TableModel).where(TableModel.id == table_id))


def _is_idle(made_before: str) -> ColumnElement[bool]:
    """A guest from before that day who has neither a name nor a table."""
    has_table = exists().where(PlayerModel.person_id == PersonModel.id)
    return and_(PersonModel.made < made_before, PersonModel.name == "", ~has_table)


def idle_guests(connection: Connection, made_before: str, limit: int) -> Sequence[int]:
    """The guests who may be deleted."""
    return connection.execute(select(PersonModel.id).where(_is_idle(made_before)).limit(limit)).scalars().all()


def delete_guests(connection: Connection, guests: Sequence[int], made_before: str) -> None:
    """Delete those guests who are still idle."""
    connection.execute(delete(PersonModel).where(PersonModel.id.in_(guests), _is_idle(made_before)))


def delete_records(connection: Connection, made_before: str, limit: int) -> int:
    """Delete records that somebody brought along before that day. How many there were, at most the limit."""
    old = select(RecordModel.id).where(RecordModel.made < made_before).limit(limit)
    return connection.execute(delete(RecordModel).where(RecordModel.id.in_(old))).rowcount
