"""The connection to the database, and its migration to what this version expects."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pyramidion.core.errors import PyramidionError

SQLITE = "sqlite+aiosqlite:///"
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives even a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def make_engine(url: str) -> AsyncEngine:
    """An engine whose SQLite connections, if that is what they are, keep what they acknowledge."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest version; a new one is made whole."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def check_database(url: str) -> None:
    """Raise a PyramidionError, with a sentence for people, where this version cannot work with the database."""
    path = url.removeprefix(SQLITE)
    shown = "The database" if path == url else path  # a URL may hold a password
    try:
        if path != url:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA schema_version")
        engine = make_engine(url)
    except sqlite3.Error as error:
        raise PyramidionError(f"{path} cannot be used as a database: {error}.") from None
    except (SQLAlchemyError, ImportError) as error:
        raise PyramidionError(f"There is no such kind of database: {error}.") from None
    try:
        await migrate(engine)
    except CommandError:
        raise PyramidionError(f"{shown} was written by a newer version of Pyramidion.") from None
    except SQLAlchemyError as error:
        said = getattr(error, "orig", None) or error
        raise PyramidionError(f"{shown} cannot be used as a database: {said}.") from None
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
