"""How the command line is driven: as a program of its own, or with a script instead of a person."""

import os
import sys
from collections.abc import Callable, Sequence
from subprocess import PIPE
from typing import NamedTuple

from tools.processes import running

from pyramidion.core.types import Seat

PROGRAM = [sys.executable, "-c", "import sys; from pyramidion.cli import main; sys.exit(main())"]


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


class ScriptedLines:
    """Types what a script says, and remembers what it was asked and offered."""

    def __init__(self, *script: str) -> None:
        self.script = list(script)
        self.prompts: list[str] = []
        self.completions: list[list[str]] = []

    def ask(self, prompt: str, completions: Sequence[str] = (), seat: Seat | None = None) -> str:
        self.prompts.append(prompt)
        self.completions.append(list(completions))
        if not self.script:
            raise EOFError
        return self.script.pop(0)


def run_program(*arguments: object, typed: str = "", **environment: str) -> Answer:
    """Run a command as a program of its own."""
    settings = {**os.environ, **environment}
    with running(
        [*PROGRAM, *map(str, arguments)], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, env=settings
    ) as done:
        out, err = done.communicate(typed, timeout=120)
    return Answer(done.returncode, out, err)


def is_one_sentence(text: str) -> bool:
    """One line that ends as a sentence does, and no traceback."""
    return text.count("\n") == 1 and text.startswith("pyramidion: ") and "Traceback" not in text
