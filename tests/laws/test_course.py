"""The course of matches: they end, they conserve, they can be copied and taken back."""

import numpy as np

from laws.cases import Case, copied, every_case, random_match, scratch
from pyramidion.core import verbs
from pyramidion.core.match import Match


@every_case
def test_matches_end_and_conserve(case: Case) -> None:
    for seed in range(3):
        steps = random_match(case, seed)
        assert verbs.actors(steps[-1].state) == 0
        for step in steps:
            assert case.game.state.broken_invariants(step.state) == []


@every_case
def test_init_leaves_nothing_of_what_was_before(case: Case) -> None:
    fresh, used = np.zeros(1, case.game.state.STATE), np.zeros(1, case.game.state.STATE)
    used.view(np.uint8)[:] = 0x5A
    options = case.game.spec.encode(case.options, case.seats)
    for states in (fresh, used):
        verbs.init(states[0], case.seats, options)
    assert fresh.tobytes() == used.tobytes()


@every_case
def test_a_state_is_all_there_is(case: Case) -> None:
    """From equal bytes the same action leads to equal bytes, whatever the scratch held before."""
    for step in random_match(case, 5)[:-1]:
        one, two = copied(step.state), copied(step.state)
        dirty = scratch(case)
        dirty[:] = 12345
        verbs.apply(one, step.actor, step.action, scratch(case))
        verbs.apply(two, step.actor, step.action, dirty)
        assert one.tobytes() == two.tobytes()


@every_case
def test_copies_are_apart(case: Case) -> None:
    match = case.match()
    steps = random_match(case, 1)
    half = len(steps) // 2
    for step in steps[:half]:
        match.play(step.action, step.actor)
    before = _whole(match)
    twin = match.copy()
    assert _whole(twin) == before
    twin.play(steps[half].action, steps[half].actor)
    assert _whole(match) == before
    after = _whole(twin)
    assert after != before
    match.undo()
    assert _whole(twin) == after


@every_case
def test_undo_and_redo(case: Case) -> None:
    match = case.match()
    steps = random_match(case, 2)[:-1]
    seen = []
    for step in steps:
        seen.append(_whole(match))
        match.play(step.action, step.actor)
    end = _whole(match)
    for step, before in zip(reversed(steps), reversed(seen), strict=True):
        assert int(match.undo()) == step.action
        assert _whole(match) == before
    for step in steps:
        match.play(step.action, step.actor)
    assert _whole(match) == end


@every_case
def test_with_a_seed_the_same_actions_make_the_same_match(case: Case) -> None:
    one, two = (Match(case.game, case.seats, case.options, seed=11) for _ in range(2))
    while not one.is_over:
        seat = one.turn
        one.play(one.legal_actions(seat)[-1], seat)
        two.play(two.legal_actions(seat)[-1], seat)
        if one.ply % 5 == 0:  # taking back and playing again draws the same
            two.play(two.undo(), seat)
        assert _whole(one) == _whole(two)


def _whole(match: Match) -> tuple[object, ...]:
    return match.state.tobytes(), tuple(match.log), match.ply, match.position()
