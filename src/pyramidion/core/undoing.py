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
    if learned_a_choice(match, ply, seat) or (
        len(people) > 1 and any(was_revealed(match, ply, person) for person in people)
    ):
        raise UndoRefusedError(Message("undo-revealed", {"seat": name}))
    return ply


def learned_a_choice(match: Match, ply: int, seat: Seat) -> bool:
    """Whether the seat has learned since that ply what another chose in secret, or at the same time as it."""
    choosing = int(verbs.actors(match.state_at(ply)))
    for index, (entry, since) in enumerate(zip(match.log, match.known_since(seat), strict=True)):
        if entry.actor in (seat, CHANCE) or since is None:
            continue
        if since > max(ply, index + 1) or (index > ply and choosing >> entry.actor & 1):
            return True
    return False


def hidden_from(match: Match, seat: Seat, ply: int | None = None) -> NDArray[np.bool_]:
    """Which bytes of the state, now or at an earlier ply, the seat may not know."""
    seen = match.state_at(match.ply if ply is None else ply)
    state = np.frombuffer(seen.tobytes(), np.uint8)
    verbs.observe(seen, seat)
    return np.not_equal(state, np.frombuffer(seen.tobytes(), np.uint8))


def was_revealed(match: Match, ply: int, seat: Seat) -> bool:
    """Whether something that the seat could not know at that ply is no longer hidden from it."""
    hidden = hidden_from(match, seat, ply)
    return bool(hidden.any() and np.any(hidden & ~hidden_from(match, seat)))
