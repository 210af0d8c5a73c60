"""The perft file: numbers of action sequences. The small ones can be reckoned by hand."""

from pathlib import Path

import pytest

from games.yaxha.boards import at
from perft_files import read_perft_file
from pyramidion.core.jit import COMPILED
from pyramidion.core.perft import divide, perft

FILE = Path(__file__).parent / "yaxha.perft"
MOST = 3_000_000 if COMPILED else 400  # how far the engine counts here


ENTRIES = read_perft_file(FILE)


def test_the_file_covers_every_phase_and_seat_count() -> None:
    found = {(position[0], position.split()[1]) for position, _ in ENTRIES}
    assert {phase for _, phase in found} == {"turns", "fill", "claim", "take", "build"}  # the cards follow the turns
    assert {seats for seats, _ in found} == {"2", "3", "4"}


@pytest.mark.parametrize(("position", "counts"), ENTRIES)
def test_perft(position: str, counts: list[tuple[int, int]]) -> None:
    assert counts[0][1] <= MOST
    for depth, number in counts:
        if number <= MOST:
            assert perft(at(position), depth) == number


def test_numbers_reckoned_by_hand() -> None:
    counts = dict(ENTRIES)
    start = next(pairs for position, pairs in ENTRIES if position.startswith("2 turns"))
    assert [number for _, number in start] == [2, 2, 2 * 13, 2 * 13 * 12, 2 * 13 * 12 * 11, 2 * 13 * 12 * 11 * 5]
    build = next(pairs for position, pairs in counts.items() if position.startswith("2 build 0"))
    # O, B or G on d4; two colours on four sides; the third on the six sides of two cubes. Then Y Y W: 2 on d4, and
    # after a yellow one two colours, after the white one only yellow.
    seat_0, seat_1 = 3 * 8 * 6, (8 + 4) * 6
    assert [number for _, number in build] == [3, 24, seat_0, 2 * seat_0, 12 * seat_0, seat_0 * seat_1]


def test_divide_adds_up() -> None:
    position, counts = next(entry for entry in ENTRIES if " take " in entry[0])
    assert sum(divide(at(position), 2).values()) == counts[1][1]
    assert perft(at(position), 0) == 1
