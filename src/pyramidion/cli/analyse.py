"""`pyramidion analyse`: what a position offers, or how a whole match went."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import GREATEST, LONGEST_THOUGHT, Ply, RecordsFile, positive_number, whole_number
from pyramidion.core.errors import BadRecordError, PyramidionError

if TYPE_CHECKING:
    from pyramidion.core.match import Match
    from pyramidion.search.analysis import Moment
    from pyramidion.search.mcts import Budget

MOST_SIMULATIONS = 1_000_000


def analyse(
    file: RecordsFile,
    ply: Ply = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="S", parser=whole_number(0, 9), show_default="who acts", help="With --ply: for which seat."
        ),
    ] = None,
    record: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, GREATEST), help="Which record, counted from 1.")
    ] = 1,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, MOST_SIMULATIONS),
            show_default="400; for one position 4096",
            help="How long to think about each position.",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="S",
            parser=positive_number(LONGEST_THOUGHT),
            show_default="no limit; for one position 3",
            help="No longer than so many seconds for a search; a decision takes some, longer ones if it looks bad.",
        ),
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write what was found as JSON too.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the graph of a whole match.")] = None,
) -> None:
    """Tell how a match went: each seat's chances as a graph, and the decisions that cost most.

    With --ply: what a seat can do there, what each action is worth (1: won, 0: lost) and what would follow. Everything
    is found from what the seats knew at the time.

    Example: pyramidion analyse match.jsonl --svg match.svg
    """
    from pyramidion.cli.console import compiling

    if ply is None and seat is not None:
        raise PyramidionError("--seat goes with --ply: the graph shows all seats.")
    if ply is not None and svg is not None:
        raise PyramidionError("--svg draws a whole match: leave out --ply.")
    with compiling():
        match = _match(file, record, ply)
    if ply is None:
        _whole_match(match, _budget(simulations, seconds, whole=True), json, svg)
    else:
        _position(match, seat, _budget(simulations, seconds, whole=False), json)


def _match(file: Path, number: int, plies: int | None) -> "Match":
    """The match of that record, or its first plies."""
    from pyramidion.cli.matches import match_after
    from pyramidion.records import check_record
    from pyramidion.records.files import read_some_records

    count = 0
    for line in read_some_records(file):
        count += 1
        if count == number:
            try:
                check_record(line.record)
                return match_after(line.record, plies)
            except BadRecordError as error:
                raise BadRecordError(f"{file}, line {line.number}: {error}") from None
    raise PyramidionError(f"{file} has {count} records; there is no number {number}.")


def _budget(simulations: int | None, seconds: float | None, *, whole: bool) -> "Budget":
    from pyramidion.search.analysis import CAREFUL, USUAL
    from pyramidion.search.mcts import Budget

    if simulations is None and seconds is None:
        return USUAL if whole else CAREFUL
    return Budget(simulations or MOST_SIMULATIONS, float("inf") if seconds is None else seconds)


def _position(match: "Match", seat: int | None, budget: "Budget", json: Path | None) -> None:
    from pyramidion.cli.console import compiling, output
    from pyramidion.cli.findings import finding_data, print_finding, write_json
    from pyramidion.search.analysis import analyse, checked_seat

    seat = checked_seat(match, seat)
    with compiling():
        found = analyse(match, seat, budget)
    if json is not None:
        write_json(json, finding_data(match, seat, found))
    print_finding(output(), match, seat, found)


def _whole_match(match: "Match", budget: "Budget", json: Path | None, svg: Path | None) -> None:
    from pyramidion.cli.console import output
    from pyramidion.cli.findings import print_review, review_data, review_svg, write_json
    from pyramidion.records.files import written_whole

    past = _moments(match, budget)
    if not past:
        raise PyramidionError("In this match nobody has decided anything yet.")
    if json is not None:
        write_json(json, review_data(match, past))
    if svg is not None:
        with written_whole(svg) as raw:
            raw.write(review_svg(match, past).encode())
    print_review(output(), match, past)


def _moments(match: "Match", budget: "Budget") -> "list[Moment]":
    """Every moment of the match, with a bar that tells how far it has come."""
    from pyramidion.cli.console import compiling, progress
    from pyramidion.search.analysis import moments, plies

    found = []
    coming = moments(match, budget)
    with compiling():
        found += [moment for moment in [next(coming, None)] if moment]
    with progress() as bar:
        task = bar.add_task("Thinking", total=len(plies(match)), completed=len(found))
        for moment in coming:
            found.append(moment)
            bar.advance(task)
    return found
