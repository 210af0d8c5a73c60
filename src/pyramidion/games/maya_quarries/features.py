"""The position as numbers for a net, seen from one seat. Seats are counted from the viewer on."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_quarries.sheet import MOST_GOLD
from pyramidion.games.maya_quarries.state import BID, NONE, ON_OFFER, PHASES
from pyramidion.games.maya_quarries.tables import (
    BLUES,
    CARDS,
    CUBES,
    FULL_HAND,
    LOW_KINDS,
    MAX_CARDS,
    MAX_LEVELS,
    MAX_PLACES,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    MAX_SEATS,
    OWNER,
    POINTS,
    ROUNDS,
    TOKENS,
    UNKNOWN_LOW,
)

MUCH_GOLD = 200.0  # more counts as this
SHEET_OF_QUARRY = 1 + MAX_PLACES  # most cards, cubes

# Where each group of numbers begins.
CUBES_AT = 0  # [pyramid, level, seats after me] share of the spaces
SPACES_AT = CUBES_AT + MAX_PYRAMIDS * MAX_LEVELS * MAX_SEATS  # [pyramid, level] spaces, gold of first and second
QUARRIES_AT = SPACES_AT + MAX_PYRAMIDS * MAX_LEVELS * 3  # [quarry] most cards, cubes of each place
TOKENS_AT = QUARRIES_AT + MAX_QUARRIES * SHEET_OF_QUARRY  # [quarry, token] 1 if that token is won there
LOWS_AT = TOKENS_AT + MAX_QUARRIES * TOKENS  # [quarry, seats after me] low cards
HIGHS_AT = LOWS_AT + MAX_QUARRIES * MAX_SEATS  # [quarry, seats after me] high cards
KNOWN_AT = HIGHS_AT + MAX_QUARRIES * MAX_SEATS  # [quarry, seats after me] points of the cards that I know
SHIELDS_AT = KNOWN_AT + MAX_QUARRIES * MAX_SEATS  # [quarry, seats after me] 1 if protected
BOOST_AT = SHIELDS_AT + MAX_QUARRIES * MAX_SEATS  # [quarry, seats after me] 1 if the boost lies there
HAND_AT = BOOST_AT + MAX_QUARRIES * MAX_SEATS  # [card] 1 if I have not played it
GOLD_AT = HAND_AT + CARDS  # [seats after me]
CARRIED_AT = GOLD_AT + MAX_SEATS  # [seats after me]
SUPPLY_AT = CARRIED_AT + MAX_SEATS  # [seats after me]
GREEN_AT = SUPPLY_AT + MAX_SEATS  # [token, seats after me] 1 if held
BLUE_AT = GREEN_AT + TOKENS * MAX_SEATS  # [token, seats after me, or on offer]
BIDS_AT = BLUE_AT + BLUES * (MAX_SEATS + 1)  # [seats after me] 1 if that seat has bid
PASSED_AT = BIDS_AT + MAX_SEATS  # [seats after me]
STRUCK_AT = PASSED_AT + MAX_SEATS  # [quarry, seats after me] share of four strikes
PHASE_AT = STRUCK_AT + MAX_QUARRIES * MAX_SEATS  # [phase]
TURN_AT = PHASE_AT + PHASES  # [seats after me]
START_AT = TURN_AT + MAX_SEATS  # [seats after me]
SEATS_AT = START_AT + MAX_SEATS  # [seat count - 3]
COURSE_AT = SEATS_AT + 3  # round, quarries opened, builds left, expert, my own bid
FEATURES = COURSE_AT + 5


@kernel
def features_into(state: State, seat: Seat, out: Values) -> None:
    """Write FEATURES numbers, each from 0 to 1."""
    for index in range(FEATURES):
        out[index] = 0.0
    write_pyramids(state, seat, out)
    write_quarries(state, seat, out)
    write_seats(state, seat, out)
    write_tokens(state, seat, out)
    seats = int(state.seats)
    hand = int(state.hands[seat])
    for card in range(CARDS):
        out[HAND_AT + card] = float((hand & FULL_HAND) >> card & 1)
    out[PHASE_AT + int(state.phase)] = 1.0
    if int(state.phase) != BID:
        out[TURN_AT + (int(state.turn) - seat) % seats] = 1.0
    out[START_AT + (int(state.start) - seat) % seats] = 1.0
    out[SEATS_AT + seats - 3] = 1.0
    out[COURSE_AT] = int(state.round_number) / ROUNDS
    out[COURSE_AT + 1] = int(state.opened) / MAX_QUARRIES
    out[COURSE_AT + 2] = int(state.builds) / 2
    out[COURSE_AT + 3] = float(int(state.expert))
    out[COURSE_AT + 4] = max(0, int(state.bids[seat])) / 99


@kernel
def write_pyramids(state: State, seat: Seat, out: Values) -> None:
    """Cubes, and the sheet's numbers."""
    seats = int(state.seats)
    for pyramid in range(int(state.pyramids)):
        for level in range(MAX_LEVELS):
            spaces = int(state.spaces[pyramid, level])
            row = pyramid * MAX_LEVELS + level
            out[SPACES_AT + row * 3] = spaces / CUBES
            for place in range(2):
                out[SPACES_AT + row * 3 + 1 + place] = int(state.pays[pyramid, level, place]) / MOST_GOLD
            for step in range(seats):
                count = int(state.cubes[pyramid, level, (seat + step) % seats])
                out[CUBES_AT + row * MAX_SEATS + step] = count / max(1, spaces)


