"""What people wish at a table, and what follows from it: who may wish what is decided here."""

from collections.abc import Callable
from typing import TypeAlias

from pyramidion.core.types import Seat
from pyramidion.core.undoing import UndoRefusedError, undo_ply
from pyramidion.server import events
from pyramidion.server.errors import RefusalError, sentence
from pyramidion.server.protocol import AnswerUndo, AskUndo, Play, Resign, Substitute, TakeBack
from pyramidion.server.table import Proposal, Table

Wish: TypeAlias = Play | AskUndo | AnswerUndo | Resign | Substitute | TakeBack
IsGone: TypeAlias = Callable[[int], bool]

SUBSTITUTE = "level4"  # plays for who has left or given up: as well as most, and quick


def propose(table: Table, person: int | None, wish: Wish, is_gone: IsGone) -> Proposal:
    """What follows if the person's wish is granted. Raises RefusalError if it is not."""
    match wish:
        case Play(seat=seat, decision=decision, action=action):
            check_plays(table, person, seat)
            return table.play(seat, decision, action)
        case AskUndo(seat=seat):
            check_plays(table, person, seat)
            return _ask_undo(table, person, seat)
        case AnswerUndo(agree=agree):
            return _answer_undo(table, person, agree)
        case Resign(seat=seat):
            return _resign(table, person, seat)
        case Substitute(seat=seat):
            return _substitute(table, person, seat, is_gone)
        case TakeBack(seat=seat):
            return _take_back(table, person, seat)


def check_is_mine(table: Table, person: int | None, seat: Seat) -> None:
    """Raise unless the person has the seat."""
    if seat not in table.seats_of(person):
        raise RefusalError("not-yours", sentence("not-yours"))


def check_plays(table: Table, person: int | None, seat: Seat) -> None:
    """Raise unless the person has the seat and no bot plays for it."""
    check_is_mine(table, person, seat)
    table.check_is_playing()
    if table.chairs[seat].bot:
        raise RefusalError("not-now", sentence("resigned" if table.chairs[seat].resigned else "bot-plays"))


def _ask_undo(table: Table, person: int | None, seat: Seat) -> Proposal:
    if table.undo is not None:
        raise RefusalError("not-now", sentence("undo-waits"))
    try:
        ply = undo_ply(table.match, seat, table.title(seat), table.concerned())
    except UndoRefusedError as refused:
        raise RefusalError("not-now", refused.message) from None
    others = [other for other in table.people() if table.chairs[other].person != person]
    if others:
        return Proposal([events.UndoAsked(seat=seat, ply=ply, waits_for=others)], "playing")
    is_news = any(table.match.is_seen_by_all(gone) for gone in range(ply, table.match.ply))
    return Proposal([events.Undone(seat=seat, ply=ply)], "playing", is_news=is_news)


def _answer_undo(table: Table, person: int | None, agree: bool) -> Proposal:
    if table.undo is None:
        raise RefusalError("not-now", sentence("undo-gone"))
    mine = table.seats_of(person)
    asked = [seat for seat in table.undo.waits_for if seat in mine]
    withdraws = table.undo.seat in mine and not agree
    if not asked and not withdraws:
        raise RefusalError("not-yours", sentence("undo-not-asked"))
    happened: list[events.Event] = [events.UndoAnswered(seats=asked, agree=agree)]
    if agree and set(asked) == set(table.undo.waits_for):
        happened.append(events.Undone(seat=table.undo.seat, ply=table.undo.ply))
    return Proposal(happened, "playing")


def _resign(table: Table, person: int | None, seat: Seat) -> Proposal:
    check_is_mine(table, person, seat)
    table.check_is_playing()
    if table.chairs[seat].resigned:
        raise RefusalError("not-now", sentence("resigned"))
    ends = table.head.seats <= 2
    return Proposal([events.Resigned(seat=seat, bot=SUBSTITUTE)], "over" if ends else "playing")


def _substitute(table: Table, person: int | None, seat: Seat, is_gone: IsGone) -> Proposal:
    table.check_is_playing()
    if not table.seats_of(person):
        raise RefusalError("not-yours", sentence("only-players"))
    left = table.chairs[seat].person if seat < table.head.seats else None
    if left is None or table.chairs[seat].bot:
        raise RefusalError("not-now", sentence("no-person-there"))
    if left != person and not is_gone(left):
        raise RefusalError("not-now", sentence("still-here"))
    happened: list[events.Event] = [events.Substituted(seat=seat, bot=SUBSTITUTE)]
    if table.undo is not None and table.undo.waits_for == [seat]:
        happened.append(events.Undone(seat=table.undo.seat, ply=table.undo.ply))
    return Proposal(happened, "playing")


def _take_back(table: Table, person: int | None, seat: Seat) -> Proposal:
    check_is_mine(table, person, seat)
    table.check_is_playing()
    if table.chairs[seat].resigned:
        raise RefusalError("not-now", sentence("resigned"))
    if not table.chairs[seat].bot:
        raise RefusalError("not-now", sentence("plays-already"))
    return Proposal([events.TakenBack(seat=seat)], "playing")
