"""A position as one line of text, both ways.

Fields, separated by spaces:

1. towers, in the order of the places, each from the base up, `/` between them: `rgo/gtr/-/…` (`-`: empty)
2. what the match waits for (`fill draft draw place monolith deal swap decide`) or why it is over (`no-swap stopped
   stalled`)
3. the seat whose turn it is; with `place` the colour drawn behind it (`1r`); a `+` behind it if that seat finished the
   central tower in this turn
4. monolith and raven: `a1-b1@4`, `a1-b1`, or `-`
5. quiet turns
6. two seats: White's and Black's ladders at each place and any priest on top (`W` or `B`), `/` between places:
   `10/21B/…`; three and four seats: the cards of each seat, `/` between seats: `rg/??/y`
"""

import re
from typing import NoReturn

import numpy as np

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from pyramidion.games.maya_towers.rules import placings_into
from pyramidion.games.maya_towers.rules.setup import cards_dealt, colours_in, colours_left, count_bits, pieces_placed
from pyramidion.games.maya_towers.rules.turn import has_swap, is_asked, is_finished, ladders_placed, priests_placed
from pyramidion.games.maya_towers.scoring import REASONS
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
    RUNNING,
    STALLED,
    STOPPED,
    SWAP,
    UNKNOWN,
    WORK,
)
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    CARDS,
    CENTRE,
    COLOUR_LETTERS,
    LADDER_SPACES,
    LADDERS,
    LEVELS,
    PLACE_NAMES,
    PLACES,
    PRIESTS,
)

_PHASES = {
    FILL: "fill",
    DRAFT: "draft",
    DRAW: "draw",
    PLACE: "place",
    MONOLITH: "monolith",
    DEAL: "deal",
    SWAP: "swap",
    DECIDE: "decide",
}
_BUILDING = (FILL, DRAFT, DRAW, PLACE)
_CARD_LETTERS = {NONE: "", UNKNOWN: "?"} | dict(enumerate(COLOUR_LETTERS))


def position_text(state: State) -> str:
    """The state, or an observation of it, as text."""
    towers = ["".join(COLOUR_LETTERS[colour] for colour in tower if colour != NONE) for tower in state.towers]
    if int(state.seats) == 2:
        table = [_ladders_text(state, place) for place in range(PLACES)]
    else:
        hands = state.cards[: int(state.seats)]
        table = ["".join(_CARD_LETTERS[int(card)] for card in hand) or "-" for hand in hands]
    return " ".join(
        (
            "/".join(tower or "-" for tower in towers),
            _PHASES.get(int(state.phase)) or REASONS[int(state.reason)],
            _turn_text(state),
            _monolith_text(state),
            str(int(state.quiet)),
            "/".join(table),
        )
    )


def _turn_text(state: State) -> str:
    drawn = "" if int(state.drawn) == NONE else COLOUR_LETTERS[int(state.drawn)]
    return f"{int(state.turn)}{drawn}{'' if int(state.centre) == NONE else '+'}"


def _monolith_text(state: State) -> str:
    if int(state.monolith) == NONE:
        return "-"
    raven = f"@{int(state.raven)}" if int(state.raven) else ""
    return BORDER_NAMES[int(state.monolith)] + raven


def _ladders_text(state: State, place: int) -> str:
    white, black = map(int, state.ladders[place])
    priest = int(state.priests[place])
    return f"{white}{black}{'' if priest == NONE else 'WB'[priest]}"


def parse_position(text: str, state: State) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 6:
        _refuse(
            f"it has {len(fields)} fields after the seats, not 6: towers, phase, turn, monolith, quiet turns, table"
        )
    towers, phase, turn, monolith, quiet, table = fields
    _read_towers(towers, state)
    _read_phase(phase, state)
    _read_turn(turn, state)
    _read_monolith(monolith, state)
    _read_quiet(quiet, state)
    if int(state.seats) == 2:
        _read_ladders(table, state)
    else:
        _read_cards(table, state)
    _check_whole(state)


def _refuse(why: str) -> NoReturn:
    raise BadPositionError(f"This is no position of maya_towers: {why}.")


