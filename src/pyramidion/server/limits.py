"""How much anybody may ask: buckets that fill with time and empty with use, and turns for what takes long."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from weakref import WeakValueDictionary

REMEMBERED = 10_000


@lru_cache(maxsize=1024)
def address_key(host: str) -> str:
    """What counts as one address in every limit: an IPv4 address, or the /64 of IPv6 that one customer is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))


class Bucket:
    """Holds `most` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._tokens, self._at = most, clock()

    def take(self, price: float = 1) -> bool:
        """Take so many tokens, or all there are of a full bucket. Whether there were enough."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < min(price, self._most):
            return False
        self._tokens -= min(price, self._most)
        return True


class Buckets:
    """A bucket for each name; those not used for longest are forgotten."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, price: float = 1) -> bool:
        """Take tokens from the bucket of that name. Whether there were enough."""
        bucket = self._buckets.setdefault(name, Bucket(self._rate, self._most, self._clock))
        self._buckets.move_to_end(name)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(price)


class Turns:
    """One thing at a time for each name, and other names' things in between."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Wait for the name's turn. The event loop comes round before each."""
        async with self._locks.setdefault(name, asyncio.Lock()):
            await asyncio.sleep(0)
            yield
