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
from pyramidion.core.types import ActionInt
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


def action_text(action: ActionInt) -> str:
    """The text form of an action."""
    if action < FIRST_TOKEN:
        return f"bid {action - FIRST_BID}"
    if action < HIDDEN_BID:
        seat, value = seat_and_value(action)
        return f"token {seat} {value}"
    return "bid ?" if action == HIDDEN_BID else f"token {action - FIRST_HIDDEN_TOKEN} ?"


def _read_bid(coins: str) -> int:
    if coins == "?":
        return HIDDEN_BID
    return FIRST_BID + int(coins) if int(coins) <= COINS else -102  # X1.2


def _read_token(seat: str, value: str) -> int:
    if int(seat) >= MAX_SEATS:
        return -201  # X2.1
    if value == "?":
        return FIRST_HIDDEN_TOKEN + int(seat)
    return int(token_action(int(seat), int(value))) if 1 <= int(value) <= VALUES else -101  # X1.1


_NUMBER = r"(0|[1-9]\d{0,8})"
_NUMBER_OR_HIDDEN = r"(0|[1-9]\d{0,8}|\?)"
FORMS = (
    Form("bid", "bid 3", f"bid {_NUMBER_OR_HIDDEN}", _read_bid),
    Form("token", "token 0 2", f"token {_NUMBER} {_NUMBER_OR_HIDDEN}", _read_token),
)


def parse_action(text: str) -> Parsed | None:
    """The action that a text names; None if it has none of the forms."""
    return parse_by_forms(text, FORMS)


def action_targets(action: ActionInt) -> tuple[str, ...]:
    """What one points at to choose the action: the button of a bid; a seat's mat, then a token."""
    text = action_text(action)
    if text.startswith("bid"):
        return (text,)
    _, seat, value = text.split()
    return (f"mat {seat}", f"value {value}")
