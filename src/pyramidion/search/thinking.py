"""Thinking as the game is best thought about: it is searched, and near its end, where that can be, solved."""

import time
from dataclasses import replace

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.plan import Plan
from pyramidion.core.types import Rng, Seat, State
from pyramidion.search.guessing import guess, is_open
from pyramidion.search.kernels.solver import UNKNOWN, WON, new_board, solve
from pyramidion.search.mcts import Budget, Candidate, Finding, search

SEATS = 2
MOST_POSITIONS = 300_000
POSITIONS_A_SECOND = 100_000  # of a budget; some 1.7 million were measured on one core: a sixteenth of the time


def think(
    game: Game, observation: State, seat: Seat, plan: Plan, budget: Budget, rng: Rng, trees: int = 1, steps: int = 0
) -> Finding:
    """What is found out about a seat's legal actions. For `trees` and `steps` see `search`."""
    began = time.monotonic()
    positions = min(plan.solving * budget.simulations, MOST_POSITIONS, POSITIONS_A_SECOND * budget.seconds)
    if known := solved(game, observation, seat, int(positions), rng):
        return known
    rest = replace(budget, seconds=budget.seconds - (time.monotonic() - began))
    return search(game, observation, seat, plan, rest, rng, trees, steps)


def solved(game: Game, observation: State, seat: Seat, nodes: int, rng: Rng) -> Finding | None:
    """What each action leads to under perfect play; None if it cannot be known within so many positions."""
    if not nodes or int(observation.seats) != SEATS or verbs.actors(observation) != 1 << seat:
        return None
    if not is_open(observation, guess(game, observation, seat, rng)):
        return None
    board = new_board(game, nodes)
    legal = np.zeros(game.state.MAX_LEGAL, np.int32)
    count = int(verbs.legal_into(observation, seat, legal, board.work))
    candidates = []
    for action in legal[:count].tolist():
        board.states[0] = observation
        verbs.apply(board.states[0], seat, action, board.work)
        value = int(solve(board))
        if value == UNKNOWN:
            return None
        candidates.append(Candidate(action, 0, (value if seat == 0 else WON - value) / WON))
    candidates.sort(key=lambda candidate: (-candidate.value, candidate.action))
    best = candidates[0].value
    return Finding(tuple(candidates), 0, (best, 1.0 - best) if seat == 0 else (1.0 - best, best), is_exact=True)
