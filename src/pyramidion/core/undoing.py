"""What may be taken back: nothing past what has come to light; among people nothing past what chance has drawn."""

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

    Only if since then nothing that was hidden from one of the people has come to light: who has seen what a bot had
    chosen in secret may not choose again. Among several people nothing may have been drawn by chance either; for a
    person alone with bots it is drawn anew, and a bot that had not chosen yet chooses anew.
    """
    ply = next((ply for ply in reversed(range(match.ply)) if match.log[ply].actor == seat), None)
    if ply is None:
        raise UndoRefusedError(Message("undo-nothing", {"seat": name}))
    people = list(people)
    if len(people) > 1 and any(entry.actor == CHANCE for entry in match.log[ply:]):
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
