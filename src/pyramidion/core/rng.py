"""Chance for kernels: sfc32 (Chris Doty-Humphrey's small fast counting generator) in four 64-bit words.

Every intermediate value fits a signed 64-bit integer, so that the very same code gives the same numbers interpreted,
compiled and on a GPU, without overflow. The stream of a match is keyed by (seed, index of the chance action): two
matches of one seed get the same deals, whoever plays.
"""

import numpy as np

from pyramidion.core.jit import kernel
from pyramidion.core.types import Rng

RNG_WORDS = 4
_MASK = 0xFFFFFFFF
_WARM_UP = 12


def new_rng(seed: int, index: int = 0) -> Rng:
    """A generator at the start of the stream (seed, index)."""
    rng = np.zeros(RNG_WORDS, np.int64)
    start_stream(rng, seed, index)
    return rng


@kernel
def start_stream(rng: Rng, seed: int, index: int) -> None:
    """Begin the stream that belongs to a seed (0 to 2**63 - 1) and an index (0 to 2**32 - 1)."""
    rng[0] = seed & _MASK
    rng[1] = (seed >> 32) & _MASK
    rng[2] = index & _MASK
    rng[3] = 1
    for _ in range(_WARM_UP):
        next_word(rng)


@kernel
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    a = int(rng[0])
    b = int(rng[1])
    c = int(rng[2])
    counter = int(rng[3])
    word = (a + b + counter) & _MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & _MASK
    rng[2] = ((((c << 21) | (c >> 11)) & _MASK) + word) & _MASK
    rng[3] = (counter + 1) & _MASK
    return word


@kernel
def below(rng: Rng, bound: int) -> int:
    """A whole number from 0 to bound - 1, each exactly equally likely (Lemire's method). 1 <= bound < 2**31."""
    product = next_word(rng) * bound
    if (product & _MASK) < bound:
        threshold = (_MASK + 1) % bound
        while (product & _MASK) < threshold:
            product = next_word(rng) * bound
    return product >> 32
