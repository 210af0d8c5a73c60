"""Positions to draw: matches of every seat count and set-up, played at random."""

import random
from collections.abc import Iterator

from pyramidion.library import Match, new

SETUPS = [(seats, setup) for seats in (2, 3, 4) for setup in ("random", "draft", "drawn")]


def play(match: Match, plies: int, seed: int = 1) -> Match:
    """Play so many random actions, or until the match is over."""
    choice = random.Random(seed)
    for _ in range(plies):
        if match.is_over:
            break
        match.play(choice.choice(match.legal_actions(match.turn)), match.turn)
    return match


def course(seats: int, setup: str, seed: int = 3) -> Iterator[Match]:
    """One match at its start, at a few moments on the way, and at its end."""
    match = new("maya_towers", seats, seed=seed, setup=setup)
    yield match
    for plies in (1, 20, 25, 40, 500):
        yield play(match, plies, seed + plies)
    assert match.is_over


def crowded(seed: int = 5) -> Match:
    """A match of two in which many ladders, a priest and the raven stand on the board."""
    for candidate in range(seed, seed + 100):
        match = play(new("maya_towers", 2, seed=candidate), 500, candidate)
        if max(match.state.priests) >= 0 and match.state.ladders.sum() >= 12:
            return match
    raise AssertionError("no such match")
