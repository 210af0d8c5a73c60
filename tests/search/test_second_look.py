"""Second looks: which actions get one, that all meet the same luck, and that the best of them is played."""

import pytest

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.plan import Plan
from pyramidion.core.rng import new_rng
from pyramidion.search.kernels.second_look import FEWEST_LOOKS, FIRST_LOOK, SIMULATIONS_A_LOOK
from pyramidion.search.mcts import Budget, Candidate, Finding, search

LOOKING: Plan = pyramidion.game("yaxha").heuristics.FORESEEING._replace(second_looks=3)
LOOKS = 30


def match_of(decisions: int, seats: int = 2) -> Match:
    match = pyramidion.new("yaxha", seats=seats, seed=6)
    for decision in range(decisions):
        legal = match.legal_actions(match.actors[0])
        match.play(int(legal[decision * 5 % len(legal)]), match.actors[0])
    return match


def searched(match: Match, simulations: int, plan: Plan = LOOKING, *, seat: int = -1, seed: int = 1) -> Finding:
    seat = match.actors[0] if seat < 0 else seat
    return search(match.game, match.observation(seat), seat, plan, Budget(simulations), new_rng(seed))


def looked_at(found: Finding) -> list[Candidate]:
    return [candidate for candidate in found.candidates if candidate.looks]


def test_those_tried_most_are_looked_at_in_turn() -> None:
    found = searched(match_of(21), FIRST_LOOK + LOOKS * SIMULATIONS_A_LOOK)
    candidates = looked_at(found)
    assert LOOKS - 1 <= sum(candidate.looks for candidate in candidates) <= LOOKS + 1
    often = sorted(candidate.looks for candidate in candidates)
    assert often[-1] - often[-2] <= 1
    most = sorted((candidate.visits for candidate in found.candidates), reverse=True)
    assert found.best.visits >= most[LOOKING.second_looks - 1]


def test_the_best_of_those_looked_at_is_played() -> None:
    found = searched(match_of(21), FIRST_LOOK + LOOKS * SIMULATIONS_A_LOOK)
    known = looked_at(found)
    assert len(known) > 1
    assert found.best.value == max(candidate.value for candidate in known)
    assert list(found.candidates[: len(known)]) == known


def test_too_few_simulations_leave_no_time_for_a_second_look() -> None:
    few = FIRST_LOOK + (FEWEST_LOOKS - 1) * SIMULATIONS_A_LOOK  # even if all were at one action
    for simulations in (FIRST_LOOK - 1, few):
        assert looked_at(searched(match_of(21), simulations)) == []
    assert looked_at(searched(match_of(21), 2 * FIRST_LOOK, LOOKING._replace(second_looks=0))) == []


def test_luck_is_the_same_for_all_and_always() -> None:
    """Where nothing is hidden, looks depend on no seed: what they meet is the same each time."""
    simulations = FIRST_LOOK + LOOKS * SIMULATIONS_A_LOOK
    assert searched(match_of(21), simulations, seed=1) == searched(match_of(21), simulations, seed=2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_have_chosen_in_secret_changes_nothing(seats: int) -> None:
    """A seat that chooses after the others, and does not see what, thinks as if it were the first."""
    before = match_of(0, seats)
    seat, after = seats - 1, before.copy()
    for other in range(seats - 1):
        after.play("claim 1", other)
    simulations = FIRST_LOOK + LOOKS * SIMULATIONS_A_LOOK
    assert searched(before, simulations, seat=seat) == searched(after, simulations, seat=seat)


def test_who_only_looks_on_looks_once() -> None:
    match = match_of(0)
    match.play("claim 1", 0)
    found = searched(match, 2 * FIRST_LOOK, seat=0)
    assert found.candidates == ()
    assert sum(found.standings) == pytest.approx(1.0, abs=0.05)
