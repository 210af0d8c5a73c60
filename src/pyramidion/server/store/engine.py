"""The connection to the database, and its migration to what this version expects."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
