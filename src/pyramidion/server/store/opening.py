"""Opening the database: one server at a time, private files, nothing damaged, and the newest version of its tables."""

import os
import sqlite3
import stat
from pathlib import Path

import filelock
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from pyramidion.core.errors import PyramidionError
from pyramidion.server.store.models import Model

COMPANIONS = ("", "-wal", "-shm", ".lock")  # endings of the files that belong to one SQLite database
PRIVATE = 0o600


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, wherever links lead; None for other databases."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return None
    if parts.database in (None, "", ":memory:"):
        raise PyramidionError("A database in memory would be gone with the server. Name a file.")
    return Path(parts.database).resolve()


def lock_of(url: str) -> filelock.FileLock | None:
    """The lock that a server has while it runs. The system frees it, however the server ends.

    It does not keep other programs from reading the database or backing it up.
    """
    path = file_of(url)
    if path is None:
        return None
    return filelock.FileLock(f"{path}.lock", mode=PRIVATE, thread_local=False)


def take(lock: filelock.FileLock) -> None:
    """Take the lock, or raise a PyramidionError that says who has it."""
    try:
        lock.acquire(timeout=0)
    except filelock.Timeout:
        database = lock.lock_file.removesuffix(".lock")
        raise PyramidionError(
            f"{database} is in use by another server: it holds {lock.lock_file}. Stop that one, or name another "
            "file with --database."
        ) from None


def open_database(engine: Engine, url: str) -> None:
    """Check the database and bring it up to date; a new one is made whole. Raises PyramidionError, with advice."""
    path = file_of(url)
    shown = "The database" if path is None else str(path)  # a URL may hold a password
    try:
        if path is not None:
            _make_file(path)
            _check_pages(engine, path)
            _make_private(path)
        with engine.begin() as connection:
            _upgrade(connection)
            _check_tables(connection, shown)
    except CommandError:
        raise PyramidionError(f"{shown} was written by a newer version of Pyramidion.") from None
    except SQLAlchemyError as error:
        said = getattr(error, "orig", None) or error
        code = getattr(said, "sqlite_errorcode", 0) & 0xFF  # without the details
        if path is not None and code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise PyramidionError(_damage(path, said)) from None
        raise PyramidionError(f"{shown} cannot be used as a database: {said}.") from None


def _make_file(path: Path) -> None:
    """A new database is private from its first byte on."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))


def _make_private(path: Path) -> None:
    """Let nobody else read our own files, however they were made."""
    if os.name != "posix":
        return
    for ending in COMPANIONS:
        file = Path(f"{path}{ending}")
        if file.exists() and file.stat().st_uid == os.geteuid() and stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(PRIVATE)


def _check_pages(engine: Engine, path: Path) -> None:
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise PyramidionError(_damage(path, found))


def _check_tables(connection: Connection, shown: str) -> None:
    there = set(inspect(connection).get_table_names())
    missing = sorted(set(Model.metadata.tables) - there)
    if missing:
        raise PyramidionError(f"{shown} is damaged: it lacks the tables {', '.join(missing)}. Bring back a backup.")


def _damage(path: Path, found: object) -> str:
    """What is wrong with the file, and what can be done."""
    problem = " ".join(str(found).split()).rstrip(".")
    return (
        f"{path} cannot be used as a database, it is damaged or something else: {problem}. Bring back a backup, name "
        f"another file with --database, or save what can still be read: sqlite3 '{path}' .recover"
    )


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
