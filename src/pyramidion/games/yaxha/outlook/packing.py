"""Weights in words: most of a net's time goes into adding rows, so four units share a word and are added at once.

For this no sum may be below 0 or outgrow its lane. So of each question the lowest weight is taken away from all its
answers and put into the row to begin with; and so is `ZERO`, which is subtracted from what has been added up.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.jit import kernel

LANES = 4  # units in a word
LANE_BITS = 16
LANE = (1 << LANE_BITS) - 1
ZERO = 1 << (LANE_BITS - 2)
HIGHEST = (1 << (LANE_BITS - 1)) - 1  # so that no word is below 0

Weights = NDArray[np.int64]  # [answer, unit] or [unit]
Words = NDArray[np.int64]  # [answer, word] or [word]


class Lifted(NamedTuple):
    """Weights of which none is below 0, and the least and the most that was possible before."""

    rows: Weights
    least: Weights  # [unit]
    most: Weights  # [unit]


def lift(rows: Weights, questions: Sequence[int], last_asked: int = 1) -> Lifted:
    """Take away the lowest weight of each question; `questions` says how many answers each has.

    All are asked once, the last one so often.
    """
    rows = rows.astype(np.int64)
    least, most = np.zeros_like(rows[0]), np.zeros_like(rows[0])
    first = 0
    for index, answers in enumerate(questions):
        asked = last_asked if index == len(questions) - 1 else 1
        possible = rows[first : first + answers]
        least += asked * possible.min(axis=0)
        most += asked * possible.max(axis=0)
        possible -= possible.min(axis=0)
        first += answers
    return Lifted(rows, least, most)


def first_sums(constant: Weights, *parts: Lifted) -> Words:
    """What the sums begin with, in words. Refuses weights with which a sum could leave its lane."""
    least = ZERO + constant + sum(part.least for part in parts)
    most = ZERO + constant + sum(part.most for part in parts)
    if least.min() < 0 or most.max() > HIGHEST:
        raise ValueError(f"The net's sums reach from {least.min()} to {most.max()}: its weights are too large.")
    return in_words(least)


def in_words(weights: Weights) -> Words:
    """Several units in a word, the first in its lowest bits."""
    lanes = weights.reshape(*weights.shape[:-1], -1, LANES) << (LANE_BITS * np.arange(LANES))
    return np.ascontiguousarray(np.bitwise_or.reduce(lanes, axis=-1))


@kernel
def sum_above_zero(sums: int, first: int, out: Weights) -> int:
    """What the units of a word, the first of which has this number, come to: those above 0, each times its weight."""
    total = 0
    for lane in range(LANES):
        total += max(0, ((sums >> (LANE_BITS * lane)) & LANE) - ZERO) * int(out[first + lane])
    return total
