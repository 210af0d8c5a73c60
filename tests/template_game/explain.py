"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, actor_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from template_game.actions import FIRST_BID, FIRST_TOKEN, HIDDEN_BID, seat_and_value
from template_game.rules import actors, may_bid, seat_due, tokens_left
from template_game.state import BID, DEAL

# Every clause that can forbid something; the sentences are the messages `template-clause-…`.
CLAUSES = (101, 102, 201, 202, 203)


def expected_forms(state: State) -> tuple[str, ...]:
    """The forms of action that the match waits for now."""
    return {DEAL: ("token",), BID: ("bid",)}.get(int(state.phase), ())


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    clause = actor_clause(actors(state), seat)
    if clause != ALLOWED:
        return clause
    is_bid = action < FIRST_TOKEN or action == HIDDEN_BID
    if is_bid != (int(state.phase) == BID):
        return NOT_NOW
    if is_bid:
        return 202 if action == HIDDEN_BID else may_bid(state, seat, action - FIRST_BID)  # X2.2: a bid has a number
    if action >= HIDDEN_BID:
        return 201  # X2.1: a token dealt has a value
    owner, value = seat_and_value(action)
    return ALLOWED if owner == seat_due(state) and tokens_left(state, value) > 0 else 201
