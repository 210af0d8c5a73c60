"""The forms of action of a game: each is declared once, in the game's module `actions`."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import prod
from typing import TypeAlias

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.types import ClauseNumber

NUMBER = r"(?:0|[1-9]\d{0,8})"  # the pattern of a whole number as people write it
TEXT = ("{text}",)  # the only target of most forms: the action's whole text

Words: TypeAlias = tuple[str, ...]


def numbers(first: int, count: int) -> Words:
    """Whole numbers as the words of an axis."""
    return tuple(str(first + index) for index in range(count))


class Who(IntEnum):
    """Who carries out the actions of a form."""

    SEAT = 0
    CHANCE = 1
    NOBODY = 2  # it stands for a hidden action in the eyes of others


@dataclass(frozen=True)
class Axis:
    """One part of a form."""

    name: str  # how the texts and targets of forms refer to it
    words: Words  # its values, by index
    pattern: str  # what stands in its place in a text, whether or not there is such a value; without groups
    example: int = 0  # the value that is shown to people


@dataclass(frozen=True)
class Form:
    """One form of action. In `text` and `targets`, `{name}` stands for the word of the axis of that name.

    Where whole words do not make a text, `text` is a function of them, and `shape` is the pattern of such texts: its
    groups are the parts that `missing` is asked about. Elsewhere these are the parts that stand for the axes.
    """

    name: str
    text: str | Callable[..., str]
    axes: tuple[Axis, ...] = ()
    phases: tuple[int, ...] = ()  # in which the match waits for it
    who: Who = Who.SEAT
    targets: Words | Callable[..., Words] = TEXT  # what one points at, in order, to choose the action
    missing: ClauseNumber | Callable[..., ClauseNumber] = ALLOWED  # why a text of this form names no action
    least_seats: int = 1  # with fewer seats there is no such action
    shape: str = ""

    @property
    def size(self) -> int:
        """How many actions have this form."""
        return prod(len(axis.words) for axis in self.axes)

    @cached_property
    def example(self) -> str:
        """An action of this form, to be shown to people."""
        return self.text_of([axis.words[axis.example] for axis in self.axes])

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What texts of this form look like, whether or not there is such an action."""
        if callable(self.text):
            return re.compile(self.shape, re.ASCII)
        patterns = {axis.name: f"({axis.pattern})" for axis in self.axes}
        parts = re.split(r"\{(\w+)\}", self.text)
        whole = "".join(patterns[part] if index % 2 else re.escape(part) for index, part in enumerate(parts))
        return re.compile(whole, re.ASCII)

    def is_expected(self, phase: int, seats: int) -> bool:
        """Whether the match waits for such an action in a phase. What only stands for others counts like these."""
        return phase in self.phases and self.least_seats <= seats

    def text_of(self, words: Sequence[str]) -> str:
        """The text of the action that has these words."""
        return self.text(*words) if callable(self.text) else self.text.format_map(self._named(words))

    def targets_of(self, words: Sequence[str]) -> Words:
        """The targets of the action that has these words."""
        if callable(self.targets):
            return self.targets(*words)
        named = {**self._named(words), "text": self.text_of(words)}
        return tuple(target.format_map(named) for target in self.targets)

    def clause_of_missing(self, text: str) -> ClauseNumber:
        """The clause by which a text of this form names no action."""
        if not callable(self.missing):
            return self.missing
        found = self.pattern.fullmatch(text)
        assert found, f"{text!r} is not of the form {self.name}."
        return self.missing(*found.groups())

    def _named(self, words: Sequence[str]) -> dict[str, str]:
        return {axis.name: word for axis, word in zip(self.axes, words, strict=True)}


class Forms:
    """The forms of a game as they are declared: each is given its number, by which kernels know it."""

    def __init__(self) -> None:
        self.declared: list[Form] = []

    def add(self, form: Form) -> int:
        """Declare a form. Those of seats come first, then those of chance, then those that stand for others."""
        assert not self.declared or self.declared[-1].who <= form.who, f"{form.name} is declared too late."
        self.declared.append(form)
        return len(self.declared) - 1
