"""Analysis: candidates from what a seat knows, chances that mean something, mistakes that are found."""

import time

import numpy as np
import pytest

import pyramidion
from pyramidion.core.errors import PyramidionError
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE
from pyramidion.search.analysis import (
    MISTAKE,
    MOST_EFFORT,
    USUAL,
    Moment,
    _shares,
    analyse,
    moment_at,
    moments,
    plies,
    turning_points,
)
from pyramidion.search.mcts import Budget

QUICK = Budget(32)
TABLES = [(name, seats) for name in pyramidion.names() for seats in pyramidion.game(name).spec.seats]


def played(game: str, seats: int, plies: int = 10_000) -> Match:
    """A match, or its first plies, played without much thought."""
    match = pyramidion.new(game, seats=seats, seed=2)
    while not match.is_over and match.ply < plies:
        legal = match.legal_actions(match.turn)
        match.play(legal[match.ply % len(legal)], match.turn)
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_from_the_first_choice_to_the_result(game: str, seats: int) -> None:
    match = played(game, seats)
    past = list(moments(match, Budget(4)))
    chosen = [ply for ply, entry in enumerate(match.log) if entry.actor != CHANCE and entry.legal > 1]
    assert [moment.ply for moment in past] == [*chosen, match.ply]
    teams = match.game.spec.teams.get(seats, [(seat,) for seat in range(seats)])
    for moment in past:
        assert len(moment.chances) == seats
        assert all(0 <= chance <= 1 for chance in moment.chances)
        if seats > 1:
            assert sum(moment.chances[team[0]] for team in teams) == pytest.approx(1)
    for moment in past[:-1]:
        entry = match.log[moment.ply]
        assert moment.decision
        assert (moment.decision.seat, moment.decision.played.action) == (entry.actor, int(entry.action))
    if seats > 1:
        winners = [seat for seat, rank in enumerate(match.outcome().ranks) if rank == 1]
        assert [seat for seat, chance in enumerate(past[-1].chances) if chance > 0] == winners


def test_a_match_that_goes_on_ends_with_how_it_stands() -> None:
    match = played("yaxha", 2, 60)
    assert match.turn != CHANCE
    last = list(moments(match, QUICK))[-1]
    assert (last.ply, last.decision) == (match.ply, None)
    assert 0.01 < last.chances[0] < 0.99


def test_where_chance_must_act_the_last_decision_is_the_end() -> None:
    whole = played("axio", 2)
    after = next(ply for ply in range(40, whole.ply) if whole.log[ply].actor == CHANCE)
    match = Match(whole.game, 2, whole.options, settle=False)
    for entry in whole.log[:after]:
        match.play(entry.action, entry.actor)
    last = list(moments(match, QUICK))[-1]
    assert last.ply == plies(match)[-1] < match.ply
    assert last.decision


def test_the_same_seed_finds_the_same() -> None:
    match = played("axio", 3, 40)
    assert analyse(match, budget=QUICK) == analyse(match, budget=QUICK)
    assert analyse(match, budget=QUICK) != analyse(match, budget=QUICK, seed=2)


def two_claims() -> tuple[Match, Match]:
    """Two matches that differ in a secret claim of seat 0; seat 1 has yet to choose."""
    both = pyramidion.new("yaxha", seats=2, seed=2)
    while both.actors != [0, 1] or len(both.legal_actions(0)) < 2:
        both.play(both.legal_actions(both.turn)[0], both.turn)
    first, other = both.copy(), both.copy()
    first.play(both.legal_actions(0)[0], 0)
    other.play(both.legal_actions(0)[1], 0)
    return first, other


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    first, other = two_claims()
    assert first.state.tobytes() != other.state.tobytes()
    assert np.array_equal(first.observation(1), other.observation(1))
    assert analyse(first, 1, QUICK) == analyse(other, 1, QUICK)


