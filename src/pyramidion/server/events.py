"""What can happen at a table. Its events, in order, are the truth about it; all else is derived from them."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing that happened."""


class Sat(_Event, frozen=True, tag="sat"):
    """A person has taken a seat, or (by its personal link) has it back from another device."""

    seat: Seat
    person: int
    name: str = ""  # where several people share a screen


class Stood(_Event, frozen=True, tag="stood"):
    """A seat was left, or a bot sent away, before the match."""

    seat: Seat


class BotSat(_Event, frozen=True, tag="bot"):
    """A bot was put in a seat."""

    seat: Seat
    bot: str


class Started(_Event, frozen=True, tag="start"):
    """The match has begun. What chance then did follows as actions."""


class Acted(_Event, frozen=True, tag="action"):
    """A seat has acted, or chance (7). What chance does after an action is kept in the same transaction."""

    actor: int
    text: str


class UndoAsked(_Event, frozen=True, tag="ask-undo"):
    """A seat would like to go back to a ply, and needs the consent of other seats."""

    seat: Seat
    ply: int
    waits_for: list[Seat]


class UndoAnswered(_Event, frozen=True, tag="answer-undo"):
    """Seats have agreed to the undo, or not."""

    seats: list[Seat]
    agree: bool


class Undone(_Event, frozen=True, tag="undo"):
    """The match went back to a ply, for a seat."""

    seat: Seat
    ply: int


class Resigned(_Event, frozen=True, tag="resign"):
    """A seat has given up. With more than two seats the bot plays on for it."""

    seat: Seat
    bot: str


class Substituted(_Event, frozen=True, tag="substitute"):
    """A bot plays for a person who has left."""

    seat: Seat
    bot: str


class TakenBack(_Event, frozen=True, tag="take-back"):
    """The person plays again."""

    seat: Seat


class Rematched(_Event, frozen=True, tag="rematch"):
    """It goes on at another table."""

    table: str


Event: TypeAlias = (
    Sat
    | Stood
    | BotSat
    | Started
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Substituted
    | TakenBack
    | Rematched
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def decode(body: str) -> Event:
    """The event that was kept as this text."""
    return _decoder.decode(body)


def kind_of(event: Event | type[Event]) -> str:
    """The word for what happened."""
    return str(event.__struct_config__.tag)
