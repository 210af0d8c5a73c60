"""A1: area, symbols, coloured squares, tiles, racks and markers."""

import numpy as np
import pytest

from games.axio.dealing import COLUMNS, MIXED, OTHERS, RACKS, clause_of, dealt, followed, rows_of, solo, started, turn
from pyramidion.core import verbs
from pyramidion.core.types import CHANCE, PUBLIC


@pytest.mark.parametrize(("seats", "side"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_A1_1_area_in_use(seats: int, side: int) -> None:
    match = dealt(*RACKS[:seats]) if seats > 1 else solo("RG")
    rows = rows_of(match)
    assert len(rows) == side
    assert {len(row) for row in rows} == {side}
    last, beyond = COLUMNS[side - 1], (COLUMNS + "n")[side]
    assert clause_of(match, f"R@{last}1 G@{last}2") == "A3.2"
    assert clause_of(match, f"R@{last}{side} G@{last}{side + 1}") == "A1.1"
    assert clause_of(match, f"R@{last}1 G@{beyond}1") == "A1.1"
    assert clause_of(match, "R@a0 G@a1") == "A1.1"


@pytest.mark.parametrize("script", ["first-solo", "size-11", "size-13"])
def test_A1_1_A1_3_pairs_beside_coloured_squares(script: str) -> None:
    followed(script)


def test_A1_2_five_symbols() -> None:
    assert clause_of(dealt(MIXED, OTHERS), "X@e6 G@e7") == "A1.2"
    assert clause_of(dealt(MIXED, OTHERS), "R@e6 Y@e7") == "A1.2"
    assert clause_of(started(2), "0+RX", CHANCE) == "A1.2"
    assert clause_of(started(2), "0+Y?", CHANCE) == "A1.2"


@pytest.mark.parametrize(
    ("seats", "squares"),
    [
        (1, {"e5": "P", "e9": "R", "i5": "G", "e1": "B", "a5": "O"}),
        (2, {"e5": "P", "e9": "R", "i5": "G", "e1": "B", "a5": "O"}),
        (3, {"f6": "P", "f10": "R", "j6": "G", "f2": "B", "b6": "O"}),
        (4, {"g7": "P", "g11": "R", "k7": "G", "g3": "B", "c7": "O"}),
    ],
)
def test_A1_3_coloured_squares(seats: int, squares: dict[str, str]) -> None:
    found = {
        f"{COLUMNS[column]}{row + 1}": sign
        for row, signs in enumerate(rows_of(started(seats)))
        for column, sign in enumerate(signs)
        if sign != "."
    }
    assert found == squares


@pytest.mark.parametrize(("option", "mixed", "double"), [("7+6", 7, 6), ("8+4", 8, 4)])
def test_A1_4_tiles(option: str, mixed: int, double: int) -> None:
    match = started(2, tiles=option)
    actions, weights = np.zeros((2, match.game.state.MAX_LEGAL), np.int32)
    count = verbs.chance_into(match.state, actions, weights, np.zeros(match.game.state.WORK, np.int32))
    kinds = [match.ledger.texts[action] for action in actions[:count]]
    assert kinds[:6] == ["0+RR", "0+RG", "0+RB", "0+RO", "0+RP", "0+GG"]
    assert count == 15
    symbols = dict.fromkeys("RGBOP", 0)
    for text, weight in zip(kinds, weights[:count].tolist(), strict=True):
        assert weight == (double if text[2] == text[3] else mixed)
        for symbol in text[2:]:
            symbols[symbol] += weight
    assert weights[:count].sum() == 100
    assert set(symbols.values()) == {40}


def test_A1_4_a_kind_runs_out() -> None:
    match = started(2)
    for seat in (0, 0, 0, 0, 0, 1):
        match.play(f"{seat}+RR", CHANCE)
    assert clause_of(match, "1+RR", CHANCE) == "A2.1"
    assert len(match.legal_actions(CHANCE)) == 14


def test_A1_5_racks_are_hidden_and_markers_open() -> None:
    match = dealt(MIXED, OTHERS)
    turn(match, "P@e6 R@e7", "PP")
    assert "??????????/GOGPBOBPOP" in match.position(1)
    assert "RGRBROPPGB/??????????" in match.position(0)
    assert match.position(PUBLIC).count("??") == 10
    for viewer in (0, 1, PUBLIC):
        assert match.observation(viewer).markers.tolist() == match.state.markers.tolist()
    assert match.state.markers[0].tolist() == [0, 0, 0, 0, 1]
