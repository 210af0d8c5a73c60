"""Q2: the first cubes, and the course of a match."""

import pytest

from games.maya_quarries.positions import at, clause, cubes, new, phase, play, position, supply, texts


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_Q2_1_two_cubes_in_turn_on_different_pyramids(seats: int) -> None:
    match = new(seats)
    for seat in range(seats):
        assert match.actors == [seat]
        match.play("place copan")
    assert match.actors == [0]
    assert clause(match, "place copan") == "Q2.1"
    assert texts(match) == {"place uxmal"} | (texts(new(seats)) - {"place copan", "place uxmal"})
    for seat in range(seats):
        assert match.actors == [seat]
        match.play("place uxmal")
    ones = ",".join("1" * seats)
    assert cubes(match, "copan") == f"{ones}|-|-|-"
    assert cubes(match, "uxmal") == f"{ones}|-|-"
    assert supply(match) == [26] * seats
    assert (phase(match), match.actors) == ("dig", [0])


def test_Q2_1_seat_0_starts() -> None:
    assert new().position().split()[3] == "0:0:0"
    assert clause(new(), "place copan", 1) == "G1"


def test_Q2_2_three_rounds_of_digging_building_and_scoring() -> None:
    match = new(3, seed=1)
    rounds = []
    while not match.is_over:
        rounds.append((int(match.state.round_number), phase(match)))
        match.play(match.legal_actions()[-1])
    assert [number for number, _ in rounds] == sorted(number for number, _ in rounds)
    for number in (1, 2, 3):
        assert next(name for lap, name in rounds if lap == number) == "dig"
        assert (number, "build") in rounds
    assert match.outcome().reason == "complete"


def test_Q2_2_expert_rounds_begin_with_an_auction() -> None:
    match = play(new(3, settle=False, expert=True), *(f"{seat} place copan" for seat in range(3)))
    play(match, *(f"{seat} place uxmal" for seat in range(3)))
    assert (phase(match), match.actors) == ("offer", [7])
    assert phase(play(match, "* offer joker", "* offer cube")) == "bid"


def test_Q2_1_positions_of_the_set_up() -> None:
    match = at(position(phase="place", course="0:1:0", pyramids="1,0,0|-|-/-|-|-|-/-|-|-/-|-|-"))
    assert texts(match) == {"place chichen", "place copan", "place uxmal", "place palenque"}
