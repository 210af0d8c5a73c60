"""Messages that the parts of a scene share."""

from pyramidion.core.types import State
from pyramidion.core.words import Argument, Message, seat_title
from pyramidion.games.axio.scoring import REASONS
from pyramidion.games.axio.spec import SPEC
from pyramidion.games.axio.state import DEAL, DECIDE, EXCHANGE, OVER, PLACE
from pyramidion.games.axio.tables import COLOUR_NAMES


def seat_name(state: State, seat: int) -> Message:
    """By its number."""
    return seat_title(SPEC.name, int(state.seats), seat)


def colour(symbol: int) -> Message:
    """A symbol in words: by its colour."""
    return Message(f"colour-{COLOUR_NAMES[symbol]}")


def caption(state: State) -> Message:
    """What is going on, in one line."""
    phase = int(state.phase)
    seat: dict[str, Argument] = {"seat": seat_name(state, int(state.turn))}
    if phase == OVER:
        return Message("axio-caption-over", {"reason": Message(f"axio-reason-{REASONS[int(state.reason)]}")})
    if phase == PLACE and int(state.bonus):
        return Message("axio-caption-bonus", {**seat, "count": int(state.bonus)})
    names = {DEAL: "deal", PLACE: "place", DECIDE: "decide", EXCHANGE: "exchange"}
    return Message(f"axio-caption-{names.get(phase, 'draw')}", seat)
