"""What is read from the database and written to it, as the server knows it."""

from datetime import UTC, datetime
from typing import NamedTuple

from pyramidion.core.contract import Options
from pyramidion.server.events import Event


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


class Listed(NamedTuple):
    """What a list can say of a table even if nothing else of it can be read."""

    id: str
    game: str
    phase: str
    changed: str


class Kept(NamedTuple):
    """An event, its number in its table from 1 on, and the wish that it fulfils."""

    number: int
    event: Event
    key: str | None
    at: str


def now() -> str:
    """The time as it is kept: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
