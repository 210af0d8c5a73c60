"""Who takes part: bots as plain data, with all that decides how strong they are."""

from msgspec import Struct

from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadSetupError
from pyramidion.core.plan import TO_THE_END, Plan
from pyramidion.core.types import ActionInt, Rng, Seat, State
from pyramidion.search.bots import Bot, bot_names, new_bot
from pyramidion.search.levels import LEVELS, Level, LevelBot, level_of
from pyramidion.search.mcts import Budget, search

UCT = "uct"
UCT_PLAN = Plan(exploration=0.7, warmth=0.0, playout=TO_THE_END, trust=0.0)  # knows the rules and nothing else
NO_LIMIT = 1 << 30  # simulations


class Effort(Struct, frozen=True):
    """What searching bots may do for one action, where it is not what their level says: one of these at most."""

    simulations: int | None = None
    seconds: float | None = None
    cut: int = 1  # every level makes only one in so many of its simulations


class Entrant(Struct, frozen=True):
    """A bot that takes part. `simulations` is 0 where it does not search.

    Time counts only where it was asked for: the cap of a level, for people who wait, is left out, so that results
    depend on nothing but the seed.
    """

    name: str
    simulations: int = 0
    seconds: float | None = None
    doubt: float = 0.0
    plan: Plan | None = None

    def bot(self, game: Game) -> Bot:
        """The bot itself, ready to play."""
        if self.plan is None:
            return new_bot(self.name, game)
        seconds = float("inf") if self.seconds is None else self.seconds
        if self.name == UCT:
            return UctBot(game, Budget(self.simulations, seconds))
        return LevelBot(game, Level(self.simulations, seconds, self.plan, self.doubt))


class UctBot:
    """Plain tree search with random playouts, to measure others by."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self._game = game
        self._budget = budget

    def choose(self, observation: State, seat: Seat, rng: Rng) -> ActionInt:
        """What the search has tried most."""
        return search(self._game, observation, seat, UCT_PLAN, self._budget, rng).best.action


def entrants(names: list[str], game: Game, seats: int, effort: Effort) -> tuple[Entrant, ...]:
    """The bots of those names, each with what it may do for one action."""
    for name in names:
        if name not in entrant_names():
            raise BadSetupError(f"There is no bot called {shown(name)}; there are: {', '.join(entrant_names())}.")
        if names.count(name) > 1:
            raise BadSetupError(f"{name} is named twice; it would play against itself.")
    if len(names) < 2:
        raise BadSetupError("An arena takes at least two bots, such as level1,level2.")
    return tuple(_entrant(name, game, seats, effort) for name in names)


def entrant_names() -> list[str]:
    """The names of all that can take part."""
    return [*bot_names(), UCT]


def _entrant(name: str, game: Game, seats: int, effort: Effort) -> Entrant:
    if name == UCT:
        if effort.simulations is None and effort.seconds is None:
            raise BadSetupError(f"{UCT} has no simulations of its own: give --seconds or --simulations.")
        return Entrant(name, effort.simulations or NO_LIMIT, effort.seconds, plan=UCT_PLAN)
    if name not in LEVELS:
        return Entrant(name)
    level = level_of(game, name, seats)
    usual = NO_LIMIT if effort.seconds else max(1, level.simulations // effort.cut)
    return Entrant(name, effort.simulations or usual, effort.seconds, level.doubt, level.plan)
