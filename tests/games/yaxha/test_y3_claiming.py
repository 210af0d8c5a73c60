"""Y3 claiming: the market, secret choices, leftovers, the exchange of turn tiles; the rulebook's examples."""

from itertools import permutations

import numpy as np
import pytest

from games.yaxha.boards import at, clause, field, play, position, seat_field, texts
from pyramidion.core import verbs
from pyramidion.core.types import CHANCE, PUBLIC

FOUR = "OBG/YYW/OOO/BWG"
# The rulebook's examples: seats A B C D; B is first, then A, C and D.
ABCD = "2/1/3/4"


def four(turns: str = ABCD):
    return at(position(market=FOUR, turns=turns))


def chosen(match, *tiles: int):
    return play(match, *(f"{seat} claim {tile}" for seat, tile in enumerate(tiles)))


def got(match) -> list[str]:
    return [seat_field(match, seat, 1) for seat in range(match.seats)]


def test_Y3_1_the_market_is_filled_tile_by_tile() -> None:
    match = at(position("fill", market="OB-/---"))
    assert texts(match) == {f"1+{letter}" for letter in "OBGYW"}
    assert clause(match, "2+O") == "Y3.1"
    play(match, "* 1+O")
    assert field(match, 6) == "OBO/---"
    assert texts(match) == {f"2+{letter}" for letter in "OBGYW"}
    play(match, "* 2+W", "* 2+W", "* 2+W")
    assert (field(match, 1), field(match, 6), field(match, 5)) == ("claim", "OBO/WWW", "22/23/24/24/21")
    assert match.actors == [0, 1]


def test_Y3_1_each_cube_in_the_bag_is_equally_likely() -> None:
    pyramids = ["d4=OOOO,OOOO,OOOO,OOO-", "d4=OOOO,OOOO,WWBG,YYY-"]
    match = at(position("fill", pyramids=pyramids, market="O--/---"))
    actions, weights = np.zeros((2, 400), np.int32)
    count = verbs.chance_into(match.state, actions, weights, np.zeros(400, np.int32))
    chances = {
        match.ledger.texts[action]: int(weight) for action, weight in zip(actions[:count], weights, strict=False)
    }
    assert chances == {"1+B": 23, "1+G": 23, "1+Y": 21, "1+W": 22}
    assert clause(match, "1+O") == "Y3.1"  # used up


def test_Y3_2_all_choose_at_once_and_in_secret() -> None:
    match = four()
    assert match.actors == [0, 1, 2, 3]
    play(match, "2 claim 4")
    assert match.actors == [0, 1, 3]
    assert clause(match, "claim 1", 2) == "G1"  # a choice once made stands
    assert [seat_field(match, 2, 0, viewer) for viewer in (0, 1, 2, 3, PUBLIC)] == ["?", "?", "4", "?", "?"]
    assert [entry[1].text for entry in match.log_for(0)] == ["claim ?"]
    assert [entry[1].text for entry in match.log_for(2)] == ["claim 4"]
    assert clause(match, "claim ?", 0) == "Y3.2"
    play(match, "0 claim 4", "3 claim 2", "1 claim 1")
    assert [entry[1].text for entry in match.log_for(PUBLIC)] == ["claim 4", "claim 4", "claim 2", "claim 1"]


@pytest.mark.parametrize("tiles", [(1, 2, 3, 4), (1, 1, 2, 2), (3, 3, 3, 1), (2, 2, 2, 2), (4, 1, 4, 2)])
def test_Y3_2_the_order_of_choosing_changes_nothing(tiles: tuple[int, ...]) -> None:
    ends = set()
    for order in permutations(range(4)):
        match = play(four(), *(f"{seat} claim {tiles[seat]}" for seat in order))
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_Y3_3_example_1_everybody_alone() -> None:
    match = chosen(four(), 3, 1, 4, 2)
    assert field(match, 1) == "build"
    assert got(match) == ["3", "1", "4", "2"]
    assert field(match, 3) == ABCD


