"""What is told of an action, with what the rules do by themselves."""

from random import Random

from games.yaxha.boards import GROUND, at, building, play, position
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC
from pyramidion.core.words import words
from pyramidion.library import new

FULL = f"d4={GROUND}"


def told(match: Match, viewer: int | None = None) -> list[list[str]]:
    """The sentences of every entry that the viewer may know something of."""
    return [[words().say(message) for message in entry.story] for entry in Chronicle(viewer).told(match)]


def test_secret_choices_are_told_twice() -> None:
    match = play(at(position()), "1 claim 1")
    assert told(match, 0) == [["Seat 1 has chosen a market tile."]]
    assert told(match, 1) == [["Seat 1 chooses market tile 1."]]
    play(match, "0 claim 1")
    assert told(match, 0) == told(match) == told(match, PUBLIC)
    assert told(match) == [
        ["Seat 1 chooses market tile 1."],
        [
            "Seat 0 chooses market tile 1.",
            "Several want market tile 1: it goes to Seat 0.",
            "Seat 1 is left with market tile 2.",
            "Seat 0 now has turn tile 2.",
            "Seat 1 now has turn tile 1.",
        ],
    ]


def test_without_a_tie_there_is_nothing_to_add() -> None:
    assert told(play(at(position()), "1 claim 1", "0 claim 2"))[-1] == ["Seat 0 chooses market tile 2."]


def test_leftovers_are_told_when_they_are_taken() -> None:
    match = play(at(position(market="OBG/YYW/OOO", turns="3/2/1")), "0 claim 2", "1 claim 2", "2 claim 2")
    assert told(match)[-1] == ["Seat 2 chooses market tile 2.", "Several want market tile 2: it goes to Seat 2."]
    play(match, "1 take 3")
    assert told(match)[-1] == [
        "Seat 1 takes market tile 3.",
        "Seat 0 is left with market tile 1.",
        "Seat 0 now has turn tile 1.",
        "Seat 2 now has turn tile 3.",
    ]


def test_building_is_told_when_all_have_finished() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1", "1 W@d4.1", "0 B@d5.1", "0 G@d6.1", "1 Y@e4.1")
    assert told(match, 1) == [
        ["Seat 1 puts white on d4.1."],
        ["Seat 0 has finished building."],
        ["Seat 1 puts yellow on e4.1."],
    ]
    assert told(match, PUBLIC) == [["Seat 0 has finished building."]]
    play(match, "1 Y@f4.1")
    assert told(match, 1) == told(match)
    assert told(match)[0] == ["Seat 0 puts orange on d4.1."]


def test_cubes_that_leave_the_game_are_told_at_the_end_of_the_round() -> None:
    match = play(building([FULL, FULL], "WWO/WOB"), "0 O@d4.2", "1 B@d4.2", "1 O@f6.2")
    lost = ["Seat 0 cannot place a cube and loses it: white."] * 2 + ["Seat 1 cannot place a cube and loses it: white."]
    for viewer in (None, 0, 1, PUBLIC):
        assert told(match, viewer)[-1] == ["Seat 1 puts orange on f6.2.", *lost]


def test_a_round_in_which_nobody_can_build() -> None:
    match = play(at(position(pyramids=[FULL, FULL], market="WWW/WWW")), "0 claim 1", "1 claim 2")
    assert told(match)[-1] == [
        "Seat 1 chooses market tile 2.",
        "Nobody can place any cube: all of them leave the game.",
    ]


def test_a_whole_match_tells_its_cards_its_markets_and_its_end() -> None:
    match, choice = new("yaxha", 3, seed=3), Random(3)
    while not match.is_over:
        seat = choice.choice(match.actors)
        match.play(choice.choice(match.legal_actions(seat)), seat)
    sentences = [sentence for story in told(match) for sentence in story]
    assert sum(sentence.startswith("Bonus card: ") for sentence in sentences) == 3
    assert [sentence for sentence in sentences if "the market is filled" in sentence] == [
        f"Round {number} of 10: the market is filled." for number in range(1, 11)
    ]
    assert sentences[-1] == "Ten rounds have been played."
