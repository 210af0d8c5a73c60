"""What may be taken back at a terminal where people sit side by side."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.errors import PyramidionError
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat


def undo_to_decision_of(match: Match, seat: Seat, name: str, people: Iterable[Seat]) -> None:
    """Go back to the seat's own last decision.

    A person alone with bots may always; among several people only if since then nothing was drawn by chance and
    nothing that was hidden from one of them has come to light.
    """
    ply = next((ply for ply in reversed(range(match.ply)) if match.log[ply].actor == seat), None)
    if ply is None:
        raise PyramidionError(f"{name} has not decided anything yet.")
    before = match.copy()
    _go_back(before, ply)
    people = list(people)
    if len(people) > 1:
        if any(entry.actor == CHANCE for entry in match.log[ply:]):
            raise PyramidionError(
                f"It cannot be taken back: since {name}'s last decision something was drawn by chance."
            )
        if any(was_revealed(before, match, person) for person in people):
            raise PyramidionError(f"It cannot be taken back: since {name}'s last decision something was revealed.")
    _go_back(match, ply)


def hidden_from(match: Match, seat: Seat) -> NDArray[np.bool_]:
    """Which bytes of the state the seat may not know."""
    state, seen = (np.frombuffer(match.observation(viewer).tobytes(), np.uint8) for viewer in (None, seat))
    return np.not_equal(state, seen)


def was_revealed(before: Match, after: Match, seat: Seat) -> bool:
    """Whether something that the seat could not know before is no longer hidden from it."""
    return bool(np.any(hidden_from(before, seat) & ~hidden_from(after, seat)))


def _go_back(match: Match, ply: int) -> None:
    """Undo until the decision at that ply is open again."""
    while match.ply > ply:
        match.undo()
