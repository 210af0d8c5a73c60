"""The table: for the terminal, as Markdown, as JSON, and in docs/benchmarks.md. All from the same run."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.bars import Bar
from bench.measure import Figure

TITLES = {
    "play": "Random play of whole matches, in moves a second",
    "calls": "Single calls from Python",
    "starts": "From process start to exit",
}
BEGIN = "<!-- the latest run, written by `make bench` -->"
END = "<!-- end of the latest run -->"


@dataclass(frozen=True)
class Report:
    """One run."""

    when: str
    machine: dict[str, str]
    figures: list[Figure]
    bars: list[Bar]

    def tables(self) -> dict[str, list[list[str]]]:
        """By title: a row of headings, then a row for each name. Sections that were not measured are left out."""
        tables = {}
        for section, title in TITLES.items():
            cells = {(f.name, f.column): cell_text(f) for f in self.figures if f.section == section}
            names = list(dict.fromkeys(name for name, _ in cells))
            columns = list(dict.fromkeys(column for _, column in cells))
            if cells:
                body = [[name, *(cells.get((name, column), "") for column in columns)] for name in names]
                tables[title] = [["median (lowest–highest)", *columns], *body]
        tables["Bars"] = [["promise", "found", ""], *map(bar_row, self.bars)]
        return tables


def number_text(value: float) -> str:
    """Three digits that matter: 3.12 M, 1.44 k, 0.852."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def cell_text(figure: Figure) -> str:
    """A figure as it stands in its cell."""
    if not figure.samples:
        return figure.note
    return f"{number_text(figure.median)} ({number_text(min(figure.samples))}–{number_text(max(figure.samples))})"


def bar_row(bar: Bar) -> list[str]:
    """A bar as columns: the promise, what was found, whether it is kept."""
    found = "" if bar.found is None else number_text(bar.found)
    return [bar.name, found, {None: "not measured", True: "kept", False: "MISSED"}[bar.kept]]


def print_report(report: Report, console: Console) -> None:
    """The table for the terminal."""
    for title, (headings, *rows) in report.tables().items():
        table = Table(title=title, title_justify="left", title_style="bold")
        for index, heading in enumerate(headings):
            table.add_column(heading, justify="right" if index else "left", no_wrap=index > 0)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(machine_text(report), style="dim")


def machine_text(report: Report) -> str:
    """Machine, versions and date in one line."""
    return ", ".join([report.when, *(f"{name} {value}" for name, value in report.machine.items())]) + "."


def markdown(report: Report) -> str:
    """The table as Markdown."""
    parts = [machine_text(report)]
    for title, (headings, *rows) in report.tables().items():
        lines = [headings, ["---"] + ["--:"] * (len(headings) - 1), *rows]
        parts.append(f"**{title}**\n\n" + "\n".join(f"| {' | '.join(cells)} |" for cells in lines))
    return "\n\n".join(parts) + "\n"


def as_json(report: Report) -> str:
    """Everything, all samples included."""
    return json.dumps(asdict(report), indent=1, ensure_ascii=False) + "\n"


def store(report: Report, folder: Path, page: Path) -> None:
    """Keep a full run: as JSON and Markdown in the folder, and between the marks of the page."""
    folder.mkdir(exist_ok=True)
    (folder / "latest.json").write_text(as_json(report), encoding="utf-8")
    (folder / "latest.md").write_text(markdown(report), encoding="utf-8")
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{page.name} lacks the marks between which the latest run belongs.")
    page.write_text(f"{before}{BEGIN}\n\n{markdown(report)}\n{END}{after}", encoding="utf-8")


def store_part(report: Report, folder: Path) -> None:
    """Keep a quick or partial run beside the full one, where version control does not look."""
    folder.mkdir(exist_ok=True)
    (folder / "latest.local.json").write_text(as_json(report), encoding="utf-8")
