"""The sequential test on flips of coins: it accepts, rejects, errs seldom, and stops early where much is known."""

import numpy as np
import pytest

from pyramidion.search.arena.ratings import expected_score
from pyramidion.search.arena.sprt import BOUND, Sprt

TEST = Sprt(0, 50)


def _run(elo: float, rng: np.random.Generator, sides: int = 2) -> tuple[bool, int]:
    """Whether it decides for the better, and after how many deals."""
    scores: list[float] = []
    while not TEST.is_decided(scores, sides):
        scores.append(float((rng.random(2) < expected_score(elo, sides)).mean()))
    return TEST.ratio(scores, sides) > 0, len(scores)


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize(("elo", "is_better"), [(0, False), (50, True)])
def test_it_errs_seldom(elo: float, is_better: bool, sides: int) -> None:
    rng = np.random.default_rng(5)
    wrong = sum(_run(elo, rng, sides)[0] != is_better for _ in range(60))
    assert wrong <= 8  # 3 expected; more than 8 in less than one case of 200


def test_much_better_is_known_soon() -> None:
    rng = np.random.default_rng(6)
    near = np.mean([_run(50, rng)[1] for _ in range(20)])
    far = np.mean([_run(200, rng)[1] for _ in range(20)])
    assert far < near / 2


def test_nothing_is_known_at_first() -> None:
    assert TEST.ratio([], 2) == 0
    assert not TEST.is_decided([1.0], 2)
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_a_known_figure() -> None:
    """100 deals, half won and half even: mean 0.75; the two imagined deals make the variance 0.0705."""
    scores = [1.0, 0.5] * 50
    low, high = 0.5, expected_score(50, 2)
    variance = np.var([*scores, 0, 1], ddof=1)
    assert TEST.ratio(scores, 2) == pytest.approx(100 * (high - low) * (1.5 - low - high) / (2 * variance))
