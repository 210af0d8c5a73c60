"""How the server listens: how many connections it holds, and how long it waits for what nobody sends or reads.

uvicorn waits without end for a request that was begun, and takes connections until the process has no descriptor left;
then asyncio's loop that accepts them does nothing else any more. So both are bounded here, well before that.
"""

import asyncio
import socket
from collections import Counter
from functools import partial
from typing import Any

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pyramidion.server.limits import Bucket, address_key
from pyramidion.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024  # bytes; a socket that sends more in one message is closed at once
PATIENCE = 3  # seconds that open connections get when the server stops
REQUEST_WITHIN = 20.0  # seconds from its first byte, or from the beginning of the connection, to its last
PROGRESS_WITHIN = 20.0  # seconds in which who is sent something must read some of it
ACCEPTED_AT_ONCE = 32  # connections, before any of them is looked at
WAITING_OUTSIDE = 1024  # connections that the system keeps until then
PARSED_AT_ONCE = 4096  # bytes of a socket: some 700 messages without content
DESCRIPTORS = 16_384  # the soft limit is raised to the hard one, as far as this
SPARE_DESCRIPTORS = 64 + 4 * ACCEPTED_AT_ONCE  # for database, workers and files; for connections still to be refused
FRAMES_RATE = 200.0  # of the WebSocket protocol, a second; five times as many at once
PROXIES = ("127.0.0.1", "::1")  # whose word about addresses is taken: many people come from there


def room_for_connections() -> int:
    """How many connections this process can hold, after it may open as many files as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return Settings.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return (
        Settings.connections if soft == resource.RLIM_INFINITY else min(Settings.connections, soft - SPARE_DESCRIPTORS)
    )


class HeldConnections:
    """All connections of the server. One too many makes the one that has been idle for longest go."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._most, self._most_of_address = most, most_of_address
        self._addresses: Counter[str] = Counter()
        self._all: dict[asyncio.Transport, str] = {}
        self._idle: dict[asyncio.Transport, None] = {}  # no request of theirs is complete, the oldest first

    def __len__(self) -> int:
        return len(self._all)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = address_key(host)
        if host not in PROXIES and self._addresses[address] >= self._most_of_address:
            return False
        if len(self._all) >= self._most and not self._drop_idle():
            return False
        self._all[transport] = address
        self._addresses[address] += 1
        self._idle[transport] = None
        return True

    def rest(self, transport: asyncio.Transport, *, idle: bool) -> None:
        """Say whether a connection waits for its client, or works for it."""
        self._idle.pop(transport, None)
        if idle and transport in self._all:
            self._idle[transport] = None

    def forget(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._idle.pop(transport, None)
        address = self._all.pop(transport, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _drop_idle(self) -> bool:
        """End the connection that has been idle for longest, if there is one."""
        for transport in self._idle:
            self.forget(transport)
            transport.abort()
            return True
        return False


class _Reading:
    """Ends a connection whose client reads nothing of what is being sent."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0

    def begin(self, transport: asyncio.Transport) -> None:
        """More waits to be sent than should."""
        self._left = transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(PROGRESS_WITHIN, self._check, transport)

    def end(self) -> None:
        """It has been read, or the connection has ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self, transport: asyncio.Transport) -> None:
        if transport.get_write_buffer_size() < self._left:
            self.begin(transport)
        else:
            transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP with a time in which a request must be complete."""

    def __init__(self, *given: Any, held: HeldConnections, **named: Any) -> None:
        super().__init__(*given, **named)
        self._held = held
        self._reading = _Reading()
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in H11Protocol
        """Begin to wait for the first request, unless there are too many connections."""
        super().connection_made(transport)
        if self._held.admit(transport):
            self._deadline = self.loop.call_later(REQUEST_WITHIN, transport.abort)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        if self.transport.is_closing():
            return
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._held.rest(self.transport, idle=True)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let a socket go on with the connection."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self._reading.end()
        self._held.forget(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Watch whether anything is read."""
        super().pause_writing()
        self._reading.begin(self.transport)

    def resume_writing(self) -> None:
        """Everything is well again."""
        self._reading.end()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        self._held.rest(self.transport, idle=False)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets that take no more than they can bear, and read nothing from who reads nothing."""

    def __init__(self, *given: Any, held: HeldConnections, **named: Any) -> None:
        super().__init__(*given, **named)
        self._held = held
        self._reading = _Reading()
        self._bucket = Bucket(FRAMES_RATE, 5 * FRAMES_RATE)

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time, so that a flood is noticed before all of it is parsed."""
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PARSED_AT_ONCE])

    def handle_text(self, event: Any) -> None:
        """Take in a message or the beginning of one."""
        if self._is_calm():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """Take in a binary message or the beginning of one."""
        if self._is_calm():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """Take in some more of a message."""
        if self._is_calm():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_calm():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take in the answer to a ping, or what looks like one."""
        if self._is_calm():
            super().handle_pong(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._reading.end()
        self._held.forget(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Read no more: each ping would be answered, and the answers would pile up."""
        super().pause_writing()
        self.transport.pause_reading()
        self._reading.begin(self.transport)

    def resume_writing(self) -> None:
        """Everything is well again."""
        self._reading.end()
        if not self.read_paused:
            self.transport.resume_reading()
        super().resume_writing()

    def _is_calm(self) -> bool:
        """Whether frames come slowly enough; if not, the connection ends."""
        if self.transport.is_closing():
            return False
        if not self._bucket.take():
            self.transport.abort()
            return False
        return True


class WebServer(uvicorn.Server):
    """uvicorn, holding no more connections than it should."""

    def __init__(self, app: Litestar, host: str, port: int, settings: Settings) -> None:
        held = HeldConnections(settings.connections, settings.connections_of_address)
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            backlog=ACCEPTED_AT_ONCE,
            http=partial(HttpProtocol, held=held),  # type: ignore[arg-type]  # it is called as a class would be
            ws=partial(SocketProtocol, held=held),  # type: ignore[arg-type]  # so is this
            ws_max_size=LARGEST_MESSAGE,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
        )
        super().__init__(config)
        self.held = held

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen. What `backlog` calls one number is two: the system may keep more than are taken at once."""
        await super().startup(sockets)
        for listener in [listener for server in self.servers for listener in server.sockets]:
            with listener.dup() as same:
                same.listen(WAITING_OUTSIDE)
