"""Messages that the parts of a scene share."""

from pyramidion.core.types import State
from pyramidion.core.words import Message, seat_title
from pyramidion.games.maya_towers.scoring import REASONS
from pyramidion.games.maya_towers.spec import SPEC
from pyramidion.games.maya_towers.state import DEAL, DECIDE, DRAFT, MONOLITH, OVER, PLACE, SWAP
from pyramidion.games.maya_towers.tables import COLOUR_NAMES


def seat_name(state: State, seat: int) -> Message:
    """White and Black with two seats, else by number."""
    return seat_title(SPEC.name, int(state.seats), seat)


def colour_name(colour: int) -> Message:
    """The colour in words."""
    return Message(f"colour-{COLOUR_NAMES[colour]}")


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
