"""A real server on a port of its own, and clients that speak to it as browsers do."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import websockets

from pyramidion.server.app import make_app
from pyramidion.server.house import House
from pyramidion.server.listening import WebServer
from pyramidion.server.protocol import PROTOCOL
from pyramidion.server.settings import Ids, Settings

PATIENCE = 15.0  # seconds: only a test that fails waits so long
keys = itertools.count()

Said = dict[str, Any]


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings for a test: bots think in a thread and act at once, nobody is ever absent too briefly."""
    usual = Settings(
        database=str(folder / "tables.sqlite"), bot_workers=0, bot_pause=0.0, absence=0.0, things_rate=100.0
    )
    return replace(usual, **changes)


def counting_ids() -> Ids:
    """Ids that are the same in every run."""
    tables, secrets = itertools.count(), itertools.count()
    return Ids(table=lambda: f"table-{next(tables)}", secret=lambda: f"secret-{next(secrets)}")


class Site:
    """A running server."""

    def __init__(self, house: House, port: int, server: WebServer) -> None:
        self.house = house
        self.server = server
        self.port = port
        self._clients: list[httpx.AsyncClient] = []

    async def person(self, name: str = "") -> "Client":
        """A new guest."""
        client = Client(self.port)
        self._clients.append(client.http)
        answer = await client.http.get("/api/me")
        assert answer.status_code == 200
        if name:
            await client.http.patch("/api/me", json={"name": name})
        return client

    def stranger(self) -> "Client":
        """Somebody without a cookie."""
        client = Client(self.port)
        self._clients.append(client.http)
        return client

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Site]:
    """A server in this very event loop, on any free port."""
    app = make_app(settings)
    server = WebServer(app, "127.0.0.1", 0, settings)
    server.config.timeout_graceful_shutdown = 1
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
    site = Site(app.state.house, server.servers[0].sockets[0].getsockname()[1], server)
    try:
        yield site
    finally:
        await site.close()
        server.should_exit = True
        await serving


def _no_signals() -> Any:
    from contextlib import nullcontext

    return nullcontext()


class Client:
    """Somebody with a browser."""

    def __init__(self, port: int, cookies: dict[str, str] | None = None) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, cookies=cookies)

    async def table(self, game: str, *seats: str, **options: Any) -> str:
        """A new table. Seats: `me`, `me Ann`, `open`, or the name of a bot."""
        answer = await self.post("/api/tables", game=game, seats=[_seating(seat) for seat in seats], options=options)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def at(self, table: str, what: str, /, **body: Any) -> httpx.Response:
        """POST to a table."""
        return await self.http.post(f"/api/tables/{table}/{what}", json=body or None)

    async def view(self, table: str) -> Said:
        answer: Said = (await self.http.get(f"/api/tables/{table}")).json()
        return answer

    async def frame(self, table: str, seat: int | None = None) -> Said:
        parameters = {} if seat is None else {"seat": seat}
        answer: Said = (await self.http.get(f"/api/tables/{table}/frame", params=parameters)).json()
        return answer

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, *, hello: bool = True, **headers: str) -> AsyncIterator["Socket"]:
        """An open socket at a table; unless told otherwise it has said hello and got table and frame."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        if self.cookie:
            headers = {"Cookie": self.cookie, **headers}
        async with websockets.connect(url, additional_headers=headers, max_size=None, close_timeout=1) as raw:
            socket = Socket(raw)
            if hello:
                await socket.say(type="hello")
                await socket.until(lambda: bool(socket.frame))
            yield socket


def _seating(word: str) -> Said:
    kind, _, name = word.partition(" ")
    if kind in ("me", "open"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "bot": word}


class Socket:
    """A client's end of a socket. It keeps the table, the frame, the whole log, and every answer."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.table: Said = {}
        self.frame: Said = {}
        self.log: list[Said] = []
        self.frames = 0
        self.answers: list[Said] = []
        self.notices: list[Said] = []
        self.texts: list[str] = []

    async def say(self, **message: Any) -> None:
        if message["type"] == "hello":
            message = {"protocol": PROTOCOL, **message}
        await self.raw.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> Said:
        """The next message, taken to heart."""
        return self._take(await asyncio.wait_for(self.raw.recv(), patience))

    def _take(self, text: str) -> Said:
        self.texts.append(text)
        message: Said = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "frame":
            assert message["log_from"] <= len(self.log) or not self.frame
            self.frame = message
            self.log = self.log[: message["log_from"]] + message["log"]
            self.frames += 1
        elif message["type"] == "notice":
            self.notices.append(message)
        else:
            self.answers.append(message)
        return message

    async def until(self, happened: Any) -> Self:
        """Listen until something holds."""
        while not happened():
            await self.hear()
        return self

    async def answer(self) -> Said:
        """The next answer: accepted, refused or a problem."""
        seen = len(self.answers)
        await self.until(lambda: len(self.answers) > seen)
        return self.answers[seen]

    async def wish(self, kind: str, key: str = "", **fields: Any) -> Said:
        """Say something and wait for its answer."""
        key = key or f"test-key-{next(keys)}"
        await self.say(type=kind, key=key, **fields)
        answer = await self.answer()
        assert answer.get("key", key) == key
        return answer

    async def play(self, text: str = "", key: str = "") -> Said:
        """Play for the viewer: an action by its text, or the first there is; then wait for what follows from it."""
        frames = self.frames
        fields = {"seat": self.frame["viewer"], "decision": self.frame["decision"], "action": self.action(text)}
        answer = await self.wish("play", key, **fields)
        if answer["type"] == "accepted":
            await self.until(lambda: self.frames > frames)
        return answer

    async def turn(self) -> Self:
        """Listen until there is something to decide, or it is over."""
        return await self.until(lambda: self.frame["decision"] or self.frame["ending"])

    def action(self, text: str = "") -> int:
        """The action of these targets (`a1@3 b1@3` reads `a1@3/b1@3`), or the first there is."""
        targets = text.split("/") if text else []
        choices, choice = self.frame["choices"], None
        while choice is None or "action" not in choice:
            target = targets.pop(0) if targets else next(iter(choices))
            choice = choices[target]
            choices = choice.get("next", {})
        return int(choice["action"])

    async def end(self) -> int | None:
        """Listen to the end; the code with which the server has closed the socket, if it said one."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    async def quiet(self, seconds: float = 0.15) -> None:
        """Listen until nothing comes for a while."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    text = await self.raw.recv()
            except TimeoutError:
                return
            self._take(text)
