"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.axio.scoring import lowest_symbol, standing
from pyramidion.games.axio.state import OVER
from pyramidion.games.axio.tables import SOLO_FULL, SYMBOLS

# So many points of lead multiply the odds of winning by e: a lead may still be lost.
POINTS_SCALE = 2.5
PLAN = Plan(exploration=1.0, warmth=0.03, playout=0, trust=1.0)
# What a marker is worth by its rank among the seat's own, the lowest first: only the lowest decides, in the end.
WEIGHTS = (1.0, 0.5, 0.25, 0.12, 0.06)


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat: a logistic function of its lead over the best other seat; in solo a share of 36.

    When the match is over: 1 for the winner, 0.5 if the first place is shared, 0 for the others.
    """
    seats = int(state.seats)
    if seats > 1 and int(state.phase) == OVER:
        finals_into(state, out)
        return
    for seat in range(seats):
        out[seat] = promise(state, seat)
    if seats == 1:
        out[0] = float(out[0]) / (SOLO_FULL * 1.93)
    else:
        chances_into(out, seats, POINTS_SCALE)


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
def promise(state: State, seat: Seat) -> float:
    """The seat's markers, weighted by how soon they decide; a little for bonus placements to come."""
    taken = 0
    total = 0.5 * int(state.bonus) if int(state.turn) == seat else 0.0
    for rank in range(SYMBOLS):
        lowest = lowest_symbol(state, seat, taken)
        taken |= 1 << lowest
        total += WEIGHTS[rank] * int(state.markers[seat, lowest])
    return total
