"""How an arena stands: a line while it runs, tables and sentences at the end."""

import math
from collections.abc import Iterator

from rich.console import RenderableType

from pyramidion.cli.statistics import table_of
from pyramidion.search.arena.contest import Contest
from pyramidion.search.arena.entrants import Entrant
from pyramidion.search.arena.ratings import Estimate, mean_estimate, ratings
from pyramidion.search.arena.report import Report
from pyramidion.search.arena.sprt import BOUND, Sprt
from pyramidion.search.arena.tally import Tally


def running(contest: Contest, tally: Tally) -> str:
    """The state of a contest in a few words."""
    if not tally.deals:
        return "Playing"
    names = [entrant.name for entrant in contest.entrants]
    found = ratings(tally)
    if tally.entrants == 2:
        return f"{names[0]} {share_text(mean_estimate(tally.scores()))}, Elo {elo_text(found[0])}"
    best = max(range(tally.entrants), key=lambda index: found[index].value)
    return f"{names[best]} leads, Elo {elo_text(found[best])}"


def standings(report: Report, sprt: Sprt | None) -> Iterator[RenderableType]:
    """All there is to tell of a report."""
    contest, tally = report.contest, report.tally()
    if not tally.deals:
        yield "No deal has been played to its end with every line-up: nothing can be said yet."
        return
    matches = tally.deals * len(tally.schedule.line_ups)
    yield (
        f"{contest.game}, {contest.seats} seats, seed {contest.seed}: {counted(tally.deals, 'deal')} with "
        f"{len(tally.schedule.line_ups)} line-ups each, {matches:,} matches. "
        f"An even share of first places is {1 / len(tally.schedule.sides):.1%}."
    )
    yield _table(contest, tally)
    if tally.entrants == 2:
        yield from _duel(contest, tally)
    if sprt is not None:
        yield _verdict(contest, tally, sprt)


def _table(contest: Contest, tally: Tally) -> RenderableType:
    found = ratings(tally)
    firsts = tally.shares.sum(axis=(0, 1))
    held = tally.deals * tally.held.sum(axis=0)
    rows = [
        (
            entrant.name,
            effort_text(entrant),
            f"{tally.matches(index):,}",
            f"{firsts[index]:,.1f}",
            f"{firsts[index] / held[index]:.1%}",
            elo_text(found[index]),
        )
        for index, entrant in sorted(enumerate(contest.entrants), key=lambda pair: -found[pair[0]].value)
    ]
    return table_of(("bot", "an action", "matches", "firsts", "share", "Elo (95 %)"), rows)


def _duel(contest: Contest, tally: Tally) -> Iterator[str]:
    """Two bots: who is ahead, and what one takes against others."""
    names = [entrant.name for entrant in contest.entrants]
    score = mean_estimate(tally.scores())
    better = int(score.value < 0.5)
    if score.low > 0.5 or score.high < 0.5:
        yield f"{names[better]} is stronger than {names[1 - better]}: Elo {elo_text(ratings(tally)[better])}."
    else:
        yield f"It is not known yet who is stronger: {names[0]} scores {share_text(score)}."
    sides = len(tally.schedule.sides)
    for index, name in enumerate(names if sides > 2 else []):
        share = share_text(mean_estimate(tally.alone(index)))
        yield f"One {name} against {sides - 1} × {names[1 - index]}: {share} of first places; even is {1 / sides:.1%}."


def _verdict(contest: Contest, tally: Tally, sprt: Sprt) -> str:
    scores, sides = tally.scores(), len(tally.schedule.sides)
    ratio, name = sprt.ratio(scores, sides), contest.entrants[0].name
    figure = f"log-likelihood ratio {ratio:+.2f}, bounds ±{BOUND:.2f}"
    if not sprt.is_decided(scores, sides):
        return f"SPRT: not decided yet ({figure})."
    likely, other = (sprt.high, sprt.low) if ratio > 0 else (sprt.low, sprt.high)
    return f"SPRT: {name} is better by {likely:g} Elo rather than by {other:g} ({figure})."


def effort_text(entrant: Entrant) -> str:
    """What the bot does for one action."""
    if entrant.seconds is not None:
        return f"{entrant.seconds:g} s"
    return counted(entrant.simulations, "simulation") if entrant.simulations else ""


def counted(number: int, thing: str) -> str:
    """So many things: `1 deal`, `2 deals`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def share_text(share: Estimate) -> str:
    """A share with its interval: `75.0 % (68.1–80.9)`."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def elo_text(elo: Estimate) -> str:
    """A rating with its interval: `+191 (+142…+251)`."""
    return f"{_signed(elo.value)} ({_signed(elo.low)}…{_signed(elo.high)})"


def _signed(value: float) -> str:
    return f"{'-' if value < 0 else '+'}∞" if math.isinf(value) else f"{round(value):+d}"
