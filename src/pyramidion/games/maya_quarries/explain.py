"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, actor_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.maya_quarries.actions import (
    DONE,
    DOUBLE,
    DOUBLE_TOKEN,
    FIRST_BID,
    FIRST_BOOST,
    FIRST_BUILD,
    FIRST_EXTRA,
    FIRST_HIDDEN_DIG,
    FIRST_JOKER_PROTECT,
    FIRST_MOVE,
    FIRST_OFFER,
    FIRST_PLACE,
    FIRST_PROTECT,
    FIRST_START,
    FIRST_STRIKE,
    FIRST_TAKE,
    FORCED,
    JOKER_HAUL,
    JOKER_KEEP,
    PASS,
    PASS_TOKEN,
    kind_and_quarry,
    move_fields,
)
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
from pyramidion.games.maya_quarries.state import (
    BID,
    BOOST_WHERE,
    BUILD,
    DIG,
    LOAD,
    NAME_START,
    OFFER,
    PLACE,
    PROTECT,
    SHIELD,
    STRIKE,
    TAKE,
)

# Every clause that can forbid something; the sentences are the messages `maya_quarries-clause-…`.
CLAUSES = (101, 102, 103, 201, 302, 402, 601, 602, 604, 605, 701, 702, 703, 704, 801, 802, 805)

_FORMS_BY_PHASE = {
    PLACE: ("place",),
    OFFER: ("offer",),
    BID: ("bid",),
    TAKE: ("take",),
    DIG: ("dig", "pass"),
    BOOST_WHERE: ("boost",),
    SHIELD: ("joker-protect", "joker-keep"),
    STRIKE: ("strike",),
    PROTECT: ("protect",),
    NAME_START: ("start",),
    LOAD: ("joker-haul", "joker-keep"),
    BUILD: ("build", "double", "double-token", "pass", "pass-token", "forced", "done", "extra", "move"),
}


def expected_forms(state: State) -> tuple[str, ...]:
    """The forms of action that the match waits for now."""
    return _FORMS_BY_PHASE.get(int(state.phase), ())


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    clause = actor_clause(actors(state), seat)
    if clause != ALLOWED:
        return clause
    phase = int(state.phase)
    if phase_of(action, phase) != phase:
        return NOT_NOW
    if phase == BUILD:
        return explain_turn(state, seat, action)
    if phase == DIG:
        return explain_dig(state, seat, action)
    if phase == PLACE:
        return place_clause(state, seat, action - FIRST_PLACE)
    if phase in (OFFER, BID, TAKE):
        return explain_auction(state, seat, action)
    return explain_opening(state, seat, action)


@kernel
def phase_of(action: ActionInt, phase: int) -> int:
    """The phase to which an action belongs; of several ones the present one."""
    if action < PASS:
        return PLACE
    if action == PASS:
        return BUILD if phase == BUILD else DIG
    if action < FIRST_STRIKE or action >= FIRST_HIDDEN_DIG:
        return DIG
    if action < FIRST_PROTECT:
        return STRIKE
    if action < FIRST_START:
        return PROTECT
    if action < FIRST_BUILD:
        return NAME_START
    if action < FIRST_OFFER:
        return BUILD
    if action < FIRST_BID:
        return OFFER
    if action < FIRST_TAKE or action > JOKER_KEEP:
        return BID
    if action < FIRST_BOOST:
        return TAKE
    if action < FIRST_JOKER_PROTECT:
        return BOOST_WHERE
    if action < JOKER_HAUL:
        return SHIELD
    return SHIELD if action == JOKER_KEEP and phase == SHIELD else LOAD


@kernel
def explain_dig(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """Q1.1 (no such card, or not any more), Q1.2 (no such quarry), Q3.2. A pass is always legal."""
    if action == PASS:
        return ALLOWED
    if action >= FIRST_HIDDEN_DIG:
        return 101  # a card that is played has a value
    kind, quarry = kind_and_quarry(action)
    return dig_clause(state, seat, kind, quarry)


@kernel
def explain_auction(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """Q8.1 (not on offer, or already), Q8.2 (more than one has, or a bid without a number)."""
    if action < FIRST_BID:
        return ALLOWED if (tokens_to_offer(state) >> (action - FIRST_OFFER)) & 1 else 801
    if action > JOKER_KEEP:
        return 802
    if action < FIRST_TAKE:
        return bid_clause(state, seat, action - FIRST_BID)
    return take_clause(state, action - FIRST_TAKE)


@kernel
def explain_opening(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """Q1.2 (no such quarry), Q4.2, Q7.1, Q7.4, Q8.5."""
    if action < FIRST_PROTECT:
        return ALLOWED if (strike_targets(state, int(state.opened) - 1, seat) >> (action - FIRST_STRIKE)) & 1 else 402
    if action < FIRST_START:
        return face_down_clause(state, action - FIRST_PROTECT, 701)
    if action < FIRST_BUILD:
        return ALLOWED if action - FIRST_START < int(state.seats) else 704
    if action < FIRST_JOKER_PROTECT:
        return ALLOWED if action - FIRST_BOOST < int(state.quarries) else 102
    if action < JOKER_HAUL:
        return face_down_clause(state, action - FIRST_JOKER_PROTECT, 805)
    return ALLOWED


@kernel
def explain_turn(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """The clauses of Q6 and Q7. Within a double only builds are legal (Q6.1)."""
    if FIRST_BUILD <= action < DOUBLE:
        return build_clause(state, seat, action - FIRST_BUILD, lowest_open_level(state))
    if int(state.builds) > 0:
        return 601
    builds = possible_builds(state, seat)
    if action == PASS:
        return pass_clause(state, seat, builds)
    if action == DOUBLE:
        return double_clause(state, seat, builds)
    if action == DOUBLE_TOKEN:
        return double_token_clause(state, seat, builds)
    if action == PASS_TOKEN:
        return pass_token_clause(state, seat)
    if action == FORCED:
        return forced_clause(state, seat, builds)
    if action == DONE:
        return ALLOWED if int(state.carried[seat]) == 0 else 605
    if action < FIRST_MOVE:
        return extra_clause(state, seat, action - FIRST_EXTRA)
    pyramid, level, target = move_fields(action)
    return move_clause(state, seat, pyramid, level, target)
