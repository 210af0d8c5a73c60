"""The perft file: numbers of action sequences, confirmed by the second program where they are small."""

from pathlib import Path

import pytest

from games.maya_towers.boards import at
from games.maya_towers.oracle import Oracle
from perft_files import read_perft_file
from pyramidion.core.jit import COMPILED
from pyramidion.core.perft import divide, perft

FILE = Path(__file__).parent / "maya_towers.perft"
MOST = 3_000_000 if COMPILED else 100  # how far the engine counts here
MOST_OF_ORACLE = 1_000 if COMPILED else 100


def count(oracle_position: str, path: list[str], depth: int) -> int:
    """Perft by the second program, which replays the path each time."""
    oracle = Oracle.read(oracle_position)
    for text in path:
        oracle.play(text)
    legal = oracle.legal()
    if depth == 1:
        return len(legal)
    return sum(count(oracle_position, [*path, text], depth - 1) for text in legal)


ENTRIES = read_perft_file(FILE)


def test_the_file_covers_every_phase_and_seat_count() -> None:
    found = {(position[0], position.split()[2]) for position, _ in ENTRIES}
    assert {phase for _, phase in found} >= {"fill", "draft", "draw", "place", "monolith", "deal", "swap", "decide"}
    assert {(seats, "swap") for seats in "234"} <= found
    assert {(seats, "decide") for seats in "34"} <= found


@pytest.mark.parametrize(("position", "counts"), ENTRIES)
def test_perft(position: str, counts: list[tuple[int, int]]) -> None:
    assert counts[0][1] <= MOST
    for depth, number in counts:
        if number <= MOST:
            assert perft(at(position), depth) == number
        if number <= MOST_OF_ORACLE:
            assert count(position, [], depth) == number


def test_divide_adds_up() -> None:
    position, counts = next(entry for entry in ENTRIES if " decide " in entry[0])
    parts = divide(at(position), 2)
    assert sum(parts.values()) == counts[1][1]
    assert perft(at(position), 0) == 1
