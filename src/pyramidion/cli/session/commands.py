"""What one can type besides actions. A command tells whether the match has moved."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from pyramidion.cli.console import compiling
from pyramidion.cli.findings import candidates_table, percent
from pyramidion.cli.seat_names import actor_name
from pyramidion.core.errors import PyramidionError
from pyramidion.core.types import Seat
from pyramidion.core.undoing import undo_ply
from pyramidion.search.analysis import analyse
from pyramidion.search.mcts import Candidate

if TYPE_CHECKING:
    from pyramidion.cli.session.session import Session

Command: TypeAlias = "Callable[[Session, Seat, str], bool]"
MOST_HINTS = 99


class Leaving(Exception):  # noqa: N818  # not an error: somebody wants to go
    """Somebody leaves the table."""


def _help(session: "Session", _seat: Seat, _rest: str) -> bool:
    session.screen.help()
    return False


def _rules(session: "Session", _seat: Seat, _rest: str) -> bool:
    session.screen.rules(session.match.game.name)
    return False


def _list(session: "Session", seat: Seat, _rest: str) -> bool:
    session.screen.list([action.text for action in session.match.legal_actions(seat)])
    return False


def _why(session: "Session", seat: Seat, rest: str) -> bool:
    if not rest:
        raise PyramidionError(f"Type the action too, such as: why {session.match.legal_actions(seat)[0]}")
    action = session.named_action(seat, rest)
    refusal = session.match.why_not(rest if action is None else action, seat)
    session.screen.line(str(refusal) if refusal else f"{rest if action is None else action} is legal.")
    return False


def _hint(session: "Session", seat: Seat, rest: str) -> bool:
    if rest and not (rest.isascii() and rest.isdigit() and len(rest) < 9 and 1 <= int(rest) <= MOST_HINTS):
        raise PyramidionError(f"Type hint, or hint and how many actions you want to see, 1 to {MOST_HINTS}.")
    with compiling():
        found = analyse(session.match, seat)
    if rest:
        session.screen.console.print(candidates_table(session.match, found.candidates[: int(rest)]))
    else:
        session.screen.line(_hint_sentence(session, found.best))
    return False


def _hint_sentence(session: "Session", best: Candidate) -> str:
    """What to do, what it is worth, and what would probably follow."""
    match = session.match
    steps = (f"{actor_name(session.names, step.actor)} {match.ledger.texts[step.action]}" for step in best.line)
    then = ", ".join(steps)
    return f"Try {match.ledger.texts[best.action]}: worth {percent(best.value)}." + (f" Then: {then}." if then else "")


def _undo(session: "Session", seat: Seat, rest: str) -> bool:
    people = session.people
    if rest and rest not in map(str, people):
        raise PyramidionError(f"Type undo, or undo and the seat of a person: {', '.join(map(str, people))}.")
    whose = int(rest) if rest else seat
    session.match.rewind(undo_ply(session.match, whose, session.names[whose], people))
    return True


def _log(session: "Session", seat: Seat, _rest: str) -> bool:
    for ply, (actor, action) in enumerate(session.match.log_for(seat)):
        session.screen.line(f"{ply:>4}  {session.entry_text(actor, action)}")
    return False


def _board(session: "Session", seat: Seat, _rest: str) -> bool:
    session.draw(seat)
    return False


def _position(session: "Session", seat: Seat, _rest: str) -> bool:
    session.screen.exactly(session.match.position(seat))
    return False


def _save(session: "Session", _seat: Seat, rest: str) -> bool:
    session.keeper.save(rest)
    return False


def _quit(_session: "Session", _seat: Seat, _rest: str) -> bool:
    raise Leaving


COMMANDS: dict[str, Command] = {
    "help": _help,
    "rules": _rules,
    "list": _list,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "log": _log,
    "board": _board,
    "position": _position,
    "save": _save,
    "quit": _quit,
}
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


def command_named(word: str) -> "Command | None":
    """The command that a word means, if any."""
    return COMMANDS.get(ALIASES.get(word, word))
