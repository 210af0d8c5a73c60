"""Component sheets: the numbers of quarries and pyramids as data (Q1.3). Loads neither Numba nor NumPy."""

import re
from collections.abc import Mapping
from typing import Any, NoReturn

from pyramidion.core.contract import OptionValue, PlainValue, shown
from pyramidion.core.errors import BadObjectError
from pyramidion.core.words import Argument, Message

TOKEN_NAMES = ("protection", "move", "extra", "start", "haul", "free-pass", "free-double")  # the green ones (Q7)
PYRAMID_NAMES = ("tikal", "chichen", "copan", "uxmal", "palenque")
RECONSTRUCTED = "reconstructed"

MAX_QUARRIES = 7
MAX_PLACES = 5  # first, second, …
MAX_CARDS = 40  # at a quarry: all there are
MAX_PYRAMIDS = 5
MAX_LEVELS = 4
CUBES = 28  # of each seat (Q1.1)
MOST_GOLD = 20  # that a level pays
LONGEST_NAME = 12

Sheet = Mapping[str, Any]

# The quarries in order of resolution: token, cubes for each place, and the most cards with 3, 4, 5 seats; 0: not used.
_QUARRIES: tuple[tuple[str, tuple[int, ...], tuple[int, int, int]], ...] = (
    ("protection", (4, 3, 1), (5, 5, 6)),
    ("move", (4, 2), (0, 5, 5)),
    ("extra", (3, 2), (4, 4, 4)),
    ("start", (2, 1), (3, 3, 3)),
    ("haul", (4, 3, 1), (5, 6, 6)),
    ("free-pass", (4, 3, 2, 1), (0, 0, 6)),
    ("free-double", (4, 2), (4, 5, 5)),
)
# The pyramids: the seat counts that use them; for each level, from the bottom, spaces and gold for first and second.
_PYRAMIDS: dict[str, tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]] = {
    "tikal": ((4, 5), ((9, 3, 1), (7, 4, 2), (5, 5, 3), (4, 7, 4))),
    "chichen": ((3, 5), ((8, 3, 1), (6, 4, 2), (4, 6, 3))),
    "copan": ((3, 4, 5), ((8, 2, 1), (6, 3, 1), (5, 4, 2), (4, 6, 3))),
    "uxmal": ((3, 4, 5), ((7, 3, 1), (5, 4, 2), (4, 6, 3))),
    "palenque": ((3, 4), ((7, 3, 1), (5, 4, 2), (4, 5, 2))),
}


# A small sheet for any number of seats.
EXAMPLE: Sheet = {
    "quarries": [
        {"token": "move", "cubes": [5, 3], "max": 4},
        {"token": "protection", "cubes": [3], "max": 3},
        {"token": "free-pass", "cubes": [4, 2, 0], "max": 6},
    ],
    "pyramids": [
        {
            "name": "sun",
            "levels": [
                {"spaces": 5, "gold": [2, 1]},
                {"spaces": 2, "gold": [4, 0]},
                {"spaces": 1, "gold": [5, 5]},
            ],
        },
        {"name": "moon", "levels": [{"spaces": 6, "gold": [1, 1]}]},
    ],
}


def default_sheet(seats: int) -> dict[str, Any]:
    """The sheet `reconstructed` for so many seats."""
    quarries = [
        {"token": token, "cubes": list(cubes), "max": most[seats - 3]}
        for token, cubes, most in _QUARRIES
        if most[seats - 3]
    ]
    pyramids = [
        {"name": name, "levels": [{"spaces": spaces, "gold": [first, second]} for spaces, first, second in levels]}
        for name, (used_with, levels) in _PYRAMIDS.items()
        if seats in used_with
    ]
    return {"quarries": quarries, "pyramids": pyramids}


def sheet_of(value: OptionValue, seats: int) -> Sheet:
    """The sheet that a value of the option says, in full."""
    return value if isinstance(value, dict) else default_sheet(seats)


def pyramid_names(value: OptionValue, seats: int) -> list[str]:
    """The names of the pyramids in play, in the order of the sheet."""
    return [str(pyramid["name"]) for pyramid in sheet_of(value, seats)["pyramids"]]


