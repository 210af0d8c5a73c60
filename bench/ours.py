"""Random play of whole matches in our kernels, and what single calls from Python cost. Any registered game."""

import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from bench.measure import Figure, Work
from pyramidion.core import registry, verbs
from pyramidion.core.contract import Options
from pyramidion.core.match import Match
from pyramidion.core.playout import play_matches
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE

SEED = 1


@dataclass(frozen=True)
class Variant:
    """A way to play a game: a seat count and, where the game has several set-ups, one of them."""

    game: str
    seats: int
    setup: str = ""

    @property
    def name(self) -> str:
        """The variant for people."""
        return f"{self.game}, {self.seats} seats" + (f", {self.setup} set-up" if self.setup else "")

    @property
    def options(self) -> Options:
        """The complete options."""
        return registry.game(self.game).spec.complete({"setup": self.setup} if self.setup else {}, self.seats)

    @property
    def is_default(self) -> bool:
        """Whether all options have their defaults."""
        return not registry.game(self.game).spec.not_default(self.options)


def variants() -> list[Variant]:
    """Every registered game with each seat count and each choice of its option `setup`, if it has one."""
    found = []
    for name in registry.names():
        spec = registry.game(name).spec
        setups = next((option.choices for option in spec.options if option.name == "setup"), ("",))
        found += [Variant(name, seats, str(setup)) for setup in setups for seats in spec.seats]
    return found


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def one_core(variant: Variant, matches: int, index: int = 0) -> Work:
    """Play so many whole matches, set-up included; only the seats' actions count as moves.

    Each call goes on in the random stream (SEED, index).
    """
    game = registry.game(variant.game)
    state = np.zeros(1, game.state.STATE)[0]
    legal = np.zeros(game.state.MAX_LEGAL, np.int32)
    work = np.zeros(game.state.WORK, np.int32)
    options = game.spec.encode(variant.options, variant.seats)
    rng = new_rng(SEED, index)
    return lambda: int(play_matches(state, variant.seats, options, matches, rng, legal, work))


def all_cores(variant: Variant, matches: int, pool: ThreadPoolExecutor) -> Work:
    """The same in as many threads as there are cores, each with a stream of its own: kernels run without the GIL."""
    streams = [one_core(variant, matches, index) for index in range(cores())]

    def work() -> int:
        return sum(pool.map(lambda stream: stream(), streams))

    return work


def calls(variant: Variant, matches: int) -> list[Figure]:
    """What one call costs, in microseconds, averaged over all seats' decisions of random matches: a sample a match."""
    legal_into, apply, legal_actions, play = figures = [
        Figure("calls", f"{variant.game}: {name}", "µs")
        for name in ("verbs.legal_into", "verbs.apply", "Match.legal_actions", "Match.play (checked)")
    ]
    choice = random.Random(SEED).choice
    for seed in range(-1, matches):
        match = Match(registry.game(variant.game), variant.seats, variant.options, seed=max(seed, 0))
        positions = []  # state, seat, action
        spent_legal = spent_play = 0.0
        while not match.is_over:
            before, seat = match.observation(None), match.turn
            start = perf_counter()
            actions = match.legal_actions(seat)
            middle = perf_counter()
            action = match.play(choice(actions), seat)
            spent_legal += middle - start
            spent_play += perf_counter() - middle
            positions.append((before, seat, int(action)))
        if seed < 0:
            _time_verbs(variant, positions)  # the first match compiles what it calls, untimed
            continue
        microseconds = 1e6 / len(positions)
        legal_actions.samples.append(spent_legal * microseconds)
        play.samples.append(spent_play * microseconds)
        for figure, seconds in zip((legal_into, apply), _time_verbs(variant, positions), strict=True):
            figure.samples.append(seconds * microseconds)
    return figures


def _time_verbs(variant: Variant, positions: list[tuple[Any, int, int]]) -> tuple[float, float]:
    """Seconds to list the legal actions of all positions, and to apply the actions. The positions are used up."""
    room = registry.game(variant.game).state
    legal = np.zeros(room.MAX_LEGAL, np.int32)
    work = np.zeros(room.WORK, np.int32)
    assert all(seat != CHANCE for _, seat, _ in positions)

    def seconds(call: Callable[[Any, int, int], object]) -> float:
        start = perf_counter()
        for state, seat, action in positions:
            call(state, seat, action)
        return perf_counter() - start

    def nothing(state: Any, seat: int, action: int) -> None:
        pass

    bare = min(seconds(nothing) for _ in range(5))  # never more than the bare loop costs
    listing = seconds(lambda state, seat, action: verbs.legal_into(state, seat, legal, work))
    applying = seconds(lambda state, seat, action: verbs.apply(state, seat, action, work))
    return listing - bare, applying - bare
