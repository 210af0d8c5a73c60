"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

import numpy as np

from pyramidion.core.bits import count_bits
from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.axio.scoring import lowest_symbol, standing
from pyramidion.games.axio.state import OVER, PLACE
from pyramidion.games.axio.tables import SIDE_BY_SEATS, SOLO_FULL, SYMBOLS

PLANS = (Plan(exploration=1.0, warmth=0.1, playout=4, trust=0.0, glances=100),) * 6  # by level
SIMULATIONS = (6, 6, 18, 108, 512, 12_288)  # by level

# By how much a point of lead multiplies the odds of winning, as a logarithm: for the lowest marker, the second lowest
# and so on, with the area empty, filled to a third, to two thirds, and full. At first all count alike, in the end the
# lowest decides. Fitted to the results of matches between bots. [rank, filling]
WEIGHTS = np.array(
    [
        [0.15, 0.15, 0.40, 1.60],
        [0.12, 0.16, 0.35, 0.70],
        [0.11, 0.18, 0.26, 0.40],
        [0.10, 0.20, 0.24, 0.03],
        [0.10, 0.12, 0.09, 0.01],
    ]
)
TEMPO = np.array([0.05, 0.27, 0.48, 0.76])  # the same for being about to place. [filling]
THIRDS = len(TEMPO) - 1


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat: a logistic function of its lead over the best other seat; in solo a share of 36.

    When the match is over: 1 for the winner, 0.5 if the first place is shared, 0 for the others.
    """
    seats = int(state.seats)
    if seats > 1 and int(state.phase) == OVER:
        finals_into(state, out)
        return
    filling = THIRDS * filled(state)
    for seat in range(seats):
        out[seat] = promise(state, seat, filling)
    if seats == 1:
        out[0] = float(out[0]) / (SOLO_FULL * total_weight(filling))
    else:
        out[next_to_place(state)] += weight_at(TEMPO, filling)
        out[int(state.turn)] += 2.0 * int(state.bonus) * weight_at(TEMPO, filling)
        chances_into(out, seats, 1.0)


@kernel
def finals_into(state: State, out: Values) -> None:
    """What the finished match is worth to each seat."""
    seats = int(state.seats)
    for seat in range(seats):
        lead = NO_OTHER
        for step in range(1, seats):
            lead = min(lead, standing(state, seat) - standing(state, (seat + step) % seats))
        out[seat] = final_value(lead)


@kernel
def promise(state: State, seat: Seat, filling: float) -> float:
    """The seat's markers, weighted by how much they will decide."""
    taken = 0
    total = 0.0
    for rank in range(SYMBOLS):
        lowest = lowest_symbol(state, seat, taken)
        taken |= 1 << lowest
        total += weight_at(WEIGHTS[rank], filling) * int(state.markers[seat, lowest])
    return total


@kernel
def total_weight(filling: float) -> float:
    """The weight of all markers together."""
    total = 0.0
    for rank in range(SYMBOLS):
        total += weight_at(WEIGHTS[rank], filling)
    return total


@kernel
def weight_at(weights: Values, filling: float) -> float:
    """A weight between those of two fillings."""
    third = min(int(filling), THIRDS - 1)
    share = filling - third
    return (1.0 - share) * float(weights[third]) + share * float(weights[third + 1])


@kernel
def filled(state: State) -> float:
    """The share of the area that is not empty any more."""
    side = SIDE_BY_SEATS[int(state.seats)]
    empty = 0
    for row in range(side):
        empty += count_bits(int(state.empty[row]))
    return 1.0 - empty / (side * side - SYMBOLS)


@kernel
def next_to_place(state: State) -> Seat:
    """The seat that places the next tile."""
    turn = int(state.turn)
    return turn if int(state.phase) == PLACE else (turn + 1) % int(state.seats)
