"""The ledger of actions: int ↔ fields ↔ text ↔ targets on the board.

| ints | form | text | who |
|---|---|---|---|
| 0-47 | swap | `a1-b1@3` | a seat |
| 48-95 | monolith | `M a1-b1@4` | Black |
| 96-176 | place | `r>b2` | chance (random) or a seat (draft, drawn) |
| 177-185 | draw | `r` | chance |
| 186-221 | card | `card 0 r` | chance |
| 222 | stop | `stop` | a seat |
| 223 | continue | `continue` | a seat |
| 224-227 | card | `card 0 ?` | how others see a card being dealt |
"""

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Form, Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    BORDERS,
    COLOUR_LETTERS,
    COLOURS,
    CUTS,
    LEVELS,
    LOWEST_CUT,
    MAX_SEATS,
    PLACE_NAMES,
    PLACES,
)

FIRST_SWAP = 0
FIRST_MONOLITH = FIRST_SWAP + BORDERS * CUTS
FIRST_PLACE = FIRST_MONOLITH + BORDERS * CUTS
FIRST_DRAW = FIRST_PLACE + COLOURS * PLACES
FIRST_CARD = FIRST_DRAW + COLOURS
STOP = FIRST_CARD + MAX_SEATS * COLOURS
CONTINUE = STOP + 1
FIRST_HIDDEN_CARD = CONTINUE + 1
ACTIONS = FIRST_HIDDEN_CARD + MAX_SEATS


@kernel
def place_action(colour: int, place: int) -> ActionInt:
    """Put a piece of a colour, of the level being built, on a place."""
    return FIRST_PLACE + colour * PLACES + place


@kernel
def draw_action(colour: int) -> ActionInt:
    """Draw a colour of the level being built."""
    return FIRST_DRAW + colour


@kernel
def card_action(seat: int, colour: int) -> ActionInt:
    """Deal the card of a colour to a seat."""
    return FIRST_CARD + seat * COLOURS + colour


@kernel
def hidden_card_action(seat: int) -> ActionInt:
    """Deal a card to a seat, as the others see it."""
    return FIRST_HIDDEN_CARD + seat


@kernel
def border_and_level(action: ActionInt) -> tuple[int, int]:
    """The fields of a swap or of a monolith's placing."""
    index = (action - FIRST_SWAP) % (BORDERS * CUTS)
    return index // CUTS, index % CUTS + LOWEST_CUT


@kernel
def colour_and_place(action: ActionInt) -> tuple[int, int]:
    """The fields of a placing."""
    index = action - FIRST_PLACE
    return index // PLACES, index % PLACES


@kernel
def seat_and_colour(action: ActionInt) -> tuple[int, int]:
    """The fields of a card dealt."""
    index = action - FIRST_CARD
    return index // COLOURS, index % COLOURS


_CUT_NAMES = [f"{border}@{level}" for border in BORDER_NAMES for level in range(LOWEST_CUT, LEVELS + 1)]
_TEXTS: tuple[str, ...] = (
    *_CUT_NAMES,
    *(f"M {cut}" for cut in _CUT_NAMES),
    *(f"{letter}>{place}" for letter in COLOUR_LETTERS for place in PLACE_NAMES),
    *COLOUR_LETTERS,
    *(f"card {seat} {letter}" for seat in range(MAX_SEATS) for letter in COLOUR_LETTERS),
    "stop",
    "continue",
    *(f"card {seat} ?" for seat in range(MAX_SEATS)),
)


def _missing_cut(first: str, second: str, level: str) -> ClauseNumber:
    if first not in PLACE_NAMES or second not in PLACE_NAMES:
        return 101  # T1.1
    if f"{first}-{second}" not in BORDER_NAMES:
        return 102  # T1.2
    return 302 if level == "1" else 103  # T3.2: bases never move; T1.3: there is no such level


def _missing_monolith(first: str, second: str, level: str) -> ClauseNumber:
    clause = _missing_cut(first, second, level)
    return 104 if clause == 302 else clause  # T1.4: the raven's levels


def _missing_piece(letter: str, place: str) -> ClauseNumber:
    return 101 if place not in PLACE_NAMES else 103  # T1.1, T1.3


def _missing_card(seat: str, letter: str) -> ClauseNumber:
    return 103 if letter not in COLOUR_LETTERS + "?" else 203  # T1.3, T2.3


_CUT = r"([a-z]\d)-([a-z]\d)@(0|[1-9]\d{0,8})"
_FORMS = (
    Form("swap", "a1-b1@3", _CUT, _missing_cut),
    Form("monolith", "M a1-b1@4", "M " + _CUT, _missing_monolith),
    Form("place", "r>b2", r"([a-z])>([a-z]\d)", _missing_piece),
    Form("draw", "r", r"[a-z]", lambda: 103),  # T1.3
    Form("card", "card 0 r", r"card (0|[1-9]\d{0,8}) ([a-z?])", _missing_card),
    Form("stop", "stop", "stop"),
    Form("continue", "continue", "continue"),
)


def _targets(action: ActionInt) -> tuple[str, ...]:
    """A swap: the lowest piece that moves in the earlier tower, then the one in the later tower.

    The monolith: the gap between two towers, then the raven's level. A placing: the piece, then the place.
    """
    text = _TEXTS[action]
    if action < FIRST_MONOLITH:
        border, level = text.split("@")
        first, second = border.split("-")
        return (f"{first}@{level}", f"{second}@{level}")
    if action < FIRST_PLACE:
        border, level = text.removeprefix("M ").split("@")
        return (f"gap {border}", f"raven {level}")
    if action < FIRST_DRAW:
        letter, place = text.split(">")
        return (f"piece {letter}", f"place {place}")
    if action < FIRST_CARD:
        return (f"piece {text}",)
    return (text,)


_LEDGER = Ledger(_TEXTS, _FORMS, _targets)


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one."""
    return _LEDGER
