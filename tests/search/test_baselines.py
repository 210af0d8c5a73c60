"""The bots to measure others by: fair or greedy, repeatable, and blind to what their seat may not know."""

from collections import Counter

import numpy as np
import pytest

import pyramidion
from pyramidion.core import verbs
from pyramidion.core.errors import BadSetupError
from pyramidion.core.rng import new_rng
from pyramidion.search.baselines import GreedyBot
from pyramidion.search.bots import KINDS, bot_names, checked_name, new_bot


def test_every_legal_action_is_chosen_about_equally_often() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    bot = new_bot("random", match.game)
    rng = new_rng(1)
    counts = Counter(bot.choose(match.observation(1), 1, rng) for _ in range(4800))
    assert set(counts) == {int(action) for action in match.legal_actions(1)}
    assert len(counts) == 48
    # 100 expected of each; six standard deviations are 60.
    assert min(counts.values()) > 40
    assert max(counts.values()) < 160


every_bot = pytest.mark.parametrize("name", KINDS)


@every_bot
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    match = pyramidion.new("maya_towers", seats=3, seed=1)
    bot = new_bot(name, match.game)
    choices = [bot.choose(match.observation(0), 0, new_rng(seed)) for seed in range(20)]
    assert choices == [bot.choose(match.observation(0), 0, new_rng(seed)) for seed in range(20)]
    assert len(set(choices)) > 1


@every_bot
def test_the_observation_is_left_as_it_was(name: str) -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    observation = match.observation(0)
    before = observation.tobytes()
    new_bot(name, match.game).choose(observation, 0, new_rng(3))
    assert observation.tobytes() == before


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(BadSetupError, match="There is no bot called 'deep'; there are: random, greedy"):
        new_bot("deep", pyramidion.game("maya_towers"))
    with pytest.raises(BadSetupError, match="There is no bot called 'deep'; there are: random, greedy"):
        checked_name("deep")
    assert [checked_name(name) for name in bot_names()] == bot_names()


def test_greed_takes_the_best_at_hand() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    bot, rng = new_bot("greedy", match.game), new_rng(1)
    differing = 0
    while not match.is_over:
        seat = match.turn
        values = {int(action): _value_after(match, action, seat) for action in match.legal_actions(seat)}
        choice = bot.choose(match.observation(seat), seat, rng)
        assert values[choice] == max(values.values())
        differing += min(values.values()) < max(values.values())
        match.play(choice, seat)
    assert differing > 10


def _value_after(match: pyramidion.Match, action: int, seat: int) -> float:
    after = match.copy()
    after.play(action)
    values = np.zeros(2, np.float32)
    verbs.evaluate(after.state, values)
    return float(values[seat])


@pytest.mark.parametrize(
    ("name", "seats", "matches", "least"), [("maya_towers", 2, 40, 36), ("maya_towers", 3, 40, 30), ("axio", 2, 10, 9)]
)
def test_greed_beats_chance(name: str, seats: int, matches: int, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance alone an equal share would be expected. Axio has many actions: one guess at hidden racks will do."""
    if name == "axio":
        monkeypatch.setattr(GreedyBot, "GUESSES", 1)
    game = pyramidion.game(name)
    greedy, blind = new_bot("greedy", game), new_bot("random", game)
    firsts = 0
    for seed in range(matches):
        match, rng = pyramidion.new(name, seats=seats, seed=seed), new_rng(seed)
        while not match.is_over:
            seat = match.turn
            bot = greedy if seat == seed % seats else blind
            match.play(bot.choose(match.observation(seat), seat, rng), seat)
        firsts += match.outcome().ranks[seed % seats] == 1
    assert firsts >= least
