"""`python -m bench.search`: measure and print the tables."""

import argparse
from statistics import quantiles

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.machine import facts
from bench.measure import Figure, in_turns
from bench.search import endings, limits, rates
from pyramidion.core import registry
from pyramidion.search.arena.contest import fewest_opponents
from pyramidion.search.arena.entrants import UCT_PLAN
from pyramidion.search.levels import best_plan

CAP = 0.3  # seconds, instead of a level's own: 200 positions of each game would take an hour
PARTS = ("rates", "limits", "endings")
LATE = 0.15  # of the cap
MOST_MEMORY = 500  # MB


def show_rates(console: Console, rounds: int) -> None:
    """Simulations a second."""
    works = []
    for name in registry.names():
        game = registry.game(name)
        seats = fewest_opponents(game)
        for what, plan in (("its own plan", best_plan(game, seats)), ("plain UCT", UCT_PLAN)):
            works.append((Figure("search", f"{name}, {seats} seats, {what}", "ours"), rates.ours(game, seats, plan)))
    peer = Figure("search", "OpenSpiel", "peer")
    ratios = in_turns(works, (peer, rates.open_spiel()), "ratio", rounds, 1.0, lambda: None)
    table = Table(title="Simulations a second, one core", title_justify="left", title_style="bold")
    for heading in ("", "simulations/s", "× OpenSpiel's MCTS on connect_four"):
        table.add_column(heading, justify="right" if heading else "left")
    for (figure, _), ratio in zip(works, ratios, strict=True):
        table.add_row(figure.name, f"{figure.median:,.0f}", f"{ratio.median:.2f}" if ratio.samples else "–")
    if peer.samples:
        table.add_row("OpenSpiel, connect_four", f"{peer.median:,.0f}", "1.00")
    console.print(table)


def show_limits(console: Console, positions: int) -> None:
    """Time and memory."""
    title = f"A bot that would think for ever, capped at {CAP} s, in {positions} positions; level6's process"
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in ("", "p50 s", "p99 s", "p99 within the cap and 15 %", "MB", "below 500 MB"):
        table.add_column(heading, justify="right" if heading else "left")
    for name in track(registry.names(), "Limits", console=console, transient=True):
        game = registry.game(name)
        seats = fewest_opponents(game)
        hundredths = quantiles(limits.times(game, seats, positions, CAP), n=100, method="inclusive")
        size = limits.memory(name, seats)
        kept = "yes" if hundredths[98] <= CAP * (1 + LATE) else "no"
        small = "yes" if size < MOST_MEMORY else "no"
        row = (f"{hundredths[49]:.3f}", f"{hundredths[98]:.3f}", kept, f"{size:.0f}", small)
        table.add_row(f"{name}, {seats} seats", *row)
    console.print(table)


def show_endings(console: Console, positions: int) -> None:
    """What level6 plays near the end."""
    for tally in track(endings.compare(positions), "Late positions", positions, console=console, transient=True):
        last = tally
    console.print(
        f"Of {last.positions} late positions of maya_towers, two seats, where not all actions are worth the same, "
        f"level6 plays perfectly in {last.played} ({last.played / last.positions:.1%}); its search without the "
        f"solver in {last.searched} ({last.searched / last.positions:.1%}).",
        soft_wrap=True,
    )


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description="Speed and limits of the search.")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    parser.add_argument("--rounds", type=int, default=3, help="samples of each rate (3)")
    parser.add_argument("--positions", type=int, default=200, help="of each game, and near the end (200)")
    arguments = parser.parse_args()
    console, machine = Console(), facts()
    if arguments.only in (None, "rates"):
        show_rates(console, arguments.rounds)
    if arguments.only in (None, "limits"):
        show_limits(console, arguments.positions)
    if arguments.only in (None, "endings"):
        show_endings(console, arguments.positions)
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()) + ".", style="dim")


if __name__ == "__main__":
    main()
