"""Trying again after a fault: soon at first, then less and less often."""

from secrets import SystemRandom

FIRST, LONGEST = 0.5, 5.0  # seconds


class Backoff:
    """How long to wait before each new try, a little less at random so that not everybody tries at once."""

    def __init__(self) -> None:
        self._delay = FIRST

    def next(self) -> float:
        """The seconds to wait now."""
        delay = self._delay
        self._delay = min(LONGEST, 2 * delay)
        return delay * SystemRandom().uniform(0.8, 1.0)
