"""What may be taken back: nothing past a secret choice that has come to light; among people nothing past chance."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import verbs
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

    Nobody takes back a decision after learning what another chose in secret, be it a bot: it would choose the same
    again. Among several people also nothing may have been drawn by chance since, and nothing that was hidden from one
    of them may have come to light; for a person alone with bots chance draws anew.
    """
    ply = next((ply for ply in reversed(range(match.ply)) if match.log[ply].actor == seat), None)
    if ply is None:
        raise UndoRefusedError(Message("undo-nothing", {"seat": name}))
    people = list(people)
    if len(people) > 1 and any(entry.actor == CHANCE for entry in match.log[ply:]):
        raise UndoRefusedError(Message("undo-drawn", {"seat": name}))
    if learned_a_choice(match, ply, seat) or (len(people) > 1 and _was_any_revealed(match, ply, people)):
        raise UndoRefusedError(Message("undo-revealed", {"seat": name}))
    return ply


def learned_a_choice(match: Match, ply: int, seat: Seat) -> bool:
    """Whether the seat has learned since that ply what another chose in secret, or at the same time as it."""
    choosing = int(verbs.actors(match.state_at(ply)))
    for index, entry in enumerate(match.log):
        if entry.actor in (seat, CHANCE) or match.seen_as(index, seat) != entry.action:
            continue
        if index > ply and choosing >> entry.actor & 1:
            return True
        if match.seen_as(index, seat, max(ply, index + 1)) != entry.action:
            return True
    return False


def _was_any_revealed(match: Match, ply: int, people: Iterable[Seat]) -> bool:
    before = match.copy()
    before.settles = False
    before.rewind(ply)
    return any(was_revealed(before, match, person) for person in people)


def hidden_from(match: Match, seat: Seat) -> NDArray[np.bool_]:
    """Which bytes of the state the seat may not know."""
    state, seen = (np.frombuffer(match.observation(viewer).tobytes(), np.uint8) for viewer in (None, seat))
    return np.not_equal(state, seen)


def was_revealed(before: Match, after: Match, seat: Seat) -> bool:
    """Whether something that the seat could not know before is no longer hidden from it."""
    return bool(np.any(hidden_from(before, seat) & ~hidden_from(after, seat)))
