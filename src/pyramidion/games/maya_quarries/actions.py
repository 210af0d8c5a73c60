"""The ledger of actions: int ↔ fields ↔ text ↔ targets. The names of pyramids come from the component sheet.

| ints | form | text | who |
|---|---|---|---|
| 0-4 | place | `place tikal` | a seat, before the first round |
| 5 | pass | `pass` | a seat, digging or building |
| 6-54 | dig | `dig 6 3`: card, quarry | a seat |
| 55-59 | strike | `strike 3` | a seat |
| 60-66 | protect | `protect 4` | a seat |
| 67-71 | start | `start 2` | a seat |
| 72-76 | build | `build tikal` | a seat |
| 77-79 | double, double-token, pass-token | `double`, `double token`, `pass token` | a seat |
| 80-81 | forced, done | `forced`, `done` | a seat |
| 82-86 | extra | `extra tikal` | a seat |
| 87-186 | move | `move tikal 2 uxmal` | a seat |
| 187-190 | offer | `offer joker` | chance |
| 191-290 | bid | `bid 4` | a seat |
| 291-294 | take | `take joker` | a seat |
| 295-301 | boost | `boost 3` | a seat |
| 302-310 | joker-protect, joker-haul, joker-keep | `joker protect 3`, `joker haul`, `joker keep` | a seat |
| 311 | bid | `bid ?` | how others see a bid |
| 312-325 | dig | `dig low 3`, `dig high 3` | how others see a card being played |
"""

from functools import cache

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Form, Ledger
from pyramidion.core.types import ActionInt, ClauseNumber
from pyramidion.games.maya_quarries.sheet import PYRAMID_NAMES, pyramid_names
from pyramidion.games.maya_quarries.tables import (
    BLUE_NAMES,
    BLUES,
    KINDS,
    LOW_KINDS,
    MAX_LEVELS,
    MAX_PYRAMIDS,
    MAX_QUARRIES,
    MAX_SEATS,
    MOST_BID,
    VALUES,
)

FIRST_PLACE = 0
PASS = FIRST_PLACE + MAX_PYRAMIDS
FIRST_DIG = PASS + 1
FIRST_STRIKE = FIRST_DIG + KINDS * MAX_QUARRIES
FIRST_PROTECT = FIRST_STRIKE + MAX_SEATS
FIRST_START = FIRST_PROTECT + MAX_QUARRIES
FIRST_BUILD = FIRST_START + MAX_SEATS
DOUBLE = FIRST_BUILD + MAX_PYRAMIDS
DOUBLE_TOKEN = DOUBLE + 1
PASS_TOKEN = DOUBLE + 2
FORCED = DOUBLE + 3
DONE = DOUBLE + 4
FIRST_EXTRA = DOUBLE + 5
FIRST_MOVE = FIRST_EXTRA + MAX_PYRAMIDS
FIRST_OFFER = FIRST_MOVE + MAX_PYRAMIDS * MAX_LEVELS * MAX_PYRAMIDS
FIRST_BID = FIRST_OFFER + BLUES
FIRST_TAKE = FIRST_BID + MOST_BID + 1
FIRST_BOOST = FIRST_TAKE + BLUES
FIRST_JOKER_PROTECT = FIRST_BOOST + MAX_QUARRIES
JOKER_HAUL = FIRST_JOKER_PROTECT + MAX_QUARRIES
JOKER_KEEP = JOKER_HAUL + 1
HIDDEN_BID = JOKER_KEEP + 1
FIRST_HIDDEN_DIG = HIDDEN_BID + 1
ACTIONS = FIRST_HIDDEN_DIG + 2 * MAX_QUARRIES


@kernel
def dig_action(kind: int, quarry: int) -> ActionInt:
    """Play a card at a quarry."""
    return FIRST_DIG + kind * MAX_QUARRIES + quarry


@kernel
def hidden_dig_action(kind: int, quarry: int) -> ActionInt:
    """The same, as the others see it: low or high."""
    return FIRST_HIDDEN_DIG + (0 if kind < LOW_KINDS else MAX_QUARRIES) + quarry


@kernel
def kind_and_quarry(action: ActionInt) -> tuple[int, int]:
    """The fields of a card played."""
    index = action - FIRST_DIG
    return index // MAX_QUARRIES, index % MAX_QUARRIES


@kernel
def move_action(pyramid: int, level: int, target: int) -> ActionInt:
    """Move a cube from a level (counted from 0) of a pyramid to level 1 of another."""
    return FIRST_MOVE + (pyramid * MAX_LEVELS + level) * MAX_PYRAMIDS + target


@kernel
def move_fields(action: ActionInt) -> tuple[int, int, int]:
    """Pyramid, level counted from 0, and the pyramid to which the cube goes."""
    index = action - FIRST_MOVE
    return (
        index // (MAX_LEVELS * MAX_PYRAMIDS),
        index // MAX_PYRAMIDS % MAX_LEVELS,
        index % MAX_PYRAMIDS,
    )


