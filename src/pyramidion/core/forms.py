"""Forms: the shapes that a game's action texts have. A game's ledger lists its forms; one parser serves all games."""

import re
from collections.abc import Callable, Mapping
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


def parse_by_forms(text: str, forms: tuple[Form, ...], ledger: Mapping[str, ActionInt]) -> Parsed | None:
    """The text read by the first form that fits, None if none does. `ledger` holds every action by its text."""
    for form in forms:
        found = form.compiled.fullmatch(text)
        if found and text in ledger:
            return Parsed(form.name, ledger[text])
        if found:
            return Parsed(form.name, -1, form.missing(*found.groups()))
    return None
