"""The same random play as plain Python: run in a process of its own, with compilation switched off."""

import json
import os
import subprocess
import sys

from bench.measure import Figure, Tick, rate
from bench.ours import Variant, one_core, variants


def interpreted(rounds: int, seconds: float, tick: Tick) -> list[Figure]:
    """Moves a second of every variant without compilation."""
    figures = [Figure("play", variant.name, "interpreted") for variant in variants()]
    for variant, figure in zip(variants(), figures, strict=True):
        figure.samples = _in_another_process(variant, rounds, seconds)
        tick()
    return figures


def _in_another_process(variant: Variant, rounds: int, seconds: float) -> list[float]:
    command = [sys.executable, "-m", "bench.interpreted"]
    arguments = [variant.game, str(variant.seats), variant.setup, str(rounds), str(seconds)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command + arguments, env=environment, capture_output=True, text=True, check=True)
    samples: list[float] = json.loads(done.stdout)
    return samples


def _main(game: str, seats: str, setup: str, rounds: str, seconds: str) -> None:
    play = one_core(Variant(game, int(seats), setup), matches=1)
    print(json.dumps([rate(play, float(seconds)) for _ in range(int(rounds))]))


if __name__ == "__main__":
    _main(*sys.argv[1:])
