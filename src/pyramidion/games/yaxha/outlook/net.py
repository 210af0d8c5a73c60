"""The net itself: whole numbers only, so that it says the same interpreted, compiled and on a GPU.

One hidden layer for each colour, which also hears of the pyramid, and one for the pyramid. An answer (traits.py) or a
pattern (patterns.py) is a row that is added to a layer; what is above 0 there counts. `python -m tools.learn_yaxha`
learns the rows.
"""

from pathlib import Path

import numpy as np

from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.games.yaxha.bonuses import Surveys
from pyramidion.games.yaxha.outlook.packing import (
    LANES,
    NOTHING,
    WORDS,
    ZERO,
    Weights,
    in_words,
    plus,
    reach,
    sum_above_zero,
)
from pyramidion.games.yaxha.outlook.patterns import CELLS_BUILT_ON, PATTERNS_OF_LAYERS, patterns_into
from pyramidion.games.yaxha.outlook.sites import cubes_of_colour, groups_of, site_of, visible_of
from pyramidion.games.yaxha.outlook.traits import (
    COLOUR_ANSWERS,
    OF_A_COLOUR,
    OF_A_PYRAMID,
    colour_traits,
    pyramid_traits,
)
from pyramidion.games.yaxha.tables import BONUS_CARDS, COLOURS

UNITS = WORDS * LANES  # of each hidden layer
SHARES = 256  # of 1, of which all weights are whole multiples

WEIGHTS = Path(__file__).parent / "weights.npz"

with np.load(WEIGHTS) as _weights:
    COLOUR_ROWS = in_words(_weights["colour_rows"])  # [answer or COLOUR_ANSWERS + pattern, word]
    TO_COLOURS = in_words(_weights["pyramid_rows"][:, :UNITS])  # [answer, word] what colours hear of the pyramid
    TO_ITSELF = in_words(_weights["pyramid_rows"][:, UNITS:])
    FIRST_OF_COLOURS = in_words(ZERO + _weights["first"][:UNITS].astype(np.int64))  # [word] what sums begin with
    FIRST_OF_PYRAMID = in_words(ZERO + _weights["first"][UNITS:].astype(np.int64))
    COLOUR_OUT = _weights["out"][:UNITS].astype(np.int64)  # [unit]
    PYRAMID_OUT = _weights["out"][UNITS:].astype(np.int64)

# A note is what the net is told: the answers about the pyramid; how many patterns each colour sees in it; for each
# colour the answers and the patterns.
PYRAMID_NOTE = len(OF_A_PYRAMID) + BONUS_CARDS - 1
COLOUR_TRAITS = len(OF_A_COLOUR)
COLOUR_NOTE = COLOUR_TRAITS + CELLS_BUILT_ON
FIRST_COLOUR = PYRAMID_NOTE + 1
NOTE = FIRST_COLOUR + COLOURS * COLOUR_NOTE


def reach_of(colour_rows: Weights, pyramid_rows: Weights, first: Weights) -> tuple[Weights, Weights]:
    """The least and the most that the sum of each unit can be, of colours, of the pyramid: [unit] both."""
    of_colours = [(answers, 1) for answers in OF_A_COLOUR] + list(PATTERNS_OF_LAYERS)
    of_pyramid = [(answers, 1) for answers in OF_A_PYRAMID[:-1]] + [(OF_A_PYRAMID[-1], BONUS_CARDS)]
    colours = reach(first[:UNITS], (colour_rows, of_colours), (pyramid_rows[:, :UNITS], of_pyramid))
    pyramid = reach(first[UNITS:], (pyramid_rows[:, UNITS:], of_pyramid))
    return np.concatenate([colours[0], pyramid[0]]), np.concatenate([colours[1], pyramid[1]])


def check_weights(colour_rows: Weights, pyramid_rows: Weights, first: Weights) -> None:
    """Refuse weights with which a sum could leave its lane."""
    least, most = reach_of(colour_rows, pyramid_rows, first)
    if least.min() < -ZERO or most.max() >= ZERO:
        raise ValueError(f"The net's sums reach from {least.min()} to {most.max()}: its weights are too large.")


@kernel
def note_into(state: State, surveys: Surveys, seat: Seat, out: Buffer) -> None:
    """Write down what the net is told of a seat's pyramid."""
    site = site_of(state, seat)
    cubes = (
        cubes_of_colour(state, seat, 0),
        cubes_of_colour(state, seat, 1),
        cubes_of_colour(state, seat, 2),
        cubes_of_colour(state, seat, 3),
        cubes_of_colour(state, seat, 4),
    )
    groups = (
        groups_of(visible_of(cubes[0], site), site),
        groups_of(visible_of(cubes[1], site), site),
        groups_of(visible_of(cubes[2], site), site),
        groups_of(visible_of(cubes[3], site), site),
        groups_of(visible_of(cubes[4], site), site),
    )
    largest = (groups[0].largest, groups[1].largest, groups[2].largest, groups[3].largest, groups[4].largest)
    answers = pyramid_traits(state, surveys, seat, site)
    for index in range(PYRAMID_NOTE):
        out[index] = answers[index]
    out[PYRAMID_NOTE] = patterns_into(
        site, cubes, largest, COLOUR_ANSWERS, out, FIRST_COLOUR + COLOUR_TRAITS, COLOUR_NOTE
    )
    for colour in range(COLOURS):
        told = colour_traits(state, surveys, seat, colour, site, groups[colour])
        for index in range(COLOUR_TRAITS):
            out[FIRST_COLOUR + colour * COLOUR_NOTE + index] = told[index]


@kernel
def standing(state: State, surveys: Surveys, seat: Seat, work: Buffer) -> float:
    """How well a seat's pyramid stands: with 1 more than another's, the odds of coming first are e times as good."""
    note_into(state, surveys, seat, work)
    heard = plus(NOTHING, FIRST_OF_COLOURS)
    own = plus(NOTHING, FIRST_OF_PYRAMID)
    for index in range(PYRAMID_NOTE):
        heard = plus(heard, TO_COLOURS[int(work[index])])
        own = plus(own, TO_ITSELF[int(work[index])])
    total = sum_above_zero(own, PYRAMID_OUT)
    for colour in range(COLOURS):
        begin = FIRST_COLOUR + colour * COLOUR_NOTE
        told = heard
        for index in range(begin, begin + COLOUR_TRAITS + int(work[PYRAMID_NOTE])):
            told = plus(told, COLOUR_ROWS[int(work[index])])
        total += sum_above_zero(told, COLOUR_OUT)
    return total / (SHARES * SHARES)
