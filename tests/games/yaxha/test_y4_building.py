"""Y4 building: secrecy, cells, the floating square, support and colour, what leaves the game."""

from itertools import permutations

import pytest

from games.yaxha.boards import GROUND, NOTHING, at, building, cells, clause, field, play, position, seat_field, texts
from pyramidion.core.types import PUBLIC

FULL = f"d4={GROUND}"


def one(pyramid: str, hand: str, other: str | None = None):
    """Seat 0 has this pyramid and these cubes; the other seat as many cubes in a row of its own."""
    return building([pyramid, pyramid if other is None else other], f"{hand}/{hand}")


def test_Y4_1_all_build_at_once_and_nobody_sees_it() -> None:
    match = building([NOTHING, NOTHING], "OBG/YYW")
    assert match.actors == [0, 1]
    play(match, "0 B@d4.1")
    assert seat_field(match, 0, 2) == "-,d4.1,-"
    assert seat_field(match, 0, 2, 0) == "-,d4.1,-"
    assert seat_field(match, 0, 2, 1) == "-,-,-"
    assert match.log_for(1) == []
    assert [entry[1].text for entry in match.log_for(0)] == ["B@d4.1"]
    play(match, "0 O@e4.1", "0 G@e5.1")
    assert match.actors == [1]
    assert seat_field(match, 0, 2, 1) == "?"  # that it has finished is known
    assert seat_field(match, 0, 3, 1) == NOTHING
    assert [entry[1].text for entry in match.log_for(1)] == ["?@?"]
    assert clause(match, "O@f4.1", 0) == "G1"
    play(match, "1 Y@d4.1", "1 W@c4.1")
    assert [entry[1].text for entry in match.log_for(PUBLIC)] == ["?@?"]
    play(match, "1 Y@c5.1")
    assert field(match, 1) == "fill"
    assert [entry[1].text for entry in match.log_for(PUBLIC)][:3] == ["B@d4.1", "O@e4.1", "G@e5.1"]
    assert seat_field(match, 0, 3, PUBLIC) == "d4=BO,-G"
    assert seat_field(match, 1, 3, PUBLIC) == "c4=WY,Y-"


def test_Y4_1_the_order_of_arrival_changes_nothing() -> None:
    steps = {0: ["B@d4.1", "O@e4.1", "G@e5.1"], 1: ["Y@d4.1", "W@c4.1", "Y@c5.1"]}
    ends = set()
    for order in set(permutations([0, 0, 0, 1, 1, 1])):
        match = building([NOTHING, NOTHING], "OBG/YYW")
        queue = {seat: iter(own) for seat, own in steps.items()}
        for seat in order:
            match.play(next(queue[seat]), seat)
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_Y4_1_only_the_cubes_of_ones_own_tile() -> None:
    match = building([NOTHING, NOTHING], "OBG/YYW")
    assert texts(match, 0) == {"O@d4.1", "B@d4.1", "G@d4.1"}
    assert texts(match, 1) == {"Y@d4.1", "W@d4.1"}
    assert clause(match, "Y@d4.1", 0) == "Y4.1"
    assert clause(match, "?@?", 0) == "Y4.1"
    play(match, "1 W@d4.1")
    assert clause(match, "W@e4.1", 1) == "Y4.1"  # it has been placed
    play(match, "1 Y@e4.1")
    assert "Y@c4.1" in texts(match, 1)  # the second yellow one


def test_Y4_2_the_first_cube_goes_on_d4() -> None:
    match = building([NOTHING, NOTHING], "OBG/YYW")
    assert clause(match, "O@d5.1", 0) == "Y4.2"
    assert clause(match, "O@d4.2", 0) == "Y4.2"
    assert cells(match, 0, "O") == {"d4.1"}


def test_Y4_2_a_cell_holds_one_cube() -> None:
    match = play(building([NOTHING, NOTHING], "OBG/YYW"), "0 O@d4.1")
    assert clause(match, "B@d4.1", 0) == "Y4.2"


@pytest.mark.parametrize("cell", ["h4.1", "a8.1", "a0.1", "g7.2", "g1.2", "a7.2", "f1.3", "a6.3", "e1.4", "a5.4"])
def test_Y4_2_cells_that_do_not_exist(cell: str) -> None:
    match = building([NOTHING, NOTHING], "OBG/YYW")
    assert clause(match, f"O@{cell}", 0) == "Y4.2"


def test_Y4_2_a_higher_cell_is_named_after_the_first_of_the_four_it_lies_on() -> None:
    match = one("c3=OO,OO,O-,O-", "OOO")  # c3 d3 c4 d4 c5 c6
    assert {cell for cell in cells(match, 0, "O") if cell.endswith(".2")} == {"c3.2"}


def test_Y4_3_a_cube_of_layer_1_shares_a_side_with_another() -> None:
    match = play(building([NOTHING, NOTHING], "OBG/YYW"), "0 O@d4.1")
    assert cells(match, 0, "B") == {"c4.1", "e4.1", "d3.1", "d5.1"}
    assert clause(match, "B@e5.1", 0) == "Y4.3"  # a corner is not enough
    assert clause(match, "B@a1.1", 0) == "Y4.3"


