"""The database's tables. A change here needs a script in `migrations/versions`."""

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Model(DeclarativeBase):
    """The parent of all."""


class PersonModel(Model):
    """Somebody who can be told apart: by a cookie, of which only the hash is kept."""

    __tablename__ = "people"
    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    made: Mapped[str] = mapped_column(String(32))


class TableModel(Model):
    """What never changes about a table; `phase` and `changed` only repeat what its events say, for lists."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    rules: Mapped[int]
    seats: Mapped[int]
    options: Mapped[str] = mapped_column(Text)  # JSON
    host: Mapped[int] = mapped_column(ForeignKey("people.id"))
    phase: Mapped[str] = mapped_column(String(10))
    changed: Mapped[str] = mapped_column(String(32))
    __table_args__ = (Index("tables_by_phase", "phase", "changed"),)


class EventModel(Model):
    """One event. The two unique keys let no event be kept twice, whoever writes."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    body: Mapped[str] = mapped_column(Text)  # JSON
    key: Mapped[str | None] = mapped_column(String(96))  # person and key of the wish that it fulfils
    digest: Mapped[str | None] = mapped_column(String(32))  # of that wish; none in rows of earlier versions
    at: Mapped[str] = mapped_column(String(32))
    __table_args__ = (UniqueConstraint("table_id", "key"),)


class PlayerModel(Model):
    """Who has ever sat at which table: for the list of one's own tables."""

    __tablename__ = "players"
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class LinkModel(Model):
    """The hash of the secret of a seat's personal link, and whose seat it was then: others' seats it cannot give."""

    __tablename__ = "links"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    secret_hash: Mapped[str] = mapped_column(String(64))
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"))


class RecordModel(Model):
    """A record that somebody brought along."""

    __tablename__ = "records"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    body: Mapped[str] = mapped_column(Text)
    made: Mapped[str] = mapped_column(String(32))
