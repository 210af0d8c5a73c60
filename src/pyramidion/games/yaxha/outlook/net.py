"""The net itself: whole numbers only, so that it says the same interpreted, compiled and on a GPU.

One hidden layer for each colour, which also hears of the pyramid, and one for the pyramid. An answer (traits.py) is a
row that is added to a layer; what is above 0 there counts. `python -m tools.learn_yaxha` learns the rows.
"""

from pathlib import Path

import numpy as np

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.bonuses import Surveys
from pyramidion.games.yaxha.outlook.packing import LANES, first_sums, in_words, lift, sum_above_zero
from pyramidion.games.yaxha.outlook.traits import (
    OF_A_COLOUR,
    OF_A_PYRAMID,
    ColourTraits,
    colour_traits,
    pyramid_traits,
    site_of,
)
from pyramidion.games.yaxha.tables import BONUS_CARDS

UNITS = 32  # of each hidden layer
SHARES = 256  # of 1, of which all weights are whole multiples
FULL_POINTS = 10.0  # the net counts in tens of points
WORDS = UNITS // LANES

WEIGHTS = Path(__file__).parent / "weights.npz"

with np.load(WEIGHTS) as _weights:
    _of_a_colour = lift(_weights["colour_rows"], OF_A_COLOUR)
    _to_colours = lift(_weights["pyramid_rows"][:-1, :UNITS], OF_A_PYRAMID, BONUS_CARDS)
    _to_itself = lift(_weights["pyramid_rows"][:-1, UNITS:], OF_A_PYRAMID, BONUS_CARDS)
    _always = _weights["pyramid_rows"][-1].astype(np.int64)
    COLOUR_OUT = _weights["colour_out"].astype(np.int64)  # [unit]
    PYRAMID_OUT = _weights["pyramid_out"].astype(np.int64)  # [unit]
    CONSTANT = int(_weights["constant"])

COLOUR_ROWS = in_words(_of_a_colour.rows)  # [answer, word]
TO_COLOURS = in_words(_to_colours.rows)  # what colours hear of the pyramid
TO_ITSELF = in_words(_to_itself.rows)
FIRST_OF_COLOURS = first_sums(_always[:UNITS], _of_a_colour, _to_colours)  # [word]
FIRST_OF_PYRAMID = first_sums(_always[UNITS:], _to_itself)  # [word]


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
    for word in range(WORDS):
        heard = int(FIRST_OF_COLOURS[word])
        own = int(FIRST_OF_PYRAMID[word])
        for answer in pyramid:
            heard += int(TO_COLOURS[answer, word])
            own += int(TO_ITSELF[answer, word])
        for colour in colours:
            total += sum_above_zero(heard + sum_of_colour(colour, word), word * LANES, COLOUR_OUT)
        total += sum_above_zero(own, word * LANES, PYRAMID_OUT)
    return total * FULL_POINTS / (SHARES * SHARES)


@kernel
def sum_of_colour(answers: ColourTraits, word: int) -> int:
    """What the units of a word in a colour's layer are told of the colour."""
    total = 0
    for answer in answers:
        total += int(COLOUR_ROWS[answer, word])
    return total
