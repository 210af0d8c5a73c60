"""Y5 end and score: visibility, groups, the table, the rulebook's score sheet."""

import pytest

from games.yaxha.boards import building, field, over, play
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.groups import largest_of, survey
from pyramidion.games.yaxha.scoring import group_points

LETTERS = "OBGYW"
NO_BONUS = "one-side/five-ground/five-second"
WHITE = "d4=WWWW,WWWW,WWWW,WWWW"


def sizes(pyramid: str) -> str:
    """The largest groups of seat 0, by colour."""
    match = over([pyramid, WHITE], NO_BONUS)
    groups = survey_all(match.state)
    return "".join(f"{letter}{largest_of(groups[0], colour)}" for colour, letter in enumerate(LETTERS))


def test_Y5_1_the_match_ends_after_ten_rounds() -> None:
    nearly = "d4=OOOO,OOOO,BBBB,BBBB|OOO,OOO,BBB|OO,--"
    match = building([nearly, nearly.translate(str.maketrans("OB", "GY"))], "BWW/WWW")
    play(match, "0 B@d5.3")
    assert (match.is_over, field(match, 1), field(match, 2)) == (True, "complete", "10")
    assert match.outcome().reason == "complete"
    assert match.actors == []


def test_Y5_2_a_cube_under_four_is_hidden() -> None:
    assert sizes("d4=GGGG,GOOG,GOOG,GGGG|GGG,GGG,GGG") == "O0B0G21Y0W0"


def test_Y5_2_under_three_it_is_visible() -> None:
    """e5 lies under d4.2, e4.2, d5.2 and e5.2; without the last of them it can be seen."""
    ground = "d4=GGGG,GOGG,GGGG,GGGG"
    assert sizes(f"{ground}|GG-,GG-,---").startswith("O0")
    assert sizes(f"{ground}|GG-,G--,---").startswith("O1")


@pytest.mark.parametrize("second", ["-G-,GG-,---", "G--,GG-,---", "GG-,-G-,---", "GG-,G--,---"])
def test_Y5_2_any_three_of_the_four_leave_it_visible(second: str) -> None:
    assert sizes(f"d4=GGGG,GOGG,GGGG,GGGG|{second}").startswith("O1")


def test_Y5_2_hidden_cubes_do_not_connect() -> None:
    """e5 joins d5 and f5; once it is hidden they are apart."""
    ground = "d4=GGGG,OOOG,GGGG,GGGG"
    assert sizes(ground).startswith("O3")
    assert sizes(f"{ground}|GG-,GG-,---").startswith("O1")


def test_Y5_3_side_by_side_but_not_by_corners() -> None:
    assert sizes("d4=OBGG,BOGG,GGGG,GGGG").startswith("O1B1")
    assert sizes("d4=OOGG,BOGG,GGGG,GGGG").startswith("O3B1")


@pytest.mark.parametrize(
    ("ground", "size"),
    [
        ("OGGG,GGGG", 2),
        ("GOGG,GGGG", 2),
        ("GGGG,OGGG", 2),
        ("GGGG,GOGG", 2),
        ("OGOG,GGGG", 2),
        ("GGGG,OGOG", 2),
        ("OGGG,GGOG", 2),
    ],
)
def test_Y5_3_a_cube_touches_the_four_below_it_and_no_others(ground: str, size: int) -> None:
    assert sizes(f"d4={ground},GGGG,GGGG|O--,---,---").startswith(f"O{size}")


def test_Y5_3_groups_of_an_upper_layer_whose_support_is_hidden() -> None:
    """The orange cubes e5 and e5.2 lie under four; those of layer 3 meet by a corner, or by sides."""
    for corner in ("d4", "a1"):
        lower = f"{corner}=BBBB,BOGG,BGGG,GGGG|BBG,BOG,BGG"
        assert sizes(f"{lower}|OG,BO").startswith("O1")
        assert sizes(f"{lower}|OO,BO").startswith("O3")


def test_Y5_3_a_group_may_span_layers_without_the_lowest() -> None:
    match = over(["d4=OOOO,OOOO,OOOO,OOOO", WHITE], NO_BONUS)
    for layer, cells in enumerate((0, 1, 1, 1)):
        match.state.cubes[0, 0, layer] = cells
    assert survey(match.state, 0)[3] == 3


def test_Y5_3_one_resting_on_the_other() -> None:
    """Each cube touches the four below it: d4.2 joins d4 and e5, which share only a corner."""
    assert sizes("d4=OGGG,GOGG,GGGG,GGGG|O--,---,---").startswith("O3")
    assert sizes("d4=OGGG,GOGG,GGGG,GGGG|OO-,---,---").startswith("O4")  # both rest on e5
    assert sizes("d4=OGGG,GOGG,GGGG,GGGG|G--,---,---").startswith("O1")
    assert sizes("d4=OGGG,GGGG,GGGG,GGGG|O--,---,---").startswith("O2")


def test_Y5_3_through_all_four_layers() -> None:
    assert sizes("d4=OGGG,GGGG,GGGG,BBBB|OGG,GGG,BBB|OG,GB|O").startswith("O4")


@pytest.mark.parametrize(
    ("size", "points"),
    list(enumerate((0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36, 36, 36))),
)
def test_Y5_4_points_by_size(size: int, points: int) -> None:
    assert group_points(size) == points


@pytest.mark.parametrize(
    ("groups", "points"),
    [((9, 9, 3, 1, 0), 47), ((4, 6, 2, 6, 5), 41), ((4, 5, 7, 5, 1), 40), ((1, 4, 9, 2, 6), 42)],
)
def test_Y5_4_the_score_sheet_of_the_rulebook(groups: tuple[int, ...], points: int) -> None:
    assert sum(group_points(size) for size in groups) == points


def test_Y5_4_only_the_largest_group_of_a_colour_scores() -> None:
    match = over(["d4=OOBO,BBBB,BBBB,BBBB", WHITE], NO_BONUS)
    assert match.outcome().scores == [2 + 36, 36]


def test_Y5_5_each_card_gives_5_points_to_all_who_meet_it() -> None:
    pyramid = "d4=OOOO,OOOO,BBBB,BBBB"
    for cards, points in (("largest-orange/one-side/five-second", 5), ("largest-orange/largest-any/most-layers", 15)):
        match = over([pyramid, pyramid], cards)
        assert match.outcome().scores == [18 + 18 + points] * 2


def test_Y5_6_most_points_win_and_ties_share() -> None:
    orange, mixed = WHITE.replace("W", "O"), "d4=BBBB,BBBB,GGGG,YYYY"
    assert over([orange, WHITE], NO_BONUS).outcome().ranks == [1, 1]
    assert over([mixed, WHITE], NO_BONUS).outcome().ranks == [2, 1]
    assert over([orange, mixed, WHITE], NO_BONUS).outcome().ranks == [1, 3, 1]
