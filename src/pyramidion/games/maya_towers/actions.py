"""The ledger of actions. Pieces placed by chance and by seats read alike, so there are two forms for them."""

from pyramidion.core.contract import Options
from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, Words, numbers
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.maya_towers import state
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    CENTRE,
    COLOUR_LETTERS,
    COLOURS,
    CUTS,
    LOWEST_CUT,
    MAX_SEATS,
    PLACE_NAMES,
    PLACES,
)

_BORDER = Axis("border", BORDER_NAMES, r"[a-z]\d-[a-z]\d")
_LEVEL = Axis("level", numbers(LOWEST_CUT, CUTS), NUMBER, example=1)
_RAVEN = Axis("level", numbers(LOWEST_CUT, CUTS), NUMBER, example=2)
_COLOUR = Axis("colour", tuple(COLOUR_LETTERS), "[a-z]")
_PLACE = Axis("place", PLACE_NAMES, r"[a-z]\d", example=CENTRE)
_OWNER = Axis("owner", numbers(0, MAX_SEATS), NUMBER)


def _towers_at(border: str, level: str) -> Words:
    """The lowest piece that moves in the earlier tower, then the one in the later tower."""
    first, second = border.split("-")
    return (f"{first}@{level}", f"{second}@{level}")


def _missing_cut(border: str, level: str) -> ClauseNumber:
    first, second = border.split("-")
    if first not in PLACE_NAMES or second not in PLACE_NAMES:
        return 101  # T1.1
    if border not in BORDER_NAMES:
        return 102  # T1.2
    return 302 if level == "1" else 103  # T3.2: bases never move; T1.3: there is no such level


def _missing_monolith(border: str, level: str) -> ClauseNumber:
    clause = _missing_cut(border, level)
    return 104 if clause == 302 else clause  # T1.4: the raven's levels


def _missing_piece(colour: str, place: str) -> ClauseNumber:
    return 101 if place not in PLACE_NAMES else 103  # T1.1, T1.3


def _missing_card(owner: str, colour: str) -> ClauseNumber:
    return 103 if colour not in COLOUR_LETTERS else 203  # T1.3, T2.3


_forms = Forms()
_add = _forms.add
_PIECE = ("piece {colour}", "place {place}")

SWAP = _add(
    Form("swap", "{border}@{level}", (_BORDER, _LEVEL), (state.SWAP,), targets=_towers_at, missing=_missing_cut)
)
MONOLITH = _add(
    Form(
        "monolith",
        "M {border}@{level}",
        (_BORDER, _RAVEN),
        (state.MONOLITH,),
        targets=("gap {border}", "raven {level}"),
        missing=_missing_monolith,
    )
)
PLACE = _add(
    Form(
        "place",
        "{colour}>{place}",
        (_COLOUR, _PLACE),
        (state.DRAFT, state.PLACE),
        targets=_PIECE,
        missing=_missing_piece,
    )
)
STOP = _add(Form("stop", "stop", phases=(state.SWAP, state.DECIDE), least_seats=3))  # T5.2
CONTINUE = _add(Form("continue", "continue", phases=(state.DECIDE,)))
FILL = _add(
    Form(
        "fill",
        "{colour}>{place}",
        (_COLOUR, _PLACE),
        (state.FILL,),
        Who.CHANCE,
        targets=_PIECE,
        missing=_missing_piece,
    )
)
DRAW = _add(
    Form("draw", "{colour}", (_COLOUR,), (state.DRAW,), Who.CHANCE, targets=("piece {colour}",), missing=103)  # T1.3
)
CARD = _add(Form("card", "card {owner} {colour}", (_OWNER, _COLOUR), (state.DEAL,), Who.CHANCE, missing=_missing_card))
HIDDEN_CARD = _add(Form("hidden-card", "card {owner} ?", (_OWNER,), (state.DEAL,), Who.NOBODY, missing=203))  # T2.3

LEDGER = Ledger(_forms.declared)
FORM, FIELDS, FIRST, PHASES = LEDGER.tables()


@kernel
def place_action(colour: int, place: int) -> ActionInt:
    """A seat puts a piece of a colour, of the level being built, on a place."""
    return int(FIRST[PLACE]) + colour * PLACES + place


@kernel
def fill_action(colour: int, place: int) -> ActionInt:
    """Chance puts a piece of a colour, of the level being built, on a place."""
    return int(FIRST[FILL]) + colour * PLACES + place


@kernel
def draw_action(colour: int) -> ActionInt:
    """Draw a colour of the level being built."""
    return int(FIRST[DRAW]) + colour


@kernel
def card_action(owner: int, colour: int) -> ActionInt:
    """Deal the card of a colour to a seat."""
    return int(FIRST[CARD]) + owner * COLOURS + colour


@kernel
def hidden_card_action(owner: int) -> ActionInt:
    """Deal a card to a seat, as the others see it."""
    return int(FIRST[HIDDEN_CARD]) + owner


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one."""
    return LEDGER
