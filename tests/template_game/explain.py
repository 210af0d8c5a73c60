"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, general_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from template_game import actions as ledger
from template_game.actions import FIELDS, FORM, PHASES
from template_game.rules import actors, may_bid, seat_due, tokens_left

# Every clause that can forbid something; the sentences are the messages `template-clause-…`.
CLAUSES = (101, 102, 201, 202, 203)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    form = int(FORM[action])
    clause = general_clause(actors(state), seat, int(PHASES[form]), int(state.phase))
    if clause != ALLOWED:
        return clause
    if form == ledger.BID:
        return may_bid(state, seat, int(FIELDS[action, 0]))
    if form == ledger.HIDDEN_BID:
        return 202  # X2.2: a bid has a number
    if form == ledger.HIDDEN_TOKEN:
        return 201  # X2.1: a token dealt has a value
    owner, value = int(FIELDS[action, 0]), int(FIELDS[action, 1]) + 1
    return ALLOWED if owner == seat_due(state) and tokens_left(state, value) > 0 else 201
