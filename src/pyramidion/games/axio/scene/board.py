"""The board for the eye: squares, halves of tiles, pyramids. A square is one unit wide."""

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State
from pyramidion.core.words import Message
from pyramidion.games.axio.scene.words import colour
from pyramidion.games.axio.state import EMPTY, PYRAMID
from pyramidion.games.axio.tables import (
    COLOUR_NAMES,
    COLOURED_SQUARES,
    COLUMN_NAMES,
    FRAME,
    GLYPH_NAMES,
    SIDE_BY_SEATS,
    SQUARE_NAMES,
)

MARGIN = 0.55  # around the area, for the names of columns and rows
TILE_HEIGHT = 0.14
PYRAMID_HEIGHT = 0.6


def board(state: State) -> Zone:
    """The area in use and everything on it."""
    side = SIDE_BY_SEATS[int(state.seats)]
    pieces = _edge_names(side)
    for row in range(side):
        for column in range(side):
            pieces += _square(state, (row + 1) * FRAME + column + 1)
    return Zone(
        id="board",
        kind="board",
        label=Message("axio-board"),
        size=(side + 2 * MARGIN, side + 2 * MARGIN),
        height=PYRAMID_HEIGHT,
        pieces=pieces,
    )


def _centre(square: int) -> tuple[float, float]:
    return square % FRAME - 0.5 + MARGIN, square // FRAME - 0.5 + MARGIN


def _square(state: State, square: int) -> list[Piece]:
    """A square with what it shows. One that a pyramid has left stays bare."""
    shows, name = int(state.squares[square]), SQUARE_NAMES[square]
    if shows == EMPTY:
        return [
            Piece(
                id=f"square {name}",
                kind="cell",
                at=(*_centre(square), 0.0),
                size=(0.92, 0.92, 0.0),
                label=Message("axio-square", {"square": name}),
                target=name,
            )
        ]
    if shows == PYRAMID:
        return [_pyramid(square)]
    return [_half(state, square, shows)] if shows >= 0 else []


def _half(state: State, square: int, symbol: int) -> Piece:
    """A half of a tile, or a coloured square, which lies in the board."""
    is_coloured = square in COLOURED_SQUARES[int(state.seats)]
    name = SQUARE_NAMES[square]
    return Piece(
        id=f"half {name}",
        kind="tile",
        at=(*_centre(square), 0.0),
        size=(0.96, 0.96, 0.03 if is_coloured else TILE_HEIGHT),
        colour=COLOUR_NAMES[symbol],
        glyph=GLYPH_NAMES[symbol],
        label=Message("axio-coloured" if is_coloured else "axio-half", {"square": name, "colour": colour(symbol)}),
        target=name,
    )


def _pyramid(square: int) -> Piece:
    name = SQUARE_NAMES[square]
    return Piece(
        id=f"pyramid {name}",
        kind="figure",
        shape="pyramid",
        at=(*_centre(square), 0.0),
        size=(0.8, 0.8, PYRAMID_HEIGHT),
        colour="stone",
        label=Message("axio-pyramid", {"square": name}),
        target=name,
    )


def _edge_names(side: int) -> list[Piece]:
    """Columns and rows along all four edges, each to be read from its own edge."""
    pieces = []
    inset, far = MARGIN / 2, side + 1.5 * MARGIN
    for index in range(side):
        along = MARGIN + index + 0.5
        column, row = COLUMN_NAMES[index], str(index + 1)
        for text, x, y, turn in (
            (column, along, inset, 0.0),
            (row, far, along, 90.0),
            (column, along, far, 180.0),
            (row, inset, along, 270.0),
        ):
            kind = "column" if turn % 180.0 == 0.0 else "row"
            pieces.append(
                Piece(
                    id=f"edge {text} {turn:.0f}",
                    kind="label",
                    at=(x, y, 0.0),
                    size=(0.36, 0.36, 0.0),
                    label=Message(f"axio-edge-{kind}", {"name": text}),
                    text=text,
                    turn=turn,
                )
            )
    return pieces
