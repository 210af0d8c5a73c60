"""Guests at a table, each at a socket of their own, who play when they are told to.

Every guest comes from a loopback address of its own, as people at home do, so that limits on one address bind nobody.
"""

import asyncio
import itertools
import random
from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any, TypeAlias

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from pyramidion.server.protocol import PROTOCOL

PATIENCE = 60.0  # seconds
Done: TypeAlias = Callable[[float], None]  # is told when something was done, infinity if never


class _Frame(msgspec.Struct, tag_field="type", tag="frame"):
    """What a player reads of a frame; the rest of it is not decoded."""

    viewer: int
    decision: int
    choices: msgspec.Raw
    waits_for: list[int]
    ending: msgspec.Raw


class _TableView(msgspec.Struct, tag_field="type", tag="table"):
    pass


class _Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    pass


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    pass


class _Problem(msgspec.Struct, tag_field="type", tag="problem"):
    pass


_read = msgspec.json.Decoder(_Frame | _TableView | _Accepted | _Refused | _Problem).decode
_choices = msgspec.json.Decoder(dict[str, Any]).decode
_write = msgspec.json.Encoder().encode


class Guest:
    """Somebody with a cookie and an address."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.address = f"127.1.{number // 250}.{1 + number % 250}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, headers={"Origin": url}, timeout=PATIENCE)

    async def arrive(self) -> None:
        """Become a guest."""
        (await self.http.get("/api/me")).raise_for_status()

    async def post(self, path: str, **body: Any) -> Any:
        """What the server answers to a body."""
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def connect(self, table: str) -> ClientConnection:
        """A socket at the table, which has said hello."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        socket = await websockets.connect(
            address, additional_headers=cookies, local_addr=(self.address, 0), max_size=None
        )
        await socket.send(_write({"type": "hello", "protocol": PROTOCOL}).decode())
        return socket


class PlayedTable:
    """A table where match follows match. `ready` is told whenever the next move may be made."""

    def __init__(self, url: str, game: str, seats: int, number: int, ready: Callable[["PlayedTable"], None]) -> None:
        self.game = game
        self.guests = [Guest(url, seats * number + seat) for seat in range(seats)]
        self.frames = 0
        self.failure: Exception | None = None
        self._ready = ready
        self._keys = (f"table-{number}-move-{count}" for count in itertools.count())
        self._rng = random.Random(number)
        self._table = ""
        self._last: list[_Frame | None] = [None] * seats  # frames, by guest
        self._sockets: list[ClientConnection] = []
        self._listeners: list[asyncio.Task[None]] = []
        self._renewing: asyncio.Task[None] | None = None
        self._key = ""  # of the move that waits for its answer
        self._done: Done = lambda _: None
        self._is_ready = False

    async def open(self) -> None:
        """Arrive, sit down, begin."""
        host, *others = self.guests
        await host.arrive()
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        self._table = (await host.post("/api/tables", game=self.game, seats=seats))["id"]
        for seat, guest in enumerate(others, 1):
            await guest.arrive()
            await guest.post(f"/api/tables/{self._table}/sit", seat=seat)
        await host.post(f"/api/tables/{self._table}/start")
        await self._connect()

    async def close(self) -> None:
        """Leave."""
        tasks = [*self._listeners, *([self._renewing] if self._renewing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await asyncio.gather(*(guest.http.aclose() for guest in self.guests))

    async def move(self, done: Done) -> None:
        """Make any legal move; `done` is told when it is acknowledged."""
        self._is_ready = False
        number = self._rng.choice(self._able())
        frame = self._last[number]
        assert frame is not None
        self._key, self._done = next(self._keys), done
        said = {"type": "play", "key": self._key, "seat": frame.viewer, "decision": frame.decision}
        action = _any_action(_choices(frame.choices), self._rng)
        await self._sockets[number].send(_write(said | {"action": action}), text=True)

    async def _connect(self) -> None:
        self._last = [None] * len(self.guests)
        self._sockets = [await guest.connect(self._table) for guest in self.guests]
        self._listeners = [asyncio.ensure_future(self._listen(number)) for number in range(len(self.guests))]

    async def _listen(self, number: int) -> None:
        try:
            async for text in self._sockets[number]:
                self._hear(number, _read(text))
        except (OSError, websockets.WebSocketException, msgspec.MsgspecError) as error:
            self.failure = error

    def _hear(self, number: int, said: _Frame | _TableView | _Accepted | _Refused | _Problem) -> None:
        if isinstance(said, _Frame):
            self._last[number] = said
            self.frames += 1
        elif isinstance(said, _Accepted | _Refused | _Problem) and self._key:
            self._key = ""
            self._done(perf_counter() if isinstance(said, _Accepted) else inf)
        if not self._key and not self._is_ready:
            self._go_on()

    def _go_on(self) -> None:
        if any(frame is not None and bytes(frame.ending) != b"null" for frame in self._last):
            if self._renewing is None or self._renewing.done():
                self._renewing = asyncio.ensure_future(self._renew())
        elif self._able():
            self._is_ready = True
            self._ready(self)

    def _able(self) -> list[int]:
        """The guests who are asked for a decision, once everybody's frame tells the same of who is waited for."""
        if len({None if frame is None else tuple(frame.waits_for) for frame in self._last}) > 1:
            return []
        return [number for number, frame in enumerate(self._last) if frame is not None and frame.decision]

    async def _renew(self) -> None:
        """Play again, at another table, at sockets of their own."""
        try:
            for listener in self._listeners:
                listener.cancel()
            await asyncio.gather(*(socket.close() for socket in self._sockets))
            self._table = (await self.guests[0].post(f"/api/tables/{self._table}/rematch"))["id"]
            await self._connect()
        except (OSError, websockets.WebSocketException, httpx.HTTPError) as error:
            self.failure = error


def _any_action(choices: dict[str, Any], rng: random.Random) -> int:
    choice = rng.choice(list(choices.values()))
    return _any_action(choice["next"], rng) if choice.get("next") else int(choice["action"])
