"""`python -m bench.latency`: measure and print the table."""

import argparse
import tempfile
from pathlib import Path
from statistics import quantiles

from rich.console import Console
from rich.table import Table
from tools.serving import Server

from bench.latency import browser, socket
from bench.machine import facts
from pyramidion.core import registry


def row(times: list[float]) -> list[str]:
    """Count, median and 99th percentile, in milliseconds."""
    hundredths = quantiles(times, n=100, method="inclusive")
    return [str(len(times)), f"{hundredths[49]:.1f}", f"{hundredths[98]:.1f}"]


def main() -> None:
    """Start a server, play by the socket and in Chromium, print the times."""
    parser = argparse.ArgumentParser(prog="python -m bench.latency", description="How long a move takes at the table.")
    parser.add_argument("--moves", type=int, default=300, help="by the socket; a third of it in the browser")
    moves = parser.parse_args().moves
    machine = facts()
    table = Table(title="From a move to…, in milliseconds", title_justify="left", title_style="bold")
    for heading in ("", "moves", "p50", "p99"):
        table.add_column(heading, justify="right" if heading else "left")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for game in registry.names():
                seats = min(registry.game(game).spec.seats)
                told = socket.play(server.url, game, seats, moves)
                table.add_row(f"{game}: its acknowledgement, by the socket", *row(told.acknowledged))
                table.add_row(f"{game}: its frame, by the socket", *row(told.framed))
                drawn = browser.play(server.url, game, seats, max(2, moves // 3))
                table.add_row(f"{game}: its frame, in Chromium", *row([move["framed"] for move in drawn]))
                table.add_row(f"{game}: the drawn picture, in Chromium", *row([move["drawn"] for move in drawn]))
        finally:
            server.kill()
    console = Console()
    console.print(table)
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()) + ".", style="dim")


if __name__ == "__main__":
    main()
