"""What counts as revealed."""

import pyramidion
from pyramidion.core.undoing import hidden_from, was_revealed


def test_shown_bids_are_revealed() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    before = match.copy()
    match.play(match.legal_actions(0)[0], 0)
    assert not was_revealed(before, match, 1), "that seat 0 has bid is public, what is not"
    hidden = match.copy()
    match.settles = False
    match.play(match.legal_actions(1)[0], 1)
    assert was_revealed(hidden, match, 1), "the bids of the round are shown"


def test_nothing_is_hidden_in_an_open_game() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    assert not hidden_from(match, 0).any()
    assert hidden_from(pyramidion.new("maya_towers", seats=3, seed=1), 0).any()
