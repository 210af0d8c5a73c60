"""Geometry and components as constants (T1)."""

import numpy as np

# Places in the order a1 b1 c1 a2 b2 c2 a3 b3 c3 (T1.1).
PLACES = 9
PLACE_NAMES = tuple(f"{column}{row}" for row in "123" for column in "abc")
CENTRE = 4  # b2

LEVELS = 5
LOWEST_CUT = 2  # bases never move (T3.2)
CUTS = 4  # the levels 2 to 5

COLOURS = 9
COLOUR_LETTERS = "roygtbvpn"  # T1.3
COLOUR_NAMES = ("red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink", "brown")
ALL_COLOURS = (1 << COLOURS) - 1
GLYPH_NAMES = ("square", "triangle", "disc", "diamond", "bar", "post", "cross", "plus", "chevron")

# The 12 borders: pairs of places that share a side, the earlier place first, in the order of the places (T1.2).
BORDER_PLACES = tuple(
    (first, second)
    for first in range(PLACES)
    for second in range(first + 1, PLACES)
    if (second == first + 1 and second % 3 != 0) or second == first + 3
)
BORDERS = len(BORDER_PLACES)
BORDER_NAMES = tuple(f"{PLACE_NAMES[first]}-{PLACE_NAMES[second]}" for first, second in BORDER_PLACES)
BORDER = np.array(BORDER_PLACES, np.int64)  # [border, side] for kernels

# Cuts as bits of one number: bit `place * CUTS + level - LOWEST_CUT` is the cut below that level of that tower.
ALL_CUTS = (1 << (PLACES * CUTS)) - 1
CUTS_OF_A_TOWER = (1 << CUTS) - 1  # of a1; shift by place * CUTS
CUTS_AT_A_LEVEL = sum(1 << (place * CUTS) for place in range(PLACES))  # at level 2; shift by level - LOWEST_CUT

# Ladder spaces at a tower = number of its neighbours (T1.5).
LADDER_SPACES = tuple(sum(place in pair for pair in BORDER_PLACES) for place in range(PLACES))
SPACES = np.array(LADDER_SPACES, np.int64)  # [place] for kernels
LADDERS = 15  # a seat, two seats only (T1.4)
PRIESTS = 5

MAX_SEATS = 4
CARDS = 2  # a seat, three and four seats (T2.3)
# What a run of 0 to 5 pieces of one colour scores; option `triple` fills in the run of 3 (T5.3).
RUN_POINTS = np.array((0, 0, 1, 0, 6, 10), np.int64)
CENTRE_BONUS = 5  # T5.4
