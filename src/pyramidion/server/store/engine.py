"""Connections to the database."""

from typing import Any, Literal

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from pyramidion.core.errors import PyramidionError

Begin = Literal["BEGIN", "BEGIN IMMEDIATE"]
READ: Begin = "BEGIN"
WRITE: Begin = "BEGIN IMMEDIATE"  # waits for other processes that write, instead of failing halfway
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives even a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def make_engine(url: str, begin: Begin = READ, connections: int = 1) -> Engine:
    """At most so many connections. Those to SQLite keep what they acknowledge; `begin` starts their transactions."""
    try:
        engine = create_engine(url, hide_parameters=True, poolclass=QueuePool, pool_size=connections, max_overflow=0)
    except (SQLAlchemyError, ImportError) as error:
        raise PyramidionError(f"There is no such kind of database: {error}.") from None
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # Python's driver would begin by itself, but not for every statement
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine
