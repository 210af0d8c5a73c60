"""Levels: opponents from one that a child beats to the strongest we have, the same for all games.

A level is so many simulations, so that it is equally strong on any machine, with a cap on the time that a person waits.
The lower ones also misjudge: they value what they have found a little wrongly, so that they choose a good action where
it is much better and err where it is close, as people do.
"""

from dataclasses import dataclass

from pyramidion.core.contract import Game
from pyramidion.core.rng import below
from pyramidion.core.types import ActionInt, Rng, Seat, State
from pyramidion.search.mcts import Budget, Candidate
from pyramidion.search.thinking import think

GRAIN = 1 << 20  # of random numbers between 0 and 1


@dataclass(frozen=True)
class Level:
    """How strong an opponent is."""

    simulations: int
    seconds: float  # no longer than this for one action
    doubt: float = 0.0  # by how much it misjudges what an action is worth, as a standard deviation


LEVELS = {
    "level1": Level(16, 1.0, doubt=0.10),
    "level2": Level(64, 1.0),
    "level3": Level(256, 1.0),
    "level4": Level(1_024, 1.0),
    "level5": Level(4_096, 3.0),
    "level6": Level(16_384, 3.0),
}
USUAL_LEVEL = "level2"  # to propose to somebody new


class LevelBot:
    """Searches, and plays what the search has tried most; where it has doubts, what seems worth most."""

    def __init__(self, game: Game, level: Level) -> None:
        self._game = game
        self._level = level

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """An action for the seat, from what it knows."""
        found = think(self._game, observation, seat, Budget(self._level.simulations, self._level.seconds), rng)
        if self._level.doubt:
            return max(found.candidates, key=lambda candidate: self._opinion(candidate, rng)).action
        return found.best.action

    def _opinion(self, candidate: Candidate, rng: Rng) -> float:
        return candidate.value + self._level.doubt * _bell(rng)


def _bell(rng: Rng) -> float:
    """Roughly normal, with mean 0 and standard deviation 1: the sum of twelve even chances."""
    return sum(below(rng, GRAIN) for _ in range(12)) / GRAIN - 6.0