def test_Y4_3_layer_1_fits_a_square_whose_place_is_not_fixed() -> None:
    row = "d4=OBG"  # d4 e4 f4: the square may still reach from c to g
    match = one(row, "OBG")
    assert {"c4.1", "g4.1"} <= cells(match, 0, "O")
    play(match, "0 O@g4.1")
    assert clause(match, "B@c4.1", 0) == "Y4.3"  # five wide
    assert {"d3.1", "g5.1"} <= cells(match, 0, "B")
    match = one("a4=OBGY,--WW", "OBG")  # four wide to the left: no e
    assert not {cell for cell in cells(match, 0, "O") if cell[0] in "efg"}


def test_Y4_3_height_is_bounded_too() -> None:
    match = one("d2=OO,BB,GG", "OBG")
    assert {cell for cell in cells(match, 0, "O") if cell[0] in "de" and cell.endswith(".1")} == {
        "d1.1",
        "e1.1",
        "d5.1",
        "e5.1",
    }
    play(match, "0 O@d1.1")
    assert clause(match, "B@d5.1", 0) == "Y4.3"
    assert clause(match, "B@e5.1", 0) == "Y4.3"
    assert clause(match, "B@e1.1", 0) == ""


def test_Y4_4_four_cubes_below() -> None:
    match = one("d4=OOO,OO-,O--", "OOO")
    assert {cell for cell in cells(match, 0, "O") if cell.endswith(".2")} == {"d4.2"}
    assert clause(match, "O@e4.2", 0) == "Y4.4"
    assert clause(match, "O@d5.2", 0) == "Y4.4"
    play(match, "0 O@e6.1")  # d6 e6 now lie there, and d5 e5
    assert clause(match, "O@d5.2", 0) == ""


def test_Y4_4_its_own_colour_below() -> None:
    match = one("d4=OB,GY,OB", "OWY")
    assert cells(match, 0, "O") >= {"d4.2", "d5.2"}
    assert "d4.2" in cells(match, 0, "Y")
    assert clause(match, "W@d4.2", 0) == "Y4.4"


def test_Y4_4_or_its_own_colour_beside_it_on_its_layer() -> None:
    match = one("d4=BBB,BBB,GYO", "OOO")
    assert clause(match, "O@d4.2", 0) == "Y4.4"
    play(match, "0 O@e5.2")  # rests on the orange cube f6
    assert clause(match, "O@d4.2", 0) == "Y4.4"  # a corner is not enough
    assert clause(match, "O@e4.2", 0) == ""
    play(match, "0 O@d5.2")
    assert clause(match, "O@d4.2", 0) == ""  # beside d5


def test_Y4_5_lower_layers_need_not_be_complete() -> None:
    match = one("d4=OO,OO,OO", "OOO")
    play(match, "0 O@d4.2")
    assert field(match, 1) == "build"


def test_Y4_4_up_to_the_apex() -> None:
    nearly = "d4=OOOO,OOOO,BBBB,BBBB|OOO,OOO,BBB|OO,--"
    match = building([nearly, nearly.translate(str.maketrans("OB", "GY"))], "BBO/WWW")
    assert match.actors == [0]  # seat 1 can place nothing
    assert texts(match, 0) == {"B@d5.3", "B@e5.3", "O@d5.3", "O@e5.3"}
    play(match, "0 B@d5.3", "0 B@e5.3")
    assert texts(match, 0) == {"O@d4.4"}
    play(match, "0 O@d4.4")
    assert match.is_over


def test_Y4_6_cubes_that_cannot_be_placed_leave_the_game() -> None:
    match = building([FULL, FULL], "WWO/WWB")
    before = field(match, 5)
    assert texts(match, 0) == {f"O@{column}{row}.2" for column in "def" for row in "456"}
    assert clause(match, "W@d4.2", 0) == "Y4.4"
    play(match, "0 O@d4.2")
    assert match.actors == [1]  # two white cubes are left, and lost
    play(match, "1 B@d4.2")
    assert (field(match, 1), field(match, 2)) == ("fill", "7")
    assert field(match, 5) == before  # they do not go back into the bag
    assert seat_field(match, 0, 3) == f"{FULL}|O--,---,---"


def test_Y4_6_a_cube_waits_while_another_can_be_placed() -> None:
    """White cannot be placed before a white cube lies on layer 1."""
    ground = "d4=OBGY,GYOB,OBGY,GYO-"
    match = building([ground, ground], "WWB/WWB")
    assert not {cell for cell in cells(match, 0, "W") if cell.endswith(".2")}
    play(match, "0 W@g7.1")  # the last cell of layer 1
    assert cells(match, 0, "W") == {"f6.2"}
    play(match, "0 B@e4.2")
    assert match.actors == [0, 1]  # it must place the white one
    play(match, "0 W@f6.2")
    assert match.actors == [1]


def test_Y4_6_who_can_place_nothing_has_finished_before_beginning() -> None:
    match = play(at(position(pyramids=[FULL, FULL], market="WWW/OBG")), "0 claim 1", "1 claim 2")
    assert match.actors == [1]
    assert seat_field(match, 0, 2) == "-,-,-"
    assert seat_field(match, 0, 2, 1) == "?"


def test_Y4_6_a_round_in_which_nobody_can_place_anything() -> None:
    match = play(at(position(pyramids=[FULL, FULL], market="WWW/WWW")), "0 claim 1", "1 claim 1")
    assert (field(match, 1), field(match, 2)) == ("fill", "7")
    assert field(match, 3) == "2/1"  # the turn tiles were exchanged
