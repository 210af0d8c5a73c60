"""How well the strongest level keeps its time, and how much memory its process takes."""

import multiprocessing
import resource
import sys
from pathlib import Path
from time import perf_counter

from bench.search.positions import random_positions
from pyramidion.core import registry
from pyramidion.core.contract import Game
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot
from pyramidion.search.levels import Level, LevelBot, best_plan

ENDLESS = 1 << 30  # simulations: only time ends the search


def times(game: Game, seats: int, positions: int, cap: float) -> list[float]:
    """How long a bot with so many seconds thinks, that would always like to think longer."""
    bot, found = LevelBot(game, Level(ENDLESS, cap, best_plan(game, seats))), []
    for number, match in enumerate(random_positions(game, seats, positions + 1)):
        began = perf_counter()
        bot.choose(match.observation(match.turn), match.turn, new_rng(1, number))
        if number:  # the first may have to load something
            found.append(perf_counter() - began)
    return found


def memory(game: str, seats: int) -> float:
    """The most megabytes of a process in which the strongest level makes some decisions."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        return pool.apply(_memory_here, (game, seats))


def _memory_here(name: str, seats: int) -> float:
    game = registry.game(name)
    bot = new_bot("level6", game)
    for match in random_positions(game, seats, 3):
        bot.choose(match.observation(match.turn), match.turn, new_rng(1))
    return most_memory() / 1e6


def most_memory() -> int:
    """The most bytes that this process has taken.

    On Linux `getrusage` would not do: a new process begins with what the one that started it has taken.
    """
    status = Path("/proc/self/status")
    if status.exists():
        (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
