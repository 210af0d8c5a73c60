"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

import numpy as np

from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_towers.rules.turn import ladders_placed, may_stop, priests_placed
from pyramidion.games.maya_towers.scoring import seat_points, standing
from pyramidion.games.maya_towers.state import OVER
from pyramidion.games.maya_towers.tables import CARDS, CENTRE_BONUS, CUTS, LEVELS, LOWEST_CUT, PLACES, RUN_POINTS

# Three and four seats, in points; fitted to positions of matches between searching bots.
MAY_STOP = 1.8  # being allowed to stop
HOPE = np.array((0.0, 0.45, 0.18, 0.0))  # [distance] a connection that may yet be made, for each point it would add

# [place, place] Steps between two places; 3 where there are more.
DISTANCE = np.array(
    [
        [min(abs(one % 3 - other % 3) + abs(one // 3 - other // 3), 3) for other in range(PLACES)]
        for one in range(PLACES)
    ],
    np.int64,
)


def _points_of(joined: int, triple: int) -> int:
    """What a colour scores (T5.3) whose pieces are connected so: a bit for each of the four cuts."""
    lengths = [len(run) + 1 for run in f"{joined:b}".split("0")]
    return sum(triple if length == 3 else int(RUN_POINTS[length]) for length in lengths)


# [option triple - 2, connections as bits] What a colour scores.
POINTS = np.array([[_points_of(joined, triple) for joined in range(1 << CUTS)] for triple in (2, 3)], np.int64)

# So many points of lead multiply the odds of winning by e: a lead may still be lost.
POINTS_SCALE = 2.5
PLANS = (Plan(exploration=1.0, warmth=0.1, playout=4, trust=0.3, glances=8, solving=16),) * 6  # by level
# With cards: who holds what decides what others do, and many quick playouts tell more than few careful ones.
TASKS = Plan(exploration=1.0, warmth=0.1, playout=8, trust=0.0, private_roots=True)
PLANS_BY_SEATS = {3: (TASKS,) * 6, 4: (TASKS,) * 6}
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
    if int(state.cards[seat, 0]) < 0 or int(state.cards[seat, 1]) < 0:
        return 0.0  # not dealt yet, or not known
    points = MAY_STOP if may_stop(state, seat) else 0.0
    if int(state.centre) == seat:
        points += CENTRE_BONUS  # it may stop now
    for index in range(CARDS):
        points += colour_promise(state, int(state.cards[seat, index]))
    return points


@kernel
def colour_promise(state: State, colour: int) -> float:
    """What a colour scores by now, and a share of what each connection it lacks would add: more where it is near.

    Connections stay. The piece at level L and the next one at L+1 lack a swap where they stand in neighbouring towers.
    """
    joined = 0  # bit L-1: the pieces at the levels L and L+1 are connected
    distances = 0  # in two bits each: how far apart they stand, 3 or more as 3
    below = place_of(state, colour, 1)
    for level in range(LOWEST_CUT, LEVELS + 1):
        above = place_of(state, colour, level)
        cut = level - LOWEST_CUT
        joined |= int(above == below) << cut
        distances |= int(DISTANCE[below, above]) << (2 * cut)
        below = above
    points = float(POINTS[int(state.triple) - 2, joined])
    for cut in range(CUTS):
        gain = int(POINTS[1, joined | 1 << cut]) - int(POINTS[1, joined])
        points += gain * float(HOPE[(distances >> (2 * cut)) & 3])
    return points


@kernel
def place_of(state: State, colour: int, level: int) -> int:
    """Where the piece of a colour and level stands."""
    place = 0
    while int(state.towers[place, level - 1]) != colour:
        place += 1
    return place
