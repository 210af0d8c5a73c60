"""What a viewer may not know reaches nobody downstream of `observe` and `seen_as`."""

import numpy as np
import pytest

import pyramidion
from laws.cases import (
    DEPTH,
    FEW,
    Case,
    actors_of,
    after,
    clauses_by_action,
    copied,
    every_case,
    legal_list,
    positions,
    random_match,
    refilled,
    scratch,
    seats_to_act,
    seen_by,
    some,
)
from pyramidion.core import verbs
from pyramidion.core.playout import play_out
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, NOT_SEEN, PUBLIC, Seat, State, Viewer


@every_case
def test_refilling_an_observation_leaves_what_was_seen(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            observation = seen_by(state, seat)
            for seed in range(3):
                guess = refilled(case, observation, seat, seed)
                assert case.game.state.broken_invariants(guess) == []
                assert seen_by(guess, seat).tobytes() == observation.tobytes()


@every_case
def test_a_state_without_blanks_is_not_refilled(case: Case) -> None:
    for state in positions(case):
        assert refilled(case, state, 0, 1).tobytes() == state.tobytes()


@every_case
def test_a_refilled_state_can_be_played_to_the_end(case: Case) -> None:
    legal = np.zeros(case.game.state.MAX_LEGAL, np.int32)
    for state in positions(case):
        for seat in range(case.seats):
            guess = refilled(case, seen_by(state, seat), seat, 2)
            play_out(guess, new_rng(4), legal, scratch(case))
            assert verbs.actors(guess) == 0
            assert case.game.state.broken_invariants(guess) == []


@every_case
def test_observing_twice_is_observing_once(case: Case) -> None:
    for state in positions(case):
        for viewer in case.viewers:
            observation = seen_by(state, viewer)
            assert case.game.state.broken_invariants(observation) == []
            assert seen_by(observation, viewer).tobytes() == observation.tobytes()


@every_case
def test_the_public_knows_no_more_than_any_seat(case: Case) -> None:
    for state in positions(case):
        public = seen_by(state, PUBLIC).tobytes()
        for seat in range(case.seats):
            assert seen_by(seen_by(state, seat), PUBLIC).tobytes() == public


@every_case
def test_when_it_is_over_everything_is_revealed(case: Case) -> None:
    end = random_match(case, 3)[-1].state
    for viewer in case.viewers:
        assert seen_by(end, viewer).tobytes() == end.tobytes()
    match = case.match()
    for step in random_match(case, 3)[:-1]:
        match.play(step.action, step.actor)
    assert match.log_for(PUBLIC) == match.log_for(None)


@every_case
def test_a_seat_can_tell_what_it_may_do(case: Case) -> None:
    """Who may act, what is legal and what forbids it are the same on the state and on the seat's observation."""
    for state in positions(case):
        for viewer in case.viewers:
            observation = seen_by(state, viewer)
            assert verbs.actors(observation) == verbs.actors(state)
            assert int(observation.phase) == int(state.phase)  # by which forms are expected
    for state, seat in seats_to_act(case):
        observation = seen_by(state, seat)
        assert legal_list(case, observation, seat) == legal_list(case, state, seat)
        on_state, on_observation = (clauses_by_action(case, known, seat) for known in (state, observation))
        assert (on_state == on_observation).all()


@every_case
def test_features_tell_what_the_seat_knows(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            observation = seen_by(state, seat)
            expected = features(case, state, seat)
            assert features(case, observation, seat) == expected
            assert features(case, refilled(case, observation, seat, 5), seat) == expected


@every_case
def test_eyes_see_observations_only(case: Case) -> None:
    """Two states that a viewer cannot tell apart give that viewer one scene, one diagram, one position."""
    for number, state in enumerate(positions(case)):
        for seat in range(case.seats) if DEPTH > 1 else [number % case.seats]:
            twin = refilled(case, seen_by(state, seat), seat, 6)
            one, two = case.match(state), case.match(twin)
            assert one.scene(seat) == two.scene(seat)
            assert one.diagram(seat) == two.diagram(seat)
            assert one.position(seat) == two.position(seat)
            assert one.scene(PUBLIC) == two.scene(PUBLIC)


@every_case
def test_a_seat_knows_its_own_actions(case: Case) -> None:
    for state, seat in seats_to_act(case):
        for action in some(legal_list(case, state, seat), FEW):
            assert verbs.seen_as(state, after(case, state, seat, action), seat, seat, action) == action


@every_case
def test_the_log_tells_no_more_than_the_position(case: Case) -> None:
    """Actions after which a viewer cannot tell two states apart look the same in that viewer's log.

    It may be another action on the same state, or any action on another state that the viewer holds possible.
    """
    for state in positions(case):
        for viewer in case.viewers:
            twin = refilled(case, seen_by(state, viewer), max(viewer, 0), 8)
            for actor in actors_of(state):
                looks: dict[bytes, int] = {}
                for known in (state, twin):
                    for action in legal_list(case, known, actor):
                        view, look = told(case, known, viewer, actor, action)
                        assert looks.setdefault(view, look) == look


@every_case
def test_the_position_tells_no_more_than_the_log(case: Case) -> None:
    """Outcomes of chance that look the same in a viewer's log leave that viewer the same observation."""
    for state in positions(case):
        if actors_of(state) == [CHANCE]:
            for viewer in case.viewers:
                views: dict[int, bytes] = {}
                for action in legal_list(case, state, CHANCE):
                    view, look = told(case, state, viewer, CHANCE, action)
                    assert views.setdefault(look, view) == view


def told(case: Case, state: State, viewer: Viewer, actor: Seat, action: int) -> tuple[bytes, int]:
    """What the viewer sees after an action, and how its log shows the action."""
    now = after(case, state, actor, action)
    return seen_by(now, viewer).tobytes(), int(verbs.seen_as(state, now, viewer, actor, action))


@every_case
def test_logs_are_redacted_entry_by_entry(case: Case) -> None:
    match = case.match()
    steps = random_match(case, 1)[:-1]
    for step in steps[:-1]:
        match.play(step.action, step.actor)
    for viewer in case.viewers:
        now = match.state
        looks = [(s.actor, int(verbs.seen_as(s.state, now, viewer, s.actor, s.action))) for s in steps[:-1]]
        expected = [(actor, look) for actor, look in looks if look != NOT_SEEN]
        assert [(actor, int(action)) for actor, action in match.log_for(viewer)] == expected


@every_case
def test_what_is_not_seen_leaves_no_trace(case: Case) -> None:
    """Neither in what a viewer sees, nor in the log, nor in what has moved."""
    match = case.match()
    for step in random_match(case, 2)[:-1]:
        before = match.copy()
        match.play(step.action, step.actor)
        for viewer in case.viewers:
            if match.seen_as(match.ply - 1, viewer) is None:
                assert match.observation(viewer).tobytes() == before.observation(viewer).tobytes()
                assert match.log_for(viewer) == before.log_for(viewer)
                assert match.glides(viewer) == before.glides(viewer)


def test_what_is_revealed_stands_in_the_log() -> None:
    """The template shows bids and tokens after each round (X2.4); until then they are hidden."""
    match = pyramidion.new("template", seats=2, seed=1)
    for seat in (0, 1):
        match.play(next(action for action in match.legal_actions(seat) if action.text != "bid 0"), seat)
    first_round = [action.text for _, action in match.log_for(0)][:4]
    assert not any("?" in text for text in first_round)
    assert [action.text for _, action in match.log_for(0)][4:][1] == "token 1 ?"


def features(case: Case, state: State, seat: Seat) -> bytes:
    out = np.full(case.game.features.FEATURES, np.nan, np.float32)
    verbs.features_into(state, seat, out)
    assert ((out >= 0) & (out <= 1)).all()
    return out.tobytes()


@pytest.mark.parametrize("seats", [3, 4])
def test_unknown_cards_of_maya_towers_are_dealt_evenly(seats: int) -> None:
    """Each card that seat 0 has not seen is equally likely in each place that it cannot see."""
    case, rounds = Case("maya_towers", seats), 3000
    state = next(step.state for step in random_match(case, 0) if (step.state.cards[:seats] >= 0).all())
    observation = seen_by(state, 0)
    unseen = set(range(9)) - set(state.cards[0].tolist()) - {int(state.towers[4, 0])}
    counts = np.zeros((seats - 1, 2, 9))
    rng = new_rng(9)
    for _ in range(rounds):
        guess = copied(observation)
        verbs.determinize(guess, 0, rng, scratch(case))
        for seat in range(1, seats):
            for index in range(2):
                counts[seat - 1, index, guess.cards[seat, index]] += 1
    assert set(np.flatnonzero(counts.sum(axis=(0, 1))).tolist()) == unseen
    expected = rounds / len(unseen)
    spread = ((counts[:, :, sorted(unseen)] - expected) ** 2 / expected).sum(axis=2)
    assert spread.max() < 30  # five degrees of freedom: luck alone would hardly reach 25
