"""The ledger of actions: int ↔ fields ↔ text ↔ targets on the board.

| ints | form | text | who |
|---|---|---|---|
| 0-7799 | place | `R@e6 B@e7` | a seat |
| 7800 | keep | `keep` | a seat |
| 7801 | exchange | `exchange` | a seat |
| 7802-7861 | draw | `0+RB` | chance |
| 7862-7865 | draw | `0+??` | how others see a tile being drawn |
"""

from functools import cache, partial

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Form, Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.axio.tables import (
    COLUMN_NAMES,
    KIND_NAMES,
    KINDS,
    MAX_SEATS,
    PAIR_SQUARES,
    PAIRS,
    SIDE_BY_SEATS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    SYMBOL_LETTERS,
    SYMBOLS,
    WAYS,
)

KEEP = PAIRS * WAYS
EXCHANGE_RACK = KEEP + 1
FIRST_DRAW = EXCHANGE_RACK + 1
FIRST_HIDDEN_DRAW = FIRST_DRAW + MAX_SEATS * KINDS
ACTIONS = FIRST_HIDDEN_DRAW + MAX_SEATS


@kernel
def pair_and_way(action: ActionInt) -> tuple[int, int]:
    """The fields of a placing: the pair of squares, and `first symbol * 5 + second symbol`."""
    return action // WAYS, action % WAYS


@kernel
def draw_action(seat: int, kind: int) -> ActionInt:
    """Draw a tile of a kind for a seat."""
    return FIRST_DRAW + seat * KINDS + kind


@kernel
def seat_and_kind(action: ActionInt) -> tuple[int, int]:
    """The fields of a draw."""
    index = action - FIRST_DRAW
    return index // KINDS, index % KINDS


@kernel
def hidden_draw_action(seat: int) -> ActionInt:
    """Draw a tile for a seat, as the others see it."""
    return FIRST_HIDDEN_DRAW + seat


def _place_text(pair: int, way: int) -> str:
    first, second = (SQUARE_NAMES[square] for square in PAIR_SQUARES[pair])
    return f"{SYMBOL_LETTERS[way // SYMBOLS]}@{first} {SYMBOL_LETTERS[way % SYMBOLS]}@{second}"


_TEXTS: tuple[str, ...] = (
    *(_place_text(pair, way) for pair in range(PAIRS) for way in range(WAYS)),
    "keep",
    "exchange",
    *(f"{seat}+{kind}" for seat in range(MAX_SEATS) for kind in KIND_NAMES),
    *(f"{seat}+??" for seat in range(MAX_SEATS)),
)


def _missing_place(side: int, symbol: str, square: str, other_symbol: str, other_square: str) -> ClauseNumber:
    """The clause that a placing breaks which does not exist, on an area of so many rows and columns."""
    for name in (square, other_square):
        if name not in SQUARE_BY_NAME or name[0] not in COLUMN_NAMES[:side] or int(name[1:]) > side:
            return 101  # A1.1
    if symbol not in SYMBOL_LETTERS or other_symbol not in SYMBOL_LETTERS:
        return 102  # A1.2
    return 301  # A3.1: side by side, the left or lower first


def _missing_draw(seat: str, kind: str) -> ClauseNumber:
    letters = set(kind) - {"?"}
    if not letters <= set(SYMBOL_LETTERS):
        return 102  # A1.2
    return 201  # A2.1: symbols in their order, one of the seats


_SQUARE = r"([A-Z])@([a-z](?:0|[1-9]\d{0,8}))"


def _forms(side: int) -> tuple[Form, ...]:
    return (
        Form("place", "R@e6 B@e7", f"{_SQUARE} {_SQUARE}", partial(_missing_place, side)),
        Form("keep", "keep", "keep"),
        Form("exchange", "exchange", "exchange"),
        Form("draw", "0+RB", r"(0|[1-9]\d{0,8})\+([A-Z?]{2})", _missing_draw),
    )


def _targets(action: ActionInt) -> tuple[str, ...]:
    """A placing: the tile, the square of its half that comes first in the alphabet of symbols, the other square."""
    if action >= KEEP:
        return (_TEXTS[action],)
    pair, way = divmod(action, WAYS)
    first, second = (SQUARE_NAMES[square] for square in PAIR_SQUARES[pair])
    symbols = way // SYMBOLS, way % SYMBOLS
    kind = "".join(SYMBOL_LETTERS[symbol] for symbol in sorted(symbols))
    if symbols[0] > symbols[1]:
        first, second = second, first
    return (f"tile {kind}", first, second)


@cache
def _ledger(side: int) -> Ledger:
    return Ledger(_TEXTS, _forms(side), _targets)


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one, but for what is said of squares outside its area."""
    return _ledger(SIDE_BY_SEATS[seats])
