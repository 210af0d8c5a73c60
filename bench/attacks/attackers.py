"""Strangers who ask for more than their share, from addresses of their own, until it is time.

Each attack is a coroutine that begins when it is awaited and goes on until it is cancelled. All of it stays on this
machine's loopback.
"""

import asyncio
import itertools
import os
import socket as sockets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets

import pyramidion
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot
from pyramidion.server.protocol import PROTOCOL

Attack = Callable[[str], Coroutine[None, None, None]]
GONE = (OSError, httpx.TransportError, websockets.WebSocketException, TimeoutError)
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 6))
SHEET = "a." * 16380 + "a=1"
HELLO: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL}
GREETING = msgspec.json.encode(HELLO).decode()
_numbers = itertools.count()
_asked: Any = None  # how often anything was asked: a number shared with the process that started this one


def run(name: str, url: str, seconds: float, asked: Any) -> None:
    """Carry out an attack in this process, and count what it asks."""
    global _asked
    _asked = asked
    os.nice(10)  # attackers have machines of their own: they must not take this one from the honest player
    asyncio.run(asyncio.wait_for(ATTACKS[name](url), seconds))


def _count() -> None:
    with _asked.get_lock():
        _asked.value += 1


class Attacker:
    """A guest who comes from one address."""

    def __init__(self, url: str, address: str = ADDRESSES[0]) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=30.0)

    async def arrive(self) -> "Attacker":
        """Become a guest, however often one is told to come more slowly."""
        while (await self.http.get("/api/me")).status_code != 200:
            await asyncio.sleep(0.5)
        return self

    async def table(self, game: str, *bots: str) -> str:
        """A new table: oneself, and bots."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        while (made := await self.http.post("/api/tables", json={"game": game, "seats": seats})).status_code != 201:
            await asyncio.sleep(0.5)
        return str(made.json()["id"])

    def socket(self, table: str) -> Any:
        """A socket at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return websockets.connect(
            address,
            additional_headers={"Cookie": cookie},
            max_size=None,
            local_addr=(self.address, 0),
            max_queue=4,
            open_timeout=20.0,
        )

    async def say(self, table: str, what: str, seat: int = 0, **fields: Any) -> httpx.Response:
        """A command by HTTP."""
        key = f"attacker-{next(_numbers):08}"
        return await self.http.post(f"/api/tables/{table}/say", json={"type": what, "key": key, "seat": seat, **fields})


async def sheets(url: str) -> None:
    """Texts of options that take long to parse."""
    attacker = await Attacker(url).arrive()
    body = {"seats": 3, "text": SHEET}

    async def ask() -> None:
        while True:
            with suppress(*GONE):
                _count()
                await attacker.http.post("/api/games/maya_quarries/options/sheet/check", json=body)

    await asyncio.gather(*(ask() for _ in range(8)))


async def why_nots(url: str) -> None:
    """Questions why something is forbidden, in the game with the most actions, as fast as a socket takes them."""
    attacker = await Attacker(url).arrive()
    table = await attacker.table("axio", "random", "random", "random")
    await _flood(attacker, table, 4, lambda: {"type": "why-not", "seat": 0, "targets": ["x1", "nonsense", "y2"]})


async def hellos(url: str) -> None:
    """Requests for the whole table: a dozen guests of one address, each on a socket of their own."""

    async def ask() -> None:
        attacker = await Attacker(url).arrive()
        table = await attacker.table("axio", "random", "random", "random")
        await _flood(attacker, table, 1, lambda: HELLO)

    await asyncio.gather(*(ask() for _ in range(12)))


async def _flood(attacker: Attacker, table: str, number: int, message: Callable[[], dict[str, Any]]) -> None:
    async def speak() -> None:
        while True:
            with suppress(*GONE):
                async with attacker.socket(table) as socket:
                    reading = asyncio.ensure_future(_read(socket))
                    await socket.send(GREETING)
                    while not reading.done():
                        said = dict(message())
                        if said["type"] != "hello":
                            said["key"] = f"attacker-{next(_numbers):08}"
                        _count()
                        await socket.send(msgspec.json.encode(said).decode())
                        await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(speak() for _ in range(number)))


