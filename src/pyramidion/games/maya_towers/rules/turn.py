"""A turn (T3), its ladders and priests (T4.1-2), stopping (T5.2) and stalling (T6)."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.maya_towers.state import DECIDE, ENDING_BOTH, NO_SWAP, NONE, OVER, STALLED, SWAP
from pyramidion.games.maya_towers.tables import (
    ALL_CUTS,
    BORDER,
    BORDERS,
    CARDS,
    CENTRE,
    CUTS,
    CUTS_AT_A_LEVEL,
    CUTS_OF_A_TOWER,
    LADDERS,
    LEVELS,
    LOWEST_CUT,
    PLACES,
    PRIESTS,
    SPACES,
)


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
def connections(state: State) -> int:
    """All connections (T1.7) as bits, at the cuts that would separate them (see tables.ALL_CUTS)."""
    cuts = 0
    for place in range(PLACES):
        for level in range(LOWEST_CUT, LEVELS + 1):
            cuts |= int(is_joined(state, place, level)) << (place * CUTS + level - LOWEST_CUT)
    return cuts


@kernel
def cuts_beside_monolith(state: State) -> int:
    """All cuts of the two towers next to the monolith, if it stands on the board (T3.3)."""
    border = int(state.monolith)
    if border == NONE:
        return 0
    return (CUTS_OF_A_TOWER << (int(BORDER[border, 0]) * CUTS)) | (CUTS_OF_A_TOWER << (int(BORDER[border, 1]) * CUTS))


@kernel
def cuts_at_raven(state: State) -> int:
    """The cuts at the raven's level, two seats only (T3.4)."""
    raven = int(state.raven)
    return CUTS_AT_A_LEVEL << (raven - LOWEST_CUT) if raven >= LOWEST_CUT and int(state.seats) == 2 else 0


@kernel
def swap_clause(state: State, border: int, level: int) -> ClauseNumber:
    """What forbids a swap across a border at a level (2-5)."""
    cuts = (1 << (int(BORDER[border, 0]) * CUTS) | 1 << (int(BORDER[border, 1]) * CUTS)) << (level - LOWEST_CUT)
    if cuts & cuts_beside_monolith(state):
        return 303  # T3.3
    if cuts & cuts_at_raven(state):
        return 304  # T3.4
    if cuts & connections(state):
        return 305  # T3.5
    return ALLOWED


@kernel
def legal_swaps(state: State) -> int:
    """The legal swaps as bits, numbered as their actions: those that cut both towers where nothing forbids it."""
    cuts = ALL_CUTS & ~(cuts_beside_monolith(state) | cuts_at_raven(state) | connections(state))
    swaps = 0
    for border in range(BORDERS):
        both = (cuts >> (int(BORDER[border, 0]) * CUTS)) & (cuts >> (int(BORDER[border, 1]) * CUTS))
        swaps |= (both & CUTS_OF_A_TOWER) << (border * CUTS)
    return swaps


@kernel
def has_swap(state: State) -> bool:
    """Whether any swap is legal."""
    return legal_swaps(state) != 0


@kernel
def finished_towers(state: State) -> int:
    """The finished towers as bits: bit `place * CUTS`, for all four connections of the tower at `place`."""
    connected = connections(state)
    pairs = connected & (connected >> 1)
    return pairs & (pairs >> 2) & CUTS_AT_A_LEVEL


@kernel
def may_stop(state: State, seat: Seat) -> bool:
    """The condition of T5.2: a tower of a colour on one of the seat's cards is finished, or/and the central one."""
    finished = finished_towers(state)
    centre = (finished >> (CENTRE * CUTS)) & 1 == 1
    own = False
    while finished:
        colour = int(state.towers[lowest_bit(finished) // CUTS, 0])
        finished &= finished - 1
        for index in range(CARDS):
            if int(state.cards[seat, index]) == colour:
                own = True
    if int(state.ending) == ENDING_BOTH:
        return own and centre
    return own or centre


@kernel
def is_asked(state: State) -> bool:
    """Whether the towers are such that a mover is asked to stop or continue, whatever its cards (T5.2)."""
    finished = finished_towers(state)
    centre = finished & (1 << (CENTRE * CUTS))
    if int(state.ending) == ENDING_BOTH:
        return centre != 0 and finished & ~centre != 0
    return finished != 0


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
def next_seat(state: State) -> Seat:
    """The seat after the one whose turn it is."""
    following = int(state.turn) + 1
    return following if following < int(state.seats) else 0


@kernel
def end_turn(state: State) -> None:
    """After the swap and any stop decision (T3.7): stalled, else the next seat, which must have a swap."""
    state.centre = NONE
    state.turn = next_seat(state)
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
