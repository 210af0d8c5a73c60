"""What the server writes about itself: to the standard error stream, and never the same thing without end."""

import logging
import time
from collections.abc import Callable
from typing import TypeAlias

AT_MOST_EVERY = 10.0  # seconds, the same message
REMEMBERED = 1000  # kinds of messages
_Kind: TypeAlias = tuple[str, int, str, str]


class Seldom(logging.Filter):
    """Lets the same message pass at most once in a while, and then says how many were left out.

    Messages are the same that come from one place in the program: what they tell of does not matter.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[_Kind, float] = {}
        self._left_out: dict[_Kind, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write the message."""
        failure = record.exc_info[0] if record.exc_info else None
        kind = record.pathname, record.lineno, record.name, failure.__name__ if failure else ""
        now = self._clock()
        if kind in self._told and now - self._told[kind] < AT_MOST_EVERY:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[kind] = now
        if left_out := self._left_out.pop(kind, 0):
            record.msg = f"{record.getMessage()} ({left_out} more like this since it was last said.)"
            record.args = ()
        return True


def write_logs() -> None:
    """Write warnings and worse, of every part of the program, to the standard error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