async def _read(socket: Any) -> None:
    with suppress(*GONE):
        while True:
            await socket.recv()


async def abandoned_tables(url: str) -> None:
    """A hundred tables, each left to the strongest bots at once."""
    attacker = await Attacker(url).arrive()
    for _ in range(100):
        with suppress(*GONE):
            _count()
            table = await attacker.table("maya_towers", "level6", "level6")
            await attacker.say(table, "substitute", bot="level6")
            await attacker.say(table, "substitute")  # later versions choose the bot themselves
    while True:
        _count()
        with suppress(*GONE):
            await attacker.http.get("/api/tables")
        await asyncio.sleep(1.0)


async def half_requests(url: str) -> None:
    """Six hundred connections that never finish what they ask."""
    port = int(url.rsplit(":", 1)[1])
    open_sockets: list[sockets.socket] = []
    try:
        while True:
            while len(open_sockets) < 600:
                sock = sockets.socket()
                sock.setblocking(False)
                sock.bind((ADDRESSES[len(open_sockets) % len(ADDRESSES)], 0))
                with suppress(OSError):
                    await asyncio.wait_for(asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port)), 1.0)
                    sock.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                open_sockets.append(sock)
            await asyncio.sleep(1.0)
            _count()
            open_sockets = [sock for sock in open_sockets if _drips(sock)]
    finally:
        for sock in open_sockets:
            sock.close()


def _drips(sock: sockets.socket) -> bool:
    """Send one byte more. Whether the connection is still there."""
    try:
        sock.send(b"a")
        return sock.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        sock.close()
        return False


def long_records() -> list[str]:
    """Records of matches that take long to show, as bots have played them."""
    records = []
    for seed in range(4):
        match = pyramidion.new("axio", seats=4, seed=seed)
        bot, rng = new_bot("greedy", match.game), new_rng(seed)
        while not match.is_over:
            match.play(bot.choose(match.observation(match.turn), match.turn, rng), match.turn)
        records.append(match.record().to_json())
    return records


async def replays(url: str) -> None:
    """Long replays, forty-eight at a time."""
    attacker = await Attacker(url).arrive()
    brought = []
    for record in await asyncio.to_thread(long_records):
        answer = await attacker.http.post("/api/records", content=record)
        brought.append(answer.json()["id"])

    async def ask(number: int) -> None:
        while True:
            with suppress(*GONE):
                _count()
                await attacker.http.get(f"/api/records/{brought[number % len(brought)]}/replay")

    await asyncio.gather(*(ask(number) for number in range(48)))


async def deaf_sockets(url: str) -> None:
    """Eighty sockets of ten guests that ask and never read an answer."""

    async def speak(attacker: Attacker, table: str) -> None:
        while True:
            with suppress(*GONE):
                async with attacker.socket(table) as socket:
                    for _ in range(10_000):
                        _count()
                        await asyncio.wait_for(socket.send(GREETING), 5.0)
                        await asyncio.sleep(0.06)
            await asyncio.sleep(0.2)

    async def ask() -> None:
        attacker = await Attacker(url).arrive()
        table = await attacker.table("axio", "random", "random", "random")
        await asyncio.gather(*(speak(attacker, table) for _ in range(8)))

    await asyncio.gather(*(ask() for _ in range(10)))


async def downloads(url: str) -> None:
    """The page's largest files, over and over."""
    attacker = Attacker(url)
    page = (await attacker.http.get("/")).text
    names = [part.split('"', 1)[0] for part in page.split('="/')[1:] if "assets/" in part]

    async def ask(number: int) -> None:
        while True:
            with suppress(*GONE):
                _count()
                await attacker.http.get(f"/{names[number % len(names)]}", headers={"Accept-Encoding": "gzip"})

    await asyncio.gather(*(ask(number) for number in range(32)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        sheets,
        why_nots,
        hellos,
        abandoned_tables,
        half_requests,
        replays,
        deaf_sockets,
        downloads,
    )
}
