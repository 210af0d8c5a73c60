"""Cubes on pyramids: where they may go (Q6.2), what filling a level brings (Q6.3), what falls (Q7.2, Q9.2)."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.maya_quarries.state import NONE
from pyramidion.games.maya_quarries.tables import MAX_LEVELS


@kernel
def open_level(state: State, pyramid: int) -> int:
    """The lowest level of a pyramid, counted from 0, that is not full (Q6.1); MAX_LEVELS if none is left."""
    for level in range(MAX_LEVELS):
        spaces = int(state.spaces[pyramid, level])
        if spaces == 0:
            return MAX_LEVELS
        if int(state.filled[pyramid, level]) < spaces:
            return level
    return MAX_LEVELS


@kernel
def lowest_open_level(state: State) -> int:
    """The lowest level, counted from 0, that is not full in some pyramid: nobody builds above it (Q6.2)."""
    lowest = MAX_LEVELS
    for pyramid in range(int(state.pyramids)):
        lowest = min(lowest, open_level(state, pyramid))
    return lowest


@kernel
def is_founded(state: State, seat: Seat, pyramid: int, level: int) -> bool:
    """Whether the seat has a cube on each level of a pyramid below this one (Q6.2)."""
    for below in range(level):
        if int(state.cubes[pyramid, below, seat]) == 0:
            return False
    return True


@kernel
def has_space(state: State, pyramid: int) -> bool:
    """Whether level 1 of a pyramid has a space left (Q7.2, Q7.3)."""
    return int(state.filled[pyramid, 0]) < int(state.spaces[pyramid, 0])


@kernel
def sole_leader(state: State, pyramid: int, level: int) -> int:
    """The seat with strictly more cubes on a level than any other, or NONE (Q6.3)."""
    most = 0
    leader = NONE
    for seat in range(int(state.seats)):
        count = int(state.cubes[pyramid, level, seat])
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    return leader


@kernel
def add_cube(state: State, seat: Seat, pyramid: int, level: int) -> None:
    """A cube more on a level."""
    state.cubes[pyramid, level, seat] += 1
    state.filled[pyramid, level] += 1


@kernel
def put_cube(state: State, seat: Seat, pyramid: int, level: int) -> None:
    """Put a cube on a level; if that fills it, its sole leader has a bonus cube on the next one, and so on (Q6.3)."""
    add_cube(state, seat, pyramid, level)
    while int(state.filled[pyramid, level]) == int(state.spaces[pyramid, level]):
        leader = sole_leader(state, pyramid, level)
        level += 1
        if leader == NONE or level == MAX_LEVELS or int(state.spaces[pyramid, level]) == 0:
            return
        if int(state.filled[pyramid, level]) > 0 or int(state.supply[leader]) == 0:
            return
        state.supply[leader] -= 1
        add_cube(state, leader, pyramid, level)


@kernel
def take_off(state: State, seat: Seat, pyramid: int, level: int) -> None:
    """Take one cube of a seat off a level."""
    state.cubes[pyramid, level, seat] -= 1
    state.filled[pyramid, level] -= 1


@kernel
def tear_down(state: State, seat: Seat, pyramid: int) -> None:
    """The seat's cubes above a level where it has none go to the supply (Q7.2, Q9.2)."""
    is_gone = False
    for level in range(MAX_LEVELS):
        count = int(state.cubes[pyramid, level, seat])
        if is_gone and count > 0:
            state.cubes[pyramid, level, seat] = 0
            state.filled[pyramid, level] -= count
            state.supply[seat] += count
        is_gone = is_gone or count == 0
