"""T4: ladders and priests of two seats."""

import pytest

from games.maya_towers.boards import BOTH_CONNECT, LATIN, PLACES, at, ladders, position, tower, two

# a2-b2@5 finishes a2 and b2.
BOTH_FINISH = "*/*/yyyyy/ggggt/ttttg/bbbbb/*/ppppp/nnnnn"
# Five white priests stand; a2-b2@5 finishes two more towers.
SIXTH_TOWER = "*/ooooo/yyyyy/ggggt/ttttg/bbbbb/*/ppppp/nnnnn"

BREAKDOWN = "11W/12W/11B/00/20/02/00/01/00"


def over(mask: str, table: str) -> tuple[list[int], list[int]]:
    """Scores and ranks of a match that ended so."""
    match = at(position(mask, "stalled", 0, "a1-b1@2", 1, table, options="stall=1"))
    outcome = match.outcome()
    assert outcome.reason == "stalled"
    return outcome.scores, outcome.ranks


@pytest.mark.parametrize(("turn", "own"), [(0, "10"), (1, "01")])
@pytest.mark.parametrize("level", [2, 3, 4])
def test_T4_1_a_ladder_where_a_connection_was_made(turn: int, own: str, level: int) -> None:
    match = two(LATIN, "a3-b3@5", turn=turn)
    match.play(f"b2-c2@{level}")  # connects in c2 only
    assert {place: ladders(match, place) for place in PLACES} == dict.fromkeys(PLACES, "00") | {"c2": own}


def test_T4_1_no_connection_no_ladder() -> None:
    match = two(LATIN, "a3-b3@5")
    match.play("b1-b2@3")
    assert {ladders(match, place) for place in PLACES} == {"00"}


def test_T4_1_connections_elsewhere_in_the_towers_count_for_nothing() -> None:
    # The part that moves brings a connection of its own along, and a2 keeps one below the cut.
    match = two("*/*/*/gg***/t**vv/*/*/*/*", "a1-b1@5")
    match.play("a2-b2@4")
    assert tower(match, "a2").endswith("vv")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("00", "00")


def test_T4_1_both_towers() -> None:
    match = two(BOTH_CONNECT, "c2-c3@4", turn=1)
    match.play("a2-b2@2")
    assert (tower(match, "a2")[:2], tower(match, "b2")[:2]) == ("gg", "tt")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("01", "01")


@pytest.mark.parametrize(
    ("a2", "b2", "a2_after", "b2_after"),
    [
        ("20", "31", "30", "31"),  # b2 is full
        ("12", "30", "12", "40"),  # a2 is full
        ("03", "04", "03", "04"),
        ("11", "12", "21", "22"),
    ],
)
def test_T4_1_only_if_a_space_is_free(a2: str, b2: str, a2_after: str, b2_after: str) -> None:
    match = two(BOTH_CONNECT, "c2-c3@4", table=f"00/00/00/{a2}/{b2}/00/00/00/00", quiet=7)
    match.play("a2-b2@2")
    assert (ladders(match, "a2"), ladders(match, "b2")) == (a2_after, b2_after)
    assert match.position().split()[5] == "0"  # T6.1: a connection all the same


@pytest.mark.parametrize(
    ("a1", "a2", "b2"),
    [
        ("20", "00", "00"),  # all 15 are on the board
        ("10", "10", "00"),  # one is left: the earlier place first
        ("00", "10", "10"),
    ],
)
def test_T4_1_only_if_a_ladder_is_left(a1: str, a2: str, b2: str) -> None:
    match = two(BOTH_CONNECT, "c2-c3@4", table=f"{a1}/30/20/00/00/30/00/30/20")
    match.play("a2-b2@2")
    assert (ladders(match, "a2"), ladders(match, "b2")) == (a2, b2)


def test_T4_1_the_opponents_ladders_do_not_count() -> None:
    match = two(BOTH_CONNECT, "c2-c3@4", table="20/30/20/00/00/30/00/30/20", turn=1)
    match.play("a2-b2@2")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("01", "01")


@pytest.mark.parametrize(("turn", "a2", "b2"), [(0, "10W", "10W"), (1, "01B", "01B")])
def test_T4_2_a_priest_on_a_finished_tower(turn: int, a2: str, b2: str) -> None:
    match = two(BOTH_FINISH, "c2-c3@4", turn=turn)
    match.play("a2-b2@5")
    assert (tower(match, "a2"), tower(match, "b2")) == ("ggggg", "ttttt")
    assert (ladders(match, "a2"), ladders(match, "b2")) == (a2, b2)


def test_T4_2_no_priest_before_the_tower_is_finished() -> None:
    match = two("*/*/yyyyy/gggt*/tttg*/bbbbb/*/ppppp/nnnnn", "c2-c3@5")
    match.play("a2-b2@4")
    assert (tower(match, "a2")[:4], tower(match, "b2")[:4]) == ("gggg", "tttt")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("10", "10")


