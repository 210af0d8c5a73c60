"""Levels: opponents from one that a child beats to the strongest we have, the same for all games.

A level is so many simulations, so that it is equally strong on any machine, with a cap on the time that a person waits.
The lowest also misjudges: it values what it has found a little wrongly, so that it chooses a good action where that is
much better and errs where it is close, as people do.
"""

from dataclasses import dataclass

from pyramidion.core.contract import Game
from pyramidion.core.plan import Plan
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
    plan: Plan
    doubt: float = 0.0  # by how much it misjudges what an action is worth, as a standard deviation


LEVELS = ("level1", "level2", "level3", "level4", "level5", "level6")
SECONDS = (1.0, 1.0, 1.0, 1.0, 3.0, 3.0)
DOUBTS = (0.15, 0.0, 0.0, 0.0, 0.0, 0.0)


def level_of(game: Game, name: str, seats: int) -> Level:
    """What a level means in a game: as many simulations as make each a good deal stronger than the one before."""
    index = LEVELS.index(name)
    return Level(game.heuristics.SIMULATIONS[index], SECONDS[index], plans_of(game, seats)[index], DOUBTS[index])


def plans_of(game: Game, seats: int) -> tuple[Plan, ...]:
    """How each level searches a match of so many seats."""
    by_seats: dict[int, tuple[Plan, ...]] = getattr(game.heuristics, "PLANS_BY_SEATS", {})
    usual: tuple[Plan, ...] = game.heuristics.PLANS
    return by_seats.get(seats, usual)


def best_plan(game: Game, seats: int) -> Plan:
    """How the strongest level searches: also for hints and analysis."""
    return plans_of(game, seats)[-1]


USUAL_LEVEL = "level2"  # to propose to somebody new


class NamedLevelBot:
    """The bot of a level, at tables of any size."""

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self._name = name

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """An action for the seat, from what it knows."""
        level = level_of(self._game, self._name, int(observation.seats))
        return LevelBot(self._game, level).choose(observation, seat, rng)


class LevelBot:
    """Searches, and plays what it has tried most; where it has doubts, what seems worth most of all it has tried."""

    def __init__(self, game: Game, level: Level) -> None:
        self._game = game
        self._level = level

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """An action for the seat, from what it knows."""
        budget = Budget(self._level.simulations, self._level.seconds)
        found = think(self._game, observation, seat, self._level.plan, budget, rng)
        if not self._level.doubt:
            return found.best.action
        thought_of = [candidate for candidate in found.candidates if candidate.visits] or found.candidates
        return max(thought_of, key=lambda candidate: self._opinion(candidate, rng)).action

    def _opinion(self, candidate: Candidate, rng: Rng) -> float:
        return candidate.value + self._level.doubt * _bell(rng)


def _bell(rng: Rng) -> float:
    """Roughly normal, with mean 0 and standard deviation 1: the sum of twelve even chances."""
    return sum(below(rng, GRAIN) for _ in range(12)) / GRAIN - 6.0
