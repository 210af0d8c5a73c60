"""Scores and ranks (A8, A9), and the same in items for people."""

from typing import Any

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.core.words import Message
from pyramidion.games.axio.state import ALL_FULL
from pyramidion.games.axio.tables import COLOUR_NAMES, SOLO_FULL, SYMBOLS

REASONS = ("", "full", "axio", "no-tile")  # by number, see state.py
UNREACHABLE_REASONS = ("no-tile",)  # A8.1 names it, but there are more tiles than the largest area takes
ABOVE_ALL: int = (SOLO_FULL + 1) ** SYMBOLS


@kernel
def lowest_marker(state: State, seat: Seat) -> int:
    """Where the seat's lowest marker stands (A8.3)."""
    lowest = SOLO_FULL
    for symbol in range(SYMBOLS):
        lowest = min(lowest, int(state.markers[seat, symbol]))
    return lowest


@kernel
def lowest_symbol(state: State, seat: Seat, taken: int) -> int:
    """The symbol whose marker stands lowest, those aside that are taken (as bits); of equals the first."""
    lowest = -1
    for symbol in range(SYMBOLS):
        is_free = not (taken >> symbol) & 1
        if is_free and (lowest < 0 or int(state.markers[seat, symbol]) < int(state.markers[seat, lowest])):
            lowest = symbol
    return lowest


@kernel
def standing(state: State, seat: Seat) -> int:
    """A number that orders the seats: the lowest marker counts first, then the second lowest, and so on (A8.2).

    The seat that made an axio stands above all others.
    """
    if int(state.reason) == ALL_FULL and int(state.turn) == seat:
        return ABOVE_ALL
    value = 0
    taken = 0  # symbols already counted, as bits
    for _ in range(SYMBOLS):
        lowest = lowest_symbol(state, seat, taken)
        taken |= 1 << lowest
        value = value * (SOLO_FULL + 1) + int(state.markers[seat, lowest])
    return value


@kernel
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """Scores and ranks of a match that is over, and the number of the reason."""
    seats = int(state.seats)
    for seat in range(seats):
        scores[seat] = lowest_marker(state, seat)
        ranks[seat] = 1
        for other in range(seats):
            if standing(state, other) > standing(state, seat):
                ranks[seat] += 1
    return int(state.reason)


def breakdown(state: State, seat: Seat, options: Options) -> list[tuple[Message, int]]:
    """The seat's markers, the lowest first: they decide in this order."""
    markers = sorted((int(state.markers[seat, symbol]), symbol) for symbol in range(SYMBOLS))
    return [(Message(f"colour-{COLOUR_NAMES[symbol]}"), value) for value, symbol in markers]


def result_extras(state: State) -> dict[str, Any]:
    """The markers of each seat, in the order of the symbols (A8.3)."""
    return {"markers": [state.markers[seat].tolist() for seat in range(int(state.seats))]}
