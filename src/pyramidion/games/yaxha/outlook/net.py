"""The net itself: whole numbers only, so that it says the same interpreted, compiled and on a GPU.

One hidden layer for each colour, which also hears of the pyramid, and one for the pyramid. An answer (traits.py) is a
row that is added to a layer; what is above 0 there counts. `tools/learn_yaxha.py` learns the rows.
"""

from pathlib import Path

import numpy as np

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.bonuses import Surveys
from pyramidion.games.yaxha.outlook.traits import ColourTraits, PyramidTraits, colour_traits, pyramid_traits, site_of

UNITS = 32  # of each hidden layer
SHARES = 256  # of 1, of which all weights are whole multiples
FULL_POINTS = 10.0  # the net counts in tens of points

WEIGHTS = Path(__file__).parent / "weights.npz"

with np.load(WEIGHTS) as _weights:
    COLOUR_ROWS = _weights["colour_rows"]  # [answer, unit]
    PYRAMID_ROWS = _weights["pyramid_rows"]  # [answer, unit]: first those of each colour, then those of the pyramid
    COLOUR_OUT = _weights["colour_out"]  # [unit]
    PYRAMID_OUT = _weights["pyramid_out"]  # [unit]
    CONSTANT = int(_weights["constant"])


@kernel
def expected_points(state: State, surveys: Surveys, seat: Seat) -> float:
    """How many points the seat may be expected to have at the end of the match."""
    site = site_of(state, seat)
    colours = (
        colour_traits(state, surveys, seat, 0, site),
        colour_traits(state, surveys, seat, 1, site),
        colour_traits(state, surveys, seat, 2, site),
        colour_traits(state, surveys, seat, 3, site),
        colour_traits(state, surveys, seat, 4, site),
    )
    pyramid = pyramid_traits(state, surveys, seat, site)
    total = CONSTANT
    for unit in range(UNITS):
        told = sum_of_pyramid(pyramid, unit)
        heard = 0
        for colour in colours:
            heard += max(0, told + sum_of_colour(colour, unit))
        total += heard * int(COLOUR_OUT[unit])
        total += max(0, sum_of_pyramid(pyramid, UNITS + unit)) * int(PYRAMID_OUT[unit])
    return total * FULL_POINTS / (SHARES * SHARES)


@kernel
def sum_of_colour(answers: ColourTraits, unit: int) -> int:
    """What a unit of a colour's layer is told."""
    total = 0
    for answer in answers:
        total += int(COLOUR_ROWS[answer, unit])
    return total


@kernel
def sum_of_pyramid(answers: PyramidTraits, unit: int) -> int:
    """What a unit is told of the pyramid."""
    total = int(PYRAMID_ROWS[-1, unit])  # always
    for answer in answers:
        total += int(PYRAMID_ROWS[answer, unit])
    return total
