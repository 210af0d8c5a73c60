"""Set-up (Q2), and how rounds begin and end (Q2.2, Q7, Q8.6)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, ClauseNumber, Seat, State
from pyramidion.games.maya_quarries.rules.pyramids import put_cube
from pyramidion.games.maya_quarries.state import BID, DIG, NONE, OFFER, ON_OFFER, PLACE, RUNNING
from pyramidion.games.maya_quarries.tables import (
    BLUES,
    CUBES,
    EXPERT_GOLD,
    FULL_HAND,
    MAX_CARDS,
    MAX_LEVELS,
    MAX_PLACES,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    MAX_SEATS,
    TOKENS,
)


@kernel
def init(state: State, seats: int, options: Buffer) -> None:
    """Empty pyramids. `options`: expert, then the sheet (sheet.Sheets.numbers)."""
    state.seats = seats
    state.expert = options[0]
    state.quarries = 0
    state.pyramids = 0
    at = 1
    for quarry in range(MAX_QUARRIES):
        at = read_quarry(state, quarry, options, at)
    for pyramid in range(MAX_PYRAMIDS):
        at = read_pyramid(state, pyramid, options, at)
    state.phase = PLACE
    state.reason = RUNNING
    state.round_number = 0
    state.turn = 0
    state.start = 0  # Q2.1
    state.opened = 0
    state.builds = 0
    state.passed = 0
    for seat in range(MAX_SEATS):
        state.gold[seat] = EXPERT_GOLD if int(state.expert) and seat < seats else 0  # Q8.1
        state.carried[seat] = 0
        state.supply[seat] = CUBES if seat < seats else 0
    for quarry in range(MAX_QUARRIES):
        for place in range(MAX_CARDS):
            state.cards[quarry, place] = NONE
    state.looked = 0
    clear_table(state)


@kernel
def read_quarry(state: State, quarry: int, options: Buffer, at: int) -> int:
    """A quarry of the sheet. Returns where the next one begins."""
    state.tokens[quarry] = options[at]
    state.most[quarry] = options[at + 1]
    for place in range(MAX_PLACES):
        state.shares[quarry, place] = options[at + 2 + place]
    state.laid[quarry] = 0
    if int(options[at]) != NONE:
        state.quarries += 1
    return at + 2 + MAX_PLACES


@kernel
def read_pyramid(state: State, pyramid: int, options: Buffer, at: int) -> int:
    """A pyramid of the sheet, with no cube on it. Returns where the next one begins."""
    if int(options[at]) != 0:
        state.pyramids += 1
    for level in range(MAX_LEVELS):
        state.spaces[pyramid, level] = options[at]
        state.pays[pyramid, level, 0] = options[at + 1]
        state.pays[pyramid, level, 1] = options[at + 2]
        state.filled[pyramid, level] = 0
        for seat in range(MAX_SEATS):
            state.cubes[pyramid, level, seat] = 0
        at += 3
    return at


@kernel
def clear_table(state: State) -> None:
    """All cards are in hand, all tokens on their quarries, nothing has been bid (Q7, Q8.6)."""
    for quarry in range(MAX_QUARRIES):
        for place in range(int(state.laid[quarry])):
            state.cards[quarry, place] = NONE
        for seat in range(MAX_SEATS):
            state.struck[quarry, seat] = 0
        state.laid[quarry] = 0
        state.shields[quarry] = 0
    state.opened = 0
    state.boosted = NONE
    state.booster = NONE
    state.passed = 0
    for token in range(TOKENS):
        state.green[token] = NONE
    for token in range(BLUES):
        state.blue[token] = NONE
    for seat in range(MAX_SEATS):
        state.hands[seat] = FULL_HAND if seat < int(state.seats) else 0
        state.bids[seat] = NONE


@kernel
def begin_round(state: State) -> None:
    """The next round: with an auction first (Q8.1), or at once with digging."""
    state.round_number += 1
    state.turn = state.start
    if int(state.expert) == 0:
        state.phase = DIG
    elif int(state.seats) == MAX_SEATS:
        for token in range(BLUES):
            state.blue[token] = ON_OFFER  # Q8.1: n - 1 of four, which is all
        state.phase = BID
    else:
        state.phase = OFFER


@kernel
def place_clause(state: State, seat: Seat, pyramid: int) -> ClauseNumber:
    """What forbids a seat to put one of its first two cubes on a pyramid."""
    if pyramid >= int(state.pyramids):
        return 103  # Q1.3
    return ALLOWED if int(state.cubes[pyramid, 0, seat]) == 0 else 201  # Q2.1


@kernel
def place(state: State, seat: Seat, pyramid: int) -> None:
    """Put one of the first cubes; after the second of the last seat the first round begins."""
    state.supply[seat] -= 1
    put_cube(state, seat, pyramid, 0)
    if seat + 1 < int(state.seats):
        state.turn = seat + 1
    elif int(state.supply[seat]) > CUBES - 2:
        state.turn = 0
    else:
        begin_round(state)
