"""How a turn goes on: bonus placements, exchange, refilling, the end (A6-A9)."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.axio.rules.board import has_pair
from pyramidion.games.axio.rules.tiles import bag_size, tiles_on_rack
from pyramidion.games.axio.state import (
    ALL_FULL,
    DECIDE,
    EXCHANGE,
    NO_PAIR,
    NO_TILE,
    NONE,
    OVER,
    PLACE,
    REFILL,
)
from pyramidion.games.axio.tables import FULL, RACK, SYMBOLS


@kernel
def has_all_full(state: State, seat: Seat) -> bool:
    """Whether all five markers of a seat stand at 18 (A6.2)."""
    for symbol in range(SYMBOLS):
        if int(state.markers[seat, symbol]) < FULL:
            return False
    return True


@kernel
def go_on_after_placing(state: State, seat: Seat) -> None:
    """After a whole placement has been scored: A6.2, A8.1, bonus placements, then the end of the turn."""
    if int(state.seats) > 1 and has_all_full(state, seat):
        finish(state, ALL_FULL)
    elif not has_pair(state):
        finish(state, NO_PAIR)
    elif int(state.seats) == 1:
        refill(state)
    elif int(state.bonus) and tiles_on_rack(state, seat):
        state.phase = PLACE
    elif tiles_on_rack(state, seat) and bag_size(state) >= RACK:
        state.phase = DECIDE  # A7.1
    else:
        refill(state)


@kernel
def refill(state: State) -> None:
    """Draw as long as the rack has room and the bag lasts (A7.3), then the next turn. Solo draws one tile (A9.1)."""
    seat = int(state.turn)
    room = 1 if int(state.seats) == 1 else RACK
    if tiles_on_rack(state, seat) < room and bag_size(state):
        state.phase = REFILL
    else:
        state.turn = (seat + 1) % int(state.seats)
        begin_turn(state)


@kernel
def begin_turn(state: State) -> None:
    """Wait for the seat whose turn it is to place a tile (A8.1)."""
    state.bonus = 0
    state.phase = PLACE
    if not tiles_on_rack(state, int(state.turn)):
        finish(state, NO_TILE)


@kernel
def begin_exchange(state: State, seat: Seat) -> None:
    """The rack is shown to all (A7.2)."""
    for place in range(RACK):
        state.shown[place] = state.racks[seat, place]
        state.racks[seat, place] = NONE
    state.phase = EXCHANGE


@kernel
def go_on_after_draw(state: State) -> None:
    """Deal on, draw on, or begin the next turn."""
    seat = int(state.turn)
    phase = int(state.phase)
    if phase == REFILL:
        refill(state)
    elif tiles_on_rack(state, seat) == RACK:
        if phase == EXCHANGE:
            for place in range(RACK):
                state.shown[place] = NONE  # the old tiles go back into the bag
        state.turn = (seat + 1) % int(state.seats)
        if phase == EXCHANGE or int(state.turn) == 0:  # A2.1: when all racks are dealt seat 0 starts
            begin_turn(state)


@kernel
def finish(state: State, reason: int) -> None:
    """The match is over, and bonus placements lapse."""
    state.phase = OVER
    state.reason = reason
    state.bonus = 0
