"""From first places to Elo.

All ratings are those of one model (Luce's choice; with two sides, Elo's own): a bot of rating R has the weight
10 ** (R / 400), and the chance that a side comes first is its share of the weights at the table.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from pyramidion.search.arena.tally import Shares, Tally

Z95 = 1.959964  # standard deviations either side that hold 95 %
# An interval counts two deals more than were played, one won and one lost: few deals must not promise much.
IMAGINED = (0.0, 1.0)
ELO = 400 / math.log(10)


class Estimate(Struct, frozen=True):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mean_estimate(samples: Sequence[float]) -> Estimate:
    """The mean of one figure a deal, each between 0 and 1. There is at least one."""
    widened = np.array([*samples, *IMAGINED])
    centre, reach = float(widened.mean()), float(Z95 * widened.std(ddof=1) / math.sqrt(len(widened)))
    return Estimate(float(np.mean(samples)), max(0.0, centre - reach), min(1.0, centre + reach))


def expected_score(elo: float, sides: int) -> float:
    """The share of first places for the better of two bots: one against all others of the other kind, both ways."""
    weight, others = 10 ** (elo / 400), sides - 1
    return (weight / (weight + others) + others * weight / (1 + others * weight)) / 2


def elo_of(score: float, sides: int) -> float:
    """The difference that explains a score: `expected_score` the other way. Infinite where it is all or nothing."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    others = sides - 1
    lean = (2 * score - 1) * (1 + others**2)
    root = math.sqrt(lean**2 + 16 * others**2 * score * (1 - score))
    # Of two forms of the same root, the one that subtracts nothing.
    weight = (lean + root) / (4 * others * (1 - score)) if lean > 0 else 4 * others * score / (root - lean)
    return 400 * math.log10(weight)


def elo_estimate(score: Estimate, sides: int) -> Estimate:
    """A score of two bots as a difference of ratings."""
    return Estimate(elo_of(score.value, sides), elo_of(score.low, sides), elo_of(score.high, sides))


def ratings(tally: Tally) -> list[Estimate]:
    """The rating of each entrant: for two, the difference to the other; for more, to the mean of all."""
    if tally.entrants > 2:
        return field_ratings(tally.shares, tally.held)
    ahead = elo_estimate(mean_estimate(tally.scores()), len(tally.schedule.sides))
    return [ahead, Estimate(-ahead.value, -ahead.high, -ahead.low)]


def field_ratings(shares: Shares, held: Shares) -> list[Estimate]:
    """Ratings that make what was expected equal to what came; their mean is 0.

    shares: [deal, line-up, entrant]; held: [line-up, entrant], how many sides it has. An even deal is imagined with
    those played, so that one who always wins has a rating too. Intervals: sandwich estimator over deals.
    """
    even = held / held.sum(axis=1, keepdims=True)
    firsts = np.concatenate([shares, even[None]]).sum(axis=1)  # [deal, entrant]
    logs = np.zeros(held.shape[1])
    for _ in range(100):
        expected, bread = _expectation(logs, held)
        logs += np.clip(bread @ (firsts.mean(axis=0) - expected), -1, 1)
    surprises = firsts - expected
    # The imagined deal is as uncertain as the model says: `bread` is what that adds.
    spread = (bread @ (surprises.T @ surprises) @ bread + bread) / (len(firsts) * (len(firsts) - 1))
    reach = Z95 * ELO * np.sqrt(np.diag(spread))
    return [
        Estimate(value, value - half, value + half)
        for value, half in zip((ELO * (logs - logs.mean())).tolist(), reach.tolist(), strict=True)
    ]


def _expectation(logs: Shares, held: Shares) -> tuple[Shares, Shares]:
    """How many first places a deal brings each entrant, and the inverse of how that grows with the ratings."""
    weights = held * np.exp(logs - logs.max())
    chances = weights / weights.sum(axis=1, keepdims=True)  # [line-up, entrant]
    expected = chances.sum(axis=0)
    return expected, np.linalg.pinv(np.diag(expected) - chances.T @ chances)
