"""Scores and ranks (X3.2), and the same in items for people."""

from typing import Any

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.core.words import Message

REASONS = ("", "rounds", "broke")  # by number, see state.py


@kernel
def standing(state: State, seat: Seat) -> int:
    """A number that orders the seats: points, then coins."""
    return int(state.points[seat]) * 10 + int(state.coins[seat])


@kernel
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """Scores and ranks of a match that is over, and the number of the reason."""
    for seat in range(int(state.seats)):
        scores[seat] = int(state.points[seat])
        ranks[seat] = 1
        for other in range(int(state.seats)):
            if standing(state, other) > standing(state, seat):
                ranks[seat] += 1
    return int(state.reason)


def breakdown(state: State, seat: Seat, options: Options) -> list[tuple[Message, int]]:
    """Where the seat's points come from, for people."""
    return [(Message("template-score-pots"), int(state.points[seat]))]


def result_extras(state: State) -> dict[str, Any]:
    """The coins left, which break ties."""
    return {"coins": state.coins[: int(state.seats)].tolist()}
