"""Who sees what: the table for one person, and through which seat's eyes a person's screen looks."""

from typing import NamedTuple

from pyramidion.core.types import PUBLIC, Seat, Viewer
from pyramidion.server.people import People
from pyramidion.server.presence import Presence
from pyramidion.server.protocol import SeatView, TableView, UndoView
from pyramidion.server.table import Table

NOBODY = -1


class Viewpoint(NamedTuple):
    """A viewer, and to whom the screen must be handed before that one may look."""

    viewer: Viewer
    handover: int = NOBODY


def viewpoint(table: Table, person: int | None, looked: Seat | None, last: Viewer) -> Viewpoint:
    """Through whose eyes the person's screen looks now.

    `looked` is the seat that the screen was handed to, `last` the viewer before. Where all the person's seats see the
    same, there is nothing to hand over.
    """
    mine = table.seats_of(person)
    if len(mine) <= 1 or table.phase == "gathering":
        return Viewpoint(mine[0] if mine and table.phase != "gathering" else PUBLIC)
    to_act = [seat for seat in mine if seat in table.actors and not table.chairs[seat].bot]
    if see_the_same(table, mine):
        stays = last if last in mine else mine[0]
        return Viewpoint(stays if stays in to_act or not to_act else to_act[0])
    if to_act and looked not in to_act:
        return Viewpoint(PUBLIC, to_act[0])
    return Viewpoint(looked if looked in mine else PUBLIC)


def see_the_same(table: Table, seats: list[Seat]) -> bool:
    """Whether the seats have no secrets from each other, now or in the log."""
    if len({table.match.observation(seat).tobytes() for seat in seats}) > 1:
        return False
    return len({tuple((entry.actor, entry.action) for entry in table.told_to(seat)) for seat in seats}) == 1


def seat_views(table: Table, person: int | None, people: People, presence: Presence) -> list[SeatView]:
    """The seats for one person."""
    return [
        SeatView(
            seat=seat,
            title=table.title(seat),
            holder=chair.holder,
            name=chair.name or people.name(chair.person),
            bot=chair.bot,
            mine=person is not None and chair.person == person,
            present=chair.person is not None and presence.is_here(table.id, chair.person),
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def table_view(table: Table, person: int | None, people: People, presence: Presence) -> TableView:
    """The table for one person."""
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    return TableView(
        id=table.id,
        game=table.head.game,
        options=table.match.options,
        seats=seat_views(table, person, people, presence),
        phase=table.phase,
        host=person is not None and table.host == person,
        undo=None if table.undo is None else UndoView(seat=table.undo.seat, waits_for=table.undo.waits_for),
        rematch=table.rematch,
        watchers=presence.watchers(table.id, seated),
        bots_delayed=table.bots_delayed,
    )
