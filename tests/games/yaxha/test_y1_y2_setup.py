"""Y1 components, Y2 set-up."""

from collections import Counter

import pytest

from games.yaxha.boards import at, clause, field, new, play, position, texts
from pyramidion.core.types import CHANCE
from pyramidion.games.yaxha.tables import BONUS_NAMES, CELL_NAMES, FULL_LAYERS

BEGINNER = {f"bonus largest-{name}" for name in ("orange", "blue", "green", "yellow", "white", "any", "ground")}
BEGINNER |= {"bonus most-layers"}


def set_up(seats: int, **options: object):
    match = new(seats, settle=False, **options)
    return play(match, *(f"* turn {seat}={seats - seat}" for seat in range(seats)))


def test_Y1_1_five_colours_of_24_cubes_each() -> None:
    assert field(new(4, seed=1, settle=False), 5) == "24/24/24/24/24"
    match = new(4, seed=1)
    while not match.is_over:
        match.play(match.legal_actions(match.turn)[0], match.turn)
    drawn = Counter(entry.action.text[-1] for entry in match.log if "+" in entry.action.text)
    assert drawn == dict.fromkeys("OBGYW", 24)  # four seats empty the bag
    assert clause(at(position("fill", market="OB-/---")), "1+X") == "Y1.1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Y1_2_tiles_are_numbered_from_1_to_the_seats(seats: int) -> None:
    match = new(seats, settle=False)
    assert texts(match) == {f"turn 0={tile}" for tile in range(1, seats + 1)}
    assert clause(match, f"turn 0={seats + 1}") == "Y1.2"
    match = new(seats, seed=1)
    assert texts(match, 0) == {f"claim {tile}" for tile in range(1, seats + 1)}
    assert clause(match, f"claim {seats + 1}", 0) == "Y1.2"
    assert clause(match, "claim 0", 0) == "Y1.2"


def test_Y1_3_a_full_pyramid_has_30_cubes() -> None:
    assert FULL_LAYERS == (16, 9, 4, 1)
    match = at(position("build", market="OBG/YYW", claims="12", got="12", played=0))
    assert clause(match, "O@d4.5", 0) == "Y1.3"
    assert clause(match, "O@d4.0", 0) == "Y1.3"
    assert Counter(name[-1] for name in CELL_NAMES) == {"1": 49, "2": 36, "3": 25, "4": 16}


def test_Y2_1_turn_tiles_are_dealt_from_seat_0_on() -> None:
    match = new(3, settle=False)
    assert match.actors == [CHANCE]
    play(match, "* turn 0=2")
    assert texts(match) == {"turn 1=1", "turn 1=3"}
    assert clause(match, "turn 1=2") == "Y2.1"
    assert clause(match, "turn 2=1") == "Y2.1"
    assert clause(match, "turn 7=1") == "Y2.1"
    play(match, "* turn 1=3", "* turn 2=1")
    assert field(match, 3) == "2/3/1"
    assert [form.name for form in match.ledger.expected(int(match.state.phase), 3)] == ["bonus"]


def test_Y2_1_three_different_bonus_cards_of_all() -> None:
    match = set_up(3)
    assert texts(match) == {f"bonus {name}" for name in BONUS_NAMES}
    play(match, "* bonus one-side")
    assert clause(match, "bonus one-side") == "Y2.1"
    assert clause(match, "bonus nothing") == "Y2.1"
    assert len(texts(match)) == 17
    play(match, "* bonus most-layers", "* bonus five-ground")
    assert field(match, 4) == "one-side/most-layers/five-ground"
    assert texts(match) == {f"1+{letter}" for letter in "OBGYW"}


def test_Y2_1_two_seats_leave_out_the_neighbour_cards() -> None:
    match = set_up(2)
    assert texts(match) == {f"bonus {name}" for name in BONUS_NAMES if not name.startswith("neighbour")}
    assert clause(match, "bonus neighbour-white") == "Y2.1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Y2_1_beginners_have_eight_cards(seats: int) -> None:
    match = set_up(seats, bonus="beginner")
    assert texts(match) == BEGINNER
    assert len(BEGINNER) == 8
    assert clause(match, "bonus second-largest") == "Y2.1"


def test_Y2_1_a_seat_without_choice_is_dealt_its_tile_all_the_same() -> None:
    match = play(new(2, settle=False), "* turn 0=2")
    assert texts(match) == {"turn 1=1"}
    assert match.actors == [CHANCE]
