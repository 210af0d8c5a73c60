"""Building (Y4): all seats at once, each its three cubes one by one."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, ClauseNumber, Seat, State
from pyramidion.games.yaxha.actions import place_action
from pyramidion.games.yaxha.rules.boards import board, is_empty, open_cells, room, touching
from pyramidion.games.yaxha.state import COMPLETE, FILL, NONE, OVER
from pyramidion.games.yaxha.tables import (
    CELL_BITS,
    CELL_LAYERS,
    COLOURS,
    FIRST_CELL,
    LAYERS,
    ROUNDS,
    ROW_CELLS,
    SPOTS,
    START,
    STRIDE,
)


@kernel
def in_hand(state: State, seat: Seat) -> int:
    """The colours of the cubes that the seat has yet to place, as bits."""
    colours = 0
    for spot in range(SPOTS):
        if int(state.placed[seat, spot]) == NONE:
            colours |= 1 << int(state.market[int(state.got[seat]), spot])
    return colours


@kernel
def placements_into(state: State, seat: Seat, out: Buffer) -> int:
    """Where the seat may put which of its cubes: colour by colour, from the lowest layer up."""
    colours = in_hand(state, seat)
    rooms = (room(state, seat, 0), room(state, seat, 1), room(state, seat, 2), room(state, seat, 3))
    count = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            for layer in range(LAYERS):
                cells = rooms[layer]
                if cells and layer > 0:
                    cells &= touching(state, seat, colour, layer)
                while cells:
                    bit = lowest_bit(cells)
                    cells &= cells - 1
                    cell = int(FIRST_CELL[layer]) + bit // STRIDE * int(ROW_CELLS[layer]) + bit % STRIDE
                    out[count] = place_action(colour, cell)
                    count += 1
    return count


@kernel
def can_place(state: State, seat: Seat) -> bool:
    """Whether any of the seat's cubes can be placed (Y4.1, Y4.6)."""
    colours = in_hand(state, seat)
    if colours and room(state, seat, 0):
        return True
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            for layer in range(1, LAYERS):
                if open_cells(state, seat, colour, layer):
                    return True
    return False


@kernel
def place_clause(state: State, seat: Seat, colour: int, cell: int) -> ClauseNumber:
    """What forbids the seat to put a cube of this colour on this cell, or ALLOWED."""
    layer = int(CELL_LAYERS[cell])
    bit = int(CELL_BITS[cell])
    if not (in_hand(state, seat) >> colour) & 1:
        return 401  # Y4.1
    if (board(state, seat, layer) >> bit) & 1 or (is_empty(state, seat) and (layer > 0 or bit != START)):
        return 402  # Y4.2
    if (open_cells(state, seat, colour, layer) >> bit) & 1:
        return ALLOWED
    return 404 if layer > 0 else 403  # Y4.4, Y4.3


@kernel
def put_cube(state: State, seat: Seat, colour: int, cell: int) -> None:
    """Place the first of the seat's cubes of this colour."""
    state.cubes[seat, colour, int(CELL_LAYERS[cell])] |= 1 << int(CELL_BITS[cell])
    spot = 0
    while int(state.placed[seat, spot]) != NONE or int(state.market[int(state.got[seat]), spot]) != colour:
        spot += 1
    state.placed[seat, spot] = cell


@kernel
def take_back(state: State, seat: Seat) -> None:
    """The pyramid as it was when the round's building began."""
    for spot in range(SPOTS):
        cell = int(state.placed[seat, spot])
        if cell >= 0:
            colour = int(state.market[int(state.got[seat]), spot])
            state.cubes[seat, colour, int(CELL_LAYERS[cell])] &= ~(1 << int(CELL_BITS[cell]))
        state.placed[seat, spot] = NONE


@kernel
def check_done(state: State, seat: Seat) -> None:
    """A seat that can place no cube has finished; the cubes it has left leave the game (Y4.6)."""
    if not can_place(state, seat):
        state.done = int(state.done) | (1 << seat)


@kernel
def check_round(state: State) -> None:
    """When all have finished: the next round, or the end of the match (Y5.1)."""
    seats = int(state.seats)
    if int(state.done) != (1 << seats) - 1:
        return
    state.done = 0
    for seat in range(seats):
        state.claims[seat] = NONE
        state.got[seat] = NONE
        for spot in range(SPOTS):
            state.placed[seat, spot] = NONE
            state.market[seat, spot] = NONE
    state.played += 1
    state.phase = FILL
    if int(state.played) == ROUNDS:
        state.phase = OVER
        state.reason = COMPLETE
