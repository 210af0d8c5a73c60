"""Ledgers: every action of a match as int, fields, text and targets, derived from a table of forms.

A game declares each form of action once, in its module `actions`; adding an action is one line there. Actions are
numbered form by form: what seats do first, then what chance does, then what others see of what is hidden.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.types import CHANCE, ActionInt, ClauseNumber, Seat

NUMBER = r"(?:0|[1-9]\d{0,8})"  # the pattern of a whole number as people write it
TEXT = ("{text}",)  # the only target of most forms: the action's whole text

Words: TypeAlias = tuple[str, ...]


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
    pattern: str  # what stands in its place in a text, whether or not there is such a value
    example: int = 0  # the value that is shown to people

    def called(self, name: str, example: int) -> "Axis":
        """The same values for another part of the same form."""
        return replace(self, name=name, example=example)


@dataclass(frozen=True)
class Form:
    """One form of action. In `text` and `targets`, `{name}` stands for the word of the axis of that name."""

    name: str
    text: str
    axes: tuple[Axis, ...] = ()
    phases: tuple[int, ...] = ()  # in which the match waits for it
    who: Who = Who.SEAT
    targets: Words | Callable[..., Words] = TEXT  # what one points at, in order, to choose the action
    missing: ClauseNumber | Callable[..., ClauseNumber] = ALLOWED  # why a text of this form names no action
    least_seats: int = 1  # with fewer seats there is no such action

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
        """What texts of this form look like, whether or not there is such an action. Each axis is a group."""
        patterns = {axis.name: f"(?P<{axis.name}>{axis.pattern})" for axis in self.axes}
        parts = re.split(r"\{(\w+)\}", self.text)
        whole = "".join(patterns[part] if index % 2 else re.escape(part) for index, part in enumerate(parts))
        return re.compile(whole, re.ASCII)

    def is_expected(self, phase: int, seats: int) -> bool:
        """Whether the match waits for such an action in a phase. What only stands for others counts like these."""
        return phase in self.phases and self.least_seats <= seats

    def text_of(self, words: Sequence[str]) -> str:
        """The text of the action that has these words."""
        return self.text.format_map(self._named(words))

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
        return self.missing(*(found[axis.name] for axis in self.axes))

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


class Parsed(NamedTuple):
    """What a text says: the action of a form, or the clause by which that form has no such action."""

    form: Form
    action: ActionInt
    clause: ClauseNumber = ALLOWED


class Tables(NamedTuple):
    """A ledger as kernels read it."""

    form: NDArray[np.int8]  # [action] the number of its form
    fields: NDArray[np.int16]  # [action, axis of its form] the index of the word; 0 where its form has fewer axes
    first: NDArray[np.int32]  # [form] its first action
    phases: NDArray[np.int64]  # [form] a bit for each phase in which the match waits for it


class Ledger:
    """All actions of a match, in the order of their ints."""

    def __init__(self, forms: Sequence[Form]) -> None:
        self.forms = tuple(forms)
        self.texts: list[str] = []  # [action]
        self._entries: list[tuple[int, tuple[int, ...], Words]] = []  # [action] number of the form, fields, targets
        self._actions: dict[str, list[ActionInt]] = {}  # by text
        for number, form in enumerate(self.forms):
            for fields in product(*(range(len(axis.words)) for axis in form.axes)):
                words = [axis.words[index] for axis, index in zip(form.axes, fields, strict=True)]
                text = form.text_of(words)
                self._actions.setdefault(text, []).append(len(self.texts))
                self.texts.append(text)
                self._entries.append((number, fields, form.targets_of(words)))

    def __len__(self) -> int:
        return len(self.texts)

    def with_words(self, **words: Words) -> "Ledger":
        """The same actions where the axes of these names have other words."""

        def reworded(axis: Axis) -> Axis:
            return replace(axis, words=words[axis.name]) if axis.name in words else axis

        return Ledger([replace(form, axes=tuple(map(reworded, form.axes))) for form in self.forms])

    def form(self, action: ActionInt) -> Form:
        """The form of an action."""
        return self.forms[self._entries[action][0]]

    def fields(self, action: ActionInt) -> tuple[int, ...]:
        """The indices of an action's words, in the order of its form's axes."""
        return self._entries[action][1]

    def targets(self, action: ActionInt) -> Words:
        """What one points at, in order, to choose an action."""
        return self._entries[action][2]

    def actions_of(self, who: Who) -> range:
        """The actions of seats, of chance, or those that only stand for others; each a range of its own."""
        actions = [action for action, entry in enumerate(self._entries) if self.forms[entry[0]].who == who]
        return range(actions[0], actions[-1] + 1) if actions else range(0)

    def expected(self, phase: int, seats: int) -> list[Form]:
        """The forms for which the match waits in a phase."""
        return [form for form in self.forms if form.who != Who.NOBODY and form.is_expected(phase, seats)]

    def parse(self, text: str, actor: Seat) -> Parsed | None:
        """What a text says to an actor, None if it has no form. Actions of the actor's own kind come first."""
        who = Who.CHANCE if actor == CHANCE else Who.SEAT
        actions = self._actions.get(text, [])
        if actions:
            action = next((action for action in actions if self.form(action).who == who), actions[0])
            return Parsed(self.form(action), action)
        forms = [form for form in self.forms if form.pattern.fullmatch(text)]
        if not forms:
            return None
        form = next((form for form in forms if form.who == who), forms[0])
        return Parsed(form, -1, form.clause_of_missing(text))

    def tables(self) -> Tables:
        """The ledger as kernels read it."""
        most = max(len(form.axes) for form in self.forms)
        form = np.array([number for number, _, _ in self._entries], np.int8)
        fields = np.zeros((len(self), max(1, most)), np.int16)
        for action, (_, indices, _) in enumerate(self._entries):
            fields[action, : len(indices)] = indices
        first = np.searchsorted(form, np.arange(len(self.forms))).astype(np.int32)
        phases = np.array([sum(1 << phase for phase in form.phases) for form in self.forms], np.int64)
        return Tables(form, fields, first, phases)
