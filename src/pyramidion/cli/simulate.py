"""`pyramidion simulate`: random matches, written as records or summed up."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pyramidion.cli.parameters import GameName, OptionTexts, Seats, Seed, whole_number
from pyramidion.core import registry
from pyramidion.core.contract import Options
from pyramidion.core.errors import PyramidionError

if TYPE_CHECKING:
    from pyramidion.cli.random_matches import Plan

Item = TypeVar("Item")
MOST_MATCHES = 2**32  # as many as a seed has streams
MOST_JOBS = 256


def simulate(
    game: GameName,
    seats: Seats = None,
    matches: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, MOST_MATCHES), help="How many matches.")
    ] = 1000,
    seed: Seed = None,
    option: OptionTexts = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            show_default="none, statistics instead",
            help="Write the matches to this file, as gzip if its name ends in .gz.",
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, MOST_JOBS), help="How many processes share the work.")
    ] = 1,
) -> None:
    """Play random matches, in compiled code.

    With --out they are written as records, one a line, with the number of legal actions at each ply; the same seed
    gives the same file. Without it their lengths, endings and scores are summed up.

    Example: pyramidion simulate maya_towers --seats 2 --matches 2000 --seed 1 --out matches.jsonl.gz
    """
    spec = registry.game(game).spec
    seats = spec.check_seats(spec.seats[0] if seats is None else seats)
    options = spec.complete(spec.parse_options(option or [], files=True), seats)
    if out is not None and out.is_dir():
        raise PyramidionError(f"{out} is a folder; --out takes the name of a file.")
    plan = _compiled_plan(game, seats, options, seed, matches)
    if out is None:
        _sum_up(plan, jobs)
    else:
        _write(plan, jobs, out)


def _compiled_plan(game: str, seats: int, options: Options, seed: int | None, matches: int) -> "Plan":
    """The plan, after one match has been played, so that compiling is not counted."""
    import secrets

    from pyramidion.cli.console import compiling

    with compiling():
        from pyramidion.cli.random_matches import Plan, RandomPlay

        plan = Plan(game, seats, options, secrets.randbits(32) if seed is None else seed, matches)
        RandomPlay(plan).play(0)
    return plan


def _with_progress(items: Iterable[Item], total: int) -> Iterator[Item]:
    from pyramidion.cli.console import progress

    with progress() as bar:
        task = bar.add_task("Playing", total=total)
        for item in items:
            yield item
            bar.advance(task)


def _write(plan: "Plan", jobs: int, out: Path) -> None:
    from pyramidion.cli.console import side_output
    from pyramidion.cli.random_matches import records
    from pyramidion.records import write_records

    count = write_records(out, _with_progress(records(plan, jobs), plan.matches))
    side_output().print(f"{count} matches of seed {plan.seed} are in {out}.", markup=False, soft_wrap=True)


def _sum_up(plan: "Plan", jobs: int) -> None:
    import time

    from pyramidion.cli.console import output
    from pyramidion.cli.random_matches import endings
    from pyramidion.cli.statistics import Statistics

    begin = time.perf_counter()
    statistics = Statistics(plan, list(_with_progress(endings(plan, jobs), plan.matches)))
    seconds = time.perf_counter() - begin
    console = output()
    for part in statistics.tables(seconds):
        console.print(part)
