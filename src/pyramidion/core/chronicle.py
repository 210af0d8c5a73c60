"""The log in words, as one viewer may know it."""

from typing import NamedTuple

from pyramidion.core import verbs
from pyramidion.core.log import Action
from pyramidion.core.match import Match
from pyramidion.core.types import Seat, State, Viewer
from pyramidion.core.words import Message


class Told(NamedTuple):
    """One entry: who did what, and what there is to say of it."""

    actor: Seat  # or CHANCE
    action: Action  # as the viewer may know it
    story: list[Message]  # empty where it is not worth a word


class Chronicle:
    """What a viewer (a seat, PUBLIC, or None for everything) is told of a match.

    Ask it again after each step: only what is new, or has come to light, is told anew.
    """

    def __init__(self, viewer: Viewer | None) -> None:
        self.viewer = viewer
        self._told: dict[int, tuple[bytes, Told]] = {}  # by ply, with what it was told from

    def told(self, match: Match) -> list[Told]:
        """All entries that the viewer may know something of."""
        viewer = None if match.is_over else self.viewer  # in the end everything is revealed
        self._told = {ply: told for ply, told in self._told.items() if ply < match.ply}
        entries = (self._entry(match, ply, viewer) for ply in range(match.ply))
        return [entry for entry in entries if entry is not None]

    def _entry(self, match: Match, ply: int, viewer: Viewer | None) -> Told | None:
        action = match.log[ply].action if viewer is None else match.seen_as(ply, viewer)
        if action is None:
            return None
        before = _seen(match, ply, viewer)
        source = before.tobytes() + int(action).to_bytes(4, "little")
        known = self._told.get(ply)
        if known is None or known[0] != source:
            actor = match.log[ply].actor
            after = _seen(match, ply + 1, viewer)
            story: list[Message] = match.game.story.story(before, after, actor, int(action), match.options)
            known = source, Told(actor, action, story)
            self._told[ply] = known
        return known[1]


def _seen(match: Match, ply: int, viewer: Viewer | None) -> State:
    state = match.state_at(ply)
    if viewer is not None:
        verbs.observe(state, viewer)
    return state
