"""Parameters that several commands take. Nothing here may load Numba."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from pyramidion.core.contract import shown
from pyramidion.core.limits import GREATEST_SEED

MOST_SEATS = 99  # a bound for reading; the game itself says how many it takes


def whole_number(least: int, most: int) -> Callable[[str | int], int]:
    """A reader of whole numbers in a range, whose refusal is a sentence."""

    def read(text: str | int) -> int:
        digits = str(text).removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
            return int(text)
        raise typer.BadParameter(f"it takes a whole number from {least} to {most}; {shown(text)} is not one.")

    return read


GREATEST = 2**31  # of what only a file can bound: plies, records
LONGEST_THOUGHT = 3600.0  # seconds


def positive_number(most: float) -> Callable[[str | float], float]:
    """A reader of numbers above 0, whose refusal is a sentence."""

    def read(text: str | float) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if 0 < number <= most:
            return number
        raise typer.BadParameter(f"it takes a number above 0, up to {most:g}; {shown(text)} is not one.")

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `pyramidion games` lists them.")]
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="N",
        parser=whole_number(1, MOST_SEATS),
        show_default="as few as the game takes",
        help="How many seats.",
    ),
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game, such as setup=draft. May be repeated."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole_number(0, GREATEST_SEED),
        show_default="by chance",
        help="Makes chance repeatable.",
    ),
]
RecordsFile = Annotated[Path, typer.Argument(metavar="FILE", help="Records, one a line; plain or gzip.")]
Ply = Annotated[
    int | None,
    typer.Option(
        "--ply",
        metavar="K",
        parser=whole_number(0, GREATEST),
        show_default="the whole match",
        help="The position after so many actions.",
    ),
]
