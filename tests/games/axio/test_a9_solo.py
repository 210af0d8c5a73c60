"""A9: solo."""

from games.axio.dealing import PACKED, board, clause_of, draw, followed, markers, placed, solo, started, texts
from pyramidion.core.types import CHANCE, PUBLIC


def test_A9_1_one_tile_at_a_time() -> None:
    match = started(1)
    assert match.actors == [CHANCE]
    draw(match, "RB")
    assert match.actors == [0]
    assert len(texts(match)) == 80
    assert clause_of(match, "R@a1 B@a2") == "A3.2"
    match.play("B@e7 R@e8")
    assert match.actors == [CHANCE], "nothing is asked, nothing refilled"
    draw(match, "OO")
    assert clause_of(match, "O@a1 O@a2") == ""
    assert clause_of(match, "keep") == "G4"
    followed("first-solo")


def test_A9_1_the_tile_drawn_lies_open() -> None:
    match = solo("RB")
    assert match.position(PUBLIC) == match.position(0) == match.position()
    assert match.seen_as(0, PUBLIC).text == "0+RB"


def test_A9_2_two_boards() -> None:
    followed("solo-18-36")
    followed("solo-order")


def test_A9_2_each_pyramid_is_an_evaluation_of_its_own() -> None:
    match = placed(board("b4=B d4=B b6=B d6=B"), markers="17,0,0,0,0", racks="RG")
    match.play("G@c4 R@c5")
    # b5 and d5 each lie beside one red: 17 and 1 are 18, and 1 more is 19.
    assert markers(match) == "R19 B4 O1 P1"
    match = placed(board("a2=R a3=P"), markers="17,0,0,0,0", racks="RG")
    match.play("R@b1 G@c1")
    assert markers(match) == "R18", "a1 lies between two reds: one evaluation, its surplus is lost"


def test_A9_2_36_is_the_end() -> None:
    match = placed(board("b2=R b3=R"), markers="35,0,0,0,0", racks="RG")
    match.play("R@b1 G@c1")
    assert markers(match) == "R36"
    match = placed(board("b2=R b3=R"), markers="34,0,0,0,0", racks="RG")
    match.play("R@b1 G@c1")
    assert markers(match) == "R36"


def test_A9_3_the_end_and_the_result() -> None:
    match = placed(board(f"{PACKED} e7=. e8=.", filled=9), markers="20,30,36,18,19", racks="RG")
    match.play("G@e7 R@e8")
    outcome = match.outcome()
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("full", [18], [1])
    match = placed(board(f"{PACKED} e7=. e8=.", filled=9), markers="36,36,36,36,36", racks="RG")
    match.play("G@e7 R@e8")
    assert match.outcome().scores == [36]
