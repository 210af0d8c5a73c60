"""Second looks: which actions get one, that all meet the same luck, and that the best of them is played."""

import pytest

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.plan import Plan
from pyramidion.core.rng import new_rng
from pyramidion.search.kernels.second_look import (
    FEWEST_LOOKS,
    FEWEST_TRIES,
    FINALISTS,
    FIRST_LOOK,
    LOOKS_A_ROUND,
    NOT_ONE,
    SIMULATIONS_A_LOOK,
    favourite_choice,
    spread,
    usual_choice,
)
from pyramidion.search.kernels.simulation import Desk, new_desk
from pyramidion.search.kernels.tree import Tree, add_edge, find_edge, new_tree
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


def test_the_worse_half_drops_out_until_few_are_left() -> None:
    """So that more looks are left for the best; they are compared by looks at the same luck only."""
    many, some = LOOKING._replace(second_looks=12), LOOKS_A_ROUND + 6
    after_one = looked_at(searched(match_of(21), FIRST_LOOK + some * SIMULATIONS_A_LOOK, many))
    after_all = looked_at(searched(match_of(21), FIRST_LOOK + 4 * some * SIMULATIONS_A_LOOK, many))
    assert len(after_one) == 6
    assert len(after_all) == FINALISTS
    for known in (after_one, after_all):
        often = [candidate.looks for candidate in known]
        assert max(often) - min(often) <= 1
    assert after_all[0].looks > 2 * after_one[0].looks


SEAT = 1


def tried(*tries: int) -> tuple[Tree, Desk]:
    """A tree in which legal actions 0, 1, … were tried so often at the root of a seat."""
    tree, desk = new_tree(16), new_desk(pyramidion.game("yaxha"))
    desk.here[SEAT] = SEAT
    for action, visits in enumerate(tries):
        slot = find_edge(tree, SEAT, SEAT, action)
        add_edge(tree, slot, SEAT, SEAT, action)
        tree.edges[slot].visits = visits
        desk.legal[action] = action
    return tree, desk


@pytest.mark.parametrize(("whims", "shares"), [(0.0, (0.7, 0.1, 0.2)), (0.6, (0.48, 0.24, 0.28)), (1.0, (1 / 3,) * 3)])
def test_others_do_what_they_have_tried_as_often_but_for_whims(whims: float, shares: tuple[float, ...]) -> None:
    """Any thirty looks in a row have nearly the right number of each."""
    tree, desk = tried(700, 100, 200)
    for first in (0, 1000):
        looks = range(first, first + 30)
        chosen = [usual_choice(SEAT, 3, spread(look, SEAT), whims, tree, desk) for look in looks]
        for index, share in enumerate(shares):
            assert chosen.count(index) == pytest.approx(30 * share, abs=2)


def test_the_searcher_does_what_it_has_tried_most() -> None:
    assert favourite_choice(SEAT, 3, *tried(100, 700, 200)) == 1


def test_where_little_was_tried_nothing_is_known() -> None:
    for tries in ((0, 0), (FEWEST_TRIES - 2, 1)):
        assert favourite_choice(SEAT, 2, *tried(*tries)) == NOT_ONE
        assert usual_choice(SEAT, 2, 0.5, 0.5, *tried(*tries)) == NOT_ONE
    tree, desk = tried(700, 100)
    desk.here[SEAT] = -1  # where the tree ends
    assert favourite_choice(SEAT, 2, tree, desk) == NOT_ONE
