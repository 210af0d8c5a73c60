"""The HTTP API around tables: oneself, one's tables, sitting down, starting, links, and the socket's wishes."""

from typing import Any, cast

from litestar import Controller, Request, Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from pyramidion.core.types import PUBLIC
from pyramidion.server import seating
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.house import TheHouse
from pyramidion.server.people import hash_of, tidy, token_cookie, token_of
from pyramidion.server.prices import CHANGE, FRAME, LISTENER, MAKING
from pyramidion.server.protocol import (
    Accepted,
    AnswerUndo,
    AskUndo,
    ClaimSeat,
    Frame,
    NewTable,
    Notice,
    Person,
    PersonChange,
    Play,
    Refused,
    Resign,
    SeatBot,
    SeatLink,
    SitDown,
    StandUp,
    Substitute,
    TableId,
    TableSummary,
    TableView,
    TakeBack,
    WhyNot,
)
from pyramidion.server.requests import address_of, language_of
from pyramidion.server.store import Link, Listed, PersonRow
from pyramidion.server.table import Phase, Proposal, Table
from pyramidion.server.viewing import Viewpoint, seat_views, table_view

LISTED = 30  # of one's tables, the latest
AnyRequest = Request[Any, Any, Any]


class Me(Controller):
    """Oneself."""

    path = "/api/me"

    @get()
    async def who_am_i(self, request: AnyRequest, house: TheHouse) -> Response[Person]:
        """Oneself; a stranger becomes a guest and gets a cookie, which is renewed once a day."""
        person, token = await house.people.who(request), token_of(request)
        if person is None:
            house.check_new_thing(address_of(request))
            person, token = await house.people.welcome(language_of(request))
        is_due = house.people.is_due(token)
        cookies = [token_cookie(token, secure=request.url.scheme == "https")] if is_due else []
        return Response(_person(person), cookies=cookies)

    @patch()
    async def change_me(self, request: AnyRequest, data: JSONBody[PersonChange], house: TheHouse) -> Person:
        """Another name or language."""
        person = await house.people.known(request)
        name = person.name if data.name is None else tidy(data.name)
        person = person._replace(name=name, language=data.language or person.language)
        await house.people.change(person)
        return _person(person)


class TableList(Controller):
    """One's tables."""

    path = "/api/tables"

    @get()
    async def my_tables(self, request: AnyRequest, house: TheHouse) -> list[TableSummary]:
        """The tables where one sits, the latest first."""
        person = await house.people.who(request)
        if person is None:
            return []
        listed = await house.store.tables_of(person.id, LISTED)
        return [await _summary_of(each, person.id, house) for each in listed]

    @post(status_code=201, price=MAKING)
    async def make_table(self, request: AnyRequest, data: JSONBody[NewTable], house: TheHouse) -> TableId:
        """A new table, of which one is the host."""
        person = await house.people.known(request)
        house.check_new_thing(address_of(request))
        head, proposal = seating.new_table(house.settings.ids.table(), person.id, data)
        await house.tables.make(head, proposal)
        return TableId(id=head.id)


