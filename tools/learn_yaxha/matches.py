"""A share of the matches to learn from, as a process of its own plays it."""

import numpy as np

from pyramidion.core import registry
from pyramidion.core.rng import new_rng
from pyramidion.core.types import State
from tools.learn_yaxha.playing import MOST_POSITIONS, POSITION, new_desk, play

DARING = 0.15  # share of what is not done as seems best, so that other ways are learnt about too
SEATS = (2, 2, 2, 3, 2, 2, 2, 4, 2, 2)  # of one match after the other


def positions_of(task: tuple[int, int]) -> State:
    """What was noted in so many matches, from a seed on."""
    seed, matches = task
    game = registry.game("yaxha")
    assert game.kernels
    options = {seats: game.spec.encode(game.spec.complete({}, seats), seats) for seats in set(SEATS)}
    positions = np.zeros(matches * MOST_POSITIONS, POSITION)
    desk, rng, count = new_desk(), new_rng(seed), 0
    for match in range(matches):
        seats = SEATS[match % len(SEATS)]
        count += int(play(seats, options[seats], DARING, positions[count:], desk, rng))
    return positions[:count].copy()
