"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_towers.rules.turn import is_joined, ladders_placed, priests_placed
from pyramidion.games.maya_towers.scoring import seat_points, standing
from pyramidion.games.maya_towers.state import NONE, OVER
from pyramidion.games.maya_towers.tables import CARDS, CENTRE_BONUS, LEVELS, LOWEST_CUT, PLACES

# So many points of lead multiply the odds of winning by e: a lead may still be lost.
POINTS_SCALE = 2.5
PLANS = (Plan(exploration=1.0, warmth=0.1, playout=4, trust=0.3, glances=8, solving=16),) * 6  # by level
SIMULATIONS = (16, 64, 256, 1_024, 8_192, 65_536)  # by level


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat: a logistic function of its side's lead over the best other side.

    When the match is over: 1 for the winner, 0.5 if the first place is shared, 0 for the others.
    """
    seats = int(state.seats)
    sides = 2 if seats == 4 else seats  # T5.5
    if int(state.phase) == OVER:
        finals_into(state, sides, out)
    else:
        for side in range(sides):
            out[side] = side_promise(state, side)
        chances_into(out, sides, POINTS_SCALE)
    for seat in range(sides, seats):
        out[seat] = out[seat - sides]


@kernel
def finals_into(state: State, sides: int, out: Values) -> None:
    """What the finished match is worth to each side."""
    for side in range(sides):
        lead = NO_OTHER
        for step in range(1, sides):
            lead = min(lead, standing(state, side) - standing(state, (side + step) % sides))
        out[side] = final_value(lead)


@kernel
def side_promise(state: State, seat: Seat) -> float:
    """The promise of a seat, with its partner's where it has one."""
    if int(state.seats) == 4:
        return promise(state, seat) + promise(state, (seat + 2) % 4)
    return promise(state, seat)


@kernel
def promise(state: State, seat: Seat) -> float:
    """The seat's points so far, and a little for what counts later."""
    if int(state.seats) == 2:
        return seat_points(state, seat) + 0.1 * priests_placed(state, seat) + 0.15 * ladders_placed(state, seat)
    if int(state.cards[seat, 0]) == NONE or int(state.cards[seat, 1]) == NONE:
        return 0.0
    points = float(seat_points(state, seat))
    if int(state.centre) == seat:
        points += CENTRE_BONUS  # it may stop now
    for index in range(CARDS):
        points += 0.5 * longest_run(state, int(state.cards[seat, index]))
    return points


@kernel
def longest_run(state: State, colour: int) -> int:
    """The longest run of a colour: long runs grow dear."""
    best = 1
    for place in range(PLACES):
        length = 1
        for level in range(LOWEST_CUT, LEVELS + 1):
            joined = int(state.towers[place, level - 1]) == colour and is_joined(state, place, level)
            length = length + 1 if joined else 1
            best = max(best, length)
    return best
