"""The state: one record of small integers. The numbers of the component sheet are part of it: they are public."""

import numpy as np

from pyramidion.core.types import State
from pyramidion.games.maya_quarries.tables import (
    BLUES,
    CUBES,
    MAX_CARDS,
    MAX_LEVELS,
    MAX_PLACES,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    MAX_SEATS,
    MOST_BID,
    OWNER,
    TOKENS,
)

# Phases: what the match waits for.
PLACE = 0  # a seat to put one of its first cubes (Q2.1)
OFFER = 1  # chance to offer a blue token (Q8.1)
BID = 2  # all seats that have not bid (Q8.2)
TAKE = 3  # a seat to choose a blue token (Q8.2)
DIG = 4  # a seat to play a card or pass (Q3.1)
BOOST_WHERE = 5  # a seat to say where its boost goes (Q8.3)
SHIELD = 6  # a seat to use its joker as protection, or keep it (Q8.5)
STRIKE = 7  # a seat to say whom its -3 strikes (Q4.2)
PROTECT = 8  # a seat to say where its protection goes (Q7.1)
NAME_START = 9  # a seat to name the start player (Q7.4)
LOAD = 10  # a seat to use its joker as haul, or keep it (Q8.5)
BUILD = 11  # a seat to build, or to do what else its turn allows (Q6)
OVER = 12
PHASES = OVER + 1
# As positions and captions name them.
PHASE_NAMES = {
    PLACE: "place",
    OFFER: "offer",
    BID: "bid",
    TAKE: "take",
    DIG: "dig",
    BOOST_WHERE: "boost",
    SHIELD: "shield",
    STRIKE: "strike",
    PROTECT: "protect",
    NAME_START: "start",
    LOAD: "load",
    BUILD: "build",
}

# What the rules do by themselves, one step after the other (rules.step). No match stays in these.
DUG = 13  # all have passed: what comes before the first quarry is opened
OPEN = 14  # turn up the next quarry
HIT = 15  # the next -3 of the quarry that is open
SHARE = 16  # cubes and token of the quarry that is open
CARRY = 17  # transport
BEGIN_TURN = 18  # the turn of a seat to build begins, or goes on after a free action
NEXT_TURN = 19  # it is the next seat's turn to build
PAY = 20  # gold for all levels
ERODE = 21  # cubes that were paid for crumble
END_ROUND = 22  # tokens go back

# Reasons of ending, in the order of scoring.REASONS.
RUNNING, COMPLETE = 0, 1

NONE = -1  # no card, no bid, nobody, nowhere
UNKNOWN = -2  # a bid or a hand that the observer may not see
ON_OFFER = -3  # a blue token that somebody may take

