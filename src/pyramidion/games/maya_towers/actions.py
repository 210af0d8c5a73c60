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

from pyramidion.core.forms import Form, Parsed, parse_by_forms
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt
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
def swap_action(border: int, level: int) -> ActionInt:
    """Swap across a border everything from a level (2-5) up."""
    return FIRST_SWAP + border * CUTS + level - LOWEST_CUT


@kernel
def monolith_action(border: int, level: int) -> ActionInt:
    """Put the monolith on a border, its raven at a level (2-5)."""
    return FIRST_MONOLITH + border * CUTS + level - LOWEST_CUT


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


def form_name(action: ActionInt) -> str:
    """Which form the action has."""
    if action < FIRST_MONOLITH:
        return "swap"
    if action < FIRST_PLACE:
        return "monolith"
    if action < FIRST_DRAW:
        return "place"
    if action < FIRST_CARD:
        return "draw"
    if action < STOP:
        return "card"
    return {STOP: "stop", CONTINUE: "continue"}.get(action, "card")


def _text(action: ActionInt) -> str:
    form = form_name(action)
    if form in ("swap", "monolith"):
        border, level = border_and_level(action)
        return f"{'M ' if form == 'monolith' else ''}{BORDER_NAMES[border]}@{level}"
    if form == "place":
        colour, place = colour_and_place(action)
        return f"{COLOUR_LETTERS[colour]}>{PLACE_NAMES[place]}"
    if form == "draw":
        return COLOUR_LETTERS[action - FIRST_DRAW]
    if form == "card":
        if action >= FIRST_HIDDEN_CARD:
            return f"card {action - FIRST_HIDDEN_CARD} ?"
        seat, colour = seat_and_colour(action)
        return f"card {seat} {COLOUR_LETTERS[colour]}"
    return form


_TEXTS = tuple(_text(action) for action in range(ACTIONS))


def action_text(action: ActionInt) -> str:
    """The text form of an action."""
    return _TEXTS[action]


def _read_cut(first: str, second: str, level: str, first_action: int, clause_of_base: int) -> int:
    if first not in PLACE_NAMES or second not in PLACE_NAMES:
        return -101  # T1.1
    if f"{first}-{second}" not in BORDER_NAMES:
        return -102  # T1.2
    if not 1 <= int(level) <= LEVELS:
        return -103  # T1.3
    if int(level) < LOWEST_CUT:
        return -clause_of_base
    return first_action + BORDER_NAMES.index(f"{first}-{second}") * CUTS + int(level) - LOWEST_CUT


def _read_swap(first: str, second: str, level: str) -> int:
    return _read_cut(first, second, level, FIRST_SWAP, 302)  # T3.2


def _read_monolith(first: str, second: str, level: str) -> int:
    return _read_cut(first, second, level, FIRST_MONOLITH, 104)  # T1.4


def _read_place(letter: str, place: str) -> int:
    if place not in PLACE_NAMES:
        return -101  # T1.1
    if letter not in COLOUR_LETTERS:
        return -103  # T1.3
    return int(place_action(COLOUR_LETTERS.index(letter), PLACE_NAMES.index(place)))


def _read_draw(letter: str) -> int:
    return int(draw_action(COLOUR_LETTERS.index(letter))) if letter in COLOUR_LETTERS else -103  # T1.3


def _read_card(seat: str, letter: str) -> int:
    if letter != "?" and letter not in COLOUR_LETTERS:
        return -103  # T1.3
    if int(seat) >= MAX_SEATS:
        return -203  # T2.3
    if letter == "?":
        return int(hidden_card_action(int(seat)))
    return int(card_action(int(seat), COLOUR_LETTERS.index(letter)))


_CUT = r"([a-z]\d)-([a-z]\d)@(0|[1-9]\d{0,8})"
FORMS = (
    Form("swap", "a1-b1@3", _CUT, _read_swap),
    Form("monolith", "M a1-b1@4", "M " + _CUT, _read_monolith),
    Form("place", "r>b2", r"([a-z])>([a-z]\d)", _read_place),
    Form("draw", "r", r"([a-z])", _read_draw),
    Form("card", "card 0 r", r"card (0|[1-9]\d{0,8}) ([a-z?])", _read_card),
    Form("stop", "stop", "stop", lambda: STOP),
    Form("continue", "continue", "continue", lambda: CONTINUE),
)


def parse_action(text: str) -> Parsed | None:
    """The action that a text names; None if it has none of the forms."""
    return parse_by_forms(text, FORMS)


def action_targets(action: ActionInt) -> tuple[str, ...]:
    """What one points at on the board, in order, to choose the action.

    A swap: the lowest piece that moves in the earlier tower, then the one in the later tower. The monolith: the gap
    between two towers, then the raven's level. A placing: the piece, then the place.
    """
    form = form_name(action)
    if form == "swap":
        border, level = border_and_level(action)
        first, second = BORDER_NAMES[border].split("-")
        return (f"{first}@{level}", f"{second}@{level}")
    if form == "monolith":
        border, level = border_and_level(action)
        return (f"gap {BORDER_NAMES[border]}", f"raven {level}")
    if form == "place":
        letter, place = _TEXTS[action].split(">")
        return (f"piece {letter}", f"place {place}")
    if form == "draw":
        return (f"piece {_TEXTS[action]}",)
    return (_TEXTS[action],)
