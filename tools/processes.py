"""Programs in processes of their own, for tests and measurements: started as a terminal starts them, ended for sure.

A process inherits which signals are ignored. Where tests run in the background (`make test &` in a script, `nohup`) the
programs that they start would ignore them too, and interrupting one would do nothing.
"""

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

RESTORED = (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE)


def start(command: Sequence[str], **settings: Any) -> "subprocess.Popen[Any]":
    """Start a program with default signal handling, in a session of its own, so that `end` ends its children too.

    `settings` are those of `subprocess.Popen`.
    """
    return subprocess.Popen(command, start_new_session=True, preexec_fn=_restore_signals, **settings)  # noqa: PLW1509


def end(program: "subprocess.Popen[Any]") -> None:
    """Kill the program and everything that it has started, if any of it is still there."""
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait()


@contextmanager
def running(command: Sequence[str], **settings: Any) -> "Iterator[subprocess.Popen[Any]]":
    """A program that is ended with the block, however the block ends."""
    with start(command, **settings) as program:
        try:
            yield program
        finally:
            end(program)


def _restore_signals() -> None:
    for number in RESTORED:
        signal.signal(number, signal.SIG_DFL)
