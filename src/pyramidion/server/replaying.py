"""Replays: made part by part in worker processes, once for all who look at the same match, and kept compressed."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TypeVar

import msgspec

from pyramidion.server import positions
from pyramidion.server.encoded import Encoded, encoded
from pyramidion.server.limits import Turns
from pyramidion.server.pool import Thinkers
from pyramidion.server.positions import TOGETHER, Part
from pyramidion.server.protocol import Replay
from pyramidion.server.queueing import Kind

KEPT = 64 * 2**20  # bytes of compressed parts
Answer = TypeVar("Answer")


class _Made:
    """The parts of one replay, as far as somebody has asked for them."""

    def __init__(self) -> None:
        self.heading: Replay | None = None
        self.parts: list[Part] = []
        self.one = asyncio.Lock()  # whoever else wants the next part waits for the one that is being made


class Replays:
    """All replays. An address has one part made at a time, however many of it ask."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turns = Turns()
        self._made: OrderedDict[str, _Made] = OrderedDict()
        self._demos: dict[str, Encoded] = {}
        self._size = 0
        self.salt = secrets.token_bytes(16)  # of tags: another version of the program may show the same otherwise

    async def parts(self, record: str, actions: int, address: str) -> AsyncIterator[Part]:
        """The positions of a record of so many actions."""
        made = self._found(record)
        for number, first in enumerate(range(0, actions + 1, TOGETHER)):
            while len(made.parts) <= number:
                async with self._turns.of(address), made.one:
                    if len(made.parts) <= number:
                        part = await self.ask(record, partial(positions.positions, record, first))
                        self._keep(record, made, part)
            yield made.parts[number]

    async def heading(self, record_id: str, record: str) -> Replay:
        """The replay of a record that belongs to no table, without its positions."""
        made = self._found(record)
        async with made.one:
            if made.heading is None:
                made.heading = await self.ask(record, partial(positions.heading, record))
        return msgspec.structs.replace(made.heading, id=record_id)

    async def demo(self, game: str) -> Encoded:
        """The short match of a game that is always the same."""
        async with self._turns.of(f"demo {game}"):
            if game not in self._demos:
                self._demos[game] = encoded(await self.ask(game, partial(positions.demo, game)))
        return self._demos[game]

    async def ask(self, owner: str, question: Callable[[], Answer]) -> Answer:
        """Have a worker process do something about a match that is over."""
        return await self._thinkers.ask(Kind.REPLAY, owner, question)

    def _found(self, record: str) -> _Made:
        made = self._made.get(record)
        if made is None:
            made = self._made[record] = _Made()
            self._grow(len(record))
        self._made.move_to_end(record)
        return made

    def _keep(self, record: str, made: _Made, part: Part) -> None:
        made.parts.append(part)
        if self._made.get(record) is made:
            self._grow(len(part.deflated))

    def _grow(self, size: int) -> None:
        """Count what is new, and forget the replays that were not asked for longest."""
        self._size += size
        while self._size > KEPT and len(self._made) > 1:
            record, made = self._made.popitem(last=False)
            self._size -= len(record) + sum(len(part.deflated) for part in made.parts)
