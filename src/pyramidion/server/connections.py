"""Open sockets, and what each of them was last told."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from pyramidion.core.types import PUBLIC, Seat, Viewer
from pyramidion.server.frames import whole_frame
from pyramidion.server.outgoing import Outgoing
from pyramidion.server.people import People
from pyramidion.server.presence import Presence
from pyramidion.server.protocol import Frame, FromServer, TableView
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint, table_view, viewpoint

logger = logging.getLogger(__name__)


@contextmanager
def _harmless() -> Iterator[None]:
    """What has happened has happened: if somebody cannot be told, nobody else may miss it."""
    try:
        yield
    except Exception:
        logger.exception("Somebody could not be told what has happened at a table.")


class Connection:
    """One socket at a table. What is to be sent waits in a queue, so that nobody slow holds up the others."""

    def __init__(self, table_id: str, person: int | None, address: str = "") -> None:
        self.table_id = table_id
        self.person = person
        self.address = address
        self.is_greeted = False  # before its hello a client is told nothing
        self.looked: Seat | None = None  # hot seat: to whom the screen was handed
        self.outgoing = Outgoing()
        self._viewer: Viewer = PUBLIC
        self._view: TableView | None = None
        self._mark = ""

    def say(self, message: FromServer) -> None:
        """Let a message wait to be sent."""
        self.outgoing.put(message)

    def show_table(self, view: TableView) -> None:
        """Tell about the table, if that is news."""
        if view != self._view:
            self._view = view
            self.say(view)

    def show_frame(self, table: Table, frames: "Frames", last: str | None = None) -> None:
        """Show the match, if it looks different now or the client says hello with the mark of the `last` frame."""
        point = viewpoint(table, self.person, self.looked, self._viewer)
        self._viewer = point.viewer if point.viewer != PUBLIC else self._viewer
        frame = frames.of(table, point, table.seats_of(self.person))
        if last is not None:
            self.outgoing.assume(frame.log if last == frame.mark else [])
        if frame.mark != self._mark or last is not None:
            self._mark = frame.mark
            self.say(frame)


class Frames:
    """The frames of a table as it is now: each is made once, until the table changes."""

    def __init__(self) -> None:
        self._number = -1
        self._made: dict[tuple[Viewpoint, tuple[Seat, ...]], Frame] = {}

    def of(self, table: Table, point: Viewpoint, mine: list[Seat]) -> Frame:
        """The frame of a viewer whose own seats are `mine`."""
        if table.number != self._number:
            self._number, self._made = table.number, {}
        key = point, tuple(mine)
        return self._made.get(key) or self._made.setdefault(key, whole_frame(table, point, mine))


class Connections:
    """All open sockets, by table."""

    def __init__(self, people: People, presence: Presence) -> None:
        self._people = people
        self.presence = presence
        self._by_table: dict[str, list[Connection]] = {}
        self._frames: dict[str, Frames] = {}  # by table, as long as somebody is there
        self._addresses: Counter[str] = Counter()

    def open(self, connection: Connection) -> None:
        """A socket has said hello."""
        self._by_table.setdefault(connection.table_id, []).append(connection)
        self._addresses[connection.address] += 1
        self.presence.come(connection.table_id, connection.person)

    def close(self, connection: Connection) -> None:
        """A socket is gone."""
        connections = self._by_table[connection.table_id]
        connections.remove(connection)
        if not connections:
            del self._by_table[connection.table_id]
            self._frames.pop(connection.table_id, None)
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]
        self.presence.go(connection.table_id, connection.person)

    def of_address(self, address: str) -> int:
        """How many sockets came from the address, at all tables."""
        return self._addresses[address]

    def count_at(self, table_id: str) -> int:
        """How many sockets are open at the table."""
        return len(self._by_table.get(table_id, ()))

    def greet(self, connection: Connection, table: Table, last: str) -> None:
        """Send the table and the frame to a client that has said hello."""
        connection.is_greeted = True
        self._show_table(connection, table)
        self.show_frame(connection, table, last)

    def show_frame(self, connection: Connection, table: Table, last: str | None = None) -> None:
        """Show the match to one client (see Connection.show_frame)."""
        connection.show_frame(table, self._frames_of(table), last)

    def frame(self, table: Table, point: Viewpoint, mine: list[Seat]) -> Frame:
        """What a viewer sees who need not have a socket."""
        return self._frames_of(table).of(table, point, mine)

    def _frames_of(self, table: Table) -> Frames:
        if table.id not in self._by_table:
            return Frames()
        return self._frames.setdefault(table.id, Frames())

    def broadcast(self, table: Table) -> None:
        """Tell everybody at the table what has changed for them."""
        for connection in self._listening(table.id):
            with _harmless():
                self._show_table(connection, table)
                self.show_frame(connection, table)

    def broadcast_table(self, table: Table) -> None:
        """Tell everybody who is here now, and how the table is."""
        for connection in self._listening(table.id):
            with _harmless():
                self._show_table(connection, table)

    def tell(self, table_id: str, person: int, message: FromServer) -> None:
        """Say something to one person at the table."""
        for connection in self._listening(table_id):
            if connection.person == person:
                connection.say(message)

    def _listening(self, table_id: str) -> list[Connection]:
        return [connection for connection in self._by_table.get(table_id, ()) if connection.is_greeted]

    def close_all(self) -> None:
        """End all connections, after what is still to be sent."""
        for connections in self._by_table.values():
            for connection in connections:
                connection.outgoing.end()

    def _show_table(self, connection: Connection, table: Table) -> None:
        connection.show_table(table_view(table, connection.person, self._people, self.presence))
