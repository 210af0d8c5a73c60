"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, actor_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.axio.actions import (
    EXCHANGE_RACK,
    FIRST_DRAW,
    FIRST_HIDDEN_DRAW,
    KEEP,
    pair_and_way,
    seat_and_kind,
)
from pyramidion.games.axio.rules import actors
from pyramidion.games.axio.rules.board import pair_clause
from pyramidion.games.axio.rules.tiles import bag_into, is_on_rack, kind_of_way, may_exchange
from pyramidion.games.axio.state import DEAL, DECIDE, EXCHANGE, PLACE, REFILL

# Every clause that can forbid something; the sentences are the messages `axio-clause-…`.
CLAUSES = (101, 102, 201, 301, 302, 701)

_FORMS_BY_PHASE = {
    DEAL: ("draw",),
    PLACE: ("place",),
    DECIDE: ("keep", "exchange"),
    REFILL: ("draw",),
    EXCHANGE: ("draw",),
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
    if action < KEEP:
        return explain_place(state, seat, action) if phase == PLACE else NOT_NOW
    if action == KEEP:
        return ALLOWED if phase == DECIDE else NOT_NOW
    if action == EXCHANGE_RACK:
        if phase != DECIDE:
            return NOT_NOW
        return ALLOWED if may_exchange(state, seat) else 701
    return explain_draw(state, action, work) if phase in (DEAL, REFILL, EXCHANGE) else NOT_NOW


@kernel
def explain_place(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """A1.1 (outside), A3.1 (not empty, or not on the rack), A3.2 (the first tile), in this order."""
    pair, way = pair_and_way(action)
    clause = pair_clause(state, pair)
    if clause == 101:
        return clause
    return clause if clause == 301 or is_on_rack(state, seat, kind_of_way(way)) else 301


@kernel
def explain_draw(state: State, action: ActionInt, work: Buffer) -> ClauseNumber:
    """A2.1: for the seat whose draw it is, a tile that is in the bag, and one with symbols."""
    if not FIRST_DRAW <= action < FIRST_HIDDEN_DRAW:
        return 201
    owner, kind = seat_and_kind(action)
    bag_into(state, work)
    return ALLOWED if owner == int(state.turn) and int(work[kind]) else 201
