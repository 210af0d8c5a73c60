"""`pyramidion replay`: check every record of a file against the rules, and look at a position."""

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import GREATEST, Ply, RecordsFile, whole_number
from pyramidion.core.contract import shown
from pyramidion.core.errors import BadRecordError, PyramidionError

if TYPE_CHECKING:
    from rich.console import Console

    from pyramidion.core.types import Viewer
    from pyramidion.records.files import Line
    from pyramidion.records.record import Record


def replay(
    file: RecordsFile,
    ply: Ply = None,
    match: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, GREATEST), help="Which record to show, counted from 1.")
    ] = 1,
    viewer: Annotated[
        str | None,
        typer.Option(metavar="SEAT", show_default="everything", help="Show what this seat may know, or `public`."),
    ] = None,
) -> None:
    """Check every action, count and result of a file of records, and show a position.

    What the rules do not bear out is told with its line, ply, action and clause, and the exit code is 1.

    Example: pyramidion replay matches.jsonl.gz --match 3 --ply 60
    """
    from pyramidion.cli.console import output, texts_of
    from pyramidion.cli.matches import match_after
    from pyramidion.cli.seat_names import seat_names
    from pyramidion.cli.session.screen import Screen

    try:
        wanted, endings = _check_all(file, match)
    except BadRecordError as error:
        typer.echo(f"pyramidion: {error}", err=True)
        raise typer.Exit(1) from None
    console = output()
    _print_summary(console, file, endings)
    if wanted is None:
        raise PyramidionError(f"{file} has {sum(endings.values())} records; there is no number {match}.")
    shown_at = match_after(wanted, ply)
    console.print(f"Record {match} after {shown_at.ply} of {len(wanted.actions)} actions:\n", markup=False)
    for text in texts_of(shown_at.diagram(_parse_viewer(viewer))):
        console.print(text, no_wrap=True, overflow="ignore", crop=False)
    if shown_at.is_over:
        console.print()
        Screen(console).outcome(shown_at, seat_names(wanted.game, wanted.seats))


def _check_all(file: Path, wanted: int) -> "tuple[Record | None, Counter[str]]":
    """Check all records. Returns the wanted one, if there are so many, and how often each ending occurs."""
    from pyramidion.cli.console import compiling, progress

    endings: Counter[str] = Counter()
    found = None
    with compiling():
        from pyramidion.records.files import read_some_records

        lines = (_checked(file, line) for line in read_some_records(file))
        first = next(lines)
    with progress(counted=False) as bar:
        task = bar.add_task("Checking", total=file.stat().st_size if file.is_file() else None)
        for line in chain([first], lines):
            result = line.record.result
            endings[result["reason"] if isinstance(result, dict) else "still running"] += 1
            count = endings.total()
            if count == wanted:
                found = line.record
            bar.update(task, completed=line.read, description=f"Checked {count:,}")
    return found, endings


def _checked(file: Path, line: "Line") -> "Line":
    """The line itself, if the rules bear its record out."""
    from pyramidion.records import check_record

    try:
        check_record(line.record)
    except PyramidionError as error:
        raise BadRecordError(f"{file}, line {line.number}: {error}") from None
    return line


def _print_summary(console: "Console", file: Path, endings: Counter[str]) -> None:
    parts = ", ".join(f"{reason} {count}" for reason, count in endings.most_common())
    count = endings.total()
    records = "1 record is" if count == 1 else f"{count} records are"
    console.print(f"{file}: {records} right ({parts}).", markup=False, soft_wrap=True)


def _parse_viewer(text: str | None) -> "Viewer | None":
    from pyramidion.core.types import PUBLIC

    if text is None:
        return None
    if text == "public":
        return PUBLIC
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise PyramidionError(f"--viewer takes the number of a seat, or public; {shown(text)} is neither.")
    return int(text)
