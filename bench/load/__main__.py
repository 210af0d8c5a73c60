"""`python -m bench.load`: raise the rate until moves are late, print the table, keep the figures."""

import argparse
import asyncio
import json
import tempfile
from dataclasses import asdict
from math import isfinite
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tools.serving import Server

from bench.load.offered import Crowd, Step
from bench.machine import facts
from pyramidion.core import registry

IN_TIME = 250.0  # milliseconds that 99 of 100 moves may take
FACTOR = 1.25  # from one rate to the next
TRIES = 2  # at each rate: another program may have had the processor
GAMES = ("maya_towers", "yaxha")
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bench" / "results"


async def search(crowd: Crowd, rate: float, seconds: float, most: int) -> list[Step]:
    """Steps at rising rates, until one is late however often it is tried."""
    steps: list[Step] = []
    for _ in range(most):
        for _ in range(TRIES):
            steps.append(await crowd.offer(rate, seconds))
            if steps[-1].p99 <= IN_TIME:
                break
        else:
            break
        rate *= FACTOR
    return steps


async def measure(game: str, source: Path, arguments: argparse.Namespace) -> list[Step]:
    """All steps of one game, served by the code of one checkout."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), source=source)
        server.start()
        try:
            seats = min(registry.game(game).spec.seats)
            async with Crowd(server.url, game, seats, arguments.tables, server.pid) as crowd:
                return await search(crowd, arguments.rate, arguments.seconds, arguments.steps)
        finally:
            server.kill()


def best(steps: list[Step]) -> Step | None:
    """The highest rate that was kept up."""
    return max((step for step in steps if step.p99 <= IN_TIME), key=lambda step: step.rate, default=None)


def row(game: str, source: str, steps: list[Step]) -> list[str]:
    """What one game could do under one checkout."""
    found = best(steps)
    if found is None:
        return [game, source, f"< {steps[0].rate:.0f}", "", "", "", ""]
    figures = (found.rate, found.p50, found.p99, found.cpu, found.frames)
    return [game, source, *(f"{figure:.1f}" for figure in figures)]


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="maya_towers and yaxha")
    parser.add_argument("--source", action="append", type=Path, help="a checkout to serve; give two to compare them")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second to begin with")
    parser.add_argument("--seconds", type=float, default=10.0, help="at each rate")
    parser.add_argument("--steps", type=int, default=24, help="rates at most")
    parser.add_argument("--quick", action="store_true", help="one low rate at a few tables, not kept as the latest")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.tables, arguments.rate, arguments.seconds, arguments.steps = 3, 10.0, 1.0, 1
    machine, runs = facts(), []
    table = Table(title=f"Moves acknowledged within {IN_TIME:.0f} ms, {arguments.tables} tables", title_justify="left")
    for heading in ("game", "served from", "moves/s", "p50, ms", "p99, ms", "CPU a move, ms", "frames a move"):
        table.add_column(heading, justify="left" if heading in ("game", "served from") else "right")
    for game in arguments.games:
        for source in arguments.source or [ROOT]:
            steps = asyncio.run(measure(game, source.resolve(), arguments))
            runs.append({"game": game, "source": source.name, "steps": [_plain(step) for step in steps]})
            table.add_row(*row(game, source.name, steps))
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(table)
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()) + ".", style="dim")
    FOLDER.mkdir(exist_ok=True)
    name = "load.local.json" if arguments.quick or arguments.games != list(GAMES) else "load.json"
    told = {"machine": machine, "tables": arguments.tables, "runs": runs}
    (FOLDER / name).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _plain(step: Step) -> dict[str, float | None]:
    return {name: round(value, 2) if isfinite(value) else None for name, value in asdict(step).items()}


if __name__ == "__main__":
    main()
