"""From how much each seat has to how likely each is to come first: what all heuristics end with."""

import math

from pyramidion.core.jit import kernel
from pyramidion.core.types import Values

FAR_BELOW = -1e9
NO_OTHER = 1 << 40  # a lead over nobody: more than any over somebody


@kernel
def chances_into(out: Values, seats: int, scale: float) -> None:
    """Turn what each seat has (points, say) into its chance: a logistic function of its lead over the best other.

    `scale` is the lead that multiplies the odds of winning by e.
    """
    best = FAR_BELOW
    second = FAR_BELOW
    for seat in range(seats):
        has = float(out[seat])
        if has > best:
            second = best
            best = has
        elif has > second:
            second = has
    for seat in range(seats):
        has = float(out[seat])
        lead = has - (second if has == best else best)
        out[seat] = 1.0 / (1.0 + math.exp(-lead / scale))


@kernel
def final_value(lead: int) -> float:
    """What a finished match is worth to a seat with such a lead over the best other: a shared first place is half."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
