"""Matches in files: saving one, keeping an unfinished one when people leave, and taking it up again."""

import shlex
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from pyramidion.cli.session.lines import Lines
from pyramidion.cli.session.screen import Screen
from pyramidion.core.contract import shown
from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.core.log import Entry
from pyramidion.core.types import Seat
from pyramidion.library import Match
from pyramidion.records import check_record, write_records
from pyramidion.records.files import read_some_records

NAMES_TO_TRY = 1000  # for matches that are left in the same second


def resumed(path: Path, seed: int | None) -> Match:
    """The match of the first record of a file, every action checked."""
    line = next(read_some_records(path))
    try:
        check_record(line.record)
        return Match.from_record(line.record, seed=seed)
    except PyramidionError as error:
        raise BadRecordError(f"{path}, line {line.number}: {error}") from None


def own_command() -> str:
    """How this program is called from here: by its name if the shell finds it, else by its path."""
    called = Path(sys.argv[0])
    return "pyramidion" if shutil.which("pyramidion") or called.name != "pyramidion" else str(called.absolute())


class Keeper:
    """Writes the match of a session to files, and knows which of them hold it as it is."""

    def __init__(self, match: Match, bots: dict[Seat, str], screen: Screen, lines: Lines) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.lines = lines
        self._written: set[Path] = set()  # may be written again without asking
        self._holder: tuple[Path, list[Entry]] | None = None  # a file and the log that it holds

    def is_held_by(self, path: Path) -> None:
        """Take note that a file holds the match as it is now."""
        self._holder = (path, list(self.match.log))

    def save(self, name: str) -> None:
        """Write the match to a file that a person names, whole or not at all."""
        if not name:
            raise PyramidionError("Type the name of a file too, such as: save match.jsonl")
        try:
            path = Path(name).expanduser()
            if not self._may_write(path):
                self.screen.line("It is left as it was.")
                return
            write_records(path, [self.match.record()])
        except (OSError, ValueError, RuntimeError) as error:
            raise PyramidionError(f"{shown(name)} cannot be written: {error}.") from None
        self._written.add(path)
        self.is_held_by(path)
        self.screen.line(f"The match is in {path}.")

    def _may_write(self, path: Path) -> bool:
        if path.is_dir():
            raise PyramidionError(f"{path} is a folder; choose the name of a file.")
        if path in self._written or not path.exists():
            return True
        return self.lines.ask(f"{path} exists. Replace it? [y/N] ").lower() in ("y", "yes")

    def keep(self) -> None:
        """Somebody has left: write an unfinished match to a file of its own, and say how to go on."""
        if self.match.is_over:
            return
        path = self._holder[0] if self._holder and self._holder[1] == self.match.log else self._write_somewhere()
        if path is None:
            self.screen.warn("No folder can be written to. This line is the match; put it into a file to resume it:")
            self.screen.exactly(self.match.record().to_json())
            return
        self.screen.line("The match is kept. To go on:")
        self.screen.exactly(f"  {self._resume_command(path)}")

    def _write_somewhere(self) -> Path | None:
        """Write to the user's data folder, else to the current one; None: neither can be written to."""
        for folder in (Path(platformdirs.user_data_dir("pyramidion", False)) / "matches", Path.cwd()):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                return self._write_under_own_name(folder)
            except (OSError, PyramidionError):
                continue
        return None

    def _write_under_own_name(self, folder: Path) -> Path:
        """Take a name that nothing has, and that another session which leaves now cannot take as well."""
        for path in self._own_names(folder):
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            try:
                write_records(path, [self.match.record()])
            except BaseException:
                path.unlink()
                raise
            return path
        raise PyramidionError(f"{folder} has no name left for the match.")

    def _own_names(self, folder: Path) -> Iterator[Path]:
        stem = f"{self.match.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        for index in range(NAMES_TO_TRY):
            yield folder / (f"{stem}-{index}.jsonl" if index else f"{stem}.jsonl")

    def _resume_command(self, path: Path) -> str:
        words = [own_command(), "play", "--resume", str(path.absolute())]
        for seat, name in sorted(self.bots.items()):
            words += ["--bots", f"{seat}={name}"]
        if self.match.seed is not None:
            words += ["--seed", str(self.match.seed)]
        return shlex.join(words)
