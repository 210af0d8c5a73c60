"""Consoles, colours, progress: how all commands speak to a terminal."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.status import Status
from rich.style import Style
from rich.text import Text

from pyramidion.core.diagrams import Diagram, Line
from pyramidion.drawing.palette import PAINTS, contrast

DARK_INK, LIGHT_INK = "#161412", "#ffffff"
PATIENCE = 0.7  # seconds after which a wait is explained


def output() -> Console:
    """The console for results."""
    return Console(highlight=False)


def side_output() -> Console:
    """The console for progress and remarks: the standard error output."""
    return Console(stderr=True, highlight=False)


def ink_on(paint: str) -> str:
    """The ink, dark or light, that reads best on a paint such as `#c8473b`."""
    return max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(paint, ink))


def style_of(colour: str) -> Style:
    """How a piece of a colour of the palette is drawn; plain where there is no such colour."""
    paint = PAINTS.get(colour)
    return Style(color=ink_on(paint), bgcolor=paint) if paint else Style()


def text_of(line: Line) -> Text:
    """A line of a diagram with its colours."""
    text = Text()
    for span in line:
        text.append(span.text, style_of(span.colour))
    text.rstrip()
    return text


def texts_of(diagram: Diagram) -> list[Text]:
    """A diagram with its colours."""
    return [text_of(line) for line in diagram]


@contextmanager
def compiling() -> Iterator[None]:
    """Say, on a terminal, why nothing happens for a while when the rules are compiled for the first time."""
    console = side_output()
    if not console.is_terminal:
        yield
        return
    status = Status("Compiling; kept for the next time …", console=console)
    timer = threading.Timer(PATIENCE, status.start)
    timer.daemon = True
    timer.start()
    try:
        with interrupts_deferred():
            yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Let Ctrl-C wait until the end: the compiler, interrupted, would print pages. A second one does not wait."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.SIG_IGN:  # started in the background: whoever types Ctrl-C means another program
        yield
        return
    came = []

    def defer(_number: int, _frame: object) -> None:
        came.append(True)
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, defer)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if came:
        raise KeyboardInterrupt


class RateColumn(ProgressColumn):
    """So many steps a second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.2f}/s")


def progress(*, counted: bool = True) -> Progress:
    """A progress bar on the standard error output, only where that is a terminal. It goes when the work is done.

    With `counted` it tells how many steps are done, else (the steps are bytes) which share of the work.
    """
    console = side_output()
    done: list[ProgressColumn] = [MofNCompleteColumn(), RateColumn()] if counted else [TaskProgressColumn()]
    columns = [TextColumn("{task.description}"), BarColumn(), *done, TimeRemainingColumn()]
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