@kernel
def write_quarries(state: State, seat: Seat, out: Values) -> None:
    """Cards, protections, the boost, and the sheet's numbers."""
    seats = int(state.seats)
    for quarry in range(int(state.quarries)):
        out[QUARRIES_AT + quarry * SHEET_OF_QUARRY] = int(state.most[quarry]) / MAX_CARDS
        for place in range(MAX_PLACES):
            out[QUARRIES_AT + quarry * SHEET_OF_QUARRY + 1 + place] = int(state.shares[quarry, place]) / CUBES
        out[TOKENS_AT + quarry * TOKENS + int(state.tokens[quarry])] = 1.0
        for place in range(int(state.laid[quarry])):
            card = int(state.cards[quarry, place])
            kind = card % OWNER
            row = quarry * MAX_SEATS + (card // OWNER - seat) % seats
            if kind < LOW_KINDS or kind == UNKNOWN_LOW:
                out[LOWS_AT + row] += 1.0 / CARDS
            else:
                out[HIGHS_AT + row] += 1.0 / CARDS
            if card // OWNER == seat or quarry < int(state.opened):
                out[KNOWN_AT + row] += int(POINTS[kind]) / 40.0
        for step in range(seats):
            other = (seat + step) % seats
            out[SHIELDS_AT + quarry * MAX_SEATS + step] = float((int(state.shields[quarry]) >> other) & 1)
            out[STRUCK_AT + quarry * MAX_SEATS + step] = int(state.struck[quarry, other]) / 4
    if int(state.boosted) != NONE:
        out[BOOST_AT + int(state.boosted) * MAX_SEATS + (int(state.booster) - seat) % seats] = 1.0


@kernel
def write_seats(state: State, seat: Seat, out: Values) -> None:
    """What each seat has, and whether it has bid or passed."""
    seats = int(state.seats)
    for step in range(seats):
        other = (seat + step) % seats
        out[GOLD_AT + step] = min(1.0, int(state.gold[other]) / MUCH_GOLD)
        out[CARRIED_AT + step] = int(state.carried[other]) / CUBES
        out[SUPPLY_AT + step] = int(state.supply[other]) / CUBES
        out[BIDS_AT + step] = 0.0 if int(state.bids[other]) == NONE else 1.0
        out[PASSED_AT + step] = float((int(state.passed) >> other) & 1)


@kernel
def write_tokens(state: State, seat: Seat, out: Values) -> None:
    """Who holds which token, and what is on offer."""
    seats = int(state.seats)
    for token in range(TOKENS):
        holder = int(state.green[token])
        if holder >= 0:
            out[GREEN_AT + token * MAX_SEATS + (holder - seat) % seats] = 1.0
    for token in range(BLUES):
        holder = int(state.blue[token])
        if holder >= 0:
            out[BLUE_AT + token * (MAX_SEATS + 1) + (holder - seat) % seats] = 1.0
        elif holder == ON_OFFER:
            out[BLUE_AT + token * (MAX_SEATS + 1) + MAX_SEATS] = 1.0
