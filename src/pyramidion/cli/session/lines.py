"""Lines that people type: with completion and history on a terminal, plainly from a pipe."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pyramidion.core.types import Seat

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Lines(Protocol):
    """Where lines come from. Tests have one that reads a script."""

    def ask(self, prompt: str, completions: Sequence[str] = (), seat: Seat | None = None) -> str:
        """One line, stripped. Raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""
        ...


class PlainLines:
    """Lines by `input()`. What comes from a pipe is printed after the prompt, so that the output reads well."""

    def ask(self, prompt: str, completions: Sequence[str] = (), seat: Seat | None = None) -> str:
        """One line."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            sys.stdout.write(f"{line}\n")
        return line


class TerminalLines:
    """Lines by prompt_toolkit. Each seat has a history of its own: what one typed may be hidden from the next."""

    def __init__(self) -> None:
        self._sessions: dict[Seat | None, PromptSession[str]] = {}

    def ask(self, prompt: str, completions: Sequence[str] = (), seat: Seat | None = None) -> str:
        """One line; Tab completes it, the arrow keys bring back earlier ones."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        if seat not in self._sessions:
            # No room is kept for a menu: it would push the board off a small screen.
            self._sessions[seat] = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False, reserve_space_for_menu=0
            )
        completer = WordCompleter(list(completions), sentence=True, ignore_case=True)
        return self._sessions[seat].prompt(prompt, completer=completer).strip()


def lines() -> Lines:
    """The way of typing that fits: a person at a terminal, or a pipe."""
    at_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    return TerminalLines() if at_terminal else PlainLines()
