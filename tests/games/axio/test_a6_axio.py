"""A6: bonus placements, and five symbols at 18."""

from games.axio.dealing import (
    PACKED,
    board,
    clause_of,
    draw,
    followed,
    markers,
    placed,
    shows,
    texts,
)

MINE = "RG BB OO PP GG"
THEIRS = "GO GP BO BP OP"


def bonus(match) -> int:
    return int(match.state.bonus)


def test_A6_1_a_symbol_at_18_earns_a_placement() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), markers="17,0,0,0,0")
    match.play("R@b1 G@c1")
    assert markers(match) == "R18 G1"
    assert (match.actors, bonus(match)) == ([0], 1)
    assert clause_of(match, "keep") == clause_of(match, "exchange") == "G4"
    assert all("@" in text for text in texts(match)), "it must be made"
    assert clause_of(match, "R@h1 G@i1") == "A3.1", "the tile is no longer on the rack"
    assert int((match.state.racks[0] >= 0).sum()) == 4, "the rack is refilled after it"
    match.play("R@h1 B@i1")
    assert (match.actors, bonus(match)) == ([0], 0)
    assert clause_of(match, "keep") == ""
    match.play("keep")
    draw(match, "RR")
    assert int(match.state.turn) == 0
    draw(match, "RR")
    assert match.actors == [1]


def test_A6_1_two_symbols_at_once_earn_two() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), markers="17,17,0,0,0", racks=f"{MINE}/{THEIRS}")
    match.play("R@b1 G@c1")
    assert (markers(match), bonus(match)) == ("R18 G18", 2)
    match.play("B@g2 B@h2")
    assert (match.actors, bonus(match)) == ([0], 1)
    match.play("O@g4 O@h4")
    assert bonus(match) == 0
    assert texts(match) == ["keep"], "lowest are B, O and P, and the rack shows P"


def test_A6_1_both_halves_of_a_double_earn_one() -> None:
    match = placed(board("b2=R c2=R f8=B g8=O"), markers="16,0,0,0,0", racks="RR RG RB RO RP/GO GP BO BP OP")
    match.play("R@b1 R@c1")
    assert (markers(match), bonus(match)) == ("R18", 1)


def test_A6_1_bonus_placements_earn_further_ones() -> None:
    match = placed(board("b2=R c2=R f8=G g8=G"), markers="17,17,0,0,0", racks=f"{MINE}/{THEIRS}")
    match.play("R@b1 G@c1")
    assert bonus(match) == 1
    match.play("G@f7 G@g7")
    assert (markers(match), bonus(match)) == ("R18 G18", 1)
    match.play("P@h2 P@h3")
    assert (match.actors, bonus(match), texts(match)) == ([0], 0, ["keep"])
    match.play("keep")
    draw(match, "RR", "RR", "RR")
    assert match.actors == [1]


def test_A6_1_a_pyramid_earns_one_too() -> None:
    match = placed(board("a2=R a3=P f8=B g8=O"), markers="17,0,0,0,0")
    match.play("R@b1 G@c1")
    assert shows(match, "a1") == "^"
    assert (markers(match), bonus(match)) == ("R18", 1)


def test_A6_1_a_symbol_already_at_18_earns_nothing() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), markers="18,0,0,0,0")
    match.play("R@b1 G@c1")
    assert (markers(match), bonus(match)) == ("R18 G1", 0)
    assert "keep" in texts(match)


def test_A6_1_four_in_a_turn_empty_the_rack() -> None:
    """Then nothing is asked, and five are drawn (A7.3)."""
    squares = board("b2=R c2=G f8=B g8=B f6=O g6=O")
    match = placed(squares, markers="17,17,17,17,0", racks="RG BB OO PP PP/GO GP BO BP OP")
    match.play("R@b1 G@c1")
    match.play("B@f9 B@g9")
    match.play("O@f7 O@g7")
    assert (markers(match), bonus(match)) == ("R18 G18 B18 O18", 2)
    match.play("P@h2 P@h3")
    assert bonus(match) == 1
    match.play("P@a7 P@a8")
    assert bonus(match) == 0
    draw(match, "RR", "RR", "RR", "RR")
    assert int(match.state.turn) == 0
    draw(match, "RR")
    assert match.actors == [1]


def test_A6_1_script() -> None:
    followed("bonus")


def test_A6_2_five_at_18_win_at_once() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), markers="17,18,18,18,18/18,18,18,18,17", racks=f"{MINE}/{THEIRS}")
    match.play("R@b1 G@c1")
    assert match.is_over
    assert match.outcome().reason == "axio"
    assert match.outcome().scores == [18, 17]
    assert match.outcome().ranks == [1, 2]


def test_A6_2_comes_before_the_full_board() -> None:
    squares = board(f"{PACKED} f8=. f9=.", filled=9)
    match = placed(squares, markers="17,18,18,18,18/1,2,3,4,5")
    match.play("G@f8 R@f9")
    assert match.outcome().reason == "axio"


def test_A6_2_is_checked_after_the_whole_placement() -> None:
    """The first half brings the fifth 18 but one, the pyramid the last."""
    match = placed(board("a2=R a3=P f8=B g8=O c2=G b8=G"), markers="17,17,18,18,18", racks=f"{MINE}/{THEIRS}")
    match.play("R@b1 G@c1")
    assert shows(match, "a1") == "^"
    assert match.outcome().reason == "axio"


def test_A6_2_solo_goes_on() -> None:
    match = placed(board("b2=R c2=G"), markers="17,18,18,18,18", racks="RG")
    match.play("R@b1 G@c1")
    assert not match.is_over
    assert markers(match) == "R18 G19 B18 O18 P18"
