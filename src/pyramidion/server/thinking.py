"""What runs in the worker processes: a bot, an observation as bytes, an answer. Nothing secret ever gets here."""

from functools import cache

import numpy as np

from pyramidion.core import registry
from pyramidion.core.rng import new_rng
from pyramidion.search import baselines
from pyramidion.search.baselines import Bot


def prepare(outside_games: dict[str, str]) -> None:
    """Make games that live outside Pyramidion known to a new process."""
    for name, package in outside_games.items():
        registry.register(name, package)


@cache
def _bot(name: str, game: str) -> Bot:
    return baselines.bot(name, registry.game(game))


def choose(name: str, game: str, observation: bytes, seat: int, seed: int) -> int:
    """The bot's action for a seat, from what the seat may know."""
    states = np.frombuffer(bytearray(observation), registry.game(game).state.STATE)
    return int(_bot(name, game).choose(states[0], seat, new_rng(seed)))
