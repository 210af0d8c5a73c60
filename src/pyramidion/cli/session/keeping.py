"""Matches in files: saving one, keeping an unfinished one when people leave, and taking it up again."""

import shlex
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.core.types import Seat
from pyramidion.library import Match
from pyramidion.records import check_record, read_records, write_records
from pyramidion.records.record import Record

MOST_OF_A_SECOND = 1000  # names to try for matches that are left in the same second


def save(match: Match, path: Path) -> None:
    """Write the match to a file, whole or not at all."""
    if path.is_dir():
        raise PyramidionError(f"{path} is a folder; choose the name of a file.")
    write_records(path, [match.record()])


def resumed(path: Path, seed: int | None) -> Match:
    """The match of the first record of a file, every action checked."""
    line = next(read_records(path), None)
    if line is None:
        raise BadRecordError(f"{path} holds no records.")
    try:
        check_record(line.record)
        return Match.from_record(line.record, seed=seed)
    except PyramidionError as error:
        raise BadRecordError(f"{path}, line {line.number}: {error}") from None


def keep(match: Match) -> Path | None:
    """Write the match under a name of its own to the user's data folder, else to the current one; None: nowhere."""
    for folder in (Path(platformdirs.user_data_dir("pyramidion", False)) / "matches", Path.cwd()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = next(name for name in _names(folder, match.game.name) if not name.exists())
            save(match, path)
            return path
        except (OSError, PyramidionError):
            continue
    return None


def _names(folder: Path, game: str) -> Iterator[Path]:
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    for index in range(MOST_OF_A_SECOND):
        yield folder / (f"{stem}-{index}.jsonl" if index else f"{stem}.jsonl")


def resume_command(path: Path, bots: dict[Seat, str], seed: int | None) -> str:
    """What to type to go on with a kept match."""
    words = ["pyramidion", "play", "--resume", str(path)]
    for seat, name in sorted(bots.items()):
        words += ["--bots", f"{seat}={name}"]
    if seed is not None:
        words += ["--seed", str(seed)]
    return shlex.join(words)


def as_line(match: Match) -> str:
    """The match as text, where no file can be written."""
    record: Record = match.record()
    return record.to_json()
