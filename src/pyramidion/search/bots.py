"""All bots by name.

A bot never sees the full state: it is given an observation, which is blanked for its seat, and answers an action.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadSetupError
from pyramidion.core.types import ActionInt, Rng, Seat, State
from pyramidion.search.baselines import GreedyBot, RandomBot
from pyramidion.search.levels import LEVELS, NamedLevelBot


class Bot(Protocol):
    """What plays a seat by itself."""

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """One of the seat's legal actions. The observation is what the seat may know, in a state where it may act."""
        ...


# The weakest first.
BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(NamedLevelBot, name=name) for name in LEVELS},
}
# One of each kind: together they need all there is to compile.
KINDS = ("random", "greedy", "level1")


def bot_names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def checked_name(name: str) -> str:
    """The name itself, if a bot has it."""
    if name not in BOTS:
        raise BadSetupError(f"There is no bot called {shown(name)}; there are: {', '.join(bot_names())}.")
    return name


def new_bot(name: str, game: Game) -> Bot:
    """The bot of that name, ready to play that game."""
    return BOTS[checked_name(name)](game)
