"""Connections: how many there may be, how long they may stay without asking anything, and what the log says of them."""

import asyncio
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from pyramidion.server import listening
from pyramidion.server.listening import SPARE_DESCRIPTORS, HeldConnections, room_for_connections
from pyramidion.server.logs import AT_MOST_EVERY, Seldom
from pyramidion.server.settings import Settings
from server.driving import PATIENCE, Site, running, settings_in
from server.test_serve import SERVE, free_port

pytestmark = pytest.mark.anyio

BEGUN = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
POSTED = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
)
ASKED = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


Connect = Callable[..., Awaitable["Line"]]


class Line:
    """A plain connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def hear(self, until: bytes) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(until)

    async def end(self) -> bytes:
        """What else comes until the server ends the connection."""
        with suppress(ConnectionResetError):
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        return b""


@pytest.fixture
async def connect() -> AsyncIterator[Connect]:
    lines: list[Line] = []

    async def open_line(site: Site, sent: bytes = b"", source: str = "127.0.0.1") -> Line:
        line = Line(*await asyncio.open_connection("127.0.0.1", site.port, local_addr=(source, 0)))
        lines.append(line)
        line.writer.write(sent)
        return line

    yield open_line
    for line in lines:
        line.writer.close()
    for line in lines:
        with suppress(ConnectionError):
            await line.writer.wait_closed()


@pytest.mark.parametrize("sent", [b"", BEGUN, POSTED], ids=["nothing", "headers", "body"])
async def test_a_request_that_is_never_finished_ends(
    site: Site, connect: Connect, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(listening, "REQUEST_WITHIN", 0.2)
    assert await (await connect(site, sent)).end() == b""
    await asyncio.sleep(0)
    assert len(site.server.held) == 0


async def test_a_second_request_that_is_never_finished_ends(
    site: Site, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "REQUEST_WITHIN", 0.2)
    line = await connect(site, ASKED)
    await line.hear(b"level1")
    line.writer.write(BEGUN)
    assert b"HTTP/1.1" not in await line.end()


async def test_who_takes_long_to_be_answered_stays(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "REQUEST_WITHIN", 0.2)
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        await asyncio.sleep(0.5)
        assert (await socket.play())["type"] == "accepted"


async def test_one_connection_too_many_ends_the_one_that_idles_longest(tmp_path: Path, connect: Connect) -> None:
    async with running(settings_in(tmp_path, connections=6)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as socket:
            begun = [await connect(site, BEGUN) for _ in range(20)]
            assert (await site.stranger().http.get("/api/bots")).status_code == 200
            assert await begun[0].end() == b""
            assert len(site.server.held) <= 6
            assert (await socket.play())["type"] == "accepted"


async def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path, connect: Connect) -> None:
    async with running(settings_in(tmp_path, connections_of_address=3)) as site:
        begun = [await connect(site, BEGUN, "127.0.0.2") for _ in range(5)]
        assert [await line.end() for line in begun[3:]] == [b"", b""]
        assert len(site.server.held) == 3
        await (await connect(site, ASKED, "127.0.0.3")).hear(b"level1")
        here = [await connect(site, ASKED) for _ in range(5)]  # from where a proxy may stand
        for line in here:
            await line.hear(b"level1")


class Transport:
    """As much of a transport as is asked for."""

    def __init__(self, host: str) -> None:
        self.host, self.is_aborted = host, False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.host, 1

    def abort(self) -> None:
        self.is_aborted = True


def test_where_nobody_idles_nobody_is_let_in() -> None:
    held = HeldConnections(2, 9)
    first, second, third = (Transport(f"192.0.2.{number}") for number in range(3))
    assert held.admit(first)  # type: ignore[arg-type]
    assert held.admit(second)  # type: ignore[arg-type]
    held.rest(first, idle=False)  # type: ignore[arg-type]
    held.rest(second, idle=False)  # type: ignore[arg-type]
    assert not held.admit(third)  # type: ignore[arg-type]
    held.rest(second, idle=True)  # type: ignore[arg-type]
    assert held.admit(third)  # type: ignore[arg-type]
    assert (first.is_aborted, second.is_aborted, len(held)) == (False, True, 2)
    held.rest(second, idle=True)  # type: ignore[arg-type]  # as when its last answer ends
    held.forget(second)  # type: ignore[arg-type]
    assert len(held) == 2


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    held = HeldConnections(9, 2)
    assert [held.admit(Transport(f"2001:db8::{number}")) for number in range(3)] == [True, True, False]  # type: ignore[arg-type]
    assert held.admit(Transport("2001:db8:0:1::1"))  # type: ignore[arg-type]


async def test_who_never_reads_an_answer_is_cut_off(
    site: Site, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "PROGRESS_WITHIN", 0.2)
    line = await connect(site)
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # as transports of sockets can
    line.writer.write(ASKED.replace(b"bots", b"words/en") * 400)
    async with asyncio.timeout(PATIENCE):
        while len(site.server.held):
            await asyncio.sleep(0.05)


async def test_pings_are_not_answered_to_who_does_not_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "FRAMES_RATE", 1e9)
    monkeypatch.setattr(listening, "PROGRESS_WITHIN", 0.2)
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        socket.raw.transport.pause_reading()
        ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
        piled_up = 0
        with suppress(ConnectionError):
            for _ in range(200):
                socket.raw.transport.write(ping * 1000)
                await asyncio.sleep(0)
                sizes = [transport.get_write_buffer_size() for transport in site.server.held._all]
                piled_up = max([piled_up, *sizes])
        assert 65_536 < piled_up < 1_000_000  # of 26 MB
        async with asyncio.timeout(PATIENCE):
            while site.house.presence.anybody_at(table):
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\x00\x00\x00\x00", b"\x8a\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"]
)
async def test_a_flood_of_empty_frames_ends_the_socket(site: Site, frame: bytes) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        socket.raw.transport.write(b"\x01\x80\x00\x00\x00\x00" * (frame[0] == 0) + frame * 20_000)
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.raw.recv(), PATIENCE)


def test_room_is_left_for_everything_else() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 512)); "
        "from pyramidion.server.listening import room_for_connections; "
        "print(room_for_connections(), resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == f"{512 - SPARE_DESCRIPTORS} (512, 512)"


def test_the_soft_limit_of_open_files_is_raised() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert room_for_connections() <= Settings.connections
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(before[1], before[0])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_same_is_not_logged_without_end() -> None:
    now = [0.0]
    seldom = Seldom(lambda: now[0])

    def said(line: int, text: str = "Told %s", *args: object) -> str:
        record = logging.LogRecord("a", logging.WARNING, "a.py", line, text, args or ("you",), None)
        return record.getMessage() if seldom.filter(record) else ""

    assert [said(1), said(1), said(1, "Told %s", "him"), said(2)] == ["Told you", "", "", "Told you"]
    now[0] = AT_MOST_EVERY
    assert said(1) == "Told you (2 more like this since it was last said.)"
    now[0] = 2 * AT_MOST_EVERY
    assert said(1) == "Told you"


async def test_more_half_requests_than_open_files_stop_nobody(tmp_path: Path) -> None:
    """The server may open 256 files here; six hundred connections begin a request and never end it."""
    port = int(free_port())
    limited = ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh"]
    log = tmp_path / "log"
    with log.open("wb") as file:
        command = [*limited, *SERVE, "--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
        process = subprocess.Popen(command, stdout=file, stderr=file, preexec_fn=os.setsid)  # noqa: PLW1509
    begun: list[socket.socket] = []
    try:
        async with asyncio.timeout(180):
            while "Ctrl-C" not in log.read_text(encoding="utf-8"):
                assert process.poll() is None, log.read_text(encoding="utf-8")
                await asyncio.sleep(0.1)
        for _ in range(600):
            with suppress(OSError):
                begun.append(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
                begun[-1].send(BEGUN)
                await asyncio.sleep(0)
        for _ in range(5):
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                assert (await http.get(f"http://127.0.0.1:{port}/api/games")).status_code == 200
    finally:
        for sock in begun:
            sock.close()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert len(log.read_bytes()) < 10_000
    assert "Traceback" not in log.read_text(encoding="utf-8")
