"""The position as numbers for a net, seen from one seat. Seats are counted from the viewer on."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State, Values
from pyramidion.games.maya_towers.state import DECIDE, NONE, OVER
from pyramidion.games.maya_towers.tables import (
    BORDERS,
    CARDS,
    CENTRE,
    COLOURS,
    CUTS,
    LEVELS,
    LOWEST_CUT,
    MAX_SEATS,
    PLACES,
    SPACES,
)

# Where each group of numbers begins.
TOWERS_AT = 0  # [place, level, colour] 1 if that piece stands there
LADDERS_AT = TOWERS_AT + PLACES * LEVELS * COLOURS  # [place, me or opponent] share of the spaces
PRIESTS_AT = LADDERS_AT + PLACES * 2  # [place, me or opponent]
MONOLITH_AT = PRIESTS_AT + PLACES * 2  # [border]
RAVEN_AT = MONOLITH_AT + BORDERS  # [level - 2]
CARDS_AT = RAVEN_AT + CUTS  # [colour] 1 if I hold it
FACE_UP_AT = CARDS_AT + COLOURS  # [colour] 1 if it is nobody's
DRAWN_AT = FACE_UP_AT + COLOURS  # [colour]
PHASE_AT = DRAWN_AT + COLOURS  # [phase]
TURN_AT = PHASE_AT + OVER + 1  # [seats after me]
SEATS_AT = TURN_AT + MAX_SEATS  # [seat count - 2]
OPTIONS_AT = SEATS_AT + MAX_SEATS - 1  # ending, triple
QUIET_AT = OPTIONS_AT + 2  # share of `stall`
BONUS_AT = QUIET_AT + 1  # I finished the central tower this turn
FEATURES = BONUS_AT + 1


@kernel
def features_into(state: State, seat: Seat, out: Values) -> None:
    """Write FEATURES numbers, each from 0 to 1."""
    for index in range(FEATURES):
        out[index] = 0.0
    seats = int(state.seats)
    for place in range(PLACES):
        for level in range(LEVELS):
            colour = int(state.towers[place, level])
            if colour != NONE:
                out[TOWERS_AT + (place * LEVELS + level) * COLOURS + colour] = 1.0
        if seats == 2:
            for owner in range(2):
                side = (owner - seat) % 2
                out[LADDERS_AT + place * 2 + side] = int(state.ladders[place, owner]) / int(SPACES[place])
                out[PRIESTS_AT + place * 2 + side] = 1.0 if int(state.priests[place]) == owner else 0.0
    if int(state.monolith) != NONE:
        out[MONOLITH_AT + int(state.monolith)] = 1.0
    if int(state.raven) != 0:
        out[RAVEN_AT + int(state.raven) - LOWEST_CUT] = 1.0
    for index in range(CARDS):
        if int(state.cards[seat, index]) >= 0:
            out[CARDS_AT + int(state.cards[seat, index])] = 1.0
    if seats > 2 and int(state.towers[CENTRE, 0]) != NONE:
        out[FACE_UP_AT + int(state.towers[CENTRE, 0])] = 1.0
    if int(state.drawn) != NONE:
        out[DRAWN_AT + int(state.drawn)] = 1.0
    out[PHASE_AT + int(state.phase)] = 1.0
    out[TURN_AT + (int(state.turn) - seat) % seats] = 1.0
    out[SEATS_AT + seats - 2] = 1.0
    out[OPTIONS_AT] = float(int(state.ending))
    out[OPTIONS_AT + 1] = int(state.triple) - 2.0
    out[QUIET_AT] = int(state.quiet) / int(state.stall)
    out[BONUS_AT] = 1.0 if int(state.phase) == DECIDE and int(state.centre) == seat else 0.0