class Sheets:
    """How the option `sheet` reads sheets (see core.contract.Objects)."""

    described = "a sheet of your own in a TOML or JSON file"
    example = EXAMPLE

    def check(self, value: Sheet, seats: int) -> OptionValue:
        """The sheet with its keys in order; the word `reconstructed` if it is that one."""
        sheet = _checked_sheet(value, seats)
        return RECONSTRUCTED if sheet == default_sheet(seats) else sheet

    def full(self, choice: PlainValue, seats: int) -> Sheet:
        """The sheet `reconstructed` for so many seats."""
        return sheet_of(choice, seats)

    def word(self, value: Sheet) -> str:
        """`protection:4.3.1:5/…|copan:8.2.1:6.3.1/…`: quarries, then pyramids."""
        quarries = [f"{quarry['token']}:{_dotted(quarry['cubes'])}:{quarry['max']}" for quarry in value["quarries"]]
        pyramids = [
            ":".join([pyramid["name"], *(_dotted([level["spaces"], *level["gold"]]) for level in pyramid["levels"])])
            for pyramid in value["pyramids"]
        ]
        return f"{'/'.join(quarries)}|{'/'.join(pyramids)}"

    def parse(self, word: str) -> dict[str, Any] | None:
        """The sheet that such a word stands for, not checked yet."""
        if not _WORD.fullmatch(word):
            return None
        quarries, pyramids = (part.split("/") for part in word.split("|"))
        return {"quarries": list(map(_parsed_quarry, quarries)), "pyramids": list(map(_parsed_pyramid, pyramids))}

    def numbers(self, value: OptionValue, seats: int) -> list[int]:
        """The sheet for `init`. A token of -1 or 0 spaces say that there is no such quarry or level.

        For each of 7 quarries: token, most cards, cubes of 5 places. For each of 5 pyramids and 4 levels: spaces, gold.
        """
        sheet = sheet_of(value, seats)
        numbers = []
        for quarry in sheet["quarries"]:
            cubes = quarry["cubes"]
            numbers += [TOKEN_NAMES.index(quarry["token"]), quarry["max"], *cubes, *[0] * (MAX_PLACES - len(cubes))]
        numbers += [-1, *[0] * (MAX_PLACES + 1)] * (MAX_QUARRIES - len(sheet["quarries"]))
        for pyramid in sheet["pyramids"]:
            for level in pyramid["levels"]:
                numbers += [level["spaces"], *level["gold"]]
            numbers += [0, 0, 0] * (MAX_LEVELS - len(pyramid["levels"]))
        return numbers + [0, 0, 0] * MAX_LEVELS * (MAX_PYRAMIDS - len(sheet["pyramids"]))


_QUARRY_WORD = r"[a-z-]+:\d{1,4}(?:\.\d{1,4})*:\d{1,4}"
_PYRAMID_WORD = r"[a-z]+(?::\d{1,4}\.\d{1,4}\.\d{1,4})+"
_WORD = re.compile(
    rf"{_QUARRY_WORD}(?:/{_QUARRY_WORD})*\|{_PYRAMID_WORD}(?:/{_PYRAMID_WORD})*",
    re.ASCII,
)


def _dotted(numbers: list[int]) -> str:
    return ".".join(map(str, numbers))


def _undotted(text: str) -> list[int]:
    return [int(number) for number in text.split(".")]


def _parsed_quarry(text: str) -> dict[str, Any]:
    token, cubes, most = text.split(":")
    return {"token": token, "cubes": _undotted(cubes), "max": int(most)}


def _parsed_pyramid(text: str) -> dict[str, Any]:
    name, *levels = text.split(":")
    rows = map(_undotted, levels)
    return {"name": name, "levels": [{"spaces": spaces, "gold": gold} for spaces, *gold in rows]}


def _refuse(problem: str, **told: Argument) -> NoReturn:
    raise BadObjectError(Message(f"maya_quarries-sheet-{problem}", told))


def _place(kind: str, **told: Argument) -> Message:
    """Where in the sheet something is wrong."""
    return Message(f"maya_quarries-place-{kind}", told)


