"""The state: one record of small integers. Everything the rules need, nothing that can be derived cheaply."""

import numpy as np

from pyramidion.core.types import State
from pyramidion.games.axio.tables import (
    COLOURED_SQUARES,
    FULL,
    KINDS,
    MAX_SEATS,
    MIX,
    PAIRS,
    PYRAMIDS,
    RACK,
    SIDE_BY_SEATS,
    SOLO_FULL,
    SQUARES,
    STEPS,
    SYMBOLS,
    WIDEST,
)

# Phases: what the match waits for.
DEAL = 0  # chance to deal a tile of the first racks (two to four seats)
PLACE = 1  # a seat to place a tile
DECIDE = 2  # a seat to keep or exchange its rack
REFILL = 3  # chance to draw a tile for the seat whose turn it is; also the one tile of solo
EXCHANGE = 4  # chance to draw one of the five tiles for a rack that was shown
OVER = 5

# Reasons of ending, in the order of scoring.REASONS.
RUNNING, NO_PAIR, ALL_FULL, NO_TILE = 0, 1, 2, 3

# What a square shows: a symbol (0 to 4), or
EMPTY = -1
PYRAMID = -2
LEFT = -3  # a pyramid stood here and was moved away (A5.2)
OUTSIDE = -4  # not in the area in use (A1.1)

NONE = -1  # no tile in that place of the rack
UNKNOWN = -2  # a tile that the observer may not see

STATE = np.dtype(
    (
        np.record,
        [
            # [row] the empty squares of a row as bits, by column. First, so that it is aligned, as a GPU demands.
            ("empty", "i2", (WIDEST,)),
            ("squares", "i1", (SQUARES,)),  # [square] see tables.py
            ("pyramids", "u1", (PYRAMIDS,)),  # [number raised % 20] the square it stands on, 0: not raised yet
            ("raised", "i1"),  # how many pyramids have been raised, moved ones included
            ("seats", "i1"),
            ("mix", "i1"),  # option tiles (A1.4)
            ("phase", "i1"),
            ("turn", "i1"),  # the seat whose turn it is, or for whom tiles are dealt
            ("reason", "i1"),  # why the match is over, RUNNING before
            ("bonus", "i1"),  # bonus placements the seat has yet to make (A6.1)
            ("markers", "i1", (MAX_SEATS, SYMBOLS)),  # [seat, symbol]
            ("racks", "i1", (MAX_SEATS, RACK)),  # [seat, place on the rack] kind, NONE or UNKNOWN
            ("shown", "i1", (RACK,)),  # [place] the rack laid open in an exchange, else NONE (A7.2)
            ("played", "i1", (KINDS,)),  # [kind] how many lie on the board
        ],
    )
)

assert STATE.itemsize % 2 == 0, "In an array of states each is aligned."

MAX_LEGAL = PAIRS * 2 * RACK  # five different mixed tiles, each in two ways on each pair
WORK = KINDS  # [kind] how many tiles are in the bag; or the ways in which a rack's tiles can lie, ten at most


def broken_invariants(state: State) -> list[str]:
    """What a state, or an observation of one, may never be, as sentences. None are broken in any match."""
    return [sentence for sentence, holds in _invariants(state).items() if not holds]


def _invariants(state: State) -> dict[str, bool]:
    seats = int(state.seats)
    side = SIDE_BY_SEATS[seats]
    squares = state.squares.reshape(WIDEST + 2, WIDEST + 2)  # [row + 1, column + 1]
    inside = squares[1 : side + 1, 1 : side + 1]
    bits = [sum(1 << column for column in range(side) if inside[row, column] == EMPTY) for row in range(side)]
    counts = np.bincount(inside[inside >= 0], minlength=SYMBOLS)
    known = [int(kind) for kind in (*state.racks.flat, *state.shown) if kind >= 0]
    used = state.played + np.bincount(known, minlength=KINDS) if known else state.played
    standing = min(int(state.raised), PYRAMIDS)
    most = SOLO_FULL if seats == 1 else FULL
    return {
        "Squares outside the area in use do not exist (A1.1).": bool(
            (squares == OUTSIDE).sum() == squares.size - side * side and not (inside == OUTSIDE).any()
        ),
        "The coloured squares show their symbols (A1.3).": all(
            int(state.squares[COLOURED_SQUARES[seats][symbol]]) == symbol for symbol in range(SYMBOLS)
        ),
        "The rows of empty squares tell what the squares show.": bits == state.empty[:side].tolist()
        and not state.empty[side:].any(),
        "No kind of tile is used more often than it exists (A1.4).": bool((used <= MIX[int(state.mix)]).all()),
        "Each tile lies on two squares.": int(counts.sum()) == 2 * int(state.played.sum()) + SYMBOLS,
        "At most 20 pyramids stand (A5.2).": int((inside == PYRAMID).sum()) == standing
        and int((inside == LEFT).sum()) == int(state.raised) - standing,
        "No single empty square is left without a pyramid (A5.1).": not _has_single(state),
        "Markers stand at 0 to 18, in solo to 36 (A1.5, A9.2).": bool(
            (state.markers >= 0).all() and (state.markers <= most).all()
        ),
        "A match is over when, and only when, it has a reason.": (int(state.phase) == OVER)
        == (int(state.reason) != RUNNING),
        "A rack is shown only in an exchange (A7.2).": int(state.phase) == EXCHANGE or not (state.shown != NONE).any(),
    }


def _has_single(state: State) -> bool:
    squares = state.squares.tolist()
    return any(
        shows == EMPTY and all(squares[square + step] != EMPTY for step in STEPS)
        for square, shows in enumerate(squares)
    )
