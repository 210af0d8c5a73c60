"""`python -m tools.learn_yaxha`: play so many matches, learn from them, and so on; then write the net."""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.types import State
from pyramidion.games.yaxha.outlook.net import WEIGHTS
from tools.learn_yaxha.learning import BATCH, Floats, Learner, rates, samples_of, targets_of
from tools.learn_yaxha.matches import Task, leads_of, positions_of
from tools.learn_yaxha.net import Net, copy_of, load, new_net, save

AT_A_TIME = 500  # matches between two looks at the progress
HELD_BACK = 0.03  # of all samples: not learnt from, to see what the net is worth
LONGEST_STEP = 0.004
REPORTS = 5  # on the screen, while it learns

Found = TypeVar("Found")


def play_matches(
    playing: Callable[[Task], Found], net: Net, other: Net, matches: int, seed: int, processes: int
) -> Iterator[Found]:
    """What each share of so many matches came to, with all processes at work; progress goes to the screen."""
    tasks = [Task(net, other, seed + index, AT_A_TIME) for index in range(-(-matches // AT_A_TIME))]
    playing(Task(net, other, seed - 1, 1))  # compiled once, before processes share the work
    began, played = time.monotonic(), 0
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for found in pool.imap(playing, tasks):
            yield found
            played += AT_A_TIME
            print(f"\r{played:9,} matches, {played / (time.monotonic() - began):.0f} a second", end="", flush=True)
    print()


def learn(learner: Learner, positions: State, epochs: float, lasting: float, seed: int) -> None:
    """Learn from all positions so many times over, and tell how far it has come."""
    targets, samples = targets_of(positions, lasting), samples_of(positions)
    held_back = samples[: max(1, int(HELD_BACK * len(samples)))]
    samples = samples[len(held_back) :]
    steps, random = max(1, int(epochs * len(samples) / BATCH)), np.random.default_rng(seed)
    for step, rate in enumerate(rates(steps, LONGEST_STEP), 1):
        learner.step(positions, samples[random.integers(0, len(samples), BATCH)], targets, rate)
        if step * REPORTS // steps > (step - 1) * REPORTS // steps:
            print(f"{step / steps:4.0%} learnt: {told(learner, positions, held_back, targets)}", flush=True)


def told(learner: Learner, positions: State, held_back: NDArray[np.int32], targets: Floats) -> str:
    """How far the net is off in matches that it has not learnt from."""
    return f"off by {learner.errors(positions, held_back, targets) ** 0.5:.4f} on average"


def compare(net: Net, first: Net, matches: int, seed: int, processes: int) -> str:
    """How a net does against another, as a sentence."""
    leads = np.concatenate([np.array(part) for part in play_matches(leads_of, net, first, matches, seed, processes)])
    won = float(((leads > 0) + 0.5 * (leads == 0)).mean())
    return (
        f"Without a search it wins {won:.1%} (± {len(leads) ** -0.5:.1%}) against the first, lead {leads.mean():+.2f}."
    )


def main() -> int:
    """Play, learn, write. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.learn_yaxha", description="Teach yaxha's net how well pyramids stand."
    )
    parser.add_argument("--rounds", type=int, default=1, help="of playing and learning (1)")
    parser.add_argument("--matches", type=int, default=60_000, help="to play in each round (60,000)")
    parser.add_argument("--kept", type=int, default=3, help="rounds whose matches are learnt from again (3)")
    parser.add_argument("--epochs", type=float, default=3.0, help="how often to learn from each position (3)")
    parser.add_argument("--lasting", type=float, default=0.3, help="1: believe how matches end, 0: looks ahead (0.3)")
    parser.add_argument("--trial", type=int, default=10_000, help="matches against the net to begin with (10,000)")
    parser.add_argument(
        "--anew", action="store_true", help="learn with random weights at first, not with those of the net there is"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all matches and of the first weights (1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="at work (one for each core)")
    parser.add_argument("--start", type=Path, default=WEIGHTS, help="the net to begin with (that in the package)")
    parser.add_argument("--net", type=Path, default=WEIGHTS, help="where the net is written (in the package)")
    arguments = parser.parse_args()
    net, found = new_net(arguments.seed), []
    load(net, arguments.start)
    first = copy_of(net)
    for number in range(arguments.rounds):
        before, seed = copy_of(net), (arguments.seed * 64 + number) << 20
        shares = play_matches(positions_of, before, before, arguments.matches, seed, arguments.threads)
        found = [*found, np.concatenate(list(shares))][-arguments.kept :]
        if arguments.anew and number == 0:
            net = new_net(arguments.seed)
        learn(Learner(net, arguments.threads), np.concatenate(found), arguments.epochs, arguments.lasting, seed)
        save(net, arguments.net)
        print(f"Written: {arguments.net}", flush=True)
        print(compare(net, first, arguments.trial, seed, arguments.threads), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
