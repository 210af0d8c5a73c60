"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, general_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.maya_towers import actions as ledger
from pyramidion.games.maya_towers.actions import FIELDS, FORM, PHASES
from pyramidion.games.maya_towers.rules import actors
from pyramidion.games.maya_towers.rules.setup import (
    cards_dealt,
    cards_left,
    colours_left,
    level_being_built,
    next_place,
    place_clause,
)
from pyramidion.games.maya_towers.rules.turn import may_stop, swap_clause
from pyramidion.games.maya_towers.state import FILL, NONE
from pyramidion.games.maya_towers.tables import LOWEST_CUT

# Every clause that can forbid something; the sentences are the messages `maya_towers-clause-…`.
CLAUSES = (101, 102, 103, 104, 201, 203, 204, 302, 303, 304, 305, 502)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    form, field, other = int(FORM[action]), int(FIELDS[action, 0]), int(FIELDS[action, 1])
    clause = general_clause(actors(state), seat, int(PHASES[form]), int(state.phase))
    if clause != ALLOWED:
        return clause
    if form == ledger.SWAP:
        return swap_clause(state, field, other + LOWEST_CUT)  # T3.3, T3.4, T3.5
    if form in (ledger.PLACE, ledger.FILL):
        return explain_place(state, field, other, work)
    if form == ledger.DRAW:
        return ALLOWED if (colours_left(state, level_being_built(state)) >> field) & 1 else 103  # T1.3
    if form == ledger.CARD:
        return explain_card(state, field, other)
    if form == ledger.HIDDEN_CARD:
        return 203  # T2.3: a card dealt has a colour
    return explain_stop(state, seat) if form == ledger.STOP else ALLOWED


@kernel
def explain_place(state: State, colour: int, place: int, work: Buffer) -> ClauseNumber:
    """T1.3 (used up), T2.1 (not the place or colour whose turn it is, or not five different), T2.4."""
    level = level_being_built(state)
    clause = place_clause(state, level, colour, place, work)
    if clause == 103:
        return clause
    if int(state.phase) == FILL and place != next_place(state, level):
        return 201
    if int(state.drawn) != NONE and colour != int(state.drawn):
        return 201
    return clause


@kernel
def explain_card(state: State, owner: Seat, colour: int) -> ClauseNumber:
    """T2.3: to the seat whose card is due, a card that is left."""
    due = cards_dealt(state) % int(state.seats)
    return ALLOWED if owner == due and (cards_left(state) >> colour) & 1 else 203


@kernel
def explain_stop(state: State, seat: Seat) -> ClauseNumber:
    """T5.2: never with two seats, else only if the condition holds."""
    if int(state.seats) == 2:
        return NOT_NOW
    return ALLOWED if may_stop(state, seat) else 502
