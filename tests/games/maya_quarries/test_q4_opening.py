"""Q4: opening the quarries, with the rulebook's examples of distribution."""

import pytest

from games.maya_quarries.positions import at, carried, clause, field, phase, position, supply, texts
from pyramidion.core.match import Match

# A quarry as in the rulebook's examples, with a token that is kept; a second one where a boost does no harm.
THREE = "extra:4.3.1:8"
TWO = "extra:4.2:8"
REST = "/haul:0:8|low:9.3.1/high:9.3.1"


def opened(cards: str, quarry: str = THREE, seats: int = 3, rest: str = REST) -> Match:
    """A match in which the quarry with these cards is being opened, or has been."""
    ones = ",".join("1" * seats)
    match = at(
        position(
            sheet=quarry + rest,
            seats=seats,
            pyramids=f"{ones}/{ones}",
            quarries=f"{cards}/-",
            phase="boost",
            expert=True,
            tokens="boost=0",
        )
    )
    match.play("boost 2")
    return match


def test_Q4_1_points_are_the_sum_of_positive_cards() -> None:
    # Book: 11 points take 4 cubes and the token, 6 points take 3; the third place's cube stays.
    match = opened("150616")
    assert carried(match) == [3, 4, 0]
    assert field(match, 8) == "extra=1"
    assert supply(match) == [23, 22, 26]


def test_Q4_1_a_boost_adds_two_points() -> None:
    text = position(sheet=THREE + REST, pyramids="1,1,1/1,1,1", quarries="1504", phase="boost", expert=True)
    match = at(text.replace(" - 0,0,0", " boost=0 0,0,0"))
    match.play("boost 1")
    assert carried(match) == [4, 3, 0]


def test_Q4_2_the_owner_of_a_minus_3_names_a_seat() -> None:
    # Book: green (3) strikes violet (4): 7 points become 4. Green and blue (2) have 5 each, green was first.
    match = opened("3525473x", TWO, seats=5)
    assert (phase(match), match.actors) == ("strike", [3])
    assert texts(match) == {"strike 2", "strike 4"}
    for wrong in ("strike 3", "strike 0", "strike 9"):
        assert clause(match, wrong) == "Q4.2"
    match.play("strike 4")
    assert carried(match) == [0, 0, 2, 4, 0]
    assert field(match, 8) == "extra=3"


def test_Q4_2_two_strikes_at_one_seat() -> None:
    # Book: blue (2) and yellow (1) both strike red (0), who has 4: no point left. Yellow 7, blue 5.
    match = opened("04252x171x", TWO)
    assert (match.actors, texts(match)) == ([2], {"strike 0", "strike 1"})
    match.play("strike 0")
    assert (phase(match), match.actors) == ("strike", [1])
    match.play("strike 0")
    assert carried(match) == [0, 4, 2]
    assert field(match, 8) == "extra=1"


def test_Q4_2_one_target_is_struck_by_itself_and_none_not_at_all() -> None:
    assert carried(opened("15160x04", TWO)) == [2, 4, 0]  # 11 - 3 is still more than 4
    assert carried(opened("050x17", TWO)) == [4, 2, 0]  # 7 - 3 is less than 5
    assert carried(opened("030x", TWO)) == [4, 0, 0]


def test_Q4_2_whose_only_card_is_a_minus_3_can_be_struck_too() -> None:
    match = opened("050x131x2x", TWO)
    assert texts(match) == {"strike 1", "strike 2"}
    match.play("strike 2")
    assert texts(match) == {"strike 0", "strike 2"}
    match.play("strike 2")
    assert (match.actors, texts(match)) == ([2], {"strike 0", "strike 1"})
    match.play("strike 1")
    assert carried(match) == [4, 0, 0]


def test_Q4_2_a_boost_can_be_struck() -> None:
    text = position(sheet=TWO + REST, pyramids="1,1,1/1,1,1", quarries="151x", phase="boost", expert=True)
    match = at(text.replace(" - 0,0,0", " boost=0 0,0,0"))
    match.play("boost 1")
    assert carried(match) == [0, 4, 0]


def test_Q4_3_equal_points_go_by_the_first_card_a_minus_3_included() -> None:
    match = opened("032x1828", TWO)
    match.play("strike 0")
    assert carried(match) == [0, 2, 4]


def test_Q4_3_less_than_one_point_gets_nothing() -> None:
    match = opened("032x18")
    match.play("strike 0")
    assert carried(match) == [0, 4, 0]


def test_Q4_3_a_boost_without_a_card_comes_last_among_equals() -> None:
    text = position(sheet=TWO + REST, pyramids="1,1,1/1,1,1", quarries="152x", phase="boost", expert=True)
    match = at(text.replace(" - 0,0,0", " boost=0 0,0,0"))
    match.play("boost 1")
    assert texts(match) == {"strike 0", "strike 1"}
    match.play("strike 1")
    assert carried(match) == [2, 4, 0]  # 2 points each


def test_Q4_3_only_as_many_cubes_as_the_supply_has() -> None:
    match = opened("1504", "extra:28.2:8")
    assert carried(match) == [2, 26, 0]
    assert supply(match)[1] == 0


def test_Q4_4_no_seat_with_a_point_leaves_the_token() -> None:
    match = opened("-", TWO)
    assert field(match, 8) == "-"
    assert phase(match) == "offer"  # nobody has cubes: the next round has begun
    assert int(match.state.round_number) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_Q4_4_the_first_gets_the_token(seats: int) -> None:
    assert field(opened("1504", seats=seats), 8) == "extra=1"
