"""Positions to search from: random matches, stopped somewhere."""

from collections.abc import Iterator

from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.core.rng import below, new_rng

LONGEST = 400  # decisions


def random_positions(game: Game, seats: int, count: int) -> Iterator[Match]:
    """So many positions where somebody has a choice, each from a match of its own."""
    seed = 0
    while count:
        seed += 1
        match = _stopped(game, seats, seed)
        if match is not None:
            count -= 1
            yield match


def _stopped(game: Game, seats: int, seed: int) -> Match | None:
    match, rng = Match(game, seats, seed=seed), new_rng(seed, 1)
    for _ in range(below(rng, _length(game, seats, seed))):
        legal = match.legal_actions(match.turn)
        match.play(int(legal[below(rng, len(legal))]), match.turn)
    return None if match.is_over or len(match.legal_actions(match.turn)) < 2 else match


def _length(game: Game, seats: int, seed: int) -> int:
    """How many decisions a random match has."""
    match, rng = Match(game, seats, seed=seed), new_rng(seed, 1)
    below(rng, 2)
    decisions = 0
    while not match.is_over and decisions < LONGEST:
        legal = match.legal_actions(match.turn)
        match.play(int(legal[below(rng, len(legal))]), match.turn)
        decisions += 1
    return max(1, decisions)
