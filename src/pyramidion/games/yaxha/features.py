"""The position as numbers for a net, seen from one seat. Seats are counted from the viewer on.

Pyramids are told from the corner of their own square on: where on the ground it lies changes nothing else.
"""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.yaxha.rules.boards import corner
from pyramidion.games.yaxha.state import BUILD, CLAIM, NONE, OVER
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    BONUSES,
    CELL_BITS,
    CELL_LAYERS,
    COLOURS,
    CUBES_OF_A_COLOUR,
    LAYERS,
    MAX_SEATS,
    ROUNDS,
    SPOTS,
    STRIDE,
    WIDEST,
)

SQUARE = WIDEST * WIDEST  # cells that a layer is told in, more than a higher one has

# Where each group of numbers begins.
CUBES_AT = 0  # [seats after me, colour, layer, row, column] 1 if such a cube lies there; of others' as the round began
CORNER_AT = CUBES_AT + MAX_SEATS * COLOURS * LAYERS * SQUARE  # [column or row, 0-3] where my square begins
HAND_AT = CORNER_AT + 2 * WIDEST  # [seats after me, colour] share of three cubes; mine less those I have placed
MARKET_AT = HAND_AT + MAX_SEATS * COLOURS  # [tile, colour] share of three cubes, of tiles that nobody has got
CLAIMED_AT = MARKET_AT + MAX_SEATS * COLOURS  # [seats after me] 1 if that seat has chosen
CLAIM_AT = CLAIMED_AT + MAX_SEATS  # [seats after me, tile] 1 if I know that choice
DONE_AT = CLAIM_AT + MAX_SEATS * MAX_SEATS  # [seats after me] 1 if it has finished building
TURN_AT = DONE_AT + MAX_SEATS  # [seats after me, turn tile - 1]
BONUS_AT = TURN_AT + MAX_SEATS * MAX_SEATS  # [card]
BAG_AT = BONUS_AT + BONUSES  # [colour] share of all
PHASE_AT = BAG_AT + COLOURS  # [phase]
SEATS_AT = PHASE_AT + OVER + 1  # [seat count - 2]
PLAYED_AT = SEATS_AT + MAX_SEATS - 1  # share of the rounds
FEATURES = PLAYED_AT + 1


@kernel
def features_into(state: State, seat: Seat, out: Values) -> None:
    """Write FEATURES numbers, each from 0 to 1."""
    for index in range(FEATURES):
        out[index] = 0.0
    seats = int(state.seats)
    for step in range(seats):
        owner = (seat + step) % seats
        pyramid_into(state, owner, step, out)
        seat_into(state, owner, step, out)
    for tile in range(seats):
        for spot in range(SPOTS):
            colour = int(state.market[tile, spot])
            if colour != NONE and owner_of(state, tile) == NONE:
                out[MARKET_AT + tile * COLOURS + colour] += 1.0 / SPOTS
    for index in range(BONUS_CARDS):
        if int(state.cards[index]) != NONE:
            out[BONUS_AT + int(state.cards[index])] = 1.0
    for colour in range(COLOURS):
        out[BAG_AT + colour] = int(state.bag[colour]) / CUBES_OF_A_COLOUR
    out[PHASE_AT + int(state.phase)] = 1.0
    out[SEATS_AT + seats - 2] = 1.0
    out[PLAYED_AT] = int(state.played) / ROUNDS


@kernel
def owner_of(state: State, tile: int) -> Seat:
    """The seat that has got a market tile, or NONE."""
    for seat in range(int(state.seats)):
        if int(state.got[seat]) == tile:
            return seat
    return NONE


@kernel
def known_cubes(state: State, seat: Seat, step: int, colour: int, layer: int) -> int:
    """The cubes of a colour that everybody may know of; of my own pyramid all (Y4.1)."""
    cubes = int(state.cubes[seat, colour, layer])
    if step > 0 and int(state.phase) == BUILD:
        for spot in range(SPOTS):
            cell = int(state.placed[seat, spot])
            if cell >= 0 and int(CELL_LAYERS[cell]) == layer:
                cubes &= ~(1 << int(CELL_BITS[cell]))
    return cubes


@kernel
def pyramid_into(state: State, seat: Seat, step: int, out: Values) -> None:
    """A pyramid, and for the viewer's own where it lies."""
    ground = 0
    for colour in range(COLOURS):
        ground |= known_cubes(state, seat, step, colour, 0)
    if ground == 0:
        return
    start = corner(ground)
    if step == 0:
        out[CORNER_AT + start % STRIDE] = 1.0
        out[CORNER_AT + WIDEST + start // STRIDE] = 1.0
    for colour in range(COLOURS):
        for layer in range(LAYERS):
            cubes = known_cubes(state, seat, step, colour, layer) >> start
            for row in range(WIDEST):
                for column in range(WIDEST):
                    if (cubes >> (row * STRIDE + column)) & 1:
                        place = ((step * COLOURS + colour) * LAYERS + layer) * SQUARE + row * WIDEST + column
                        out[CUBES_AT + place] = 1.0


@kernel
def seat_into(state: State, seat: Seat, step: int, out: Values) -> None:
    """What else is known of a seat: its cubes, its choice, its turn tile, whether it has finished."""
    tile = int(state.got[seat])
    if tile != NONE:
        for spot in range(SPOTS):
            if step > 0 or int(state.placed[seat, spot]) == NONE:
                out[HAND_AT + step * COLOURS + int(state.market[tile, spot])] += 1.0 / SPOTS
    claim = int(state.claims[seat])
    if claim != NONE:
        out[CLAIMED_AT + step] = 1.0
        if step == 0 or int(state.phase) != CLAIM:
            out[CLAIM_AT + step * MAX_SEATS + claim] = 1.0
    if (int(state.done) >> seat) & 1:
        out[DONE_AT + step] = 1.0
    if int(state.turns[seat]) > 0:
        out[TURN_AT + step * MAX_SEATS + int(state.turns[seat]) - 1] = 1.0
