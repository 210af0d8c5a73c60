"""People play all games against level bots while things go wrong: every table goes on by itself, and nothing is lost.

An ordinary run kills the server and its workers; with `PYRAMIDION_FAULTS=all`, as in `make test-deep`, everything else
happens as well, with one worker and with several.
"""

import asyncio
import os
from pathlib import Path

import pytest
from tools.serving import Server

from server import faults
from server.faults import Fault
from server.players import Player, progress

pytestmark = pytest.mark.anyio

ALL: list[Fault] = [
    faults.killed_workers,
    faults.paused_workers,
    faults.locked_database,
    faults.full_disk,
    faults.paused_server,
    faults.damaged_table,
    faults.clock_set_back,
    faults.killed_server,
    faults.clock_set_forward,
]
FEW: list[Fault] = [faults.killed_workers, faults.killed_server]
IS_DEEP = os.environ.get("PYRAMIDION_FAULTS", "") == "all"
WITHIN = 10.0  # seconds after a fault's end
LINE_UPS = {
    "axio": ("me", "level2"),
    "maya_quarries": ("me", "level1", "level2"),
    "maya_towers": ("me", "level4"),
    "yaxha": ("level1", "me"),
}


@pytest.mark.parametrize("workers", [1, 4] if IS_DEEP else [2])
async def test_every_table_goes_on_by_itself(tmp_path: Path, workers: int) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    with faults.small_disk(disk):
        clock = faults.false_clock(disk) if IS_DEEP else {}
        server = Server(disk, 0, "--bot-workers", str(workers), "--bot-pause", "0", **clock)
        await asyncio.to_thread(server.start)
        try:
            took = await _play_through(
                server, [fault for fault in (ALL if IS_DEEP else FEW) if _is_possible(fault, clock)]
            )
        finally:
            server.kill()
            said = server.said()
            print(said)  # noqa: T201  # shown where the test fails
    print(f"\n{workers} workers, seconds after a fault's end until every table had gone on:")  # noqa: T201  # with -s
    for name, seconds in took.items():
        print(f"  {name:<18} {seconds:5.1f}")  # noqa: T201
    assert said.count("Traceback") <= 2 * len(took), said  # what is tried again is not told again and again


def _is_possible(fault: Fault, clock: dict[str, str]) -> bool:
    return bool(clock) or fault not in (faults.clock_set_back, faults.clock_set_forward)


async def _play_through(server: Server, happening: list[Fault]) -> dict[str, float]:
    """Play while one fault after the other happens. How long the slowest table took after each."""
    players = [
        Player(server.port, f"{game}-{number}", game, line_up)
        for game, line_up in LINE_UPS.items()
        for number in range(2)
    ]
    took = {}
    try:
        for player in players:
            await player.sit()
        is_done = asyncio.Event()
        playing = [asyncio.ensure_future(player.play(is_done)) for player in players]
        await progress(players, playing)
        for fault in happening:
            await fault(server)
            took[fault.__name__] = await progress(players, playing, 6 * WITHIN)
        is_done.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.check()
    finally:
        for player in players:
            await player.client.http.aclose()
    if IS_DEEP:
        assert max(took.values()) <= WITHIN, took
    return took
