"""Guessing at what a seat cannot see."""

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.types import Rng, Seat, State


def guess(game: Game, observation: State, seat: Seat, rng: Rng) -> State:
    """A full state that the seat's observation may be of."""
    states = np.zeros(1, game.state.STATE)
    states[0] = observation
    verbs.determinize(states[0], seat, rng, np.zeros(game.state.WORK, np.int32))
    return states[0]


def guesses(game: Game, observation: State, seat: Seat, count: int, rng: Rng) -> list[State]:
    """So many guesses; one where nothing is hidden, since all would be the same."""
    first = guess(game, observation, seat, rng)
    if is_open(observation, first):
        return [first]
    return [first, *(guess(game, observation, seat, rng) for _ in range(count - 1))]


def is_open(observation: State, guessed: State) -> bool:
    """Whether nothing is hidden: then a guess changes nothing."""
    return bool(guessed.tobytes() == observation.tobytes())
