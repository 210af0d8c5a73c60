"""The file of an arena: read at the beginning, kept every few seconds and at the end, however that comes."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.records.files import written_whole
from pyramidion.search.arena.contest import Contest
from pyramidion.search.arena.report import Report, parse_report

EVERY = 5.0  # seconds


def opened(file: Path | None, contest: Contest) -> Report:
    """The report of the contest: the one in the file, if it is there, else a new one."""
    found = _read(file)
    if found is None:
        return Report(contest)
    for name in Contest.__struct_fields__:
        theirs, ours = (msgspec.to_builtins(getattr(one, name)) for one in (found.contest, contest))
        if theirs != ours:
            raise PyramidionError(f"{file} is of another contest: its {name} is {_short(theirs)}, not {_short(ours)}.")
    return found


def seed_in(file: Path | None) -> int | None:
    """The seed of the contest in the file, if there is one: to go on, it need not be given again."""
    found = _read(file)
    return None if found is None else found.contest.seed


def _read(file: Path | None) -> Report | None:
    if file is None or not file.exists():
        return None
    try:
        return parse_report(file.read_bytes())
    except BadRecordError as error:
        raise PyramidionError(f"{file}: {error}") from None


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:199] + "…"


@contextmanager
def keeping(report: Report, file: Path | None) -> Iterator[Callable[[], None]]:
    """Keep the report in the file: at once, to see that it can be, then as often as the function given is called.

    But no more often than every few seconds, and at the end.
    """
    last = time.monotonic()

    def save() -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            _write(report, file)
            last = time.monotonic()

    _write(report, file)
    try:
        yield save
    finally:
        _write(report, file)


def _write(report: Report, file: Path | None) -> None:
    if file is not None:
        with written_whole(file) as raw:
            raw.write(report.to_json())
