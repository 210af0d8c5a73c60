"""The ledger of actions: int ↔ fields ↔ text ↔ targets.

| ints | form | text | who |
|---|---|---|---|
| 0-5 | bid | `bid 3` | a seat |
| 6-14 | token | `token 0 2` | chance |
| 15 | bid | `bid ?` | how others see a bid |
| 16-18 | token | `token 0 ?` | how others see a token being dealt |
"""

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Form, Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from template_game.tables import COINS, MAX_SEATS, VALUES

FIRST_BID = 0
FIRST_TOKEN = FIRST_BID + COINS + 1
HIDDEN_BID = FIRST_TOKEN + MAX_SEATS * VALUES
FIRST_HIDDEN_TOKEN = HIDDEN_BID + 1
ACTIONS = FIRST_HIDDEN_TOKEN + MAX_SEATS


@kernel
def token_action(seat: int, value: int) -> ActionInt:
    """Deal a token of a value (1-3) to a seat."""
    return FIRST_TOKEN + seat * VALUES + value - 1


@kernel
def seat_and_value(action: ActionInt) -> tuple[int, int]:
    """The fields of a token dealt."""
    index = action - FIRST_TOKEN
    return index // VALUES, index % VALUES + 1


_TEXTS = (
    *(f"bid {coins}" for coins in range(COINS + 1)),
    *(f"token {seat} {value}" for seat in range(MAX_SEATS) for value in range(1, VALUES + 1)),
    "bid ?",
    *(f"token {seat} ?" for seat in range(MAX_SEATS)),
)


def _missing_token(seat: str, value: str) -> ClauseNumber:
    return 201 if int(seat) >= MAX_SEATS else 101  # X2.1: no such seat; X1.1: no such value


_NUMBER = r"(?:0|[1-9]\d{0,8})"
_FORMS = (
    Form("bid", "bid 3", rf"bid (?:{_NUMBER}|\?)", lambda: 102),  # X1.2
    Form("token", "token 0 2", rf"token ({_NUMBER}) ({_NUMBER}|\?)", _missing_token),
)


def _targets(action: ActionInt) -> tuple[str, ...]:
    """The button of a bid; a seat's mat, then a token."""
    text = _TEXTS[action]
    if text.startswith("bid"):
        return (text,)
    _, seat, value = text.split()
    return (f"mat {seat}", f"value {value}")


_LEDGER = Ledger(_TEXTS, _FORMS, _targets)


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match: the same in every one. Where names come from options, it is made of them here."""
    return _LEDGER
