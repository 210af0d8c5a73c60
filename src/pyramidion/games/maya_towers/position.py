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

from pyramidion.core.contract import Options, shown
from pyramidion.core.types import State
from pyramidion.games.maya_towers.reachable import check_reachable, refuse
from pyramidion.games.maya_towers.scoring import REASONS
from pyramidion.games.maya_towers.state import (
    DEAL,
    DECIDE,
    DRAFT,
    DRAW,
    FILL,
    MONOLITH,
    NONE,
    OVER,
    PLACE,
    RUNNING,
    SWAP,
    UNKNOWN,
)
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    CARDS,
    COLOUR_LETTERS,
    LADDER_SPACES,
    LEVELS,
    PLACE_NAMES,
    PLACES,
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
_CARD_LETTERS = {NONE: "", UNKNOWN: "?"} | dict(enumerate(COLOUR_LETTERS))


def position_text(state: State, options: Options) -> str:
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


def parse_position(text: str, state: State, options: Options) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 6:
        refuse(f"it has {len(fields)} fields after the seats, not 6: towers, phase, turn, monolith, quiet turns, table")
    first_phase = int(state.phase)  # tells the option setup
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
    check_reachable(state, first_phase)


def _read_towers(text: str, state: State) -> None:
    towers = text.split("/")
    if len(towers) != PLACES:
        refuse(f"it has {len(towers)} towers, not {PLACES}")
    seen = set()
    for place, tower in enumerate(towers):
        letters = "" if tower == "-" else tower
        if not tower or len(letters) > LEVELS:
            refuse(f"the tower on {PLACE_NAMES[place]} is {shown(tower)}: up to five colour letters, or -")
        for index, letter in enumerate(letters):
            if letter not in COLOUR_LETTERS:
                refuse(f"{shown(letter)} in the tower on {PLACE_NAMES[place]} is none of the colours {COLOUR_LETTERS}")
            if (letter, index) in seen:
                refuse(f"the piece {letter} of level {index + 1} stands twice")
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
    refuse(f"the phase {shown(text)} is none of {' '.join((*_PHASES.values(), *REASONS[1:]))}")


def _read_turn(text: str, state: State) -> None:
    found = re.fullmatch(rf"([0-{int(state.seats) - 1}])([{COLOUR_LETTERS}]?)(\+?)", text)
    if not found:
        refuse(f"the turn {shown(text)} is not a seat from 0 to {int(state.seats) - 1} with any colour drawn")
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
        refuse(f"the monolith stands at {shown(border)}, which is no border such as a1-b1")
    if at and level not in ("2", "3", "4", "5"):
        refuse(f"the raven is at level {shown(level)}, not 2 to 5")
    state.monolith = BORDER_NAMES.index(border)
    state.raven = int(level) if at else 0


def _read_quiet(text: str, state: State) -> None:
    stall = int(state.stall)
    if not re.fullmatch(r"0|[1-9][0-9]{0,4}", text) or int(text) > stall:
        refuse(f"{shown(text)} quiet turns are not a number from 0 to {stall}, the option stall")
    state.quiet = int(text)


def _read_ladders(text: str, state: State) -> None:
    places = text.split("/")
    if len(places) != PLACES:
        refuse(f"it gives the ladders of {len(places)} places, not {PLACES}")
    for place, item in enumerate(places):
        found = re.fullmatch(r"([0-4])([0-4])([WB]?)", item)
        if not found or int(found[1]) + int(found[2]) > LADDER_SPACES[place]:
            refuse(
                f"the ladders at {PLACE_NAMES[place]} are {shown(item)}: White's, Black's (together up to "
                f"{LADDER_SPACES[place]}), then W or B for a priest"
            )
        state.ladders[place] = int(found[1]), int(found[2])
        state.priests[place] = "WB".index(found[3]) if found[3] else NONE


def _read_cards(text: str, state: State) -> None:
    hands = text.split("/")
    if len(hands) != int(state.seats):
        refuse(f"it gives the cards of {len(hands)} seats, not {int(state.seats)}")
    seen = set()
    for seat, hand in enumerate(hands):
        letters = "" if hand == "-" else hand
        if not hand or len(letters) > CARDS or any(letter not in COLOUR_LETTERS + "?" for letter in letters):
            refuse(f"the cards of seat {seat} are {shown(hand)}: up to two colour letters or ?, or -")
        for index, letter in enumerate(letters):
            if letter in seen:
                refuse(f"the card {letter} is dealt twice")
            if letter != "?":
                seen.add(letter)
            state.cards[seat, index] = COLOUR_LETTERS.index(letter) if letter != "?" else UNKNOWN
