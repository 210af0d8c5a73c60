"""What the laws are held on: every registered game, each seat count, each option's values singly; random positions.

`PYRAMIDION_DEPTH=3` looks at three times as many positions; `make test-deep` does.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

import numpy as np
import pytest

import pyramidion
from pyramidion.core import verbs
from pyramidion.core.contract import Game, Option, Options, OptionValue, value_text
from pyramidion.core.jit import kernel
from pyramidion.core.ledger import Ledger
from pyramidion.core.match import Match
from pyramidion.core.playout import actions_into, log_random_match_into
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, CHANCE_BIT, MAX_SEATS, PUBLIC, Buffer, Seat, State, Viewer

LONGEST = 20_000  # plies: random matches are far shorter
DEPTH = int(os.environ.get("PYRAMIDION_DEPTH", "1"))
MATCHES = 2 * DEPTH  # from which positions are taken; with an option changed, fewer
EACH_KIND = 3 * DEPTH  # positions of each kind; with an option changed, fewer
FEW = 60  # legal actions of a position, where each is looked at closely
Thing = TypeVar("Thing")
ALL_ACTORS = (*range(MAX_SEATS), CHANCE)


class Case(NamedTuple):
    """A game, set up in one way."""

    name: str
    seats: int
    given: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}={value_text(value)}" for name, value in self.given)])

    @property
    def game(self) -> Game:
        return pyramidion.game(self.name)

    @property
    def options(self) -> Options:
        spec = self.game.spec
        given = {name: spec.option(name).parse(value_text(value)) for name, value in self.given}
        return spec.complete(given, self.seats)

    @property
    def ledger(self) -> Ledger:
        ledger: Ledger = self.game.actions.ledger(self.seats, self.options)
        return ledger

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (PUBLIC, *range(self.seats))

    def match(self, state: State = None) -> Match:
        """A match of this case that leaves chance to the caller, at its beginning or at a state."""
        match = Match(self.game, self.seats, self.options, settle=False)
        if state is not None:
            match._states[0] = state
        return match


def other_values(option: Option, options: Options) -> list[OptionValue]:
    """The values that stand for all values of an option, less the default."""
    default = option.default_in(options)
    values = list(option.choices)
    if option.objects:
        values.append(option.objects.word(option.objects.example))  # a word, as cases must be hashable
    elif not values:
        assert isinstance(default, int)
        values = [option.least, min(option.most, 2 * default)]
    return [value for value in values if value != default]


def cases_of(name: str) -> list[Case]:
    """Every seat count with the default options, and with each option changed singly."""
    spec = pyramidion.game(name).spec
    options = spec.complete({})
    changes = [((option.name, value),) for option in spec.options for value in other_values(option, options)]
    return [Case(name, seats, given) for seats in spec.seats for given in [(), *changes]]


every_case = pytest.mark.parametrize("case", [case for name in pyramidion.names() for case in cases_of(name)], ids=str)
every_game = pytest.mark.parametrize(
    "game", [pyramidion.game(name) for name in pyramidion.names()], ids=lambda g: g.name
)


class Step(NamedTuple):
    """A state, and what was then done. At the end of a match actor and action are -1."""

    state: State
    actor: Seat
    action: int


def random_match(case: Case, seed: int) -> list[Step]:
    """A random match, step by step. It must end."""
    state = case.match().state
    who, actions, counts = np.zeros((3, LONGEST), np.int32)
    legal, weights = buffers(case)
    plies = log_random_match_into(state, new_rng(seed), who, actions, counts, legal, weights, scratch(case))
    assert plies >= 0, f"A random match of {case} did not end in {LONGEST} actions."
    match = case.match()
    steps = []
    for actor, action in zip(who[:plies].tolist(), actions[:plies].tolist(), strict=True):
        steps.append(Step(copied(match.state), actor, action))
        verbs.apply(match.state, actor, action, scratch(case))
    assert match.state.tobytes() == state.tobytes()
    return [*steps, Step(match.state, -1, -1)]


@cache
def positions(case: Case) -> list[State]:
    """States of random matches: some of each kind, by who may act and what is expected of them."""
    found: dict[object, list[State]] = {}
    for seed in range(DEPTH if case.given else MATCHES):
        for step in random_match(case, seed):
            expected = tuple(form.name for form in case.ledger.expected(int(step.state.phase), case.seats))
            kind = (bin(verbs.actors(step.state)).count("1"), expected)
            found.setdefault(kind, []).append(step.state)
    chosen = []
    for states in found.values():
        spread = range(0, len(states), max(1, len(states) // (2 * DEPTH if case.given else EACH_KIND)))
        chosen += [states[index] for index in spread]
    return chosen


def copied(state: State) -> State:
    """An independent state of the same bytes."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]


def after(case: Case, state: State, actor: Seat, action: int) -> State:
    """The state after a legal action."""
    state = copied(state)
    verbs.apply(state, actor, action, scratch(case))
    return state


def buffers(case: Case) -> tuple[Buffer, Buffer]:
    """Buffers for actions and weights, of the length that the game asks for."""
    actions, weights = np.zeros((2, case.game.state.MAX_LEGAL), np.int32)
    return actions, weights


def scratch(case: Case) -> Buffer:
    return np.zeros(case.game.state.WORK, np.int32)


def actors_of(state: State) -> list[Seat]:
    return [actor for actor in ALL_ACTORS if (verbs.actors(state) >> actor) & 1]


def legal_list(case: Case, state: State, actor: Seat) -> list[int]:
    """The actor's legal actions, in the order in which the kernel wrote them."""
    most = case.game.state.MAX_LEGAL
    # Longer than it need be: a kernel that writes too many is caught, not left to spoil memory.
    actions, weights = np.full((2, 4 * most), -1, np.int32)
    count = actions_into(state, actor, actions, weights, scratch(case))
    assert count <= most
    return actions[:count].tolist()


@kernel
def explain_into(state: State, actor: Seat, out: Buffer, work: Buffer) -> None:
    """What forbids the actor each action, 0 where nothing does."""
    for action in range(len(out)):
        out[action] = verbs.explain(state, actor, action, work)


def clauses_by_action(case: Case, state: State, actor: Seat) -> Buffer:
    """What forbids the actor each action of the ledger."""
    clauses = np.zeros(len(case.ledger), np.int32)
    explain_into(state, actor, clauses, scratch(case))
    return clauses


def some(things: Sequence[Thing], most: int) -> Sequence[Thing]:
    """Spread evenly over them, the first one included: so many at most."""
    return things[:: max(1, -(-len(things) // most))]


def seen_by(state: State, viewer: Viewer) -> State:
    """The viewer's observation of a state."""
    observation = copied(state)
    verbs.observe(observation, viewer)
    return observation


def refilled(case: Case, observation: State, seat: Seat, seed: int) -> State:
    """A state that the observation may be of."""
    state = copied(observation)
    verbs.determinize(state, seat, new_rng(seed), scratch(case))
    return state


def seats_to_act(case: Case) -> Iterator[tuple[State, Seat]]:
    """Each position with each seat that may act in it."""
    for state in positions(case):
        if verbs.actors(state) != CHANCE_BIT:
            for seat in actors_of(state):
                yield state, seat
