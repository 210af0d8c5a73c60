"""The ledger of actions. The names of pyramids come from the component sheet."""

from functools import cache

from pyramidion.core.contract import Options
from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, numbers
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.maya_quarries import state
from pyramidion.games.maya_quarries.sheet import PYRAMID_NAMES, pyramid_names
from pyramidion.games.maya_quarries.tables import (
    BLUE_NAMES,
    LOW_KINDS,
    MAX_LEVELS,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    MAX_SEATS,
    MOST_BID,
    VALUES,
)

_PYRAMID = Axis("pyramid", PYRAMID_NAMES[:MAX_PYRAMIDS], "[a-z]+")
_TO = Axis("to", PYRAMID_NAMES[:MAX_PYRAMIDS], "[a-z]+", example=1)
_LEVEL = Axis("level", numbers(1, MAX_LEVELS), NUMBER, example=1)
_QUARRY = Axis("quarry", numbers(1, MAX_QUARRIES), NUMBER, example=2)
_SHIELDED = Axis("quarry", numbers(1, MAX_QUARRIES), NUMBER, example=3)
_CARD = Axis("card", tuple(map(str, VALUES)), f"-?{NUMBER}", example=3)
_BACK = Axis("back", ("low", "high"), "low|high")
_STRUCK = Axis("struck", numbers(0, MAX_SEATS), NUMBER, example=2)
_NAMED = Axis("named", numbers(0, MAX_SEATS), NUMBER, example=2)
_TOKEN = Axis("token", BLUE_NAMES, "[a-z0-9]+", example=1)
_GOLD = Axis("gold", numbers(0, MOST_BID + 1), NUMBER, example=4)


def _missing_dig(card: str, quarry: str) -> ClauseNumber:
    return 102 if card in _CARD.words else 101  # Q1.2: no such quarry; Q1.1: no such card


_forms = Forms()
_add = _forms.add
_AT_PYRAMID = ("pyramid {pyramid}",)
_AT_QUARRY = ("quarry {quarry}",)

PLACE = _add(Form("place", "place {pyramid}", (_PYRAMID,), (state.PLACE,), targets=_AT_PYRAMID, missing=103))  # Q1.3
PASS = _add(Form("pass", "pass", phases=(state.DIG, state.BUILD)))
DIG = _add(
    Form(
        "dig",
        "dig {card} {quarry}",
        (_CARD, _QUARRY),
        (state.DIG,),
        targets=("card {card}", "quarry {quarry}"),
        missing=_missing_dig,
    )
)
STRIKE = _add(Form("strike", "strike {struck}", (_STRUCK,), (state.STRIKE,), missing=402))  # Q4.2
PROTECT = _add(Form("protect", "protect {quarry}", (_SHIELDED,), (state.PROTECT,), targets=_AT_QUARRY, missing=102))
START = _add(Form("start", "start {named}", (_NAMED,), (state.NAME_START,), missing=704))  # Q7.4
BUILD = _add(Form("build", "build {pyramid}", (_PYRAMID,), (state.BUILD,), targets=_AT_PYRAMID, missing=103))  # Q1.3
DOUBLE = _add(Form("double", "double", phases=(state.BUILD,)))
DOUBLE_TOKEN = _add(Form("double-token", "double token", phases=(state.BUILD,)))
PASS_TOKEN = _add(Form("pass-token", "pass token", phases=(state.BUILD,)))
FORCED = _add(Form("forced", "forced", phases=(state.BUILD,)))
DONE = _add(Form("done", "done", phases=(state.BUILD,)))
EXTRA = _add(
    Form("extra", "extra {pyramid}", (_PYRAMID,), (state.BUILD,), targets=("extra", *_AT_PYRAMID), missing=103)
)
MOVE = _add(
    Form(
        "move",
        "move {pyramid} {level} {to}",
        (_PYRAMID, _LEVEL, _TO),
        (state.BUILD,),
        targets=("move", "cube {pyramid} {level}", "pyramid {to}"),
        missing=103,
    )
)
BID = _add(Form("bid", "bid {gold}", (_GOLD,), (state.BID,), missing=802))  # Q8.2
TAKE = _add(Form("take", "take {token}", (_TOKEN,), (state.TAKE,), missing=801))  # Q8.1
BOOST = _add(Form("boost", "boost {quarry}", (_QUARRY,), (state.BOOST_WHERE,), targets=_AT_QUARRY, missing=102))
JOKER_PROTECT = _add(
    Form("joker-protect", "joker protect {quarry}", (_QUARRY,), (state.SHIELD,), targets=_AT_QUARRY, missing=102)
)
JOKER_HAUL = _add(Form("joker-haul", "joker haul", phases=(state.LOAD,)))
JOKER_KEEP = _add(Form("joker-keep", "joker keep", phases=(state.SHIELD, state.LOAD)))
OFFER = _add(Form("offer", "offer {token}", (_TOKEN,), (state.OFFER,), Who.CHANCE, missing=801))  # Q8.1
HIDDEN_BID = _add(Form("hidden-bid", "bid ?", (), (state.BID,), Who.NOBODY))
HIDDEN_DIG = _add(Form("hidden-dig", "dig {back} {quarry}", (_BACK, _QUARRY), (state.DIG,), Who.NOBODY, missing=102))

LEDGER = Ledger(_forms.declared)
FORM, FIELDS, FIRST, PHASES = LEDGER.tables()


@kernel
def dig_action(kind: int, quarry: int) -> ActionInt:
    """Play a card at a quarry."""
    return int(FIRST[DIG]) + kind * MAX_QUARRIES + quarry


@kernel
def hidden_dig_action(kind: int, quarry: int) -> ActionInt:
    """Play a card at a quarry, as the others see it: low or high."""
    return int(FIRST[HIDDEN_DIG]) + (0 if kind < LOW_KINDS else MAX_QUARRIES) + quarry


@kernel
def move_action(pyramid: int, level: int, target: int) -> ActionInt:
    """Move a cube from a level (counted from 0) of a pyramid to level 1 of another."""
    return int(FIRST[MOVE]) + (pyramid * MAX_LEVELS + level) * MAX_PYRAMIDS + target


@cache
def _with_names(names: tuple[str, ...]) -> Ledger:
    # Ints are the same in every match: names that this sheet does not use stand for pyramids that it lacks.
    unused = [name for name in PYRAMID_NAMES if name not in names]
    all_names = (*names, *unused)[:MAX_PYRAMIDS]
    return LEDGER.with_words(pyramid=all_names, to=all_names)


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match, with the names of its pyramids."""
    return _with_names(tuple(pyramid_names(options["sheet"], seats)))
