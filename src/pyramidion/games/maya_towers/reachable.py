"""Whether a match can reach a position: what its fields must keep between them. Used when a position text is read."""

from typing import NoReturn

import numpy as np

from pyramidion.core.bits import count_bits
from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from pyramidion.games.maya_towers.rules import placings_into
from pyramidion.games.maya_towers.rules.setup import cards_dealt, colours_in, colours_left, pieces_placed
from pyramidion.games.maya_towers.rules.turn import (
    has_swap,
    is_asked,
    is_finished,
    is_joined,
    ladders_placed,
    may_stop,
    priests_placed,
)
from pyramidion.games.maya_towers.state import (
    DEAL,
    DECIDE,
    DRAFT,
    DRAW,
    FILL,
    MAX_LEGAL,
    MONOLITH,
    NO_SWAP,
    NONE,
    OVER,
    PLACE,
    STALLED,
    STOPPED,
    SWAP,
    UNKNOWN,
    WORK,
)
from pyramidion.games.maya_towers.tables import (
    CARDS,
    CENTRE,
    LADDERS,
    LEVELS,
    LOWEST_CUT,
    PLACE_NAMES,
    PLACES,
    PRIESTS,
)

_BUILDING = (FILL, DRAFT, DRAW, PLACE)
_SETUP_PHASE = {FILL: FILL, DRAFT: DRAFT, DRAW: DRAW, PLACE: DRAW}  # the phase in which its set-up begins


def refuse(why: str) -> NoReturn:
    """Say what is wrong with a position."""
    raise BadPositionError(f"This is no position of maya_towers: {why}.")


def check_reachable(state: State, first_phase: int) -> None:
    """Pass over a state that a match can reach, as far as its fields tell; refuse it otherwise.

    `first_phase` is the phase in which the match began.
    """
    if int(state.phase) in _BUILDING:
        _check_building(state, first_phase)
        return
    if pieces_placed(state) != PLACES * LEVELS:
        refuse("the towers are not complete, but the set-up is over")
    _check_cards(state)
    _check_turn(state)
    if int(state.phase) in (MONOLITH, DEAL):
        _check_before_first_turn(state)
    else:
        _check_started(state)
        _check_phase(state)


def _check_building(state: State, first_phase: int) -> None:
    phase = int(state.phase)
    placed = int(pieces_placed(state))
    level = placed // PLACES
    if _SETUP_PHASE[phase] != first_phase:
        refuse("the option setup says that the towers are built in another way")
    if placed == PLACES * LEVELS:
        refuse("the towers are complete, but still being built")
    for place in range(PLACES):
        height = int((state.towers[place] != NONE).sum())
        filled = place < placed % PLACES if phase == FILL else height > level
        if height != level + filled:
            refuse("the towers are not built level by level")
        if count_bits(colours_in(state, place)) != height:
            refuse(f"the tower on {PLACE_NAMES[place]} has a colour twice, but is still being built")
    if (phase == PLACE) != (int(state.drawn) != NONE):
        refuse("a colour is drawn when, and only when, a seat places it")
    if phase == PLACE and not (colours_left(state, level + 1) >> int(state.drawn)) & 1:
        refuse("the colour drawn is used up at this level")
    if not placings_into(state, np.zeros(MAX_LEGAL, np.int32), np.zeros(WORK, np.int32)):
        refuse(f"level {level + 1} cannot be completed with five different colours in every tower")
    if int(state.turn) != (0 if phase == FILL else placed % int(state.seats)):
        refuse("it is another seat's turn to build")
    if (state.cards != NONE).any():
        refuse("cards are dealt after the towers are built")
    _check_nobody_moved(state)


