"""What lies beside the board for the eye: the seats' mats, the supply, the card face up, the buttons."""

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message
from pyramidion.games.maya_towers.rules.setup import colours_left, level_being_built
from pyramidion.games.maya_towers.rules.turn import ladders_placed, may_stop, priests_placed
from pyramidion.games.maya_towers.scene.board import LEVEL_HEIGHT, SEAT_COLOURS, level_width
from pyramidion.games.maya_towers.scene.words import caption, colour_name, seat_name
from pyramidion.games.maya_towers.scoring import seat_points
from pyramidion.games.maya_towers.state import DEAL, DECIDE, DRAFT, MONOLITH, NONE, OVER, PLACE, SWAP, UNKNOWN
from pyramidion.games.maya_towers.tables import (
    CARDS,
    CENTRE,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    GLYPH_NAMES,
    LADDERS,
    PRIESTS,
)

CARD_WIDTH, CARD_HEIGHT = 1.0, 1.4
COUNTER = 1.4  # width of a number with its sign


def beside(state: State, viewer: Viewer | None) -> list[Zone]:
    """All zones but the board."""
    phase, seats = int(state.phase), int(state.seats)
    zones = [_supply(state)] if phase in (DRAFT, PLACE) else []
    zones += [_mat(state, seat) for seat in range(seats)]
    if seats > 2 and phase >= DEAL:
        zones.append(_face_up(state))
    if names := _decisions(state, viewer):
        zones.append(_buttons(state, names))
    return zones


def _decisions(state: State, viewer: Viewer | None) -> list[str]:
    """What the viewer may say instead of or after a swap (T5.2). Nobody else is shown that: it tells of cards."""
    seat = int(state.turn)
    if int(state.seats) == 2 or int(state.phase) not in (SWAP, DECIDE) or viewer not in (None, seat):
        return []
    return (["stop"] if may_stop(state, seat) else []) + (["continue"] if int(state.phase) == DECIDE else [])


def _supply(state: State) -> Zone:
    """The pieces from which a seat chooses: all left at this level, or the one drawn."""
    level = int(level_being_built(state))
    left = int(colours_left(state, level))
    drawn = int(state.drawn)
    choice = [colour for colour in range(COLOURS) if (left >> colour) & 1 and drawn in (NONE, colour)]
    width = level_width(level)
    space, depth = 1.25 * width + 0.2, 0.9 * width + 0.35
    room = max(1.7, space * len(choice))
    pieces = [
        Piece(
            id=f"{COLOUR_LETTERS[colour]}{level}",  # the piece itself: it can be followed to its tower
            kind="block",
            at=((room - space * (len(choice) - 1)) / 2 + index * space, depth / 2, 0.0),
            size=(width, width, LEVEL_HEIGHT),
            colour=COLOUR_NAMES[colour],
            glyph=GLYPH_NAMES[colour],
            label=Message("maya_towers-supply-piece", {"colour": colour_name(colour), "level": level}),
            target=f"piece {COLOUR_LETTERS[colour]}",
        )
        for index, colour in enumerate(choice)
    ]
    label = Message("maya_towers-supply", {"level": level})
    return Zone(id="supply", kind="market", label=label, size=(room, depth), pieces=pieces)


def _mat(state: State, seat: int) -> Zone:
    """What lies before a seat: ladders and priests left, or its cards; and its points where all can know them."""
    if int(state.seats) == 2:
        pieces, height = _counters(state, seat), 0.7
        width = COUNTER * 2.9
    else:
        cards = [int(card) for card in state.cards[seat]]
        pieces = [_card(f"card {seat} {index}", index, card) for index, card in enumerate(cards) if card != NONE]
        width, height = CARDS * 1.15, CARD_HEIGHT if pieces else 0.0
        if int(state.phase) == OVER and UNKNOWN not in cards:
            pieces.append(_points(state, seat, width + 0.1 + COUNTER / 2, height / 2))
            width += 0.1 + COUNTER
    phase = int(state.phase)
    return Zone(
        id=f"mat {seat}",
        kind="mat",
        label=Message("maya_towers-mat", {"seat": seat_name(state, seat)}),
        size=(width, height),
        seat=seat,
        active=phase in (DRAFT, PLACE, MONOLITH, SWAP, DECIDE) and int(state.turn) == seat,
        pieces=pieces,
    )


def _counters(state: State, seat: int) -> list[Piece]:
    """Two seats: points, and how many ladders and priests are left."""
    counts = (
        ("ladder", LADDERS - int(ladders_placed(state, seat))),
        ("priest", PRIESTS - int(priests_placed(state, seat))),
    )
    pieces = [
        Piece(
            id=f"{shape}s {seat}",
            kind="number",
            shape=shape,
            at=((index + 0.4) * COUNTER, 0.35, 0.0),
            size=(COUNTER, 0.7, 0.0),
            colour=SEAT_COLOURS[seat],
            label=Message(f"maya_towers-{shape}s-left", {"count": count}),
            text=str(count),
        )
        for index, (shape, count) in enumerate(counts)
    ]
    return [*pieces, _points(state, seat, 2.4 * COUNTER, 0.35)]


def _points(state: State, seat: int, x: float, y: float) -> Piece:
    points = int(seat_points(state, seat))
    return Piece(
        id=f"points {seat}",
        kind="number",
        shape="pyramid",
        at=(x, y, 0.0),
        size=(COUNTER, 0.7, 0.0),
        label=Message("maya_towers-points", {"count": points}),
        text=str(points),
    )


def _card(piece_id: str, index: int, colour: int, message: str = "maya_towers-card") -> Piece:
    known = colour != UNKNOWN
    return Piece(
        id=piece_id,
        kind="card",
        at=(CARD_WIDTH / 2 + 1.15 * index, CARD_HEIGHT / 2, 0.0),
        size=(CARD_WIDTH, CARD_HEIGHT, 0.02),
        colour=COLOUR_NAMES[colour] if known else "back",
        glyph=GLYPH_NAMES[colour] if known else "",
        label=Message(message, {"colour": colour_name(colour)}) if known else Message("maya_towers-card-unknown"),
    )


def _face_up(state: State) -> Zone:
    """The card of the central base's colour, which is nobody's (T2.3)."""
    card = _card("card face-up", 0, int(state.towers[CENTRE, 0]), "maya_towers-card-face-up")
    label = Message("maya_towers-face-up")
    return Zone(id="face-up", kind="table", label=label, size=(1.3, CARD_HEIGHT), pieces=[card])


def _buttons(state: State, names: list[str]) -> Zone:
    pieces = [
        Piece(
            id=name,
            kind="button",
            at=(1.6 + 3.4 * index, 0.4, 0.0),
            size=(3.2, 0.8, 0.1),
            label=Message(f"maya_towers-{name}"),
            text=name,
            target=name,
        )
        for index, name in enumerate(names)
    ]
    return Zone(id="decision", kind="rack", label=caption(state), size=(3.4 * len(names) - 0.2, 0.8), pieces=pieces)
