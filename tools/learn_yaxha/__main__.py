"""`python -m tools.learn_yaxha`: play so many matches, learn from them, and write the net."""

import argparse
import multiprocessing
import os
import sys
import time
from pathlib import Path

import numpy as np

from pyramidion.core.types import State
from pyramidion.games.yaxha.outlook.net import WEIGHTS
from tools.learn_yaxha.learning import BATCH, Floats, Learner, load, new_net, rates, samples_of, save, targets_of
from tools.learn_yaxha.matches import positions_of

AT_A_TIME = 500  # matches between two looks at the progress
HELD_BACK = 0.03  # of all samples: not learnt from, to see what the net is worth
LONGEST_STEP = 0.006
REPORTS = 10  # on the screen, while it learns


def play_matches(matches: int, seed: int, processes: int) -> State:
    """What was noted in so many matches, with all processes at work."""
    tasks = [(seed + index, AT_A_TIME) for index in range(-(-matches // AT_A_TIME))]
    found, began = [positions_of((seed - 1, 1))[:0]], time.monotonic()  # compiled once, before processes share the work
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for part in pool.imap(positions_of, tasks):
            found.append(part)
            played = AT_A_TIME * (len(found) - 1)
            print(f"\r{played:9,} matches, {played / (time.monotonic() - began):.0f} a second", end="", flush=True)
    print()
    return np.concatenate(found)


def learn(learner: Learner, positions: State, epochs: float, lasting: float, seed: int) -> None:
    """Learn from all positions so many times over, and tell how far it has come."""
    targets, ends = targets_of(positions, lasting), targets_of(positions, 1.0)
    samples = samples_of(positions)
    held_back = samples[: max(1, int(HELD_BACK * len(samples)))]
    samples = samples[len(held_back) :]
    steps, random = max(1, int(epochs * len(samples) / BATCH)), np.random.default_rng(seed)
    for step, rate in enumerate(rates(steps, LONGEST_STEP), 1):
        learner.step(positions, samples[random.integers(0, len(samples), BATCH)], targets, rate)
        if step * REPORTS // steps > (step - 1) * REPORTS // steps:
            print(f"{step / steps:4.0%} learnt: {told(learner, positions, held_back, ends)}", flush=True)


def told(learner: Learner, positions: State, held_back: np.typing.NDArray[np.int32], ends: Floats) -> str:
    """How far the net is off in matches that it has not learnt from."""
    return f"off by {learner.errors(positions, held_back, ends) ** 0.5:.4f} on average"


def main() -> int:
    """Play, learn, write. Returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.learn_yaxha", description="Teach yaxha's net how well pyramids stand."
    )
    parser.add_argument("--matches", type=int, default=100_000, help="to play with the net there is (100,000)")
    parser.add_argument("--epochs", type=float, default=4.0, help="how often to learn from each position (4)")
    parser.add_argument("--lasting", type=float, default=0.7, help="1: believe only how matches end, 0: the net (0.7)")
    parser.add_argument(
        "--anew", action="store_true", help="begin with random weights, not with those of the net there is"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all matches and of the first weights (1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="at work (one for each core)")
    parser.add_argument("--net", type=Path, default=WEIGHTS, help="where the net is written (in the package)")
    arguments = parser.parse_args()
    positions = play_matches(arguments.matches, arguments.seed << 20, arguments.threads)
    net = new_net(arguments.seed)
    if not arguments.anew:
        load(net, WEIGHTS)
    learn(Learner(net, arguments.threads), positions, arguments.epochs, arguments.lasting, arguments.seed)
    save(net, arguments.net)
    print(f"Written: {arguments.net}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