_QUARRIES = range(1, MAX_QUARRIES + 1)


def _texts(names: tuple[str, ...]) -> tuple[str, ...]:
    return (
        *(f"place {name}" for name in names),
        "pass",
        *(f"dig {value} {quarry}" for value in VALUES for quarry in _QUARRIES),
        *(f"strike {seat}" for seat in range(MAX_SEATS)),
        *(f"protect {quarry}" for quarry in _QUARRIES),
        *(f"start {seat}" for seat in range(MAX_SEATS)),
        *(f"build {name}" for name in names),
        "double",
        "double token",
        "pass token",
        "forced",
        "done",
        *(f"extra {name}" for name in names),
        *(f"move {name} {level} {to}" for name in names for level in range(1, MAX_LEVELS + 1) for to in names),
        *(f"offer {token}" for token in BLUE_NAMES),
        *(f"bid {gold}" for gold in range(MOST_BID + 1)),
        *(f"take {token}" for token in BLUE_NAMES),
        *(f"boost {quarry}" for quarry in _QUARRIES),
        *(f"joker protect {quarry}" for quarry in _QUARRIES),
        "joker haul",
        "joker keep",
        "bid ?",
        *(f"dig {back} {quarry}" for back in ("low", "high") for quarry in _QUARRIES),
    )


def _missing_dig(value: str, quarry: str) -> ClauseNumber:
    return 102 if value in ("low", "high", *map(str, VALUES)) else 101  # Q1.2: no such quarry; Q1.1: no such card


_NUMBER = r"(?:0|[1-9]\d{0,8})"
_NAME = r"[a-z]+"


def _forms(first: str, second: str) -> tuple[Form, ...]:
    """The forms; their shapes show names of this sheet."""
    return (
        Form("place", f"place {first}", f"place {_NAME}", lambda: 103),  # Q1.3
        Form("pass", "pass", "pass"),
        Form("dig", "dig 6 3", rf"dig (-?{_NUMBER}|low|high) ({_NUMBER})", _missing_dig),
        Form("strike", "strike 2", f"strike {_NUMBER}", lambda: 402),  # Q4.2
        Form("protect", "protect 4", f"protect {_NUMBER}", lambda: 102),  # Q1.2
        Form("start", "start 2", f"start {_NUMBER}", lambda: 704),  # Q7.4
        Form("build", f"build {first}", f"build {_NAME}", lambda: 103),  # Q1.3
        Form("double", "double", "double"),
        Form("double-token", "double token", "double token"),
        Form("pass-token", "pass token", "pass token"),
        Form("forced", "forced", "forced"),
        Form("done", "done", "done"),
        Form("extra", f"extra {first}", f"extra {_NAME}", lambda: 103),  # Q1.3
        Form("move", f"move {first} 2 {second}", f"move {_NAME} {_NUMBER} {_NAME}", lambda: 103),  # Q1.3
        Form("offer", "offer joker", r"offer [a-z0-9]+", lambda: 801),  # Q8.1
        Form("bid", "bid 4", rf"bid (?:{_NUMBER}|\?)", lambda: 802),  # Q8.2
        Form("take", "take joker", r"take [a-z0-9]+", lambda: 801),  # Q8.1
        Form("boost", "boost 3", f"boost {_NUMBER}", lambda: 102),  # Q1.2
        Form("joker-protect", "joker protect 3", f"joker protect {_NUMBER}", lambda: 102),  # Q1.2
        Form("joker-haul", "joker haul", "joker haul"),
        Form("joker-keep", "joker keep", "joker keep"),
    )


def _targets_of(text: str) -> tuple[str, ...]:
    """What one points at: a card, then a quarry; a pyramid; a token's use, then a cube of one's own, then a pyramid."""
    word, *rest = text.split()
    if word in ("place", "build"):
        return (f"pyramid {rest[0]}",)
    if word == "dig":
        return (f"card {rest[0]}", f"quarry {rest[1]}")
    if word in ("protect", "boost") or text.startswith("joker protect"):
        return (f"quarry {rest[-1]}",)
    if word == "extra":
        return (word, f"pyramid {rest[0]}")
    if word == "move":
        return (word, f"cube {rest[0]} {rest[1]}", f"pyramid {rest[2]}")
    return (text,)


@cache
def _ledger(names: tuple[str, ...]) -> Ledger:
    # Ints are the same in every match: names that this sheet does not use stand for pyramids that it lacks.
    unused = [name for name in PYRAMID_NAMES if name not in names]
    texts = _texts((*names, *unused)[:MAX_PYRAMIDS])
    targets = tuple(map(_targets_of, texts))
    return Ledger(texts, _forms(names[0], names[1]), lambda action: targets[action])


def ledger(seats: int, options: Options) -> Ledger:
    """The actions of a match, with the names of its pyramids."""
    return _ledger(tuple(pyramid_names(options["sheet"], seats)))
