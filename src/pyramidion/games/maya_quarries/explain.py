"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, general_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.maya_quarries import actions as ledger
from pyramidion.games.maya_quarries.actions import FIELDS, FORM, PHASES
from pyramidion.games.maya_quarries.rules import actors, tokens_to_offer
from pyramidion.games.maya_quarries.rules.auction import bid_clause, take_clause
from pyramidion.games.maya_quarries.rules.building import (
    build_clause,
    double_clause,
    double_token_clause,
    extra_clause,
    forced_clause,
    move_clause,
    pass_clause,
    pass_token_clause,
    possible_builds,
)
from pyramidion.games.maya_quarries.rules.digging import dig_clause, face_down_clause
from pyramidion.games.maya_quarries.rules.opening import strike_targets
from pyramidion.games.maya_quarries.rules.pyramids import lowest_open_level
from pyramidion.games.maya_quarries.rules.setup import place_clause
from pyramidion.games.maya_quarries.state import BUILD, DIG

# Every clause that can forbid something; the sentences are the messages `maya_quarries-clause-…`.
CLAUSES = (101, 102, 103, 201, 302, 402, 601, 602, 604, 605, 701, 702, 703, 704, 801, 802, 805)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    form, field = int(FORM[action]), int(FIELDS[action, 0])
    clause = general_clause(actors(state), seat, int(PHASES[form]), int(state.phase))
    if clause != ALLOWED:
        return clause
    if form == ledger.DIG:
        return dig_clause(state, seat, field, int(FIELDS[action, 1]))  # Q1.1, Q1.2, Q3.2
    if form == ledger.HIDDEN_DIG:
        return 101  # Q1.1: a card that is played has a value
    if form == ledger.HIDDEN_BID:
        return 802  # Q8.2: a bid has a number
    if form == ledger.PLACE:
        return place_clause(state, seat, field)
    if form in (ledger.OFFER, ledger.BID, ledger.TAKE):
        return explain_auction(state, seat, form, field)
    if form == ledger.PASS and int(state.phase) == DIG:
        return ALLOWED
    if form == ledger.MOVE and int(state.builds) == 0:
        return move_clause(state, seat, field, int(FIELDS[action, 1]), int(FIELDS[action, 2]))
    if int(state.phase) == BUILD:
        return explain_turn(state, seat, form, field)
    return explain_opening(state, seat, form, field)


@kernel
def explain_auction(state: State, seat: Seat, form: int, field: int) -> ClauseNumber:
    """Q8.1 (not on offer, or already), Q8.2 (more than one has)."""
    if form == ledger.OFFER:
        return ALLOWED if (tokens_to_offer(state) >> field) & 1 else 801
    return bid_clause(state, seat, field) if form == ledger.BID else take_clause(state, field)


@kernel
def explain_opening(state: State, seat: Seat, form: int, field: int) -> ClauseNumber:
    """Q1.2 (no such quarry), Q4.2, Q7.1, Q7.4, Q8.5."""
    if form == ledger.STRIKE:
        return ALLOWED if (strike_targets(state, int(state.opened) - 1, seat) >> field) & 1 else 402
    if form == ledger.PROTECT:
        return face_down_clause(state, field, 701)
    if form == ledger.START:
        return ALLOWED if field < int(state.seats) else 704
    if form == ledger.BOOST:
        return ALLOWED if field < int(state.quarries) else 102
    if form == ledger.JOKER_PROTECT:
        return face_down_clause(state, field, 805)
    return ALLOWED


@kernel
def explain_turn(state: State, seat: Seat, form: int, field: int) -> ClauseNumber:
    """The clauses of Q6 and Q7, `move` aside. Within a double only builds are legal (Q6.1)."""
    if form == ledger.BUILD:
        return build_clause(state, seat, field, lowest_open_level(state))
    if int(state.builds) > 0:
        return 601
    builds = possible_builds(state, seat)
    if form == ledger.PASS:
        return pass_clause(state, seat, builds)
    if form == ledger.DOUBLE:
        return double_clause(state, seat, builds)
    if form == ledger.DOUBLE_TOKEN:
        return double_token_clause(state, seat, builds)
    if form == ledger.PASS_TOKEN:
        return pass_token_clause(state, seat)
    if form == ledger.FORCED:
        return forced_clause(state, seat, builds)
    if form == ledger.DONE:
        return ALLOWED if int(state.carried[seat]) == 0 else 605
    return extra_clause(state, seat, field)
