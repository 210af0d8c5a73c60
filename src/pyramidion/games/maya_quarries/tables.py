"""Components as constants (Q1, Q7, Q8). What a component sheet decides stands in the state."""

import numpy as np

from pyramidion.games.maya_quarries.sheet import (
    CUBES,
    MAX_CARDS,
    MAX_LEVELS,
    MAX_PLACES,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    TOKEN_NAMES,
)

__all__ = ["CUBES", "MAX_CARDS", "MAX_LEVELS", "MAX_PLACES", "MAX_PYRAMIDS", "MAX_QUARRIES", "TOKEN_NAMES"]

MIN_SEATS = 3
MAX_SEATS = 5
ROUNDS = 3  # Q2.2

# Worker cards by kind (Q1.1): the values in ascending order, the -3 last. Low kinds come first.
VALUES = (3, 4, 5, 6, 7, 8, -3)
KINDS = len(VALUES)
LOW_KINDS = 3
MINUS = 6  # the kind of the -3
LOSS = 3  # points that a strike takes (Q4.2)
# Kinds of cards of which only the back is known.
UNKNOWN_LOW = KINDS
UNKNOWN_HIGH = KINDS + 1
OWNER = 16  # a card lying at a quarry is owner * OWNER + kind

# A hand as bits: a bit for each card in the order 3 4 4 5 6 7 8 -3.
FULL_HAND = 0b11111111
LOW_CARDS = 0b1111
HIGH_CARDS = 0b11110000
CARDS = 8
CARDS_OF_KIND = (0b1, 0b110, 0b1000, 0b10000, 0b100000, 0b1000000, 0b10000000)
HELD = np.array(CARDS_OF_KIND, np.int64)  # [kind] for kernels
POINTS = np.array((3, 4, 5, 6, 7, 8, 0), np.int64)  # [kind] at a quarry (Q4.1), and for carrying (Q5.1)
_CARD_POINTS = (3, 4, 4, 5, 6, 7, 8, 0)
# [hand] how many cubes it carries (Q5.1)
CARRIES = np.array(
    [sum(points for card, points in enumerate(_CARD_POINTS) if hand >> card & 1) for hand in range(FULL_HAND + 1)],
    np.int64,
)

# Green tokens (Q7), numbered as in TOKEN_NAMES.
PROTECTION, MOVE, EXTRA, START, HAUL, FREE_PASS, FREE_DOUBLE = range(len(TOKEN_NAMES))
TOKENS = len(TOKEN_NAMES)
# Blue tokens (Q8).
BLUE_NAMES = ("haul4", "joker", "cube", "boost")
HAUL4, JOKER, CUBE, BOOST = range(len(BLUE_NAMES))
BLUES = len(BLUE_NAMES)

EXPERT_GOLD = 10  # at the start (Q8.1)
MOST_BID = 99  # Q8.2
BOOST_POINTS = 2  # Q8.3
HAUL_CUBES = 2  # Q7.5
HAUL4_CUBES = 4  # Q8.4
DOUBLE_CUBES = 3  # that a double needs, one of them to pay (Q6.1)
FREE_DOUBLE_CUBES = 2

SEAT_COLOURS = ("red", "yellow", "blue", "green", "violet")
GLYPH_NAMES = ("square", "disc", "post", "diamond", "cross")
