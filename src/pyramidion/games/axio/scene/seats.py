"""What lies beside the board for the eye: score tracks, racks, the bag, the buttons."""

from pyramidion.core.scene import Half, Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message
from pyramidion.games.axio.rules.tiles import bag_size
from pyramidion.games.axio.scene.words import caption, colour, seat_name
from pyramidion.games.axio.state import DECIDE, EXCHANGE, NONE, PLACE, UNKNOWN
from pyramidion.games.axio.tables import (
    COLOUR_NAMES,
    FULL,
    GLYPH_NAMES,
    KIND_NAMES,
    KIND_SYMBOLS,
    RACK,
    SOLO_FULL,
    SYMBOLS,
)

TILE_SPACE = 2.2  # from one tile of a rack to the next
BUTTON_SPACE = 3.4


def beside(state: State, viewer: Viewer | None) -> list[Zone]:
    """All zones but the board: of each seat its markers and, where it is not the viewer's, its rack."""
    seats = int(state.seats)
    zones = []
    for seat in range(seats):
        zones.append(_track(state, seat))
        if seats > 1 and seat != viewer:
            zones.append(_rack(state, seat, "mat"))
    if int(state.phase) == EXCHANGE:
        zones.append(_shown(state))
    zones.append(_bag(state))
    if seats == 1:
        zones.append(_rack(state, 0, "rack"))
    elif viewer is not None and viewer >= 0:
        zones.append(_rack(state, viewer, "rack"))
    if int(state.phase) == DECIDE and viewer in (None, int(state.turn)):
        zones.append(_buttons(state))
    return zones


def _is_active(state: State, seat: int) -> bool:
    return int(state.phase) in (PLACE, DECIDE) and int(state.turn) == seat


def _track(state: State, seat: int) -> Zone:
    """A row for each symbol, from 0 to 18, in solo to 36."""
    most = SOLO_FULL if int(state.seats) == 1 else FULL
    markers = []
    for symbol in range(SYMBOLS):
        value = int(state.markers[seat, symbol])
        markers.append(
            Piece(
                id=f"marker {seat} {COLOUR_NAMES[symbol]}",
                kind="marker",
                at=(value + 0.5, SYMBOLS - 0.5 - symbol, 0.0),
                size=(1.15, 1.15, 0.2),
                colour=COLOUR_NAMES[symbol],
                glyph=GLYPH_NAMES[symbol],
                text=str(value),
                label=Message("axio-marker", {"colour": colour(symbol), "value": value, "most": most}),
            )
        )
    return Zone(
        id=f"track {seat}",
        kind="track",
        label=seat_name(state, seat),
        size=(most + 1.0, float(SYMBOLS)),
        seat=seat,
        active=_is_active(state, seat),
        pieces=markers,
    )


def _rack(state: State, seat: int, kind: str) -> Zone:
    """The tiles of a seat: what one holds in hand, or what others see of it."""
    places = [(place, int(kind)) for place, kind in enumerate(state.racks[seat]) if int(kind) != NONE]
    target = kind == "rack"
    return Zone(
        id=f"rack {seat}",
        kind="rack" if target else "mat",
        label=Message("axio-rack", {"seat": seat_name(state, seat)}),
        size=(TILE_SPACE * (1 if int(state.seats) == 1 else RACK), 1.1),
        seat=seat,
        active=_is_active(state, seat),
        pieces=[_tile(f"tile {seat} {place}", place, kind, target) for place, kind in places],
    )


def _tile(piece_id: str, place: int, kind: int, is_target: bool) -> Piece:
    at = (TILE_SPACE * (place + 0.5), 0.55, 0.0)
    size = (2.0, 1.0, 0.14)
    if kind == UNKNOWN:
        return Piece(id=piece_id, kind="tile", at=at, size=size, colour="back", label=Message("axio-tile-unknown"))
    first, second = KIND_SYMBOLS[kind]
    return Piece(
        id=piece_id,
        kind="tile",
        at=at,
        size=size,
        colour=COLOUR_NAMES[first],
        glyph=GLYPH_NAMES[first],
        second=Half(colour=COLOUR_NAMES[second], glyph=GLYPH_NAMES[second]),
        label=Message("axio-tile", {"first": colour(first), "second": colour(second)}),
        target=f"tile {KIND_NAMES[kind]}" if is_target else "",
    )


def _shown(state: State) -> Zone:
    """The rack that lies open in an exchange (A7.2)."""
    tiles = [(place, int(kind)) for place, kind in enumerate(state.shown) if int(kind) != NONE]
    return Zone(
        id="shown",
        kind="table",
        label=Message("axio-shown", {"seat": seat_name(state, int(state.turn))}),
        size=(TILE_SPACE * RACK, 1.1),
        pieces=[_tile(f"shown {place}", place, kind, False) for place, kind in tiles],
    )


def _bag(state: State) -> Zone:
    count = int(bag_size(state))
    number = Piece(
        id="bag count",
        kind="number",
        shape="bag",
        at=(0.7, 0.35, 0.0),
        size=(1.4, 0.7, 0.0),
        label=Message("axio-bag-count", {"count": count}),
        text=str(count),
    )
    return Zone(id="bag", kind="table", label=Message("axio-bag"), size=(1.4, 0.7), pieces=[number])


def _buttons(state: State) -> Zone:
    pieces = [
        Piece(
            id=name,
            kind="button",
            at=(BUTTON_SPACE * (index + 0.5), 0.4, 0.0),
            size=(BUTTON_SPACE - 0.2, 0.8, 0.1),
            label=Message(f"axio-{name}"),
            target=name,
        )
        for index, name in enumerate(("keep", "exchange"))
    ]
    return Zone(id="decision", kind="rack", label=caption(state), size=(2 * BUTTON_SPACE, 0.8), pieces=pieces)
