"""What an analysis has found, as text, as plain data and as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pyramidion.cli.seat_names import actor_name, seat_names
from pyramidion.core.match import Match
from pyramidion.core.types import Seat, actor_text
from pyramidion.drawing.graph import Mark, graph_svg
from pyramidion.records.files import written_whole
from pyramidion.search.analysis import Moment, turning_points
from pyramidion.search.mcts import Candidate, Finding

SHOWN = 10  # candidates of one position
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 100  # of a graph in text
ROOM = 12  # for the numbers before and after it


def percent(value: float) -> str:
    """A chance for people: whole percents."""
    return f"{value:.0%}"


def line_text(match: Match, candidate: Candidate) -> str:
    """What would follow, the seats before their actions."""
    return ", ".join(f"{actor_text(step.actor)} {match.ledger.texts[step.action]}" for step in candidate.line)


def candidates_table(match: Match, candidates: Sequence[Candidate]) -> Table:
    """Actions, the best first: worth, how often tried, what would follow."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("action", no_wrap=True)
    for heading in ("worth", "tried"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("then")
    for candidate in candidates:
        cells = (match.ledger.texts[candidate.action], percent(candidate.value), f"{candidate.visits:,}")
        table.add_row(*map(Text, (*cells, line_text(match, candidate))))
    return table


def print_finding(console: Console, match: Match, seat: Seat, found: Finding) -> None:
    """The best candidates of one position."""
    name = seat_names(match.game.name, match.seats)[seat]
    best = found.candidates[:SHOWN]
    shown = best if found.is_exact else [candidate for candidate in best if candidate.visits] or best[:1]
    effort = "solved: perfect play" if found.is_exact else f"{found.simulations:,} simulations"
    console.print(f"After {match.ply} actions, for {name} ({effort}):", markup=False)
    console.print(candidates_table(match, shown))
    rest = len(found.candidates) - len(shown)
    if rest:
        console.print(f"And {rest} more that {'are' if found.is_exact else 'seem'} no better.", markup=False)


def print_review(console: Console, match: Match, past: Sequence[Moment]) -> None:
    """A line of bars for each seat, the turning points below them and in words."""
    names = seat_names(match.game.name, match.seats)
    turns = turning_points(past)
    widest = max(map(len, names))
    width = max(8, min(WIDEST, console.width - widest - ROOM))
    console.print("The share of the best score to be expected:" if match.seats == 1 else "Chances of winning:")
    for seat, name in enumerate(names):
        values = [moment.chances[seat] for moment in past]
        ends = f"{percent(values[0]):>4} {{}} {percent(values[-1]):>4}"
        console.print(f"{name:<{widest}} {ends.format(_bars(values, width))}", markup=False, no_wrap=True)
    if turns:
        columns = [_column(past.index(turn), len(past), width) for turn in turns]
        console.print(" " * (widest + 6) + _numbered(columns, width), markup=False, no_wrap=True)
    _print_turns(console, match, names, turns)


def _bars(values: Sequence[float], width: int) -> str:
    """A row of bars, no wider than that: several values in one column are averaged."""
    columns: dict[int, list[float]] = {}
    for index, value in enumerate(values):
        columns.setdefault(_column(index, len(values), width), []).append(value)
    means = (sum(column) / len(column) for column in columns.values())
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


def _column(index: int, count: int, width: int) -> int:
    return index if count <= width else index * width // count


def _numbered(columns: Sequence[int], width: int) -> str:
    """The numbers of the turning points, each under its column."""
    line = [" "] * width
    for number, column in enumerate(columns, 1):
        line[column] = str(number)
    return "".join(line).rstrip()


def _print_turns(console: Console, match: Match, names: list[str], turns: Sequence[Moment]) -> None:
    console.print("\nTurning points:" if turns else "\nNo decision cost much.", markup=False)
    for number, moment in enumerate(turns, 1):
        decision = moment.decision
        assert decision
        played, best = decision.played, decision.best
        console.print(
            f"{number}. Ply {moment.ply}, {actor_name(names, decision.seat)}: {match.ledger.texts[played.action]} "
            f"({percent(played.value)}); better: {match.ledger.texts[best.action]} ({percent(best.value)})"
            + (f", then {line_text(match, best)}" if best.line else ""),
            markup=False,
            soft_wrap=not console.is_terminal,
        )


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Write plain data to a file."""
    with written_whole(path) as raw:
        raw.write(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


def finding_data(match: Match, seat: Seat, found: Finding) -> dict[str, Any]:
    """One position as plain data."""
    return {
        **_heading(match),
        "ply": match.ply,
        "seat": seat,
        "simulations": found.simulations,
        "is_exact": found.is_exact,
        "candidates": [_candidate_data(match, candidate) for candidate in found.candidates],
    }


def review_data(match: Match, past: Sequence[Moment]) -> dict[str, Any]:
    """A whole match as plain data."""
    return {
        **_heading(match),
        "moments": [_moment_data(match, moment) for moment in past],
        "turning_points": [moment.ply for moment in turning_points(past)],
    }


def _heading(match: Match) -> dict[str, Any]:
    return {"game": match.game.name, "seats": match.seats, "names": seat_names(match.game.name, match.seats)}


def _moment_data(match: Match, moment: Moment) -> dict[str, Any]:
    data: dict[str, Any] = {"ply": moment.ply, "chances": [round(chance, 4) for chance in moment.chances]}
    if moment.decision:
        decision = moment.decision
        data |= {"seat": decision.seat, "loss": round(decision.loss, 4)}
        data |= {key: _candidate_data(match, getattr(decision, key)) for key in ("played", "best")}
    return data


def _candidate_data(match: Match, candidate: Candidate) -> dict[str, Any]:
    return {
        "action": match.ledger.texts[candidate.action],
        "worth": round(candidate.value, 4),
        "visits": candidate.visits,
        "line": [f"{actor_text(step.actor)} {match.ledger.texts[step.action]}" for step in candidate.line],
    }


def review_svg(match: Match, past: Sequence[Moment]) -> str:
    """A whole match as a picture."""
    names = seat_names(match.game.name, match.seats)
    marks = []
    for turn in turning_points(past):
        assert turn.decision
        texts = match.ledger.texts
        told = f"Ply {turn.ply}, {names[turn.decision.seat]}: {texts[turn.decision.played.action]}"
        better = f"better: {texts[turn.decision.best.action]}"
        marks.append(Mark(turn.ply, turn.decision.seat, f"{told}; {better}"))
    plies = [moment.ply for moment in past]
    lines = [[moment.chances[seat] for moment in past] for seat in range(match.seats)]
    return graph_svg(match.game.spec.title, names, plies, lines, marks)
