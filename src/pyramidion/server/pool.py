"""The workers and the queue before them. A worker that dies or is late is replaced, and its question asked again."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from pyramidion.core import registry
from pyramidion.core.types import Seat
from pyramidion.server import thinking
from pyramidion.server.backoff import Backoff
from pyramidion.server.errors import RefusalError, sentence
from pyramidion.server.queueing import Kind, Queue
from pyramidion.server.sparse_log import SparseLog
from pyramidion.server.table import Table
from pyramidion.server.worker import ProcessWorker, ThreadWorker, Worker, WorkerDiedError

Answer = TypeVar("Answer")
# Seconds for one thought. No bot searches longer than 3, so a worker that takes so long is hung.
DEADLINES = {Kind.TURN: 6.0, Kind.HINT: 6.0, Kind.REPLAY: 60.0, Kind.REVIEW: 60.0}
CHECKED_EVERY, CHECKED_WITHIN = 3.0, 5.0  # seconds: idle workers, so that none is found to be hung by who waits for it
logger = logging.getLogger(__name__)


class Thinkers:
    """So many worker processes, each replaced alone; with none a thread thinks, for tests."""

    def __init__(self, workers: int) -> None:
        self._processes = workers
        self._queue = Queue(max(1, workers - 1))  # one person leaves a worker to the others, where there are several
        self._log = SparseLog(logger)
        self._tasks: list[asyncio.Task[None]] = []
        self.workers: list[Worker] = []  # those that live now, loading or loaded

    def start(self) -> None:
        """Start the workers. Each loads all games before it is asked anything, while nobody waits yet."""
        self._tasks = [asyncio.ensure_future(self._keep_one()) for _ in range(max(1, self._processes))]

    async def close(self) -> None:
        """End the workers, in the middle of a thought or of compiling too: nothing of it is lost."""
        self._queue.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def choose(self, bot: str, table: Table, seat: Seat) -> int:
        """What the bot would do for the seat now."""
        observation = table.match.observation(seat).tobytes()
        question = partial(thinking.choose, bot, table.head.game, observation, seat, secrets.randbits(62))
        return await self.ask(Kind.TURN, table.id, question, table.host)

    async def hint(self, table: Table, seat: Seat, person: int) -> tuple[int, float]:
        """What a good player would do for the seat now, and what it is worth. One at a time for each person."""
        if self._queue.holds(Kind.HINT, person):
            raise RefusalError("not-now", sentence("hint-underway"))
        observation = table.match.observation(seat).tobytes()
        question = partial(thinking.hint, table.head.game, observation, seat, secrets.randbits(62))
        return await self.ask(Kind.HINT, person, question)

    async def ask(self, kind: Kind, owner: Hashable, question: Callable[[], Answer], person: Hashable = None) -> Answer:
        """The answer of a worker to one of the questions of `thinking`, when its turn has come.

        It is at the cost of the person; unless that is said, the owner counts as one.
        """
        return await self._queue.think(kind, owner, owner if person is None else person, question)

    async def _keep_one(self) -> None:
        """Keep one worker: when it ends, whatever the reason, another takes its place."""
        backoff = Backoff()
        while True:
            is_loaded = False
            try:
                async with self._worker() as worker:
                    if self._processes:
                        await self._load(worker)
                    is_loaded = True
                    await self._answer(worker)
            except WorkerDiedError as died:
                self._log.warn("%s It is replaced.", died)
            except Exception:
                self._log.warn("A worker process could not be started; it is tried again.", with_traceback=True)
            if is_loaded:  # so the next one can be
                backoff = Backoff()
            else:
                await asyncio.sleep(backoff.next())

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        worker: Worker = ProcessWorker() if self._processes else ThreadWorker()
        self.workers.append(worker)
        try:
            yield worker
        finally:
            self.workers.remove(worker)
            await worker.end()

    async def _load(self, worker: Worker) -> None:
        """Have the worker load every game. That may take long: it may have to compile."""
        for game in registry.names():
            try:
                await worker.ask(partial(thinking.load, game))
            except WorkerDiedError:
                raise
            except Exception:  # the other games can be played
                self._log.warn("A worker process could not load %s.", game, with_traceback=True)

    async def _answer(self, worker: Worker) -> None:
        """Let the worker answer one thought after the other until it dies, or is found to be hung while idle."""
        while True:
            thought = await self._queue.next(worker.died, CHECKED_EVERY)
            if thought is None:
                await worker.ask(thinking.check, CHECKED_WITHIN)
                continue
            try:
                self._queue.end(thought, await worker.ask(thought.question, DEADLINES[thought.kind]))
            except WorkerDiedError as died:
                self._queue.put_back(thought, died)
                raise
            except Exception as error:
                self._queue.fail(thought, error)
