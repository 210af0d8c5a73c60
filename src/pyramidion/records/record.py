"""One match as one JSON object: what it holds, and how a match becomes one and back."""

from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from pyramidion.core import registry
from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadRecordError, PyramidionError, RefusedError
from pyramidion.core.log import Outcome
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat

FORMAT = "pyramidion/1"
NOBODY: Seat = 30  # may never act

AnyMatch = TypeVar("AnyMatch", bound=Match)


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A finished or running match. `options` holds what differs from the defaults; a running match has no result."""

    format: str = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    actions: list[str]
    legal: list[int] | UnsetType = UNSET
    result: dict[str, Any] | UnsetType = UNSET

    def to_json(self) -> str:
        """The record as one line."""
        return msgspec.json.encode(self).decode()


class _AnyFormat(msgspec.Struct):
    """As much of a record as is needed to know which format it has."""

    format: str | UnsetType = UNSET


_any_format = msgspec.json.Decoder(_AnyFormat)
_this_format = msgspec.json.Decoder(Record)


def parse_record(line: bytes | str) -> Record:
    """The record that a line holds. Whether the rules bear it out, `check_record` tells."""
    try:
        found = _any_format.decode(line).format
        if found != FORMAT:
            said = "it does not say its format" if found is UNSET else f"its format is {shown(found)}"
            raise BadRecordError(f"This is not a record that can be read: {said}; known is {FORMAT!r}.")
        return _this_format.decode(line)
    except msgspec.ValidationError as error:
        raise BadRecordError(f"This is no record: {str(error).replace('`', '')}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecordError(f"This is no JSON: {shown(str(error))}.") from None


def game_of(record: Record) -> Game:
    """The game of a record, if this program knows its rules."""
    game = registry.game(record.game)
    if record.rules != game.spec.rules_version:
        raise BadRecordError(
            f"It was played by version {shown(record.rules)} of the rules of {game.name}; "
            f"known is {game.spec.rules_version}."
        )
    return game


def result_of(outcome: Outcome) -> dict[str, Any]:
    """An outcome as records write it."""
    return {"reason": outcome.reason, "scores": outcome.scores, "ranks": outcome.ranks, **outcome.extras}


def record_of(match: Match, *, legal: bool = True) -> Record:
    """The match as a record."""
    if match.start_position is not None:
        raise PyramidionError("A match that began at a position has no record: records begin at the beginning.")
    return record_with(
        match, [entry.text for entry in match.log], [entry.legal for entry in match.log] if legal else UNSET
    )


def record_with(match: Match, actions: list[str], legal: list[int] | UnsetType) -> Record:
    """A record of these entries, which led to the match's state from its beginning."""
    return Record(
        game=match.game.name,
        rules=match.game.spec.rules_version,
        seats=match.seats,
        options=match.game.spec.not_default(match.options),
        actions=actions,
        legal=legal,
        result=result_of(match.outcome()) if match.is_over else UNSET,
    )


def parse_entry(text: str, seats: int) -> tuple[Seat, str]:
    """Actor and action text of an entry such as `0 a1-b1@3` or `* r>a1`; a seat that does not exist is NOBODY."""
    who, space, action = text.partition(" ")
    if who == "*" and space:
        return CHANCE, action
    if not (space and len(who) == 1 and who.isascii() and who.isdigit()):
        raise BadRecordError(f"An action is written with its actor, such as '0 …' or '* …'; {shown(text)} is not.")
    return int(who) if int(who) < seats else NOBODY, action


def play_entry(match: Match, text: str) -> None:
    """Play an entry of a record in a match that does not settle chance itself; an error names ply and action."""
    try:
        actor, action = parse_entry(text, match.seats)
        match.play(action, actor)
    except (BadRecordError, RefusedError) as error:
        raise BadRecordError(f"Ply {match.ply}, {shown(text)}: {error}") from None


def match_of(
    kind: type[AnyMatch], record: Record, *, plies: int | None = None, seed: int | None = None, settle: bool = True
) -> AnyMatch:
    """The match that a record tells of, or its first plies, every action checked, ready to be played on.

    Chance goes on only after the last action, and with `settle=False` not even then.
    """
    match = kind(game_of(record), record.seats, record.options, seed=seed, settle=False)
    for text in record.actions[:plies]:
        play_entry(match, text)
    if settle and (plies is None or plies >= len(record.actions)):
        match.resume()
    return match
