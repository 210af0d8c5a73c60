"""The server killed during play, clients reconnecting: no acknowledged action is lost or doubled.

`PYRAMIDION_KILLS` says how often; `make test-deep` kills more often than an ordinary run.
"""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest
from tools.serving import Server

from server.players import Player, progress

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("PYRAMIDION_KILLS", "2"))
LINE_UP = [("me", "me"), ("me", "greedy"), ("me", "me", "random")]  # a table for each player


async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    server, chance = Server(tmp_path), random.Random(KILLS)
    await asyncio.to_thread(server.start)
    players = [
        Player(server.port, str(number), "maya_towers", line_up, stall=10_000) for number, line_up in enumerate(LINE_UP)
    ]
    try:
        for player in players:
            await player.sit()
        is_done = asyncio.Event()
        playing = [asyncio.ensure_future(player.play(is_done)) for player in players]
        for _ in range(KILLS):
            await progress(players, playing)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            os.kill(server.pid, signal.SIGKILL)  # it alone: its workers must notice
            await asyncio.to_thread(server.restart)
        await progress(players, playing)
        is_done.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.check()
    finally:
        server.kill()
        for player in players:
            await player.client.http.aclose()
    assert "Traceback" not in server.said()
