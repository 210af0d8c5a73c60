"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

import math

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_towers.rules.turn import is_joined, ladders_placed, priests_placed
from pyramidion.games.maya_towers.scoring import seat_points
from pyramidion.games.maya_towers.state import NONE, OVER
from pyramidion.games.maya_towers.tables import CARDS, CENTRE_BONUS, LEVELS, LOWEST_CUT, PLACES

# So many points of lead multiply the odds of winning by e: a lead may still be lost.
POINTS_SCALE = 2.5


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat: a logistic function of its lead over the best of the others."""
    seats = int(state.seats)
    for seat in range(seats):
        lead = 1e9
        own = promise(state, seat)
        if seats == 4:
            own += promise(state, (seat + 2) % 4)
        for step in range(1, seats):
            if seats == 4 and step == 2:
                continue
            other = promise(state, (seat + step) % seats)
            if seats == 4:
                other += promise(state, (seat + step + 2) % 4)
            lead = min(lead, own - other)
        out[seat] = 1.0 / (1.0 + math.exp(-lead / POINTS_SCALE))


@kernel
def promise(state: State, seat: Seat) -> float:
    """The seat's points so far, and a little for what counts later."""
    if int(state.seats) == 2:
        return seat_points(state, seat) + 0.1 * priests_placed(state, seat) + 0.15 * ladders_placed(state, seat)
    if int(state.cards[seat, 0]) == NONE or int(state.cards[seat, 1]) == NONE:
        return 0.0
    points = float(seat_points(state, seat))
    if int(state.phase) != OVER and int(state.centre) == seat:
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
