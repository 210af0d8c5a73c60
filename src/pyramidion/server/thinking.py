"""What runs in the worker processes: an observation as bytes, an answer. Nothing secret ever gets here.

Only records of matches that are looked back at, where nothing is secret any more, come whole.

Kernels are loaded only when a bot is first asked: until then games from outside can be made known.
"""

from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from pyramidion.core import registry

if TYPE_CHECKING:
    from pyramidion.core.contract import Game
    from pyramidion.core.match import Match
    from pyramidion.core.types import State
    from pyramidion.core.words import Message
    from pyramidion.search.analysis import Moment
    from pyramidion.search.bots import Bot


@cache
def _bot(name: str, game: str) -> "Bot":
    from pyramidion.search.bots import new_bot

    return new_bot(name, registry.game(game))


def choose(name: str, game: str, observation: bytes, seat: int, seed: int) -> int:
    """The bot's action for a seat, from what the seat may know."""
    from pyramidion.core.rng import new_rng

    bot = _bot(name, game)
    return int(bot.choose(_state(registry.game(game), observation), seat, new_rng(seed)))


def hint(game: str, observation: bytes, seat: int, seed: int) -> tuple[int, float]:
    """What a good player would do for a seat, from what the seat may know, and what it is worth."""
    from pyramidion.core.rng import new_rng
    from pyramidion.search.analysis import CAREFUL, consider

    known = registry.game(game)
    best = consider(known, _state(known, observation), seat, CAREFUL, new_rng(seed)).best
    return int(best.action), float(best.value)


def _state(game: "Game", observation: bytes) -> "State":
    import numpy as np

    return np.frombuffer(bytearray(observation), game.state.STATE)[0]


@lru_cache(maxsize=4)
def _match(record: str) -> "Match":
    from pyramidion.core.match import Match
    from pyramidion.records.record import match_of, parse_record

    return match_of(Match, parse_record(record), settle=False)


def plies(record: str) -> list[int]:
    """The moments of a match that are worth a look."""
    from pyramidion.search import analysis

    return analysis.plies(_match(record))


def moment(record: str, ply: int, seconds: float) -> "Moment":
    """One of them, by searches that take no longer than so many seconds each."""
    from pyramidion.search.analysis import USUAL, moment_at

    return moment_at(_match(record), ply, replace(USUAL, seconds=seconds))


def told_instead(record: str, ply: int, action: int) -> "list[Message]":
    """What would be told of a match if another action had been played then."""
    from pyramidion.core.chronicle import Chronicle

    other = _match(record).copy()
    actor = other.log[ply].actor
    other.rewind(ply)
    other.play(action, actor)
    return Chronicle(None).told(other)[ply].story


def check() -> None:
    """Answer at once: nothing, but from a process that is alive."""


def load(game: str) -> None:
    """Have a bot of each kind choose once, so that what they need is loaded before anybody waits for them."""
    from pyramidion.core.match import Match
    from pyramidion.core.rng import new_rng
    from pyramidion.search.analysis import consider
    from pyramidion.search.bots import KINDS
    from pyramidion.search.mcts import Budget

    known = registry.game(game)
    match = Match(known, next((count for count in known.spec.seats if count > 1), known.spec.seats[0]), seed=1)
    seat = match.turn
    for name in KINDS:
        choose(name, game, match.observation(seat).tobytes(), seat, 1)
    consider(known, match.observation(seat), seat, Budget(1), new_rng(1))
