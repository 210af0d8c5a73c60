"""`pyramidion arena`: bots against each other, on the same deals, until it is known who is stronger."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion import __version__
from pyramidion.cli.parameters import LONGEST_THOUGHT, GameName, OptionTexts, Seats, Seed, positive_number, whole_number
from pyramidion.core import registry
from pyramidion.core.contract import shown
from pyramidion.core.errors import PyramidionError

if TYPE_CHECKING:
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.report import Play, Report
    from pyramidion.search.arena.sprt import Sprt

MOST_MATCHES = 10**7
MOST_JOBS = 256
MOST_SIMULATIONS = 10**8
PLOTS = (".svg", ".png")


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B[,…]", help="The bots, such as level2,level1.")],
    matches: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number(1, MOST_MATCHES),
            help="How many matches, all line-ups of all deals together; the last deal is played to its end.",
        ),
    ] = 100,
    seats: Seats = None,
    option: OptionTexts = None,
    seed: Seed = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S", parser=positive_number(LONGEST_THOUGHT), help="Searching bots think so long an action."
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="K",
            parser=whole_number(1, MOST_SIMULATIONS),
            help="Searching bots make so many simulations for each action.",
        ),
    ] = None,
    cut: Annotated[
        int,
        typer.Option(
            metavar="F", parser=whole_number(1, 1000), help="Levels make one in F of their simulations: a quicker look."
        ),
    ] = 1,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="E0,E1", help="Stop once it is known whether the first bot is better by E0 Elo at most or E1."
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every result in this file; if it is there, go on where it ends."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the result: a file .svg or .png.")] = None,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number(1, MOST_JOBS),
            show_default="as many as there are cores",
            help="How many processes share the work.",
        ),
    ] = os.cpu_count() or 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there; local starts one with two workers."),
    ] = None,
) -> None:
    """Let bots play against each other, and rate them.

    Every deal is played with every line-up: each bot has each seat equally often. Two bots at three seats or more: one
    of the first against others of the second, then one of the second against others of the first. Ratings are in Elo
    with 95 % intervals over deals. Equal seeds give equal matches, unless --seconds counts time.

    Example: pyramidion arena axio --bots level2,level1 --matches 200 --seed 1 --report levels.json
    """
    wanted, play = _parsed_sprt(sprt), _player(jobs, ray)
    if plot is not None:
        _check_plot(plot)
    from pyramidion.cli.arena_report import keeping, opened
    from pyramidion.cli.console import compiling, output
    from pyramidion.cli.standings import standings
    from pyramidion.search.arena.playing import rehearse

    with compiling():
        contest = _contest(game, bots, seats, option or [], seed, (simulations, seconds, cut), report)
        if wanted is not None and len(contest.entrants) != 2:
            raise PyramidionError("--sprt decides between two bots.")
        kept = opened(report, contest)
        rehearse(contest)
    with keeping(kept, report) as save:
        _play_on(kept, matches, play, wanted, save)
    for part in standings(kept, wanted):
        output().print(part, soft_wrap=isinstance(part, str))
    if plot is not None:
        from pyramidion.search.arena.plot import draw

        draw(kept, plot)


def _parsed_sprt(text: str | None) -> "Sprt | None":
    if text is None:
        return None
    low, comma, high = text.partition(",")
    try:
        bounds = float(low), float(high)
    except ValueError:
        bounds = (0.0, 0.0)
    if not comma or not -2000 <= bounds[0] < bounds[1] <= 2000:
        raise PyramidionError(
            f"--sprt takes two numbers of Elo, the lower first, such as 0,20; {shown(text)} is not that."
        )
    from pyramidion.search.arena.sprt import Sprt

    return Sprt(*bounds)


def _check_plot(file: Path) -> None:
    """Complain now rather than after hours of play."""
    if file.suffix not in PLOTS:
        raise PyramidionError(f"--plot takes a file whose name ends in {' or '.join(PLOTS)}; {file} does not.")
    if not file.absolute().parent.is_dir():
        raise PyramidionError(f"There is no folder {file.absolute().parent} to draw {file.name} in.")
    from pyramidion.search.arena.plot import check_can_draw

    check_can_draw()


def _contest(
    game: str,
    bots: str,
    seats: int | None,
    option: list[str],
    seed: int | None,
    effort: tuple[int | None, float | None, int],
    report: Path | None,
) -> "Contest":
    import secrets

    from pyramidion.cli.arena_report import seed_in
    from pyramidion.search.arena.contest import fewest_opponents, new_contest
    from pyramidion.search.arena.entrants import Effort, entrants

    found = registry.game(game)
    if sum(wish is not None for wish in effort[:2]) + (effort[2] > 1) > 1:
        raise PyramidionError("Give one of --seconds, --simulations and --cut.")
    seats = fewest_opponents(found) if seats is None else seats
    options = found.spec.parse_options(option, files=True)
    if seed is None:
        seed = seed_in(report)
    chosen = secrets.randbits(32) if seed is None else seed
    names = [name.strip() for name in bots.split(",")]
    return new_contest(found, seats, options, entrants(names, found, seats, Effort(*effort)), chosen, __version__)


def _player(jobs: int, ray: str | None) -> "Play":
    from functools import partial

    if ray is not None:
        from pyramidion.search.arena.cluster import check_can_connect, play_on_cluster

        check_can_connect()
        return partial(play_on_cluster, address=ray)
    from pyramidion.search.arena.workers import play_here

    return partial(play_here, jobs=jobs)


def _play_on(report: "Report", matches: int, play: "Play", sprt: "Sprt | None", save: "Callable[[], None]") -> None:
    """Play what is missing, with a bar that tells how it stands."""
    import time

    from pyramidion.cli.console import progress
    from pyramidion.cli.standings import running
    from pyramidion.search.arena.pairing import Schedule
    from pyramidion.search.arena.report import play_on

    schedule = Schedule(report.contest)
    deals = schedule.whole_deals(matches)
    with progress() as bar:
        task = bar.add_task("Playing", total=deals * len(schedule.line_ups), completed=len(report.results))
        told = 0.0
        for tally in play_on(report, deals, play, sprt):
            bar.advance(task)
            if not bar.disable and time.monotonic() > told + 1:
                bar.update(task, description=running(report.contest, tally))
                told = time.monotonic()
            save()
