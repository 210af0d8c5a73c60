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
