"""Messages that the parts of a scene share."""

from pyramidion.core.types import ActionInt, State
from pyramidion.core.words import Argument, Message, seat_title
from pyramidion.games.axio.actions import LEDGER
from pyramidion.games.axio.scoring import REASONS
from pyramidion.games.axio.spec import SPEC
from pyramidion.games.axio.state import DEAL, DECIDE, EXCHANGE, OVER, PLACE
from pyramidion.games.axio.tables import COLOUR_NAMES, SYMBOL_LETTERS


def seat_name(state: State, seat: int) -> Message:
    """By its number."""
    return seat_title(SPEC.name, int(state.seats), seat)


def colour(symbol: int) -> Message:
    """A symbol in words: by its colour."""
    return Message(f"colour-{COLOUR_NAMES[symbol]}")


def told(action: ActionInt) -> dict[str, Argument]:
    """The fields of an action as the arguments of a message: the symbols of the tile, and the squares if it is laid."""
    words = {axis.name: axis.words[index] for axis, index in LEDGER.parts(action)}
    said: dict[str, Argument] = {}
    if symbols := words.get("way") or words.get("kind"):
        first, second = (colour(SYMBOL_LETTERS.index(letter)) for letter in symbols)
        said |= {"first": first, "second": second}
    if "pair" in words:
        said["firstSquare"], said["secondSquare"] = words["pair"].split()
    return said


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
