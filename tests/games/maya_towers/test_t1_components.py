"""T1: components and words."""

import pytest

from games.maya_towers.boards import (
    LATIN,
    LETTERS,
    NOTHING,
    PLACES,
    at,
    cards,
    clause,
    new,
    position,
    swaps,
    texts,
    two,
)
from pyramidion.core.errors import BadPositionError

NEIGHBOURS = {
    *("a1-b1", "b1-c1", "a2-b2", "b2-c2", "a3-b3", "b3-c3"),
    *("a1-a2", "b1-b2", "c1-c2", "a2-a3", "b2-b3", "c2-c3"),
}
SPACES = {"a1": 2, "b1": 3, "c1": 2, "a2": 3, "b2": 4, "c2": 3, "a3": 2, "b3": 3, "c3": 2}


def test_T1_1_places_in_order() -> None:
    match = new(2, seed=1, settle=False)
    order = []
    while match.position().split()[2] == "fill":
        order.append(match.play(match.legal_actions()[0]).text[2:])
    assert order == [*PLACES] * 5


@pytest.mark.parametrize("place", ["d1", "a4", "a0", "z9"])
def test_T1_1_no_other_places(place: str) -> None:
    assert clause(new(2, setup="draft"), f"r>{place}") == "T1.1"
    assert clause(two(LATIN, "a1-b1@4"), f"{place}-c3@2") == "T1.1"
    assert clause(two(LATIN, "a1-b1@4"), f"c2-{place}@2") == "T1.1"


@pytest.mark.parametrize("place", PLACES)
def test_T1_1_b2_is_the_central_tower(place: str) -> None:
    # Seat 0 holds the card of no finished tower: it may stop only if the central tower is finished (T5.2).
    mask = "/".join("ggggg" if place == here else "*" for here in PLACES)
    match = at(position(mask, monolith="a1-b1", table=cards(mask, without="g")))
    assert ("stop" in texts(match)) == (place == "b2")


def test_T1_2_twelve_borders() -> None:
    match = at(position(LATIN, "monolith", 1))
    assert {text[2:7] for text in texts(match)} == NEIGHBOURS
    assert {text[:5] for text in swaps(at(position(table="ro/yg/bv")))} == NEIGHBOURS


def test_T1_2_never_a_corner_never_backwards() -> None:
    match = at(position(LATIN, "monolith", 1))
    for one in PLACES:
        for other in PLACES:
            expected = "" if f"{one}-{other}" in NEIGHBOURS else "T1.2"
            assert clause(match, f"M {one}-{other}@2") == expected, (one, other)


def test_T1_3_each_colour_once_at_each_level() -> None:
    for seed in range(3):
        towers = new(2, seed=seed).position().split()[1].split("/")
        for level in range(5):
            assert sorted(tower[level] for tower in towers) == sorted(LETTERS)


def test_T1_3_nine_letters() -> None:
    match = new(2, setup="draft")
    assert {text[0] for text in texts(match)} == set("roygtbvpn")
    for letter in "acdefhijklmqsuwxz":
        assert clause(match, f"{letter}>a1") == "T1.3"
    match.play("r>a1")
    assert clause(match, "r>b1") == "T1.3"
    assert clause(match, "o>b1") == ""


def test_T1_3_levels_1_to_5() -> None:
    match = two(LATIN, "a1-b1@4")
    assert clause(match, "b2-c2@0") == "T1.3"
    assert clause(match, "b2-c2@6") == "T1.3"
    assert clause(match, "b2-c2@100") == "T1.3"
    assert clause(match, "b2-c2@5") == ""


FOUR_FINISHED = "*/*/yyyyy/*/*/bbbbb/*/ppppp/nnnnn"


