"""Y6: all 18 bonus cards with their rulings."""

import pytest

from games.yaxha.boards import over
from pyramidion.games.yaxha.bonuses import meets, survey_all
from pyramidion.games.yaxha.tables import BONUS_NAMES

COLOURS = {"orange": "O", "blue": "B", "green": "G", "yellow": "Y", "white": "W"}


def scorers(card: str, *pyramids: str) -> list[int]:
    """The seats that meet a card, in a match that is over."""
    fill = [name for name in BONUS_NAMES if name != card and not name.startswith("neighbour")]
    match = over(list(pyramids), f"{card}/{fill[0]}/{fill[1]}")
    surveys = survey_all(match.state)
    found = [seat for seat in range(match.seats) if meets(match.state, surveys, BONUS_NAMES.index(card), seat)]
    for seat in range(match.seats):  # the score sheet says the same
        words, points = match.breakdown(seat)[5]
        assert (words.id, points) == (f"yaxha-bonus-{card}", 5 if seat in found else 0)
    return found


def row(text: str) -> str:
    """Layer 1 of four rows, d4 to g7."""
    return f"d4={text}"


@pytest.mark.parametrize(("name", "letter"), COLOURS.items())
def test_Y6_1_the_largest_group_of_a_colour(name: str, letter: str) -> None:
    other = "G" if letter != "G" else "O"
    three = row(f"{letter * 3}{other},{other * 4},{other * 3}{letter},{letter}{other * 3}")  # 5 cubes, group of 3
    two = row(f"{letter * 2}{other * 2},{other * 2}YY,WWWW,BBBB") if letter not in "YWB" else ""
    four = row(f"{letter * 4},OOGG,GGOO,OOGG") if letter not in "OG" else row(f"{letter * 4},BBYY,YYBB,BBYY")
    assert scorers(f"largest-{name}", three, four) == [1]
    if two:
        assert scorers(f"largest-{name}", two, four) == [1]


def test_Y6_1_ties_all_score_and_nobody_without_the_colour() -> None:
    one, two = row("OOBB,BBBB,BBBB,BBBB"), row("OOGG,GGGG,GGGG,GGGG")
    assert scorers("largest-orange", one, two) == [0, 1]
    assert scorers("largest-white", one, two) == []
    hidden = "d4=GGGG,GWGG,GGGG,GGGG|GG-,GG-,---"
    assert scorers("largest-white", one, hidden) == []  # a hidden cube is not shown


def test_Y6_2_the_largest_group_of_any_colour() -> None:
    five, six, other = row("OOOO,OBGB,GBGB,YWYW"), row("BGBG,GBGB,WWWW,WWYY"), row("YYYY,YYGO,OGOG,GBGB")
    assert scorers("largest-any", five, six) == [1]
    assert scorers("largest-any", five, six, other) == [1, 2]


def test_Y6_3_only_the_cubes_of_a_group_on_layer_1_are_counted() -> None:
    high = "d4=OOBB,GGYY,WWBB,GGYY|OOB,GGY,WWB|OO,WW"  # orange: 2 + 2 + 2 cubes
    wide = row("OOOG,BGBG,YBYB,WYWY")
    assert scorers("largest-any", high, wide) == [0]
    assert scorers("largest-ground", high, wide) == [1]


def test_Y6_3_a_group_may_be_joined_above() -> None:
    """d4 and e5 touch no other orange cube on layer 1, but both touch d4.2: a count of two."""
    joined = "d4=OBGB,BOBG,YGYB,WYWY|O--,---,---"
    apart = row("OBGB,BOBG,YGYB,WYWY")
    assert scorers("largest-ground", joined, apart) == [0]


def test_Y6_4_the_group_that_spans_the_most_layers() -> None:
    two = "d4=OOOO,OOOO,BBBB,BBBB|OOO,---,---"
    three = "d4=GYYY,YYYY,WWWW,WWWW|GYY,YYY,---|G-,--"
    assert scorers("most-layers", two, three) == [1]
    assert scorers("most-layers", two, two.translate(str.maketrans("OB", "GY"))) == [0, 1]


def test_Y6_5_the_second_highest_size_of_all_groups() -> None:
    """Sizes 8 and 8, 10 and 6: the second-highest different size is 8."""
    assert scorers("second-largest", row("OOOO,OOOO,BBBB,BBBB"), row("GGGG,GGGG,GGYY,YYYY")) == [0]


def test_Y6_5_every_group_counts_not_only_the_largest_of_a_colour() -> None:
    """Seat 0 has 12 orange, and white in two groups of 3 and 1; seat 1 has 12 and 2 and 2: the second size is 3."""
    one, two = row("WWWO,OOOO,OOOO,OOOW"), row("BBBB,BBBB,BBBB,GGYY")
    assert scorers("second-largest", one, two) == [0]
    three = row("GGGB,BBBB,BBBB,BBBG")
    assert scorers("second-largest", one, three) == [0, 1]


