"""All writing goes through here: one connection, one thread, and one commit for all that asked meanwhile."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from pyramidion.server.errors import FaultError, sentence

Answer = TypeVar("Answer")
Work: TypeAlias = Callable[[Connection], Any]
logger = logging.getLogger(__name__)


class _Job:
    """What somebody wants written, and how that ended."""

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.answer: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Tell whoever asked, if that one still waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """Commits in groups: while one commit reaches the disk, the next one gathers.

    Each piece of work stands in a savepoint of its own, so that what one breaks (a unique key, say) hurts no other.
    Nobody is answered before the commit.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Job] = []
        self._flushing: asyncio.Task[None] | None = None
        self._is_failing = False

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """What the work returns, once it is committed.

        Raises what the work raises, or FaultError where the database could not commit: then it may be tried again,
        though in rare cases (the machine's, not the database's fault) it was kept after all.
        """
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._flushing is None:
            self._flushing = asyncio.ensure_future(self._flush())
        answer: Answer = await job.future
        return answer

    async def close(self) -> None:
        """Commit what is still waiting, and let go of the database."""
        if self._flushing is not None:
            await asyncio.wait({self._flushing})
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()

    async def _flush(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting, []
                try:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)
                except RuntimeError as error:  # the writer is closed
                    for job in jobs:
                        job.error = error
                for job in jobs:
                    job.tell()
        finally:
            self._flushing = None

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    _do(job, connection)
        except Exception as error:
            if not self._is_failing:  # told once, until a commit succeeds again
                logger.error("The database does not take what is written: %s", error)
            self._is_failing = True
            for job in jobs:
                job.error = _fault(error)
        else:
            self._is_failing = False


def _fault(error: Exception) -> Exception:
    """What those are told whose commit failed."""
    if not isinstance(error, OperationalError):
        return error
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # without the details
    if code == sqlite3.SQLITE_FULL:
        return FaultError(507, sentence("disk-full"))
    return FaultError(503, sentence("database-busy"))


def _do(job: _Job, connection: Connection) -> None:
    """Do a job, or undo it alone. What ails the database itself ends the whole transaction, savepoints and all."""
    savepoint = connection.begin_nested()
    try:
        job.answer = job.work(connection)
    except OperationalError:
        raise
    except Exception as error:
        savepoint.rollback()
        job.error = error
    else:
        savepoint.commit()
