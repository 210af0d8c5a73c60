"""Guesses at what is hidden: as many as asked for, one where there is nothing to guess."""

import pytest

import pyramidion
from pyramidion.core import verbs
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.guessing import guess, guesses, is_open
from pyramidion.search.thinking import solved

HIDDEN, OPEN = ("axio", 2), ("maya_towers", 2)


def _begun(game: str, seats: int) -> Match:
    return pyramidion.new(game, seats=seats, seed=1)


def test_guesses_differ_in_what_the_seat_cannot_see_only() -> None:
    match = _begun(*HIDDEN)
    observation = match.observation(match.turn)
    found = guesses(match.game, observation, match.turn, 5, new_rng(1))
    assert len({state.tobytes() for state in found}) == 5
    for state in found:
        assert not is_open(observation, state)
        verbs.observe(state, match.turn)
        assert state.tobytes() == observation.tobytes()


def test_where_nothing_is_hidden_there_is_one_guess() -> None:
    match = _begun(*OPEN)
    observation = match.observation(match.turn)
    (only,) = guesses(match.game, observation, match.turn, 5, new_rng(1))
    assert is_open(observation, only)
    assert only.tobytes() == match.state.tobytes()


def test_a_guess_leaves_the_observation_as_it_was() -> None:
    match = _begun(*HIDDEN)
    observation = match.observation(match.turn)
    before = observation.tobytes()
    guess(match.game, observation, match.turn, new_rng(1))
    assert observation.tobytes() == before


def test_where_something_is_hidden_no_board_is_made_to_solve_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def note(*_: object) -> None:
        made.append(True)
        raise InterruptedError

    monkeypatch.setattr("pyramidion.search.thinking.new_board", note)
    hidden = _begun(*HIDDEN)
    assert solved(hidden.game, hidden.observation(hidden.turn), hidden.turn, 1000, new_rng(1)) is None
    assert not made
    plain = _begun(*OPEN)
    with pytest.raises(InterruptedError):
        solved(plain.game, plain.observation(plain.turn), plain.turn, 1000, new_rng(1))
