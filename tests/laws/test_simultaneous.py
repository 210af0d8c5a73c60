"""Where several seats may act, the order of arrival does not matter."""

from itertools import permutations

from laws.cases import (
    FEW,
    Case,
    actors_of,
    after,
    copied,
    every_case,
    legal_list,
    positions,
    refilled,
    seen_by,
    some,
)
from pyramidion.core import verbs
from pyramidion.core.rng import below, new_rng
from pyramidion.core.types import CHANCE, Seat, State

CHOICES = 6  # random choices of the seats at each position


@every_case
def test_order_of_arrival_does_not_matter(case: Case) -> None:
    rng = new_rng(3)
    for state in positions(case):
        acting = actors_of(state)
        if len(acting) > 1:
            for _ in range(CHOICES):
                lists = {seat: legal_list(case, state, seat) for seat in acting}
                chosen = {seat: legal[below(rng, len(legal))] for seat, legal in lists.items()}
                ends = {played(case, state, order, chosen).tobytes() for order in permutations(acting)}
                assert len(ends) == 1


@every_case
def test_what_others_choose_changes_nobodys_choice(case: Case) -> None:
    """Nor what anybody else is shown, but whether the seat is done: otherwise all its choices look the same."""
    for state in positions(case):
        acting = actors_of(state)
        if len(acting) < 2:
            continue
        for seat in acting:
            for other in acting:
                if other != seat:
                    views: dict[int, set[tuple[bytes, int]]] = {}
                    for action in some(legal_list(case, state, seat), FEW):
                        now = played(case, state, (seat,), {seat: action})
                        if other in actors_of(now):  # the last to act may close the round
                            assert legal_list(case, now, other) == legal_list(case, state, other)
                            look = int(verbs.seen_as(state, now, other, seat, action))
                            views.setdefault(verbs.actors(now), set()).add((seen_by(now, other).tobytes(), look))
                    assert all(len(alike) == 1 for alike in views.values())


@every_case
def test_what_was_chosen_in_secret_can_be_chosen_again(case: Case) -> None:
    """By those who chose, and by nobody else; for the seat that looks on nothing changes."""
    for state in positions(case):
        for seat in actors_of(state):
            if seat == CHANCE:
                continue
            observation = seen_by(state, seat)
            again = reconsidered(observation, seat)
            assert case.game.state.broken_invariants(again) == []
            assert case.game.state.broken_invariants(refilled(case, again, seat, 1)) == []
            assert reconsidered(seen_by(again, seat), seat).tobytes() == again.tobytes()
            assert legal_list(case, again, seat) == legal_list(case, observation, seat)
            assert verbs.actors(again) & verbs.actors(state) == verbs.actors(state)
            for other in set(actors_of(again)) - set(actors_of(state)):
                assert legal_list(case, again, other)


def reconsidered(observation: State, seat: Seat) -> State:
    again = copied(observation)
    verbs.reconsider(again, seat)
    return again


def played(case: Case, state: State, order: tuple[Seat, ...], chosen: dict[Seat, int]) -> State:
    for seat in order:
        state = after(case, state, seat, chosen[seat])
    return state


def test_the_template_game_has_such_positions() -> None:
    assert any(len(actors_of(state)) == seats for seats in (2, 3) for state in positions(Case("template", seats)))
