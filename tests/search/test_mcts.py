"""The search: all legal actions, the same for the same seed, in any number of trees, within its budget."""

import json
import math
import os
import subprocess
import sys
import time

import numpy as np
import pytest

import pyramidion
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.plan import TO_THE_END, Plan
from pyramidion.core.rng import new_rng
from pyramidion.core.types import MAX_SEATS
from pyramidion.search import mcts
from pyramidion.search.kernels.second_look import FIRST_LOOK
from pyramidion.search.kernels.simulation import NOW, back_up, find_roots, new_desk, value_end, value_of_favourite
from pyramidion.search.kernels.tree import new_tree
from pyramidion.search.mcts import Budget, Finding, search

BY_HEURISTIC = Plan(exploration=1.0, warmth=0.1, playout=0, trust=1.0)
BY_PLAYOUT = Plan(exploration=0.7, warmth=0.0, playout=TO_THE_END, trust=0.0)
MIXED = Plan(exploration=1.0, warmth=0.1, playout=6, trust=0.5, glances=4)
BY_HUNCH = Plan(exploration=0.5, warmth=0.1, playout=TO_THE_END, trust=0.0, hunches=True, margin=3.0)
BY_FORESIGHT = Plan(exploration=0.1, warmth=0.1, playout=0, trust=1.0, foresight=True)
BY_FAVOURITES = BY_FORESIGHT._replace(favourites=True)
BY_HORIZON = BY_FAVOURITES._replace(horizon=True, second_looks=4, reconsiders=True)
BY_PRIVATE_ROOTS = BY_HEURISTIC._replace(private_roots=True)
PLANS = {
    "heuristic": BY_HEURISTIC,
    "playout": BY_PLAYOUT,
    "mixed": MIXED,
    "hunch": BY_HUNCH,
    "foresight": BY_FORESIGHT,
    "favourites": BY_FAVOURITES,
    "horizon": BY_HORIZON,
    "private roots": BY_PRIVATE_ROOTS,
}
every_plan = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


def _searched(
    match: Match, plan: Plan, simulations: int = 200, *, seed: int = 1, trees: int = 1, steps: int = 0
) -> Finding:
    seat, rng = match.actors[0], new_rng(seed)
    return search(match.game, match.observation(seat), seat, plan, Budget(simulations), rng, trees, steps)


def _some_match(name: str = "maya_towers", seats: int = 2, decisions: int = 6) -> Match:
    match = pyramidion.new(name, seats=seats, seed=4)
    for decision in range(decisions):
        seat = match.actors[0]
        legal = match.legal_actions(seat)
        match.play(int(legal[decision * 7 % len(legal)]), seat)
    return match


@every_plan
def test_every_legal_action_is_told_and_every_simulation_counted(plan: Plan) -> None:
    match = _some_match()
    found = _searched(match, plan)
    assert sorted(candidate.action for candidate in found.candidates) == [
        int(action) for action in match.legal_actions(match.actors[0])
    ]
    assert found.simulations == sum(candidate.visits for candidate in found.candidates) == 200
    assert all(0.0 <= candidate.value <= 1.0 for candidate in found.candidates)
    assert found.best.visits == max(candidate.visits for candidate in found.candidates)


@every_plan
@pytest.mark.parametrize("trees", [1, 2, 3])
def test_equal_seeds_give_equal_findings(plan: Plan, trees: int) -> None:
    match = _some_match()
    found = [_searched(match, plan, seed=seed, trees=trees) for seed in (1, 1, 2)]
    assert found[0] == found[1]
    # Nothing is hidden, so nothing is left to chance.
    is_certain = plan in (BY_HEURISTIC, BY_FORESIGHT, BY_FAVOURITES, BY_HORIZON, BY_PRIVATE_ROOTS)
    assert (found[0] == found[2]) == is_certain
    assert found[0].simulations == 200


def test_several_trees_share_the_simulations() -> None:
    match = _some_match()
    found = _searched(match, BY_HEURISTIC, 101, trees=3)
    assert found.simulations == sum(candidate.visits for candidate in found.candidates) == 101


