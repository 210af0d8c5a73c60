"""What can happen to a server that plays: processes killed or paused, the database locked, full or damaged, the clock.

Each fault is a coroutine: when it returns, the fault has ended.
"""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tools.serving import Server

from server.driving import Client

LONG = 7.0  # seconds: longer than SQLite waits for a lock
HUNG = 12.0  # seconds: longer than a worker may take over a turn

Fault = Callable[[Server], Coroutine[None, None, None]]


def database_of(server: Server) -> Path:
    """The file where its tables are kept."""
    return server.folder / "tables.sqlite"


def workers_of(server: Server) -> list[int]:
    """The processes that think for its bots."""
    return [child for child in _children(server.pid) if "spawn_main" in _command(child)]


def _children(pid: int) -> list[int]:
    """The processes that any thread of a process has started."""
    lists = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return sorted(int(child) for line in lists for child in line.split())


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:  # it has ended meanwhile
        return ""


async def killed_server(server: Server) -> None:
    """The server dies at once, its workers have to notice, and it is started again."""
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.to_thread(server.restart)


async def paused_server(server: Server) -> None:
    """The server stands still for a while, as on a laptop that was closed."""
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(LONG)
    os.kill(server.pid, signal.SIGCONT)


async def killed_workers(server: Server) -> None:
    """All workers die in the middle of their thoughts."""
    for worker in workers_of(server):
        os.kill(worker, signal.SIGKILL)


async def paused_workers(server: Server) -> None:
    """All workers hang; those that are not replaced wake up after a while."""
    hung = workers_of(server)
    for worker in hung:
        os.kill(worker, signal.SIGSTOP)
    await asyncio.sleep(HUNG)
    for worker in set(hung) & set(workers_of(server)):
        os.kill(worker, signal.SIGCONT)


async def locked_database(server: Server) -> None:
    """Another program writes to the database for longer than the server waits."""
    with closing(sqlite3.connect(database_of(server), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(LONG)
        other.execute("ROLLBACK")


async def full_disk(server: Server) -> None:
    """Nothing more fits on the disk where the tables are kept.

    Where that is a small disk of its own it is filled up; elsewhere the server's files may not grow any more, which
    SQLite takes for an error of the disk.
    """
    if server.folder.is_mount():
        filler = server.folder / "filler"
        await asyncio.to_thread(_fill, filler)
        await asyncio.sleep(LONG)
        filler.unlink()
    else:
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        await asyncio.sleep(LONG)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def _fill(path: Path) -> None:
    """Write until there is no room for another byte."""
    with path.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            with suppress(OSError):
                while True:
                    file.write(bytes(size))


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of its own in a folder, where this user may mount one; else nothing."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=48m,mode=700", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def damaged_table(server: Server) -> None:
    """The log of a table that somebody has left holds an action that nobody could have played; then a restart."""
    client = Client(server.port)
    await client.http.get("/api/me")
    table = await client.table("maya_towers", "me", "random")
    await client.http.aclose()
    with closing(sqlite3.connect(database_of(server), timeout=30.0)) as database:
        nonsense = '{"kind":"action","actor":0,"text":"nonsense"}'
        database.execute("UPDATE events SET body = ? WHERE table_id = ? AND kind = 'action'", (nonsense, table))
        database.commit()
    await asyncio.to_thread(server.restart)


def false_clock(folder: Path) -> dict[str, str]:
    """The environment of a server whose clock can be set; empty where the library for it is not installed."""
    libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not libraries:
        return {}
    _set_clock(folder, 0)
    return {
        "LD_PRELOAD": str(libraries[0]),
        "FAKETIME_TIMESTAMP_FILE": str(folder / "clock"),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }


def _set_clock(folder: Path, hours: int) -> None:
    (folder / "clock").write_text(f"{hours:+d}h\n")


async def clock_set_back(server: Server) -> None:
    """The clock of the machine is set back by more than a day, and stays so."""
    _set_clock(server.folder, -30)
    await asyncio.sleep(2.0)  # the clock is read anew each second


async def clock_set_forward(server: Server) -> None:
    """The clock of the machine is set to what it should be, after it was set back."""
    _set_clock(server.folder, 0)
    await asyncio.sleep(2.0)
