"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Argument, Message
from pyramidion.games.axio.actions import LEDGER
from pyramidion.games.axio.scene.words import colour, seat_name, told
from pyramidion.games.axio.scoring import REASONS
from pyramidion.games.axio.state import DEAL, OVER, PYRAMID
from pyramidion.games.axio.tables import FULL, SQUARE_NAMES, SYMBOLS


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next. Of most draws, nothing."""
    lines = _said(before, after, actor, action)
    if int(after.phase) == OVER:
        lines.append(Message(f"axio-reason-{REASONS[int(after.reason)]}"))
    return lines


def _said(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    name = LEDGER.form(action).name
    if int(before.phase) == DEAL:
        return [] if int(after.phase) == DEAL else [Message("axio-story-dealt")]
    if name in ("keep", "hidden-draw"):
        return []
    seat = LEDGER.fields(action)[0] if name == "draw" else actor
    lines = [Message(f"axio-story-{name}", {"seat": seat_name(before, seat), **told(action)})]
    return lines + _scored(before, after, actor) if name == "place" else lines


def _scored(before: State, after: State, actor: Seat) -> list[Message]:
    """The pyramids that a placing brought, the points of each symbol, the bonus placements earned."""
    lines = [
        Message("axio-story-pyramid", {"square": SQUARE_NAMES[square]})
        for square in SQUARE_NAMES
        if int(after.squares[square]) == PYRAMID and int(before.squares[square]) != PYRAMID
    ]
    for symbol in range(SYMBOLS):
        stood, stands = int(before.markers[actor, symbol]), int(after.markers[actor, symbol])
        if stands != stood:
            points: dict[str, Argument] = {"colour": colour(symbol), "points": stands - stood, "total": stands}
            lines.append(Message("axio-story-points", points))
        if int(before.seats) > 1 and stood < FULL <= stands and int(after.phase) != OVER:
            earned: dict[str, Argument] = {"seat": seat_name(before, actor), "colour": colour(symbol)}
            lines.append(Message("axio-story-bonus", earned))
    return lines
