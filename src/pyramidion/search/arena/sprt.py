"""When to stop: the sequential probability ratio test, generalised to scores of deals.

It decides between two hypotheses, that the first bot is better by no more than `low` and by at least `high` Elo, and
errs in one case of twenty either way (Wald's bounds). The likelihood ratio is that of normal
means with the variance seen.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from pyramidion.search.arena.ratings import IMAGINED, expected_score

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)


class Sprt(Struct, frozen=True):
    """The two hypotheses, in Elo."""

    low: float
    high: float

    def ratio(self, scores: Sequence[float], sides: int) -> float:
        """The logarithm of the likelihood ratio: above 0 speaks for `high`."""
        if not scores:
            return 0.0
        lower, upper = expected_score(self.low, sides), expected_score(self.high, sides)
        spread = np.var([*scores, *IMAGINED], ddof=1)
        return float(len(scores) * (upper - lower) * (2 * np.mean(scores) - lower - upper) / (2 * spread))

    def is_decided(self, scores: Sequence[float], sides: int) -> bool:
        """Whether it is known well enough."""
        return abs(self.ratio(scores, sides)) >= BOUND
