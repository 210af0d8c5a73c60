"""Opening the database: by one server at a time, privately, undamaged or not at all."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pyramidion.cli import main
from pyramidion.core.errors import PyramidionError
from pyramidion.server.house import House
from pyramidion.server.settings import Settings
from pyramidion.server.store import Store
from server.driving import running, settings_in
from server.test_serve import free_port

HOLD = """
import sys, time
from pyramidion.server.store import Store
store = Store(sys.argv[1])
store.open()
print("open", flush=True)
time.sleep(60)
"""


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def made(path: Path) -> Path:
    """A database with something in it."""
    store = Store(url_of(path))
    store.open()
    with store._writer.engine.begin() as connection:
        for number in range(2000):
            connection.exec_driver_sql(
                "INSERT INTO people VALUES (?, ?, '', 'en', '2026-01-01')", (number, f"{number:064}")
            )
    store._let_go()
    return path


def serve(path: Path) -> int:
    return main(["serve", "--port", free_port(), "--database", str(path)])


def test_a_second_server_is_refused_until_the_first_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.sqlite"
    process = subprocess.Popen([sys.executable, "-c", HOLD, url_of(database)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        before = database.read_bytes()
        (tmp_path / "link.sqlite").symlink_to(database)
        for name in ("tables.sqlite", "link.sqlite"):
            assert serve(tmp_path / name) == 2
            said = capsys.readouterr().err
            assert str(database) in said
            assert "another server" in said
            assert said.count("\n") == 1
        assert database.read_bytes() == before
        with closing(sqlite3.connect(database)) as reader, closing(sqlite3.connect(tmp_path / "copy")) as copy:
            reader.backup(copy)  # others may read and back up
            assert copy.execute("SELECT count(*) FROM people").fetchone() == (0,)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        store = Store(url_of(database))
        store.open()
        store._let_go()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.anyio
async def test_several_servers_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with running(settings_in(tmp_path)), running(settings_in(tmp_path / "other")):
        second = House(settings_in(tmp_path))
        with pytest.raises(PyramidionError, match="in use by another server"):
            await second.open()
        await second.close()
    async with running(settings_in(tmp_path)):
        pass


def test_nobody_else_reads_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        database = Path(
            Settings(database=str(tmp_path / "new" / "tables.sqlite")).database_url.removeprefix("sqlite:///")
        )
        store = Store(url_of(database))
        store.open()
        assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700
        names = sorted(path.name for path in database.parent.iterdir())
        assert names == ["tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal", "tables.sqlite.lock"]
        assert {stat.S_IMODE(path.stat().st_mode) for path in database.parent.iterdir()} == {0o600}
        store._let_go()
        database.chmod(0o664)
        store = Store(url_of(database))
        store.open()
        assert {stat.S_IMODE(path.stat().st_mode) for path in database.parent.iterdir()} == {0o600}
        store._let_go()
    finally:
        os.umask(before)


def spoil_header(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"nonsense" * 16)


def spoil_page(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096 * 8)


def cut_off(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def lose_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE events")
        connection.commit()


@pytest.mark.parametrize("spoil", [spoil_header, spoil_page, cut_off, lose_table])
def test_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil) -> None:  # type: ignore[no-untyped-def]
    database = made(tmp_path / "tables.sqlite")
    spoil(database)
    before = database.read_bytes()
    assert serve(database) == 2
    said = capsys.readouterr().err
    assert "damaged" in said
    assert "backup" in said
    assert said.count("\n") == 1
    assert database.read_bytes() == before, "what can be saved is not touched"


def test_a_database_in_memory(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", free_port(), "--database", "sqlite://"]) == 2
    assert "in memory" in capsys.readouterr().err
