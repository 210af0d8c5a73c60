"""The random bot: legal, fair, repeatable, and blind to what its seat may not know."""

from collections import Counter

import pytest

import pyramidion
from pyramidion.core.errors import BadSetupError
from pyramidion.core.rng import new_rng
from pyramidion.search import baselines


def test_every_legal_action_is_chosen_about_equally_often() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    bot = baselines.bot("random", match.game)
    rng = new_rng(1)
    counts = Counter(bot.choose(match.observation(1), 1, rng) for _ in range(4800))
    assert set(counts) == {int(action) for action in match.legal_actions(1)}
    assert len(counts) == 48
    # 100 expected of each; six standard deviations are 60.
    assert min(counts.values()) > 40
    assert max(counts.values()) < 160


def test_the_same_seed_gives_the_same_choice() -> None:
    match = pyramidion.new("maya_towers", seats=3, seed=1)
    bot = baselines.bot("random", match.game)
    choices = [bot.choose(match.observation(0), 0, new_rng(seed)) for seed in range(20)]
    assert choices == [bot.choose(match.observation(0), 0, new_rng(seed)) for seed in range(20)]
    assert len(set(choices)) > 1


def test_the_observation_is_left_as_it_was() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    observation = match.observation(0)
    before = observation.tobytes()
    baselines.bot("random", match.game).choose(observation, 0, new_rng(3))
    assert observation.tobytes() == before


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(BadSetupError, match="There is no bot called 'deep'; there are: random"):
        baselines.bot("deep", pyramidion.game("maya_towers"))
    with pytest.raises(BadSetupError, match="There is no bot called 'deep'; there are: random"):
        baselines.checked_name("deep")
    assert [baselines.checked_name(name) for name in baselines.names()] == baselines.names()
