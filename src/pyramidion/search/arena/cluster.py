"""The matches of a contest on a Ray cluster, since a tournament outgrows one machine."""

import socket
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError
from pyramidion.search.arena.workers import AHEAD, in_order, play_fixture
from pyramidion.search.processes import outside_games

if TYPE_CHECKING:
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture
    from pyramidion.search.arena.playing import Result

LOCAL = "local"  # Ray's own word for a new cluster on this machine, whatever else runs there
LOCAL_WORKERS = 2
PATIENCE = 5.0  # seconds to wait for an answer from an address


def check_can_connect() -> None:
    """Raise where Ray is not installed."""
    if find_spec("ray") is None:
        raise PyramidionError("--ray needs Ray, which is not installed: pip install 'pyramidion[ray]'.")


def play_on_cluster(contest: "Contest", fixtures: "Iterable[Fixture]", address: str) -> "Iterator[Result]":
    """Play the fixtures on the cluster at the address, each as a task. The machines there must have Pyramidion."""
    check_can_connect()
    import ray

    _connect(ray, address)
    try:
        task = ray.remote(_play_there)
        shared, games = ray.put(msgspec.json.encode(contest)), outside_games()
        cores = int(ray.cluster_resources().get("CPU", 1))

        def submit(fixture: "Fixture") -> "Callable[[], Result]":
            return partial(ray.get, task.remote(games, shared, fixture.deal, fixture.line_up))

        yield from in_order(fixtures, submit, cores * AHEAD)
    except ray.exceptions.RayError as error:
        raise PyramidionError(f"The cluster could not play on: {_line(error, -1)}.") from None
    finally:
        ray.shutdown()


def _play_there(games: dict[str, str], contest: bytes, deal: int, line_up: tuple[int, ...]) -> "Result":
    """One match. It is told in plain data, so that games from outside are known before kernels are loaded."""
    for name, package in games.items():
        registry.register(name, package)
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture

    return play_fixture(msgspec.json.decode(contest, type=Contest), Fixture(deal, line_up))


def _connect(ray: Any, address: str) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=LOCAL_WORKERS, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise PyramidionError(f"The Ray cluster at {address} cannot be reached: {_line(error, 0)}.") from None


def _knock(address: str) -> None:
    """See that somebody is there, within seconds: Ray itself tries for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isascii() and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _line(error: Exception, index: int) -> str:
    """One of the lines of an error: the last one of a traceback says what happened."""
    return (str(error).strip().splitlines() or [type(error).__name__])[index].rstrip(".")
