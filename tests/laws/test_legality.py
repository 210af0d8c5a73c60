"""Legal ⇔ nothing forbids it ⇔ it can be carried out."""

import numpy as np

from laws.cases import (
    ALL_ACTORS,
    FEW,
    Case,
    actors_of,
    after,
    clauses_by_action,
    every_case,
    legal_list,
    positions,
    scratch,
    some,
)
from pyramidion.core import verbs
from pyramidion.core.clauses import MATCH_IS_OVER, NOT_NOW, NOT_YOUR_TURN
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, CHANCE_BIT

DRAWS = 1500


@every_case
def test_legal_is_what_nothing_forbids(case: Case) -> None:
    for state in positions(case):
        acting = actors_of(state)
        for actor in ALL_ACTORS:
            allowed = np.flatnonzero(clauses_by_action(case, state, actor) == 0).tolist()
            if actor in acting:
                assert allowed, "An actor can always do something."
                assert legal_list(case, state, actor) == allowed  # hence ascending, each once
            else:
                assert not allowed


@every_case
def test_a_refusal_names_the_right_kind_of_clause(case: Case) -> None:
    form_of = case.ledger.tables().form
    for state in positions(case):
        acting, phase = actors_of(state), int(state.phase)
        assert bool(case.ledger.expected(phase, case.seats)) == bool(acting)
        is_expected = np.array([form.is_expected(phase, case.seats) for form in case.ledger.forms])[form_of]
        for actor in ALL_ACTORS:
            clauses = clauses_by_action(case, state, actor)
            if not acting:
                assert (clauses == MATCH_IS_OVER).all()
            elif actor not in acting:
                assert (clauses == NOT_YOUR_TURN).all()
            else:
                assert (clauses[~is_expected] == NOT_NOW).all()
                assert np.isin(clauses[is_expected], (0, *case.game.explain.CLAUSES)).all()


@every_case
def test_what_is_legal_can_be_carried_out(case: Case) -> None:
    for state in positions(case):
        for actor in actors_of(state):
            for action in some(legal_list(case, state, actor), FEW):
                now = after(case, state, actor, action)
                assert now.tobytes() != state.tobytes()
                assert case.game.state.broken_invariants(now) == []
                who = verbs.actors(now)
                assert who == CHANCE_BIT or 0 <= who < 1 << case.seats


@every_case
def test_chance_draws_what_it_says(case: Case) -> None:
    """The same outcomes, with the same chances: a chi-square far beyond what luck explains would fail."""
    for state in [state for state in positions(case) if verbs.actors(state) == CHANCE_BIT][:5]:
        actions, weights = np.zeros((2, case.game.state.MAX_LEGAL), np.int32)
        count = verbs.chance_into(state, actions, weights, scratch(case))
        assert weights[:count].min() > 0
        outcomes = actions[:count].tolist()
        assert outcomes == legal_list(case, state, CHANCE)
        rng = new_rng(7, 1)
        before = state.tobytes()
        drawn = [int(verbs.sample_chance(state, rng, scratch(case))) for _ in range(DRAWS)]
        assert state.tobytes() == before, "Drawing changes nothing."
        assert set(drawn) == set(outcomes)
        expected = weights[:count] / weights[:count].sum() * DRAWS
        found = np.array([drawn.count(outcome) for outcome in outcomes])
        freedom = count - 1
        assert ((found - expected) ** 2 / expected).sum() <= freedom + 6 * (2 * freedom) ** 0.5 + 6
