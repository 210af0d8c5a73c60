"""Bots to measure others by, and to play against while there is nothing stronger.

A bot never sees the full state: it is given an observation, which is blanked for its seat, and answers an action.
"""

from collections.abc import Callable
from typing import Protocol

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadSetupError
from pyramidion.core.rng import below
from pyramidion.core.types import ActionInt, Rng, Seat, State


class Bot(Protocol):
    """What plays a seat by itself."""

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """One of the seat's legal actions. The observation is what the seat may know, in a state where it may act."""
        ...


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


BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot}


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(BOTS)


def checked_name(name: str) -> str:
    """The name itself, if a bot has it."""
    if name not in BOTS:
        raise BadSetupError(f"There is no bot called {shown(name)}; there are: {', '.join(names())}.")
    return name


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, ready to play that game."""
    return BOTS[checked_name(name)](game)