@pytest.mark.parametrize(
    ("table", "fits"),
    [
        ("20/30/20/00/00/30/00/30/20", True),  # 15 white ladders
        ("20/30/20/00/10/30/00/30/20", False),
        ("02/03/02/00/00/03/00/03/02", True),
        ("02/03/02/01/00/03/00/03/02", False),
    ],
)
def test_T1_4_fifteen_ladders_each(table: str, fits: bool) -> None:
    text = position(FOUR_FINISHED, monolith="a1-b1@2", table=table)
    if fits:
        assert at(text).position() == text
    else:
        with pytest.raises(BadPositionError, match="more than 15 ladders"):
            at(text)


@pytest.mark.parametrize("letter", ["W", "B"])
def test_T1_4_five_priests_each(letter: str) -> None:
    mask = "rrrrr/ooooo/yyyyy/ggggg/*/bbbbb/*/*/nnnnn"
    table = f"00{letter}/00{letter}/00{letter}/00{letter}/00/00{letter}/00/00/00"
    assert at(position(mask, monolith="a1-b1@2", table=table))
    with pytest.raises(BadPositionError, match="or 5 priests"):
        at(position(mask, monolith="a1-b1@2", table=table[:-2] + f"00{letter}"))


def test_T1_4_the_raven_points_at_levels_2_to_5() -> None:
    match = at(position(LATIN, "monolith", 1))
    assert {text[-1] for text in texts(match)} == set("2345")
    assert clause(match, "M a1-b1@1") == "T1.4"
    assert clause(match, "M a1-b1@6") == "T1.3"


def test_T1_5_ladder_spaces_are_neighbours() -> None:
    assert sum(SPACES.values()) == 24
    for index, place in enumerate(PLACES):
        assert SPACES[place] == sum(place in border for border in NEIGHBOURS)
        items = NOTHING.split("/")
        for black in range(SPACES[place] + 1):
            items[index] = f"{SPACES[place] - black}{black}"
            assert at(position(FOUR_FINISHED, monolith="a1-b1@2", table="/".join(items)))
            items[index] = f"{SPACES[place] - black + 1}{black}"
            with pytest.raises(BadPositionError, match=f"together up to {SPACES[place]}"):
                at(position(FOUR_FINISHED, monolith="a1-b1@2", table="/".join(items)))


@pytest.mark.parametrize("seats", [3, 4])
def test_T1_6_task_cards_and_nothing_else(seats: int) -> None:
    match = at(position(LATIN, "deal", table="/".join("-" * seats)))
    # Nine cards, one a colour; the one of b2's base is face up (T2.3).
    assert texts(match) == {f"card 0 {letter}" for letter in "roygbvpn"}
    table = "/".join(("ro", "yg", "bv", "pn")[:seats])
    match = at(position(table=table))
    match.play("a1-b1@3")
    assert not match.state.ladders.any()
    assert (match.state.priests == -1).all()
    assert match.position().split()[4] == "a1-b1"  # no raven
    # Level 3 is open again at once: the raven has no effect.
    assert {text[-1] for text in swaps(match)} == set("2345")


@pytest.mark.parametrize(
    ("tower", "open_cuts"),
    [
        ("royro", "2345"),
        ("roror", "2345"),  # equal colours that do not touch are no connection
        ("rroyg", "345"),
        ("rooyg", "245"),
        ("royyg", "235"),
        ("roygg", "234"),
        ("rrroo", "4"),
        ("rrrrr", ""),
    ],
)
def test_T1_7_connections(tower: str, open_cuts: str) -> None:
    mask = f"{tower}/*/*/*/*/*/*/*/*"
    match = at(position(mask, monolith="b2-c2", table=cards(mask)))
    assert {text[-1] for text in swaps(match) if text.startswith("a1")} == set(open_cuts)


def test_T1_7_finished_is_five_of_one_colour() -> None:
    for tower, finished in (("ggggg", True), ("ggggo", False), ("rgggg", False)):
        match = at(position(f"{tower}/*/*/*/t****/*/*/*/*", monolith="b2-c2", table="gr/oy/bv"))
        assert ("stop" in texts(match)) == finished
