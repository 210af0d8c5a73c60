"""The ledger of actions."""

from pyramidion.core.contract import Options
from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, Words, numbers
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.yaxha import state
from pyramidion.games.yaxha.tables import (
    BONUS_NAMES,
    CELL_NAMES,
    CELLS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    LARGEST_ANY,
    LAYERS,
    MAX_SEATS,
)

_COLOUR = Axis("colour", tuple(COLOUR_LETTERS), "[A-Z]")
_CELL = Axis("cell", CELL_NAMES, rf"[a-z]{NUMBER}\.{NUMBER}", example=CELL_NAMES.index("d4.1"))
_TILE = Axis("tile", numbers(1, MAX_SEATS), NUMBER)
_CLAIMED = Axis("tile", numbers(1, MAX_SEATS), NUMBER, example=1)
_TAKEN = Axis("tile", numbers(1, MAX_SEATS), NUMBER, example=2)
_OWNER = Axis("owner", numbers(0, MAX_SEATS), NUMBER)
_TURN = Axis("turn", numbers(1, MAX_SEATS), NUMBER, example=1)
_BONUS = Axis("bonus", BONUS_NAMES, "[a-z]+(?:-[a-z]+)*", example=LARGEST_ANY)


def _cube_and_cell(colour: str, cell: str) -> Words:
    """The cube in hand, then the cell."""
    return (f"cube {COLOUR_NAMES[COLOUR_LETTERS.index(colour)]}", cell)


def _missing_cell(colour: str, cell: str) -> ClauseNumber:
    if colour not in COLOUR_LETTERS:
        return 101  # Y1.1
    layer = int(cell.partition(".")[2])
    return 402 if 1 <= layer <= LAYERS else 103  # Y4.2: no such cell; Y1.3: no such layer


def _missing_turn(owner: str, turn: str) -> ClauseNumber:
    return 102 if turn not in _TURN.words else 201  # Y1.2: no such tile; Y2.1: no such seat


def _missing_fill(tile: str, colour: str) -> ClauseNumber:
    return 101 if colour not in COLOUR_LETTERS else 102  # Y1.1, Y1.2


_forms = Forms()
_add = _forms.add

PLACE = _add(
    Form(
        "place",
        "{colour}@{cell}",
        (_COLOUR, _CELL),
        (state.BUILD,),
        targets=_cube_and_cell,
        missing=_missing_cell,
    )
)
CLAIM = _add(Form("claim", "claim {tile}", (_CLAIMED,), (state.CLAIM,), missing=102))  # Y1.2
TAKE = _add(Form("take", "take {tile}", (_TAKEN,), (state.TAKE,), missing=102))  # Y1.2
TURN = _add(Form("turn", "turn {owner}={turn}", (_OWNER, _TURN), (state.TURNS,), Who.CHANCE, missing=_missing_turn))
BONUS = _add(Form("bonus", "bonus {bonus}", (_BONUS,), (state.BONUS,), Who.CHANCE, missing=201))  # Y2.1
FILL = _add(Form("fill", "{tile}+{colour}", (_TILE, _COLOUR), (state.FILL,), Who.CHANCE, missing=_missing_fill))
HIDDEN_CLAIM = _add(Form("hidden-claim", "claim ?", (), (state.CLAIM,), Who.NOBODY))
HIDDEN_PLACE = _add(Form("hidden-place", "?@?", (), (state.BUILD,), Who.NOBODY))  # the seat has finished building

LEDGER = Ledger(_forms.declared)
FORM, FIELDS, FIRST, PHASES = LEDGER.tables()


@kernel
def place_action(colour: int, cell: int) -> ActionInt:
    """Put a cube of a colour on a cell."""
    return int(FIRST[PLACE]) + colour * CELLS + cell


@kernel
def turn_action(owner: int, turn: int) -> ActionInt:
    """Deal a turn tile (from 1) to a seat."""
    return int(FIRST[TURN]) + owner * MAX_SEATS + turn - 1


@kernel
def bonus_action(card: int) -> ActionInt:
    """Turn up a bonus card."""
    return int(FIRST[BONUS]) + card


@kernel
def fill_action(tile: int, colour: int) -> ActionInt:
    """Put a cube on a market tile (from 0)."""
    return int(FIRST[FILL]) + tile * COLOURS + colour


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one."""
    return LEDGER