def _read_towers(text: str, state: State) -> None:
    towers = text.split("/")
    if len(towers) != PLACES:
        _refuse(f"it has {len(towers)} towers, not {PLACES}")
    seen = set()
    for place, tower in enumerate(towers):
        letters = "" if tower == "-" else tower
        if not tower or len(letters) > LEVELS:
            _refuse(f"the tower on {PLACE_NAMES[place]} is {shown(tower)}: up to five colour letters, or -")
        for index, letter in enumerate(letters):
            if letter not in COLOUR_LETTERS:
                _refuse(f"{shown(letter)} in the tower on {PLACE_NAMES[place]} is none of the colours {COLOUR_LETTERS}")
            if (letter, index) in seen:
                _refuse(f"the piece {letter} of level {index + 1} stands twice")
            seen.add((letter, index))
            state.towers[place, index] = COLOUR_LETTERS.index(letter)


def _read_phase(text: str, state: State) -> None:
    if text in REASONS[1:]:
        state.phase, state.reason = OVER, REASONS.index(text)
        return
    state.reason = RUNNING
    for phase, name in _PHASES.items():
        if name == text:
            state.phase = phase
            return
    _refuse(f"the phase {shown(text)} is none of {' '.join((*_PHASES.values(), *REASONS[1:]))}")


def _read_turn(text: str, state: State) -> None:
    found = re.fullmatch(rf"([0-{int(state.seats) - 1}])([{COLOUR_LETTERS}]?)(\+?)", text)
    if not found:
        _refuse(f"the turn {shown(text)} is not a seat from 0 to {int(state.seats) - 1} with any colour drawn")
    seat, drawn, centre = found.groups()
    state.turn = int(seat)
    state.drawn = COLOUR_LETTERS.index(drawn) if drawn else NONE
    state.centre = int(seat) if centre else NONE


def _read_monolith(text: str, state: State) -> None:
    state.monolith, state.raven = NONE, 0
    if text == "-":
        return
    border, at, level = text.partition("@")
    if border not in BORDER_NAMES:
        _refuse(f"the monolith stands at {shown(border)}, which is no border such as a1-b1")
    if at and level not in ("2", "3", "4", "5"):
        _refuse(f"the raven is at level {shown(level)}, not 2 to 5")
    state.monolith = BORDER_NAMES.index(border)
    state.raven = int(level) if at else 0


def _read_quiet(text: str, state: State) -> None:
    stall = int(state.stall)
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or int(text) > stall:
        _refuse(f"{shown(text)} quiet turns are not a number from 0 to {stall}, the option stall")
    state.quiet = int(text)


def _read_ladders(text: str, state: State) -> None:
    places = text.split("/")
    if len(places) != PLACES:
        _refuse(f"it gives the ladders of {len(places)} places, not {PLACES}")
    for place, item in enumerate(places):
        found = re.fullmatch(r"([0-4])([0-4])([WB]?)", item)
        if not found or int(found[1]) + int(found[2]) > LADDER_SPACES[place]:
            _refuse(
                f"the ladders at {PLACE_NAMES[place]} are {shown(item)}: White's, Black's (together up to "
                f"{LADDER_SPACES[place]}), then W or B for a priest"
            )
        state.ladders[place] = int(found[1]), int(found[2])
        state.priests[place] = "WB".index(found[3]) if found[3] else NONE


def _read_cards(text: str, state: State) -> None:
    hands = text.split("/")
    if len(hands) != int(state.seats):
        _refuse(f"it gives the cards of {len(hands)} seats, not {int(state.seats)}")
    seen = set()
    for seat, hand in enumerate(hands):
        letters = "" if hand == "-" else hand
        if not hand or len(letters) > CARDS or any(letter not in COLOUR_LETTERS + "?" for letter in letters):
            _refuse(f"the cards of seat {seat} are {shown(hand)}: up to two colour letters or ?, or -")
        for index, letter in enumerate(letters):
            if letter in seen:
                _refuse(f"the card {letter} is dealt twice")
            if letter != "?":
                seen.add(letter)
            state.cards[seat, index] = COLOUR_LETTERS.index(letter) if letter != "?" else UNKNOWN


def _check_whole(state: State) -> None:
    """What the fields must keep between them."""
    phase, seats = int(state.phase), int(state.seats)
    if phase in _BUILDING:
        _check_building(state)
        return
    if pieces_placed(state) != PLACES * LEVELS:
        _refuse("the towers are not complete, but the set-up is over")
    _check_cards(state)
    started = phase in (SWAP, DECIDE, OVER)
    if started and (int(state.raven) != 0) != (seats == 2):
        _refuse("the raven is at a level with two seats, and only then")
    if not started and phase != (MONOLITH if seats == 2 else DEAL):
        _refuse("Black places the monolith with two seats, cards are dealt with three or four")
    if not started and (int(state.monolith) != NONE or int(state.quiet)):
        _refuse("nobody has moved yet, but monolith or quiet turns say so")
    _check_turn(state)
    if seats == 2:
        _check_ladders(state)
    _check_phase(state)


