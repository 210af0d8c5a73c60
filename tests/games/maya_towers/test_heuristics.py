"""The guess at who stands how well, with three and four seats: points, and connections within reach."""

import numpy as np
import pytest

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.types import MAX_SEATS
from pyramidion.games.maya_towers.heuristics import MAY_STOP, POINTS, colour_promise, evaluate, promise
from pyramidion.games.maya_towers.scoring import colour_points
from pyramidion.games.maya_towers.tables import CENTRE, COLOURS, PLACE_NAMES


def played(seats: int, edition: str, actions: int, seed: int = 1) -> Match:
    match = pyramidion.new("maya_towers", seats=seats, edition=edition, seed=seed)
    for number in range(actions):
        legal = match.legal_actions(match.turn)
        match.play(int(legal[number * 7 % len(legal)]), match.turn)
        if match.is_over:
            break
    return match


@pytest.mark.parametrize("edition", ["russian", "hungarian"])
def test_what_a_colour_promises_is_at_least_what_it_scores(edition: str) -> None:
    differences = set()
    for seed in range(8):
        state = played(3, edition, 40, seed).state
        for colour in range(COLOURS):
            differences.add(round(colour_promise(state, colour) - colour_points(state, colour), 3))
    assert min(differences) >= 0.0
    assert len(differences) > 5


@pytest.mark.parametrize(("edition", "triple"), [("russian", 3), ("hungarian", 2)])
def test_connections_as_bits_score_as_the_rules_say(edition: str, triple: int) -> None:
    state = played(3, edition, 0).state
    for joined in range(16):
        piece = 0
        for level in range(5):  # the colour 0 in the first tower or, wherever the bits part it, in another one
            piece = piece if level and joined >> (level - 1) & 1 else (piece + 1) % 2
            state.towers[:2, level] = (0, 1) if piece else (1, 0)
            state.towers[2:, level] = range(2, 9)
        assert int(POINTS[triple - 2, joined]) == colour_points(state, 0)


def put(match: Match, places: tuple[str, ...]) -> float:
    """What the colour 0 promises with its pieces, from the lowest, at these places."""
    state = match.state
    for level, name in enumerate(places):
        row = list(range(1, COLOURS))
        row.insert(PLACE_NAMES.index(name), 0)
        state.towers[:, level] = row
    return float(colour_promise(state, 0))


def test_a_connection_within_reach_counts_the_more_the_nearer_it_is() -> None:
    match = played(3, "russian", 0)
    far = [put(match, ("a1", "c3", "a1", "c3", name)) for name in ("a3", "b3", "c3")]
    near = [put(match, ("a1", "c3", "a1", "c3", name)) for name in ("a1", "b1", "b2", "c2", "c3")]
    assert far[0] < far[1] < far[2]
    assert near[0] == near[1] == 0.0  # four and three steps away
    assert near[2:] == sorted(near[2:])
    assert put(match, ("b2",) * 5) == 10.0


def test_who_may_stop_stands_better() -> None:
    state = played(3, "russian", 0).state
    state.cards[:3] = [[0, 1], [2, 3], [4, 5]]
    before = promise(state, 0)
    for level in range(5):
        row = list(range(COLOURS))
        row[0], row[CENTRE] = row[CENTRE], row[0]
        state.towers[:, level] = row if level else range(COLOURS)
    state.towers[:, 0] = state.towers[:, 1]
    assert promise(state, 0) == pytest.approx(20.0 + MAY_STOP)
    assert promise(state, 2) == pytest.approx(20.0 + MAY_STOP)
    state.cards[1] = [6, 7]
    assert before < promise(state, 1) == pytest.approx(20.0 + MAY_STOP)  # the centre is finished: any seat may


@pytest.mark.parametrize("seats", [3, 4])
def test_cards_that_are_not_known_promise_nothing(seats: int) -> None:
    match = played(seats, "russian", 10)
    seen = match.observation(match.turn)
    assert promise(seen, match.turn) > 0.0
    assert all(promise(seen, seat) == 0.0 for seat in range(seats) if seat != match.turn)
    values = np.zeros(MAX_SEATS, np.float32)
    evaluate(seen, values)
    assert ((values[:seats] > 0.0) & (values[:seats] < 1.0)).all()
