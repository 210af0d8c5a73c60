"""What requests and messages cost. One unit is about a millisecond of the event loop, on a slow machine."""

import time
from collections.abc import Callable

from pyramidion.server.limits import Buckets
from pyramidion.server.protocol import FromClient, Hello, Look, Problem, WhyNot
from pyramidion.server.settings import Settings

LITTLE = 1.0  # what only reads a little: the price where none is named
CHANGE = 4.0  # what is kept in the database, and shown to those at the table
LISTENER = 0.5  # each of those
FRAME = 6.0  # all there is to see for one viewer, with the whole log
MAKING = 10.0  # a new table, a record to be checked, a replay to be made

_PRICES: dict[type, float] = {Problem: LITTLE, WhyNot: 2 * LITTLE, Hello: FRAME, Look: FRAME}


def price_of(said: FromClient | Problem, listeners: int) -> float:
    """What a message costs at a table where so many listen; a Problem is one that could not be read."""
    return _PRICES.get(type(said), CHANGE + LISTENER * listeners)


class Budgets:
    """What every person and every address may spend. A person has one budget for all windows and for HTTP."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._people = Buckets(settings.person_rate, 5 * settings.person_rate, clock)
        self._addresses = Buckets(settings.address_rate, 5 * settings.address_rate, clock)

    def spend(self, person: int | None, address: str, price: float) -> bool:
        """Pay for something, or learn that it was too fast. Strangers of an address have one budget together."""
        payer = f"strangers of {address}" if person is None else str(person)
        return self._people.take(payer, price) and self._addresses.take(address, price)
