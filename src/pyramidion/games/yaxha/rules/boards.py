"""Boards of bits: a layer of a pyramid each (see tables.py). What lies beside, below and above, in a few shifts."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.tables import (
    ALL_COLUMNS,
    ALL_ROWS,
    COLOURS,
    GROUND,
    LAYERS,
    START,
    STRIDE,
    WIDEST,
)


@kernel
def board(state: State, seat: Seat, layer: int) -> int:
    """The cells of a layer that hold a cube of any colour."""
    bits = 0
    for colour in range(COLOURS):
        bits |= int(state.cubes[seat, colour, layer])
    return bits


@kernel
def beside(bits: int) -> int:
    """The cells that share a side with one of these, on their layer."""
    return (bits << 1) | (bits >> 1) | (bits << STRIDE) | (bits >> STRIDE)


@kernel
def resting_on_any(bits: int) -> int:
    """The cells of the layer above that would rest on at least one of these (Y4.2)."""
    return bits | (bits >> 1) | (bits >> STRIDE) | (bits >> (STRIDE + 1))


@kernel
def resting_on_four(bits: int) -> int:
    """The cells of the layer above that would rest on four of these (Y4.4)."""
    return bits & (bits >> 1) & (bits >> STRIDE) & (bits >> (STRIDE + 1))


@kernel
def under_any(bits: int) -> int:
    """The cells of the layer below on which at least one of these rests."""
    return bits | (bits << 1) | (bits << STRIDE) | (bits << (STRIDE + 1))


@kernel
def under_four(bits: int) -> int:
    """The cells of the layer below on which four of these rest: they are hidden (Y5.2)."""
    return bits & (bits << 1) & (bits << STRIDE) & (bits << (STRIDE + 1))


@kernel
def columns_of(bits: int) -> int:
    """The columns that have one of these cells, as the bits of the first row."""
    bits |= bits >> (4 * STRIDE)
    bits |= bits >> (2 * STRIDE)
    return (bits | (bits >> STRIDE)) & ALL_COLUMNS


@kernel
def rows_of(bits: int) -> int:
    """The rows that have one of these cells, as the bits of the first column."""
    bits |= bits >> 4
    bits |= bits >> 2
    return (bits | (bits >> 1)) & ALL_ROWS


@kernel
def corner(ground: int) -> int:
    """The bit of the lowest column and the lowest row of a layer that is not empty."""
    return lowest_bit(rows_of(ground)) + lowest_bit(columns_of(ground))


@kernel
def within_square(ground: int) -> int:
    """The cells with which the lowest layer still fits a square of 4×4: none is four steps or more away (Y4.3)."""
    columns = columns_of(ground)
    rows = rows_of(ground)
    far_columns = 0
    far_rows = 0
    for step in range(WIDEST, 2 * WIDEST - 1):
        far_columns |= (columns << step) | (columns >> step)
        far_rows |= (rows << (step * STRIDE)) | (rows >> (step * STRIDE))
    return GROUND & ~((far_columns & ALL_COLUMNS) * ALL_ROWS) & ~((far_rows & ALL_ROWS) * ALL_COLUMNS)


@kernel
def room(state: State, seat: Seat, layer: int) -> int:
    """The empty cells that could hold a cube, if its colour fits (Y4.2-Y4.5)."""
    if layer > 0:
        return resting_on_four(board(state, seat, layer - 1)) & ~board(state, seat, layer)  # Y4.4
    ground = board(state, seat, 0)
    if ground == 0:
        return 1 << START  # Y4.2
    return beside(ground) & ~ground & within_square(ground)  # Y4.3


@kernel
def touching(state: State, seat: Seat, colour: int, layer: int) -> int:
    """The cells where a cube of this colour would touch its own colour, below or beside it (Y4.4)."""
    below = int(state.cubes[seat, colour, layer - 1])
    return resting_on_any(below) | beside(int(state.cubes[seat, colour, layer]))


@kernel
def open_cells(state: State, seat: Seat, colour: int, layer: int) -> int:
    """The cells of a layer on which the seat may put a cube of this colour."""
    cells = room(state, seat, layer)
    return cells & touching(state, seat, colour, layer) if layer > 0 and cells else cells


@kernel
def is_empty(state: State, seat: Seat) -> bool:
    """Whether the pyramid has not been begun."""
    return board(state, seat, 0) == 0


@kernel
def cubes_of(state: State, seat: Seat) -> int:
    """How many cubes the pyramid has."""
    count = 0
    for layer in range(LAYERS):
        bits = board(state, seat, layer)
        while bits:
            bits &= bits - 1
            count += 1
    return count
