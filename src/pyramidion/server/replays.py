"""Replays: matches from beginning to end with everything revealed, records in and out, the demo of each game."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath

from pyramidion.core import registry
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE
from pyramidion.core.words import seat_title
from pyramidion.records.record import Record, game_of, parse_record, play_entry, record_of
from pyramidion.records.replay import check_record
from pyramidion.search.bots import new_bot
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.frames import ending, log_of, match_ending
from pyramidion.server.house import House, TheHouse
from pyramidion.server.prices import MAKING
from pyramidion.server.protocol import Replay, Review, SeatView, Step, TableId, Told
from pyramidion.server.requests import address_of, purse_of
from pyramidion.server.table import Table
from pyramidion.server.viewing import seat_views

DEMO_SEED = 7
DEMO_DECISIONS = 40
RECORD_LIMIT = 1024 * 1024  # bytes
MOST_ACTIONS = 2000  # of a match that is shown position by position


@get("/api/tables/{table_id:str}/record")
async def show_record(table_id: FromPath[str], house: TheHouse) -> Record:
    """The record of a match that is over: it holds what was secret."""
    table = await _finished(table_id, house)
    return record_of(table.match)


@get("/api/tables/{table_id:str}/replay", price=MAKING)
async def show_replay(request: Request[Any, Any, Any], table_id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """A match that is over, position by position."""
    table = await _finished(table_id, house)
    person = await house.people.who(request)
    _check_length(table.match.ply)
    seats = seat_views(table, person.id if person else None, house.people, house.presence)
    async with house.one_replay:
        steps = await asyncio.to_thread(_steps, record_of(table.match, legal=False).to_json())
    replay = Replay(
        id=table.id, game=table.head.game, seats=seats, options=table.match.options, steps=steps, ending=ending(table)
    )
    return _packed(replay)


@post("/api/records", status_code=201, price=MAKING, request_max_body_size=RECORD_LIMIT)
async def bring_record(request: Request[Any, Any, Any], house: TheHouse) -> TableId:
    """Keep a record that the rules bear out, to be looked at."""
    await house.people.known(request)
    house.check_new_thing(address_of(request))
    text = await asyncio.to_thread(_checked, await request.body())
    record_id = house.settings.ids.table()
    await house.store.keep_record(record_id, text)
    return TableId(id=record_id)


@get("/api/records/{record_id:str}/replay", price=MAKING)
async def show_brought_record(record_id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """A record that somebody brought along, position by position."""
    text = await _brought(record_id, house)
    async with house.one_replay:
        return _packed(await asyncio.to_thread(_replay_of_record, record_id, text))


@get("/api/tables/{table_id:str}/review")
async def show_review(request: Request[Any, Any, Any], table_id: FromPath[str], house: TheHouse) -> Review:
    """How well each seat stood during a match that is over, and what cost it most."""
    table = await _finished(table_id, house)
    _check_length(table.match.ply)
    return await _review(request, record_of(table.match, legal=False), house)


@get("/api/records/{record_id:str}/review")
async def show_review_of_brought(request: Request[Any, Any, Any], record_id: FromPath[str], house: TheHouse) -> Review:
    """The same of a record that somebody brought along."""
    return await _review(request, parse_record(await _brought(record_id, house)), house)


async def _review(request: Request[Any, Any, Any], record: Record, house: House) -> Review:
    text = msgspec.structs.replace(record, legal=msgspec.UNSET).to_json()  # of one match there is one review
    if not house.reviews.knows(text):
        person = await house.people.who(request)
        house.check_new_thing(address_of(request))
        if not house.new_reviews.take(purse_of(request, person.id if person else None)):
            raise FaultError(429, sentence("too-fast"))
    return house.reviews.of(text)


async def _brought(record_id: str, house: House) -> str:
    text = await house.store.record(record_id)
    if text is None:
        raise FaultError(404, sentence("no-such-record"))
    return text


async def _finished(table_id: str, house: House) -> Table:
    table = await house.tables.get(table_id)
    if table.phase != "over":
        raise FaultError(409, sentence("not-over"))
    return table


def _packed(replay: Replay) -> Response[bytes]:
    return Response(msgspec.json.encode(replay), media_type="application/json")


def _checked(body: bytes) -> str:
    """The record as one line. Raises a PyramidionError that says what is wrong with it."""
    record = parse_record(body.strip())
    _check_length(len(record.actions))
    check_record(record)
    return record.to_json()


def _check_length(actions: int) -> None:
    if actions > MOST_ACTIONS:
        raise FaultError(413, sentence("record-too-long", limit=MOST_ACTIONS))


def _replay_of_record(record_id: str, text: str) -> Replay:
    record = parse_record(text)
    game = game_of(record)
    match = Match(game, record.seats, record.options, settle=False)
    for action in record.actions:
        play_entry(match, action)
    return Replay(
        id=record_id,
        game=record.game,
        seats=_plain_seats(record.game, record.seats),
        options=match.options,
        steps=_steps(text),
        ending=match_ending(match),
    )


def _plain_seats(game: str, seats: int) -> list[SeatView]:
    return [SeatView(seat=seat, title=seat_title(game, seats, seat), holder="open") for seat in range(seats)]


@lru_cache(maxsize=4)
def _steps(text: str) -> list[Step]:
    """Every position of a record, the one before the first action included.

    Scenes are packed as they come: as objects those of a long match would fill the memory.
    """
    record = parse_record(text)
    match = Match(game_of(record), record.seats, record.options, settle=False)
    seen = [_packed_look(match)]
    for action in record.actions:
        play_entry(match, action)
        seen.append(_packed_look(match))
    told: list[Told | None] = [None, *log_of(Chronicle(None).told(match))]
    return [Step(told=entry, scene=scene, moved=moved) for entry, (scene, moved) in zip(told, seen, strict=True)]


def _packed_look(match: Match) -> tuple[Any, Any]:
    scene = match.scene()
    return msgspec.Raw(msgspec.json.encode(scene)), msgspec.Raw(msgspec.json.encode(match.glides(None, scene)))


@lru_cache(maxsize=16)
def demo(name: str) -> Replay:
    """The first decisions of a match between bots of the seed, from where chance has set it up."""
    game = registry.game(name)
    seats = next((count for count in game.spec.seats if count > 1), game.spec.seats[0])
    match = Match(game, seats, seed=DEMO_SEED)
    bot, chronicle = new_bot("greedy", game), Chronicle(None)
    steps = [Step(told=None, scene=match.scene(), moved=[])]
    for decision in range(DEMO_DECISIONS):
        if match.is_over:
            break
        seat = match.turn
        match.play(bot.choose(match.observation(seat), seat, new_rng(DEMO_SEED, decision)), seat)
        told = [entry for entry in log_of(chronicle.told(match)) if entry.actor != CHANCE][-1]
        scene = match.scene()
        steps.append(Step(told=told, scene=scene, moved=match.glides(None, scene)))
    return Replay(
        id="demo",
        game=name,
        seats=_plain_seats(name, match.seats),
        options=match.options,
        steps=steps,
        ending=match_ending(match),
    )
