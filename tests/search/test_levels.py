"""The levels: more of the same from one to the next, and errors like those of people."""

import time
from itertools import pairwise

import pytest

import pyramidion
from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.core.plan import Plan
from pyramidion.core.rng import new_rng
from pyramidion.core.types import Rng, Seat, State
from pyramidion.search import levels
from pyramidion.search.arena.entrants import Effort, entrants
from pyramidion.search.bots import new_bot
from pyramidion.search.levels import LEVELS, Level, LevelBot, best_plan, level_of
from pyramidion.search.mcts import Budget, Finding
from pyramidion.search.thinking import think

SEATED = [(name, seats) for name in pyramidion.names() for seats in pyramidion.game(name).spec.seats]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_each_level_looks_further_and_doubts_less(game: str, seats: int) -> None:
    ladder = [level_of(pyramidion.game(game), name, seats) for name in LEVELS]
    for lower, higher in pairwise(ladder):
        assert (higher.simulations, -higher.doubt) > (lower.simulations, -lower.doubt)
        assert higher.seconds >= lower.seconds
        assert higher.doubt <= lower.doubt
    assert ladder[0].doubt > 0.0 == ladder[-1].doubt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_searches_as_is_best_for_so_many_seats(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = pyramidion.new("maya_towers", seats=seats, seed=1)
    plans: list[Plan] = []

    def noted(game: Game, observation: State, seat: Seat, plan: Plan, budget: Budget, rng: Rng) -> Finding:
        plans.append(plan)
        return think(game, observation, seat, plan, budget, rng)

    monkeypatch.setattr(levels, "think", noted)
    new_bot("level1", match.game).choose(match.observation(match.turn), match.turn, new_rng(1))
    heuristics = match.game.heuristics
    assert plans == [heuristics.PLANS[0] if seats == 2 else heuristics.PLANS_BY_SEATS[seats][0]]
    assert best_plan(match.game, seats) == level_of(match.game, "level6", seats).plan
    (entrant, _) = entrants(["level6", "uct"], match.game, seats, Effort(seconds=1.0))
    assert entrant.plan == best_plan(match.game, seats)


def _worth(match: Match) -> dict[int, float]:
    """What a careful search says of each action, beside the best."""
    found = think(
        match.game, match.observation(match.turn), match.turn, match.game.heuristics.PLANS[-1], Budget(3000), new_rng(1)
    )
    return {candidate.action: candidate.value - found.best.value for candidate in found.candidates}


def test_doubt_errs_where_it_is_close_and_not_where_it_is_clear() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=2)
    positions = []
    for _ in range(16):
        worth = _worth(match)
        positions.append((match.copy(), worth))
        match.play(max(worth, key=worth.__getitem__), match.turn)
    clear, worth = min(positions, key=lambda position: sorted(position[1].values())[-2])
    assert sorted(worth.values())[-2] < -0.08
    bot = LevelBot(clear.game, Level(200, 9.0, clear.game.heuristics.PLANS[0], doubt=0.02))
    chosen = [bot.choose(clear.observation(clear.turn), clear.turn, new_rng(seed)) for seed in range(20)]
    assert sum(worth[action] == 0.0 for action in chosen) >= 18
    close, worth = max(positions, key=lambda position: sorted(position[1].values())[-4])
    chosen = [bot.choose(close.observation(close.turn), close.turn, new_rng(seed)) for seed in range(20)]
    assert len(set(chosen)) >= 3


@pytest.mark.parametrize("name", pyramidion.names())
def test_a_cap_on_time_is_kept(name: str) -> None:
    """Not how fast it is: that it stops soon after it should, however much there is left to do."""
    match = pyramidion.new(name, seed=1)
    bot = LevelBot(match.game, Level(10**7, 0.3, match.game.heuristics.PLANS[-1]))
    seat = match.actors[0]
    bot.choose(match.observation(seat), seat, new_rng(1))  # compiled or loaded
    began = time.monotonic()
    bot.choose(match.observation(seat), seat, new_rng(1))
    assert time.monotonic() - began < 5.0
