"""The position as numbers for nets, from one seat's eyes: own things first, then the others' in turn order."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.axio.rules.board import is_first_tile
from pyramidion.games.axio.rules.tiles import bag_size, tiles_on_rack
from pyramidion.games.axio.state import OVER, PYRAMID
from pyramidion.games.axio.tables import (
    FRAME,
    KINDS,
    MAX_SEATS,
    MIX,
    RACK,
    SIDE,
    SOLO_FULL,
    SYMBOLS,
    TILES,
    WIDEST,
)

# Planes of the board: each symbol, empty, pyramid or its old place, in the area.
PLANES = SYMBOLS + 3
EMPTY_PLANE, PYRAMID_PLANE, AREA_PLANE = SYMBOLS, SYMBOLS + 1, SYMBOLS + 2

# Where each group of numbers begins.
BOARD_AT = 0  # [plane, row, column]
MARKERS_AT = BOARD_AT + PLANES * WIDEST * WIDEST  # [seats after me, symbol] share of 36
RACK_AT = MARKERS_AT + MAX_SEATS * SYMBOLS  # [kind] my tiles, share of five
SHOWN_AT = RACK_AT + KINDS  # [kind] tiles laid open in an exchange, share of five
UNSEEN_AT = SHOWN_AT + KINDS  # [kind] share of those that are neither played nor mine nor shown
TILES_AT = UNSEEN_AT + KINDS  # [seats after me] share of five on the rack
BAG_AT = TILES_AT + MAX_SEATS  # share of 100
PHASE_AT = BAG_AT + 1  # [phase]
TURN_AT = PHASE_AT + OVER + 1  # [seats after me]
SEATS_AT = TURN_AT + MAX_SEATS  # [seat count - 1]
BONUS_AT = SEATS_AT + MAX_SEATS  # share of five
FIRST_AT = BONUS_AT + 1  # the tile to be placed is its seat's first
FEATURES = FIRST_AT + 1


@kernel
def features_into(state: State, seat: Seat, out: Values) -> None:
    """Write FEATURES numbers, each from 0 to 1."""
    for index in range(FEATURES):
        out[index] = 0.0
    seats = int(state.seats)
    board_into(state, out)
    for step in range(seats):
        owner = (seat + step) % seats
        for symbol in range(SYMBOLS):
            out[MARKERS_AT + step * SYMBOLS + symbol] = int(state.markers[owner, symbol]) / SOLO_FULL
        out[TILES_AT + step] = tiles_on_rack(state, owner) / RACK
    for kind in range(KINDS):
        out[UNSEEN_AT + kind] = (int(MIX[int(state.mix), kind]) - int(state.played[kind])) / 8.0
    for place in range(RACK):
        if int(state.racks[seat, place]) >= 0:
            out[RACK_AT + int(state.racks[seat, place])] += 1.0 / RACK
            out[UNSEEN_AT + int(state.racks[seat, place])] -= 1.0 / 8.0
        if int(state.shown[place]) >= 0:
            out[SHOWN_AT + int(state.shown[place])] += 1.0 / RACK
            out[UNSEEN_AT + int(state.shown[place])] -= 1.0 / 8.0
    out[BAG_AT] = bag_size(state) / TILES
    out[PHASE_AT + int(state.phase)] = 1.0
    out[TURN_AT + (int(state.turn) - seat) % seats] = 1.0
    out[SEATS_AT + seats - 1] = 1.0
    out[BONUS_AT] = int(state.bonus) / SYMBOLS
    out[FIRST_AT] = 1.0 if is_first_tile(state) else 0.0


@kernel
def board_into(state: State, out: Values) -> None:
    """The planes of the board."""
    side = int(SIDE[int(state.seats)])
    for row in range(side):
        for column in range(side):
            shows = int(state.squares[(row + 1) * FRAME + column + 1])
            plane = shows if shows >= 0 else PYRAMID_PLANE if shows <= PYRAMID else EMPTY_PLANE
            out[BOARD_AT + (plane * WIDEST + row) * WIDEST + column] = 1.0
            out[BOARD_AT + (AREA_PLANE * WIDEST + row) * WIDEST + column] = 1.0
