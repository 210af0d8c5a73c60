"""What may be taken back, and what counts as revealed."""

import pytest

import pyramidion
from pyramidion.core.undoing import UndoRefusedError, hidden_from, undo_ply, was_revealed


def test_shown_bids_are_revealed() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    start = match.ply
    match.play(match.legal_actions(0)[0], 0)
    assert not was_revealed(match, start, 1), "that seat 0 has bid is public, what is not"
    assert match.known_since(1)[start] is None
    match.settles = False
    match.play(match.legal_actions(1)[0], 1)
    assert was_revealed(match, start + 1, 1), "the bids of the round are shown"
    assert match.known_since(1)[start] == match.ply
    match.rewind(start + 1)
    assert match.known_since(1)[start] is None, "it was taken back: the bid is hidden again"
    assert match.known_since(0)[start] == start + 1


def test_nothing_is_hidden_in_an_open_game() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    assert not hidden_from(match, 0).any()
    assert hidden_from(pyramidion.new("maya_towers", seats=3, seed=1), 0).any()


def test_one_goes_back_to_ones_own_decision() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    match.play("M a1-b1@2")
    start = match.ply
    for _ in range(3):
        match.play(match.legal_actions()[0])
    assert undo_ply(match, 0, "White", [0, 1]) == start + 2
    assert undo_ply(match, 1, "Black", [0, 1]) == start + 1
    match.rewind(start + 1)
    assert (match.ply, match.turn) == (start + 1, 1)


def test_why_nothing_can_be_taken_back() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    with pytest.raises(UndoRefusedError, match="Ann has not decided anything yet"):
        undo_ply(match, 0, "Ann", [0])
    match.play(match.legal_actions(0)[0], 0)
    hidden = match.ply
    assert undo_ply(match, 0, "Ann", [0, 1]) == hidden - 1, "nobody knows what she bid"
    match.play(match.legal_actions(1)[0], 1)
    with pytest.raises(UndoRefusedError, match="since the last decision of Ann something was drawn") as refusal:
        undo_ply(match, 0, "Ann", [0, 1])
    assert refusal.value.message.id == "undo-drawn"
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(match, 0, "Ann", [0])  # alone with a bot, which might bid the same again
    shown = pyramidion.new("template", seats=2, seed=1)
    shown.settles = False
    shown.play(shown.legal_actions(0)[0], 0)
    shown.play(shown.legal_actions(1)[0], 1)
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(shown, 1, "Ben", [0, 1])
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(shown, 1, "Ben", [1])


def test_alone_with_bots_nobody_peeks_at_their_secret_bids() -> None:
    match = pyramidion.new("maya_quarries", seats=5, expert=True, seed=1)
    while len(match.actors) == 1:  # until all bid
        match.play(match.legal_actions()[0])
    bids = match.ply
    for bot in (1, 2, 3, 4):
        match.play("bid 3", bot)
    match.play("bid 4", 0)
    assert match.observation(0).bids.tolist() == [4, 3, 3, 3, 3]
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(match, 0, "Ann", [0])
    match.rewind(bids)
    match.play("bid 4", 0)
    for bot in (1, 2, 3):
        match.play("bid 3", bot)
        assert undo_ply(match, 0, "Ann", [0]) == bids, "no bid is shown yet"
    match.play("bid 3", 4)
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(match, 0, "Ann", [0])


def test_alone_with_bots_nobody_peeks_at_their_cards() -> None:
    match = pyramidion.new("maya_quarries", seats=3, seed=1)
    while match.position().split()[2] != "dig":
        match.play(match.legal_actions()[0])
    match.play("dig 3 1", 0)
    match.play("dig 4 2", 1)
    match.play("pass", 2)
    decision = match.ply
    match.play("pass", 0)
    assert undo_ply(match, 0, "Ann", [0]) == decision, "the cards lie face down"
    match.play("pass", 1)
    with pytest.raises(UndoRefusedError, match="something was revealed"):
        undo_ply(match, 0, "Ann", [0])
