"""One worker: it answers one question at a time. A process can be killed over a question, a thread cannot."""

import asyncio
import multiprocessing
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from pyramidion.search.processes import outside_games, prepare

Answer = TypeVar("Answer")
Question = Callable[[], Answer]


class WorkerDiedError(Exception):
    """A worker process has ended, or was late and had to be killed."""


class QuestionError(Exception):
    """What a question raised in a worker process, as a traceback."""


class Worker(Protocol):
    """Answers questions one by one."""

    died: asyncio.Future[None]  # done when it will answer nothing any more

    async def ask(self, question: Question[Answer], seconds: float | None = None) -> Answer:
        """Return the answer. Raises WorkerDiedError if the worker dies over it, or is killed since it is late."""
        ...

    async def end(self) -> None:
        """End it, in the middle of a question too."""
        ...


class ProcessWorker:
    """A process of its own. Questions and answers go through a pipe; a thread listens, and sees the process die."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.died: asyncio.Future[None] = self._loop.create_future()
        self._reply: asyncio.Future[Any] | None = None
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_answer_questions, args=(theirs, outside_games()), daemon=True)
        self._process.start()
        theirs.close()
        # A question may be larger than what the pipe to a paused process holds: the event loop must not wait for it.
        self._sender = ThreadPoolExecutor(1)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    async def ask(self, question: Question[Answer], seconds: float | None = None) -> Answer:
        """Return the answer; see Worker."""
        if self.died.done():
            raise WorkerDiedError("A worker process has died.")
        self._reply = reply = self._loop.create_future()
        try:
            async with asyncio.timeout(seconds):
                with suppress(OSError):  # it has died: the listener says so
                    await self._loop.run_in_executor(self._sender, self._pipe.send, question)
                answer: Answer = await reply
                return answer
        except TimeoutError:
            reply.cancel()
            await self.end()
            raise WorkerDiedError(f"A worker process gave no answer within {seconds} seconds.") from None
        finally:
            self._reply = None

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self._process.kill()
        await asyncio.shield(self.died)
        self._sender.shutdown(wait=False)
        self._pipe.close()

    def _listen(self) -> None:
        """Pass answers on until the process has died. Runs in a thread."""
        while True:
            try:
                reply = self._pipe.recv()
            except Exception:  # the pipe has ended, perhaps in the middle of an answer
                break
            answer, error = reply
            self._loop.call_soon_threadsafe(self._hear, answer, QuestionError(error) if error else None)
        self._process.kill()  # an answer that cannot be read is no reason to live on
        self._process.join()
        self._loop.call_soon_threadsafe(self._hear_of_death)

    def _hear(self, answer: Any, error: Exception | None) -> None:
        if self._reply is None or self._reply.done():
            return
        if error is None:
            self._reply.set_result(answer)
        else:
            self._reply.set_exception(error)

    def _hear_of_death(self) -> None:
        self.died.set_result(None)
        self._hear(None, WorkerDiedError("A worker process has died."))


class ThreadWorker:
    """A thread of this process, for tests: nothing needs to be loaded twice."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.died: asyncio.Future[None] = self._loop.create_future()
        self._thread = ThreadPoolExecutor(1)

    async def ask(self, question: Question[Answer], seconds: float | None = None) -> Answer:
        """Return the answer, however long it takes."""
        return await self._loop.run_in_executor(self._thread, question)

    async def end(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _answer_questions(pipe: Connection, outside: dict[str, str]) -> None:
    """What the process does until its parent hangs up."""
    prepare(outside)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_reply_to(question))


def _reply_to(question: Question[Any]) -> tuple[Any, str]:
    """The answer, or what went wrong, as a text: not every exception can go through a pipe."""
    try:
        return question(), ""
    except Exception:
        return None, traceback.format_exc()
