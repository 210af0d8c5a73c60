"""Opening the quarries: strikes, places, cubes, tokens (Q4, Q7.1, Q7.4), and transport (Q5)."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.games.maya_quarries.rules.digging import face_down_quarries
from pyramidion.games.maya_quarries.state import (
    BEGIN_TURN,
    CARRY,
    FIRST_CARD,
    HIT,
    LOAD,
    NAME_START,
    NONE,
    OPEN,
    PROTECT,
    SCORED,
    SHARE,
    STRIKE,
)
from pyramidion.games.maya_quarries.tables import (
    BOOST_POINTS,
    CARRIES,
    CUBE,
    HAUL,
    HAUL4,
    HAUL4_CUBES,
    HAUL_CUBES,
    JOKER,
    LOSS,
    MAX_CARDS,
    MAX_PLACES,
    MAX_SEATS,
    MINUS,
    OWNER,
    POINTS,
    PROTECTION,
    START,
)


@kernel
def open_next(state: State) -> None:
    """Turn up the next quarry; after the last one the cubes are carried."""
    if int(state.opened) < int(state.quarries):
        state.opened += 1
        state.phase = HIT
        return
    joker = int(state.blue[JOKER])
    if joker >= 0 and int(state.carried[joker]) > capacity(state, joker):
        state.phase = LOAD  # Q8.5
        state.turn = joker
    else:
        state.phase = CARRY


@kernel
def strike_targets(state: State, quarry: int, striker: Seat) -> int:
    """The seats that a -3 at an open quarry can strike, as bits (Q4.2)."""
    there = 0
    for place in range(int(state.laid[quarry])):
        there |= 1 << (int(state.cards[quarry, place]) // OWNER)
    if int(state.boosted) == quarry:
        there |= 1 << int(state.booster)
    return there & ~int(state.shields[quarry]) & ~(1 << striker)


@kernel
def next_strike(state: State) -> None:
    """The next -3 in the order of the cards: its owner is asked, or it strikes by itself, or has no effect (Q4.2)."""
    quarry = int(state.opened) - 1
    for place in range(int(state.looked), int(state.laid[quarry])):
        card = int(state.cards[quarry, place])
        if card % OWNER == MINUS:
            striker = card // OWNER
            targets = strike_targets(state, quarry, striker)
            state.looked = place + 1
            if targets & (targets - 1) != 0:
                state.phase = STRIKE
                state.turn = striker
                return
            if targets != 0:
                state.struck[quarry, lowest_bit(targets)] += 1
                return
    state.phase = SHARE


@kernel
def points_into(state: State, quarry: int, work: Buffer) -> None:
    """Each seat's points at a quarry (Q4.1), strikes taken off, and the place of its first card there (Q4.3)."""
    for seat in range(MAX_SEATS):
        work[SCORED + seat] = 0
        work[FIRST_CARD + seat] = MAX_CARDS
    for place in range(int(state.laid[quarry])):
        card = int(state.cards[quarry, place])
        owner = card // OWNER
        work[SCORED + owner] += int(POINTS[card % OWNER])
        work[FIRST_CARD + owner] = min(int(work[FIRST_CARD + owner]), place)
    if int(state.boosted) == quarry:
        work[SCORED + int(state.booster)] += BOOST_POINTS
    for seat in range(MAX_SEATS):
        work[SCORED + seat] -= LOSS * int(state.struck[quarry, seat])


@kernel
def best_of(work: Buffer) -> Seat:
    """The best of those in work: most points, at least 1; then the earlier first card (Q4.3). NONE if there is none."""
    best = NONE
    for seat in range(MAX_SEATS):
        points = int(work[SCORED + seat])
        is_better = best == NONE or points > int(work[SCORED + best])
        if not is_better and points == int(work[SCORED + best]):
            is_better = int(work[FIRST_CARD + seat]) < int(work[FIRST_CARD + best])
        if is_better and points > 0:
            best = seat
    return best


@kernel
def share_out(state: State, work: Buffer) -> None:
    """Cubes for first, second, … of the open quarry, and its token for the first (Q4.3, Q4.4)."""
    quarry = int(state.opened) - 1
    points_into(state, quarry, work)
    first = best_of(work)
    seat = first
    for place in range(MAX_PLACES):
        if seat == NONE:
            break
        cubes = min(int(state.shares[quarry, place]), int(state.supply[seat]))
        state.supply[seat] -= cubes
        state.carried[seat] += cubes
        work[SCORED + seat] = 0
        seat = best_of(work)
    state.looked = 0
    state.phase = OPEN
    if first != NONE:
        win_token(state, first, int(state.tokens[quarry]))


@kernel
def win_token(state: State, seat: Seat, token: int) -> None:
    """The first has the token: two kinds are used at once (Q7.1, Q7.4), the others are kept."""
    if token == START:
        state.phase = NAME_START
        state.turn = seat
    elif token == PROTECTION:
        quarries = face_down_quarries(state)
        if quarries & (quarries - 1) != 0:
            state.phase = PROTECT
            state.turn = seat
        elif quarries != 0:
            state.shields[lowest_bit(quarries)] |= 1 << seat
    else:
        state.green[token] = seat


@kernel
def capacity(state: State, seat: Seat) -> int:
    """How many cubes a seat can carry: unplayed cards and tokens (Q5.1, Q8.4)."""
    cubes = int(CARRIES[int(state.hands[seat])])
    if int(state.green[HAUL]) == seat:
        cubes += HAUL_CUBES
    if int(state.blue[HAUL4]) == seat:
        cubes += HAUL4_CUBES
    return cubes


@kernel
def carry_all(state: State, helped: Seat) -> None:
    """Cubes that cannot be carried go back (Q5.1); `helped` carries 2 more. Then building begins."""
    for seat in range(int(state.seats)):
        room = capacity(state, seat) + (HAUL_CUBES if seat == helped else 0)
        lost = max(0, int(state.carried[seat]) - room)
        state.carried[seat] -= lost
        state.supply[seat] += lost
    owner = int(state.blue[CUBE])
    if owner >= 0 and int(state.supply[owner]) > 0:
        state.carried[owner] += 1  # Q8.4
        state.supply[owner] -= 1
    state.green[HAUL] = NONE
    state.blue[HAUL4] = NONE
    state.blue[CUBE] = NONE
    state.turn = state.start  # Q6.1
    state.phase = BEGIN_TURN
