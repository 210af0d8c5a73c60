"""The page about the strength of the bots, with a picture for each game. Every figure comes from a report."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from pyramidion.cli.standings import effort_text, elo_text, share_text
from pyramidion.core import registry
from pyramidion.search.arena.entrants import UCT, Entrant
from pyramidion.search.arena.ratings import Estimate, elo_estimate, mean_estimate
from pyramidion.search.arena.report import Report, parse_report
from pyramidion.search.levels import level_of

if TYPE_CHECKING:
    from tools.strength import Duel

LEAST_ELO = 100
LEAST_AGAINST_UCT = 0.75
WIDEST = 800  # Elo; a picture ends there
HEADINGS = (
    "duel",
    "seats",
    "deals",
    "matches",
    "for an action",
    "score of the first",
    "its Elo lead",
    "bar",
)
INTRODUCTION = f"""# How strong the bots are

Written by `make strength` from the reports in `bench/strength`, which hold every match; how they are made and what the
figures mean is told in [arena.md](arena.md). Intervals are of 95 %, over deals.

The bars: each level is at least {LEAST_ELO} Elo stronger than the next lower one, with its interval above 0; the same
for level5 over level2 at the other seat counts; level2 is stronger than greedy, with its interval above 0. Against
plain UCT with the same time for each action level6 scores at least {LEAST_AGAINST_UCT:.0%} with two seats, its interval
above 50 %; with more seats, at least 50 %.
"""


@dataclass(frozen=True)
class Measured:
    """A duel and what came of it."""

    duel: "Duel"
    entrants: tuple[Entrant, ...]
    deals: int
    matches: int
    score: Estimate
    elo: Estimate

    @property
    def is_kept(self) -> bool:
        """Whether the first is as much stronger as it should be."""
        if self.duel.second == UCT:
            least = LEAST_AGAINST_UCT if self.duel.seats == 2 else 0.5
            return self.score.value >= least and (self.duel.seats > 2 or self.score.low > 0.5)
        least = 0 if self.duel.second == "greedy" else LEAST_ELO
        return self.elo.value >= least and self.elo.low > 0

    @property
    def name(self) -> str:
        """The duel in words."""
        return f"{self.duel.first} – {self.duel.second}"

    def row(self) -> tuple[str, ...]:
        """The duel as a row of its table."""
        efforts = " : ".join(effort_text(entrant) or "–" for entrant in self.entrants) + self._cut()
        figures = (share_text(self.score), elo_text(self.elo), "kept" if self.is_kept else "**missed**")
        return (self.name, f"{self.duel.seats}", f"{self.deals:,}", f"{self.matches:,}", efforts, *figures)

    def _cut(self) -> str:
        """By how much the simulations of the levels were cut, where they were."""
        first = self.entrants[0]
        full = level_of(registry.game(self.duel.game), first.name, self.duel.seats).simulations
        if first.seconds is not None or first.simulations == full:
            return ""
        return f" (cut to one in {full / first.simulations:g})"


def measured(duel: "Duel", report: Report) -> Measured | None:
    """What came of a duel; nothing where no deal has been played to its end."""
    contest, tally = report.contest, report.tally()
    found = (contest.game, contest.seats, *(entrant.name for entrant in contest.entrants))
    if found != (duel.game, duel.seats, duel.first, duel.second):
        raise SystemExit(f"The report {duel.file_name} is not of the duel that its name says, but of {found}.")
    if not tally.deals:
        return None
    score = mean_estimate(tally.scores())
    elo = elo_estimate(score, len(tally.schedule.sides))
    return Measured(duel, contest.entrants, tally.deals, tally.matches(0), score, elo)


def write_page(reports: Path, page: Path, duels: "list[Duel]") -> Iterator[str]:
    """Write the page and its pictures beside it; tell plainly which bars are missed and what was not measured."""
    conditions = reports / "conditions.md"
    parts = [INTRODUCTION, *([conditions.read_text(encoding="utf-8")] if conditions.exists() else [])]
    for game, group in groupby(duels, key=lambda duel: duel.game):
        wanted = list(group)
        found = [one for duel in wanted if (one := _read(reports, duel))]
        there = {one.duel for one in found}
        missing = [f"{duel.first} – {duel.second} at {duel.seats} seats" for duel in wanted if duel not in there]
        parts.append(_section(game, found, missing, page))
        yield from (f"{game}, {duel_name}: not measured." for duel_name in missing)
        yield from (_complaint(one) for one in found if not one.is_kept)
    page.write_text("\n".join(parts), encoding="utf-8")


def _read(reports: Path, duel: "Duel") -> Measured | None:
    file = reports / duel.file_name
    return measured(duel, parse_report(file.read_bytes())) if file.exists() else None


def _complaint(one: Measured) -> str:
    return (
        f"{one.duel.game}, {one.name} at {one.duel.seats} seats: bar missed, with {share_text(one.score)}, "
        f"Elo {elo_text(one.elo)}."
    )


def _section(game: str, found: list[Measured], missing: list[str], page: Path) -> str:
    lines = [f"## {game}", ""]
    if found:
        picture = page.with_name(f"strength-{game}.svg")
        draw(found, picture)
        lines += [f"![Elo of the first of each duel over the second]({picture.name})", ""]
        rows = [HEADINGS, ["---"] * len(HEADINGS), *(one.row() for one in found)]
        lines += [f"| {' | '.join(row)} |" for row in rows] + [""]
    if missing:
        lines += [f"Not measured: {', '.join(missing)}.", ""]
    return "\n".join(lines)


def draw(found: list[Measured], file: Path) -> None:
    """The duels as points with intervals, cut off where they go very far."""
    import matplotlib
    from matplotlib.figure import Figure

    def within(value: float) -> float:
        return math.copysign(min(abs(value), WIDEST), value)

    with matplotlib.rc_context({"svg.hashsalt": "pyramidion", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7, 0.8 + 0.34 * len(found)), layout="constrained")
        axes = figure.add_subplot()
        for row, one in enumerate(found):
            colour = "#2f5d8a" if one.is_kept else "#b3401f"
            axes.plot([within(one.elo.low), within(one.elo.high)], [row, row], color=colour)
            axes.plot(within(one.elo.value), row, "o" if one.is_kept else "X", color=colour)
        axes.set_yticks(range(len(found)), [f"{one.name}, {one.duel.seats} seats" for one in found])
        axes.invert_yaxis()
        axes.axvline(0, color="grey", linewidth=0.8, zorder=0)
        axes.axvline(LEAST_ELO, color="grey", linewidth=0.8, zorder=0, linestyle="--")
        axes.set_xlabel(f"Elo lead of the first (95 %), {WIDEST} or more at the edge; × misses its bar")
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(file, metadata={"Date": None})
