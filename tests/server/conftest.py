"""A server for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pyramidion.server.warming import compile_games
from server.driving import Site, running, settings_in


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """As `pyramidion serve` does before it listens: in a fresh clone compiling takes longer than any test waits."""
    compile_games()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with running(settings_in(tmp_path)) as site:
        yield site
