"""A bot that looks one action ahead by the heuristic beats bots that play anything."""

import pytest

from games.maya_quarries.positions import GAME
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot

MATCHES = 60 if COMPILED else 3


@pytest.mark.parametrize("expert", [False, True])
def test_greedy_comes_first_against_two_random_bots(expert: bool) -> None:
    bots = {"greedy": new_bot("greedy", GAME), "random": new_bot("random", GAME)}
    firsts = 0
    for number in range(MATCHES):
        match = Match(GAME, 3, {"expert": expert}, seed=number)
        rng, mine = new_rng(number, 7), number % 3
        while not match.is_over:
            seat = match.actors[0]
            name = "greedy" if seat == mine else "random"
            match.play(bots[name].choose(match.observation(seat), seat, rng), seat)
        firsts += match.outcome().ranks[mine] == 1
    assert firsts >= 0.7 * MATCHES
