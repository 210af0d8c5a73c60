"""Q9: payment, erosion and the end, with the rulebook's examples."""

import pytest

from games.maya_quarries.positions import at, cubes, gold, position, supply
from pyramidion.core.match import Match

# The level that matters is level 1 of a; b pays nothing.
FLAT = "haul:4:8|a:9.3.1:9.4.2/b:9.0.0"


def ended(level: str, seats: int, course: str = "3:0:0", sheet: str = FLAT, above: str = "-") -> Match:
    """The match after seat 0 has passed with its last cube, so that the round ends."""
    none = "/".join(["0,1", *["0,0"] * (seats - 1)])
    match = at(
        position(sheet=sheet, seats=seats, phase="build", course=course, pyramids=f"{level}|{above}/-", has=none)
    )
    match.play("pass")
    return match


@pytest.mark.parametrize(
    ("level", "seats", "paid"),
    [
        ("1,1,1,1", 4, [3, 3, 3, 3]),  # four tied for the most, nobody second
        ("1,3,1", 3, [1, 3, 1]),  # 3 cubes 3 gold, two seconds 1 each
        ("2,2,1,1,1", 5, [3, 3, 1, 1, 1]),  # two firsts, three seconds
        ("0,3,0", 3, [0, 3, 0]),
        ("3,2,1", 3, [3, 1, 0]),  # the third gets nothing
        ("2,2,0", 3, [3, 3, 0]),
    ],
)
def test_Q9_1_payment(level: str, seats: int, paid: list[int]) -> None:
    assert gold(ended(level, seats)) == paid


def test_Q9_1_incomplete_levels_pay_too() -> None:
    # Book: alone on an incomplete level 4, nobody second. Level 1 pays seat 0 and 1 as well.
    assert gold(ended("3,1,1", 3, above="1,0,0")) == [3 + 4, 1, 1]


def test_Q9_2_a_cube_crumbles_off_each_level_that_paid() -> None:
    match = ended("3,2,1", 3, course="1:0:0", above="2,1,0")
    assert cubes(match, "a") == "2,1,1|1,-".replace("1,-", "1,0,0")
    assert supply(match) == [25, 27, 27]


def test_Q9_2_what_stands_on_nothing_falls() -> None:
    # Book: violet, blue and yellow have 3 gold each, red 1 for its only cube; all red cubes above go too.
    sheet = FLAT.replace("9.4.2/", "9.4.2:9.0.0/")
    match = at(
        position(
            sheet=sheet,
            seats=4,
            phase="build",
            course="2:1:0",
            pyramids="1,2,2,2|2,2,2,2|1,0,0,0/-",
            has="0,0/0,1/0,0/0,0",
        )
    )
    match.play("pass")
    assert gold(match) == [1 + 4, 7, 7, 7]
    assert cubes(match, "a") == "0,1,1,1|0,1,1,1|-"
    assert supply(match)[0] == 28


def test_Q9_2_a_level_that_pays_nothing_does_not_crumble() -> None:
    sheet = "haul:4:8|a:9.3.0/b:9.0.0"
    match = at(position(sheet=sheet, phase="build", course="1:0:0", pyramids="3,2,1/1,1,1", has="0,1/0,0/0,0"))
    match.play("pass")
    assert match.position().split()[1] == "2,2,1/1,1,1"


def test_Q9_2_cubes_fall_only_after_all_levels_have_paid() -> None:
    match = ended("1,2,2", 3, course="1:0:0", above="1,0,0")
    assert gold(match) == [1 + 4, 3, 3]
    assert cubes(match, "a") == "0,1,1|-"


def test_Q9_3_the_match_ends_after_round_3_without_erosion() -> None:
    match = ended("3,2,1", 3)
    assert match.is_over
    assert cubes(match, "a") == "3,2,1|-"
    assert match.outcome()[:3] == ("complete", [3, 1, 0], [1, 2, 3])


def test_Q9_3_equal_gold_is_decided_by_fewer_cubes_in_the_supply() -> None:
    sheet = "haul:4:8|a:9.3.1/b:9.0.0"
    match = at(position(sheet=sheet, phase="build", course="3:0:0", pyramids="2,2,0/1,0,0", has="0,1/0,0/3,0"))
    match.play("pass")
    assert match.outcome()[:3] == ("complete", [3, 3, 3], [1, 2, 3])


def test_Q9_3_what_is_equal_even_so_is_shared() -> None:
    assert ended("2,2,1", 3).outcome().ranks == [1, 1, 3]


def test_Q9_3_the_breakdown_adds_up() -> None:
    match = ended("3,2,1", 3)
    for seat in range(3):
        assert sum(count for _, count in match.breakdown(seat)) == gold(match)[seat]
