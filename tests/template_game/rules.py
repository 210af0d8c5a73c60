"""The rules: deal, bid, show (X2, X3)."""

from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from template_game.actions import FIELDS, FORM, TOKEN, bid_action, token_action
from template_game.state import BID, BROKE, DEAL, NONE, OVER, ROUNDS, RUNNING
from template_game.tables import BAGS, COINS, MAX_SEATS, VALUES


@kernel
def init(state: State, seats: int, options: Buffer) -> None:
    """Before the first token. `options`: bag, rounds, carry."""
    state.seats = seats
    state.bag = options[0]
    state.rounds = options[1]
    state.carry = options[2]
    state.phase = DEAL
    state.reason = RUNNING
    state.played = 0
    state.pot = 0
    for seat in range(MAX_SEATS):
        state.coins[seat] = COINS
        state.points[seat] = 0
        state.tokens[seat] = NONE
        state.bids[seat] = NONE
        state.last_bids[seat] = NONE
    for index in range(VALUES):
        state.gone[index] = 0


@kernel
def actors(state: State) -> int:
    """Chance while tokens are dealt, then every seat that has not bid."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == DEAL:
        return CHANCE_BIT
    seats = 0
    for seat in range(int(state.seats)):
        if int(state.bids[seat]) == NONE:
            seats |= 1 << seat
    return seats


@kernel
def may_bid(state: State, seat: Seat, coins: int) -> int:
    """0, or the clause that forbids the seat this bid."""
    if coins > int(state.coins[seat]):
        return 202  # X2.2
    if coins == int(state.tokens[seat]):
        return 203  # X2.3
    return 0


@kernel
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """The bids that the seat can pay, less its own token's value."""
    count = 0
    for coins in range(COINS + 1):
        if may_bid(state, seat, coins) == 0:
            out[count] = bid_action(coins)
            count += 1
    return count


@kernel
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Deal a token or take a bid; the last bid of a round shows them all."""
    if int(FORM[action]) == TOKEN:
        owner = int(FIELDS[action, 0])
        state.tokens[owner] = int(FIELDS[action, 1]) + 1
        if owner == int(state.seats) - 1:
            state.phase = BID
    else:
        state.bids[seat] = int(FIELDS[action, 0])
        if actors(state) == 0:
            show(state)


@kernel
def show(state: State) -> None:
    """All bids are in: fill the pot, pay it out, and begin the next round or end the match (X2.4, X3.1)."""
    winner = single_highest_bidder(state)
    for seat in range(int(state.seats)):
        state.pot += state.tokens[seat]
        state.gone[int(state.tokens[seat]) - 1] += 1
    if winner != NONE:
        state.coins[winner] -= state.bids[winner]
        state.points[winner] += state.pot
    if winner != NONE or int(state.carry) == 0:
        state.pot = 0
    for seat in range(int(state.seats)):
        state.last_bids[seat] = state.bids[seat]
        state.tokens[seat] = NONE
        state.bids[seat] = NONE
    state.played += 1
    end_round(state)


@kernel
def single_highest_bidder(state: State) -> int:
    """The seat that alone bid most, and more than nothing, or NONE."""
    best = 0
    winner = NONE
    for seat in range(int(state.seats)):
        if int(state.bids[seat]) > best:
            best = int(state.bids[seat])
            winner = seat
        elif int(state.bids[seat]) == best:
            winner = NONE
    return winner


@kernel
def end_round(state: State) -> None:
    """X3.1: out of coins, out of rounds, or on to the next deal."""
    coins = 0
    for seat in range(int(state.seats)):
        coins += int(state.coins[seat])
    state.phase = DEAL
    if coins == 0:
        state.phase = OVER
        state.reason = BROKE
    elif int(state.played) == int(state.rounds):
        state.phase = OVER
        state.reason = ROUNDS


@kernel
def tokens_left(state: State, value: int) -> int:
    """How many tokens of a value are neither gone nor seen to be dealt."""
    left = int(BAGS[int(state.bag), value - 1]) - int(state.gone[value - 1])
    for seat in range(int(state.seats)):
        if int(state.tokens[seat]) == value:
            left -= 1
    return left


@kernel
def draw_value(state: State, rng: Rng) -> int:
    """The value of a token drawn from those left, each token equally likely."""
    left = 0
    for value in range(1, VALUES + 1):
        left += tokens_left(state, value)
    index = below(rng, left)
    drawn = 1
    while index >= tokens_left(state, drawn):
        index -= tokens_left(state, drawn)
        drawn += 1
    return drawn


@kernel
def seat_due(state: State) -> Seat:
    """The seat that is dealt the next token: the first that has none (X2.1)."""
    seat = 0
    while int(state.tokens[seat]) != NONE:
        seat += 1
    return seat


@kernel
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """The values left in the bag, weighted by how many tokens have them."""
    count = 0
    for value in range(1, VALUES + 1):
        left = tokens_left(state, value)
        if left > 0:
            actions[count] = token_action(seat_due(state), value)
            weights[count] = left
            count += 1
    return count


@kernel
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """Draw a token for the seat that is due."""
    return token_action(seat_due(state), draw_value(state, rng))
