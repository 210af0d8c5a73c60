"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, actor_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.yaxha.actions import (
    FIRST_BONUS,
    FIRST_CLAIM,
    FIRST_FILL,
    FIRST_TAKE,
    FIRST_TURN,
    HIDDEN_CLAIM,
    HIDDEN_PLACE,
    colour_and_cell,
    seat_and_tile,
    tile_and_colour,
)
from pyramidion.games.yaxha.rules import actors
from pyramidion.games.yaxha.rules.building import place_clause
from pyramidion.games.yaxha.rules.claiming import is_left, tile_clause
from pyramidion.games.yaxha.rules.dealing import bonuses_left, cubes_in_market, seat_due, turns_left
from pyramidion.games.yaxha.state import BONUS, BUILD, CLAIM, FILL, TAKE, TURNS
from pyramidion.games.yaxha.tables import SPOTS

# Every clause that can forbid something; the sentences are the messages `yaxha-clause-…`.
CLAUSES = (101, 102, 103, 201, 301, 302, 304, 401, 402, 403, 404)

_FORMS_BY_PHASE = {TURNS: "turn", BONUS: "bonus", FILL: "fill", CLAIM: "claim", TAKE: "take", BUILD: "place"}


def expected_forms(state: State) -> tuple[str, ...]:
    """The form of action that the match waits for now."""
    phase = int(state.phase)
    return (_FORMS_BY_PHASE[phase],) if phase in _FORMS_BY_PHASE else ()


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    clause = actor_clause(actors(state), seat)
    if clause != ALLOWED:
        return clause
    phase = int(state.phase)
    if action < FIRST_CLAIM:
        return explain_place(state, seat, action) if phase == BUILD else NOT_NOW
    if action < FIRST_TAKE:
        return tile_clause(state, action - FIRST_CLAIM) if phase == CLAIM else NOT_NOW
    if action < FIRST_TURN:
        return explain_take(state, action - FIRST_TAKE) if phase == TAKE else NOT_NOW
    if action < FIRST_BONUS:
        return explain_turn(state, action) if phase == TURNS else NOT_NOW
    if action < FIRST_FILL:
        return explain_bonus(state, action - FIRST_BONUS) if phase == BONUS else NOT_NOW
    if action < HIDDEN_CLAIM:
        return explain_fill(state, action) if phase == FILL else NOT_NOW
    if action < HIDDEN_PLACE:
        return 302 if phase == CLAIM else NOT_NOW  # Y3.2: a choice names a tile
    return 401 if phase == BUILD else NOT_NOW  # Y4.1: a placement names a cube of one's own


@kernel
def explain_place(state: State, seat: Seat, action: ActionInt) -> ClauseNumber:
    """Y4.1 to Y4.4, in this order."""
    colour, cell = colour_and_cell(action)
    return place_clause(state, seat, colour, cell)


@kernel
def explain_take(state: State, tile: int) -> ClauseNumber:
    """Y1.2, then Y3.4: a tile that nobody got."""
    clause = tile_clause(state, tile)
    return 304 if clause == ALLOWED and not is_left(state, tile) else clause


@kernel
def explain_turn(state: State, action: ActionInt) -> ClauseNumber:
    """Y1.2: tiles 1 to the number of seats; Y2.1: to the seat that is due, a tile that is left."""
    owner, tile = seat_and_tile(action)
    if tile > int(state.seats):
        return 102
    return ALLOWED if owner == seat_due(state) and (turns_left(state) >> (tile - 1)) & 1 else 201


@kernel
def explain_bonus(state: State, card: int) -> ClauseNumber:
    """Y2.1: a card in use that is left."""
    return ALLOWED if (bonuses_left(state) >> card) & 1 else 201


@kernel
def explain_fill(state: State, action: ActionInt) -> ClauseNumber:
    """Y1.2: no such tile; Y3.1: the tile that is due, a colour that is left in the bag."""
    tile, colour = tile_and_colour(action)
    clause = tile_clause(state, tile)
    if clause != ALLOWED:
        return clause
    is_due = tile == cubes_in_market(state) // SPOTS
    return ALLOWED if is_due and int(state.bag[colour]) > 0 else 301
