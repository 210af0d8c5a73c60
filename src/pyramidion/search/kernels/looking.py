"""Looking one action ahead."""

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import verbs
from pyramidion.core.jit import kernel
from pyramidion.core.types import CHANCE, CHANCE_BIT, Buffer, Rng, Seat, State, Values


@kernel
def add_values_after(
    states: State,
    seat: Seat,
    actions: Buffer,
    sums: NDArray[np.float64],
    rng: Rng,
    work: Buffer,
    values: Values,
) -> None:
    """Add to `sums` what each action is worth to the seat by the game's heuristic.

    `states` holds the state looked at and room for another. Chance that must act next is drawn.
    """
    for index in range(len(actions)):
        states[1] = states[0]
        state = states[1]
        verbs.apply(state, seat, int(actions[index]), work)
        while verbs.actors(state) == CHANCE_BIT:
            verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, work), work)
        verbs.evaluate(state, values)
        sums[index] += values[seat]
