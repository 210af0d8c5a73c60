"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, general_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.yaxha import actions as ledger
from pyramidion.games.yaxha.actions import FIELDS, FORM, PHASES
from pyramidion.games.yaxha.rules import actors
from pyramidion.games.yaxha.rules.building import place_clause
from pyramidion.games.yaxha.rules.claiming import is_left, tile_clause
from pyramidion.games.yaxha.rules.dealing import bonuses_left, cubes_in_market, seat_due, turns_left
from pyramidion.games.yaxha.tables import SPOTS

# Every clause that can forbid something; the sentences are the messages `yaxha-clause-…`.
CLAUSES = (101, 102, 103, 201, 301, 302, 304, 401, 402, 403, 404)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    form, field, other = int(FORM[action]), int(FIELDS[action, 0]), int(FIELDS[action, 1])
    clause = general_clause(actors(state), seat, int(PHASES[form]), int(state.phase))
    if clause != ALLOWED:
        return clause
    if form == ledger.PLACE:
        return place_clause(state, seat, field, other)  # Y4.1 to Y4.4, in this order
    if form == ledger.CLAIM:
        return tile_clause(state, field)
    if form == ledger.TAKE:
        return explain_take(state, field)
    if form == ledger.TURN:
        return explain_turn(state, field, other)
    if form == ledger.BONUS:
        return explain_bonus(state, field)
    if form == ledger.FILL:
        return explain_fill(state, field, other)
    # Y3.2: a choice names a tile; Y4.1: a placement names a cube of one's own.
    return 302 if form == ledger.HIDDEN_CLAIM else 401


@kernel
def explain_take(state: State, tile: int) -> ClauseNumber:
    """Y1.2, then Y3.4: a tile that nobody got."""
    clause = tile_clause(state, tile)
    return 304 if clause == ALLOWED and not is_left(state, tile) else clause


@kernel
def explain_turn(state: State, owner: Seat, index: int) -> ClauseNumber:
    """Y1.2: tiles 1 to the number of seats, here counted from 0; Y2.1: to the seat that is due, a tile that is left."""
    if index >= int(state.seats):
        return 102
    return ALLOWED if owner == seat_due(state) and (turns_left(state) >> index) & 1 else 201


@kernel
def explain_bonus(state: State, card: int) -> ClauseNumber:
    """Y2.1: a card in use that is left."""
    return ALLOWED if (bonuses_left(state) >> card) & 1 else 201


@kernel
def explain_fill(state: State, tile: int, colour: int) -> ClauseNumber:
    """Y1.2: no such tile; Y3.1: the tile that is due, a colour that is left in the bag."""
    clause = tile_clause(state, tile)
    if clause != ALLOWED:
        return clause
    is_due = tile == cubes_in_market(state) // SPOTS
    return ALLOWED if is_due and int(state.bag[colour]) > 0 else 301