def _checked_sheet(value: Sheet, seats: int) -> dict[str, Any]:
    where = _place("sheet")
    _check_keys(value, ("quarries", "pyramids"), where)
    quarries = _checked_list(value, "quarries", where, 1, MAX_QUARRIES)
    pyramids = _checked_list(value, "pyramids", where, 2, MAX_PYRAMIDS)
    checked = {
        "quarries": [_checked_quarry(quarry, number) for number, quarry in enumerate(quarries, 1)],
        "pyramids": [_checked_pyramid(pyramid, number, seats) for number, pyramid in enumerate(pyramids, 1)],
    }
    _check_different([quarry["token"] for quarry in checked["quarries"]], where)
    _check_different([pyramid["name"] for pyramid in checked["pyramids"]], where)
    return checked


def _checked_quarry(quarry: object, number: int) -> dict[str, Any]:
    where = _place("quarry", number=number)
    checked = _check_keys(quarry, ("token", "cubes", "max"), where)
    token = checked["token"]
    if token not in TOKEN_NAMES:
        _refuse("token", where=where, value=shown(token), tokens=", ".join(TOKEN_NAMES))
    cubes = _checked_numbers(checked, "cubes", where, (1, MAX_PLACES), CUBES)
    return {"token": token, "cubes": cubes, "max": _checked_number(checked["max"], "max", where, 1, MAX_CARDS)}


def _checked_pyramid(pyramid: object, number: int, seats: int) -> dict[str, Any]:
    where = _place("pyramid", number=number)
    checked = _check_keys(pyramid, ("name", "levels"), where)
    name = checked["name"]
    if not isinstance(name, str) or not re.fullmatch(rf"[a-z]{{1,{LONGEST_NAME}}}", name):
        _refuse("name", where=where, value=shown(name), most=LONGEST_NAME)
    levels = _checked_list(checked, "levels", where, 1, MAX_LEVELS)
    places = [_place("level", name=name, number=height) for height in range(1, len(levels) + 1)]
    steps = [_checked_level(level, place) for level, place in zip(levels, places, strict=True)]
    if steps[0]["spaces"] < seats:
        _refuse("narrow", where=places[0], spaces=steps[0]["spaces"], seats=seats)
    return {"name": name, "levels": steps}


def _checked_level(level: object, where: Message) -> dict[str, Any]:
    checked = _check_keys(level, ("spaces", "gold"), where)
    spaces = _checked_number(checked["spaces"], "spaces", where, 1, CUBES)
    return {"spaces": spaces, "gold": _checked_numbers(checked, "gold", where, (2, 2), MOST_GOLD)}


def _check_keys(value: object, keys: tuple[str, ...], where: Message) -> Sheet:
    if not isinstance(value, Mapping):
        _refuse("no-object", where=where, value=shown(value), keys=", ".join(keys))
    for key in keys:
        if key not in value:
            _refuse("lacks", where=where, key=key)
    for key in value:
        if key not in keys:
            _refuse("key", where=where, key=shown(key), keys=", ".join(keys))
    return value


def _checked_list(value: Sheet, key: str, where: Message, least: int, most: int) -> list[Any]:
    found = value[key]
    if not isinstance(found, list):
        _refuse("no-list", where=where, key=key, value=shown(found))
    if not least <= len(found) <= most:
        wanted = str(least) if least == most else f"{least}-{most}"
        _refuse("count", where=where, key=key, count=len(found), wanted=wanted)
    return found


def _checked_numbers(value: Sheet, key: str, where: Message, count: tuple[int, int], most: int) -> list[int]:
    """So many numbers from 0 to the most, none greater than the one before it."""
    numbers = [_checked_number(number, key, where, 0, most) for number in _checked_list(value, key, where, *count)]
    if numbers != sorted(numbers, reverse=True):
        _refuse("rises", where=where, key=key, numbers=", ".join(map(str, numbers)))
    return numbers


def _checked_number(value: object, key: str, where: Message, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        _refuse("number", where=where, key=key, value=shown(value), least=least, most=most)
    return value


def _check_different(names: list[str], where: Message) -> None:
    for name in names:
        if names.count(name) > 1:
            _refuse("twice", where=where, name=name)
