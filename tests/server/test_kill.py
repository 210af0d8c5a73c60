"""The server killed during play, clients reconnecting: no acknowledged action is lost or doubled.

`PYRAMIDION_KILLS` says how often; `make test-deep` kills more often than an ordinary run.
"""

import asyncio
import itertools
import os
import random
import socket as sockets
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets
from tools.processes import end, start

import pyramidion
from server.driving import Client, Socket

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("PYRAMIDION_KILLS", "2"))
LINE_UP = [("me", "me"), ("me", "greedy"), ("me", "me", "random")]  # a table for each player
GONE = (OSError, websockets.WebSocketException, httpx.TransportError, EOFError)
# A socket that is not answered is given up, so that a server killed at the wrong moment is noticed.
PATIENCE = 20.0


class Server:
    """`pyramidion serve` as a process of its own."""

    def __init__(self, folder: Path) -> None:
        with sockets.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        database = str(folder / "tables.sqlite")
        self.command = [sys.executable, "-m", "pyramidion", "serve", "--port", str(self.port), "--database", database]
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = start(self.command, stdout=log, stderr=log)
        async with asyncio.timeout(180), httpx.AsyncClient() as client:
            while True:
                assert self.process.poll() is None, self.log.read_text()
                try:
                    await client.get(f"http://127.0.0.1:{self.port}/api/bots")
                    return
                except GONE:
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        end(self.process)


class Player:
    """Plays at one table, and says everything again that was not answered."""

    def __init__(self, port: int, line_up: tuple[str, ...], name: int) -> None:
        self.client = Client(port)
        self.line_up = line_up
        self.table = ""
        self.acknowledged: dict[str, list[tuple[int, int]]] = {}  # by table: seat, action
        self._keys = (f"player-{name}-wish-{number}" for number in itertools.count())

    async def sit(self) -> None:
        await self.client.http.get("/api/me")
        self.table = await self.client.table("maya_towers", *self.line_up, stall=10_000)
        self.acknowledged[self.table] = []

    @property
    def played(self) -> int:
        """How many actions were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    async def play(self, is_done: asyncio.Event) -> None:
        """Play until it is enough, with as many sockets and matches as it takes."""
        pending: dict[str, object] = {}
        while not is_done.is_set():
            try:
                async with asyncio.timeout(PATIENCE), self.client.socket(self.table) as socket:
                    while not is_done.is_set() and not socket.frame["ending"]:
                        pending = pending or await self._wish(socket)
                        if pending:
                            await self._have_it_answered(socket, pending)
                            pending = {}
                if socket.frame["ending"]:
                    await self.sit()
            except (*GONE, TimeoutError):
                await asyncio.sleep(0.05)

    async def _wish(self, socket: Socket) -> dict[str, object]:
        if socket.frame["handover"] >= 0:
            await socket.say(type="look", seat=socket.frame["handover"])
            await socket.hear()
            return {}
        if not socket.frame["decision"]:
            await socket.hear()
            return {}
        wish = {"seat": socket.frame["viewer"], "decision": socket.frame["decision"], "action": socket.action()}
        return {"key": next(self._keys), **wish}

    async def _have_it_answered(self, socket: Socket, pending: dict[str, object]) -> None:
        answer = await socket.wish("play", **pending)  # type: ignore[arg-type]
        if answer.get("reason") == "too-fast":
            await asyncio.sleep(0.1)
            await self._have_it_answered(socket, pending)
            return
        assert answer["type"] == "accepted", answer
        self.acknowledged[self.table].append((int(str(pending["seat"])), int(str(pending["action"]))))
        await asyncio.sleep(0.02)

    async def state(self) -> tuple[int, dict[str, object]]:
        """How far it has come, for people who wonder why it goes no further."""
        frame = await self.client.frame(self.table)
        return self.played, {name: frame[name] for name in ("viewer", "handover", "decision", "waits_for", "ending")}

    async def kept(self, table: str) -> list[tuple[int, str]]:
        """Who did what at a table, bots and chance aside."""
        mine = [seat for seat, who in enumerate(self.line_up) if who == "me"]
        log = (await self.client.frame(table))["log"]
        return [(entry["actor"], entry["text"]) for entry in log if entry["actor"] in mine]

    def said(self, table: str) -> list[tuple[int, str]]:
        texts = pyramidion.game("maya_towers").actions.ledger(len(self.line_up), {}).texts
        return [(seat, texts[action]) for seat, action in self.acknowledged[table]]


async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    server, chance = Server(tmp_path), random.Random(KILLS)
    await server.start()
    players = [Player(server.port, line_up, number) for number, line_up in enumerate(LINE_UP)]
    try:
        for player in players:
            await player.sit()
        is_done = asyncio.Event()
        playing = [asyncio.ensure_future(player.play(is_done)) for player in players]
        for _ in range(KILLS):
            await _progress(server, players, playing)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            server.kill()
            await server.start()
        await _progress(server, players, playing)
        is_done.set()
        await asyncio.gather(*playing)
        for player in players:
            assert player.played
            for table in player.acknowledged:
                kept, said = await player.kept(table), player.said(table)
                # What was said last may have been kept without an answer, if it was enough just then.
                assert kept[: len(said)] == said
                assert len(kept) - len(said) in ((0, 1) if table == player.table else (0,))
    finally:
        server.kill()
        for player in players:
            await player.client.http.aclose()
    assert "Traceback" not in server.log.read_text()


async def _progress(server: Server, players: list[Player], playing: list[asyncio.Future[None]]) -> None:
    """Wait until everybody has played some actions more. Raises what has stopped somebody."""
    before, began = [player.played for player in players], time.monotonic()
    while any(player.played < had + 2 for player, had in zip(players, before, strict=True)):
        if time.monotonic() - began > 120:
            states = [await player.state() for player in players]
            pytest.fail(f"It goes no further: {states}\nThe server said: {server.log.read_text()}")
        await asyncio.sleep(0.01)
        for player in playing:
            if player.done():
                player.result()
