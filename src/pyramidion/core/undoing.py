"""What may be taken back among people: nothing that chance has drawn since, nothing that has come to light."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.errors import PyramidionError
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat
from pyramidion.core.words import Message, words


class UndoRefusedError(PyramidionError):
    """A decision that cannot be taken back; `message` says why in any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(words().say(message))
        self.message = message


def undo_ply(match: Match, seat: Seat, name: Message | str, people: Iterable[Seat]) -> int:
    """The ply of the seat's own last decision, to which the match may go back.

    A person alone with bots may always; among several people only if since then nothing was drawn by chance and
    nothing that was hidden from one of them has come to light.
    """
    ply = next((ply for ply in reversed(range(match.ply)) if match.log[ply].actor == seat), None)
    if ply is None:
        raise UndoRefusedError(Message("undo-nothing", {"seat": name}))
    people = list(people)
    if len(people) > 1:
        if any(entry.actor == CHANCE for entry in match.log[ply:]):
            raise UndoRefusedError(Message("undo-drawn", {"seat": name}))
        before = match.copy()
        before.settles = False
        before.rewind(ply)
        if any(was_revealed(before, match, person) for person in people):
            raise UndoRefusedError(Message("undo-revealed", {"seat": name}))
    return ply


def hidden_from(match: Match, seat: Seat) -> NDArray[np.bool_]:
    """Which bytes of the state the seat may not know."""
    state, seen = (np.frombuffer(match.observation(viewer).tobytes(), np.uint8) for viewer in (None, seat))
    return np.not_equal(state, seen)


def was_revealed(before: Match, after: Match, seat: Seat) -> bool:
    """Whether something that the seat could not know before is no longer hidden from it."""
    return bool(np.any(hidden_from(before, seat) & ~hidden_from(after, seat)))
