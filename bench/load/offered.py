"""Moves offered at a given rate, whatever the server makes of it: an open loop.

Each move has its moment. It is timed from then, so that what a slow server keeps waiting counts as waiting.
"""

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Self

from bench.load.players import PlayedTable

SETTLING = 2.0  # seconds at the new rate before it counts
PATIENCE = 20.0  # seconds for what is still under way in the end
GIVE_UP = 3.0  # seconds behind the clock: nobody needs to see such a rate to its end


@dataclass(frozen=True)
class Step:
    """What was found at one rate. Times are in milliseconds."""

    rate: float  # moves a second, offered
    moves: int
    p50: float
    p99: float  # infinite where more than one move in a hundred was never acknowledged
    cpu: float  # of the server's process, for each move; 0 where the system does not tell
    frames: float  # that clients got for each move


class Crowd:
    """The players at all tables. They sit down when it is entered, and leave in the end."""

    def __init__(self, url: str, game: str, seats: int, tables: int, pid: int) -> None:
        self._ready: asyncio.Queue[PlayedTable] = asyncio.Queue()
        self._tables = [PlayedTable(url, game, seats, number, self._ready.put_nowait) for number in range(tables)]
        self._pid = pid

    async def __aenter__(self) -> Self:
        for table in self._tables:
            await table.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(table.close() for table in self._tables), return_exceptions=True)

    async def offer(self, rate: float, seconds: float) -> Step:
        """Offer moves at the rate for so long; the table that has waited longest makes the next one."""
        waits: list[float] = []
        settling = int(rate * SETTLING)
        moves = int(rate * seconds)
        start = perf_counter()
        for number in range(-settling, moves):
            if number == 0:
                cpu, frames = self._cpu(), self._frames()
            due = start + (number + settling) / rate
            await asyncio.sleep(due - perf_counter())
            table = await asyncio.wait_for(self._ready.get(), PATIENCE)
            if perf_counter() - due > GIVE_UP:
                self._ready.put_nowait(table)
                await self._finish()
                return Step(rate, moves, inf, inf, 0.0, 0.0)
            await table.move(_timer(due, waits if number >= 0 else []))
            self._check()
        await self._finish()
        waits = sorted([*waits, *[inf] * (moves - len(waits))])
        return Step(
            rate=rate,
            moves=moves,
            p50=1000 * waits[moves // 2],
            p99=1000 * waits[moves * 99 // 100],
            cpu=1000 * (self._cpu() - cpu) / moves,
            frames=(self._frames() - frames) / moves,
        )

    async def _finish(self) -> None:
        """Wait until every table is ready for its next move again."""
        until = perf_counter() + PATIENCE
        while self._ready.qsize() < len(self._tables) and perf_counter() < until:
            self._check()
            await asyncio.sleep(0.02)

    def _check(self) -> None:
        for table in self._tables:
            if table.failure is not None:
                raise table.failure

    def _frames(self) -> int:
        return sum(table.frames for table in self._tables)

    def _cpu(self) -> float:
        """Seconds that the server's process has computed so far."""
        try:
            fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _timer(due: float, waits: list[float]) -> Callable[[float], None]:
    return lambda when: waits.append(when - due)
