"""Pictures of a report: the running score of two bots, or the ratings of several."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pyramidion.core.errors import PyramidionError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from pyramidion.search.arena.report import Report

POINTS = 400  # of a curve at most
INK, LIGHT = "#2f5d8a", "#c9d8e8"


def check_can_draw() -> None:
    """Raise where matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise PyramidionError("Drawing needs matplotlib, which is not installed: pip install 'pyramidion[plots]'.")


def draw(report: "Report", file: Path) -> None:
    """Draw what a report says, as SVG or PNG by the name of the file. Equal reports give equal files."""
    check_can_draw()
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "pyramidion", "svg.fonttype": "none", "font.size": 10}):
        figure = Figure(figsize=(7, 3.6), layout="constrained")
        axes = figure.add_subplot()
        draw_on(axes, report)
        axes.spines[["top", "right"]].set_visible(False)
        metadata = {"Date": None} if file.suffix == ".svg" else None
        try:
            figure.savefig(file, dpi=150, metadata=metadata)
        except OSError as error:
            raise PyramidionError(f"{file} cannot be written: {error.strerror or error}.") from None


def draw_on(axes: "Axes", report: "Report") -> None:
    """What there is to see of a report."""
    contest = report.contest
    axes.set_title(f"{contest.game}, {contest.seats} seats", loc="left")
    if len(contest.entrants) == 2:
        _draw_running_score(axes, report)
    else:
        _draw_ratings(axes, report)


def _draw_running_score(axes: "Axes", report: "Report") -> None:
    from pyramidion.search.arena.ratings import mean_estimate

    scores = report.tally().scores()
    step = max(1, len(scores) // POINTS)
    deals = range(len(scores) % step or step, len(scores) + 1, step)
    found = [mean_estimate(scores[:deal]) for deal in deals]
    low, high = [100 * one.low for one in found], [100 * one.high for one in found]
    axes.fill_between(deals, low, high, color=LIGHT, linewidth=0)
    axes.plot(deals, [100 * one.value for one in found], color=INK)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 100)
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel("deals, each with all line-ups")
    first, second = report.contest.entrants
    axes.set_ylabel(f"score of {first.name}\nagainst {second.name}, % (95 %)")


def _draw_ratings(axes: "Axes", report: "Report") -> None:
    from pyramidion.search.arena.ratings import ratings

    tally = report.tally()
    found = ratings(tally) if tally.deals else []
    names = [entrant.name for entrant in report.contest.entrants]
    rows = sorted(zip(found, names, strict=False), key=lambda row: row[0].value)
    reach = [one.half for one, _ in rows]
    axes.errorbar(
        [one.value for one, _ in rows], range(len(rows)), xerr=reach, fmt="o", color=INK, ecolor=INK, capsize=3
    )
    axes.set_yticks(range(len(rows)), [name for _, name in rows])
    axes.axvline(0, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xlabel("Elo against the mean of all (95 %)")
