"""Perfect play near the end, compared with trying everything in plain Python."""

from functools import cache

import numpy as np

import pyramidion
from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import Seat, State
from pyramidion.search.bots import new_bot
from pyramidion.search.kernels import solver
from pyramidion.search.mcts import Budget, Finding
from pyramidion.search.thinking import solved, think

FEW = 1000  # positions that plain Python can look at


class TooManyError(Exception):
    """Trying everything would take too long."""


class Everything:
    """Tries everything that can happen, without any cleverness."""

    def __init__(self, game: Game) -> None:
        self._room = game.state
        self._work = np.zeros(self._room.WORK, np.int32)
        self._left = FEW

    def values(self, state: State) -> dict[int, float]:
        """What each action is worth to seat 0."""
        self._left -= 1
        if self._left < 0:
            raise TooManyError
        seat, legal = int(verbs.actors(state)) - 1, np.zeros(self._room.MAX_LEGAL, np.int32)
        values = {}
        for action in legal[: verbs.legal_into(state, seat, legal, self._work)].tolist():
            after = np.zeros(1, self._room.STATE)
            after[0] = state
            verbs.apply(after[0], seat, action, self._work)
            values[action] = self._value(after[0])
        return values

    def _value(self, state: State) -> float:
        actors = verbs.actors(state)
        if actors:
            return (max if actors == 1 else min)(self.values(state).values())
        scores, ranks = np.zeros(2, np.int32), np.zeros(2, np.int32)
        verbs.outcome_into(state, scores, ranks)
        return (1 + int(ranks[1] > ranks[0]) - int(ranks[0] > ranks[1])) / 2


@cache
def _late_positions() -> list[tuple[Match, dict[int, float]]]:
    """Late positions with what each action is worth to seat 0."""
    found = []
    for seed in range(16):
        match = pyramidion.new("maya_towers", seats=2, seed=seed, stall=4)
        bot, past = new_bot("greedy", match.game), []
        while not match.is_over:
            past.append(match.copy())
            match.play(bot.choose(match.observation(match.turn), match.turn, new_rng(seed, match.ply)), match.turn)
        for late in past[-1:-6:-2]:
            try:
                found.append((late, Everything(late.game).values(late.state)))
            except TooManyError:
                continue
    assert len(found) >= 12
    return found


def _solved(match: Match, nodes: int = 100_000) -> Finding | None:
    return solved(match.game, match.observation(match.turn), match.turn, nodes, new_rng(1))


def test_it_finds_what_trying_everything_finds() -> None:
    worth = set()
    for match, values in _late_positions():
        found = _solved(match)
        assert found is not None
        assert found.is_exact
        for candidate in found.candidates:
            value = values[candidate.action]
            assert candidate.value == (value if match.turn == 0 else 1 - value)
        assert {candidate.action for candidate in found.candidates} == set(values)
        worth |= set(values.values())
    assert worth >= {0.0, 1.0}


def test_the_best_comes_first_and_the_standings_tell_its_value() -> None:
    for match, _ in _late_positions():
        found = _solved(match)
        assert found is not None
        assert found.best.value == max(candidate.value for candidate in found.candidates)
        assert found.standings[match.turn] == found.best.value
        assert sum(found.standings) == 1.0


def test_it_gives_up_where_it_is_too_much() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    assert _solved(match, nodes=500) is None
    assert _solved(_late_positions()[0][0], nodes=0) is None


def test_it_does_not_begin_where_something_is_hidden_or_others_act_too() -> None:
    for name, seats in (("maya_towers", 3), ("yaxha", 2), ("axio", 2)):
        assert _solved(pyramidion.new(name, seats=seats, seed=1)) is None


def test_it_gives_up_where_chance_is_met() -> None:
    game = pyramidion.game("axio")
    board = solver.new_board(game, 1000)
    board.states[0] = pyramidion.new("axio", seats=2, seed=1).state
    assert solver.solve(board) == solver.UNKNOWN


def test_a_position_is_found_again_by_all_its_bytes() -> None:
    board = solver.new_board(pyramidion.game("maya_towers"), 1)
    keys = set()
    for index in range(board.raw.shape[1]):
        board.raw[:] = 0
        board.raw[0, index] = 1
        keys.add(int(solver.key_of(board, 0)))
    assert len(keys) == board.raw.shape[1]
    assert {key >> 62 for key in keys} == {1}
    assert len({key >> 18 for key in keys}) == len(keys)  # what tells positions in the same slot apart
    assert np.all(board.keys == 0)


def _late_observation() -> tuple[Match, Seat]:
    match = _late_positions()[0][0]
    return match, match.turn


def test_thinking_solves_what_can_be_solved_and_searches_the_rest() -> None:
    late, seat = _late_observation()
    assert think(
        late.game, late.observation(seat), seat, late.game.heuristics.PLANS[-1], Budget(2000), new_rng(1)
    ).is_exact
    early = pyramidion.new("maya_towers", seats=2, seed=1)
    found = think(
        early.game, early.observation(early.turn), early.turn, early.game.heuristics.PLANS[-1], Budget(30), new_rng(1)
    )
    assert not found.is_exact
    assert found.simulations == 30
