"""The perft file: numbers of action sequences. Those of the first cubes and of the first cards are easily reckoned."""

from pathlib import Path

import pytest

from games.maya_quarries.positions import at
from perft_files import read_perft_file
from pyramidion.core.jit import COMPILED
from pyramidion.core.perft import divide, perft

FILE = Path(__file__).parent / "maya_quarries.perft"
MOST = 3_000_000 if COMPILED else 100  # how far the engine counts here


ENTRIES = read_perft_file(FILE)


def test_the_file_covers_every_phase_and_seat_count() -> None:
    phases = {"place", "offer", "bid", "take", "dig", "boost", "strike", "protect", "start", "load", "build"}
    assert {position.split()[2] for position, _ in ENTRIES} >= phases
    assert {position[0] for position, _ in ENTRIES} == {"3", "4", "5"}


@pytest.mark.parametrize(("position", "counts"), ENTRIES)
def test_perft(position: str, counts: list[tuple[int, int]]) -> None:
    assert counts[0][1] <= MOST
    for depth, number in counts:
        if number <= MOST:
            assert perft(at(position), depth) == number


def test_what_can_be_reckoned_by_hand() -> None:
    """Four places for each first cube, three for each second; then a pass, or 3, 4 or 5 at one of five quarries."""
    first = dict(ENTRIES[0][1])
    assert [first[depth] for depth in range(1, 8)] == [4, 16, 64, 192, 576, 1728, 1728 * 16]
    cards = next(counts for position, counts in ENTRIES if " dig 1:0:0 " in position)
    # After a pass again 16; after a card 4 high values more, at the quarry where it lies.
    assert dict(cards)[2] == 16 + 15 * 20


def test_divide_adds_up() -> None:
    position, counts = next(entry for entry in ENTRIES if " strike " in entry[0])
    assert sum(divide(at(position), 2).values()) == counts[1][1]
