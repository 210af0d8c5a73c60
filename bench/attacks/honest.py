"""An honest player: at a table against a bot, with a new connection now and then, noting how long everything takes."""

import asyncio
import itertools
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets

from bench.latency.socket import any_action
from pyramidion.server.protocol import PROTOCOL

GAME, BOT = "maya_towers", "level1"
PAUSE = 0.08  # seconds before each move
PATIENCE = 20.0  # seconds: what takes longer counts as that much
FRESH_EVERY = 0.5  # seconds between two new connections


@dataclass
class Times:
    """Seconds from asking to being answered."""

    moves: list[float] = field(default_factory=list)  # to the acknowledgement
    replies: list[float] = field(default_factory=list)  # to the next own decision, where a bot answers
    pages: list[float] = field(default_factory=list)  # of a request on a connection of its own


async def play(url: str, seconds: float) -> Times:
    """Play for so long. Only what was asked in that time counts, and all of that does."""
    times, until = Times(), time.monotonic() + seconds
    await asyncio.gather(_play_matches(url, until, times), _open_pages(url, until, times))
    return times


async def _open_pages(url: str, until: float, times: Times) -> None:
    while (began := time.monotonic()) < until:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
                await http.get("/api/bots")
        times.pages.append(time.monotonic() - began)
        await asyncio.sleep(FRESH_EVERY)


async def _play_matches(url: str, until: float, times: Times) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        while time.monotonic() < until:
            try:
                await _play_match(http, url, until, times)
            except (httpx.TransportError, websockets.WebSocketException, OSError, TimeoutError):
                times.moves.append(PATIENCE)
                times.replies.append(PATIENCE)


async def _play_match(http: httpx.AsyncClient, url: str, until: float, times: Times) -> None:
    (await http.get("/api/me")).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    seating = [{"kind": "me"}, {"kind": "bot", "bot": BOT}]
    made = (await http.post("/api/tables", json={"game": GAME, "seats": seating})).raise_for_status()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket"
    async with websockets.connect(
        address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE
    ) as socket:
        await _Match(socket, times).play(until)


class _Match:
    """One match, played until its end or until it is time."""

    _keys = (f"honest-{number:08}" for number in itertools.count())

    def __init__(self, socket: Any, times: Times) -> None:
        self._socket, self._times = socket, times
        self._frame: dict[str, Any] = {}
        self._answered: set[str] = set()
        self._rng = random.Random(1)

    async def play(self, until: float) -> None:
        await self._say(type="hello", protocol=PROTOCOL)
        while time.monotonic() < until:
            while not (self._frame.get("decision") or self._frame.get("ending")):
                await self._hear()
            if self._frame["ending"]:
                return
            await asyncio.sleep(PAUSE)
            await self._move()

    async def _move(self) -> None:
        key, decision = next(self._keys), self._frame["decision"]
        action = any_action(self._frame["choices"], self._rng)
        began = time.monotonic()
        await self._say(type="play", key=key, seat=self._frame["viewer"], decision=decision, action=action)
        while key not in self._answered:
            await self._hear()
        self._times.moves.append(time.monotonic() - began)
        while self._frame["decision"] in (0, decision) and not self._frame["ending"]:
            await self._hear()
        self._times.replies.append(time.monotonic() - began)

    async def _say(self, **message: Any) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _hear(self) -> None:
        said = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if said["type"] == "frame":
            self._frame = said
        elif said["type"] == "accepted":
            self._answered.add(said["key"])
        elif said["type"] != "table":
            raise RuntimeError(f"A legal move was answered by {said}.")
