"""`pyramidion serve` as a command: what it says, what it refuses, how it stops."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tools.processes import running

from pyramidion.cli import main
from pyramidion.server.addresses import is_free, own_address, qr_lines, url_of
from pyramidion.server.presence import Presence
from server.driving import Client

SERVE = [sys.executable, "-m", "pyramidion", "serve"]


def test_help_loads_neither_the_framework_nor_the_compiler() -> None:
    code = (
        "import sys; from pyramidion.cli import main; main(['serve', '--help']); "
        "print([name for name in ('litestar', 'sqlalchemy', 'numba', 'uvicorn') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "--database" in said
    assert said.strip().endswith("[]")


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not is_free("127.0.0.1", port)
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert f"port {port}" in said
    assert "--port" in said
    assert main(["serve", "--port", "70000"]) == 2
    assert main(["serve", "--host", "256.0.0.1"]) == 2


def test_a_database_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("This is no database, however often one asks. " * 50)
    wanted = {
        str(tmp_path / "notes.txt"): "cannot be used",
        str(tmp_path): "cannot be used",
        str(tmp_path / "notes.txt" / "x"): "",
        "nonsense://": "no such kind",
    }
    for database, sentence in wanted.items():
        assert main(["serve", "--port", free_port(), "--database", database]) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert "Traceback" not in said
        assert said.count("\n") == 1


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    assert main(["serve", "--port", free_port(), "--database", str(path)]) == 2
    assert "newer version" in capsys.readouterr().err


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.mark.anyio
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    port = int(free_port())
    command = [*SERVE, "--host", "0.0.0.0", "--port", str(port), "--database", str(tmp_path / "x" / "tables.sqlite")]
    log = tmp_path / "log"
    with log.open("wb") as file, running(command, stdout=file, stderr=file) as process:
        async with asyncio.timeout(180):
            while "Ctrl-C" not in log.read_text(encoding="utf-8"):
                assert process.poll() is None, log.read_text(encoding="utf-8")
                await asyncio.sleep(0.1)
        client = Client(port)
        await client.http.get("/api/me")
        table = await client.table("maya_towers", "me", "greedy")
        async with client.socket(table) as open_socket:
            process.send_signal(how)
            assert await open_socket.end() in (1000, 1001, 1012)
        await client.http.aclose()
        assert await asyncio.to_thread(process.wait, 20) in (128 + how, -how)
    said = log.read_text(encoding="utf-8")
    assert f"http://127.0.0.1:{port}/" in said
    assert url_of(own_address(), port) in said
    assert "█" in said
    assert "Traceback" not in said
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.1:{port}/")


def test_addresses_as_one_types_them() -> None:
    assert url_of("::1", 80) == "http://[::1]:80/"
    lines = qr_lines("http://192.0.2.7:8765/")
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) <= set("█▀▄ ")
    assert lines[0] == "█" * len(lines[0])  # the quiet zone is light


def test_who_is_here_and_since_when_not() -> None:
    now = [10.0]
    presence = Presence(lambda: now[0])
    now[0] = 15.0
    assert presence.absent_for("t", 1) == 5.0  # since the server began
    presence.come("t", 1)
    presence.come("t", 1)
    presence.come("t", None)
    presence.go("t", 1)
    assert presence.is_here("t", 1)
    assert presence.watchers("t", {1}) == 1
    presence.go("t", 1)
    now[0] = 18.0
    assert presence.absent_for("t", 1) == 3.0
    presence.come("t", 1)
    assert presence.absent_for("t", 1) == 0.0
