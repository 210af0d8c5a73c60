"""The ledger of actions: int ↔ fields ↔ text ↔ targets.

| ints | form | text | who |
|---|---|---|---|
| 0-629 | place | `O@d4.1` | a seat |
| 630-633 | claim | `claim 2` | a seat |
| 634-637 | take | `take 3` | a seat |
| 638-653 | turn | `turn 0=2` | chance |
| 654-671 | bonus | `bonus largest-any` | chance |
| 672-691 | fill | `1+O` | chance |
| 692 | claim | `claim ?` | how others see a claim before the reveal |
| 693 | place | `?@?` | how others see that a seat has finished building, before all have |
"""

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Form, Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.yaxha.tables import (
    BONUS_NAMES,
    BONUSES,
    CELL_NAMES,
    CELLS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    LAYERS,
    MAX_SEATS,
)

FIRST_PLACE = 0
FIRST_CLAIM = FIRST_PLACE + COLOURS * CELLS
FIRST_TAKE = FIRST_CLAIM + MAX_SEATS
FIRST_TURN = FIRST_TAKE + MAX_SEATS
FIRST_BONUS = FIRST_TURN + MAX_SEATS * MAX_SEATS
FIRST_FILL = FIRST_BONUS + BONUSES
HIDDEN_CLAIM = FIRST_FILL + MAX_SEATS * COLOURS
HIDDEN_PLACE = HIDDEN_CLAIM + 1
ACTIONS = HIDDEN_PLACE + 1


@kernel
def place_action(colour: int, cell: int) -> ActionInt:
    """Put a cube of a colour on a cell."""
    return FIRST_PLACE + colour * CELLS + cell


@kernel
def turn_action(seat: int, tile: int) -> ActionInt:
    """Deal a turn tile (from 1) to a seat."""
    return FIRST_TURN + seat * MAX_SEATS + tile - 1


@kernel
def fill_action(tile: int, colour: int) -> ActionInt:
    """Put a cube on a market tile (from 0)."""
    return FIRST_FILL + tile * COLOURS + colour


@kernel
def colour_and_cell(action: ActionInt) -> tuple[int, int]:
    """The fields of a placement."""
    index = action - FIRST_PLACE
    return index // CELLS, index % CELLS


@kernel
def seat_and_tile(action: ActionInt) -> tuple[int, int]:
    """The fields of a turn tile dealt."""
    index = action - FIRST_TURN
    return index // MAX_SEATS, index % MAX_SEATS + 1


@kernel
def tile_and_colour(action: ActionInt) -> tuple[int, int]:
    """The fields of a cube put on a market tile."""
    index = action - FIRST_FILL
    return index // COLOURS, index % COLOURS


_TILES = range(1, MAX_SEATS + 1)
_TEXTS: tuple[str, ...] = (
    *(f"{letter}@{cell}" for letter in COLOUR_LETTERS for cell in CELL_NAMES),
    *(f"claim {tile}" for tile in _TILES),
    *(f"take {tile}" for tile in _TILES),
    *(f"turn {seat}={tile}" for seat in range(MAX_SEATS) for tile in _TILES),
    *(f"bonus {name}" for name in BONUS_NAMES),
    *(f"{tile}+{letter}" for tile in _TILES for letter in COLOUR_LETTERS),
    "claim ?",
    "?@?",
)


def _missing_cell(letter: str, layer: str) -> ClauseNumber:
    if letter not in COLOUR_LETTERS:
        return 101  # Y1.1
    return 402 if 1 <= int(layer) <= LAYERS else 103  # Y4.2: no such cell; Y1.3: no such layer


def _missing_turn(tile: str) -> ClauseNumber:
    return 102 if not 1 <= int(tile) <= MAX_SEATS else 201  # Y1.2: no such tile; Y2.1: no such seat


def _missing_fill(letter: str) -> ClauseNumber:
    return 101 if letter not in COLOUR_LETTERS else 102  # Y1.1, Y1.2


_NUMBER = r"(?:0|[1-9]\d{0,8})"
_FORMS = (
    Form("place", "O@d4.1", rf"\?@\?|([A-Z])@[a-z]{_NUMBER}\.({_NUMBER})", _missing_cell),
    Form("claim", "claim 2", rf"claim (?:{_NUMBER}|\?)", lambda: 102),  # Y1.2
    Form("take", "take 3", rf"take {_NUMBER}", lambda: 102),  # Y1.2
    Form("turn", "turn 0=2", rf"turn {_NUMBER}=({_NUMBER})", _missing_turn),
    Form("bonus", "bonus largest-any", r"bonus [a-z]+(?:-[a-z]+)*", lambda: 201),  # Y2.1
    Form("fill", "1+O", rf"{_NUMBER}\+([A-Z])", _missing_fill),
)


def _targets(action: ActionInt) -> tuple[str, ...]:
    """A placement: the cube in hand, then the cell. Everything else is one thing to point at."""
    text = _TEXTS[action]
    if action < FIRST_CLAIM:
        letter, cell = text.split("@")
        return (f"cube {COLOUR_NAMES[COLOUR_LETTERS.index(letter)]}", cell)
    return (text,)


_LEDGER = Ledger(_TEXTS, _FORMS, _targets)


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one."""
    return _LEDGER
