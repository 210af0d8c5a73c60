"""Forms: the shapes that a game's action texts have. A game's ledger lists its forms; one parser serves all games."""

import re
from collections.abc import Callable
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


@dataclass(frozen=True)
class Form:
    """One form. `read` turns the pattern's groups into an action, or minus the clause that lists no such thing."""

    name: str
    shape: str  # for people, such as `a1-b1@3`
    pattern: str  # a regular expression for the whole text
    read: Callable[..., int]

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The pattern, ready to match."""
        return re.compile(self.pattern, re.ASCII)


def parse_by_forms(text: str, forms: tuple[Form, ...]) -> Parsed | None:
    """The text read by the first form that fits, None if none does."""
    for form in forms:
        found = form.compiled.fullmatch(text)
        if found:
            value = form.read(*found.groups())
            return Parsed(form.name, value) if value >= 0 else Parsed(form.name, -1, -value)
    return None
