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
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))  # 0: threads, for tests
    bot_pause: float = 0.7  # so that people can follow what bots do
    absence: float = 30.0  # without a socket or a request: others may then let a bot play meanwhile
    message_limit: int = 16 * 1024  # of a socket's message
    body_limit: int = 64 * 1024
    sockets_each: int = 8  # of one person at one table; 16 times as many of all strangers together
    sockets_of_address: int = 400  # at all tables together
    messages_rate: float = 20.0  # a second, on a socket; twice as many at once
    requests_rate: float = 50.0  # a second, of an address; four times as many at once
    hints_rate: float = 1.0  # a second, of a person; 5 at once
    reviews_rate: float = 0.1  # new ones a second, of a person or a stranger's address; 10 at once
    things_rate: float = 1.0  # new tables, records, reviews and guests a second, of an address; 120 at once
    tables_kept: int = 200  # in memory; others are read from the log when somebody comes
    origins: tuple[str, ...] = ()  # hosts other than the server's own whose pages may speak to it
    ids: Ids = field(default_factory=Ids)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it. A folder that is not there is made."""
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else _default_database()
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path}"


def _default_database() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("pyramidion", False)) / "tables.sqlite"
