"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import Plan
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_quarries.rules.building import possible_builds
from pyramidion.games.maya_quarries.rules.opening import capacity
from pyramidion.games.maya_quarries.rules.payment import earnings
from pyramidion.games.maya_quarries.scoring import standing
from pyramidion.games.maya_quarries.state import BID, BUILD, DIG, OVER
from pyramidion.games.maya_quarries.tables import (
    BLUES,
    BOOST_POINTS,
    CARDS,
    MAX_CARDS,
    MAX_LEVELS,
    MAX_PLACES,
    OWNER,
    POINTS,
    ROUNDS,
    TOKENS,
)

# So much gold of lead multiplies the odds of winning by e: a lead may still be lost.
GOLD_SCALE = 8.0
PLANS = (Plan(exploration=1.0, warmth=0.1, playout=6, trust=0.3, glances=8),) * 6  # by level
SIMULATIONS = (16, 64, 256, 1_024, 4_096, 32_768)  # by level
CUBE_WORTH = 1.3  # gold that a cube in hand may bring
TOKEN_WORTH = 1.0
BLUE_WORTH = 2.5
HOLD = 0.12  # a cube on a level, for what it may bring later


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat: a logistic function of its lead over the best other seat.

    When the match is over: 1 for the winner, 0.5 if the first place is shared, 0 for the others.
    """
    if int(state.phase) == OVER:
        finals_into(state, out)
        return
    seats = int(state.seats)
    for seat in range(seats):
        out[seat] = promise(state, seat)
    chances_into(out, seats, GOLD_SCALE)


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
    """Gold, what the pyramids would pay now in the rounds to come, cubes to build with, tokens."""
    payments = ROUNDS + 1 - max(1, int(state.round_number))
    gold = int(state.gold[seat]) + earnings(state, seat) * (0.6 + 0.4 * payments)
    gold += HOLD * holdings(state, seat) + CUBE_WORTH * cubes_to_come(state, seat)
    for token in range(TOKENS):
        if int(state.green[token]) == seat:
            gold += TOKEN_WORTH
    for token in range(BLUES):
        if int(state.blue[token]) == seat:
            gold += BLUE_WORTH
    bid = int(state.bids[seat])
    if int(state.phase) == BID and bid > 0:
        gold += BLUE_WORTH * bid / (bid + 1) - bid  # the more one bids, the likelier one gets a token
    return gold


@kernel
def holdings(state: State, seat: Seat) -> float:
    """Cubes on pyramids, the higher the better."""
    worth = 0.0
    for pyramid in range(int(state.pyramids)):
        for level in range(MAX_LEVELS):
            worth += int(state.cubes[pyramid, level, seat]) * (level + 1)
    return worth


@kernel
def cubes_to_come(state: State, seat: Seat) -> float:
    """Cubes in hand, and those that the quarries not yet opened would bring now, as far as they can be carried."""
    cubes = float(int(state.carried[seat]))
    if int(state.phase) == BUILD:
        # With nowhere to build they bring little.
        return cubes if cubes == 0 or possible_builds(state, seat) != 0 else cubes / 2
    if int(state.phase) < DIG:
        return cubes
    for quarry in range(int(state.opened), int(state.quarries)):
        cubes += share_of(state, quarry, seat)
    room = float(capacity(state, seat))
    # A card that was not played is worth a little beyond what it carries.
    return min(cubes, room) + 0.02 * room / CARDS


@kernel
def share_of(state: State, quarry: int, seat: Seat) -> float:
    """The cubes that a seat would get at a quarry as its cards lie, strikes not counted; a bit for being first."""
    mine = points_at(state, quarry, seat)
    if mine == 0:
        return 0.0
    place = 0
    for other in range(int(state.seats)):
        theirs = points_at(state, quarry, other)
        if theirs > mine or (
            theirs == mine and other != seat and first_card(state, quarry, other) < first_card(state, quarry, seat)
        ):
            place += 1
    cubes = int(state.shares[quarry, place]) if place < MAX_PLACES else 0
    return cubes + (0.7 if place == 0 else 0.0) + 0.01 * mine


@kernel
def points_at(state: State, quarry: int, seat: Seat) -> int:
    """The points of a seat's cards and boost at a quarry."""
    points = BOOST_POINTS if int(state.boosted) == quarry and int(state.booster) == seat else 0
    for place in range(int(state.laid[quarry])):
        card = int(state.cards[quarry, place])
        if card // OWNER == seat:
            points += int(POINTS[card % OWNER])
    return points


@kernel
def first_card(state: State, quarry: int, seat: Seat) -> int:
    """The place of a seat's first card at a quarry."""
    for place in range(int(state.laid[quarry])):
        if int(state.cards[quarry, place]) // OWNER == seat:
            return place
    return MAX_CARDS
