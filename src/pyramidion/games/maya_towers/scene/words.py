"""Messages that the parts of a scene share."""

from pyramidion.core.forms import Axis
from pyramidion.core.types import ActionInt, State
from pyramidion.core.words import Argument, Message, seat_title
from pyramidion.games.maya_towers.actions import LEDGER
from pyramidion.games.maya_towers.scoring import REASONS
from pyramidion.games.maya_towers.spec import SPEC
from pyramidion.games.maya_towers.state import DEAL, DECIDE, DRAFT, MONOLITH, OVER, PLACE, SWAP
from pyramidion.games.maya_towers.tables import BORDER_PLACES, COLOUR_NAMES, PLACE_NAMES


def seat_name(state: State, seat: int) -> Message:
    """White and Black with two seats, else by number."""
    return seat_title(SPEC.name, int(state.seats), seat)


def colour_name(colour: int) -> Message:
    """The colour in words."""
    return Message(f"colour-{COLOUR_NAMES[colour]}")


def told(action: ActionInt) -> dict[str, Argument]:
    """The fields of an action as the arguments of a message, by the names of its form's axes."""
    said: dict[str, Argument] = {}
    for axis, index in LEDGER.parts(action):
        said |= _field(axis, index)
    return said


def _field(axis: Axis, index: int) -> dict[str, Argument]:
    """A border is said as the two places beside it."""
    if axis.name == "border":
        first, second = BORDER_PLACES[index]
        return {"first": PLACE_NAMES[first], "second": PLACE_NAMES[second]}
    if axis.name == "colour":
        return {"colour": colour_name(index)}
    return {axis.name: axis.words[index] if axis.name == "place" else int(axis.words[index])}


def caption(state: State) -> Message:
    """What is going on, in one line."""
    phase = int(state.phase)
    seat = {"seat": seat_name(state, int(state.turn))}
    if phase == OVER:
        reason = Message(f"maya_towers-reason-{REASONS[int(state.reason)]}")
        return Message("maya_towers-caption-over", {"reason": reason})
    if phase == SWAP and int(state.raven):
        return Message("maya_towers-caption-raven", {**seat, "level": int(state.raven)})
    names = {SWAP: "swap", DECIDE: "decide", MONOLITH: "monolith", DRAFT: "place", PLACE: "place"}
    if phase in names:
        return Message(f"maya_towers-caption-{names[phase]}", seat)
    return Message("maya_towers-caption-deal" if phase == DEAL else "maya_towers-caption-setup")
