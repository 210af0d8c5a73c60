"""Every bot plays legally, from observations alone."""

import pytest

from laws.cases import DEPTH, LONGEST, Case, every_case, every_game, refilled, seats_to_act, seen_by, some
from pyramidion.core.contract import Game
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import KINDS, new_bot

BRIEF = 40  # decisions, where an option is changed


@every_case
@pytest.mark.parametrize("name", KINDS)
def test_bots_play_legally(case: Case, name: str) -> None:
    bot = new_bot(name, case.game)
    match = case.match()
    match.seed = 5
    match.resume()
    rng, decisions = new_rng(6), BRIEF if case.given and DEPTH == 1 else LONGEST
    while not match.is_over and decisions:
        decisions -= 1
        seat = match.actors[-1]
        match.play(bot.choose(match.observation(seat), seat, rng), seat)


@every_game
@pytest.mark.parametrize("name", KINDS)
def test_what_is_hidden_changes_no_choice(game: Game, name: str) -> None:
    case = Case(game.name, max(game.spec.seats))
    bot, changed = new_bot(name, game), 0
    for state, seat in some(list(seats_to_act(case)), 12):
        other = refilled(case, seen_by(state, seat), seat, 7)
        changed += other.tobytes() != state.tobytes()
        choices = [bot.choose(case.match(which).observation(seat), seat, new_rng(3)) for which in (state, other)]
        assert choices[0] == choices[1]
    assert changed or not any(seen_by(state, 0).tobytes() != state.tobytes() for state, _ in seats_to_act(case))
