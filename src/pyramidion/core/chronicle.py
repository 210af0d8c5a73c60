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


class _Known(NamedTuple):
    """An entry that was told, and from what."""

    before: bytes  # the state, by identity: another object once the entry was taken back
    told: Told | None


class Chronicle:
    """What a viewer (a seat, PUBLIC, or None for everything) is told of a match.

    Ask it again after each step: only what is new, or has come to light, is told anew. After an undo, and in the end,
    when everything is revealed, all of it is.
    """

    def __init__(self, viewer: Viewer | None) -> None:
        self.viewer = viewer
        self._told_to: Viewer | None = viewer
        self._known: list[_Known] = []

    def told(self, match: Match) -> list[Told]:
        """All entries that the viewer may know something of."""
        viewer = None if match.is_over else self.viewer
        if viewer != self._told_to or self._was_taken_back(match):
            self._told_to, self._known = viewer, []
        self._known = [self._entry(match, ply, viewer) for ply in range(match.ply)]
        return [known.told for known in self._known if known.told is not None]

    def _was_taken_back(self, match: Match) -> bool:
        """Whether the last entry that was told is no longer there: what had come to light may be hidden again."""
        last = len(self._known) - 1
        return last >= 0 and (last >= match.ply or match.bytes_before(last) is not self._known[last].before)

    def _entry(self, match: Match, ply: int, viewer: Viewer | None) -> _Known:
        action = match.log[ply].action
        known = self._known[ply] if ply < len(self._known) else None
        if known is not None and known.told is not None and known.told.action == action:
            return known  # what is known stays known
        seen = action if viewer is None else match.seen_as(ply, viewer)
        if known is not None and seen == (known.told and known.told.action):
            return known
        return _Known(match.bytes_before(ply), None if seen is None else _tell(match, ply, viewer, seen))


def _tell(match: Match, ply: int, viewer: Viewer | None, action: Action) -> Told:
    before, after = (_observed(match, at, viewer) for at in (ply, ply + 1))
    actor = match.log[ply].actor
    story: list[Message] = match.game.story.story(before, after, actor, int(action), match.options)
    return Told(actor, action, story)


def _observed(match: Match, ply: int, viewer: Viewer | None) -> State:
    state = match.state_at(ply)
    if viewer is not None:
        verbs.observe(state, viewer)
    return state
