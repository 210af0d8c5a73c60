"""What a terminal session draws. The session decides what may be seen; nothing here filters."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from pyramidion.cli.console import texts_of
from pyramidion.cli.session import layout
from pyramidion.core.diagrams import Diagram
from pyramidion.core.match import Match
from pyramidion.core.words import say, words

CLEAR_SCROLLBACK = "\x1b[3J"
HELP = """\
Type the number or the text of an action to play it.
Tab completes; the arrow keys bring back what you typed before.

  rules         how the game goes, and what the signs mean
  list          all legal actions
  why ACTION    the clause that forbids an action, or that it is legal
  hint          what a good player would do, what it is worth and what would follow
  hint 5        the five best actions
  undo          back to your own last decision
  undo SEAT     back to the last decision of another person, by seat: 0, 1, …
  log           what has happened so far
  board         draw the board again
  position      the position as one line of text
  save FILE     write the match to a file, to be resumed or replayed
  quit          leave; an unfinished match is kept"""


class Screen:
    """A console with the few pictures that a session needs."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, text: str = "", style: str = "") -> None:
        """A sentence, broken between words where the terminal is too narrow."""
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def exactly(self, text: str) -> None:
        """A line that is meant to be copied: nothing is put into it, not even line breaks."""
        self.console.print(text, markup=False, soft_wrap=True)

    def warn(self, text: str) -> None:
        """A sentence that says why something was not done."""
        self.line(text, "yellow")

    def help(self) -> None:
        """What one can type."""
        self.line(HELP)

    def rules(self, game: str) -> None:
        """How the game goes, and what the signs of its diagrams mean."""
        for text in say(f"{game}-rules").splitlines():
            self.line(text.removeprefix("## "), "bold" if text.startswith("## ") else "")
        self.line()
        self.line(say(f"{game}-legend"))

    def turn(self, diagram: Diagram, recent: Sequence[str], legal: Sequence[str]) -> None:
        """The board, what happened lately and what can be done now, fitted to the screen above the prompt."""
        notes = [Text(line, "dim") for line in recent]
        height = self.console.height - 1 if self.console.is_terminal else len(diagram)
        self._print(layout.arrange(texts_of(diagram), notes, layout.numbered(legal), self.console.width, height))

    def board(self, diagram: Diagram) -> None:
        """The board alone."""
        self._print(texts_of(diagram))

    def list(self, legal: Sequence[str]) -> None:
        """All legal actions."""
        self._print(layout.in_columns(layout.numbered(legal), self.console.width, len(legal)))

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, for the next person to read."""
        if self.console.is_terminal:
            self.console.control(Control(ControlType.HOME, ControlType.CLEAR))
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()
        else:
            self.line()

    def outcome(self, match: Match, names: Sequence[str]) -> None:
        """Why the match is over, the scores with where they come from, and who won."""
        outcome = match.outcome()
        reason = f"{match.game.name}-reason-{outcome.reason}"
        self.line(say(reason) if words().has(reason) else f"The match is over: {outcome.reason}.")
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in ("rank", "seat", "points"):
            table.add_column(heading, justify="left" if heading == "seat" else "right")
        table.add_column("from")
        for seat in sorted(range(match.seats), key=lambda seat: outcome.ranks[seat]):
            items = match.breakdown(seat)
            parts = ", ".join(f"{words().say(message)} {points}" for message, points in items)
            cells = (f"{outcome.ranks[seat]}", names[seat], f"{outcome.scores[seat]}", parts)
            table.add_row(*map(Text, cells))
        self.console.print(table)
        self.line(_winners([names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1], len(names)), "bold")

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)


def _winners(winners: Sequence[str], seats: int) -> str:
    if len(winners) == 1:
        return f"{winners[0]} wins."
    if len(winners) == seats:
        return "It is a draw."
    return f"{', '.join(winners[:-1])} and {winners[-1]} win."