@pytest.mark.parametrize(("name", "seats"), [("template", 2), ("maya_towers", 4), ("yaxha", 3), ("maya_quarries", 5)])
def test_each_seat_has_a_standing(name: str, seats: int) -> None:
    found = _searched(_some_match(name, seats, 0), MIXED, 50)
    assert len(found.standings) == seats
    assert all(0.0 <= standing <= 1.0 for standing in found.standings)


def test_one_legal_action_is_found_too() -> None:
    match = _some_match("yaxha", 2, 0)
    while len(match.legal_actions(match.actors[0])) > 1:
        match.play(int(match.legal_actions(match.actors[0])[0]), match.actors[0])
    found = _searched(match, MIXED, 20)
    assert (found.best.visits, found.best.value) == (20, found.standings[match.actors[0]])
    assert [candidate.action for candidate in found.candidates] == [int(match.legal_actions(match.actors[0])[0])]


def test_a_win_at_hand_is_found() -> None:
    """Two decisions before the end of won matches: the search sees the end by itself, without a heuristic's help."""
    checked = 0
    for seed in range(12):
        match = pyramidion.new("maya_towers", seats=2, seed=seed)
        while not match.is_over:
            seat = match.turn
            last, observation = match.copy(), match.observation(seat)
            match.play(search(match.game, observation, seat, BY_HEURISTIC, Budget(20), new_rng(seed)).best.action, seat)
        if match.outcome().ranks[seat] == 1 != match.outcome().ranks[1 - seat]:
            found = _searched(last, BY_PLAYOUT, 400)
            assert found.best.value > 0.8
            checked += 1
    assert checked >= 3


def test_time_ends_a_search() -> None:
    match = _some_match()
    _searched(match, BY_HEURISTIC, 1)  # compiled or loaded
    began = time.monotonic()
    seat = match.actors[0]
    found = search(
        match.game, match.observation(seat), seat, BY_HEURISTIC, Budget(10**8, seconds=0.2), new_rng(1), trees=2
    )
    assert time.monotonic() - began < 5.0
    assert 64 <= found.simulations < 10**8


def test_a_full_table_is_lived_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "MOST_EDGES", 64)
    match = _some_match()
    found = _searched(match, BY_HEURISTIC, 500)
    assert found.simulations == 500
    assert {candidate.action for candidate in found.candidates} == {
        int(action) for action in match.legal_actions(match.actors[0])
    }


def test_a_finished_playout_may_be_valued_by_its_lead() -> None:
    match = pyramidion.new("yaxha", seats=2, seed=8)
    desk = new_desk(match.game)
    while not match.is_over:
        match.play(int(match.legal_actions(match.actors[0])[0]), match.actors[0])
    desk.states[NOW] = match.state
    lead = int(np.subtract(*match.outcome().scores))
    assert abs(lead) > 1
    value_end(BY_HUNCH, desk)
    assert desk.later[0] == pytest.approx(1.0 / (1.0 + math.exp(-lead / BY_HUNCH.margin)))
    assert desk.later[0] + desk.later[1] == pytest.approx(1.0)
    value_end(BY_HUNCH._replace(margin=0.0), desk)
    assert desk.later[:2].tolist() == ([1.0, 0.0] if lead > 0 else [0.0, 1.0])


@pytest.mark.parametrize(("plan", "first"), [(BY_FORESIGHT, 0.25), (BY_FAVOURITES, 0.75)])
def test_a_try_beside_the_favourite_may_not_count_against_what_leads_there(plan: Plan, first: float) -> None:
    """Seat 0 chose twice; there was a better favourite when it chose the second time. Seat 1 chose in between."""
    tree, desk = new_tree(16), new_desk(_some_match().game)
    desk.values[:2] = 0.25, 0.5
    for depth, seat in enumerate((0, 1, 0)):
        desk.path[depth], desk.choosers[depth], desk.favoured[depth] = depth, seat, (0.0, 0.0, 0.75)[depth]
    back_up(3, plan, tree, desk)
    assert tree.edges["value"][:3].tolist() == [first, 0.5, 0.25]
    assert tree.edges["visits"][:4].tolist() == [1, 1, 1, 0]
    assert desk.totals[:2].tolist() == [0.25, 0.5]


