"""How strong the bots are: play what is missing of a fixed list of duels, then write the page about them.

`make strength` does both; `python tools/strength.py --page` writes the page from the reports there are. Reports are
kept in bench/strength and gone on with: the same command after an interruption plays only what is missing.
"""

import argparse
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from pyramidion.core import registry
from pyramidion.search.arena.contest import fewest_opponents
from pyramidion.search.arena.entrants import UCT
from pyramidion.search.levels import LEVELS, level_of

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "bench" / "strength"
PAGE = ROOT / "docs" / "strength.md"


@dataclass(frozen=True)
class Duel:
    """Two bots that are to be compared; the first is meant to be the stronger one."""

    game: str
    seats: int
    first: str
    second: str

    @property
    def file_name(self) -> str:
        """What its report is called."""
        return f"{self.game}-{self.seats}-{self.first}-{self.second}.json"


def duels() -> list[Duel]:
    """All that the page tells."""
    return [duel for name in registry.BUILT_IN for duel in _duels_of(name)]


def _duels_of(name: str) -> Iterator[Duel]:
    game = registry.game(name)
    fewest = fewest_opponents(game)
    levels = list(LEVELS)
    yield Duel(name, fewest, "level2", "greedy")
    for lower, higher in pairwise(levels):
        yield Duel(name, fewest, higher, lower)
    for seats in game.spec.seats:
        if seats >= fewest:
            yield Duel(name, seats, levels[-1], UCT)
        if seats > fewest:
            yield Duel(name, seats, "level5", "level2")


def cut_of(duel: Duel, most: int) -> int:
    """By what both bots' simulations are divided, so that neither makes more than so many."""
    return max(1, level_of(registry.game(duel.game), duel.first, duel.seats).simulations // most)


def seed_of(duel: Duel) -> int:
    """A number of its own for each duel, so that none repeats another one that is cut to the same budgets."""
    return zlib.crc32(duel.file_name.encode())


def play(duel: Duel, matches: int, most: int, seconds: float, jobs: int) -> int:
    """Play what is missing of a duel, in so many processes. Returns the exit code of the arena."""
    effort = ["--seconds", f"{seconds:g}"] if duel.second == UCT else ["--cut", str(cut_of(duel, most))]
    return subprocess.run(
        [
            *(sys.executable, "-m", "pyramidion", "arena", duel.game, "--seats", str(duel.seats)),
            *("--bots", f"{duel.first},{duel.second}", "--matches", str(matches), "--seed", str(seed_of(duel))),
            *("--jobs", str(jobs), "--report", str(REPORTS / duel.file_name), *effort),
        ],
        check=False,
    ).returncode


def main() -> int:
    """Do what the command line asks for. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="strength", description="Measure the bots, and write docs/strength.md.")
    parser.add_argument("--page", action="store_true", help="play nothing: write the page from the reports there are")
    parser.add_argument("--matches", type=int, default=200, help="of each duel (200)")
    parser.add_argument("--most", type=int, default=1 << 20, help="both bots are cut to this many simulations (all)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for an action, against uct (0.5)")
    parser.add_argument("--only", choices=registry.names(), help="play the duels of one game only")
    parser.add_argument("--against", help="play the duels against one bot only, such as uct")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes (one a core)")
    arguments = parser.parse_args()
    REPORTS.mkdir(exist_ok=True)
    for duel in [] if arguments.page else duels():
        if arguments.only in (None, duel.game) and arguments.against in (None, duel.second):
            code = play(duel, arguments.matches, arguments.most, arguments.seconds, arguments.jobs)
            if code:
                return code
    from tools.strength_page import write_page

    for sentence in write_page(REPORTS, PAGE, duels()):
        print(sentence)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
