"""Weights in words: most of a net's time goes into adding rows, so four units share a word and are added at once.

A word is the sum of its lanes, each times a power of two, so words add up as their lanes do, below 0 as well. At the
end `ZERO` is in each lane besides, so that none is below 0 and each can be read by itself.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.jit import kernel

LANES = 4  # units in a word
LANE_BITS = 16
LANE = (1 << LANE_BITS) - 1
ZERO = 1 << (LANE_BITS - 2)
WORDS = 8  # for all units of a layer

Weights = NDArray[np.integer[Any]]  # [answer, unit] or [unit]
Words = NDArray[np.int64]  # [answer, word] or [word]
Sums: TypeAlias = tuple[int, int, int, int, int, int, int, int]  # [word]
NOTHING = (0, 0, 0, 0, 0, 0, 0, 0)  # sums


def in_words(weights: Weights) -> Words:
    """Several units in a word, the first in its lowest bits."""
    lanes = weights.astype(np.int64).reshape(*weights.shape[:-1], -1, LANES)
    return np.ascontiguousarray((lanes << (LANE_BITS * np.arange(LANES))).sum(axis=-1))


def reach(first: Weights, *parts: tuple[Weights, Sequence[tuple[int, int]]]) -> tuple[Weights, Weights]:
    """The least and the most that the sum of each unit can be: [unit] both.

    Each part is rows, and how many of them are possible answers to each question that is asked up to so many times.
    """
    least, most = first.astype(np.int64), first.astype(np.int64)
    for rows, questions in parts:
        ends = np.cumsum([answers for answers, _ in questions])
        for end, (answers, asked) in zip(ends, questions, strict=True):
            possible = rows[end - answers : end].astype(np.int64)
            least = least + asked * np.minimum(0, possible.min(axis=0))
            most = most + asked * np.maximum(0, possible.max(axis=0))
    return least, most


@kernel
def plus(sums: Sums, row: Words) -> Sums:
    """The sums with a row of weights added to them."""
    return (
        sums[0] + int(row[0]),
        sums[1] + int(row[1]),
        sums[2] + int(row[2]),
        sums[3] + int(row[3]),
        sums[4] + int(row[4]),
        sums[5] + int(row[5]),
        sums[6] + int(row[6]),
        sums[7] + int(row[7]),
    )


@kernel
def sum_above_zero(sums: Sums, out: Weights) -> int:
    """What the units of a layer come to: those above 0, each times its weight."""
    total = 0
    for word in range(WORDS):
        for lane in range(LANES):
            told = ((sums[word] >> (LANE_BITS * lane)) & LANE) - ZERO
            total += max(0, told) * int(out[LANES * word + lane])
    return total
