"""A8: the end of a match. Endings in the middle of long matches are in test_records.py."""

import numpy as np
import pytest

from games.axio.dealing import PACKED, RACKS, SIDES, board, markers, placed, started
from pyramidion.core import verbs
from pyramidion.games.axio.scoring import REASONS, UNREACHABLE_REASONS
from pyramidion.games.axio.state import NO_PAIR, OVER

LAST_PAIR = board(f"{PACKED} e7=. e8=.", filled=9)


def test_A8_1_full_comes_before_bonus_placements() -> None:
    match = placed(LAST_PAIR, markers="17,18,18,18,0/0,1,18,18,18")
    match.play("G@e7 R@e8")
    assert markers(match).startswith("R18 G18 B18 O18")
    assert match.outcome().reason == "full"
    assert match.outcome().ranks == [1, 2]


def test_A8_1_not_while_two_empty_squares_share_a_side() -> None:
    for pair in ("h5 h6", "d5 d6", "b2 c2"):
        match = placed(LAST_PAIR | dict.fromkeys(pair.split(), "."))
        match.play("G@e7 R@e8")
        assert not match.is_over


@pytest.mark.parametrize(("seats", "fit"), [(1, 36), (2, 36), (3, 56), (4, 80)])
def test_A8_1_so_many_tiles_fit(seats: int, fit: int) -> None:
    """Each tile covers a dark and a light square of a chessboard; the coloured squares all lie on one of the two."""
    squares = [
        ((column + row) % 2, sign)
        for row, signs in enumerate(started(seats).position().split()[1].split("/"))
        for column, sign in enumerate(signs)
    ]
    assert len(squares) == SIDES[seats] ** 2
    free = [sum(shade == other and sign == "." for other, sign in squares) for shade in (0, 1)]
    assert min(free) == fit


@pytest.mark.parametrize(("seats", "fit"), [(1, 36), (2, 36), (3, 56), (4, 80)])
def test_A8_1_no_tile_cannot_happen(seats: int, fit: int) -> None:
    """Whenever a rack is refilled another tile fits, so at most `fit` - 1 lie on the board: the bag always lasts."""
    assert UNREACHABLE_REASONS == ("no-tile",)
    assert set(UNREACHABLE_REASONS) < set(REASONS)
    rack = 1 if seats == 1 else 5
    for used in range(1, rack + 1):
        on_racks = rack * (seats - 1) + rack - used
        in_bag = 100 - (fit - 1) - on_racks
        assert in_bag >= used


def test_A8_1_the_rules_would_end_a_match_without_tiles() -> None:
    """A state that no match reaches: the bag is empty, and so is the next rack."""
    match = placed(board("a1=R a2=R b1=G b2=G"))
    match.state.played[:] = [6, 7, 7, 7, 7, 6, 7, 7, 7, 6, 7, 7, 6, 7, 6]
    match.state.racks[:] = -1
    match.state.racks[0, 0] = 0
    match.state.played[0] -= 1
    action = int(match.ledger.parse("R@e7 R@e8", 0).action)
    verbs.apply(match.state, 0, action, np.zeros(match.game.state.WORK, np.int32))
    assert match.outcome().reason == "no-tile"


@pytest.mark.parametrize(
    ("marks", "ranks"),
    [
        ("8,18,18,18,18/11,11,11,11,11", [2, 1]),  # book: 11 beats 8
        ("9,11,18,18,18/12,9,12,18,18/18,15,12,9,15", [3, 2, 1]),  # book
        ("9,12,18,18,18/18,18,18,12,9/9,12,17,18,18", [1, 1, 3]),  # all five equal: shared
        ("5,6,7,8,9/5,6,7,8,10", [2, 1]),  # the fifth decides
        ("5,6,7,8,17/5,6,7,9,9", [2, 1]),  # the fourth before the fifth
        ("0,0,0,0,0/0,0,0,0,0", [1, 1]),
        ("1,1,1,1,18/2,2,2,2,2/1,1,1,1,17/0,18,18,18,18", [2, 1, 3, 4]),
    ],
)
def test_A8_2_the_lowest_markers_decide(marks: str, ranks: list[int]) -> None:
    match = started(len(ranks))
    match.state.phase, match.state.reason = OVER, NO_PAIR
    match.state.markers[: len(ranks)] = [[int(mark) for mark in part.split(",")] for part in marks.split("/")]
    assert match.outcome().ranks == ranks


def test_A8_2_after_axio_the_others_are_compared() -> None:
    squares = board("b2=R c2=G f8=B g8=O f9=B g9=O k2=B k3=O", seats=4)
    match = placed(squares, turn="0", markers="17,18,18,18,18/1,2,3,4,5/1,2,3,4,6/2,2,2,2,2", racks="/".join(RACKS))
    match.play("R@b1 G@c1")
    assert match.outcome().ranks == [1, 4, 3, 2]


def test_A8_3_scores_and_markers() -> None:
    match = placed(LAST_PAIR, markers="5,4,9,18,3/7,7,7,7,7")
    match.play("G@e7 R@e8")
    assert match.outcome().scores == [3, 7]
    assert match.outcome().extras == {"markers": match.state.markers[:2].tolist()}
    assert match.outcome().extras["markers"][1] == [7, 7, 7, 7, 7]
