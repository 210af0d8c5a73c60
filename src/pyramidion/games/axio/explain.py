"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, general_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.axio import actions as ledger
from pyramidion.games.axio.actions import FORM, PHASES, owner_and_kind, pair_and_way
from pyramidion.games.axio.rules import actors
from pyramidion.games.axio.rules.board import pair_clause
from pyramidion.games.axio.rules.tiles import bag_into, is_on_rack, kind_of_way, may_exchange

# Every clause that can forbid something; the sentences are the messages `axio-clause-…`.
CLAUSES = (101, 102, 201, 301, 302, 701)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    form = int(FORM[action])
    clause = general_clause(actors(state), seat, int(PHASES[form]), int(state.phase))
    if clause != ALLOWED:
        return clause
    if form == ledger.PLACE:
        return explain_place(state, seat, action)
    if form == ledger.EXCHANGE:
        return ALLOWED if may_exchange(state, seat) else 701
    if form == ledger.DRAW:
        return explain_draw(state, action, work)
    return 201 if form == ledger.HIDDEN_DRAW else ALLOWED  # A2.1: a tile drawn has symbols


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
    """A2.1: for the seat whose draw it is, a tile that is in the bag."""
    owner, kind = owner_and_kind(action)
    bag_into(state, work)
    return ALLOWED if owner == int(state.turn) and int(work[kind]) else 201