def test_T4_2_with_or_without_a_free_ladder_space() -> None:
    match = two(BOTH_FINISH, "c2-c3@4", table="00/00/00/03/22/00/00/00/00")
    match.play("a2-b2@5")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("03W", "22W")


@pytest.mark.parametrize(
    ("turn", "priests", "a2", "b2"),
    [
        (0, "W", "10", "10"),  # White has none left
        (1, "W", "01B", "01B"),  # Black has
    ],
)
def test_T4_2_only_if_a_priest_is_left(turn: int, priests: str, a2: str, b2: str) -> None:
    table = f"00/00{priests}/00{priests}/00/00/00{priests}/00/00{priests}/00{priests}"
    match = two(SIXTH_TOWER, "c2-c3@4", turn=turn, table=table)
    match.play("a2-b2@5")
    assert (ladders(match, "a2"), ladders(match, "b2")) == (a2, b2)


def test_T4_2_the_last_priest_goes_to_the_earlier_place() -> None:
    match = two(SIXTH_TOWER, "c2-c3@4", table="00/00W/00W/00/00/00W/00/00W/00B")
    match.play("a2-b2@5")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("10W", "10")


def test_T4_3_the_example_of_both_books() -> None:
    # From the top, numbered 1 2 3 / 6 5 4 / 7 8 9, White's ladders, Black's ladders and any priest.
    book = {1: "11B", 2: "20", 3: "01", 4: "11", 5: "21", 6: "20", 7: "01", 8: "12W", 9: "01"}
    places = dict(zip(("a3", "b3", "c3", "c2", "b2", "a2", "a1", "b1", "c1"), range(1, 10), strict=True))
    table = "/".join(book[places[place]] for place in PLACES)
    mask = "rrr**/ooooo/yyy**/ggg**/ttt**/bbb**/vvvvv/*/*"
    assert over(mask, table) == ([4, 5], [2, 1])


@pytest.mark.parametrize(
    ("table", "scores", "ranks"),
    [
        ("10/00/00/00/00/00/00/00/00", [1, 0], [1, 2]),
        ("02/20/11/00/00/00/00/00/00", [1, 1], [1, 1]),  # equal ladders at c1 are nobody's
        ("02/12/20/01/13/00/00/01/02", [1, 6], [2, 1]),
    ],
)
def test_T4_3_a_point_for_more_ladders(table: str, scores: list[int], ranks: list[int]) -> None:
    assert over("*/ooooo/yyyyy/*/ttttt/*/vvvvv/*/nnnnn", table) == (scores, ranks)


@pytest.mark.parametrize(
    ("table", "scores", "ranks"),
    [
        # More points, though fewer priests and fewer ladders.
        ("11W/11W/01/01/01/00/00/00/00", [2, 3], [2, 1]),
        ("00/00/20/20/02/00/00/00/00", [2, 1], [1, 2]),
        # Equal points: more priests, though fewer ladders.
        ("11W/00/02/00/00/00/00/00/00", [1, 1], [1, 2]),
        ("11B/00/20/00/00/00/00/00/00", [1, 1], [2, 1]),
        ("11W/11W/10/01/01/01/00/00/00", [3, 3], [1, 2]),
        # Equal points and priests: more ladders.
        ("00/00/20/01/00/00/00/00/00", [1, 1], [1, 2]),
        ("11W/11B/10/02/00/00/00/00/00", [2, 2], [2, 1]),
        ("00/01/00/30/00/00/00/00/00", [1, 1], [1, 2]),
        # All equal: a draw.
        ("11W/11B/10/01/00/00/00/00/00", [2, 2], [1, 1]),
        ("00/00/00/00/00/00/00/00/00", [0, 0], [1, 1]),
    ],
)
def test_T4_4_points_then_priests_then_ladders(table: str, scores: list[int], ranks: list[int]) -> None:
    assert over("rrrrr/ooooo/yyyyy/*/ttttt/*/*/*/*", table) == (scores, ranks)


def test_T4_3_in_items_for_people() -> None:
    match = at(position("rrrrr/ooooo/yyyyy/*/*/*/*/*/*", "stalled", 0, "a1-b1@2", 1, BREAKDOWN, options="stall=1"))
    items = [[(message.id, points) for message, points in match.breakdown(seat)] for seat in (0, 1)]
    assert items[0] == [("maya_towers-score-towers", 1), ("maya_towers-score-priests", 2)]
    assert items[1] == [("maya_towers-score-towers", 3), ("maya_towers-score-priests", 1)]
    assert [sum(points for _, points in item) for item in items] == match.outcome().scores
    assert match.outcome().extras == {}
