"""Every bot plays legally, from observations alone."""

import pytest

from laws.cases import Case, every_case
from pyramidion.core.rng import new_rng
from pyramidion.search import baselines


@every_case
@pytest.mark.parametrize("name", baselines.names())
def test_bots_play_legally(case: Case, name: str) -> None:
    bot = baselines.bot(name, case.game)
    match = case.match()
    match.seed = 5
    match.resume()
    rng = new_rng(6)
    while not match.is_over:
        seat = match.actors[-1]
        match.play(bot.choose(match.observation(seat), seat, rng), seat)