def _check_building(state: State) -> None:
    phase = int(state.phase)
    placed = int(pieces_placed(state))
    level = placed // PLACES
    if placed == PLACES * LEVELS:
        _refuse("the towers are complete, but still being built")
    for place in range(PLACES):
        height = int((state.towers[place] != NONE).sum())
        filled = place < placed % PLACES if phase == FILL else height > level
        if height != level + filled:
            _refuse("the towers are not built level by level")
        if count_bits(colours_in(state, place)) != height:
            _refuse(f"the tower on {PLACE_NAMES[place]} has a colour twice, but is still being built")
    if not placings_into(state, np.zeros(MAX_LEGAL, np.int32), np.zeros(WORK, np.int32)):
        _refuse(f"level {level + 1} cannot be completed with five different colours in every tower")
    if (phase == PLACE) != (int(state.drawn) != NONE):
        _refuse("a colour is drawn when, and only when, a seat places it")
    if phase == PLACE and not (colours_left(state, level + 1) >> int(state.drawn)) & 1:
        _refuse("the colour drawn is used up at this level")
    if int(state.turn) != (0 if phase == FILL else placed % int(state.seats)):
        _refuse("it is another seat's turn to build")
    if int(state.monolith) != NONE or int(state.quiet) or int(state.centre) != NONE:
        _refuse("nobody has moved yet, but monolith, quiet turns or turn say so")
    if state.ladders.any() or (state.priests != NONE).any() or (state.cards != NONE).any():
        _refuse("ladders, priests and cards come after the towers")


def _check_cards(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    if seats == 2:
        return
    dealt = int(cards_dealt(state))
    if (dealt == CARDS * seats) != (phase != DEAL):
        _refuse(f"each seat has {CARDS} cards when, and only when, they have been dealt")
    for seat in range(seats):
        if int((state.cards[seat] != NONE).sum()) != (dealt + seats - 1 - seat) // seats:
            _refuse("the cards are not dealt in turn")
    if (state.cards[:seats] == state.towers[CENTRE, 0]).any():
        _refuse("the card of the central base's colour lies face up, so nobody holds it")


def _check_turn(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    if int(state.drawn) != NONE:
        _refuse("a colour is drawn, but the towers are complete")
    if phase == MONOLITH and int(state.turn) != 1:
        _refuse("Black, seat 1, places the monolith")
    if phase == DEAL and int(state.turn) != 0:
        _refuse("seat 0 takes the first turn")
    if int(state.centre) != NONE and (
        seats == 2
        or not is_finished(state, CENTRE)
        or not (phase == DECIDE or int(state.reason) == STOPPED)
        or int(state.quiet)
    ):
        _refuse("the + behind the turn is for a seat that has just finished the central tower and may stop")


def _check_ladders(state: State) -> None:
    for seat, name in enumerate(("White", "Black")):
        if ladders_placed(state, seat) > LADDERS or priests_placed(state, seat) > PRIESTS:
            _refuse(f"{name} has more than {LADDERS} ladders or {PRIESTS} priests on the board")
    for place in range(PLACES):
        if int(state.priests[place]) != NONE and not is_finished(state, place):
            _refuse(f"a priest stands on {PLACE_NAMES[place]}, which is not finished")
    started = int(state.phase) in (SWAP, OVER)
    if not started and (state.ladders.any() or (state.priests != NONE).any()):
        _refuse("nobody has moved yet, but ladders or priests say so")


def _check_phase(state: State) -> None:
    phase, seats, reason = int(state.phase), int(state.seats), int(state.reason)
    if seats == 2 and (phase == DECIDE or reason == STOPPED):
        _refuse("with two seats nobody can stop the match")
    if seats == 2 and phase in (SWAP, OVER) and int(state.monolith) == NONE:
        _refuse("with two seats the monolith stands on the board")
    if phase == DECIDE and not is_asked(state):
        _refuse("no tower is finished that lets a seat decide")
    if phase == SWAP and not has_swap(state):
        _refuse("the seat to move has no swap, so the match would be over")
    if reason == NO_SWAP and has_swap(state):
        _refuse("it ended for want of a swap, but there is one")
    stalled = int(state.quiet) >= int(state.stall)
    if phase == SWAP and stalled:
        _refuse("so many quiet turns would have ended it")
    if reason == STALLED and not stalled:
        _refuse("it ended as stalled, but there were not enough quiet turns")
