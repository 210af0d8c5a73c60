"""Worker processes for bots. Kernels are loaded there when first needed: until then games can be made known."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib import import_module

from pyramidion.core import registry


def outside_games() -> dict[str, str]:
    """The packages of the registered games that live outside Pyramidion: a new process must be told of them."""
    return {name: registry.game(name).package for name in registry.names() if name not in registry.BUILT_IN}


def prepare(outside: dict[str, str]) -> None:
    """Make games that live outside Pyramidion known to a new process, which ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name, package in outside.items():
        registry.register(name, package)


def run_prepared(outside: dict[str, str], module: str, function: str, *arguments: object) -> None:
    """Call a function in a new process. It is imported only when games from outside are known: it may load kernels."""
    prepare(outside)
    getattr(import_module(module), function)(*arguments)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def new_pool(workers: int) -> ProcessPoolExecutor:
    """So many processes, ready for bots."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, spawn, initializer=prepare, initargs=(outside_games(),))


def end_pool(pool: Executor) -> None:
    """End the processes, in the middle of a thought or of compiling too."""
    workers = list((getattr(pool, "_processes", None) or {}).values())  # no public name before Python 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    for worker in workers:
        worker.join()
