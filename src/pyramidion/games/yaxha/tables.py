"""Geometry and components as constants (Y1, Y6)."""

import numpy as np

MAX_SEATS = 4
ROUNDS = 10  # Y5.1

COLOURS = 5
COLOUR_LETTERS = "OBGYW"  # Y1.1
COLOUR_NAMES = ("orange", "blue", "green", "yellow", "white")
GLYPH_NAMES = ("triangle", "post", "diamond", "disc", "plus")
CUBES_OF_A_COLOUR = 24
SPOTS = 3  # cubes on a market tile, hence also the cubes that a seat builds in a round (Y3.1)

# Cells (Y4.2). Each layer is a board of bits, eight to a row: bit `row * STRIDE + column`. The eighth column is always
# empty, so that no step to the side leads into another row.
LAYERS = 4
STRIDE = 8
COLUMN_LETTERS = "abcdefg"
SIDES = tuple(7 - layer for layer in range(LAYERS))  # [layer] columns, and rows, that have names
CELL_PLACES = tuple(
    (layer, row, column) for layer in range(LAYERS) for row in range(SIDES[layer]) for column in range(SIDES[layer])
)  # [cell]
CELLS = len(CELL_PLACES)
CELL_NAMES = tuple(f"{COLUMN_LETTERS[column]}{row + 1}.{layer + 1}" for layer, row, column in CELL_PLACES)
CELL_LAYERS = np.array([layer for layer, _, _ in CELL_PLACES], np.int64)  # [cell] for kernels
CELL_BITS = np.array([row * STRIDE + column for _, row, column in CELL_PLACES], np.int64)  # [cell] which bit
FIRST_CELLS = tuple(sum(side * side for side in SIDES[:layer]) for layer in range(LAYERS))  # [layer]
FIRST_CELL = np.array(FIRST_CELLS, np.int64)  # [layer] for kernels
ROW_CELLS = np.array(SIDES, np.int64)  # [layer] cells in a row, for kernels
START = 3 * STRIDE + 3  # d4, where each pyramid begins

WIDEST = 4  # of the lowest layer (Y4.3)
ALL_COLUMNS = (1 << SIDES[0]) - 1  # the bits of one row
ALL_ROWS = sum(1 << (row * STRIDE) for row in range(SIDES[0]))  # the bits of one column
GROUND = ALL_COLUMNS * ALL_ROWS  # the bits of the lowest layer
FULL_LAYERS = (16, 9, 4, 1)  # cubes (Y1.3)

# The four sides of a full pyramid, from the corner of its square on (Y6.8): the cubes of layers 1, 2 and 3, the apex
# not among them.
SIDE_LAYERS = 3
OUTER_ROWS = np.array(
    [
        [sum(1 << index for index in range(WIDEST - layer)) for layer in range(SIDE_LAYERS)],
        [sum(1 << ((WIDEST - 1 - layer) * STRIDE + i) for i in range(WIDEST - layer)) for layer in range(SIDE_LAYERS)],
        [sum(1 << (index * STRIDE) for index in range(WIDEST - layer)) for layer in range(SIDE_LAYERS)],
        [sum(1 << (i * STRIDE + WIDEST - 1 - layer) for i in range(WIDEST - layer)) for layer in range(SIDE_LAYERS)],
    ],
    np.int64,
)  # [side, layer]

# What the largest group of a colour scores, by its size; larger ones score no more (Y5.4).
GROUP_POINTS = np.array((0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36), np.int64)

# Bonus cards (Y6). The first eight are those for beginners.
BONUS_NAMES = (
    *(f"largest-{name}" for name in COLOUR_NAMES),
    "largest-any",
    "largest-ground",
    "most-layers",
    "second-largest",
    *(f"neighbour-{name}" for name in COLOUR_NAMES),
    "five-ground",
    "five-second",
    "one-side",
    "three-colours",
)
BONUSES = len(BONUS_NAMES)
BONUS_CARDS = 3  # in a match
BONUS_POINTS = 5  # Y5.5
FIRST_LARGEST = 0
LARGEST_ANY = 5
LARGEST_GROUND = 6
MOST_LAYERS = 7
BEGINNER_BONUSES = 8  # Y2.1
SECOND_LARGEST = 8
FIRST_NEIGHBOUR = 9
FIVE_GROUND = 14
FIVE_SECOND = 15
ONE_SIDE = 16
THREE_COLOURS = 17
