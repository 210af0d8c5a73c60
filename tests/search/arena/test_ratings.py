"""Ratings against known figures; intervals hold what they promise on made-up data."""

import math

import numpy as np
import pytest

from pyramidion.search.arena.playing import Result
from pyramidion.search.arena.ratings import (
    Estimate,
    elo_estimate,
    elo_of,
    expected_score,
    field_ratings,
    mean_estimate,
    ratings,
)
from pyramidion.search.arena.tally import Tally, first_shares
from search.arena.contests import contest_of

TWO = ((0,), (1,))


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.64, 100), (0.75, 190.85), (10 / 11, 400), (0.25, -190.85)])
def test_known_figures(score: float, elo: float) -> None:
    assert elo_of(score, 2) == pytest.approx(elo, abs=0.1)


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
@pytest.mark.parametrize("elo", [-700, -100, 0, 35, 400])
def test_scores_and_differences_agree(elo: float, sides: int) -> None:
    assert elo_of(expected_score(elo, sides), sides) == pytest.approx(elo, abs=1e-6)
    assert expected_score(elo, sides) + expected_score(-elo, sides) == pytest.approx(1)


def test_one_of_double_weight_among_three_takes_half() -> None:
    """Weights 2, 1, 1: one takes 2/4; the other way round one takes 1/5, which leaves 4/5."""
    assert expected_score(400 * math.log10(2), 3) == pytest.approx((2 / 4 + 4 / 5) / 2)


def test_all_or_nothing_has_no_end() -> None:
    assert elo_of(1.0, 2) == math.inf
    assert elo_of(0.0, 4) == -math.inf
    found = elo_estimate(mean_estimate([1.0] * 100), 2)
    assert found.value == found.high == math.inf
    assert 400 < found.low < 700  # of a hundred deals three might have been lost


def test_few_deals_promise_little() -> None:
    assert mean_estimate([1.0]).low < 0.5
    assert mean_estimate([0.5, 0.5]).half > 0.3


@pytest.mark.parametrize(("chance", "deals"), [(0.5, 20), (0.64, 100), (0.9, 40)])
def test_intervals_hold_the_truth_19_times_in_20(chance: float, deals: int) -> None:
    """A deal's luck is shared by its two matches: whoever has the better seat wins more often."""
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(1000):
        luck = rng.choice([-0.1, 0.1], deals)
        scores = ((rng.random(deals) < chance + luck) * 0.5 + (rng.random(deals) < chance - luck) * 0.5).tolist()
        found = mean_estimate(scores)
        held += found.low <= chance <= found.high
    assert 930 <= held <= 990


def test_the_deal_is_the_unit() -> None:
    """Where the deal decides all, each of two bots wins once in each, and more matches of it tell nothing new."""
    decided, free = [0.5] * 100, [0.0, 1.0] * 50
    assert mean_estimate(decided).half < 0.02
    assert mean_estimate(free).half > 0.09


def _field(truth: list[float], deals: int, rng: np.random.Generator) -> list[Estimate]:
    """Three bots, two at a time, both ways."""
    held = np.array([[1, 1, 0], [1, 1, 0], [1, 0, 1], [1, 0, 1], [0, 1, 1], [0, 1, 1]])
    weights = held * 10 ** (np.array(truth) / 400)
    chances = weights / weights.sum(axis=1, keepdims=True)
    winners = (rng.random((deals, 6, 1)) > chances.cumsum(axis=1)).sum(axis=2)
    return field_ratings(np.eye(3)[winners], held)


def test_ratings_of_a_field() -> None:
    found = _field([150.0, 0.0, -150.0], 5000, np.random.default_rng(2))
    assert [one.value for one in found] == pytest.approx([150, 0, -150], abs=12)
    assert sum(one.value for one in found) == pytest.approx(0, abs=1e-6)


def test_intervals_of_a_field() -> None:
    rng = np.random.default_rng(3)
    truth = [80.0, 0.0, -80.0]
    fields = [_field(truth, 100, rng) for _ in range(300)]
    for index in range(3):
        held = sum(field[index].low <= truth[index] <= field[index].high for field in fields)
        assert 275 <= held <= 297


def test_one_who_always_wins_has_a_rating_too() -> None:
    held = np.array([[1, 1, 0], [1, 0, 1], [0, 1, 1]])
    best, middle, worst = field_ratings(np.array([[[1, 0, 0], [1, 0, 0], [0, 1, 0]]] * 20, float), held)
    assert 300 < best.value - middle.value < 2000
    assert best.low > middle.value > worst.high


def test_first_places_are_shared() -> None:
    assert first_shares((1, 2), TWO) == [1, 0]
    assert first_shares((1, 1), TWO) == [0.5, 0.5]
    assert first_shares((3, 1, 1), ((0,), (1,), (2,))) == [0, 0.5, 0.5]
    assert first_shares((2, 1, 2, 1), ((0, 2), (1, 3))) == [0, 1]


def test_a_tally_counts_whole_deals() -> None:
    tally = Tally(contest_of())
    assert not tally.add(Result(0, (0, 1), (5, 3), (1, 2)))
    assert tally.deals == 0
    assert tally.add(Result(0, (1, 0), (4, 4), (1, 1)))
    assert tally.scores() == [0.75]
    assert tally.matches(0) == tally.matches(1) == 2
    assert ratings(tally)[0].value == pytest.approx(190.85, abs=0.1)
    assert ratings(tally)[1].value == pytest.approx(-190.85, abs=0.1)


def test_what_one_takes_alone() -> None:
    """Three seats: greedy is first wherever it sits alone; random, alone, shares one first place."""
    tally = Tally(contest_of(seats=3))
    for line_up in tally.schedule.line_ups:
        ranks = tuple(2 if entrant else 1 for entrant in line_up)
        if line_up == (1, 0, 0):
            ranks = (1, 1, 2)
        tally.add(Result(0, line_up, ranks, ranks))
    assert tally.alone(0) == [1.0]
    assert tally.alone(1) == pytest.approx([0.5 / 3])
    assert tally.scores() == pytest.approx([5.5 / 6])
