"""What is told of an action, with what the rules carry out by themselves."""

from random import Random

import pyramidion
from games.axio.dealing import board, draw, placed
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.match import Match
from pyramidion.core.words import words


def told(match: Match, viewer: int | None = None) -> list[list[str]]:
    """Every entry, with its sentences."""
    return [[words().say(message) for message in entry.story] for entry in Chronicle(viewer).told(match)]


def test_a_placing_tells_pyramids_points_and_bonus() -> None:
    match = placed(board("a2=R a3=P f8=B g8=O"), markers="17,0,0,0,0")
    match.play("R@b1 G@c1")
    assert told(match)[-1] == [
        "Seat 0 places red on b1 and green on c1.",
        "A pyramid rises on a1.",
        "red: +1, now 18.",
        "Seat 0 has reached 18 (red) and places another tile.",
    ]


def test_a_placing_without_points() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"))
    match.play("R@h1 G@h2")
    assert told(match)[-1] == ["Seat 0 places red on h1 and green on h2."]


def test_an_exchange_is_told_and_draws_to_their_seat_alone() -> None:
    match = placed(
        board("b2=R c2=G f8=B g8=O"), phase="decide", markers="3,0,0,0,0", racks="RR RR RR RR/GO GP BO BP OP"
    )
    match.play("exchange")
    draw(match, "GG")
    assert told(match, 0) == [["Seat 0 shows the rack and exchanges it."], ["Seat 0 draws green and green."]]
    assert told(match, 1) == [["Seat 0 shows the rack and exchanges it."], []]


def test_keeping_is_not_worth_a_word() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), phase="decide", racks="RR RR RR RR/GO GP BO BP OP")
    match.play("keep")
    assert told(match) == [[]]


def test_the_deal_and_the_end() -> None:
    match = pyramidion.new("axio", seats=2, seed=3)
    chooser = Random(3)
    while not match.is_over:
        match.play(chooser.choice(match.legal_actions()))
    found = told(match)
    assert found[:9] == [[]] * 9
    assert found[9] == ["The tiles are dealt."]
    assert found[-1][-1] == "No two empty squares share a side any more."


def test_the_tile_that_wins_earns_no_further_one() -> None:
    match = placed(board("b2=R c2=G f8=B g8=O"), markers="17,18,18,18,18")
    match.play("R@b1 G@c1")
    assert told(match)[-1] == [
        "Seat 0 places red on b1 and green on c1.",
        "red: +1, now 18.",
        "All five symbols of one seat have reached 18.",
    ]


def test_solo_tells_the_tile_drawn() -> None:
    match = pyramidion.new("axio", seats=1, seed=3)
    assert told(match, 0)[0][0].startswith("Seat 0 draws ")
