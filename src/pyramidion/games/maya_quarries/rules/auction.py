"""The auction of the expert variant (Q8.1, Q8.2)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.maya_quarries.state import BID, DIG, NONE, ON_OFFER, TAKE
from pyramidion.games.maya_quarries.tables import BLUES, MAX_SEATS, MOST_BID


@kernel
def tokens_on_offer(state: State) -> int:
    """The blue tokens on offer, as bits."""
    tokens = 0
    for token in range(BLUES):
        if int(state.blue[token]) == ON_OFFER:
            tokens |= 1 << token
    return tokens


@kernel
def offer(state: State, token: int) -> None:
    """Chance offers a token; after n - 1 of them all bid (Q8.1)."""
    state.blue[token] = ON_OFFER
    offered = 0
    for other in range(BLUES):
        if int(state.blue[other]) == ON_OFFER:
            offered += 1
    if offered == int(state.seats) - 1:
        state.phase = BID


@kernel
def seats_to_bid(state: State) -> int:
    """The seats that have not bid, as bits."""
    seats = 0
    for seat in range(int(state.seats)):
        if int(state.bids[seat]) == NONE:
            seats |= 1 << seat
    return seats


@kernel
def most_bid(state: State, seat: Seat) -> int:
    """The highest bid that a seat may make (Q8.2)."""
    return min(int(state.gold[seat]), MOST_BID)


@kernel
def bid_clause(state: State, seat: Seat, gold: int) -> ClauseNumber:
    """What forbids a bid."""
    return ALLOWED if gold <= most_bid(state, seat) else 802


@kernel
def bid(state: State, seat: Seat, gold: int) -> None:
    """Take a bid; the last one shows them all, and those who get a token pay."""
    state.bids[seat] = gold
    if seats_to_bid(state) != 0:
        return
    for other in range(int(state.seats)):
        if is_buyer(state, other):
            state.gold[other] -= state.bids[other]
    next_choice(state)


@kernel
def last_bidder(state: State) -> Seat:
    """The last in order: lowest bid, of equal ones the last in turn order from the start player (Q8.2)."""
    seats = int(state.seats)
    last = int(state.start)
    for step in range(1, seats):
        seat = (int(state.start) + step) % seats
        if int(state.bids[seat]) <= int(state.bids[last]):
            last = seat
    return last


@kernel
def is_buyer(state: State, seat: Seat) -> bool:
    """Whether the seat pays and gets a token: not the last in order, and not with a bid of 0 (Q8.2)."""
    return int(state.bids[seat]) > 0 and seat != last_bidder(state)


@kernel
def has_blue(state: State, seat: Seat) -> bool:
    """Whether the seat holds a blue token."""
    for token in range(BLUES):
        if int(state.blue[token]) == seat:
            return True
    return False


@kernel
def next_buyer(state: State) -> Seat:
    """Of the buyers without a token the one with the highest bid, then the first in turn order; or NONE."""
    seats = int(state.seats)
    best = NONE
    for step in range(seats):
        seat = (int(state.start) + step) % seats
        is_better = best == NONE or int(state.bids[seat]) > int(state.bids[best])
        if is_better and is_buyer(state, seat) and not has_blue(state, seat):
            best = seat
    return best


@kernel
def next_choice(state: State) -> None:
    """Wait for the next buyer's choice, or end the auction. The last token goes by itself (Q8.2)."""
    state.phase = TAKE
    for _ in range(MAX_SEATS):
        buyer = next_buyer(state)
        left = tokens_on_offer(state)
        if buyer == NONE:
            end_auction(state)
            return
        state.turn = buyer
        if left & (left - 1) != 0:
            return
        give_tokens(state, buyer)


@kernel
def give_tokens(state: State, seat: Seat) -> None:
    """What is on offer, one token, goes to a seat."""
    for token in range(BLUES):
        if int(state.blue[token]) == ON_OFFER:
            state.blue[token] = seat


@kernel
def end_auction(state: State) -> None:
    """Tokens that nobody bought leave the round; digging begins."""
    for token in range(BLUES):
        if int(state.blue[token]) == ON_OFFER:
            state.blue[token] = NONE
    state.phase = DIG
    state.turn = state.start


@kernel
def take_clause(state: State, token: int) -> ClauseNumber:
    """What forbids to choose a token."""
    return ALLOWED if int(state.blue[token]) == ON_OFFER else 801  # Q8.1


@kernel
def take(state: State, seat: Seat, token: int) -> None:
    """Choose a token."""
    state.blue[token] = seat
    next_choice(state)
