"""The pyramids for the eye: one board for each seat, its cubes, and the cells where more can be put.

A board is as large as the part of its seven by seven cells that can still be part of the pyramid: it shrinks while the
pyramid finds its place. A cube is known
by its place; one that was placed in this round by the place in the market that it came from, so that it can be
followed from there to the hand and to the pyramid.
"""

from typing import NamedTuple

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State
from pyramidion.core.words import Message
from pyramidion.games.yaxha.rules.boards import board, room, within_square
from pyramidion.games.yaxha.scene.words import colour_name, may_act, seat_name
from pyramidion.games.yaxha.state import BUILD, OVER
from pyramidion.games.yaxha.tables import (
    CELL_BITS,
    CELL_LAYERS,
    CELL_NAMES,
    CELL_PLACES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    GLYPH_NAMES,
    LAYERS,
)

CUBE = 0.94  # its side; a cell is one unit wide
MARGIN = 0.35  # around the cells
# [cell] plain numbers: each cell is looked at in every scene, and elements of arrays are slow to read one by one.
LAYER_OF, BIT_OF = CELL_LAYERS.tolist(), CELL_BITS.tolist()


class Window(NamedTuple):
    """The part of the ground that can still be built on: its first column and row, and how many there are."""

    column: int
    row: int
    columns: int
    rows: int

    def centre(self, cell: int) -> tuple[float, float, float]:
        """Where a cell lies on the board."""
        layer, row, column = CELL_PLACES[cell]
        aside = (layer + 1) / 2 + MARGIN
        return column - self.column + aside, row - self.row + aside, layer * CUBE


def _window(state: State, seat: int) -> Window:
    ground = int(board(state, seat, 0))
    bits = int(within_square(ground)) | ground
    cells = [cell for cell in range(CELLS) if LAYER_OF[cell] == 0 and (bits >> BIT_OF[cell]) & 1]
    rows, columns = ([CELL_PLACES[cell][axis] for cell in cells] for axis in (1, 2))
    return Window(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


def pyramid(state: State, seat: int, chooser: int) -> Zone:
    """The board of a seat. Its cells can be pointed at if it is the one that chooses, and builds."""
    is_target = seat == chooser and int(state.phase) == BUILD
    window = _window(state, seat)
    cubes: list[list[int]] = state.cubes[seat].tolist()  # [colour, layer] bits
    placed: list[int] = state.placed[seat].tolist()  # [spot] cell
    pieces = [_cell(seat, cell, window.centre(cell), is_target) for cell in _open_cells(state, seat)]
    pieces += [
        cube(_cube_id(state, seat, cell, placed), colour, window.centre(cell), cell_name=CELL_NAMES[cell])
        for cell in range(CELLS)
        for colour in range(COLOURS)
        if (cubes[colour][LAYER_OF[cell]] >> BIT_OF[cell]) & 1
    ]
    return Zone(
        id=f"pyramid {seat}",
        kind="board",
        label=Message("yaxha-pyramid", {"seat": seat_name(state, seat)}),
        size=(window.columns + 2 * MARGIN, window.rows + 2 * MARGIN),
        seat=seat,
        active=may_act(state, seat),
        pieces=pieces,
    )


def cube(
    piece_id: str,
    colour: int,
    at: tuple[float, float, float],
    *,
    size: float = CUBE,
    cell_name: str = "",
    target: str = "",
) -> Piece:
    """A cube, on a cell or elsewhere."""
    label = Message("yaxha-cube", {"colour": colour_name(colour)})
    if cell_name:
        label = Message("yaxha-cube-on", {"colour": colour_name(colour), "cell": cell_name})
    return Piece(
        id=piece_id,
        kind="cube",
        at=at,
        size=(size, size, size),
        colour=COLOUR_NAMES[colour],
        glyph=GLYPH_NAMES[colour],
        label=label,
        target=target,
    )


def market_id(tile: int, spot: int) -> str:
    """What a cube is called from the market on until the round is over."""
    return f"market {tile + 1} {spot + 1}"


def _cube_id(state: State, seat: int, cell: int, placed: list[int]) -> str:
    if cell in placed:
        return market_id(int(state.got[seat]), placed.index(cell))
    return f"cube {seat} {CELL_NAMES[cell]}"


def _open_cells(state: State, seat: int) -> list[int]:
    """The empty cells that can still be part of the pyramid, and those of higher layers that rest on four cubes."""
    if int(state.phase) == OVER:
        return []
    ground = int(board(state, seat, 0))
    boards = [int(within_square(ground)) & ~ground] + [int(room(state, seat, layer)) for layer in range(1, LAYERS)]
    return [cell for cell in range(CELLS) if (boards[LAYER_OF[cell]] >> BIT_OF[cell]) & 1]


def _cell(seat: int, cell: int, at: tuple[float, float, float], is_target: bool) -> Piece:
    name = CELL_NAMES[cell]
    return Piece(
        id=f"cell {seat} {name}",
        kind="cell",
        at=at,
        size=(0.9, 0.9, 0.0),
        label=Message("yaxha-cell", {"cell": name}),
        target=name if is_target else "",
    )
