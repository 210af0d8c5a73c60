"""The command line: one file a command. What is heavy loads when a command needs it, so that `--help` is quick."""

import os
import signal
import sys
from types import FrameType

OKAY = 0
WRONG = 1  # the thing that was checked is wrong
BAD_INPUT = 2
INTERRUPTED = 128 + signal.SIGINT
LONGEST_COMPLAINT = 600


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns the exit code; what went wrong is one sentence on the standard error output."""
    from typer import Abort

    from pyramidion.cli.app import app
    from pyramidion.core.errors import PyramidionError

    _prepare_process()
    try:
        code = app(arguments, prog_name="pyramidion", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code if isinstance(code, int) else OKAY
    except PyramidionError as error:
        return _complain(str(error))
    except (KeyboardInterrupt, Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on. What is still buffered must not raise again when Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return WRONG
    except OSError as error:
        return _complain(f"{error.filename or 'A file'}: {error.strerror or error}.")
    except Exception as error:
        # Typer's usage errors have no public parent class; they all know how to tell what was wrong.
        if not hasattr(error, "format_message"):
            raise
        return _complain(error.format_message())


def _prepare_process() -> None:
    """Make streams take any text, and make being ended by a signal an exception, so that nothing is left half done.

    A signal that is ignored stays ignored: that is how `nohup` lets a program outlive its terminal.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is not signal.SIG_IGN:
            signal.signal(getattr(signal, name), _leave)


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def _complain(sentence: str) -> int:
    if not sentence:  # no command was given: the help has been shown instead
        return BAD_INPUT
    if len(sentence) > LONGEST_COMPLAINT:
        sentence = sentence[: LONGEST_COMPLAINT - 1] + "…"
    print(f"pyramidion: {sentence}", file=sys.stderr)  # noqa: T201  # a Rich console is too slow to load for this
    return BAD_INPUT
