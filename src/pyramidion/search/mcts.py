"""Searching from Python: budgets of simulations and of time, several trees side by side, what came of it."""

import threading
import time
from dataclasses import dataclass

import numpy as np

from pyramidion.core.contract import Game
from pyramidion.core.rng import new_rng, next_word
from pyramidion.core.types import ActionInt, Rng, Seat, State
from pyramidion.search.simulation import Plan, candidates_into, new_desk, run_simulations
from pyramidion.search.tree import bytes_of, clear, new_tree

EDGES_A_SIMULATION = 48
MOST_EDGES = 1 << 21
AT_A_TIME = 32  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to search: so many simulations, but no longer than so many seconds."""

    simulations: int
    seconds: float = float("inf")


@dataclass(frozen=True)
class Candidate:
    """An action that was considered."""

    action: ActionInt
    visits: int
    value: float  # for the seat that searched, 0 (lost) to 1 (won)


class Searcher:
    """One tree and its scratch."""

    def __init__(self, game: Game, simulations: int) -> None:
        assert game.kernels
        self._tree = new_tree(min(MOST_EDGES, simulations * EDGES_A_SIMULATION))
        self._desk = new_desk(game)
        most = game.state.MAX_LEGAL
        self._actions = np.zeros(most, np.int32)
        self._visits = np.zeros(most, np.int32)
        self._values = np.zeros(most, np.float32)

    @property
    def memory(self) -> int:
        """Bytes of the tree."""
        return bytes_of(self._tree)

    def search(self, observation: State, seat: Seat, plan: Plan, budget: Budget, rng: Rng) -> list[Candidate]:
        """All legal actions of the seat in ascending order, with what the search found out about them."""
        root = np.zeros(1, observation.dtype)
        root[0] = observation
        clear(self._tree)
        end = time.monotonic() + budget.seconds
        left = budget.simulations
        while left > 0 and (left == budget.simulations or time.monotonic() < end):
            run_simulations(root, seat, min(left, AT_A_TIME), plan, self._tree, self._desk, rng)
            left -= AT_A_TIME
        count = candidates_into(root, seat, self._actions, self._visits, self._values, self._tree, self._desk)
        columns = (self._actions[:count].tolist(), self._visits[:count].tolist(), self._values[:count].tolist())
        return [Candidate(*row) for row in zip(*columns, strict=True)]
