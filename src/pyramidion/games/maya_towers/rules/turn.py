"""A turn (T3), its ladders and priests (T4.1-2), stopping (T5.2) and stalling (T6)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.maya_towers.state import DECIDE, ENDING_BOTH, NO_SWAP, NONE, OVER, STALLED, SWAP
from pyramidion.games.maya_towers.tables import (
    BORDER,
    BORDERS,
    CARDS,
    CENTRE,
    LADDERS,
    LEVELS,
    LOWEST_CUT,
    PLACES,
    PRIESTS,
    SPACES,
)


@kernel
def touches_monolith(state: State, place: int) -> bool:
    """Whether the monolith stands next to this tower."""
    border = int(state.monolith)
    return border != NONE and (int(BORDER[border, 0]) == place or int(BORDER[border, 1]) == place)


@kernel
def is_joined(state: State, place: int, level: int) -> bool:
    """Whether the pieces at this level and the one below are connected (T1.7)."""
    return int(state.towers[place, level - 1]) == int(state.towers[place, level - 2])


@kernel
def is_finished(state: State, place: int) -> bool:
    """Whether all five pieces have one colour (T1.7)."""
    for level in range(LOWEST_CUT, LEVELS + 1):
        if not is_joined(state, place, level):
            return False
    return True


@kernel
def border_clause(state: State, border: int) -> ClauseNumber:
    """What forbids any swap across this border."""
    if touches_monolith(state, int(BORDER[border, 0])) or touches_monolith(state, int(BORDER[border, 1])):
        return 303  # T3.3
    return ALLOWED


@kernel
def cut_clause(state: State, border: int, level: int) -> ClauseNumber:
    """What forbids a swap at this level (2-5), across a border that the monolith leaves free."""
    if int(state.seats) == 2 and int(state.raven) == level:
        return 304  # T3.4
    if is_joined(state, int(BORDER[border, 0]), level) or is_joined(state, int(BORDER[border, 1]), level):
        return 305  # T3.5
    return ALLOWED


@kernel
def has_swap(state: State) -> bool:
    """Whether any swap is legal."""
    for border in range(BORDERS):
        if border_clause(state, border) == ALLOWED:
            for level in range(LOWEST_CUT, LEVELS + 1):
                if cut_clause(state, border, level) == ALLOWED:
                    return True
    return False


@kernel
def may_stop(state: State, seat: Seat) -> bool:
    """The condition of T5.2: a tower of a colour on one of the seat's cards is finished, or/and the central one."""
    centre = is_finished(state, CENTRE)
    own = False
    for place in range(PLACES):
        for index in range(CARDS):
            if int(state.towers[place, 0]) == int(state.cards[seat, index]) and is_finished(state, place):
                own = True
    if int(state.ending) == ENDING_BOTH:
        return own and centre
    return own or centre


@kernel
def is_asked(state: State) -> bool:
    """Whether the towers are such that a mover is asked to stop or continue, whatever its cards (T5.2)."""
    others = 0
    for place in range(PLACES):
        if place != CENTRE and is_finished(state, place):
            others += 1
    if int(state.ending) == ENDING_BOTH:
        return others > 0 and is_finished(state, CENTRE)
    return others > 0 or is_finished(state, CENTRE)


@kernel
def ladders_placed(state: State, seat: Seat) -> int:
    """How many of the seat's ladders stand on the board."""
    count = 0
    for place in range(PLACES):
        count += int(state.ladders[place, seat])
    return count


@kernel
def priests_placed(state: State, seat: Seat) -> int:
    """How many of the seat's priests stand on the board."""
    count = 0
    for place in range(PLACES):
        if int(state.priests[place]) == seat:
            count += 1
    return count


@kernel
def reward(state: State, seat: Seat, place: int) -> None:
    """The mover's ladder, and priest, at a tower in which the swap made a connection (T4.1, T4.2)."""
    free = int(SPACES[place]) - int(state.ladders[place, 0]) - int(state.ladders[place, 1])
    if free > 0 and ladders_placed(state, seat) < LADDERS:
        state.ladders[place, seat] += 1
    if is_finished(state, place) and priests_placed(state, seat) < PRIESTS:
        state.priests[place] = seat


@kernel
def swap(state: State, seat: Seat, border: int, level: int) -> None:
    """Swap, move monolith and raven (T3.6), reward connections, and go on."""
    first = int(BORDER[border, 0])
    second = int(BORDER[border, 1])
    for index in range(level - 1, LEVELS):
        piece = int(state.towers[first, index])
        state.towers[first, index] = state.towers[second, index]
        state.towers[second, index] = piece
    state.monolith = border
    state.quiet += 1
    if int(state.seats) == 2:
        state.raven = level
    for side in range(2):
        place = int(BORDER[border, side])
        if is_joined(state, place, level):
            state.quiet = 0
            if int(state.seats) == 2:
                reward(state, seat, place)
            if place == CENTRE and is_finished(state, place):
                state.centre = seat
    if int(state.seats) > 2 and is_asked(state):
        state.phase = DECIDE
    else:
        end_turn(state)


@kernel
def end_turn(state: State) -> None:
    """After the swap and any stop decision (T3.7): stalled, else the next seat, which must have a swap."""
    state.centre = NONE
    state.turn = (int(state.turn) + 1) % int(state.seats)
    if int(state.quiet) >= int(state.stall):
        finish(state, STALLED)
    else:
        begin_turn(state)


@kernel
def begin_turn(state: State) -> None:
    """Wait for the swap of the seat whose turn it is, or end the match if it has none (T3.7)."""
    state.phase = SWAP
    if not has_swap(state):
        finish(state, NO_SWAP)


@kernel
def finish(state: State, reason: int) -> None:
    """The match is over."""
    state.phase = OVER
    state.reason = reason
