"""What can be set about a server. The defaults suit a table among friends."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Ids:
    """Where names that nobody may guess come from. Tests put in their own."""

    table: Callable[[], str] = lambda: secrets.token_urlsafe(9)
    secret: Callable[[], str] = lambda: secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Settings:
    """Of one server. Times are in seconds, sizes in bytes."""

    database: str = ""  # a path, or a URL of SQLAlchemy; nothing: in the user's data folder
    # Worker processes: two at least, so that nobody has them all. 0: a thread, for tests.
    bot_workers: int = field(default_factory=lambda: min(4, max(2, (os.cpu_count() or 2) - 1)))
    bot_pause: float = 0.7  # so that people can follow what bots do
    bot_tables_each: int = 8  # of one person, at which bots act at once; the person's other tables take turns with them
    absence: float = 30.0  # without a socket or a request: others may then let a bot play meanwhile
    message_limit: int = 16 * 1024  # of a socket's message
    body_limit: int = 64 * 1024
    sockets_each: int = 8  # of one person at one table; 16 times as many of all strangers together
    sockets_of_address: int = 128  # at all tables together
    connections: int = 2000  # sockets included; fewer where the system allows only few open files
    connections_of_address: int = 256  # sockets included; not of this machine itself, where a proxy may stand
    person_rate: float = 100.0  # units of work a second (prices.py); five times as many at once
    address_rate: float = 300.0  # the same of an address, for everybody behind it
    hints_rate: float = 1.0  # a second, of a person; 5 at once
    reviews_rate: float = 0.1  # new ones a second, of a person or a stranger's address; 10 at once
    things_rate: float = 1.0  # new tables, records, reviews and guests a second, of an address; 120 at once
    tables_kept: int = 200  # in memory; others are read from the log when somebody comes
    keep_unused_days: float = 30.0  # guests without name and table, tables that never started; 0: for ever
    keep_days: float = 0.0  # tables that are over, and records that were brought along; 0: for ever
    hosts: tuple[str, ...] = ()  # names that lead to this server, besides those that only can (origins.py)
    origins: tuple[str, ...] = ()  # hosts other than the server's own whose pages may speak to it
    ids: Ids = field(default_factory=Ids)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it. A folder that is not there is made."""
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else _default_database()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{path}"


def _default_database() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("pyramidion", False)) / "tables.sqlite"
