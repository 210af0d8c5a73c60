"""How well each seat stands: a guess, good enough for a greedy bot and for cutting playouts short."""

from pyramidion.core.bits import count_bits
from pyramidion.core.chances import NO_OTHER, chances_into, final_value
from pyramidion.core.jit import kernel
from pyramidion.core.plan import TO_THE_END, Plan
from pyramidion.core.types import ActionInt, Buffer, Seat, State, Values
from pyramidion.games.yaxha import actions as ledger
from pyramidion.games.yaxha.actions import FIELDS, FORM
from pyramidion.games.yaxha.bonuses import Surveys, survey_all
from pyramidion.games.yaxha.groups import largest_of, visible
from pyramidion.games.yaxha.holding import cubes_held
from pyramidion.games.yaxha.outlook.net import standing
from pyramidion.games.yaxha.rules.boards import beside, under_any
from pyramidion.games.yaxha.scoring import group_points, seat_points
from pyramidion.games.yaxha.state import OVER
from pyramidion.games.yaxha.tables import CELL_BITS, CELL_LAYERS, COLOURS, LAYERS, ROUNDS, SPOTS, STRIDE

# So many points of lead multiply the odds of winning by e: more at the beginning, when a lead may still be lost.
POINTS_SCALE = 3.0
EARLY_SCALE = 9.0
FEELING = Plan(exploration=0.5, warmth=0.1, playout=TO_THE_END, trust=0.0, hunches=True, margin=6.0)
FORESEEING = Plan(
    exploration=0.3,
    warmth=0.1,
    playout=0,
    trust=1.0,
    foresight=True,
    favourites=True,
    horizon=True,
    second_looks=12,
    reconsiders=True,
    whims=0.5,
)
PLANS = (FEELING,) * 5 + (FORESEEING,)  # by level
SIMULATIONS = (16, 20, 80, 400, 4_800, 32_768)  # by level
HELD = 0.75  # of what a cube in hand would add to the largest group of its colour
JOINED = 0.5  # points for each pair of cubes that touch


@kernel
def evaluate(state: State, out: Values) -> None:
    """0 to 1 for each seat, by its points as they stand and what they promise.

    When the match is over: 1 for the winner, 0.5 if the first place is shared, 0 for the others.
    """
    seats = int(state.seats)
    surveys = survey_all(state)
    if int(state.phase) == OVER:
        finals_into(state, surveys, out)
        return
    for seat in range(seats):
        out[seat] = promise(state, surveys, seat)
    chances_into(out, seats, POINTS_SCALE + EARLY_SCALE * (1.0 - int(state.played) / ROUNDS))


@kernel
def foresee(state: State, out: Values, work: Buffer) -> None:
    """The same by how a net has learnt such pyramids to come out."""
    seats = int(state.seats)
    surveys = survey_all(state)
    if int(state.phase) == OVER:
        finals_into(state, surveys, out)
        return
    for seat in range(seats):
        out[seat] = standing(state, surveys, seat, work)
    chances_into(out, seats, 1.0)


@kernel
def prospect(state: State, seat: Seat, out: Values, work: Buffer) -> float:
    """The same for one seat, by its own pyramid alone."""
    surveys = survey_all(state)
    if int(state.phase) == OVER:
        finals_into(state, surveys, out)
        return float(out[seat])
    return standing(state, surveys, seat, work)


@kernel
def finals_into(state: State, surveys: Surveys, out: Values) -> None:
    """What the finished match is worth to each seat."""
    seats = int(state.seats)
    for seat in range(seats):
        lead = NO_OTHER
        for step in range(1, seats):
            lead = min(lead, seat_points(state, surveys, seat) - seat_points(state, surveys, (seat + step) % seats))
        out[seat] = final_value(lead)


@kernel
def promise(state: State, surveys: Surveys, seat: Seat) -> float:
    """The seat's points as they stand, and most of what its cubes could add to the largest groups."""
    points = float(seat_points(state, surveys, seat))
    for colour in range(COLOURS):
        held = cubes_held(state, seat, colour)
        if held:
            size = largest_of(surveys[seat], colour)
            points += HELD * (group_points(size + held) - group_points(size))
        points += JOINED * pairs(state, seat, colour)
    return points


@kernel
def pairs(state: State, seat: Seat, colour: int) -> int:
    """How many pairs of visible cubes of a colour touch: smaller groups may be joined to larger ones yet."""
    count = 0
    below = 0
    for layer in range(LAYERS):
        cubes = visible(state, seat, colour, layer)
        count += count_bits(cubes & (cubes >> 1)) + count_bits(cubes & (cubes >> STRIDE))
        count += count_bits(cubes & below) + count_bits(cubes & (below >> 1))
        count += count_bits(cubes & (below >> STRIDE)) + count_bits(cubes & (below >> (STRIDE + 1)))
        below = cubes
    return count


@kernel
def appeal(state: State, seat: Seat, action: ActionInt) -> int:
    """Of a placement: how many visible cubes of its colour it touches, the higher the better if equal.

    Of a market tile: how many cubes of its colours the seat has.
    """
    if int(FORM[action]) != ledger.PLACE:
        return cubes_alike(state, seat, int(FIELDS[action, 0]))
    colour, cell = int(FIELDS[action, 0]), int(FIELDS[action, 1])
    layer = int(CELL_LAYERS[cell])
    place = 1 << int(CELL_BITS[cell])
    touched = count_bits(beside(place) & visible(state, seat, colour, layer))
    if layer == 0:
        return 2 * touched
    return 2 * (touched + count_bits(under_any(place) & visible(state, seat, colour, layer - 1))) + 1


@kernel
def cubes_alike(state: State, seat: Seat, tile: int) -> int:
    """How many cubes the seat has of the colour of each cube on a market tile, together."""
    count = 0
    for spot in range(SPOTS):
        for layer in range(LAYERS):
            count += count_bits(int(state.cubes[seat, int(state.market[tile, spot]), layer]))
    return count
