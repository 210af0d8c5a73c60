"""From process start to exit: wall times of processes, with an empty kernel cache (cold) and a full one (warm)."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.measure import Figure, Tick
from pyramidion.core import registry

GAMES = "pyramidion games"
WARM = "warm, s"


def match_name(game: str) -> str:
    """What the figures of a first move are called."""
    return f"new match of {game} and first move"


def commands() -> dict[str, list[str]]:
    """What is started: the list of games, and a match up to its first move, for each game."""
    found = {GAMES: [str(Path(sys.executable).with_name("pyramidion")), "games"]}
    for game in registry.names():
        code = f"import pyramidion; m = pyramidion.new({game!r}); m.play(m.legal_actions(m.turn)[0], m.turn)"
        found[match_name(game)] = [sys.executable, "-c", code]
    return found


def starts(cold_runs: int, warm_runs: int, tick: Tick) -> list[Figure]:
    """Seconds from start to end of each command, cold and warm; warm runs come round after round."""
    cold = {name: Figure("starts", name, "cold, s") for name in commands()}
    warm = {name: Figure("starts", name, WARM) for name in commands()}
    for name, command in commands().items():
        for _ in range(cold_runs):
            with tempfile.TemporaryDirectory() as folder:
                _add_sample(cold[name], command, folder)
            tick()
    with tempfile.TemporaryDirectory() as folder:
        for command in commands().values():
            _add_sample(Figure("", "", ""), command, folder)  # fills the cache
            tick()
        for _ in range(warm_runs):
            for name, command in commands().items():
                _add_sample(warm[name], command, folder)
                tick()
    return [figure for name in commands() for figure in (cold[name], warm[name])]


def _add_sample(figure: Figure, command: list[str], cache: str) -> None:
    if figure.note:
        return
    start = perf_counter()
    try:
        subprocess.run(command, env={**os.environ, "NUMBA_CACHE_DIR": cache}, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        figure.note = "does not run here"
        figure.samples.clear()
    else:
        figure.samples.append(perf_counter() - start)