def test_a_blunder_is_a_turning_point_and_a_good_move_is_none() -> None:
    match = played("axio", 2, 30)
    seat = match.turn
    found = analyse(match, seat, Budget(1000))
    worst = min(found.candidates, key=lambda candidate: candidate.value)
    assert found.best.value - worst.value > 0.05
    good, bad = match.copy(), match.copy()
    good.play(found.best.action, seat)
    bad.play(worst.action, seat)

    def loss(after: Match) -> float:
        moment = next(moment for moment in moments(after, Budget(1000)) if moment.ply == match.ply)
        assert moment.decision
        return moment.decision.loss

    assert loss(good) < 0.02 < loss(bad)


def test_what_was_hardly_tried_is_worth_what_a_search_of_its_own_says() -> None:
    """Axio has hundreds of actions: of most the search has only a first look, which is much too kind here."""
    match, ply = played("axio", 2), 100
    seat, action = match.log[ply].actor, int(match.log[ply].action)
    before = played("axio", 2, ply)
    first = next(candidate for candidate in analyse(before, seat, USUAL).candidates if candidate.action == action)
    before.play(action, seat)
    later = analyse(before, seat, Budget(2000)).standings[seat]
    decision = moment_at(match, ply).decision
    assert decision
    assert first.visits < 10
    assert first.value - later > 0.15
    assert abs(decision.played.value - later) < 0.05
    assert decision.loss > MISTAKE


def test_neither_later_luck_nor_secrets_make_a_decision_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.search.analysis.TRIED", 1.0)  # every action has a search of its own
    ply = 106
    match = played("axio", 3, ply)
    worse = analyse(match, match.turn, USUAL).candidates[-1].action
    lucky = []
    for seed in range(4):
        again = Match(match.game, 3, seed=seed, settle=False)
        for entry in match.log:
            again.play(entry.action, entry.actor)
        again.play(worse, match.turn)
        again.resume()
        lucky.append(again)
    assert len({again.state.tobytes() for again in lucky}) > 1
    assert len({moment_at(again, ply).decision for again in lucky}) == 1
    claims = two_claims()
    ply = claims[0].ply
    worse = analyse(claims[0], 1, USUAL).candidates[-1].action
    for other in claims:
        other.play(worse, 1)
    assert moment_at(claims[0], ply).decision == moment_at(claims[1], ply).decision


def test_a_moment_takes_no_longer_than_its_budget_allows() -> None:
    """A million simulations, many times over, would take minutes."""
    match, seconds = played("axio", 4), 0.02
    began = time.monotonic()
    moment_at(match, plies(match)[20], Budget(1_000_000, seconds))
    assert time.monotonic() - began < 5 + MOST_EFFORT * seconds  # a busy machine; big trees are made and forgotten


def test_turning_points_are_few_costly_and_in_order() -> None:
    past = list(moments(played("maya_quarries", 3), QUICK))
    turns = turning_points(past)
    losses = [moment.decision.loss for moment in past if moment.decision]
    assert [turn.ply for turn in turns] == sorted(turn.ply for turn in turns)
    assert sorted(_loss(turn) for turn in turns) == sorted(loss for loss in losses if loss >= MISTAKE)[-5:]
    assert 0 < len(turns) <= 5


def _loss(moment: Moment) -> float:
    assert moment.decision
    return moment.decision.loss


def test_who_has_nothing_to_decide_is_told_so() -> None:
    match = played("maya_towers", 2, 50)
    with pytest.raises(PyramidionError, match=f"Seat {1 - match.turn} has nothing to decide here"):
        analyse(match, 1 - match.turn)
    with pytest.raises(PyramidionError, match="The match is over"):
        analyse(played("maya_towers", 2))
    waiting = Match(match.game, 2, settle=False)
    with pytest.raises(PyramidionError, match="Here chance acts"):
        analyse(waiting)


def test_where_everybody_has_given_up_nobody_is_ahead() -> None:
    match = pyramidion.new("maya_towers", seats=4, seed=1)
    assert _shares(match, [0.0, 0.0, 0.0, 0.0]) == (0.5, 0.5, 0.5, 0.5)
    assert _shares(match, [0.5, 0.0, 0.5, 0.0]) == (1.0, 0.0, 1.0, 0.0)
