"""`pyramidion perft`: how many action sequences of a length there are."""

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pyramidion.cli.parameters import GameName, OptionTexts, Seats, whole_number
from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError

if TYPE_CHECKING:
    from pyramidion.core.match import Match

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")
DEEPEST = 99


def perft(
    game: GameName,
    depth: Annotated[
        int, typer.Option(metavar="D", parser=whole_number(1, DEEPEST), help="Count sequences of 1 to so many actions.")
    ],
    position: Annotated[
        str | None,
        typer.Option(
            metavar="P", show_default="the start", help="A position, in quotes, as `position` prints it in a match."
        ),
    ] = None,
    seats: Seats = None,
    option: OptionTexts = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split the deepest count by the first action.")] = False,
) -> None:
    """Count the action sequences of each length, to compare with another program.

    Outcomes of chance count as actions; where several seats may act, the lowest does.

    Example: pyramidion perft maya_towers --seats 2 --depth 5
    """
    from pyramidion.cli.console import compiling, output

    if position is not None and (seats is not None or option):
        raise PyramidionError(
            "A position holds its seats and options itself: give --position, or --seats and --option."
        )
    console = output()
    with compiling():
        from pyramidion.core import perft as core_perft

        match = _start(game, position, seats, option or [])
        core_perft.divide(match, 2)
    for length in range(1, depth + 1):
        begin = time.perf_counter()
        counts = _counts_by_action(match, length)
        seconds = time.perf_counter() - begin
        total = sum(counts.values())
        console.print(f"{length:>3}  {total:>20}  {_rate(total, seconds)}")
    if divide:
        for text, count in counts.items():
            console.print(f"{text:>12}  {count:>20}", markup=False)


def _start(game: str, position: str | None, seats: int | None, options: list[str]) -> "Match":
    """The match to count from; chance is not settled, its outcomes count."""
    found = registry.game(game)
    given = found.spec.parse_options(options, files=True)
    seats = found.spec.check_seats(found.spec.seats[0] if seats is None else seats)
    from pyramidion.core.match import Match

    if position is not None:
        return Match.from_position(found, position, settle=False)
    return Match(found, seats, given, settle=False)


def _rate(count: int, seconds: float) -> str:
    return f"{count / seconds:>15,.0f}/s" if seconds > 0.01 else ""


def _counts_by_action(match: "Match", depth: int) -> dict[str, int]:
    """Perft split by the first action, with a progress bar."""
    from pyramidion.cli.console import progress
    from pyramidion.core import perft as core_perft

    parts = core_perft.parts(match, depth)
    with progress() as bar:
        steps = bar.track(core_perft.first_actions(match), description=f"Depth {depth}")
        return dict(_interruptible(next, parts) for _ in steps)


def _interruptible(work: Callable[[Argument], Answer], argument: Argument) -> Answer:
    """Run compiled code beside the main thread, which alone hears Ctrl-C."""
    results: list[Answer] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work(argument))
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return results[0]
