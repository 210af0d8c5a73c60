"""Many matches in a few tables."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean, median

from rich import box
from rich.console import RenderableType
from rich.table import Table

from pyramidion.cli.random_matches import Ending, Plan
from pyramidion.cli.seat_names import seat_names


class Statistics:
    """Lengths, endings and scores of the matches of a plan."""

    def __init__(self, plan: Plan, endings: list[Ending]) -> None:
        self.plan = plan
        self.endings = endings

    def tables(self, seconds: float) -> list[RenderableType]:
        """All there is to tell; `seconds` is how long the matches took."""
        moves = sum(ending.moves for ending in self.endings)
        return [
            f"{len(self.endings):,} random matches of {self.plan.game}, {self.plan.seats} seats, seed {self.plan.seed}",
            self._lengths(),
            self._endings(),
            self._seats(),
            f"{moves:,} moves in {seconds:.2f} s: {moves / seconds:,.0f} moves/s",
        ]

    def _lengths(self) -> Table:
        lengths = [ending.moves for ending in self.endings]
        row = (f"{min(lengths)}", f"{median(lengths):g}", f"{fmean(lengths):.1f}", f"{max(lengths)}")
        return table_of(("moves of the seats", "shortest", "median", "mean", "longest"), [("", *row)])

    def _endings(self) -> Table:
        counts = Counter(ending.reason for ending in self.endings).most_common()
        rows = [(reason, f"{count:,}", f"{count / len(self.endings):.1%}") for reason, count in counts]
        return table_of(("ending", "matches", "share"), rows)

    def _seats(self) -> Table:
        rows = []
        for seat, name in enumerate(seat_names(self.plan.game, self.plan.seats)):
            first = sum(ending.ranks[seat] == 1 for ending in self.endings)
            mean = fmean(ending.scores[seat] for ending in self.endings)
            rows.append((name, f"{mean:.2f}", f"{first:,}", f"{first / len(self.endings):.1%}"))
        return table_of(("seat", "mean score", "first places", "share"), rows)


def table_of(headings: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Table:
    """A table whose first column holds words and whose others hold numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left")
    for row in rows:
        table.add_row(*row)
    return table
