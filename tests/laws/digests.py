"""Matches boiled down to digests, so that two ways of running the same code can be compared.

Run as a script it prints those of a game: `python digests.py GAME`. The caller says by NUMBA_DISABLE_JIT how it runs.
"""

import hashlib
import json
import sys

import numpy as np

import pyramidion
from laws.cases import (
    FEW,
    Case,
    actors_of,
    after,
    cases_of,
    copied,
    legal_list,
    random_match,
    refilled,
    scratch,
    seen_by,
    some,
)
from pyramidion.core import verbs
from pyramidion.core.rng import below, new_rng, next_word
from pyramidion.core.types import CHANCE, State

REFUSALS = 300  # actions of which it is asked what forbids them
EVERY = 9  # at every so many plies the slow things are digested too


def match_digests(case: Case, seed: int) -> dict[str, list[object]]:
    """One digest for each ply of a random match, and the floats, which need only be close."""
    plies: list[object] = []
    floats: list[object] = []
    for ply, step in enumerate(random_match(case, seed)):
        legal = [(actor, legal_list(case, step.state, actor)) for actor in actors_of(step.state)]
        parts = [step.state.tobytes(), repr((step.actor, step.action, legal)).encode()]
        if ply % EVERY == 0:
            parts += knowledge(case, step.state)
            floats += numbers(case, step.state)
        plies.append(hashlib.blake2b(b"".join(parts), digest_size=8).hexdigest())
    return {"plies": plies, "floats": floats, "outcome": [repr(case.match(step.state).outcome())]}


def knowledge(case: Case, state: State) -> list[bytes]:
    """Observations, guesses, refusals and draws."""
    found = [seen_by(state, viewer).tobytes() for viewer in case.viewers]
    for seat in range(case.seats):
        observation = seen_by(state, seat)
        found.append(refilled(case, observation, seat, 21).tobytes())
        verbs.reconsider(observation, seat)
        found.append(observation.tobytes())
    for actor in actors_of(state):
        asked = some(range(len(case.ledger)), REFUSALS)
        refusals = [int(verbs.explain(state, actor, action, scratch(case))) for action in asked]
        seen = [
            int(verbs.seen_as(state, after(case, state, actor, action), viewer, actor, action))
            for action in some(legal_list(case, state, actor), FEW)
            for viewer in case.viewers
        ]
        found.append(repr((refusals, seen, appeals(case, state, actor))).encode())
    if actors_of(state) == [CHANCE]:
        rng = new_rng(22)
        found.append(repr([int(verbs.sample_chance(copied(state), rng, scratch(case))) for _ in range(3)]).encode())
        found.append(rng.tobytes())
    return found


def appeals(case: Case, state: State, actor: int) -> list[int]:
    """How good legal actions look at a glance."""
    if actor == CHANCE:
        return []
    return [int(verbs.appeal(state, actor, action)) for action in some(legal_list(case, state, actor), FEW)]


def numbers(case: Case, state: State) -> list[object]:
    values = np.zeros(case.seats, np.float32)
    verbs.evaluate(state, values)
    found = values.tolist()
    verbs.foresee(state, values, scratch(case))
    found += values.tolist()
    found += [float(verbs.prospect(state, seat, values, scratch(case))) for seat in range(case.seats)]
    features = np.zeros(case.game.features.FEATURES, np.float32)
    for seat in range(case.seats):
        verbs.features_into(state, seat, features)
        found += features.tolist()
    return found


def rng_digest() -> list[int]:
    rng = new_rng(2**63 - 1, 2**32 - 1)
    return [int(next_word(rng)) for _ in range(20)] + [int(below(rng, bound)) for bound in (1, 2, 7, 2**31 - 1) * 5]


def game_digests(name: str) -> dict[str, object]:
    """Digests of one match of each case."""
    return {"rng": rng_digest()} | {str(case): match_digests(case, 30) for case in cases_of(name)}


if __name__ == "__main__":
    pyramidion.register("template", "template_game")
    print(json.dumps(game_digests(sys.argv[1])))  # noqa: T201  # this is its answer
