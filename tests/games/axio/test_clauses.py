"""The rules of axio, clause by clause."""

import numpy as np
import pytest
from axio.dealing import dealt, solo, texts, turn

import pyramidion
from pyramidion.core import verbs
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, PUBLIC

MIXED = "RG RB RO RP GB"
OTHERS = "GO GP BO BP OP"


def clause_of(match: Match, action: str, seat: int | None = None) -> str:
    refusal = match.why_not(action, seat)
    assert refusal is not None, f"{action} is legal"
    return refusal.clause


@pytest.mark.parametrize(("seats", "side"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_A1_1_area_in_use(seats: int, side: int) -> None:
    match = Match(pyramidion.game("axio"), seats, settle=False)
    rows = match.position().split()[1].split("/")
    assert len(rows) == side
    assert {len(row) for row in rows} == {side}
    racks = ("RG RB RO RP GB", "GO GP BO BP OP", "RG RB RO RP GB", "GO GP BO BP OP")
    match = dealt(*racks[:seats]) if seats > 1 else solo("RG")
    last, beyond = "abcdefghijklmn"[side - 1], "abcdefghijklmn"[side]
    assert clause_of(match, f"R@{last}1 G@{last}2") == "A3.2"
    assert clause_of(match, f"R@{last}{side} G@{last}{side + 1}") == "A1.1"
    assert clause_of(match, f"R@{last}1 G@{beyond}1") == "A1.1"
    assert clause_of(match, "R@a0 G@a1") == "A1.1"


def test_A1_2_five_symbols() -> None:
    match = dealt(MIXED, OTHERS)
    assert clause_of(match, "X@e6 G@e7") == "A1.2"
    match = Match(pyramidion.game("axio"), 2, settle=False)
    assert clause_of(match, "0+RX", CHANCE) == "A1.2"


@pytest.mark.parametrize(
    ("seats", "squares"),
    [
        (2, {"e5": "P", "e9": "R", "i5": "G", "e1": "B", "a5": "O"}),
        (3, {"f6": "P", "f10": "R", "j6": "G", "f2": "B", "b6": "O"}),
        (4, {"g7": "P", "g11": "R", "k7": "G", "g3": "B", "c7": "O"}),
    ],
)
def test_A1_3_coloured_squares(seats: int, squares: dict[str, str]) -> None:
    rows = Match(pyramidion.game("axio"), seats, settle=False).position().split()[1].split("/")
    found = {
        f"{'abcdefghijklm'[column]}{row + 1}": sign
        for row, signs in enumerate(rows)
        for column, sign in enumerate(signs)
        if sign != "."
    }
    assert found == squares


@pytest.mark.parametrize(("option", "mixed", "double"), [("7+6", 7, 6), ("8+4", 8, 4)])
def test_A1_4_tiles(option: str, mixed: int, double: int) -> None:
    match = Match(pyramidion.game("axio"), 2, {"tiles": option}, settle=False)
    actions, weights = np.zeros((2, match.game.state.MAX_LEGAL), np.int32)
    count = verbs.chance_into(match.state, actions, weights, np.zeros(match.game.state.WORK, np.int32))
    kinds = [match.ledger.texts[action] for action in actions[:count]]
    assert kinds[:6] == ["0+RR", "0+RG", "0+RB", "0+RO", "0+RP", "0+GG"]
    assert count == 15
    assert weights[:count].sum() == 100
    for text, weight in zip(kinds, weights, strict=False):
        assert weight == (double if text[2] == text[3] else mixed)


def test_A1_4_a_kind_runs_out() -> None:
    match = Match(pyramidion.game("axio"), 2, settle=False)
    for seat in (0, 0, 0, 0, 0, 1):
        match.play(f"{seat}+RR", CHANCE)
    assert clause_of(match, "1+RR", CHANCE) == "A2.1"
    assert len(match.legal_actions(CHANCE)) == 14


def test_A1_5_racks_are_hidden_and_markers_open() -> None:
    match = dealt(MIXED, OTHERS)
    turn(match, "R@e6 G@e7", "PP")
    seen = match.observation(1)
    assert "??????????" in match.position(1)
    assert "GOGPBOBPOP" in match.position(1)
    assert match.position(PUBLIC).count("??") == 10
    assert seen.markers[0].tolist() == match.state.markers[0].tolist()


def test_A2_1_dealing() -> None:
    match = Match(pyramidion.game("axio"), 2, settle=False)
    assert match.actors == [CHANCE]
    assert clause_of(match, "1+RB", CHANCE) == "A2.1"
    assert clause_of(match, "0+BR", CHANCE) == "A2.1"
    assert clause_of(match, "0+??", CHANCE) == "A2.1"
    for _ in range(5):
        match.play("0+RB", CHANCE)
    assert clause_of(match, "0+RB", CHANCE) == "A2.1"
    for _ in range(2):
        match.play("1+RB", CHANCE)
    assert clause_of(match, "1+RB", CHANCE) == "A2.1", "there are seven"
    for _ in range(3):
        match.play("1+GG", CHANCE)
    assert match.actors == [0]
    assert [match.seen_as(0, 1).text, match.seen_as(0, 0).text] == ["0+??", "0+RB"]


def test_A2_2_turn_order() -> None:
    match = dealt(MIXED, OTHERS, MIXED)
    order = []
    for placing, drawn in (("R@f7 G@f8", "RR"), ("G@j7 O@j8", "RR"), ("R@f3 G@f4", "RR"), ("B@a1 R@a2", "RR")):
        order.append(match.turn)
        assert clause_of(match, "keep", (match.turn + 1) % 3) == "G1"
        turn(match, placing, drawn)
    assert order == [0, 1, 2, 0]


def test_A3_1_placing() -> None:
    match = dealt(MIXED, OTHERS)
    assert clause_of(match, "R@e6 R@e7") == "A3.1", "not on the rack"
    assert clause_of(match, "R@e5 G@e6") == "A3.1", "a coloured square"
    assert clause_of(match, "R@e7 G@e6") == "A3.1", "the lower square first"
    assert clause_of(match, "R@f6 G@e6") == "A3.1", "the left square first"
    assert clause_of(match, "R@e6 G@g6") == "A3.1", "not side by side"
    assert clause_of(match, "R@e6 G@f7") == "A3.1", "a corner is no side"
    turn(match, "R@e6 G@e7", "PP")
    assert clause_of(match, "G@e6 O@f6") == "A3.1", "a tile lies there"
    assert match.is_legal("O@e2 G@f2")


def test_A3_1_equal_tiles_and_turned_doubles_are_listed_once() -> None:
    match = dealt("RR RR RG RG RG", OTHERS)
    turn(match, "R@e6 R@e7", "RR")
    turn(match, "G@e2 O@f2", "PP")
    legal = texts(match)
    assert len(set(legal)) == len(legal)
    here = [text for text in legal if "@a1 " in text and text.endswith("@b1")]
    assert here == ["R@a1 R@b1", "R@a1 G@b1", "G@a1 R@b1"]


def test_A3_1_after_a_pyramid_moved_away_its_square_stays_taken() -> None:
    text = pyramids_everywhere()
    match = Match.from_position(pyramidion.game("axio"), text, settle=False)
    left = [name for name in ("a1", "c1") if clause_of(match, f"R@{name} G@{chr(ord(name[0]) + 1)}1") == "A3.1"]
    assert left == ["a1", "c1"]


def pyramids_everywhere() -> str:
    """A position made by the moves themselves is long: this one is played by a program until a pyramid has moved."""
    chooser = np.random.default_rng(5)
    match = pyramidion.new("axio", seats=4, seed=3)
    while "x" not in match.position().split()[1]:
        if match.is_over:
            match = pyramidion.new("axio", seats=4, seed=int(chooser.integers(10_000)))
        legal = match.legal_actions()
        match.play(legal[int(chooser.integers(len(legal)))])
    return match.position()
