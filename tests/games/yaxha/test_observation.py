"""Guesses at what is hidden: every claim alike, every building possible; and what a count of steps may not tell."""

from collections import Counter

import numpy as np

from games.yaxha.boards import GROUND, at, building, play, position
from laws.cases import copied
from pyramidion.core import verbs
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import NOT_SEEN, PUBLIC, State
from pyramidion.games.yaxha.state import WORK
from pyramidion.games.yaxha.tables import CELL_NAMES

FULL = f"d4={GROUND}"


def guesses(match: Match, seat: int, count: int) -> list[State]:
    rng, work = new_rng(9), np.zeros(WORK, np.int32)
    found = []
    for _ in range(count):
        guess = copied(match.observation(seat))
        verbs.determinize(guess, seat, rng, work)
        found.append(guess)
    return found


def test_Y3_2_unknown_claims_are_guessed_evenly() -> None:
    match = play(at(position(market="OBG/YYW/OOO")), "1 claim 2", "2 claim 2")
    counts = Counter((int(guess.claims[1]), int(guess.claims[2])) for guess in guesses(match, 0, 1800))
    assert len(counts) == 9
    assert min(counts.values()) > 140  # 200 each, give or take four deviations of 13
    assert max(counts.values()) < 260
    assert {int(guess.claims[0]) for guess in guesses(match, 0, 5)} == {-1}


def test_Y4_1_unknown_buildings_are_built_by_the_rules() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1", "0 B@d5.1", "0 G@d6.1")
    first: Counter[int] = Counter()
    for guess in guesses(match, 1, 600):
        assert len({int(cell) for cell in guess.placed[0] if cell >= 0}) == 3
        assert int(guess.done) == 1
        assert verbs.actors(guess) == 2
        first.update(spot for spot, cell in enumerate(guess.placed[0]) if CELL_NAMES[cell] == "d4.1")
    assert min(first[spot] for spot in range(3)) > 150  # each of the three cubes may have been the first


def test_Y4_6_a_guess_places_all_that_can_be_placed_and_no_more() -> None:
    match = play(building([FULL, FULL], "WWO/WOB"), "1 O@d4.2", "1 B@f6.2")
    for guess in guesses(match, 0, 50):
        white, orange, blue = (int(cell) for cell in guess.placed[1])
        assert white == -1
        assert min(orange, blue) >= 0


def test_Y4_1_what_is_known_of_ones_own_building_stays() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1", "1 W@d4.1")
    (guess,) = guesses(match, 0, 1)
    assert [int(cell) for cell in guess.placed[0]] == [CELL_NAMES.index("d4.1"), -1, -1]
    assert [int(cell) for cell in guess.placed[1]] == [-1, -1, -1]  # not finished: it may not have begun


def test_Y4_1_one_entry_for_each_finished_building_whatever_the_number_of_cubes() -> None:
    """Seat 0 can place one cube, seat 1 three: the third seat's log shows one entry each."""
    match = building([FULL] * 3, "WWO/OBG/WOO")
    play(match, "0 O@d4.2", "1 O@d4.2", "1 B@e4.2", "1 G@f4.2")
    assert [(actor, action.text) for actor, action in match.log_for(2)] == [(0, "?@?"), (1, "?@?")]
    assert match.log_for(PUBLIC) == match.log_for(2)
    steps = [
        int(verbs.seen_as(match.state_at(ply), match.state, 2, 1, int(match.log[ply].action))) for ply in (1, 2, 3)
    ]
    assert steps == [NOT_SEEN, NOT_SEEN, match.ledger.texts.index("?@?")]


def test_Y4_1_a_seat_that_can_place_two_cubes_has_finished_with_the_second() -> None:
    match = play(building([FULL] * 3, "WOB/OBG/WOO"), "0 O@d4.2", "0 B@f6.2")
    assert [(actor, action.text) for actor, action in match.log_for(2)] == [(0, "?@?")]


def test_Y4_1_others_see_the_pyramid_as_it_was_before_the_round() -> None:
    """At the first of all cells too."""
    before = "a1=-GGG,GGGG,GGGG,GGGG"
    match = building([before, before.replace("G", "Y")], "GOB/WOB")
    seen = match.observation(1).cubes[0].tolist()
    play(match, "0 G@a1.1")
    assert match.state.cubes[0].tolist() != seen
    assert match.observation(1).cubes[0].tolist() == seen
    assert [(actor, action.text) for actor, action in match.log_for(1)] == [(0, "?@?")]  # no room for the others


def reconsidered(match: Match, seat: int) -> State:
    state = copied(match.observation(seat))
    verbs.reconsider(state, seat)
    return state


def test_Y3_2_a_claim_that_is_not_seen_can_be_made_again() -> None:
    match = play(at(position(market="OBG/YYW/OOO")), "1 claim 2")
    before = reconsidered(at(position(market="OBG/YYW/OOO")), 0)
    assert reconsidered(match, 0).tobytes() == before.tobytes()
    assert verbs.actors(before) == 0b111
    assert reconsidered(match, 1).tobytes() == match.observation(1).tobytes()  # one's own choice stands


def test_Y4_1_a_building_that_is_not_seen_can_be_built_again() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1", "0 B@d5.1", "0 G@d6.1", "1 W@d4.1")
    before = play(building(["-", "-"], "OBG/YYW"), "1 W@d4.1")
    assert reconsidered(match, 1).tobytes() == before.state.tobytes()


def test_Y4_6_who_could_place_nothing_has_still_finished() -> None:
    match = building([FULL, FULL], "WWW/OBG")
    assert verbs.actors(match.state) == 0b10
    assert verbs.actors(reconsidered(match, 1)) == 0b10
