"""Hints: what a good player would do, for those who have the whole table to themselves."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from pyramidion.core.types import Seat
from pyramidion.server.errors import FaultError, RefusalError, sentence
from pyramidion.server.house import TheHouse
from pyramidion.server.protocol import AskHint, Hint
from pyramidion.server.requests import while_waited_for
from pyramidion.server.table import Table
from pyramidion.server.wishes import check_plays


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def give_hint(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[AskHint], house: TheHouse
) -> Hint:
    """A hint for a seat of one's own, from what that seat may know."""
    person = await house.people.known(request)
    table = await house.tables.get(table_id)
    house.note_request(table, person.id)
    check_may_ask(table, person.id, data.seat, data.decision)
    if not house.hints.take(str(person.id)):
        raise FaultError(429, sentence("too-fast"))
    action, worth = await while_waited_for(request, house.thinkers.hint(table, data.seat, person.id))
    return Hint(targets=list(table.match.ledger.targets(action)), worth=worth)


def check_may_ask(table: Table, person: int, seat: Seat, decision: int) -> None:
    """Raise unless the person is to decide for the seat, and plays only against bots and people at this screen."""
    check_plays(table, person, seat)
    if not table.is_open_to(seat) or decision != table.decisions[seat]:
        raise RefusalError("stale", sentence("stale"))
    if any(chair.person not in (None, person) for chair in table.chairs):
        raise RefusalError("not-now", sentence("hint-among-people"))
