"""The state: one record of small integers."""

import numpy as np

from pyramidion.core.types import State
from template_game.tables import BAGS, COINS, MAX_SEATS, VALUES

# Phases: what the match waits for.
DEAL = 0  # chance to deal a token
BID = 1  # the seats that have not bid yet
OVER = 2

# Reasons of ending, in the order of scoring.REASONS.
RUNNING, ROUNDS, BROKE = 0, 1, 2

NONE = -1  # no token, no bid
UNKNOWN = -2  # a token or a bid that the observer may not see

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("bag", "i1"),  # option: which of tables.BAGS (X1.1)
            ("rounds", "i1"),  # option (X3.1)
            ("carry", "i1"),  # option (X2.4)
            ("phase", "i1"),
            ("reason", "i1"),
            ("played", "i1"),  # rounds played
            ("pot", "i1"),
            ("coins", "i1", (MAX_SEATS,)),  # [seat]
            ("points", "i1", (MAX_SEATS,)),  # [seat]
            ("tokens", "i1", (MAX_SEATS,)),  # [seat] value, NONE or UNKNOWN
            ("bids", "i1", (MAX_SEATS,)),  # [seat] coins, NONE or UNKNOWN
            ("last_bids", "i1", (MAX_SEATS,)),  # [seat] of the round before, or NONE
            ("gone", "i1", (VALUES,)),  # [value - 1] tokens that have left the game
        ],
    )
)

MAX_LEGAL = COINS + 1
WORK = 1  # no scratch is needed, but no buffer is empty


def broken_invariants(state: State) -> list[str]:
    """What a state, or an observation of one, may never be, as sentences. None are broken in any match."""
    broken = []
    seats = int(state.seats)
    dealt = [int((state.tokens == value + 1).sum()) for value in range(VALUES)]
    if any(int(BAGS[int(state.bag), value]) < int(state.gone[value]) + dealt[value] for value in range(VALUES)):
        broken.append("More tokens of a value are out than the bag held.")
    if int(state.gone.sum()) != seats * int(state.played):
        broken.append("Each seat's token leaves the game in each round.")
    won = int(state.points.sum()) + int(state.pot)
    worth = sum((value + 1) * int(state.gone[value]) for value in range(VALUES))
    if won > worth or (int(state.carry) and won < worth):
        broken.append("Points and pot are not what the tokens were worth.")
    if any(not 0 <= int(coins) <= COINS for coins in state.coins):
        broken.append(f"Each seat has 0 to {COINS} coins.")
    if any(int(bid) > int(coins) for bid, coins in zip(state.bids, state.coins, strict=True)):
        broken.append("A seat has bid more than it has.")
    if any(int(bid) == int(token) for bid, token in zip(state.bids, state.tokens, strict=True) if bid >= 0):
        broken.append("A seat has bid the value of its own token.")
    if any((field[seats:] != blank).any() for field, blank in ((state.tokens, NONE), (state.bids, NONE))):
        broken.append("A seat that does not exist holds something.")
    return broken