def _check_cards(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    if seats == 2:
        return
    dealt = int(cards_dealt(state))
    if (dealt == CARDS * seats) != (phase != DEAL):
        refuse(f"each seat has {CARDS} cards when, and only when, they have been dealt")
    for seat in range(seats):
        if int((state.cards[seat] != NONE).sum()) != (dealt + seats - 1 - seat) // seats:
            refuse("the cards are not dealt in turn")
    if (state.cards[:seats] == state.towers[CENTRE, 0]).any():
        refuse("the card of the central base's colour lies face up, so nobody holds it")
    if phase == OVER and (state.cards == UNKNOWN).any():
        refuse("a card is unknown, but the match is over and everything is revealed")


def _check_turn(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    if int(state.drawn) != NONE:
        refuse("a colour is drawn, but the towers are complete")
    if phase == MONOLITH and int(state.turn) != 1:
        refuse("Black, seat 1, places the monolith")
    if phase == DEAL and int(state.turn) != 0:
        refuse("seat 0 takes the first turn")
    if int(state.centre) != NONE and (
        seats == 2
        or not is_finished(state, CENTRE)
        or not (phase == DECIDE or int(state.reason) == STOPPED)
        or int(state.quiet)
    ):
        refuse("the + behind the turn is for a seat that has just finished the central tower and may stop")


def _check_before_first_turn(state: State) -> None:
    if int(state.phase) != (MONOLITH if int(state.seats) == 2 else DEAL):
        refuse("Black places the monolith with two seats, cards are dealt with three or four")
    _check_all_different(state)
    _check_nobody_moved(state)


def _check_all_different(state: State) -> None:
    for place in range(PLACES):
        if count_bits(colours_in(state, place)) != LEVELS:
            refuse(f"the tower on {PLACE_NAMES[place]} has a colour twice, but nobody has moved yet")


def _check_nobody_moved(state: State) -> None:
    if int(state.monolith) != NONE or int(state.quiet) or int(state.centre) != NONE:
        refuse("nobody has moved yet, but monolith, quiet turns or turn say so")
    if state.ladders.any() or (state.priests != NONE).any():
        refuse("nobody has moved yet, but ladders or priests say so")


def _check_started(state: State) -> None:
    seats = int(state.seats)
    if seats == 2:
        if int(state.monolith) == NONE:
            refuse("with two seats the monolith stands on the board")
        _check_ladders(state)
    elif int(state.monolith) == NONE:
        if int(state.phase) != SWAP or int(state.turn) != 0:
            refuse("the monolith is beside the board, so seat 0 is to make the first swap")
        _check_all_different(state)
        _check_nobody_moved(state)
    if (int(state.raven) != 0) != (seats == 2):
        refuse("the raven is at a level with two seats, and only then")


def _check_ladders(state: State) -> None:
    for seat, name in enumerate(("White", "Black")):
        if ladders_placed(state, seat) > LADDERS or priests_placed(state, seat) > PRIESTS:
            refuse(f"{name} has more than {LADDERS} ladders or {PRIESTS} priests on the board")
    connections = 0
    for place in range(PLACES):
        if int(state.priests[place]) != NONE and not is_finished(state, place):
            refuse(f"a priest stands on {PLACE_NAMES[place]}, which is not finished")
        connections += sum(bool(is_joined(state, place, level)) for level in range(LOWEST_CUT, LEVELS + 1))
    if int(state.ladders.sum()) > connections:
        refuse("there are more ladders than connections, which each bring one at most")


def _check_phase(state: State) -> None:
    phase, seats, reason = int(state.phase), int(state.seats), int(state.reason)
    if seats == 2 and (phase == DECIDE or reason == STOPPED):
        refuse("with two seats nobody can stop the match")
    if phase == DECIDE and not is_asked(state):
        refuse("no tower is finished that lets a seat decide")
    if reason == STOPPED and not may_stop(state, int(state.turn)):
        refuse("the seat that stopped it may not")
    if phase == SWAP and not has_swap(state):
        refuse("the seat to move has no swap, so the match would be over")
    if reason == NO_SWAP and has_swap(state):
        refuse("it ended for want of a swap, but there is one")
    stalled = int(state.quiet) >= int(state.stall)
    if stalled and (phase == SWAP or reason == NO_SWAP):
        refuse("so many quiet turns would have ended it")
    if reason == STALLED and not stalled:
        refuse("it ended as stalled, but there were not enough quiet turns")
