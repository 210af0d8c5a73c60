"""Who is here: which people have a socket open at which table, and since when others have not."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # who left, and when


class Presence:
    """Sockets counted by table and person; a stranger's person is None."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = clock()
        self._here: dict[str, Counter[int | None]] = {}
        self._left: OrderedDict[tuple[str, int], float] = OrderedDict()

    def come(self, table_id: str, person: int | None) -> None:
        """A socket was opened."""
        self._here.setdefault(table_id, Counter())[person] += 1
        if person is not None:
            self._left.pop((table_id, person), None)

    def go(self, table_id: str, person: int | None) -> None:
        """A socket was closed."""
        here = self._here[table_id]
        here[person] -= 1
        if not here[person]:
            del here[person]
            if person is not None:
                self._left[table_id, person] = self._clock()
                if len(self._left) > REMEMBERED:  # who left so long ago counts as away since the beginning
                    self._left.popitem(last=False)
        if not here:
            del self._here[table_id]

    def is_here(self, table_id: str, person: int | None) -> bool:
        """Whether the person has a socket at the table."""
        return person in self._here.get(table_id, ())

    def anybody_at(self, table_id: str) -> bool:
        """Whether anybody is at the table, strangers included."""
        return table_id in self._here

    def sockets(self, table_id: str, person: int | None) -> int:
        """How many sockets the person has at the table."""
        return self._here.get(table_id, Counter())[person]

    def absent_for(self, table_id: str, person: int) -> float:
        """For how many seconds the person has been away, as far as this process can know."""
        if self.is_here(table_id, person):
            return 0.0
        return self._clock() - self._left.get((table_id, person), self._began)

    def watchers(self, table_id: str, seated: set[int]) -> int:
        """How many look on without a seat: people once each, strangers by their sockets."""
        here = self._here.get(table_id, Counter())
        return here[None] + sum(person is not None and person not in seated for person in here)
