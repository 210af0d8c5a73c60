"""The ledger of actions: each form is declared once, and ints, texts, targets and tables for kernels follow from it."""

from pyramidion.core.contract import Options
from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, numbers
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from template_game import state
from template_game.tables import COINS, MAX_SEATS, VALUES

_COINS = Axis("coins", numbers(0, COINS + 1), NUMBER, example=3)
_OWNER = Axis("owner", numbers(0, MAX_SEATS), NUMBER)
_VALUE = Axis("value", numbers(1, VALUES), NUMBER, example=1)


def _missing_token(owner: str, value: str) -> ClauseNumber:
    return 201 if owner not in _OWNER.words else 101  # X2.1: no such seat; X1.1: no such value


_forms = Forms()
_add = _forms.add

# What seats do, then what chance does, then what stands for hidden actions in the eyes of others.
BID = _add(Form("bid", "bid {coins}", (_COINS,), (state.BID,), missing=102))  # X1.2
TOKEN = _add(
    Form(
        "token",
        "token {owner} {value}",
        (_OWNER, _VALUE),
        (state.DEAL,),
        Who.CHANCE,
        targets=("mat {owner}", "value {value}"),
        missing=_missing_token,
    )
)
HIDDEN_BID = _add(Form("hidden-bid", "bid ?", (), (state.BID,), Who.NOBODY))
HIDDEN_TOKEN = _add(
    Form(
        "hidden-token",
        "token {owner} ?",
        (_OWNER,),
        (state.DEAL,),
        Who.NOBODY,
        targets=("mat {owner}", "value ?"),
        missing=201,  # X2.1
    )
)

LEDGER = Ledger(_forms.declared)
FORM, FIELDS, FIRST, PHASES = LEDGER.tables()  # kernels look up in them what an action is


@kernel
def bid_action(coins: int) -> ActionInt:
    """Bid a number of coins."""
    return int(FIRST[BID]) + coins


@kernel
def token_action(owner: int, value: int) -> ActionInt:
    """Deal a token of a value (1-3) to a seat."""
    return int(FIRST[TOKEN]) + owner * VALUES + value - 1


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one. Where names come from options: `LEDGER.with_words(…)`."""
    return LEDGER
