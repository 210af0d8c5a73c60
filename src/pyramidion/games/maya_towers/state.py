"""The state: one record of small integers. Everything the rules need, nothing that can be derived cheaply."""

import numpy as np

from pyramidion.games.maya_towers.tables import BORDERS, CARDS, COLOURS, CUTS, LEVELS, MAX_SEATS, PLACES

# Phases: what the match waits for.
FILL = 0  # chance to put a colour on the next place (set-up random)
DRAFT = 1  # a seat to put any piece anywhere (set-up draft)
DRAW = 2  # chance to draw a colour (set-up drawn)
PLACE = 3  # a seat to place the colour drawn
MONOLITH = 4  # Black to place monolith and raven (two seats)
DEAL = 5  # chance to deal a card (three and four seats)
SWAP = 6  # a seat to swap, or to stop before it
DECIDE = 7  # a seat to stop or continue after its swap
OVER = 8

# Values of the option fields.
SETUP_RANDOM, SETUP_DRAFT, SETUP_DRAWN = 0, 1, 2
ENDING_EITHER, ENDING_BOTH = 0, 1

# Reasons of ending, in the order of scoring.REASONS.
RUNNING, NO_SWAP, STOPPED, STALLED = 0, 1, 2, 3

NONE = -1  # no piece, no colour drawn, no priest, no card, monolith beside the board, nobody
UNKNOWN = -2  # a card that the observer may not see

STATE = np.dtype(
    (
        np.record,
        [
            ("stall", "i2"),  # option: so many turns without a connection end the match (T6.1)
            ("quiet", "i2"),  # turns in a row that made no connection
            ("seats", "i1"),
            ("ending", "i1"),  # option (T5.2)
            ("triple", "i1"),  # option: points of a run of three (T5.3)
            ("phase", "i1"),
            ("turn", "i1"),  # the seat whose turn it is, also in the set-up
            ("reason", "i1"),  # why the match is over, RUNNING before
            ("drawn", "i1"),  # the colour that the seat must place, or NONE
            ("monolith", "i1"),  # the border it stands on, or NONE: beside the board
            ("raven", "i1"),  # level 2-5, or 0: nowhere, and always so with three or four seats
            ("centre", "i1"),  # the seat that finished the central tower in this very turn, or NONE (T5.4)
            ("towers", "i1", (PLACES, LEVELS)),  # [place, level - 1] colour or NONE
            ("ladders", "i1", (PLACES, 2)),  # [place, seat] two seats only
            ("priests", "i1", (PLACES,)),  # [place] the seat whose priest stands on top, or NONE
            ("cards", "i1", (MAX_SEATS, CARDS)),  # [seat, first or second dealt] colour, NONE or UNKNOWN
        ],
    )
)

MAX_LEGAL = max(COLOURS * PLACES, BORDERS * CUTS + 1)
# Scratch of rules.can_complete: [0:9] towers open to each colour, [9:18] colour matched to each tower, [18:27] the
# colour from which a tower was reached, [27:36] colours still to look at.
WORK = 4 * COLOURS
