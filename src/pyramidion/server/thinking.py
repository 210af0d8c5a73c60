"""What runs in the worker processes: a bot, an observation as bytes, an answer. Nothing secret ever gets here.

Kernels are loaded only when a bot is first asked: until then games from outside can be made known.
"""

from functools import cache
from typing import TYPE_CHECKING

from pyramidion.core import registry

if TYPE_CHECKING:
    from pyramidion.search.bots import Bot


@cache
def _bot(name: str, game: str) -> "Bot":
    from pyramidion.search.bots import new_bot

    return new_bot(name, registry.game(game))


def choose(name: str, game: str, observation: bytes, seat: int, seed: int) -> int:
    """The bot's action for a seat, from what the seat may know."""
    import numpy as np

    from pyramidion.core.rng import new_rng

    bot = _bot(name, game)
    states = np.frombuffer(bytearray(observation), registry.game(game).state.STATE)
    return int(bot.choose(states[0], seat, new_rng(seed)))


def load(game: str) -> None:
    """Have a bot of each kind choose once, so that what they need is loaded before anybody waits for them."""
    from pyramidion.core.match import Match
    from pyramidion.search.bots import KINDS

    match = Match(registry.game(game), registry.game(game).spec.seats[0], seed=1)
    seat = match.turn
    for name in KINDS:
        choose(name, game, match.observation(seat).tobytes(), seat, 1)
