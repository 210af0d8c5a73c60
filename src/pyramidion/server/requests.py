"""What a request tells about the one who asks, and whether that one still waits."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from pyramidion.core.words import LANGUAGES
from pyramidion.server.limits import address_key

Answer = TypeVar("Answer")
GONE = 499  # the usual number for it; nobody hears it


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address it came from, as limits count it; a proxy on the same machine is believed."""
    return address_key(connection.client.host) if connection.client else ""


def purse_of(connection: ASGIConnection[Any, Any, Any, Any], person: int | None) -> str:
    """Out of whose purse it is paid: a person has one for all windows, strangers have one for each address."""
    return address_of(connection) if person is None else str(person)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the browser's languages that there are words in."""
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def while_waited_for(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer of the work, which is broken off if whoever asked goes away. The request's body must be read."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException("the client has gone", status_code=GONE)
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
