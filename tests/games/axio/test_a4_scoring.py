"""A4: scoring a tile."""

import pytest

from games.axio.dealing import TWENTY, board, followed, markers, placed


@pytest.mark.parametrize(
    ("squares", "placing", "scored"),
    [
        ("c4=R c5=R c7=O d7=O", "R@c6 G@d6", "R2"),  # down; to the right lies the other half
        ("b6=R a6=R c7=R c8=R", "R@c6 G@d6", "R4"),  # left and up
        ("e6=G f6=G g6=G h6=G", "R@c6 G@d6", "G4"),  # right
        ("d7=G d5=G f6=G g6=G", "R@c6 G@d6", "G2"),  # a gap ends the line
        ("d7=G d8=B d9=G c9=B", "R@c6 G@d6", "G1"),  # a different symbol ends it
        ("d7=R d5=R c7=G c5=G", "R@c6 G@d6", ""),
        ("a1=R a2=R b3=G b4=G", "R@a3 G@a4", "R2 G1"),
    ],
)
def test_A4_1_lines(squares: str, placing: str, scored: str) -> None:
    match = placed(board(squares))
    match.play(placing)
    assert markers(match) == scored


def test_A4_1_coloured_squares_count_and_the_border_ends() -> None:
    match = placed(board("f9=R g9=R a1=B b1=O"))
    match.play("G@d8 R@d9")
    assert markers(match) == "R3", "e9 is coloured red"
    match = placed(board("a1=R a2=R h1=R i1=R"))
    match.play("R@a3 B@a4")
    assert markers(match) == "R2", "nothing goes on at the other edge"


def test_A4_1_the_other_half_of_a_double_does_not_count() -> None:
    match = placed(board("b6=R g6=R c7=R d7=R"), racks="RR RG RB RO RP/GO GP BO BP OP")
    match.play("R@c6 R@d6")
    # c6: b6 and up c7 (2); d6: up d7 (1). g6 is not reached: e6 and f6 are empty.
    assert markers(match) == "R3"
    followed("double-own-half")


@pytest.mark.parametrize("sign", ["^", "x"])
def test_A4_1_a_pyramid_or_the_place_it_left_ends_a_line(sign: str) -> None:
    """Beyond c2 there is red; the line from b2 ends at c2."""
    holes = [hole for hole in TWENTY if hole not in ("b2", "d2")]
    holes += ["f6"] if sign == "^" else ["f6", "f8"]
    squares = board(" ".join(f"{hole}=^" for hole in holes), seats=4, filled=9)
    squares |= {"a1": ".", "b1": ".", "a2": ".", "b2": ".", "b3": "G", "c2": sign, "d2": "R", "e2": "R"}
    match = placed(squares | ({"m9": "."} if sign == "^" else {}))
    match.play("G@a2 R@b2")
    assert markers(match) == ""
    match = placed(squares | {"c2": "R"} | ({} if sign == "^" else {"m9": "."}))
    match.play("G@a2 R@b2")
    assert markers(match) == "R3", "but for it"


@pytest.mark.parametrize("script", ["line-broken", "book-3-2", "book-4-2"])
def test_A4_1_scripts(script: str) -> None:
    followed(script)


def test_A4_2_surplus_is_lost() -> None:
    match = placed(board("c4=R c5=R d4=G d5=G"), markers="17,3,0,0,0/5,5,5,5,5")
    match.play("R@c6 G@d6")
    assert markers(match) == "R18 G5"
    assert markers(match, 1) == "R5 G5 B5 O5 P5", "only the mover's markers move"
    match.play("R@c7 B@d7")
    assert markers(match) == "R18 G5"
    followed("bonus")


@pytest.mark.parametrize("script", ["book-1", "book-3-2", "book-4-2"])
def test_A4_3_book_examples(script: str) -> None:
    followed(script)