def test_Y6_5_nobody_if_there_is_only_one_size() -> None:
    assert scorers("second-largest", row("OOOO,OOOO,OOOO,OOOO"), row("BBBB,BBBB,BBBB,BBBB")) == []


def test_Y6_5_the_largest_size_itself_does_not_score() -> None:
    """Both largest groups have size 12; only seat 1 also has one of the second size."""
    assert scorers("second-largest", row("OOOO,OOOO,OOOO,YGYG"), row("BBBB,BBBB,BBBB,WWWW")) == [1]


@pytest.mark.parametrize(("name", "letter"), COLOURS.items())
def test_Y6_6_larger_than_the_seat_on_the_left(name: str, letter: str) -> None:
    """The next seat, after the last one seat 0; strictly larger; a colour not visible has size 0."""
    rest = "OBGYW".replace(letter, "")

    def with_group(size: int) -> str:
        return row(f"{letter * size}{rest[size:]},{rest},{rest},{rest}")

    assert scorers(f"neighbour-{name}", with_group(3), with_group(2), with_group(2)) == [0]
    assert scorers(f"neighbour-{name}", with_group(1), with_group(0), with_group(2)) == [0, 2]
    assert scorers(f"neighbour-{name}", with_group(2), with_group(3), with_group(1), with_group(1)) == [1]


def test_Y6_7_five_colours_visible_on_layer_1() -> None:
    five, four = row("OBGY,WBGY,OBGY,OBGY"), row("OBGY,OBGY,OBGY,OBGY")
    assert scorers("five-ground", five, four) == [0]
    hidden = "d4=OBGY,OWGY,OOGY,OBGY|OO-,OO-,---"
    assert scorers("five-ground", five, hidden) == [0]


@pytest.mark.parametrize("missing", COLOURS.values())
def test_Y6_7_whichever_of_the_five_is_missing(missing: str) -> None:
    other = "G" if missing != "G" else "O"
    five = "OBGY,WBGY,OBGY,OBGY"
    assert scorers("five-ground", row(five.replace(missing, other)), row(five)) == [1]


def test_Y6_7_five_colours_visible_on_layer_2() -> None:
    five = "d4=OBGY,WBGY,OBGY,OBGY|OBG,WGY,---"
    four = "d4=OBGY,WBGY,OBGY,OBGY|OBG,BGY,---"
    assert scorers("five-second", five, four) == [0]
    # e5.2 is the only white one, and hidden under four cubes of layer 3.
    hidden = "d4=OBGY,OWGY,OBGY,OBGY|OBG,OWG,OBY|OB,OB"
    assert scorers("five-second", hidden, five) == [1]


SIDES = {
    "near": "d4=WWWW,OBOB,OBOB,OBOB|WWW,OBO,---|WW,--",
    "far": "d4=OBOB,OBOB,OBOB,WWWW|---,OBO,WWW|--,WW",
    "left": "d4=WOBO,WOBO,WOBO,WOBO|WO-,WO-,WO-|W-,W-",
    "right": "d4=OBOW,OBOW,OBOW,OBOW|-OW,-OW,-OW|-W,-W",
}
PLAIN = row("GYGY,YGYG,GYGY,YGYG")


@pytest.mark.parametrize("side", SIDES)
def test_Y6_8_each_of_the_four_sides(side: str) -> None:
    assert scorers("one-side", SIDES[side], PLAIN) == [0]


@pytest.mark.parametrize("side", SIDES)
def test_Y6_8_all_nine_cubes_must_be_there_and_of_one_colour(side: str) -> None:
    pyramid = SIDES[side]
    spots = [index for index, letter in enumerate(pyramid) if letter == "W"]
    assert len(spots) == 9
    for index in spots[-2:]:  # of layer 3: missing
        assert scorers("one-side", pyramid[:index] + "-" + pyramid[index + 1 :], PLAIN) == []
    for index in spots[:4]:  # of layer 1: another colour
        changed = pyramid[:index] + "G" + pyramid[index + 1 :]
        assert scorers("one-side", changed, PLAIN) == []


def test_Y6_8_the_apex_does_not_matter_and_inner_rows_are_no_side() -> None:
    apex = "d4=WWWW,OBOB,OBOB,OBOB|WWW,OBO,OBO|WW,OB|O"
    assert scorers("one-side", apex, PLAIN) == [0]
    inner = "d4=OBOB,WWWW,OBOB,OBOB|WWW,WWW,OBO|WW,OB"
    assert scorers("one-side", inner, PLAIN) == []


def test_Y6_9_exactly_three_colours_are_visible() -> None:
    three, two, four = row("OBGO,BGOB,GOBG,OBGO"), row("OBOB,BOBO,OBOB,BOBO"), row("OBGY,BGYO,GYOB,YOBG")
    assert scorers("three-colours", three, two, four) == [0]
    hidden = "d4=OBGO,BWOB,GOBG,OBGO|OB-,GO-,---"
    assert scorers("three-colours", two, hidden) == [1]  # the white one does not count
