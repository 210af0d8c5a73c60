"""A log of what may go wrong everywhere at once, again and again: it says so now and then, and how often it was."""

import logging
import time
from collections.abc import Callable

EVERY = 60.0  # seconds


class SparseLog:
    """Writes to a logger, but not more often than once a minute."""

    def __init__(self, logger: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._logger = logger
        self._clock = clock
        self._last = -EVERY
        self._left_out = 0

    def warn(self, message: str, *arguments: object, with_traceback: bool = False) -> None:
        """Log a warning, unless another one was logged just now; with a traceback of the exception being handled."""
        if self._clock() - self._last < EVERY:
            self._left_out += 1
            return
        if self._left_out:
            message += " (%d more such messages were left out before.)"
            arguments = (*arguments, self._left_out)
        self._logger.warning(message, *arguments, exc_info=with_traceback)
        self._last, self._left_out = self._clock(), 0
