"""People who play on through every fault of the server, and remember what was acknowledged."""

import asyncio
import itertools
import time
from collections.abc import Sequence

import httpx
import pytest
import websockets

import pyramidion
from server.driving import Client, Said, Socket

GONE = (OSError, websockets.WebSocketException, httpx.TransportError, EOFError)
# A socket that is not answered is given up, so that a server killed at the wrong moment is noticed.
PATIENCE = 20.0
PAUSE = 0.02  # seconds after each action


class Player:
    """Plays at one table after another, and says everything again that was not answered."""

    def __init__(self, port: int, name: str, game: str, line_up: tuple[str, ...], **options: object) -> None:
        self.client = Client(port)
        self.name = name
        self.game = game
        self.line_up = line_up
        self.options = options
        self.table = ""
        self.acknowledged: dict[str, list[tuple[int, int]]] = {}  # by table: seat, action
        self._keys = (f"player-{name}-command-{number}" for number in itertools.count())

    async def sit(self) -> None:
        """Begin a new match."""
        await self.client.http.get("/api/me")
        self.table = await self.client.table(self.game, *self.line_up, **self.options)
        self.acknowledged[self.table] = []

    @property
    def played(self) -> int:
        """How many actions were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    async def play(self, is_done: asyncio.Event) -> None:
        """Play until it is enough, with as many sockets and matches as it takes."""
        pending: Said = {}
        while not is_done.is_set():
            try:
                async with asyncio.timeout(PATIENCE), self.client.socket(self.table) as socket:
                    # What was not answered is said again also where it has ended the match.
                    while not is_done.is_set() and (pending or not socket.frame["ending"]):
                        pending = pending or await self._next_command(socket)
                        if pending:
                            await self._have_it_answered(socket, pending)
                            pending = {}
                if socket.frame["ending"]:
                    await self.sit()
            except (*GONE, TimeoutError):
                await asyncio.sleep(0.05)

    async def _next_command(self, socket: Socket) -> Said:
        if socket.frame["handover"] >= 0:
            await socket.say(type="look", seat=socket.frame["handover"])
            await socket.hear()
            return {}
        if not socket.frame["decision"]:
            await socket.hear()
            return {}
        command = {"seat": socket.frame["viewer"], "decision": socket.frame["decision"], "action": socket.action()}
        return {"key": next(self._keys), **command}

    async def _have_it_answered(self, socket: Socket, pending: Said) -> None:
        answer = await socket.wish("play", **pending)
        while answer["type"] == "problem" or answer.get("reason") == "too-fast":
            await asyncio.sleep(0.1)
            answer = await socket.wish("play", **pending)
        assert answer["type"] == "accepted", answer
        self.acknowledged[self.table].append((pending["seat"], pending["action"]))
        await asyncio.sleep(PAUSE)

    async def state(self) -> tuple[str, int, Said]:
        """How far it has come, for people who wonder why it goes no further."""
        frame = await self.client.frame(self.table)
        names = ("viewer", "handover", "decision", "waits_for", "ending")
        return self.name, self.played, {name: frame[name] for name in names}

    async def check(self) -> None:
        """Every acknowledged action is in the log once, in its order, and nothing else."""
        assert self.played
        for table in self.acknowledged:
            kept, said = await self._kept(table), self._said(table)
            # What was said last may have been kept without an answer, if it was enough just then.
            assert kept[: len(said)] == said, (self.name, table)
            assert len(kept) - len(said) in ((0, 1) if table == self.table else (0,)), (self.name, table)

    async def _kept(self, table: str) -> list[tuple[int, str]]:
        """Who did what at a table, bots and chance aside."""
        mine = [seat for seat, who in enumerate(self.line_up) if who == "me"]
        log = (await self.client.frame(table, mine[0] if len(mine) == 1 else None))["log"]
        return [(entry["actor"], entry["text"]) for entry in log if entry["actor"] in mine]

    def _said(self, table: str) -> list[tuple[int, str]]:
        game = pyramidion.game(self.game)
        texts = game.actions.ledger(len(self.line_up), game.spec.complete(self.options)).texts
        return [(seat, texts[action]) for seat, action in self.acknowledged[table]]


async def progress(
    players: Sequence[Player], playing: Sequence["asyncio.Future[None]"], patience: float = 120.0
) -> float:
    """Wait until everybody has played two actions more; return the seconds it took. Raises what stopped somebody."""
    before, began = [player.played for player in players], time.monotonic()
    while any(player.played < had + 2 for player, had in zip(players, before, strict=True)):
        if time.monotonic() - began > patience:
            stuck = [player for player, had in zip(players, before, strict=True) if player.played < had + 2]
            pytest.fail(f"It goes no further: {[await player.state() for player in stuck]}")
        await asyncio.sleep(0.01)
        for player in playing:
            if player.done():
                player.result()
    return time.monotonic() - began
