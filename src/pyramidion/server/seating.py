"""Gathering at a table: who may sit, stand, start, and what a new table or a rematch begins with."""

from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError
from pyramidion.core.types import Seat
from pyramidion.search.bots import checked_name
from pyramidion.server import events
from pyramidion.server.errors import FaultError, RefusalError, sentence
from pyramidion.server.events import Event
from pyramidion.server.options import typed
from pyramidion.server.people import tidy
from pyramidion.server.protocol import NewTable
from pyramidion.server.store import Head, Kept, Link
from pyramidion.server.table import Proposal, Table
from pyramidion.server.wishes import check_is_mine


def new_table(table_id: str, host: int, wanted: NewTable) -> tuple[Head, Proposal]:
    """A table as somebody wants it; its match begins at once where no seat is open."""
    spec = registry.game(wanted.game).spec
    seats = spec.check_seats(len(wanted.seats))
    options = spec.complete(typed(spec, wanted.options), seats)
    head = Head(table_id, spec.name, spec.rules_version, seats, options, host)
    seated: list[Event] = []
    for seat, seating in enumerate(wanted.seats):
        if seating.kind == "me":
            seated.append(events.Sat(seat=seat, person=host, name=tidy(seating.name)))
        elif seating.kind == "bot":
            seated.append(events.BotSat(seat=seat, bot=checked_bot(seating.bot)))
    return head, _begun(head, seated)


def rematch(table: Table, person: int, table_id: str) -> Proposal:
    """The same people and bots at a new table, each one seat further."""
    if table.phase != "over":
        raise RefusalError("not-now", sentence("not-over"))
    if not table.seats_of(person):
        raise RefusalError("not-yours", sentence("only-players"))
    if table.rematch:
        return Proposal([], table.phase)
    head = table.head._replace(id=table_id, host=table.host)
    seated: list[Event] = []
    for seat, chair in enumerate(table.chairs):
        further = (seat + 1) % head.seats
        if chair.person is not None:
            seated.append(events.Sat(seat=further, person=chair.person, name=chair.name))
        else:
            seated.append(events.BotSat(seat=further, bot=chair.bot))
    return Proposal([events.Rematched(table=table_id)], table.phase, (head, _begun(head, seated).events))


def _begun(head: Head, seated: list[Event]) -> Proposal:
    """The seats taken, and the start if all are."""
    table = Table(head)
    for number, event in enumerate(seated, 1):
        table.absorb(Kept(number, event, None, ""))
    if any(chair.holder == "open" for chair in table.chairs):
        return Proposal(seated, "gathering")
    begun = table.start()
    return Proposal([*seated, *begun.events], begun.phase)


def sit(table: Table, person: int, seat: Seat, name: str) -> Proposal:
    """Take an open seat."""
    _check_gathers(table)
    _check_is_open(table, seat)
    return Proposal([events.Sat(seat=seat, person=person, name=name)], "gathering")


def stand(table: Table, person: int, seat: Seat) -> Proposal:
    """Leave one's seat; the host may send anybody away."""
    _check_gathers(table)
    _check_exists(table, seat)
    if person != table.host:
        check_is_mine(table, person, seat)
    if table.chairs[seat].holder == "open":
        return Proposal([], "gathering")
    return Proposal([events.Stood(seat=seat)], "gathering")


def seat_bot(table: Table, person: int, seat: Seat, bot: str) -> Proposal:
    """The host puts a bot in an open seat."""
    _check_is_host(table, person)
    _check_gathers(table)
    _check_is_open(table, seat)
    return Proposal([events.BotSat(seat=seat, bot=checked_bot(bot))], "gathering")


def start(table: Table, person: int) -> Proposal:
    """The host begins the match, once no seat is open."""
    _check_is_host(table, person)
    _check_gathers(table)
    if any(chair.holder == "open" for chair in table.chairs):
        raise RefusalError("not-now", sentence("seats-open"))
    return table.start()


def claim(table: Table, person: int, link: Link) -> Proposal:
    """Have a seat back by its personal link, if it is still whose it was. It keeps its name; the link serves again."""
    if link.seat not in table.seats_of(link.person):
        raise RefusalError("not-yours", sentence("no-such-link"))
    if person == link.person:
        return Proposal([], table.phase)
    sat = events.Sat(seat=link.seat, person=person, name=table.chairs[link.seat].name)
    return Proposal([sat], table.phase, link=link._replace(person=person))


def checked_bot(name: str) -> str:
    """The name itself, if a bot has it."""
    try:
        return checked_name(name)
    except PyramidionError:
        raise RefusalError("not-now", sentence("no-such-bot", bot=name)) from None


def _check_is_host(table: Table, person: int) -> None:
    if table.host != person:
        raise RefusalError("not-yours", sentence("only-host"))


def _check_gathers(table: Table) -> None:
    if table.phase != "gathering":
        raise RefusalError("not-now", sentence("started"))


def _check_exists(table: Table, seat: Seat) -> None:
    if seat >= table.head.seats:
        raise FaultError(404, sentence("no-such-seat"))


def _check_is_open(table: Table, seat: Seat) -> None:
    _check_exists(table, seat)
    if table.chairs[seat].holder != "open":
        raise RefusalError("not-now", sentence("seat-taken"))
