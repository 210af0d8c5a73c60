"""`pyramidion play`: a match at the terminal."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import OptionTexts, Seats, Seed
from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError

if TYPE_CHECKING:
    from pyramidion.cli.session.lines import Lines
    from pyramidion.cli.session.session import Session
    from pyramidion.core.types import Seat
    from pyramidion.library import Match


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", show_default="you are asked", help="A game, as `pyramidion games` lists them."),
    ] = None,
    seats: Seats = None,
    option: OptionTexts = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="SEAT=NAME", help="A bot for a seat, such as 1=level2. May be repeated."),
    ] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
) -> None:
    """Play at this terminal: people side by side, bots, or both. Seats without a bot are played by people.

    Without GAME you are asked which one, and with whom; Enter takes what is proposed. Type help during the match.

    Example: pyramidion play maya_towers --seats 3 --option edition=hungarian --bots 2=level3
    """
    from pyramidion.cli.console import compiling
    from pyramidion.cli.session.lines import lines

    typed = lines()
    if resume is not None and (seats is not None or option):
        raise PyramidionError("A saved match has its seats and options already: leave out --seats and --option.")
    if resume is None and game is None:
        try:
            game, seats, bots = _ask(typed, seats, bots)
        except EOFError:  # nothing has begun, nothing is lost
            typer.echo()
            return
    if game is not None:
        registry.game(game)
    with compiling():
        match = _start(game, seats, option or [], seed) if resume is None else _resume(resume, game, seed)
        session = _session(match, bots or [], typed)
        if resume is not None:
            session.keeper.is_held_by(resume)
        rehearse(match, session.bots.values())
    if run(session, session.keeper.keep):
        _offer_to_save(session)


def _ask(lines: "Lines", seats: int | None, bots: list[str] | None) -> tuple[str, int, list[str]]:
    from pyramidion.cli.session.seating import ask_seating

    seating = ask_seating(lines, seats, bots)
    return seating.game, seating.seats, [f"{seat}={name}" for seat, name in seating.bots.items()]


def _start(name: str | None, seats: int | None, options: list[str], seed: int | None) -> "Match":
    assert name is not None
    game = registry.game(name)
    seats = game.spec.check_seats(game.spec.seats[0] if seats is None else seats)
    given = game.spec.parse_options(options, files=True)
    from pyramidion.library import Match

    return Match(game, seats, given, seed=seed)


def _resume(path: Path, game: str | None, seed: int | None) -> "Match":
    from pyramidion.cli.session.keeping import resumed

    match = resumed(path, seed)
    if game is not None and match.game.name != game:
        raise PyramidionError(f"{path} holds a match of {match.game.name}, not of {game}.")
    return match


def _session(match: "Match", bots: list[str], lines: "Lines") -> "Session":
    from pyramidion.cli.console import output
    from pyramidion.cli.session.screen import Screen
    from pyramidion.cli.session.seating import parse_bots
    from pyramidion.cli.session.session import Session

    return Session(match, parse_bots(bots, match.seats), Screen(output()), lines)


def rehearse(match: "Match", bots: Collection[str]) -> None:
    """Play a copy to its end and ask a bot of each kind once: so all is compiled before anybody waits for it."""
    from pyramidion.core.jit import COMPILED
    from pyramidion.core.rng import new_rng
    from pyramidion.search.bots import KINDS, new_bot

    copy = match.copy()
    for name in KINDS if bots and COMPILED and not copy.is_over else ():
        new_bot(name, copy.game).choose(copy.observation(copy.turn), copy.turn, new_rng(1))
    for _ in range(1000):
        if copy.is_over or not COMPILED:
            break
        seat: Seat = copy.turn
        legal = copy.legal_actions(seat)
        copy.play(legal[copy.ply % len(legal)], seat)
    copy.diagram(0)
    copy.log_for(0)
    if copy.is_over:
        copy.breakdown(0)


def run(session: "Session", keep: Callable[[], None]) -> bool:
    """Play, and whatever happens keep an unfinished match. Whether the match came to its end."""
    from pyramidion.cli.session.commands import Leaving

    try:
        session.run()
    except (Leaving, EOFError):
        session.screen.line()
        keep()
        return False
    except BaseException:
        session.screen.line()
        keep()
        raise
    return True


def _offer_to_save(session: "Session") -> None:
    """On a terminal: ask whether the record of the finished match is to be written."""
    if not session.screen.console.is_terminal:
        return
    question = "Save the match? Type the name of a file, or press Enter for no: "
    try:
        while name := session.lines.ask(question):
            try:
                session.keeper.save(name)
                return
            except PyramidionError as error:
                session.screen.warn(str(error))
    except EOFError:
        session.screen.line()