STATE = np.dtype(
    (
        np.record,
        [
            # Two bytes each: first, and the whole of even size, so that a GPU finds them at even places.
            ("looked", "i2"),  # in STRIKE: how many cards of the open quarry have been dealt with, the -3 included
            ("hands", "i2", (MAX_SEATS,)),  # [seat] cards not played in this round, as bits, or UNKNOWN
            ("gold", "i2", (MAX_SEATS,)),  # [seat]
            ("seats", "i1"),
            ("expert", "i1"),  # option (Q8)
            # The component sheet (Q1.3).
            ("quarries", "i1"),  # how many
            ("pyramids", "i1"),  # how many
            ("tokens", "i1", (MAX_QUARRIES,)),  # [quarry] the green token there, or NONE: no such quarry
            ("most", "i1", (MAX_QUARRIES,)),  # [quarry] the most cards there
            ("shares", "i1", (MAX_QUARRIES, MAX_PLACES)),  # [quarry, place] cubes for first, second, …
            ("spaces", "i1", (MAX_PYRAMIDS, MAX_LEVELS)),  # [pyramid, level - 1], 0: no such level
            ("pays", "i1", (MAX_PYRAMIDS, MAX_LEVELS, 2)),  # [pyramid, level - 1, first or second] gold
            # The course of the match.
            ("phase", "i1"),
            ("reason", "i1"),
            ("round_number", "i1"),  # 1 to 3; 0 while the first cubes are placed
            ("turn", "i1"),  # the seat that the match waits for, or whose turn it was last
            ("start", "i1"),  # the start player
            ("passed", "i1"),  # digging: the seats that have passed; building: those whose `done` is final; as bits
            ("builds", "i1"),  # builds left of a double (Q6.1)
            # Digging and opening. What was opened lies there until the round ends.
            ("opened", "i1"),  # how many quarries have been opened
            ("struck", "i1", (MAX_QUARRIES, MAX_SEATS)),  # [quarry, seat] how often it was struck there
            ("laid", "i1", (MAX_QUARRIES,)),  # [quarry] how many cards lie there
            ("cards", "i1", (MAX_QUARRIES, MAX_CARDS)),  # [quarry, place in order] owner * OWNER + kind, or NONE
            ("shields", "i1", (MAX_QUARRIES,)),  # [quarry] the seats protected there, as bits
            ("boosted", "i1"),  # the quarry where the boost lies, or NONE
            ("booster", "i1"),  # whose it is, or NONE
            # What seats have.
            ("green", "i1", (TOKENS,)),  # [token] the seat that holds it and can use it, or NONE
            ("blue", "i1", (BLUES,)),  # [token] the seat that holds it and can use it, ON_OFFER or NONE
            ("bids", "i1", (MAX_SEATS,)),  # [seat] of this round's auction, NONE or UNKNOWN
            ("carried", "i1", (MAX_SEATS,)),  # [seat] cubes in hand
            ("supply", "i1", (MAX_SEATS,)),  # [seat] cubes in the supply
            # Building.
            ("cubes", "i1", (MAX_PYRAMIDS, MAX_LEVELS, MAX_SEATS)),  # [pyramid, level - 1, seat]
            ("filled", "i1", (MAX_PYRAMIDS, MAX_LEVELS)),  # [pyramid, level - 1] cubes of all seats
        ],
    )
)

# Building: pass, builds, doubles, forced, done, extras, moves. Bids are fewer.
MAX_LEGAL = 6 + 2 * MAX_PYRAMIDS + MAX_PYRAMIDS * MAX_LEVELS * MAX_PYRAMIDS
assert MAX_LEGAL > MOST_BID
# Scratch of an opening (rules.opening), a word for each seat: where each row begins.
SCORED = 0  # points at the quarry
FIRST_CARD = SCORED + MAX_SEATS  # place of the seat's first card there
WORK = FIRST_CARD + MAX_SEATS
assert STATE.itemsize % 2 == 0


def broken_invariants(state: State) -> list[str]:
    """What a state, or an observation of one, may never be, as sentences. None are broken in any match."""
    return [sentence for sentence, holds in _invariants(state).items() if not holds]


def _invariants(state: State) -> dict[str, bool]:
    seats = int(state.seats)
    on_pyramids = state.cubes.sum(axis=(0, 1))  # [seat]
    laid = (state.cards != NONE).sum(axis=1)  # [quarry]
    owners = [int(card) // OWNER for card in state.cards.flat if card != NONE]
    above = np.minimum.accumulate(state.cubes > 0, axis=1) == (state.cubes > 0)
    return {
        "Each seat has 28 cubes (Q1.1).": bool(
            (on_pyramids + state.carried + state.supply == np.where(np.arange(MAX_SEATS) < seats, CUBES, 0)).all()
        ),
        "No seat has fewer than no cubes.": bool(min(state.cubes.min(), state.carried.min(), state.supply.min()) >= 0),
        "A level holds the cubes that lie on it, and no more than it has spaces (Q1.2).": bool(
            (state.filled == state.cubes.sum(axis=2)).all() and (state.filled <= state.spaces).all()
        ),
        "A seat with a cube on a level has one on each lower level of that pyramid (Q6.2).": bool(above.all()),
        "No quarry has more cards than its maximum (Q3.2).": bool(
            (laid == state.laid).all() and (laid <= state.most).all()
        ),
        "No seat has played more than eight cards (Q1.1).": all(owners.count(seat) <= 8 for seat in range(MAX_SEATS)),
        "A hand holds what was not played (Q3.3).": all(
            int(state.hands[seat]) == UNKNOWN or int(state.hands[seat]).bit_count() == 8 - owners.count(seat)
            for seat in range(seats)
        ),
        "Nobody owes gold.": bool((state.gold >= 0).all()),
        "A match is over when, and only when, it has a reason.": (int(state.phase) == OVER)
        == (int(state.reason) != RUNNING),
    }
