"""Payment for majorities and the erosion after it (Q9)."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.maya_quarries.rules.pyramids import take_off, tear_down
from pyramidion.games.maya_quarries.rules.setup import begin_round, clear_table
from pyramidion.games.maya_quarries.state import COMPLETE, END_ROUND, ERODE, OVER
from pyramidion.games.maya_quarries.tables import MAX_LEVELS, ROUNDS


@kernel
def payment(state: State, seat: Seat, pyramid: int, level: int) -> int:
    """What a level pays a seat: the first amount for the most cubes, the second for the next-most (Q9.1)."""
    mine = int(state.cubes[pyramid, level, seat])
    if mine == 0:
        return 0
    most = mine
    for other in range(int(state.seats)):
        most = max(most, int(state.cubes[pyramid, level, other]))
    if mine == most:
        return int(state.pays[pyramid, level, 0])
    for other in range(int(state.seats)):
        count = int(state.cubes[pyramid, level, other])
        if mine < count < most:
            return 0
    return int(state.pays[pyramid, level, 1])


@kernel
def earnings(state: State, seat: Seat) -> int:
    """What all levels would pay a seat now."""
    gold = 0
    for pyramid in range(int(state.pyramids)):
        for level in range(MAX_LEVELS):
            gold += payment(state, seat, pyramid, level)
    return gold


@kernel
def pay_all(state: State) -> None:
    """Pay every level; after the last round the match is over (Q9.3)."""
    for seat in range(int(state.seats)):
        state.gold[seat] += earnings(state, seat)
    if int(state.round_number) < ROUNDS:
        state.phase = ERODE
    else:
        state.phase = OVER
        state.reason = COMPLETE


@kernel
def paid_levels(state: State, seat: Seat, pyramid: int) -> int:
    """The levels of a pyramid that pay a seat at least 1 gold, as bits."""
    levels = 0
    for level in range(MAX_LEVELS):
        if payment(state, seat, pyramid, level) > 0:
            levels |= 1 << level
    return levels


@kernel
def erode(state: State) -> None:
    """A cube off every level that paid, then what stands on nothing (Q9.2)."""
    seats = int(state.seats)
    for pyramid in range(int(state.pyramids)):
        paid = 0
        for seat in range(seats):
            paid |= paid_levels(state, seat, pyramid) << (seat * MAX_LEVELS)
        for seat in range(seats):
            for level in range(MAX_LEVELS):
                if (paid >> (seat * MAX_LEVELS + level)) & 1:
                    take_off(state, seat, pyramid, level)
                    state.supply[seat] += 1
            tear_down(state, seat, pyramid)
    state.phase = END_ROUND


@kernel
def end_round(state: State) -> None:
    """Cards and tokens go back, and the next round begins (Q2.2)."""
    clear_table(state)
    begin_round(state)
