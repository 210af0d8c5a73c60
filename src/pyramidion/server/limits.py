"""How much anybody may ask: buckets that fill with time and empty with use."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000


class Bucket:
    """Holds `most` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._tokens, self._at = most, clock()

    def take(self) -> bool:
        """Take a token. Whether there was one."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each name; those not used for longest are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Take a token from the bucket of that name. Whether there was one."""
        bucket = self._buckets.setdefault(name, Bucket(self._rate, self._most, self._clock))
        self._buckets.move_to_end(name)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
