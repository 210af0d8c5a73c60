"""A3: placing a tile."""

from games.axio.dealing import MIXED, OTHERS, TWENTY, board, clause_of, dealt, followed, placed, texts, turn


def test_A3_1_placing() -> None:
    match = dealt(MIXED, OTHERS)
    assert clause_of(match, "R@e6 R@e7") == "A3.1", "not on the rack"
    assert clause_of(match, "R@e5 G@e6") == "A3.1", "a coloured square"
    assert clause_of(match, "R@e4 G@e5") == "A3.1", "a coloured square"
    assert clause_of(match, "R@e7 G@e6") == "A3.1", "the lower square first"
    assert clause_of(match, "R@f6 G@e6") == "A3.1", "the left square first"
    assert clause_of(match, "R@e6 G@g6") == "A3.1", "not side by side"
    assert clause_of(match, "R@e6 G@f7") == "A3.1", "a corner is no side"
    assert clause_of(match, "R@e6 G@e6") == "A3.1", "one square"
    turn(match, "R@e6 G@e7", "PP")
    assert clause_of(match, "G@e6 O@f6") == "A3.1", "a tile lies there"
    assert clause_of(match, "G@d7 O@e7") == "A3.1", "a tile lies there"
    assert clause_of(match, "O@e2 G@f2") == ""


def test_A3_1_the_rack_comes_before_the_first_tile_rule() -> None:
    assert clause_of(dealt(MIXED, OTHERS), "R@a1 R@a2") == "A3.1"
    assert clause_of(dealt(MIXED, OTHERS), "R@a1 G@a2") == "A3.2"


def test_A3_1_equal_tiles_and_turned_doubles_are_listed_once() -> None:
    match = dealt("RR RR RG RG RG", OTHERS)
    turn(match, "R@e6 R@e7", "RR")
    turn(match, "G@e2 O@f2", "PP")
    legal = texts(match)
    assert len(set(legal)) == len(legal)
    assert [text for text in legal if "@a1 " in text and text.endswith("@b1")] == [
        "R@a1 R@b1",
        "R@a1 G@b1",
        "G@a1 R@b1",
    ]
    assert [text for text in legal if "@a1 " in text and text.endswith("@a2")] == [
        "R@a1 R@a2",
        "R@a1 G@a2",
        "G@a1 R@a2",
    ]
    followed("first-double")


def test_A3_1_squares_with_a_pyramid_or_that_one_has_left_are_not_empty() -> None:
    squares = board(" ".join(f"{hole}=^" for hole in TWENTY), seats=4, filled=9) | {"f2": "x"}
    match = placed(squares)
    assert clause_of(match, "R@b10 G@c10") == ""
    assert clause_of(match, "R@b2 G@c2") == "A3.1"
    assert clause_of(match, "R@e2 G@f2") == "A3.1"
    assert clause_of(match, "R@f2 G@f3") == "A3.1"


def test_A3_1_later_tiles_go_anywhere() -> None:
    match = placed(board("a1=R a2=R i9=G h9=O"))
    assert clause_of(match, "R@f3 G@f4") == ""
    # 128 pairs on the bare board, less those with a1 or a2 (4) and with h9 or i9 (4), in ten ways each.
    assert len(texts(match)) == (128 - 4 - 4) * 10


def test_A3_2_first_tiles() -> None:
    match = dealt(MIXED, OTHERS)
    assert clause_of(match, "R@b2 G@b3") == "A3.2"
    assert clause_of(match, "R@d6 G@e6") == ""
    assert clause_of(match, "R@d6 G@d7") == "A3.2", "a corner does not touch"
    assert len(texts(match)) == 40 * 10
    turn(match, "R@d6 G@e6", "PP")
    assert clause_of(match, "G@e3 O@e4") == "A3.2", "e5 is touched"
    assert clause_of(match, "G@d5 O@d4") == "A3.1"
    assert clause_of(match, "O@b5 G@c5") == ""
    turn(match, "O@b5 G@c5", "PP")
    assert clause_of(match, "R@e3 B@e4") == "", "later tiles may go anywhere"
    for script in ("first-solo", "size-13", "exchange"):
        followed(script)
