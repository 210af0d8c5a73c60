"""Ledgers: every action of a match as int, text and targets; outcomes of chance and hidden forms included.

A game's room `actions` offers `ledger(seats, options)`: names may come from the options.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.types import ActionInt, ClauseNumber


class Parsed(NamedTuple):
    """A text that has one of the game's forms: the action it names, or the clause by which there is no such thing."""

    form: str
    action: ActionInt
    clause: ClauseNumber = ALLOWED


def _no_such_thing(*_: str) -> ClauseNumber:
    raise AssertionError("a form without parts names an action that exists")


@dataclass(frozen=True)
class Form:
    """One form. Where a text has it but names no action, `missing` tells the clause from the pattern's groups."""

    name: str
    shape: str  # for people, such as `a1-b1@3`
    pattern: str  # a regular expression for the whole text
    missing: Callable[..., ClauseNumber] = _no_such_thing

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The pattern, ready to match."""
        return re.compile(self.pattern, re.ASCII)


class Ledger:
    """All actions of a match, in the order of their ints."""

    def __init__(
        self, texts: Iterable[str], forms: tuple[Form, ...], targets: Callable[[ActionInt], tuple[str, ...]]
    ) -> None:
        self.texts = tuple(texts)
        self.ints: Mapping[str, ActionInt] = {text: action for action, text in enumerate(self.texts)}
        self.forms = forms
        self.targets = targets  # what one points at, in order, to choose an action

    def __len__(self) -> int:
        return len(self.texts)

    def parse(self, text: str) -> Parsed | None:
        """The text read by the first form that fits, None if none does."""
        for form in self.forms:
            found = form.compiled.fullmatch(text)
            if found and text in self.ints:
                return Parsed(form.name, self.ints[text])
            if found:
                return Parsed(form.name, -1, form.missing(*found.groups()))
        return None
