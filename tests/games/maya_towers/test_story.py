"""What is told of an action, with the clauses that the rules carry out by themselves."""

from random import Random

import pyramidion
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.words import words


def stories(seats: int, seed: int, **options: str | int) -> list[tuple[str, list[str]]]:
    """Every entry of a random match, with its sentences."""
    match = pyramidion.new("maya_towers", seats=seats, seed=seed, **options)
    chooser = Random(seed)
    while not match.is_over:
        match.play(chooser.choice(match.legal_actions()))
    return [(e.action.text, [words().say(message) for message in e.story]) for e in Chronicle(None).told(match)]


def test_ladders_and_priests_are_told() -> None:
    told = [sentence for seed in range(5) for _, story in stories(2, seed) for sentence in story]
    assert any("sets a ladder." in sentence for sentence in told)
    priests = [sentence for sentence in told if sentence.endswith("sets a priest.")]
    assert priests
    assert all(sentence.startswith("The tower at ") for sentence in priests)


def test_every_swap_is_told() -> None:
    for text, story in stories(3, 4):
        if "@" in text:
            assert story[0].startswith("Seat ")
            assert "swaps" in story[0]


def test_setups_are_told() -> None:
    random = stories(2, 1)
    assert [story for _, story in random[:44]] == [[]] * 44
    assert random[44][1] == ["Chance has built the towers."]
    draft = stories(2, 1, setup="draft")
    assert all("puts" in story[0] for _, story in draft[:45])
    drawn = stories(2, 1, setup="drawn")
    assert [bool(story) for _, story in drawn[:90]] == [False, True] * 45


def test_the_deal_tells_the_face_up_card() -> None:
    told = stories(3, 1)
    assert told[50][1][0].startswith("The cards are dealt. ")
    assert [story for _, story in told[45:50]] == [[]] * 5


def test_the_end_has_its_reason() -> None:
    assert stories(2, 1, stall=5)[-1][1][-1] in (
        "Too many turns in a row made no new connection.",
        "The seat to move has no legal swap.",
    )
