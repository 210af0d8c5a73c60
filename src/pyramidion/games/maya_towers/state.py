"""The state: one record of small integers. Everything the rules need, nothing that can be derived cheaply."""

import numpy as np

from pyramidion.core.types import State
from pyramidion.games.maya_towers.tables import (
    BORDERS,
    CARDS,
    CENTRE,
    COLOURS,
    CUTS,
    LADDER_SPACES,
    LADDERS,
    LEVELS,
    MAX_SEATS,
    PLACES,
    PRIESTS,
)

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
# Scratch of the set-up (rules.setup), a word for each place: where each row begins.
FITTING = 0  # the colours that fit the tower at the level being built, as bits; none where that level stands
MATCHED = FITTING + PLACES  # the colour matched to the tower, as a bit, or 0
ASKED = MATCHED + PLACES  # the towers asked for their colour, in order
ASKED_BY = ASKED + PLACES  # the tower that asked this one
ALLOWED_COLOURS = ASKED_BY + PLACES  # the colours that may be put on the place, as bits
WORK = ALLOWED_COLOURS + PLACES


def broken_invariants(state: State) -> list[str]:
    """What a state, or an observation of one, may never be, as sentences. None are broken in any match."""
    return [sentence for sentence, holds in _invariants(state).items() if not holds]


def _invariants(state: State) -> dict[str, bool]:
    placed = state.towers != NONE  # [place, level - 1]
    levels = [sorted(state.towers[placed[:, level], level].tolist()) for level in range(LEVELS)]
    counts = placed.sum(axis=0).tolist()  # [level - 1]
    cards = [int(card) for card in state.cards.flat if card >= 0]
    ladders = state.ladders.sum(axis=0)  # [seat]
    priests = [int((state.priests == seat).sum()) for seat in range(2)]
    is_two = int(state.seats) == 2
    return {
        "Each colour stands once at each level (T1.3).": all(len(set(level)) == len(level) for level in levels),
        "A level is begun when the one below it is complete (T2.1).": all(
            counts[level] == 0 or counts[level - 1] == PLACES for level in range(1, LEVELS)
        ),
        "After the set-up the towers are complete.": int(state.phase) < MONOLITH or bool(placed.all()),
        "No tower has more ladders than spaces (T1.5).": bool((state.ladders.sum(axis=1) <= LADDER_SPACES).all()),
        "A seat has 15 ladders and 5 priests (T1.4).": max(*ladders) <= LADDERS and max(priests) <= PRIESTS,
        "Priests stand on finished towers only (T4.2).": all(
            len(set(state.towers[place].tolist())) == 1 for place in range(PLACES) if state.priests[place] != NONE
        ),
        "Ladders, priests and raven are for two seats, cards for three and four (T1.4, T1.6).": (
            not (state.cards != NONE).any()
            if is_two
            else not (state.ladders.any() or (state.priests != NONE).any() or int(state.raven))
        ),
        "Each card exists once, and the face-up one is nobody's (T2.3).": (
            len(set(cards)) == len(cards) and (not cards or int(state.towers[CENTRE, 0]) not in cards)
        ),
        "A match is over when, and only when, it has a reason.": (int(state.phase) == OVER)
        == (int(state.reason) != RUNNING),
    }