def test_the_favourite_is_what_was_tried_most() -> None:
    tree, desk = new_tree(16), new_desk(_some_match().game)
    for slot, (visits, value) in enumerate([(2, 1.8), (4, 2.0), (1, 0.9)]):
        desk.slots[slot], tree.edges[slot]["visits"], tree.edges[slot]["value"] = slot, visits, value
    assert [value_of_favourite(chosen, 3, BY_FAVOURITES, tree, desk) for chosen in range(3)] == [0.5, 0.0, 0.5]
    assert value_of_favourite(0, 3, BY_FORESIGHT, tree, desk) == 0.0


def test_others_begin_at_what_a_guess_lets_them_hold() -> None:
    match = pyramidion.new("maya_towers", seats=3, seed=4)
    tree, desk = new_tree(64), new_desk(match.game)

    def roots(cards: list[list[int]]) -> list[int]:
        desk.states[NOW] = match.state
        desk.states[NOW].cards[:3] = cards
        find_roots(0, BY_PRIVATE_ROOTS, tree, desk)
        return [int(node) for node in desk.here]

    first = roots([[0, 1], [2, 3], [4, 5]])
    assert first[0] == 0  # the searcher knows its cards
    assert len(set(first)) == MAX_SEATS
    other = roots([[0, 1], [2, 6], [4, 5]])
    assert other[1] != first[1]
    assert other[2] == first[2]  # who does not see the card that has changed
    assert roots([[0, 1], [2, 3], [4, 5]]) == first
    find_roots(0, BY_HEURISTIC, tree, desk)
    assert desk.here.tolist() == list(range(MAX_SEATS))


def test_expected_lines_can_be_played() -> None:
    match = _some_match()
    found = _searched(match, BY_HEURISTIC, 2000, steps=5)
    assert len(found.best.line) >= 2
    for candidate in found.candidates[:3]:
        tried = match.copy()
        tried.play(candidate.action, tried.turn)
        for step in candidate.line:
            tried.play(step.action, step.actor)


def test_lines_tell_others_secrets_only_as_they_would_be_seen() -> None:
    match, texts = _some_match("maya_quarries", 3, 0), pyramidion.new("maya_quarries", seats=3).ledger.texts
    while not any(texts[int(action)].startswith("dig") for action in match.legal_actions(match.turn)):
        match.play(int(match.legal_actions(match.turn)[0]), match.turn)
    found = _searched(match, BY_HEURISTIC, 500, steps=4)
    dug = [texts[step.action] for step in found.best.line if step.actor != match.actors[0]]
    assert dug
    assert all(text.startswith(("dig high", "dig low", "pass")) for text in dug)


def test_who_only_looks_on_learns_how_everybody_stands() -> None:
    match = _some_match()
    seat = 1 - match.turn
    found = search(match.game, match.observation(seat), seat, MIXED, Budget(50), new_rng(1))
    assert found.candidates == ()
    assert sum(found.standings) == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("simulations", [1, 3, 30])
def test_values_are_chances_however_little_was_tried(simulations: int) -> None:
    for decisions in (0, 10, 20):
        found = _searched(_some_match("maya_towers", 2, decisions), BY_HEURISTIC, simulations, trees=2, steps=3)
        assert all(0.0 <= candidate.value <= 1.0 for candidate in found.candidates)


INTERPRETED = """
import json, sys
import pyramidion
pyramidion.register("template", "template_game")
from search.test_mcts import told_of_template
print(json.dumps(told_of_template()))
"""


def told_of_template() -> list[list[float]]:
    """What two searches of a small game come to, one of them long enough for second looks."""
    match = _some_match("template", 2, 0)
    found = _searched(match, MIXED, 12, trees=2, steps=3), _searched(match, BY_HORIZON, FIRST_LOOK + 400)
    assert any(candidate.looks for candidate in found[1].candidates)
    return [
        [candidate.action, candidate.visits, round(candidate.value, 5), len(candidate.line), candidate.looks]
        for finding in found
        for candidate in finding.candidates
    ]


@pytest.mark.skipif(not COMPILED, reason="there is nothing compiled to compare with")
def test_compiled_and_interpreted_search_alike() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", INTERPRETED], env=environment, capture_output=True, check=True)
    assert json.loads(done.stdout) == told_of_template()
