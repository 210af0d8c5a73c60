"""`python -m bench`: measure, print and store the table."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.report import print_report, store, store_part
from bench.run import FULL, QUICK, SECTIONS, measure

FOLDER = Path(__file__).parent / "results"
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure, print and store the table.")
    parser.add_argument("--quick", action="store_true", help="a rough run, not stored as the latest")
    parser.add_argument("--only", choices=SECTIONS, help="one section, not stored as the latest")
    arguments = parser.parse_args()
    effort = QUICK if arguments.quick else FULL
    sections = [arguments.only] if arguments.only else list(SECTIONS)
    console = Console()
    if not console.is_terminal:
        console.width = 160
    columns = (TextColumn("measuring"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=effort.steps(sections))
        report = measure(effort, sections, lambda: progress.advance(task))
    print_report(report, console)
    if arguments.quick or arguments.only:
        store_part(report, FOLDER)
    else:
        store(report, FOLDER, PAGE)


if __name__ == "__main__":
    main()
