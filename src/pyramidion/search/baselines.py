"""Bots to measure others by: one that plays anything, one that looks one action ahead."""

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE, CHANCE_BIT, MAX_SEATS, ActionInt, Rng, Seat, State
from pyramidion.search.guessing import guesses


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, game: Game) -> None:
        assert game.kernels
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
        assert game.kernels
        self._game = game
        self._legal = np.zeros(game.state.MAX_LEGAL, np.int32)
        self._work = np.zeros(game.state.WORK, np.int32)

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """The action with the best mean value for the seat."""
        count = int(verbs.legal_into(observation, seat, self._legal, self._work))
        actions = self._legal[:count].tolist()
        if count == 1:
            return int(actions[0])
        values = np.zeros(count)
        for guess in guesses(self._game, observation, seat, self.GUESSES, rng):
            values += [self._value_after(guess, seat, action, rng) for action in actions]
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return int(actions[best[below(rng, len(best))]])

    def _value_after(self, guess: State, seat: Seat, action: ActionInt, rng: Rng) -> float:
        states = np.zeros(1, self._game.state.STATE)
        states[0] = guess
        verbs.apply(states[0], seat, action, self._work)
        while verbs.actors(states[0]) == CHANCE_BIT:
            drawn = verbs.sample_chance(states[0], rng, self._work)
            verbs.apply(states[0], CHANCE, drawn, self._work)
        values = np.zeros(MAX_SEATS, np.float32)
        verbs.evaluate(states[0], values)
        return float(values[seat])
