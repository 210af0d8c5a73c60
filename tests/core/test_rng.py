"""Chance: the generator against its public description, and what is made of it."""

import numpy as np
import pytest

from pyramidion.core.rng import below, new_rng, next_word, start_stream


class Sfc32:
    """Doty-Humphrey's sfc32, written down from its description with 32-bit words that overflow."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a, self.b, self.c, self.counter = (np.array([word], np.uint32) for word in (a, b, c, 1))
        for _ in range(12):
            self.next()

    def next(self) -> int:
        word = self.a + self.b + self.counter
        self.counter = self.counter + np.uint32(1)
        self.a = self.b ^ (self.b >> np.uint32(9))
        self.b = self.c + (self.c << np.uint32(3))
        self.c = ((self.c << np.uint32(21)) | (self.c >> np.uint32(11))) + word
        return int(word[0])


@pytest.mark.parametrize(("seed", "index"), [(0, 0), (1, 0), (2**63 - 1, 2**32 - 1), (0x123456789ABCDEF, 77)])
def test_words_are_those_of_sfc32(seed: int, index: int) -> None:
    rng = new_rng(seed, index)
    check = Sfc32(seed & 0xFFFFFFFF, seed >> 32, index)
    assert [next_word(rng) for _ in range(500)] == [check.next() for _ in range(500)]


def test_streams_differ() -> None:
    pairs = [(seed, index) for seed in (0, 1, 2, 2**32, 2**62) for index in (0, 1, 2, 2**31)]
    firsts = set()
    for seed, index in pairs:
        rng = new_rng(seed, index)
        firsts.add(tuple(next_word(rng) for _ in range(3)))
    assert len(firsts) == len(pairs)


def test_a_stream_can_be_begun_again() -> None:
    rng = new_rng(5, 6)
    first = [next_word(rng) for _ in range(10)]
    start_stream(rng, 5, 6)
    assert [next_word(rng) for _ in range(10)] == first


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10])
def test_below_is_even(bound: int) -> None:
    rng = new_rng(12, bound)
    draws = 6000
    counts = np.bincount([below(rng, bound) for _ in range(draws)], minlength=bound)
    assert len(counts) == bound
    expected = draws / bound
    assert ((counts - expected) ** 2 / expected).sum() < bound - 1 + 6 * (2 * (bound - 1)) ** 0.5


@pytest.mark.parametrize("bound", [1, 2**31 - 1, 3 * 2**29])
def test_below_stays_below(bound: int) -> None:
    rng = new_rng(1)
    drawn = [below(rng, bound) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    assert bound == 1 or max(drawn) > bound * 0.99


def test_below_is_exactly_even_where_words_do_not_divide() -> None:
    """With 3 * 2**29 values a method that does not reject would favour two thirds of them visibly."""
    rng = new_rng(2)
    thirds = np.bincount([below(rng, 3 * 2**29) % 3 for _ in range(6000)], minlength=3)
    assert ((thirds - 2000) ** 2 / 2000).sum() < 14
