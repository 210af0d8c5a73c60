"""Random play of whole matches on one GPU: `PYTHONPATH=src python -m bench.gpu`.

Each thread plays a stream of matches, with a state, a generator and buffers of its own. The very same streams are then
played on the CPU for a few threads: states, generators and counts must be equal byte for byte. Needs NumPy, Numba and
numba-cuda only. `--ptx` compiles for the GPU and stops: that needs no GPU.
"""

import argparse
import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, which numba-cuda 0.30 does not know yet
    np.row_stack = np.vstack  # type: ignore[attr-defined]
if "NUMBA_CACHE_DIR" not in os.environ:  # finding the user's cache folder would need one more package
    os.environ["NUMBA_CACHE_DIR"] = tempfile.mkdtemp(prefix="pyramidion-gpu-")
    atexit.register(shutil.rmtree, os.environ["NUMBA_CACHE_DIR"], ignore_errors=True)

import numba
from numba import cuda, types

from pyramidion.core import jit, registry
from pyramidion.core.contract import VERBS_BY_ROOM, Game
from pyramidion.core.playout import play_matches
from pyramidion.core.rng import RNG_WORDS, new_rng

SEED = 1
CAPABILITY = (9, 0)  # what `--ptx` compiles for
CHECKED = 8  # streams that the CPU plays as well
LAUNCHES = 5


def bind_rules(game: Game) -> None:
    """Make known the rules only: random play needs no other room, and so none of the packages that those import."""
    rules = game.room("rules")
    jit.bind_kernels(game.state.STATE, {verb: getattr(rules, verb) for verb in VERBS_BY_ROOM["rules"]})


def streams_in_global_memory(game: Game) -> Callable[..., None]:
    """A thread's work, with all it needs in rows of arrays."""

    def streams(states, rngs, legal, work, seats, options, matches, moves):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(states):
            moves[thread] = play_matches(
                states[thread], seats, options, matches, rngs[thread], legal[thread], work[thread]
            )

    return streams


def streams_in_local_memory(game: Game) -> Callable[..., None]:
    """The same with the thread's own memory, which neighbouring threads read side by side."""
    record = numba.from_dtype(game.state.STATE)
    legal_words, work_words = game.state.MAX_LEGAL, game.state.WORK

    def streams(states, rngs, legal, work, seats, options, matches, moves):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(states):
            state = cuda.local.array(1, record)
            rng = cuda.local.array(RNG_WORDS, types.int64)
            own_legal = cuda.local.array(legal_words, types.int32)
            own_work = cuda.local.array(work_words, types.int32)
            state[0] = states[thread]
            for word in range(RNG_WORDS):
                rng[word] = rngs[thread, word]
            moves[thread] = play_matches(state[0], seats, options, matches, rng, own_legal, own_work)
            states[thread] = state[0]
            for word in range(RNG_WORDS):
                rngs[thread, word] = rng[word]

    return streams


MEMORIES = {"global": streams_in_global_memory, "local": streams_in_local_memory}


def ptx(game: Game, function: Callable[..., None]) -> str:
    """The kernel as PTX, made without a GPU."""
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    words = types.Array(types.int32, 2, "C")
    signature = (
        types.Array(numba.from_dtype(game.state.STATE), 1, "C"),
        types.Array(types.int64, 2, "C"),
        words,
        words,
        types.int64,
        types.Array(types.int32, 1, "C"),
        types.int64,
        types.Array(types.int64, 1, "C"),
    )
    return str(cuda.compile_ptx(function, signature, cc=CAPABILITY)[0])


def start(game: Game, threads: int) -> tuple[Any, Any]:
    """Empty states, and the generator of each stream."""
    rngs = np.stack([new_rng(SEED, index) for index in range(threads)])
    return np.zeros(threads, game.state.STATE), rngs


def play_on_gpu(game: Game, kernel: Any, seats: int, effort: argparse.Namespace) -> tuple[float, list[bytes]]:
    """Moves a second, the best of a few launches; and what the first streams came to in the first launch."""
    threads = effort.threads
    states, rngs = map(cuda.to_device, start(game, threads))
    legal = cuda.device_array((threads, game.state.MAX_LEGAL), np.int32)
    work = cuda.device_array((threads, game.state.WORK), np.int32)
    options = cuda.to_device(game.spec.encode(game.spec.complete({}, seats), seats))
    moves = cuda.device_array(threads, np.int64)
    launch = kernel[-(-threads // effort.block), effort.block]
    best, ends = 0.0, []
    for index in range(1 + LAUNCHES):
        began = perf_counter()
        launch(states, rngs, legal, work, seats, options, effort.matches, moves)
        cuda.synchronize()
        elapsed = perf_counter() - began
        if index == 0:  # compiles
            ends = _ends(states.copy_to_host(), rngs.copy_to_host(), moves.copy_to_host())
        else:
            best = max(best, moves.copy_to_host().sum() / elapsed)
    return best, ends


def play_on_cpu(game: Game, seats: int, matches: int) -> list[bytes]:
    """What the first streams come to on the CPU."""
    states, rngs = start(game, CHECKED)
    legal = np.zeros(game.state.MAX_LEGAL, np.int32)
    work = np.zeros(game.state.WORK, np.int32)
    options = game.spec.encode(game.spec.complete({}, seats), seats)
    moves = np.zeros(CHECKED, np.int64)
    for index in range(CHECKED):
        moves[index] = play_matches(states[index], seats, options, matches, rngs[index], legal, work)
    return _ends(states, rngs, moves)


def _ends(states: Any, rngs: Any, moves: Any) -> list[bytes]:
    return [states[i].tobytes() + rngs[i].tobytes() + moves[i].tobytes() for i in range(min(CHECKED, len(states)))]


def main() -> None:
    """Measure every registered game, or compile it to PTX only."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Random play on one GPU.")
    parser.add_argument("--threads", type=int, default=1 << 17, help="streams, at least %(default)s for a full GPU")
    parser.add_argument("--block", type=int, default=128, help="threads in a block")
    parser.add_argument("--matches", type=int, default=20, help="matches that a thread plays in a launch")
    parser.add_argument("--memory", choices=MEMORIES, action="append", help="where a thread keeps its state")
    parser.add_argument("--ptx", action="store_true", help="compile only; needs no GPU")
    effort = parser.parse_args()
    all_equal = True
    for game in map(registry.game, registry.names()):
        bind_rules(game)
        for memory in effort.memory or MEMORIES:
            function = MEMORIES[memory](game)
            if effort.ptx:
                print(f"{game.name}, {memory} memory: {len(ptx(game, function)):,} characters of PTX")
                continue
            kernel = cuda.jit(function)
            for seats in game.spec.seats:
                rate, ends = play_on_gpu(game, kernel, seats, effort)
                cpu = play_on_cpu(game, seats, effort.matches)[: len(ends)]
                all_equal &= ends == cpu
                verdict = "equals the CPU" if ends == cpu else "DIFFERS FROM THE CPU"
                print(
                    f"{game.name}, {seats} seats, {memory} memory: {rate / 1e6:,.0f} M moves/s, {verdict}", flush=True
                )
    sys.exit(0 if all_equal else 1)


if __name__ == "__main__":
    main()
