"""What the parts of a scene share: messages, and whose places can be pointed at."""

from pyramidion.core.forms import Axis
from pyramidion.core.types import MAX_SEATS, ActionInt, State, Viewer
from pyramidion.core.words import Argument, Message, seat_title
from pyramidion.games.yaxha.actions import LEDGER
from pyramidion.games.yaxha.rules import actors
from pyramidion.games.yaxha.rules.claiming import next_left_over
from pyramidion.games.yaxha.scoring import REASONS
from pyramidion.games.yaxha.spec import SPEC
from pyramidion.games.yaxha.state import BUILD, CLAIM, FILL, NONE, OVER, TAKE
from pyramidion.games.yaxha.tables import COLOUR_NAMES, ROUNDS


def seat_name(state: State, seat: int) -> Message:
    """Seats have numbers."""
    return seat_title(SPEC.name, int(state.seats), seat)


def colour_name(colour: int) -> Message:
    """The colour in words."""
    return Message(f"colour-{COLOUR_NAMES[colour]}")


def told(action: ActionInt) -> dict[str, Argument]:
    """The fields of an action as the arguments of a message, by the names of its form's axes."""
    return {axis.name: _field(axis, index) for axis, index in LEDGER.parts(action)}


def _field(axis: Axis, index: int) -> Argument:
    if axis.name == "colour":
        return colour_name(index)
    if axis.name == "bonus":
        return Message(f"yaxha-bonus-{axis.words[index]}")
    return axis.words[index] if axis.name == "cell" else int(axis.words[index])


def may_act(state: State, seat: int) -> bool:
    """Whether the match waits for the seat."""
    return bool((int(actors(state)) >> seat) & 1)


def builder(state: State, viewer: Viewer | None) -> int:
    """The seat whose choices can be pointed at: the viewer, if it may act; for who sees everything, the first."""
    if viewer is None:
        return next((seat for seat in range(MAX_SEATS) if may_act(state, seat)), NONE)
    return viewer if viewer >= 0 and may_act(state, viewer) else NONE


def caption(state: State) -> Message:
    """What is going on, in one line."""
    phase = int(state.phase)
    if phase == OVER:
        return Message("yaxha-caption-over", {"reason": Message(f"yaxha-reason-{REASONS[int(state.reason)]}")})
    if phase < FILL:
        return Message("yaxha-caption-setup")
    count = {"round": int(state.played) + 1, "rounds": ROUNDS}
    if phase == TAKE:
        return Message("yaxha-caption-take", {**count, "seat": seat_name(state, int(next_left_over(state)))})
    names = {FILL: "fill", CLAIM: "claim", BUILD: "build"}
    return Message(f"yaxha-caption-{names[phase]}", count)
