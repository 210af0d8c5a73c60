"""A share of the matches, as a process of its own plays it."""

from typing import NamedTuple

import numpy as np

from pyramidion.core import registry
from pyramidion.core.rng import new_rng
from pyramidion.core.types import Buffer, State
from tools.learn_yaxha.net import Net
from tools.learn_yaxha.playing import MOST_POSITIONS, POSITION, new_desk, play

DARING = 0.15  # share of what is not done as seems best, so that other ways are learnt about too
SEATS = (2, 2, 2, 3, 2, 2, 2, 4, 2, 2)  # of one match after the other


class Task(NamedTuple):
    """So many matches to play, from a seed on: seat 0 by a net, the others by another or the same."""

    net: Net
    other: Net
    seed: int
    matches: int


def options_of(seats: int) -> Buffer:
    """The usual options, as the game encodes them."""
    spec = registry.game("yaxha").spec
    return spec.encode(spec.complete({}, seats), seats)


def positions_of(task: Task) -> State:
    """What was noted in the matches."""
    registry.game("yaxha").load()
    options = {seats: options_of(seats) for seats in set(SEATS)}
    positions = np.zeros(task.matches * MOST_POSITIONS, POSITION)
    desk, rng, count = new_desk(task.net, task.other), new_rng(task.seed), 0
    for match in range(task.matches):
        seats = SEATS[match % len(SEATS)]
        count += int(play(seats, options[seats], DARING, positions[count:], desk, rng))
    return positions[:count].copy()


def leads_of(task: Task) -> list[int]:
    """By how many points seat 0 came out ahead in matches of two, of which nothing is noted."""
    registry.game("yaxha").load()
    desk, leads = new_desk(task.net, task.other), []
    nothing = np.zeros(0, POSITION)
    for match in range(task.matches):
        play(2, options_of(2), 0.0, nothing, desk, new_rng(task.seed, match))
        leads.append(int(desk.scores[0] - desk.scores[1]))
    return leads
