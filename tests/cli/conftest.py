"""The command line, run in this process."""

import io
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.driving import Answer, Run
from pyramidion.cli import main


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, for this test alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "pyramidion" / "matches"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> Iterator[Run]:
    """Run a command in this process; `typed` is what comes from a pipe."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}

    def run_here(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    yield run_here
    for number, handler in handlers.items():
        signal.signal(number, handler)
