"""Worker processes that die or hang: they are replaced, and no table waits for long."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from pyramidion.core import registry
from pyramidion.server import pool, queueing, warming
from pyramidion.server.pool import Thinkers
from pyramidion.server.queueing import Kind
from pyramidion.server.worker import ProcessWorker, QuestionError, WorkerDiedError
from server.driving import Client, Socket, running, settings_in

pytestmark = pytest.mark.anyio
GAMES = tuple(registry.BUILT_IN)
LOADING = 120.0  # seconds: only a test that fails waits so long


def _fail() -> None:
    raise ValueError("as a test wishes")


def _fail_to_load(game: str) -> None:
    raise ValueError(f"{game} cannot be loaded, as a test wishes")


def _end() -> None:
    os._exit(1)


async def _load_nothing(_self: Thinkers, _worker: ProcessWorker) -> None:
    """What a test asks needs no games."""


def _is_gone(pid: int) -> bool:
    """Whether no process has the number, not even a dead one that nobody has heard of."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What hangs is noticed soon."""
    monkeypatch.setattr(pool, "DEADLINES", dict.fromkeys(Kind, 2.0))
    monkeypatch.setattr(pool, "CHECKED_EVERY", 0.2)
    monkeypatch.setattr(pool, "CHECKED_WITHIN", 2.0)


@asynccontextmanager
async def _thinkers(workers: int) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers)
    thinkers.start()
    try:
        yield thinkers
    finally:
        lived = [worker.pid for worker in thinkers.workers if isinstance(worker, ProcessWorker)]
        await thinkers.close()
        assert all(_is_gone(pid) for pid in lived)
        assert not thinkers.workers


async def _ask(thinkers: Thinkers, owner: str, question: "partial[int] | type[int]" = int) -> int:
    async with asyncio.timeout(LOADING):
        return await thinkers.ask(Kind.TURN, owner, question)


async def test_a_worker_answers_one_question_after_the_other_and_survives_what_they_raise() -> None:
    worker = ProcessWorker()
    async with asyncio.timeout(LOADING):
        assert await worker.ask(os.getpid) == worker.pid
        with pytest.raises(QuestionError, match="ValueError: as a test wishes"):
            await worker.ask(_fail)
        assert await worker.ask(partial(len, bytes(10_000_000))) == 10_000_000
        with pytest.raises(WorkerDiedError, match="has died"):
            await worker.ask(_end)
        with pytest.raises(WorkerDiedError, match="has died"):
            await worker.ask(int)
        await worker.end()
    assert _is_gone(worker.pid)


async def test_a_paused_worker_holds_up_nobody_not_even_with_more_than_its_pipe_takes() -> None:
    worker = ProcessWorker()
    async with asyncio.timeout(LOADING):
        await worker.ask(int)
        os.kill(worker.pid, signal.SIGSTOP)
        with pytest.raises(WorkerDiedError, match="no answer within"):
            await worker.ask(partial(len, bytes(10_000_000)), 0.2)
        await worker.end()
    assert _is_gone(worker.pid)


async def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "_load", _load_nothing)
    async with _thinkers(1) as thinkers:
        await _ask(thinkers, "loaded")
        (worker,) = thinkers.workers
        os.kill(worker.pid, signal.SIGKILL)
        async with asyncio.timeout(LOADING):
            while worker in thinkers.workers or not thinkers.workers:
                await asyncio.sleep(0.01)
        assert await _ask(thinkers, "next") == 0


@pytest.mark.usefixtures("hurried")
async def test_a_worker_that_hangs_idle_is_replaced_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "_load", _load_nothing)
    async with _thinkers(1) as thinkers:
        await _ask(thinkers, "loaded")
        (worker,) = thinkers.workers
        os.kill(worker.pid, signal.SIGSTOP)
        async with asyncio.timeout(LOADING):
            while worker in thinkers.workers:
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("hurried")
async def test_what_kills_or_hangs_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "TRIES", 2)
    monkeypatch.setattr(Thinkers, "_load", _load_nothing)
    async with _thinkers(1) as thinkers:
        with pytest.raises(WorkerDiedError, match="has died"):
            await _ask(thinkers, "deadly", partial(os._exit, 1))
        with pytest.raises(WorkerDiedError, match="no answer within"):
            await _ask(thinkers, "endless", partial(time.sleep, 1000.0))
        assert await _ask(thinkers, "next") == 0


async def test_a_game_that_cannot_be_loaded_leaves_the_others_their_bots(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool.thinking, "load", _fail_to_load)
    async with _thinkers(1) as thinkers:
        assert await _ask(thinkers, "next") == 0
    assert "could not load axio" in caplog.text


async def test_while_a_new_worker_loads_which_may_take_long_the_others_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = 0

    async def load(_self: Thinkers, _worker: ProcessWorker) -> None:
        nonlocal loads
        loads += 1
        if loads > 2:
            await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "_load", load)
    async with _thinkers(2) as thinkers:
        async with asyncio.timeout(LOADING):
            await _ask(thinkers, "first")
            os.kill(thinkers.workers[0].pid, signal.SIGKILL)
            while loads < 3:
                await asyncio.sleep(0.01)
        assert [await _ask(thinkers, "next") for _ in range(3)] == [0, 0, 0]


@asynccontextmanager
async def _tables_of_bots(client: Client) -> AsyncIterator[list[Socket]]:
    """A table of each game at which bots of a level play as long as somebody looks."""
    sockets = []
    async with AsyncExitStack() as stack:
        for game in GAMES:
            seats = max(2, registry.game(game).spec.seats[0])
            table = await client.table(game, *["level1"] * seats)
            sockets.append(await stack.enter_async_context(client.socket(table)))
        yield sockets


async def _all_go_on(sockets: list[Socket]) -> None:
    async def goes_on(socket: Socket) -> None:
        async with asyncio.timeout(LOADING):
            seen = len(socket.log)
            while len(socket.log) < seen + 3 and not socket.frame["ending"]:
                await socket.hear(LOADING)

    await asyncio.gather(*map(goes_on, sockets))


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("workers", [1, 4])
async def test_every_table_goes_on_by_itself_whatever_becomes_of_a_worker(workers: int, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, bot_workers=workers, bot_pause=0.3)) as site:
        lived = site.house.thinkers.workers
        async with _tables_of_bots(await site.person()) as sockets:
            await _all_go_on(sockets)
            for fault in (signal.SIGKILL, signal.SIGSTOP):
                unlucky = lived[0].pid
                os.kill(unlucky, fault)
                await _all_go_on(sockets)
                async with asyncio.timeout(LOADING):
                    while not _is_gone(unlucky):
                        await asyncio.sleep(0.01)
            assert not any(socket.frame["ending"] for socket in sockets)
        pids = [worker.pid for worker in lived]
    assert all(_is_gone(pid) for pid in pids)


def test_a_game_from_outside_is_compiled_in_a_process_of_its_own() -> None:
    process = warming._process("template")
    process.join(120.0)
    assert process.exitcode == 0
