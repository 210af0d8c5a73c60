"""Bots to measure others by: one that plays anything, one that looks one action ahead."""

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.rng import below
from pyramidion.core.types import MAX_SEATS, ActionInt, Rng, Seat, State
from pyramidion.search.guessing import guesses
from pyramidion.search.kernels.looking import add_values_after


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, game: Game) -> None:
        self._legal = np.zeros(game.state.MAX_LEGAL, np.int32)
        self._work = np.zeros(game.state.WORK, np.int32)

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """A legal action at random: what is legal for a seat can be told from its own observation."""
        count = verbs.legal_into(observation, seat, self._legal, self._work)
        return int(self._legal[below(rng, int(count))])


class GreedyBot:
    """Plays what looks best one action ahead by the game's heuristic, over guesses at what is hidden.

    Among equals it plays any. Chance that must act next is drawn once for each guess.
    """

    GUESSES = 4  # at what the seat cannot see

    def __init__(self, game: Game) -> None:
        self._game = game
        self._states = np.zeros(2, game.state.STATE)
        self._legal = np.zeros(game.state.MAX_LEGAL, np.int32)
        self._work = np.zeros(game.state.WORK, np.int32)
        self._values = np.zeros(MAX_SEATS, np.float32)

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """The action with the best mean value for the seat."""
        count = int(verbs.legal_into(observation, seat, self._legal, self._work))
        actions = self._legal[:count].copy()
        if count == 1:
            return int(actions[0])
        sums = np.zeros(count)
        for guess in guesses(self._game, observation, seat, self.GUESSES, rng):
            self._states[0] = guess
            add_values_after(self._states, seat, actions, sums, rng, self._work, self._values)
        best = np.flatnonzero(sums >= sums.max() - 1e-9)
        return int(actions[best[below(rng, len(best))]])
