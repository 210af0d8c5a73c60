"""What is told of an action, with what the rules then did by themselves."""

from games.maya_quarries.positions import at, play, position
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.match import Match
from pyramidion.core.words import words

FIRST = "1,1,0|-|-/0,1,1|-|-|-/1,0,1|-|-/-|-|-"


def told(match: Match, viewer: int | None = None) -> list[list[str]]:
    return [[words().say(message) for message in entry.story] for entry in Chronicle(viewer).told(match)]


def test_cards_are_told_by_their_backs() -> None:
    match = play(at(position(pyramids=FIRST)), "0 dig 5 1", "1 dig 8 1")
    assert told(match, 0) == [["Seat 0 plays 5 at quarry 1."], ["Seat 1 plays a high card at quarry 1."]]


def test_the_opening_is_told_step_by_step_to_everybody() -> None:
    match = at(position(pyramids=FIRST))
    play(match, "0 dig 5 1", "1 dig 4 1", "2 dig -3 1", "0 pass", "1 pass", "2 pass")
    assert match.actors == [2]
    match.play("strike 0")
    for viewer in (None, 0, 1, 2, -1):
        last = told(match, viewer)[-1]
        assert last[:3] == [
            "Seat 2 strikes Seat 0: 3 points less.",
            "Quarry 1: Seat 1 has 4 points and gets 4 cubes.",
            "Quarry 1: Seat 0 has 2 points and gets 3 cubes.",
        ]
        assert last[3] == "Seat 1 wins a token: protection."


def test_bonus_cubes_payments_and_erosion_are_told() -> None:
    sheet = "haul:4:8|a:4.3.1:3.4.2/b:4.3.1:3.4.2"
    match = at(position(sheet=sheet, phase="build", pyramids="0,2,1|-/1,1,1|-", has="0,1/0,0/0,0"))
    match.play("build a")
    assert told(match, 2) == [
        [
            "Seat 0 puts a cube on A.",
            "Seat 1 gets a bonus cube on A, level 2.",
            "Seat 0 is paid 4 gold.",
            "Seat 1 is paid 10 gold.",
            "Seat 2 is paid 4 gold.",
            "Seat 0 loses 2 cubes to erosion.",
            "Seat 1 loses 3 cubes to erosion.",
            "Seat 2 loses 2 cubes to erosion.",
            "Round 2 begins.",
        ]
    ]


def test_forced_passes_and_moves_are_told() -> None:
    sheet = "move:4:8|a:4.3.1:3.4.2:3.5.3/b:4.3.1:3.4.2"
    text = position(
        sheet=sheet, phase="build", pyramids="1,2,1|2,1,0|1,0,0/1,1,1|-", has="0,1/0,1/0,1", tokens="move=0"
    )
    match = play(at(text), "0 move a 1 b")
    assert told(match)[0][:3] == [
        "Seat 0 moves a cube from A, level 1, to the lowest level of B.",
        "Seat 0 loses 2 cubes above.",
        "Seat 0 gets a bonus cube on B, level 2.",
    ]
    stuck = at(
        position(
            sheet="haul:4:8|a:3.3.1:3.4.2/b:3.3.1:3.4.2",
            phase="build",
            course="1:2:0",
            pyramids="0,2,1|-/0,1,2|-",
            has="0,1/0,1/0,1",
        )
    )
    stuck.play("build a")
    assert told(stuck)[0][1] == "Seat 0 cannot build, gives back a cube and gets 1 gold."


def test_bids_are_told_when_all_have_bid() -> None:
    match = at(position(pyramids=FIRST, phase="bid", expert=True, tokens="joker=*,cube=*"))
    match.play("bid 4", 1)
    assert told(match, 0) == [["Seat 1 has bid."]]
    play(match, "0 bid 2", "2 bid 0")
    assert told(match, 0)[-1] == [
        "Seat 2 bids 0.",
        "The bids are shown.",
        "Seat 0 bids 2.",
        "Seat 1 bids 4.",
        "Seat 2 bids 0.",
    ]
    match.play("take joker")
    assert told(match, 0)[-1] == ["Seat 1 takes a token: joker.", "Seat 0 takes a token: cube."]


def test_the_end_is_told() -> None:
    match = at(position(pyramids=FIRST, phase="build", course="3:0:0", has="0,1/0,0/0,0"))
    match.play("pass")
    assert told(match)[-1][-1] == "All three rounds have been played."
