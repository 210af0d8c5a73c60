"""A5: pyramids."""

import pytest

from games.axio.dealing import TWENTY, board, followed, markers, placed, shows


def test_A5_1_book_example() -> None:
    match = followed("book-pyramid")
    assert shows(match, "d1") == "^"


def test_A5_1_each_neighbour_counts() -> None:
    assert shows(followed("pyramid-corner-two"), "a1") == "^"
    match = placed(board("b1=G b3=G c2=G d2=B"), racks="GG RG RO RP GB/GO GP BO BP OP")
    match.play("G@a2 G@a3")
    # The tile: a3 beside b3 (1). The pyramids: b2 between four greens (4), a1 between two (2).
    assert markers(match) == "G7"
    assert [shows(match, square) for square in ("a1", "b2")] == ["^", "^"]


def test_A5_1_several_at_once() -> None:
    match = followed("two-pyramids")
    assert [shows(match, square) for square in ("a1", "a4")] == ["^", "^"]
    assert match.position().split()[-1] == "a1,a4"


@pytest.mark.parametrize(
    ("filled", "placing", "raised"),
    [
        ("b3 d3 c2 a4 b5 e4 d5 b6 d6 c7", "R@c4 G@c5", "c3,b4,d4,c6"),
        ("b4 d4 b6 d6", "R@c4 G@c5", "b5,d5"),
        ("b3 d3 c2 a4 b5 e3 f4 c5 d6 h8", "R@c4 G@d4", "c3,b4,e4,d5"),
        ("c3 e3 d2 b5 c6 d5", "R@c4 G@d4", "d3,c5"),
        ("a1 b2 d2 b3 d3 c4", "R@c1 G@c2", "b1,d1,c3"),
        ("a8 d8 h8 g9", "R@b9 G@c9", "a9,d9"),
    ],
)
def test_A5_1_on_every_side_in_order(filled: str, placing: str, raised: str) -> None:
    match = placed(board(" ".join(f"{square}=B" for square in filled.split())))
    match.play(placing)
    assert match.position().split()[-1] == raised


def test_A5_1_squares_with_an_empty_neighbour_stay() -> None:
    match = placed(board("b2=O d2=B c3=B d1=B b1=R h8=R"))
    match.play("R@f7 G@g7")
    assert [shows(match, square) for square in ("c1", "c2")] == [".", "."]
    assert match.position().split()[-1] == "-"


def test_A5_2_the_21st_pyramid_is_the_oldest_moved() -> None:
    squares = board(" ".join(f"{hole}=^" for hole in TWENTY), seats=4, filled=9)
    squares |= {"a1": ".", "b1": ".", "c1": "."}
    order = [*TWENTY[7:], *TWENTY[:7]]
    match = placed(squares, pyramids=",".join(order))
    match.play("R@b1 G@c1")
    assert shows(match, "a1") == "^"
    assert shows(match, order[0]) == "x"
    assert match.position().split()[-1] == ",".join([*order[1:], "a1"])
    assert int(match.state.raised) == 21


def test_A5_2_moving_changes_no_points() -> None:
    """The same tile with 19 and with 20 pyramids before."""
    scored = []
    for count in (19, 20):
        squares = board(" ".join(f"{hole}=^" for hole in TWENTY[:count]), seats=4, filled=9)
        squares |= {"a1": ".", "b1": ".", "c1": "."} | ({"m9": "."} if count == 19 else {})
        match = placed(squares)
        match.play("R@b1 G@c1")
        scored.append(markers(match))
    assert scored[0] == scored[1] != ""
