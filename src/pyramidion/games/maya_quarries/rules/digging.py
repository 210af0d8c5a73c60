"""Digging: cards face down at quarries (Q3), and what follows before the first is opened (Q8.3, Q8.5)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.maya_quarries.state import BOOST_WHERE, DUG, OPEN, SHIELD
from pyramidion.games.maya_quarries.tables import BOOST, HELD, JOKER, LOW_CARDS, LOW_KINDS, OWNER


@kernel
def dig_clause(state: State, seat: Seat, kind: int, quarry: int) -> ClauseNumber:
    """What forbids a seat to play a card at a quarry."""
    if int(state.hands[seat]) & int(HELD[kind]) == 0:
        return 101  # Q1.1
    if quarry >= int(state.quarries):
        return 102  # Q1.2
    laid = int(state.laid[quarry])
    if laid >= int(state.most[quarry]) or (laid == 0 and kind >= LOW_KINDS):
        return 302  # Q3.2
    return ALLOWED


@kernel
def can_dig(state: State, seat: Seat) -> bool:
    """Whether a seat has a card that it may play somewhere. Backs tell it, so everybody knows."""
    hand = int(state.hands[seat])
    for quarry in range(int(state.quarries)):
        laid = int(state.laid[quarry])
        fitting = hand if laid > 0 else hand & LOW_CARDS
        if laid < int(state.most[quarry]) and fitting != 0:
            return True
    return False


@kernel
def dig(state: State, seat: Seat, kind: int, quarry: int) -> None:
    """Play a card face down."""
    held = int(state.hands[seat]) & int(HELD[kind])
    state.hands[seat] = int(state.hands[seat]) & ~(held & -held)  # one of the two 4s
    state.cards[quarry, int(state.laid[quarry])] = seat * OWNER + kind
    state.laid[quarry] += 1
    next_digger(state)


@kernel
def pass_digging(state: State, seat: Seat) -> None:
    """Play no more cards this round."""
    state.passed |= 1 << seat
    next_digger(state)


@kernel
def next_digger(state: State) -> None:
    """The next seat that has not passed; who can only pass passes by itself (Q3.1). All have: digging is over."""
    seats = int(state.seats)
    turn = int(state.turn)
    for step in range(1, seats + 1):
        seat = (turn + step) % seats
        if (int(state.passed) >> seat) & 1 == 0:
            if can_dig(state, seat):
                state.turn = seat
                return
            state.passed |= 1 << seat
    state.passed = 0
    state.phase = DUG


@kernel
def face_down_quarries(state: State) -> int:
    """The quarries with cards that nobody has turned up yet, as bits."""
    quarries = 0
    for quarry in range(int(state.opened), int(state.quarries)):
        if int(state.laid[quarry]) > 0:
            quarries |= 1 << quarry
    return quarries


@kernel
def after_digging(state: State) -> None:
    """Ask for the boost (Q8.3), then whether the joker shall protect (Q8.5), then open the quarries."""
    boost = int(state.blue[BOOST])
    joker = int(state.blue[JOKER])
    if boost >= 0:
        state.phase = BOOST_WHERE
        state.turn = boost
    elif joker >= 0 and face_down_quarries(state) != 0:
        state.phase = SHIELD
        state.turn = joker
    else:
        state.phase = OPEN


@kernel
def face_down_clause(state: State, quarry: int, clause: ClauseNumber) -> ClauseNumber:
    """What forbids a protection at a quarry: Q1.2 if there is none such, the clause given if no card is face down."""
    if quarry >= int(state.quarries):
        return 102
    return ALLOWED if (face_down_quarries(state) >> quarry) & 1 else clause
