"""The log in words: nothing of what a viewer may not know, and everything once it has come to light."""

import pyramidion
from pyramidion.core.chronicle import Chronicle, Told
from pyramidion.core.types import CHANCE, PUBLIC
from pyramidion.core.words import words


def sentences(told: list[Told]) -> list[str]:
    return [words().say(message) for entry in told for message in entry.story]


def test_a_hidden_choice_is_told_when_it_has_come_to_light() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    own, other, public = Chronicle(0), Chronicle(1), Chronicle(PUBLIC)
    match.play("bid 4", 0)
    assert sentences(own.told(match)) == ["Seat 0 bids 4."]
    assert sentences(other.told(match)) == sentences(public.told(match)) == ["Seat 0 bids."]
    match.play("bid 5", 1)
    assert sentences(other.told(match)) == sentences(public.told(match)) == ["Seat 0 bids 4.", "Seat 1 bids 5."]


def test_what_was_taken_back_is_no_longer_told() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    chronicle = Chronicle(0)
    match.play("bid 4", 0)
    assert len(sentences(chronicle.told(match))) == 1
    match.undo()
    assert sentences(chronicle.told(match)) == []
    match.play("bid 5", 0)
    assert sentences(chronicle.told(match)) == ["Seat 0 bids 5."]


def test_what_had_come_to_light_is_hidden_again_when_that_was_taken_back() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    chronicle, late = Chronicle(1), Chronicle(1)
    match.play("bid 4", 0)
    match.play("bid 5", 1)
    assert sentences(chronicle.told(match)) == sentences(late.told(match)) == ["Seat 0 bids 4.", "Seat 1 bids 5."]
    match.rewind(next(ply for ply, entry in enumerate(match.log) if entry.actor == 1))
    assert sentences(chronicle.told(match)) == ["Seat 0 bids."]
    match.play("bid 3", 1)
    assert sentences(late.told(match)) == sentences(chronicle.told(match)) == ["Seat 0 bids 4.", "Seat 1 bids 3."]


def test_what_the_rules_did_is_told_too() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=12)
    chronicle = Chronicle(PUBLIC)
    match.play("M b1-b2@2")
    match.play("a1-a2@5")
    told = chronicle.told(match)
    assert {entry.actor for entry in told} == {0, 1, CHANCE}
    assert sentences(told)[:3] == [
        "Chance has built the towers.",
        "Black places the monolith between b1 and b2, the raven on level 2.",
        "White swaps a1 and a2 from level 5 up.",
    ]


def test_what_the_end_has_revealed_is_told_no_more_when_it_is_taken_back() -> None:
    match = pyramidion.new("maya_towers", seats=3, seed=3, stall=5)
    chronicle = Chronicle(PUBLIC)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    chronicle.told(match)
    match.undo()
    assert any("?" in entry.action.text for entry in chronicle.told(match))
    assert chronicle.told(match) == Chronicle(PUBLIC).told(match)


def test_in_the_end_everything_is_told() -> None:
    match = pyramidion.new("maya_towers", seats=3, seed=3, stall=5)
    chronicle = Chronicle(PUBLIC)
    assert any("?" in entry.action.text for entry in chronicle.told(match))
    while not match.is_over:
        match.play(match.legal_actions()[0])
    told = chronicle.told(match)
    assert not any("?" in entry.action.text for entry in told)
    assert [entry.action for entry in told] == [entry.action for entry in match.log]
    assert sentences(told)[-1] == words().say(told[-1].story[-1])
