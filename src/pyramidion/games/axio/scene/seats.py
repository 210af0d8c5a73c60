"""What lies beside the board for the eye: score tracks, racks, the bag, the buttons."""

from pyramidion.core.scene import Half, Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message
from pyramidion.games.axio.rules.tiles import bag_size
from pyramidion.games.axio.scene.words import caption, colour, seat_name
from pyramidion.games.axio.state import DECIDE, EXCHANGE, NONE, OVER, PLACE, UNKNOWN
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
SMALL = 0.42  # the racks of others, beside one's own
BUTTON_SPACE = 3.4


def beside(state: State, viewer: Viewer | None) -> list[Zone]:
    """All zones but the board: tracks, racks that the viewer may see, the bag, what can be said."""
    seats, phase, owner = int(state.seats), int(state.phase), _owner(state, viewer)
    zones = [_track(state, seat) for seat in range(seats)]
    if phase == EXCHANGE:
        zones.append(_shown(state))
    zones.append(_bag(state))
    if owner >= 0:
        zones.append(_rack(state, owner))
    if phase == DECIDE and viewer in (None, int(state.turn)):
        zones.append(_buttons(state))
    # Backs tell nothing, as all have five: others' racks are shown where they are open.
    if viewer is None or phase == OVER:
        zones += [_rack(state, seat, SMALL) for seat in range(seats) if seat != owner]
    return zones


def _owner(state: State, viewer: Viewer | None) -> int:
    """Whose rack lies before the viewer; -1 for nobody's. In solo all see the tile drawn."""
    if int(state.seats) == 1:
        return 0
    return int(state.turn) if viewer is None else viewer


def _is_active(state: State, seat: int) -> bool:
    return int(state.phase) in (PLACE, DECIDE) and int(state.turn) == seat


def _track(state: State, seat: int) -> Zone:
    """A row for each symbol, from 0 to 18, in solo to 36; beyond 0 a marker tells where it stands."""
    most = SOLO_FULL if int(state.seats) == 1 else FULL
    pieces = []
    for symbol in range(SYMBOLS):
        value = int(state.markers[seat, symbol])
        name, glyph, row = COLOUR_NAMES[symbol], GLYPH_NAMES[symbol], SYMBOLS - 0.5 - symbol
        pieces += [
            Piece(
                id=f"row {seat} {name}",
                kind="tile",
                at=(0.5, row, 0.0),
                size=(0.96, 0.96, 0.0),
                colour=name,
                glyph=glyph,
                label=colour(symbol),
            ),
            Piece(
                id=f"marker {seat} {name}",
                kind="marker",
                at=(value + 0.5, row, 0.1),
                size=(1.15, 1.15, 0.2),
                colour=name,
                glyph="" if value else glyph,
                text=str(value) if value else "",
                label=Message("axio-marker", {"colour": colour(symbol), "value": value, "most": most}),
            ),
        ]
    return Zone(
        id=f"track {seat}",
        kind="track",
        label=seat_name(state, seat),
        size=(most + 1.0, float(SYMBOLS)),
        seat=seat,
        active=_is_active(state, seat),
        pieces=pieces,
    )


def _rack(state: State, seat: int, scale: float = 1.0) -> Zone:
    """The tiles of a seat: what the viewer holds in hand, or smaller those of others."""
    is_solo, is_own = int(state.seats) == 1, scale == 1.0
    tiles = [(place, int(kind)) for place, kind in enumerate(state.racks[seat]) if int(kind) != NONE]
    return Zone(
        id=f"rack {seat}",
        kind="rack",
        label=Message("axio-drawn") if is_solo else Message("axio-rack", {"seat": seat_name(state, seat)}),
        size=(TILE_SPACE * scale * (1 if is_solo else RACK), 1.1 * scale),
        seat=seat,
        active=_is_active(state, seat),
        pieces=[_tile(f"tile {seat} {place}", place, kind, scale, is_target=is_own) for place, kind in tiles],
    )


def _tile(piece_id: str, place: int, kind: int, scale: float, *, is_target: bool = False) -> Piece:
    at = (TILE_SPACE * scale * (place + 0.5), 0.55 * scale, 0.0)
    size = (2.0 * scale, scale, 0.14)
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
        size=(TILE_SPACE * SMALL * RACK, 1.1 * SMALL),
        pieces=[_tile(f"shown {place}", place, kind, SMALL) for place, kind in tiles],
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
