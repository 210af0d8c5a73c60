"""The ledger of actions."""

from functools import cache, partial

from pyramidion.core.contract import Options
from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, Words, numbers
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.axio import state
from pyramidion.games.axio.tables import (
    COLUMN_NAMES,
    KIND_NAMES,
    KINDS,
    MAX_SEATS,
    PAIR_SQUARES,
    SIDE_BY_SEATS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    SYMBOL_LETTERS,
    WAYS,
    WIDEST,
)

_PAIRS = tuple(f"{SQUARE_NAMES[first]} {SQUARE_NAMES[second]}" for first, second in PAIR_SQUARES)
_WAYS = tuple(first + second for first in SYMBOL_LETTERS for second in SYMBOL_LETTERS)
_SQUARE = f"[a-z]{NUMBER}"
_PAIR = Axis("pair", _PAIRS, f"{_SQUARE} {_SQUARE}", example=_PAIRS.index("e6 e7"))
_WAY = Axis("way", _WAYS, "[A-Z]{2}", example=_WAYS.index("RB"))
_OWNER = Axis("owner", numbers(0, MAX_SEATS), NUMBER)
_KIND = Axis("kind", KIND_NAMES, "[A-Z?]{2}", example=KIND_NAMES.index("RB"))


def _place_text(pair: str, way: str) -> str:
    first, second = pair.split()
    return f"{way[0]}@{first} {way[1]}@{second}"


def _place_targets(pair: str, way: str) -> Words:
    """The tile, the square of its half that comes first in the alphabet of symbols, the other square."""
    first, second = pair.split()
    if way in KIND_NAMES:
        return (f"tile {way}", first, second)
    return (f"tile {way[::-1]}", second, first)


def _missing_place(side: int, symbol: str, square: str, other_symbol: str, other_square: str) -> ClauseNumber:
    """The clause that a placing breaks which does not exist, on an area of so many rows and columns."""
    for name in (square, other_square):
        if name not in SQUARE_BY_NAME or name[0] not in COLUMN_NAMES[:side] or int(name[1:]) > side:
            return 101  # A1.1
    if symbol not in SYMBOL_LETTERS or other_symbol not in SYMBOL_LETTERS:
        return 102  # A1.2
    return 301  # A3.1: side by side, the left or lower first


def _missing_draw(owner: str, kind: str) -> ClauseNumber:
    letters = set(kind) - {"?"}
    if not letters <= set(SYMBOL_LETTERS):
        return 102  # A1.2
    return 201  # A2.1: symbols in their order, one of the seats


_forms = Forms()
_add = _forms.add
_DRAWING = (state.DEAL, state.REFILL, state.EXCHANGE)

PLACE = _add(
    Form(
        "place",
        _place_text,
        (_PAIR, _WAY),
        (state.PLACE,),
        targets=_place_targets,
        missing=partial(_missing_place, WIDEST),
        shape=f"([A-Z])@({_SQUARE}) ([A-Z])@({_SQUARE})",
    )
)
KEEP = _add(Form("keep", "keep", phases=(state.DECIDE,)))
EXCHANGE = _add(Form("exchange", "exchange", phases=(state.DECIDE,)))
DRAW = _add(Form("draw", "{owner}+{kind}", (_OWNER, _KIND), _DRAWING, Who.CHANCE, missing=_missing_draw))
HIDDEN_DRAW = _add(Form("hidden-draw", "{owner}+??", (_OWNER,), _DRAWING, Who.NOBODY, missing=201))  # A2.1

LEDGER = Ledger(_forms.declared)
# The fields of so many actions would not fit into the constant memory of a GPU: kernels compute them.
FORM, _, FIRST, PHASES = LEDGER.tables()


@kernel
def place_action(pair: int, way: int) -> ActionInt:
    """Lay a tile on a pair of squares. The way is `first symbol * 5 + second symbol`."""
    return int(FIRST[PLACE]) + pair * WAYS + way


@kernel
def pair_and_way(action: ActionInt) -> tuple[int, int]:
    """The fields of a placing."""
    index = action - int(FIRST[PLACE])
    return index // WAYS, index % WAYS


@kernel
def draw_action(owner: int, kind: int) -> ActionInt:
    """Draw a tile of a kind for a seat."""
    return int(FIRST[DRAW]) + owner * KINDS + kind


@kernel
def owner_and_kind(action: ActionInt) -> tuple[int, int]:
    """The fields of a draw."""
    index = action - int(FIRST[DRAW])
    return index // KINDS, index % KINDS


@kernel
def hidden_draw_action(owner: int) -> ActionInt:
    """Draw a tile for a seat, as the others see it."""
    return int(FIRST[HIDDEN_DRAW]) + owner


@cache
def _on_area(side: int) -> Ledger:
    return LEDGER.with_missing("place", partial(_missing_place, side))


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one, but for what is said of squares outside its area."""
    return _on_area(SIDE_BY_SEATS[seats])
