"""The matches of a contest on a Ray cluster, since a tournament outgrows one machine."""

from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pyramidion.core.errors import PyramidionError
from pyramidion.search.arena.workers import AHEAD, in_order, play_fixture

if TYPE_CHECKING:
    from pyramidion.search.arena.contest import Contest
    from pyramidion.search.arena.pairing import Fixture
    from pyramidion.search.arena.playing import Result

LOCAL = "local"  # instead of an address: a cluster on this machine, for this contest alone
LOCAL_WORKERS = 2


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
        task = ray.remote(play_fixture).options(max_retries=3)
        shared = ray.put(contest)
        cores = int(ray.cluster_resources().get("CPU", 1))

        def submit(fixture: "Fixture") -> "Callable[[], Result]":
            coming = task.remote(shared, fixture)
            return lambda: ray.get(coming)

        yield from in_order(fixtures, submit, cores * AHEAD)
    except ray.exceptions.RayError as error:
        raise PyramidionError(f"The cluster could not play on: {_first_line(error)}") from None
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=LOCAL_WORKERS, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise PyramidionError(f"There is no Ray cluster at {address}: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
