"""How the net learns: from what came of positions (Adam on small batches of them)."""

import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.chances import final_value
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, State
from pyramidion.games.yaxha.outlook.net import COLOUR_NOTE, COLOUR_TRAITS, FIRST_COLOUR, PYRAMID_NOTE, UNITS
from pyramidion.games.yaxha.tables import COLOURS, MAX_SEATS
from tools.learn_yaxha.net import Floats, Net, Sums, estimate, new_sums, zeros_of
from tools.learn_yaxha.playing import BUILT, INSIDE, chance

BATCH = 4096  # samples
FIRST_SHARE = 0.05  # of all steps, in which they grow longer
LAST_RATE = 0.001  # of the longest steps
MOMENTUM, SCALING, TINY = 0.9, 0.999, 1e-8  # Adam's


@kernel
def blame(note: Buffer, error: float, net: Net, wrong: Net, sums: Sums) -> None:
    """Add to `wrong` how much each weight has to do with an error of what was just estimated."""
    for unit in range(UNITS):
        sums.blame[unit] = 0.0
        told = sums.pyramid[UNITS + unit]
        wrong.out[UNITS + unit] += error * max(told, np.float32(0.0))
        sums.blame[UNITS + unit] = error * net.out[UNITS + unit] if told > 0.0 else 0.0
        for colour in range(COLOURS):
            told = sums.colours[colour, unit]
            wrong.out[unit] += error * max(told, np.float32(0.0))
            sums.colours[colour, unit] = error * net.out[unit] if told > 0.0 else 0.0
            sums.blame[unit] += sums.colours[colour, unit]
    for unit in range(2 * UNITS):
        wrong.first[unit] += sums.blame[unit]
    for index in range(PYRAMID_NOTE):
        answer = int(note[index])
        for unit in range(2 * UNITS):
            wrong.pyramid_rows[answer, unit] += sums.blame[unit]
    for colour in range(COLOURS):
        begin = FIRST_COLOUR + colour * COLOUR_NOTE
        for index in range(begin, begin + COLOUR_TRAITS + int(note[PYRAMID_NOTE])):
            answer = int(note[index])
            for unit in range(UNITS):
                wrong.colour_rows[answer, unit] += sums.colours[colour, unit]


@kernel
def best_other(positions: State, index: int, net: Net, sums: Sums) -> int:
    """Which of the other seats' positions at that time the net likes best."""
    best = index + int(positions[index].others[0])
    most = -1e9
    for step in range(int(positions[index].seats) - 1):
        other = index + int(positions[index].others[step])
        value = estimate(positions[other].note, net, sums) if int(positions[index].seats) > 2 else 0.0
        if value > most:
            most = value
            best = other
    return best


@kernel
def learn_from(positions: State, samples: Buffer, targets: Floats, net: Net, wrong: Net, sums: Sums) -> float:
    """Add to `wrong` what is wrong about these samples. Returns the sum of the squared errors."""
    total = 0.0
    for sample in range(len(samples)):
        index = int(samples[sample])
        other = best_other(positions, index, net, sums)
        ahead = estimate(positions[index].note, net, sums) - estimate(positions[other].note, net, sums)
        error = chance(ahead) - targets[index]
        blame(positions[other].note, -error, net, wrong, sums)
        estimate(positions[index].note, net, sums)
        blame(positions[index].note, error, net, wrong, sums)
        total += error * error
    return total


@kernel
def targets_into(positions: State, lasting: float, latest: Buffer, targets: Floats) -> None:
    """What came of each position. After a round: what looks at the next one promise, mixed with what came of it.

    `latest` is scratch: [seat] where the end of the round that comes next was noted.
    """
    played = -1
    for index in range(len(positions) - 1, -1, -1):
        position = positions[index]
        if int(position.played) > played:  # the match before
            latest[:] = -1
        played = int(position.played)
        seat = int(position.seat)
        following = int(latest[seat])
        targets[index] = final_value(score_ahead(positions, index)) if following < 0 else targets[following]
        if int(position.kind) == BUILT:
            share = lasting if following >= 0 else 0.0  # the last round was looked at often
            targets[index] = share * targets[index] + (1.0 - share) * float(position.promise)
            latest[seat] = index


@kernel
def score_ahead(positions: State, index: int) -> int:
    """By how many points the seat came out ahead of the best other."""
    best = -(1 << 15)
    for step in range(int(positions[index].seats) - 1):
        best = max(best, int(positions[index + int(positions[index].others[step])].score))
    return int(positions[index].score) - best


def targets_of(positions: State, lasting: float) -> Floats:
    """What came of each position; `lasting` says how far to look: 1 to the end, 0 to the end of the round."""
    targets = np.zeros(len(positions), np.float32)
    targets_into(positions, lasting, np.zeros(MAX_SEATS, np.int32), targets)
    return targets


def samples_of(positions: State) -> NDArray[np.int32]:
    """The positions to learn from: of two seats that are compared with each other, one."""
    once = (positions["seats"] > 2) | (positions["kind"] == INSIDE) | (positions["seat"] == 0)
    return np.flatnonzero(once).astype(np.int32)


class Learner:
    """A net that learns: each batch of samples is shared out among threads, then all weights take a step (Adam)."""

    def __init__(self, net: Net, threads: int) -> None:
        self.net = net
        self._threads = ThreadPoolExecutor(threads)
        self._wrong = [zeros_of(net) for _ in range(threads)]
        self._sums = [new_sums() for _ in range(threads)]
        self._mean, self._spread = zeros_of(net), zeros_of(net)
        self._steps = 0

    def errors(self, positions: State, samples: NDArray[np.int32], targets: Floats) -> float:
        """The mean squared error; what is wrong stays in `_wrong`."""
        shares = np.array_split(samples, len(self._wrong))

        def learn(thread: int) -> float:
            for part in self._wrong[thread]:
                part[:] = 0.0
            own = self._wrong[thread], self._sums[thread]
            return float(learn_from(positions, shares[thread], targets, self.net, *own))

        return sum(self._threads.map(learn, range(len(shares)))) / len(samples)

    def step(self, positions: State, samples: NDArray[np.int32], targets: Floats, rate: float) -> float:
        """Learn from a batch. Returns its mean squared error before."""
        error = self.errors(positions, samples, targets)
        self._steps += 1
        for weights, mean, spread, *wrong in zip(self.net, self._mean, self._spread, *self._wrong, strict=True):
            gradient = sum(wrong) / np.float32(len(samples))
            mean[:] += (1.0 - MOMENTUM) * (gradient - mean)
            spread[:] += (1.0 - SCALING) * (gradient * gradient - spread)
            usual = np.sqrt(spread / (1.0 - SCALING**self._steps)) + TINY
            weights[:] -= rate * mean / (1.0 - MOMENTUM**self._steps) / usual
        return error


def rates(steps: int, longest: float) -> Iterator[float]:
    """How long each step is: longer and longer at first, then shorter and shorter."""
    first = max(1, int(FIRST_SHARE * steps))
    for step in range(steps):
        share = step / first if step < first else (1.0 + math.cos(math.pi * (step - first) / (steps - first))) / 2.0
        yield longest * (LAST_RATE + (1.0 - LAST_RATE) * share)
