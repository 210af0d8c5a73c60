"""Open sockets, and what each of them was last told."""

import asyncio
import logging
from collections import Counter

from pyramidion.core.types import PUBLIC, Seat, Viewer
from pyramidion.server.frames import cut_frame, encode, whole_frame
from pyramidion.server.people import People
from pyramidion.server.presence import Presence
from pyramidion.server.protocol import Frame, FromServer, TableView, Told
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint, table_view, viewpoint

logger = logging.getLogger(__name__)
MOST_WAITING = 256  # messages; who reads slower than that is cut off, and comes back to a fresh frame


class Connection:
    """One socket at a table. What is to be sent waits in a queue, so that nobody slow holds up the others."""

    def __init__(self, table_id: str, person: int | None, address: str = "") -> None:
        self.table_id = table_id
        self.person = person
        self.address = address
        self.is_greeted = False  # before its hello a client is told nothing
        self.looked: Seat | None = None  # hot seat: to whom the screen was handed
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._viewer: Viewer = PUBLIC
        self._view: TableView | None = None
        self._mark = ""
        self._log: list[Told] = []

    def say(self, message: FromServer) -> None:
        """Put a message in the queue; None in the queue ends the connection."""
        if self.outgoing.qsize() < MOST_WAITING:
            self.outgoing.put_nowait(encode(message))
        elif self.outgoing.qsize() == MOST_WAITING:
            self.outgoing.put_nowait(None)

    def show_table(self, view: TableView) -> None:
        """Tell about the table, if that is news."""
        if view != self._view:
            self._view = view
            self.say(view)

    def show_frame(self, table: Table, frames: dict[Viewpoint, Frame], last: str | None = None) -> None:
        """Show the match, if it looks different now, or to a client that said hello with the mark of the `last` frame.

        Frames that several connections may share are made once.
        """
        point = viewpoint(table, self.person, self.looked, self._viewer)
        self._viewer = point.viewer if point.viewer != PUBLIC else self._viewer
        mine = table.seats_of(self.person)
        if len(mine) > 1:
            frame = whole_frame(table, point, mine)
        else:
            frame = frames.get(point) or frames.setdefault(point, whole_frame(table, point, mine))
        known = self._log
        if last is not None:  # it has what it says it has, whatever it was sent before
            known = frame.log if last == frame.mark else []
        if frame.mark != self._mark or last is not None:
            self._mark, self._log = frame.mark, frame.log
            self.say(cut_frame(frame, known))


class Connections:
    """All open sockets, by table."""

    def __init__(self, people: People, presence: Presence) -> None:
        self._people = people
        self.presence = presence
        self._by_table: dict[str, list[Connection]] = {}
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
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]
        self.presence.go(connection.table_id, connection.person)

    def of_address(self, address: str) -> int:
        """How many sockets came from the address, at all tables."""
        return self._addresses[address]

    def greet(self, connection: Connection, table: Table, last: str) -> None:
        """Send the table and the frame to a client that has said hello."""
        connection.is_greeted = True
        self._show_table(connection, table)
        connection.show_frame(table, {}, last)

    def broadcast(self, table: Table) -> None:
        """Tell everybody at the table what has changed for them."""
        frames: dict[Viewpoint, Frame] = {}
        for connection in self._listening(table.id):
            try:
                self._show_table(connection, table)
                connection.show_frame(table, frames)
            except Exception:  # what has happened has happened: nobody else may miss it
                logger.exception("A frame could not be made.")

    def broadcast_table(self, table: Table) -> None:
        """Tell everybody who is here now."""
        for connection in self._listening(table.id):
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
                connection.outgoing.put_nowait(None)

    def _show_table(self, connection: Connection, table: Table) -> None:
        connection.show_table(table_view(table, connection.person, self._people, self.presence))
