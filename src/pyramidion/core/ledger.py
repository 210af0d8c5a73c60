"""Ledgers: every action of a match as int, fields, text and targets, derived from a table of forms.

Actions are numbered form by form: what seats do first, then what chance does, then what others see of what is hidden.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.forms import Axis, Form, Who, Words
from pyramidion.core.types import CHANCE, ActionInt, ClauseNumber, Seat

ACTORS = {Who.SEAT: "a seat", Who.CHANCE: "chance", Who.NOBODY: "how others see what is hidden"}


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

    def with_missing(self, name: str, missing: Callable[..., ClauseNumber]) -> "Ledger":
        """The same actions, where texts of the form of this name that name no action break other clauses."""
        ledger = copy(self)
        ledger.forms = tuple(replace(form, missing=missing) if form.name == name else form for form in self.forms)
        return ledger

    def form(self, action: ActionInt) -> Form:
        """The form of an action."""
        return self.forms[self._entries[action][0]]

    def fields(self, action: ActionInt) -> tuple[int, ...]:
        """The indices of an action's words, in the order of its form's axes."""
        return self._entries[action][1]

    def parts(self, action: ActionInt) -> list[tuple[Axis, int]]:
        """The axes of an action's form, each with the index of its word."""
        return list(zip(self.form(action).axes, self.fields(action), strict=True))

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

    def markdown(self) -> str:
        """The forms with their ints, as the table that stands in a game's page."""
        lines = ["| ints | form | text | who |", "|---|---|---|---|"]
        first = 0
        for form in self.forms:
            last = first + form.size - 1
            ints = f"{first}-{last}" if last > first else str(first)
            lines.append(f"| {ints} | {form.name} | `{form.example}` | {ACTORS[form.who]} |")
            first = last + 1
        return "\n".join(lines)
