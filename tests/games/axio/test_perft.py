"""The perft file: numbers of action sequences, confirmed from the start by the second program."""

from pathlib import Path

import pytest

from games.axio.dealing import at
from games.axio.oracle import Oracle
from perft_files import read_perft_file
from pyramidion.core.jit import COMPILED
from pyramidion.core.perft import divide, perft

FILE = Path(__file__).parent / "axio.perft"
MOST = 3_000_000 if COMPILED else 100  # how far the engine counts here
MOST_OF_ORACLE = 1_000 if COMPILED else 100


def count(seats: int, path: list[str], depth: int) -> int:
    """Perft from the start by the second program, which replays the path each time."""
    oracle = Oracle(seats, {})
    for text in path:
        oracle.play(text)
    legal = oracle.legal()
    return len(legal) if depth == 1 else sum(count(seats, [*path, text], depth - 1) for text in legal)


ENTRIES = read_perft_file(FILE)


def test_the_file_covers_every_phase_and_seat_count() -> None:
    found = {(position[0], position.split()[2]) for position, _ in ENTRIES}
    assert {phase for _, phase in found} == {"deal", "place", "decide", "refill", "exchange"}
    assert {(seats, "place") for seats in "1234"} <= found


@pytest.mark.parametrize(("position", "counts"), ENTRIES)
def test_perft(position: str, counts: list[tuple[int, int]]) -> None:
    for depth, number in counts:
        if number <= MOST:
            assert perft(at(position), depth) == number
        if number <= MOST_OF_ORACLE and set(position.split()[6].split(",")) == {"0"} and " place " not in position:
            assert count(int(position[0]), [], depth) == number


def test_divide_adds_up() -> None:
    position, counts = next(entry for entry in ENTRIES if " decide " in entry[0])
    assert sum(divide(at(position), 2).values()) == counts[1][1]
    assert perft(at(position), 0) == 1
