"""Every bot plays legally, from observations alone."""

import pytest

from laws.cases import Case, every_case
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import KINDS, new_bot


@every_case
@pytest.mark.parametrize("name", KINDS)
def test_bots_play_legally(case: Case, name: str) -> None:
    bot = new_bot(name, case.game)
    match = case.match()
    match.seed = 5
    match.resume()
    rng = new_rng(6)
    while not match.is_over:
        seat = match.actors[-1]
        match.play(bot.choose(match.observation(seat), seat, rng), seat)
