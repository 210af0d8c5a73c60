"""The matches of a contest on a Ray cluster, since a tournament outgrows one machine."""

import platform
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError
from pyramidion.search.arena.fingerprint import fingerprint
from pyramidion.search.arena.workers import AHEAD, in_order, play_fixture
from pyramidion.search.processes import outside_games

if TYPE_CHECKING:
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture
    from pyramidion.search.arena.playing import Result

    Answer = tuple[str, str, Result | None]  # machine, its fingerprint, what it has played

LOCAL = "local"  # Ray's own word for a new cluster on this machine, whatever else runs there
LOCAL_WORKERS = 2
PATIENCE = 5.0  # seconds to wait for an answer from an address


def check_can_connect() -> None:
    """Raise where Ray is not installed."""
    if find_spec("ray") is None:
        raise PyramidionError("--ray needs Ray, which is not installed: pip install 'pyramidion[ray]'.")


def play_on_cluster(contest: "Contest", fixtures: "Iterable[Fixture]", address: str) -> "Iterator[Result]":
    """Play the fixtures on the cluster at the address, each as a task. The machines there must have this Pyramidion."""
    check_can_connect()
    import ray

    _connect(ray, address)
    try:
        task = ray.remote(_play_there)
        shared, games, mark = ray.put(msgspec.json.encode(contest)), outside_games(), fingerprint()
        cores = int(ray.cluster_resources().get("CPU", 1))

        def submit(fixture: "Fixture") -> "Callable[[], Result]":
            answer = task.remote(games, mark, shared, fixture.deal, fixture.line_up)
            return lambda: _checked(ray.get(answer), mark)

        yield from in_order(fixtures, submit, cores * AHEAD)
    except ray.exceptions.RayError as error:
        raise PyramidionError(f"The cluster could not play on: {_line(error, -1)}.") from None
    finally:
        ray.shutdown()


def _play_there(games: dict[str, str], mark: str, contest: bytes, deal: int, line_up: tuple[int, ...]) -> "Answer":
    """One match. It is told in plain data, so that games from outside are known before kernels are loaded."""
    for name, package in games.items():
        registry.register(name, package)
    if fingerprint() != mark:
        return platform.node(), fingerprint(), None
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture

    result = play_fixture(msgspec.json.decode(contest, type=Contest), Fixture(deal, line_up))
    return platform.node(), mark, result


def _checked(answer: "Answer", mark: str) -> "Result":
    """The result of a machine that has the same Pyramidion as this one: another would have played another match."""
    machine, theirs, result = answer
    if result is None or theirs != mark:
        raise PyramidionError(
            f"The machine {machine} of the cluster has another Pyramidion, or other games, than this one "
            f"(sources {theirs}, here {mark}): its results would differ. Install the same version on all of them."
        )
    return result


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
