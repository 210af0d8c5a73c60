"""Geometry and components as constants (A1).

Squares lie in a flat frame of 15 × 15: the widest area, 13 × 13, with a border of squares that do not exist. The
square in column c and row r (from 0) has the index (r + 1) * 15 + c + 1, so that a step is +1, -1, +15 or -15.
"""

import numpy as np

MAX_SEATS = 4
SIDE_BY_SEATS = (0, 9, 9, 11, 13)  # A1.1
WIDEST = 13
FRAME = WIDEST + 2
SQUARES = FRAME * FRAME
STEPS = (1, FRAME, -1, -FRAME)  # right, up, left, down

COLUMN_NAMES = "abcdefghijklm"
SQUARE_NAMES = {
    (row + 1) * FRAME + column + 1: f"{COLUMN_NAMES[column]}{row + 1}"
    for row in range(WIDEST)
    for column in range(WIDEST)
}
SQUARE_BY_NAME = {name: square for square, name in SQUARE_NAMES.items()}

SYMBOLS = 5
SYMBOL_LETTERS = "RGBOP"  # A1.2
COLOUR_NAMES = ("red", "green", "blue", "orange", "violet")
GLYPH_NAMES = ("square", "diamond", "post", "triangle", "cross")

# Kinds of tiles (A1.4): the first symbol is never later than the second.
KIND_SYMBOLS = tuple((first, second) for first in range(SYMBOLS) for second in range(first, SYMBOLS))
KINDS = len(KIND_SYMBOLS)
KIND_NAMES = tuple(SYMBOL_LETTERS[first] + SYMBOL_LETTERS[second] for first, second in KIND_SYMBOLS)
KIND = np.array(KIND_SYMBOLS, np.int64)  # [kind, half] for kernels
KIND_OF = np.array(
    [
        [KIND_SYMBOLS.index((min(first, second), max(first, second))) for second in range(SYMBOLS)]
        for first in range(SYMBOLS)
    ],
    np.int64,
)  # [symbol, symbol]
TILES = 100
# How many of each kind: [option tiles, kind]
MIX = np.array(
    [[double if first == second else mixed for first, second in KIND_SYMBOLS] for mixed, double in ((7, 6), (8, 4))],
    np.int64,
)
# Ways to lay tiles on a pair of squares, as bits: `first symbol * 5 + second symbol`. [kind]
WAYS_OF_KIND = np.array(
    [(1 << (first * SYMBOLS + second)) | (1 << (second * SYMBOLS + first)) for first, second in KIND_SYMBOLS], np.int64
)
WAYS = SYMBOLS * SYMBOLS

RACK = 5  # tiles
PYRAMIDS = 20  # A1.5
FULL = 18  # where a marker stops, or goes on to the second board in solo (A4.2, A9.2)
SOLO_FULL = 36

# Pairs of squares side by side, the left or lower first: all that lie in a row, then all that lie in a column.
ROW_PAIRS = WIDEST * (WIDEST - 1)
PAIR_SQUARES = tuple(
    ((row + 1) * FRAME + column + 1, (row + 1) * FRAME + column + 2)
    for row in range(WIDEST)
    for column in range(WIDEST - 1)
) + tuple(
    ((row + 1) * FRAME + column + 1, (row + 2) * FRAME + column + 1)
    for row in range(WIDEST - 1)
    for column in range(WIDEST)
)
PAIRS = len(PAIR_SQUARES)
PAIR = np.array(PAIR_SQUARES, np.int64)  # [pair, half] for kernels


def _coloured(side: int) -> tuple[int, ...]:
    """The coloured squares of an area (A1.3), by symbol: top, right, bottom, left, centre."""
    near, middle, far = (side - 9) // 2, side // 2, side - 1 - (side - 9) // 2
    places = ((middle, far), (far, middle), (middle, near), (near, middle), (middle, middle))
    return tuple((row + 1) * FRAME + column + 1 for column, row in places)


# [seat count, symbol]; nobody plays with no seat.
COLOURED_SQUARES = tuple(_coloured(side) if side else (0,) * SYMBOLS for side in SIDE_BY_SEATS)
COLOURED = np.array(COLOURED_SQUARES, np.int64)  # for kernels
SIDE = np.array(SIDE_BY_SEATS, np.int64)  # [seat count]
