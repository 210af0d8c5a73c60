"""What a match tells of itself: actions that print as their text, the entries of its log, its outcome."""

from typing import Any, NamedTuple

from pyramidion.core.types import Seat, actor_text


class Action(int):
    """An action: an int of the game's ledger that prints as its text."""

    text: str

    def __new__(cls, value: int, text: str) -> "Action":
        """An int that remembers its text."""
        action = super().__new__(cls, value)
        action.text = text
        return action

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__

    def __reduce__(self) -> tuple[type["Action"], tuple[int, str]]:
        return Action, (int(self), self.text)


class Entry(NamedTuple):
    """One line of the log."""

    actor: Seat  # or CHANCE
    action: Action
    legal: int  # how many legal actions, or different outcomes, there were

    @property
    def text(self) -> str:
        """The entry as records write it."""
        return f"{actor_text(self.actor)} {self.action.text}"


class Outcome(NamedTuple):
    """How a match ended."""

    reason: str
    scores: list[int]
    ranks: list[int]
    extras: dict[str, Any]
