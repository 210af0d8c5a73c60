"""How a board, its words and the legal actions share a screen. Pure functions from lines to lines."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

GUTTER = 3  # columns between the board and what stands beside it
NARROWEST_PANEL = 24
MOST_ROWS = 12  # of actions below a board, where nothing limits them


def numbered(texts: Sequence[str]) -> list[str]:
    """`1 a1-b1@2`, `2 a1-b1@3`, …: what one may type instead of the text."""
    digits = len(str(len(texts)))
    return [f"{number:>{digits}} {text}" for number, text in enumerate(texts, 1)]


def in_columns(items: Sequence[str], width: int, rows: int) -> list[Text]:
    """The items in as many columns as the width allows and at most so many rows; says what is left out."""
    if not items or rows < 1:
        return []
    cell = max(map(len, items)) + 2
    columns = max(1, (width + 2) // cell)
    if len(items) > columns * rows:
        left_out = len(items) - columns * (rows - 1)
        return [*in_columns(items[: columns * (rows - 1)], width, rows - 1), Text(f"… {left_out} more: list", "dim")]
    height = -(-len(items) // columns)
    lines = []
    for row in range(height):
        cells = [item.ljust(cell) for item in items[row::height]]
        lines.append(Text("".join(cells).rstrip()))
    return lines


def split_words(diagram: Sequence[Text]) -> tuple[list[Text], list[Text]]:
    """The board and the words below it: the lines after the last that is indented, as boards are."""
    end = max((index for index, line in enumerate(diagram, 1) if line.plain.startswith(" ")), default=len(diagram))
    return list(diagram[:end]), list(diagram[end:])


def without_blanks(lines: Sequence[Text]) -> list[Text]:
    """The lines that have something on them."""
    return [line for line in lines if line.plain.strip()]


def wrapped(lines: Sequence[Text], width: int) -> list[Text]:
    """The lines, broken where they are too wide."""
    console = Console(width=width)
    return [part for line in lines for part in line.wrap(console, width)]


def beside(left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
    """Two stretches of lines side by side."""
    width = max((line.cell_len for line in left), default=0)
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        if other.plain:
            line.pad_right(width + GUTTER - one.cell_len)
            line.append_text(other)
        lines.append(line)
    return lines


def arrange(
    diagram: Sequence[Text], notes: Sequence[Text], items: Sequence[str], width: int, height: int
) -> list[Text]:
    """Board, notes and actions in at most `height` lines if that is possible at all.

    The actions stand beside the board if there is room, else below it. A board that is too tall loses its blank lines
    first; if that is not enough, the words below it go to the side as well.
    """
    panel = width - max((line.cell_len for line in diagram), default=0) - GUTTER
    if panel < NARROWEST_PANEL:
        rows = max(height - len(diagram) - len(notes) - 1, MOST_ROWS)
        return [*diagram, *notes, Text(), *in_columns(items, width, rows)]
    left, above = list(diagram), list[Text]()
    if len(left) > height:
        left = without_blanks(left)
    if len(left) > height:
        left, above = split_words(left)
    above = wrapped([*above, *notes], panel)
    if above:
        above.append(Text())
    return beside(left, [*above, *in_columns(items, panel, max(height, len(left)) - len(above))])
