"""The position as numbers for a net, seen from one seat. Seats are counted from the viewer on."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from template_game.state import NONE, OVER
from template_game.tables import COINS, MAX_SEATS, VALUES

# Where each group of numbers begins.
COINS_AT = 0  # [seats after me] share of what all began with
BID_AT = COINS_AT + MAX_SEATS  # [seats after me] 1 if that seat has bid
TOKEN_AT = BID_AT + MAX_SEATS  # [value - 1] 1 if I hold it
PHASE_AT = TOKEN_AT + VALUES  # [phase]
PLAYED_AT = PHASE_AT + OVER + 1  # share of the rounds
FEATURES = PLAYED_AT + 1


@kernel
def features_into(state: State, seat: Seat, out: Values) -> None:
    """Write FEATURES numbers, each from 0 to 1."""
    for index in range(FEATURES):
        out[index] = 0.0
    seats = int(state.seats)
    for step in range(seats):
        other = (seat + step) % seats
        out[COINS_AT + step] = int(state.coins[other]) / COINS
        out[BID_AT + step] = 0.0 if int(state.bids[other]) == NONE else 1.0
    if int(state.tokens[seat]) > 0:
        out[TOKEN_AT + int(state.tokens[seat]) - 1] = 1.0
    out[PHASE_AT + int(state.phase)] = 1.0
    out[PLAYED_AT] = int(state.played) / int(state.rounds)
