"""Who is here: which people have a socket open at which table or speak to it by HTTP, and since when others do not."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # who left, and when


class Presence:
    """Sockets counted by table and person; a stranger's person is None. Who sends requests is here for a while after.

    `left` is called when a request was so long ago that its sender is here no more. The clock never goes back, whatever
    happens to the time of day.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, absence: float = 0.0) -> None:
        self._absence = absence
        self._clock = clock
        self._began = clock()
        self._here: dict[str, Counter[int | None]] = {}
        self._requests: dict[str, dict[int, float]] = {}  # by table and person, the time of the latest
        self._left: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.left: Callable[[str], None] = lambda _: None

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
                self._note_leaving(table_id, person, self._clock())
        if not here:
            del self._here[table_id]

    def ask(self, table_id: str, person: int) -> None:
        """A request of the person's has come."""
        if self._absence <= 0:
            return
        is_waited_for = person in self._requests.get(table_id, ())
        self._requests.setdefault(table_id, {})[person] = self._clock()
        if not is_waited_for:
            self._wait(self._absence, table_id, person)

    def is_here(self, table_id: str, person: int | None) -> bool:
        """Whether the person has a socket at the table, or sends requests to it."""
        return person in self._here.get(table_id, ()) or person in self._requests.get(table_id, ())

    def anybody_at(self, table_id: str) -> bool:
        """Whether anybody plays or looks on at the table, strangers included."""
        return table_id in self._here or table_id in self._requests

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

    def _wait(self, seconds: float, table_id: str, person: int) -> None:
        asyncio.get_running_loop().call_later(seconds, self._end_waiting, table_id, person)

    def _end_waiting(self, table_id: str, person: int) -> None:
        """Let who has sent nothing for long be here no more; else wait on."""
        requests = self._requests[table_id]
        latest = requests[person]
        more = latest + self._absence - self._clock()
        if more > 0:
            self._wait(more, table_id, person)
            return
        del requests[person]
        if not requests:
            del self._requests[table_id]
        if not self.is_here(table_id, person):
            self._note_leaving(table_id, person, max(latest, self._left.get((table_id, person), latest)))
            self.left(table_id)

    def _note_leaving(self, table_id: str, person: int, at: float) -> None:
        self._left[table_id, person] = at
        if len(self._left) > REMEMBERED:  # who left so long ago counts as away since the beginning
            self._left.popitem(last=False)
