"""Messages that the parts of a scene share, and the diagram with them."""

from collections.abc import Sequence

import numpy as np

from pyramidion.core.forms import Axis
from pyramidion.core.types import ActionInt, State, Viewer
from pyramidion.core.words import Argument, Message, seat_title
from pyramidion.games.maya_quarries.actions import LEDGER
from pyramidion.games.maya_quarries.rules import actors
from pyramidion.games.maya_quarries.rules.legal import legal_into
from pyramidion.games.maya_quarries.scoring import REASONS
from pyramidion.games.maya_quarries.spec import SPEC
from pyramidion.games.maya_quarries.state import (
    BID,
    MAX_LEGAL,
    OFFER,
    OVER,
    PHASE_NAMES,
    PLACE,
    STRIKE,
    WORK,
)
from pyramidion.games.maya_quarries.tables import MAX_SEATS


def seat_name(state: State, seat: int) -> Message:
    """Seats have numbers."""
    return seat_title(SPEC.name, int(state.seats), seat)


def seat_names(state: State, seats: Sequence[int]) -> Message:
    """Several seats in a row."""
    first, *rest = seats
    if not rest:
        return seat_name(state, first)
    return Message("maya_quarries-and", {"first": seat_name(state, first), "rest": seat_names(state, rest)})


def pyramid_title(name: str) -> str:
    """The name of a pyramid for people."""
    return name.title()


def token_name(token: str) -> Message:
    """What a token is called."""
    return Message(f"maya_quarries-token-{token}")


def token_effect(token: str) -> Message:
    """What a token does, in a word or two that stand beside it."""
    return Message(f"maya_quarries-effect-{token}")


def token_help(token: str) -> Message:
    """What a token does."""
    return Message(f"maya_quarries-help-{token}")


def told(state: State, action: ActionInt, names: Sequence[str]) -> dict[str, Argument]:
    """The fields of an action as the arguments of a message, by the names of its form's axes."""
    return {axis.name: _field(state, axis, index, names) for axis, index in LEDGER.parts(action)}


def _field(state: State, axis: Axis, index: int, names: Sequence[str]) -> Argument:
    if axis.name in ("struck", "named"):
        return seat_name(state, index)
    if axis.name in ("pyramid", "to"):
        return names[index]
    if axis.name == "token":
        return token_name(axis.words[index])
    return axis.words[index] if axis.name in ("card", "back") else int(axis.words[index])


def caption(state: State) -> Message:
    """What is going on, in one line."""
    phase = int(state.phase)
    if phase == OVER:
        reason = Message(f"maya_quarries-reason-{REASONS[int(state.reason)]}")
        return Message("maya_quarries-caption-over", {"reason": reason})
    if phase == PLACE:
        return Message("maya_quarries-caption-place", {"seat": seat_name(state, int(state.turn))})
    told: dict[str, Argument] = {"round": int(state.round_number)}
    if phase not in (OFFER, BID):
        told["seat"] = seat_name(state, int(state.turn))
    if phase == STRIKE:
        told["quarry"] = int(state.opened)
    return Message(f"maya_quarries-caption-{PHASE_NAMES[phase]}", told)


def acting_seat(state: State, viewer: Viewer | None) -> int | None:
    """The seat whose choices the viewer is shown: its own if it may act; with everything shown the first that may."""
    acting = [seat for seat in range(MAX_SEATS) if int(actors(state)) >> seat & 1]
    if viewer is None:
        return acting[0] if acting else None
    return viewer if viewer in acting else None


def legal_actions(state: State, seat: int) -> list[int]:
    """What a seat may do now, by its own observation."""
    out = np.zeros(MAX_LEGAL, np.int32)
    count = int(legal_into(state, seat, out, np.zeros(WORK, np.int32)))
    return [int(action) for action in out[:count]]
