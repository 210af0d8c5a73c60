"""`python -m tools.learn_yaxha`: learn for so many minutes, and write the net."""

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from pyramidion.core import registry
from pyramidion.core.rng import new_rng
from pyramidion.games.yaxha.outlook.net import WEIGHTS
from tools.learn_yaxha.learning import Net, load, new_net, save
from tools.learn_yaxha.playing import new_desk, play_and_learn

DARING = 0.25  # share of actions that are not chosen by what seems best, at first; at the end of learning a tenth
SEATS = (2, 3, 2, 2, 2, 2, 4, 2, 2, 2)  # of one match after the other
ROUNDS_OF_MATCHES = 50  # such rows of matches before corrections are forgotten
MEMORY = 0.95  # share of past corrections that is remembered after each
FIRST_RATE = 0.03  # of learning
LAST_RATE = 0.0005
LOOKING_FROM = 0.6  # of the time: from here on hands are planned ahead
REPORTS = 20  # on the screen, in the whole time


class Learner:
    """A net, and what learns it: as many threads as asked for, all on the same weights, so no two runs are equal."""

    def __init__(self, seed: int, threads: int) -> None:
        self.net = new_net(seed)
        self._past = Net(*(np.ones_like(part) for part in self.net))
        self._desks = [new_desk() for _ in range(threads)]
        self._rngs = [new_rng(seed, 1 + index) for index in range(threads)]
        self._threads = ThreadPoolExecutor(threads)
        spec = registry.game("yaxha").spec
        self._options = spec.encode(spec.complete({}, 2), 2)
        self.matches = 0

    def learn(self, rate: float, daring: float, *, ahead: bool) -> None:
        """Play a good many matches and learn from them; then forget a part of what has been corrected."""
        list(self._threads.map(lambda thread: self._learn_in(thread, rate, daring, ahead), range(len(self._desks))))
        self.matches += len(self._desks) * len(SEATS) * ROUNDS_OF_MATCHES
        for corrections in self._past:
            np.multiply(corrections, MEMORY ** len(self._desks), out=corrections)

    def _learn_in(self, thread: int, rate: float, daring: float, ahead: bool) -> None:
        for seats in SEATS * ROUNDS_OF_MATCHES:
            self._play(thread, 1, seats, ahead, daring, rate)

    def points(self, matches: int, *, ahead: bool) -> float:
        """What the net scores in matches of two seats, without noise."""
        shares = range(len(self._desks))
        each = self._threads.map(lambda thread: self._play(thread, matches, 2, ahead, 0.0, 0.0), shares)
        return sum(each) / len(shares)

    def told(self, matches: int) -> str:
        """How far it has come, measured in so many matches."""
        points, more = (self.points(matches, ahead=ahead) for ahead in (False, True))
        return f"{self.matches:9,} matches: {points:.2f} points with two seats, {more:.2f} looking ahead"

    def _play(self, thread: int, matches: int, seats: int, ahead: bool, daring: float, rate: float) -> float:
        desk, rng = self._desks[thread], self._rngs[thread]
        return play_and_learn(matches, seats, ahead, daring, rate, self.net, self._past, desk, self._options, rng)


def main() -> int:
    """Learn for so many minutes. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.learn_yaxha", description="Teach yaxha's net what pyramids are worth."
    )
    parser.add_argument("--minutes", type=float, default=30.0, help="to learn for (30)")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all matches (1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="that learn (one for each core)")
    parser.add_argument("--go-on", action="store_true", help="begin with the net there is, and look ahead at once")
    parser.add_argument("--net", type=Path, default=WEIGHTS, help="where the net is written (in the package)")
    arguments = parser.parse_args()
    assert registry.game("yaxha").kernels
    learner = Learner(arguments.seed, arguments.threads)
    first = 0.0
    if arguments.go_on:
        load(learner.net, arguments.net)
        first = LOOKING_FROM
    print("Compiling.", flush=True)
    learner.points(1, ahead=True)
    began, told = time.monotonic(), 0
    while (share := first + (1.0 - first) * (time.monotonic() - began) / (60.0 * arguments.minutes)) < 1.0:
        learner.learn(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share, DARING * 0.1**share, ahead=share > LOOKING_FROM)
        if int(share * REPORTS) >= told:
            print(f"{share:4.0%} {learner.told(300)}", flush=True)
            save(learner.net, arguments.net)
            told = int(share * REPORTS) + 1
    save(learner.net, arguments.net)
    print(f"{learner.told(2000)}. Written: {arguments.net}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