class OneTable(Controller):
    """One table. Everybody who has its address may look on."""

    path = "/api/tables/{table_id:str}"

    @get()
    async def show_table(self, request: AnyRequest, table_id: FromPath[str], house: TheHouse) -> TableView:
        """What the table is and who sits there."""
        return await _view(request, await house.tables.get(table_id), house)

    @post("/sit", status_code=200, price=CHANGE)
    async def sit_down(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitDown], house: TheHouse
    ) -> TableView:
        """Take an open seat."""
        person = await house.people.known(request)
        name = tidy(data.name)
        return await _view(
            request,
            await house.tables.change(table_id, lambda table: seating.sit(table, person.id, data.seat, name)),
            house,
        )

    @post("/stand", status_code=200, price=CHANGE)
    async def stand_up(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[StandUp], house: TheHouse
    ) -> TableView:
        """Leave a seat of a table that has not started; the host may send anybody away, who is told so."""
        person = await house.people.known(request)
        sat: int | None = None

        def stand(table: Table) -> Proposal:
            nonlocal sat
            proposal = seating.stand(table, person.id, data.seat)
            sat = table.chairs[data.seat].person
            return proposal

        table = await house.tables.change(table_id, stand)
        if sat is not None and sat != person.id:
            house.connections.tell(table.id, sat, Notice(sentence=sentence("removed")))
        return await _view(request, table, house)

    @post("/bot", status_code=200, price=CHANGE)
    async def put_bot(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBot], house: TheHouse
    ) -> TableView:
        """The host: put a bot in an open seat."""
        person = await house.people.known(request)
        table = await house.tables.change(
            table_id, lambda table: seating.seat_bot(table, person.id, data.seat, data.bot)
        )
        return await _view(request, table, house)

    @post("/start", status_code=200, price=CHANGE)
    async def start_match(self, request: AnyRequest, table_id: FromPath[str], house: TheHouse) -> TableView:
        """The host: begin, once no seat is open."""
        person = await house.people.known(request)
        table = await house.tables.change(table_id, lambda table: seating.start(table, person.id))
        return await _view(request, table, house)

    @post("/rematch", status_code=200, price=MAKING)
    async def play_again(self, request: AnyRequest, table_id: FromPath[str], house: TheHouse) -> TableId:
        """The table where the same people and bots play again; it is made for the first who asks."""
        person = await house.people.known(request)
        new_id = house.settings.ids.table()
        table = await house.tables.change(table_id, lambda table: seating.rematch(table, person.id, new_id))
        if table.rematch == new_id:
            house.bots.wake(await house.tables.get(new_id))
        return TableId(id=table.rematch)

    @post("/seats/{seat:int}/link", status_code=200, price=CHANGE)
    async def make_link(
        self, request: AnyRequest, table_id: FromPath[str], seat: FromPath[int], house: TheHouse
    ) -> SeatLink:
        """A secret by which one's seat can be had back from another device."""
        person = await house.people.known(request)
        table = await house.tables.get(table_id)
        if seat not in table.seats_of(person.id):
            raise FaultError(403, sentence("not-yours"))
        secret = house.settings.ids.secret()
        await house.store.keep_link(table.id, Link(seat, hash_of(secret), person.id))
        house.note_request(table, person.id)
        return SeatLink(secret=secret)

    @post("/claim", status_code=200, price=CHANGE)
    async def claim_seat(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[ClaimSeat], house: TheHouse
    ) -> TableView:
        """Have one's seat back by its secret."""
        person = await house.people.known(request)
        link = await house.store.link(table_id, hash_of(data.secret))
        if link is None:
            raise FaultError(403, sentence("no-such-link"))
        table = await house.tables.change(table_id, lambda table: seating.claim(table, person.id, link))
        return await _view(request, table, house)

    @get("/frame", price=FRAME)
    async def show_frame(
        self, request: AnyRequest, table_id: FromPath[str], house: TheHouse, seat: FromQuery[int] = PUBLIC
    ) -> Frame:
        """What one of one's own seats sees, or without a seat what everybody may see."""
        table = await house.tables.get(table_id)
        person = await house.people.who(request)
        house.note_request(table, person.id if person else None)
        mine = table.seats_of(person.id if person else None)
        if seat != PUBLIC and seat not in mine:
            raise FaultError(403, sentence("not-yours"))
        async with house.turns.of(address_of(request)):
            return house.connections.frame(table, Viewpoint(seat), [] if seat == PUBLIC else mine)

    @post("/say", status_code=200, price=CHANGE)
    async def say(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        data: JSONBody[Play | WhyNot | AskUndo | AnswerUndo | Resign | Substitute | TakeBack],
        house: TheHouse,
    ) -> Accepted | Refused:
        """For programs: what a socket would say, answered at once."""
        person = await house.people.known(request)
        shown = LISTENER * house.connections.count_at(table_id)
        if not house.budgets.spend(person.id, address_of(request), shown):
            raise FaultError(429, sentence("too-fast"))
        house.note_request(await house.tables.get(table_id), person.id)
        return await house.say(table_id, person.id, data)


def _person(person: PersonRow) -> Person:
    return Person(name=person.name, language=person.language)


async def _view(request: AnyRequest, table: Table, house: TheHouse) -> TableView:
    person = await house.people.who(request)
    house.note_request(table, person.id if person else None)
    return table_view(table, person.id if person else None, house.people, house.presence)


async def _summary_of(listed: Listed, person: int, house: TheHouse) -> TableSummary:
    """The table in a list. One that cannot be opened, being damaged or of unknown rules, says so."""
    try:
        return _summary(await house.tables.get(listed.id), person, listed.changed, house)
    except FaultError as fault:
        return TableSummary(
            id=listed.id,
            game=listed.game,
            problem=fault.message,
            phase=cast(Phase, listed.phase),
            seats=[],
            my_turn=False,
            changed=listed.changed,
        )


def _summary(table: Table, person: int, changed: str, house: TheHouse) -> TableSummary:
    mine = [seat for seat in table.seats_of(person) if not table.chairs[seat].bot]
    return TableSummary(
        id=table.id,
        game=table.head.game,
        phase=table.phase,
        seats=seat_views(table, person, house.people, house.presence),
        my_turn=any(table.is_open_to(seat) for seat in mine),
        changed=changed,
    )
