"""Perft: how many action sequences of a given length there are. Two programs that agree on it agree on the rules.

Outcomes of chance count as actions. Where several seats may act, only the lowest of them does, so that no order of
arrival is counted twice.
"""

from collections.abc import Iterator

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import kernel
from pyramidion.core.log import Action
from pyramidion.core.match import Match
from pyramidion.core.playout import actions_into
from pyramidion.core.types import Buffer, State


def perft(match: Match, depth: int) -> int:
    """Count the action sequences of this length from the match's state."""
    match.check_is_whole()
    if depth <= 0:
        return 1
    room = match.game.state
    states = np.zeros(depth, room.STATE)
    states[0] = match.state
    actions = np.zeros((depth, room.MAX_LEGAL), np.int32)
    counts = np.zeros((2, depth), np.int32)
    return int(_count(states, actions, counts, np.zeros(room.MAX_LEGAL, np.int32), np.zeros(room.WORK, np.int32)))


def divide(match: Match, depth: int) -> dict[str, int]:
    """Perft split by the first action: where two programs differ, this tells at which."""
    return dict(parts(match, depth))


def parts(match: Match, depth: int) -> Iterator[tuple[str, int]]:
    """The same, one first action after the other: each may take long."""
    for action in first_actions(match):
        after = match.copy()
        after.settles = False
        after.play(action, match.turn)
        yield action.text, perft(after, depth - 1)


def first_actions(match: Match) -> list[Action]:
    """What chance, or the lowest seat that may act, may do; nothing when the match is over."""
    return [] if match.is_over else match.legal_actions(match.turn)


@kernel
def _count(states: State, actions: Buffer, counts: Buffer, weights: Buffer, work: Buffer) -> int:
    """Depth first, with one state, one list of actions, their number and the next to try at each depth."""
    depth = len(states)
    level = 0
    total = 0
    counts[0, 0] = actions_of_first_actor(states[0], actions[0], weights, work)
    counts[1, 0] = 0
    while level >= 0:
        if level == depth - 1:
            total += int(counts[0, level])
            level -= 1
        elif int(counts[1, level]) == int(counts[0, level]):
            level -= 1
        else:
            action = int(actions[level, int(counts[1, level])])
            counts[1, level] += 1
            level += 1
            states[level] = states[level - 1]
            verbs.apply(states[level], lowest_bit(verbs.actors(states[level])), action, work)
            counts[0, level] = actions_of_first_actor(states[level], actions[level], weights, work)
            counts[1, level] = 0
    return total


@kernel
def actions_of_first_actor(state: State, out: Buffer, weights: Buffer, work: Buffer) -> int:
    """What chance, or the lowest seat that may act, may do; nothing when the match is over."""
    actors = verbs.actors(state)
    return actions_into(state, lowest_bit(actors), out, weights, work) if actors else 0
