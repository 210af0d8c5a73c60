"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Argument, Message
from pyramidion.games.axio.actions import EXCHANGE_RACK, FIRST_HIDDEN_DRAW, KEEP, pair_and_way, seat_and_kind
from pyramidion.games.axio.scene.words import colour, seat_name
from pyramidion.games.axio.scoring import REASONS
from pyramidion.games.axio.state import DEAL, OVER, PYRAMID
from pyramidion.games.axio.tables import FULL, KIND_SYMBOLS, PAIR_SQUARES, SQUARE_NAMES, SYMBOLS


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next. Of most draws, nothing."""
    told = _said(before, after, actor, action)
    if int(after.phase) == OVER:
        told.append(Message(f"axio-reason-{REASONS[int(after.reason)]}"))
    return told


def _said(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    if action < KEEP:
        return _placing(before, after, actor, action)
    if action == KEEP:
        return []
    if action == EXCHANGE_RACK:
        return [Message("axio-story-exchange", _seat(before, actor))]
    if int(before.phase) == DEAL:
        return [] if int(after.phase) == DEAL else [Message("axio-story-dealt")]
    if action < FIRST_HIDDEN_DRAW:
        owner, kind = seat_and_kind(action)
        first, second = (colour(symbol) for symbol in KIND_SYMBOLS[kind])
        return [Message("axio-story-draw", {**_seat(before, owner), "first": first, "second": second})]
    return []


def _placing(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    """The tile, the pyramids it brought, the points of each symbol, the bonus placements earned."""
    pair, way = pair_and_way(action)
    seat = _seat(before, actor)
    first, second = (SQUARE_NAMES[square] for square in PAIR_SQUARES[pair])
    what: dict[str, Argument] = {
        "first": colour(way // SYMBOLS),
        "firstSquare": first,
        "second": colour(way % SYMBOLS),
        "secondSquare": second,
    }
    told = [Message("axio-story-place", {**seat, **what})]
    told += [
        Message("axio-story-pyramid", {"square": SQUARE_NAMES[square]})
        for square in SQUARE_NAMES
        if int(after.squares[square]) == PYRAMID and int(before.squares[square]) != PYRAMID
    ]
    for symbol in range(SYMBOLS):
        stood, stands = int(before.markers[actor, symbol]), int(after.markers[actor, symbol])
        if stands != stood:
            points: dict[str, Argument] = {"colour": colour(symbol), "points": stands - stood, "total": stands}
            told.append(Message("axio-story-points", points))
        if int(before.seats) > 1 and stood < FULL <= stands and int(after.phase) != OVER:
            told.append(Message("axio-story-bonus", {**seat, "colour": colour(symbol)}))
    return told


def _seat(state: State, seat: Seat) -> dict[str, Argument]:
    return {"seat": seat_name(state, seat)}