def test_Y3_3_Y3_4_Y3_5_example_2_two_want_the_same() -> None:
    """B and C play the same card: B gets the cubes, C what is left; then B and C swap turn tiles."""
    match = chosen(four(), 2, 1, 1, 4)
    assert field(match, 1) == "build"  # the last tile is automatic
    assert got(match) == ["2", "1", "3", "4"]
    assert field(match, 3) == "2/3/1/4"


def test_Y3_4_Y3_5_example_3_three_want_the_same() -> None:
    """B, C and A want the same, D another. B gets it; A chooses of two, C has the rest; B and C swap, A keeps."""
    match = chosen(four(), 1, 1, 1, 3)
    assert field(match, 1) == "take"
    assert got(match) == ["-", "1", "-", "3"]
    assert match.actors == [0]
    assert texts(match) == {"take 2", "take 4"}
    assert clause(match, "take 1") == "Y3.4"
    assert clause(match, "take 3") == "Y3.4"
    assert clause(match, "take 5") == "Y1.2"
    assert field(match, 3) == ABCD  # the exchange comes afterwards
    play(match, "0 take 4")
    assert (field(match, 1), got(match)) == ("build", ["4", "1", "2", "3"])
    assert field(match, 3) == "2/3/1/4"


def test_Y3_4_Y3_5_example_4_all_want_the_same() -> None:
    """B gets it, A chooses of three, C of two, D has the rest. B and D swap, C and A swap."""
    match = chosen(four(), 2, 2, 2, 2)
    assert match.actors == [0]
    assert texts(match) == {"take 1", "take 3", "take 4"}
    play(match, "0 take 3")
    assert match.actors == [2]
    assert texts(match) == {"take 1", "take 4"}
    play(match, "2 take 1")
    assert got(match) == ["3", "2", "1", "4"]
    assert field(match, 3) == "3/4/2/1"


def test_Y3_4_two_ties_at_once() -> None:
    """A and B want tile 1, C and D tile 4: of those left over A (2) comes before D (4)."""
    match = chosen(four(), 1, 1, 4, 4)
    assert got(match) == ["-", "1", "4", "-"]
    assert match.actors == [0]
    assert texts(match) == {"take 2", "take 3"}
    play(match, "0 take 2")
    assert got(match) == ["2", "1", "4", "3"]


def test_Y3_4_leftovers_of_two_ties_go_by_turn_tile_not_by_seat() -> None:
    match = chosen(four("4/1/2/3"), 1, 1, 4, 4)
    assert match.actors == [3]


def test_Y3_4_with_two_seats_the_rest_is_always_automatic() -> None:
    match = chosen(at(position(turns="2/1")), 1, 1)
    assert field(match, 1) == "build"
    assert got(match) == ["2", "1"]
    assert field(match, 3) == "1/2"


def test_Y3_5_each_group_exchanges_on_its_own() -> None:
    match = play(chosen(four(), 1, 1, 4, 4), "0 take 2")
    assert field(match, 3) == "1/2/4/3"


def test_Y3_5_who_chose_alone_keeps_the_turn_tile() -> None:
    match = chosen(at(position(market="OBG/YYW/OOO", turns="3/2/1")), 1, 2, 1)
    assert field(match, 3) == "1/2/3"


def test_Y3_5_of_three_the_one_in_the_middle_keeps_it() -> None:
    match = play(chosen(at(position(market="OBG/YYW/OOO", turns="3/2/1")), 3, 3, 3), "1 take 1")
    assert field(match, 3) == "1/2/3"
    assert got(match) == ["2", "1", "3"]


def test_Y3_1_fill_is_for_chance_alone() -> None:
    match = at(position("fill", market="OB-/---"))
    assert clause(match, "1+O", 0) == "G1"
    assert clause(match, "1+O", CHANCE) == ""
