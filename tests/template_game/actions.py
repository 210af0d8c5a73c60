"""The ledger of actions: int ↔ fields ↔ text ↔ targets.

| ints | form | text | who |
|---|---|---|---|
| 0-5 | bid | `bid 3` | a seat |
| 6-14 | token | `token 0 2` | chance |
| 15 | bid | `bid ?` | how others see a bid |
| 16-18 | token | `token 0 ?` | how others see a token being dealt |
"""

from pyramidion.core.forms import Form, Parsed, parse_by_forms
from pyramidion.core.jit import kernel
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
_INTS = {text: action for action, text in enumerate(_TEXTS)}


def action_text(action: ActionInt) -> str:
    """The text form of an action."""
    return _TEXTS[action]


def _missing_token(seat: str, value: str) -> ClauseNumber:
    return 201 if int(seat) >= MAX_SEATS else 101  # X2.1: no such seat; X1.1: no such value


_NUMBER = r"(?:0|[1-9]\d{0,8})"
FORMS = (
    Form("bid", "bid 3", rf"bid (?:{_NUMBER}|\?)", lambda: 102),  # X1.2
    Form("token", "token 0 2", rf"token ({_NUMBER}) ({_NUMBER}|\?)", _missing_token),
)


def parse_action(text: str) -> Parsed | None:
    """The action that a text names; None if it has none of the forms."""
    return parse_by_forms(text, FORMS, _INTS)


def action_targets(action: ActionInt) -> tuple[str, ...]:
    """What one points at to choose the action: the button of a bid; a seat's mat, then a token."""
    text = action_text(action)
    if text.startswith("bid"):
        return (text,)
    _, seat, value = text.split()
    return (f"mat {seat}", f"value {value}")
