"""Matches that are over, over HTTP: replays with everything revealed, records in and out, reviews."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Stream

from pyramidion.core.words import Message
from pyramidion.records.record import Record, parse_record, record_of
from pyramidion.server import positions
from pyramidion.server.encoded import etag_of, has_already, takes
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.frames import ending
from pyramidion.server.gzipped import gzipped
from pyramidion.server.house import House, TheHouse
from pyramidion.server.openapi import REPLAY
from pyramidion.server.positions import MOST_ACTIONS, Part, part_of
from pyramidion.server.prices import MAKING
from pyramidion.server.protocol import Replay, Review, TableId
from pyramidion.server.requests import address_of, purse_of
from pyramidion.server.table import Table
from pyramidion.server.viewing import seat_views

RECORD_LIMIT = 1024 * 1024  # bytes
AnyRequest = Request[Any, Any, Any]
Parts = AsyncIterator[Part]


@get("/api/tables/{table_id:str}/record")
async def show_record(table_id: FromPath[str], house: TheHouse) -> Record:
    """The record of a match that is over: it holds what was secret."""
    table = await _finished(table_id, house)
    return record_of(table.match)


@get("/api/tables/{table_id:str}/replay", price=MAKING, is_encoded=True, responses=REPLAY)
async def show_replay(request: AnyRequest, table_id: FromPath[str], house: TheHouse) -> Response[Any]:
    """A match that is over, position by position: a Replay, sent as it is made."""
    table = await _finished(table_id, house)
    person = await house.people.who(request)
    _check_length(table.match.ply)
    heading = Replay(
        id=table.id,
        game=table.head.game,
        seats=seat_views(table, person.id if person else None, house.people, house.presence),
        options=table.match.options,
        steps=[],
        ending=ending(table),
    )
    record = record_of(table.match, legal=False).to_json()
    return await _replay(request, heading, record, table.match.ply, house)


@post("/api/records", status_code=201, price=MAKING, request_max_body_size=RECORD_LIMIT)
async def bring_record(request: AnyRequest, house: TheHouse) -> TableId:
    """Keep a record that the rules bear out, to be looked at."""
    await house.people.known(request)
    house.check_new_thing(address_of(request))
    record_id = house.settings.ids.table()
    text = await house.replays.ask(record_id, partial(positions.checked, await request.body()))
    if isinstance(text, Message):
        raise FaultError(413 if text.id == "server-record-too-long" else 400, text)
    await house.store.keep_record(record_id, text)
    return TableId(id=record_id)


@get("/api/records/{record_id:str}/replay", price=MAKING, is_encoded=True, responses=REPLAY)
async def show_brought_record(request: AnyRequest, record_id: FromPath[str], house: TheHouse) -> Response[Any]:
    """A record that somebody brought along, position by position: a Replay, sent as it is made."""
    text = await _brought(record_id, house)
    heading = await house.replays.heading(record_id, text)
    return await _replay(request, heading, text, len(parse_record(text).actions), house)


async def _replay(request: AnyRequest, heading: Replay, record: str, actions: int, house: House) -> Response[Any]:
    """The heading with its positions. Only what the heading says can change, so a client may keep all of it."""
    before, between, after = msgspec.json.encode(heading).partition(b'"steps":[')
    etag = etag_of(house.replays.salt, before, after, record.encode())
    headers = {"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding"}
    if has_already(request, etag):
        return Response(b"", status_code=304, headers=headers)
    steps = house.replays.parts(record, actions, address_of(request))
    first = await anext(steps)  # what goes wrong with it can still be said

    async def parts() -> Parts:
        yield part_of(before + between)
        yield first
        async for part in steps:
            yield part
        yield part_of(after)

    if "gzip" in takes(request):
        headers["Content-Encoding"] = "gzip"
        return Stream(gzipped(parts()), media_type="application/json", headers=headers)
    return Stream(_plain(parts()), media_type="application/json", headers=headers)


async def _plain(parts: Parts) -> AsyncIterator[bytes]:
    async for part in parts:
        yield await asyncio.to_thread(zlib.decompress, part.deflated + b"\x03\x00", -zlib.MAX_WBITS)


@get("/api/tables/{table_id:str}/review")
async def show_review(request: AnyRequest, table_id: FromPath[str], house: TheHouse) -> Review:
    """How well each seat stood during a match that is over, and what cost it most."""
    table = await _finished(table_id, house)
    _check_length(table.match.ply)
    return await _review(request, record_of(table.match, legal=False), house)


@get("/api/records/{record_id:str}/review")
async def show_review_of_brought(request: AnyRequest, record_id: FromPath[str], house: TheHouse) -> Review:
    """The same of a record that somebody brought along."""
    return await _review(request, parse_record(await _brought(record_id, house)), house)


async def _review(request: AnyRequest, record: Record, house: House) -> Review:
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


def _check_length(actions: int) -> None:
    if actions > MOST_ACTIONS:
        raise FaultError(413, sentence("record-too-long", limit=MOST_ACTIONS))
