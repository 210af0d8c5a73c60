"""Small contests for tests."""

from pyramidion.core import registry
from pyramidion.search.arena.contest import Contest, new_contest
from pyramidion.search.arena.entrants import Effort, entrants


def contest_of(
    game: str = "template", seats: int = 2, bots: str = "greedy,random", seed: int = 1, effort: Effort | None = None
) -> Contest:
    found = registry.game(game)
    chosen = entrants(bots.split(","), found, seats, effort or Effort())
    return new_contest(found, seats, {}, chosen, seed, "test")
