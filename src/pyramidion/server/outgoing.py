"""What waits to be sent to one client."""

import asyncio
from collections import deque

from pyramidion.server.frames import cut_frame, encode
from pyramidion.server.protocol import Frame, FromServer, TableView, Told

MOST_WAITING = 256  # answers; who reads slower than that is cut off, and comes back to a fresh frame


class Outgoing:
    """Messages in their order; of tables and frames only the newest waits, so that nobody slow costs much memory.

    It takes the place of the one that waited: what somebody did is still seen before the answer that it was done.
    A frame is cut to what the client lacks of the log, and encoded, when its turn has come.
    """

    def __init__(self) -> None:
        self._waiting: deque[FromServer] = deque()
        self._news = asyncio.Event()
        self._has_ended = False
        self._log: list[Told] = []  # what the client has of it, once it has read what was sent

    def put(self, message: FromServer) -> None:
        """Let a message wait."""
        if self._has_ended:
            return
        older = [place for place, other in enumerate(self._waiting) if type(other) is type(message)]
        if older and isinstance(message, (Frame, TableView)):
            self._waiting[older[0]] = message
        else:
            self._waiting.append(message)
        self._news.set()
        if len(self._waiting) > MOST_WAITING:
            self.end()

    def assume(self, log: list[Told]) -> None:
        """Take the client's word for what it has of the log, whatever it was sent before."""
        self._log = log

    def end(self) -> None:
        """Let nothing more wait; what waits already is still sent."""
        self._has_ended = True
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message, as soon as there is one; None at the end."""
        while not self._waiting:
            if self._has_ended:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        if isinstance(message, Frame):
            message, self._log = cut_frame(message, self._log), message.log
        return encode(message)
