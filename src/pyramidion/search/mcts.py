"""Searching from Python: budgets of simulations and of time, several trees side by side, what came of it."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.plan import Plan
from pyramidion.core.rng import new_rng, next_word
from pyramidion.core.types import ActionInt, Rng, Seat, State
from pyramidion.search.kernels.searching import candidates_into, run_simulations
from pyramidion.search.kernels.simulation import new_desk
from pyramidion.search.kernels.tree import FEWEST_ARRIVALS, Tree, Ways, new_tree

EDGES_A_SIMULATION = 48
LEAST_NODES = 8  # with as many actions as there can be
MOST_EDGES = 1 << 21  # 80 MB
AT_A_TIME = 32  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to search: so many simulations, but no longer than so many seconds."""

    simulations: int
    seconds: float = float("inf")


@dataclass(frozen=True)
class Step:
    """An action in an expected line, as the seat that searched would see it."""

    actor: Seat
    action: ActionInt


@dataclass(frozen=True)
class Candidate:
    """An action that was considered."""

    action: ActionInt
    visits: int
    value: float  # for the seat that searched, 0 (lost) to 1 (won)
    line: tuple[Step, ...] = ()  # what would follow
    looks: int = 0  # how often it was looked at again; its value is what it seemed to be worth then


@dataclass(frozen=True)
class Finding:
    """What a search came to: all legal actions, the best first (none if the seat only looks on); its simulations."""

    candidates: tuple[Candidate, ...]
    simulations: int
    standings: tuple[float, ...]  # how well each seat stands, as the mean of all simulations
    is_exact: bool = False  # values are those of perfect play

    @property
    def best(self) -> Candidate:
        """What to play."""
        return self.candidates[0]


class _Grown(NamedTuple):
    """One tree, how many simulations were made, what they say of each legal action, and of each seat."""

    tree: Tree
    made: int
    candidates: list[Candidate]
    totals: NDArray[np.float64]  # [seat]


def search(
    game: Game,
    observation: State,
    seat: Seat,
    plan: Plan,
    budget: Budget,
    rng: Rng,
    trees: int = 1,
    steps: int = 0,
) -> Finding:
    """Search from what a seat knows, in so many trees at once, each with its share of the simulations.

    With equal seeds, simulations and trees the result is the same on any machine, unless time runs out. `steps` is
    how long the expected lines may be.
    """
    shares = [(budget.simulations + index) // trees for index in range(trees)]
    seeds = [next_word(rng) << 30 | next_word(rng) >> 2 for _ in range(trees)]
    end = time.monotonic() + budget.seconds

    def grow(index: int) -> _Grown:
        return _grow(game, observation, seat, plan, shares[index], end, new_rng(seeds[index]))

    if trees == 1:
        grown = [grow(0)]
    else:
        with ThreadPoolExecutor(trees) as threads:
            grown = list(threads.map(grow, range(trees)))
    candidates = _together([each.candidates for each in grown])
    if steps:
        candidates = _with_lines(candidates, grown[-1].tree, seat, steps)  # none has made more simulations
    made = sum(each.made for each in grown)
    means = np.sum([each.totals for each in grown], axis=0)[: int(observation.seats)] / made
    if len(candidates) == 1:  # it was not chosen, but made
        candidates = [replace(candidates[0], visits=made, value=float(means[seat]))]
    return Finding(tuple(candidates), made, tuple(means.tolist()))


def _grow(
    game: Game,
    observation: State,
    seat: Seat,
    plan: Plan,
    simulations: int,
    end: float,
    rng: Rng,
) -> _Grown:
    tree = new_tree(min(MOST_EDGES, LEAST_NODES * game.state.MAX_LEGAL + simulations * EDGES_A_SIMULATION))
    desk = new_desk(game)
    root = np.zeros(1, game.state.STATE)
    root[0] = observation
    made = 0
    while made < simulations and (made == 0 or time.monotonic() < end):
        count = min(simulations - made, AT_A_TIME)
        run_simulations(root, seat, count, plan, tree, desk, rng)
        made += count
    if not verbs.actors(root[0]) >> seat & 1:  # it only looks on
        return _Grown(tree, made, [], desk.totals)
    most = game.state.MAX_LEGAL
    actions, visits, looks = np.zeros((3, most), np.int32)
    values = np.zeros(most, np.float32)
    found = int(candidates_into(root, seat, actions, visits, values, looks, tree, desk))
    likely = np.clip(values[:found], 0.0, 1.0)  # what was not tried is a guess, which may lie beyond
    columns = (actions[:found].tolist(), visits[:found].tolist(), likely.tolist(), looks[:found].tolist())
    candidates = [
        Candidate(action, tried, value, looks=often) for action, tried, value, often in zip(*columns, strict=True)
    ]
    return _Grown(tree, made, candidates, desk.totals)


def _together(found: list[list[Candidate]]) -> list[Candidate]:
    """What several trees say together of each action, the best first."""
    candidates = []
    for same in zip(*found, strict=True):
        visits, looks = sum(candidate.visits for candidate in same), sum(candidate.looks for candidate in same)
        # What was not tried has the heuristic's value.
        weights = [candidate.looks if looks else candidate.visits + 1 for candidate in same]
        value = sum(weight * candidate.value for weight, candidate in zip(weights, same, strict=True)) / sum(weights)
        candidates.append(Candidate(same[0].action, visits, value, looks=looks))
    return sorted(candidates, key=_rank)


def _rank(candidate: Candidate) -> tuple[float, ...]:
    """Those that were looked at again come first, by their value then; then what was tried most; of equals by value."""
    if candidate.looks:
        return (0, -candidate.value, -candidate.visits, candidate.action)
    return (1, -candidate.visits, -candidate.value, candidate.action)


def _with_lines(candidates: list[Candidate], tree: Tree, seat: Seat, steps: int) -> list[Candidate]:
    ways = Ways(tree)

    def line(candidate: Candidate) -> tuple[Step, ...]:
        if candidate.visits < FEWEST_ARRIVALS:
            return ()
        return tuple(Step(*step) for step in ways.line(seat, seat, candidate.action, steps))

    return [replace(candidate, line=line(candidate)) for candidate in candidates]
