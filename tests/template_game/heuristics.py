"""How well each seat stands: its share of the points."""

from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import State, Values

PLANS = (Plan(exploration=1.0, warmth=0.1, playout=0, trust=1.0),) * 6  # by level
SIMULATIONS = (4, 8, 16, 32, 64, 128)  # by level


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat; all equal before the first point."""
    seats = int(state.seats)
    total = 0
    for seat in range(seats):
        total += int(state.points[seat])
    for seat in range(seats):
        out[seat] = (int(state.points[seat]) + 1.0) / (total + seats)
