"""Why not? A refused action to the first clause that forbids it."""

from pyramidion.core.clauses import ALLOWED, NOT_NOW, actor_clause
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, ClauseNumber, Seat, State
from pyramidion.games.maya_towers.actions import (
    CONTINUE,
    FIRST_CARD,
    FIRST_DRAW,
    FIRST_MONOLITH,
    FIRST_PLACE,
    STOP,
    border_and_level,
    colour_and_place,
    seat_and_colour,
)
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
from pyramidion.games.maya_towers.state import (
    DEAL,
    DECIDE,
    DRAFT,
    DRAW,
    FILL,
    MONOLITH,
    NONE,
    PLACE,
    SWAP,
)

# Every clause that can forbid something; the sentences are the messages `maya_towers-clause-…`.
CLAUSES = (101, 102, 103, 104, 201, 203, 204, 302, 303, 304, 305, 502)

_FORMS_BY_PHASE = {
    FILL: ("place",),
    DRAFT: ("place",),
    DRAW: ("draw",),
    PLACE: ("place",),
    MONOLITH: ("monolith",),
    DEAL: ("card",),
    SWAP: ("swap", "stop"),
    DECIDE: ("stop", "continue"),
}


def expected_forms(state: State) -> tuple[str, ...]:
    """The forms of action that the match waits for now."""
    forms = _FORMS_BY_PHASE.get(int(state.phase), ())
    # With two seats nobody can stop (T5.2 is for three and four).
    return tuple(form for form in forms if form != "stop" or int(state.seats) > 2)


@kernel
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if legal, else the clause."""
    clause = actor_clause(actors(state), seat)
    if clause != ALLOWED:
        return clause
    phase = int(state.phase)
    if action < FIRST_MONOLITH:
        return explain_swap(state, action) if phase == SWAP else NOT_NOW
    if action < FIRST_PLACE:
        return ALLOWED if phase == MONOLITH else NOT_NOW
    if action < FIRST_DRAW:
        return explain_place(state, action, work) if phase in (FILL, DRAFT, PLACE) else NOT_NOW
    if action < FIRST_CARD:
        return explain_draw(state, action) if phase == DRAW else NOT_NOW
    if action < STOP:
        return explain_card(state, action) if phase == DEAL else NOT_NOW
    if action == STOP:
        return explain_stop(state, seat) if phase in (SWAP, DECIDE) and int(state.seats) > 2 else NOT_NOW
    if action == CONTINUE:
        return ALLOWED if phase == DECIDE else NOT_NOW
    return 203 if phase == DEAL else NOT_NOW  # T2.3: a card dealt has a colour


@kernel
def explain_swap(state: State, action: ActionInt) -> ClauseNumber:
    """T3.3, T3.4, T3.5, in this order."""
    border, level = border_and_level(action)
    return swap_clause(state, border, level)


@kernel
def explain_place(state: State, action: ActionInt, work: Buffer) -> ClauseNumber:
    """T1.3 (used up), T2.1 (not the place or colour whose turn it is, or not five different), T2.4."""
    colour, place = colour_and_place(action)
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
def explain_draw(state: State, action: ActionInt) -> ClauseNumber:
    """T1.3: each colour once a level."""
    left = colours_left(state, level_being_built(state))
    return ALLOWED if (left >> (action - FIRST_DRAW)) & 1 else 103


@kernel
def explain_card(state: State, action: ActionInt) -> ClauseNumber:
    """T2.3: to the seat whose card is due, a card that is left."""
    owner, colour = seat_and_colour(action)
    due = cards_dealt(state) % int(state.seats)
    return ALLOWED if owner == due and (cards_left(state) >> colour) & 1 else 203


@kernel
def explain_stop(state: State, seat: Seat) -> ClauseNumber:
    """T5.2: only if the condition holds."""
    return ALLOWED if may_stop(state, seat) else 502
