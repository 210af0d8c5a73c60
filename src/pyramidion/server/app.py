"""The application: routes, limits, headers, faults."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from pyramidion import __version__
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.faults import HANDLERS
from pyramidion.server.headers import add_headers
from pyramidion.server.hints import give_hint
from pyramidion.server.house import House
from pyramidion.server.lobby import Me, OneTable, TableList
from pyramidion.server.openapi import FaultsPlugin
from pyramidion.server.options import check_option, show_default
from pyramidion.server.origins import host_of, is_foreign, is_known_host
from pyramidion.server.page import show_page
from pyramidion.server.prices import LITTLE
from pyramidion.server.replays import (
    bring_record,
    show_brought_record,
    show_record,
    show_replay,
    show_review,
    show_review_of_brought,
)
from pyramidion.server.requests import address_of
from pyramidion.server.settings import Settings
from pyramidion.server.shelf import show_bots, show_demo, show_games, show_words
from pyramidion.server.socket import table_socket

TOO_FAST_PAUSE = 0.5  # seconds
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def make_app(settings: Settings | None = None) -> Litestar:
    """The application. Its house opens when it starts and closes when it stops."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def check(request: Request[Any, Any, Any]) -> None:
        await _check_request(request, house)

    app = Litestar(
        [
            *(Me, TableList, OneTable, table_socket, give_hint),
            *(show_games, show_demo, show_bots, show_words, show_default, check_option),
            *(show_record, show_replay, bring_record, show_brought_record, show_review, show_review_of_brought),
            show_page,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=check,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=4, exclude_opt_key="is_encoded"
        ),
        request_max_body_size=house.settings.body_limit,
        openapi_config=OpenAPIConfig(
            title="Pyramidion", version=__version__, path="/schema", render_plugins=[FaultsPlugin()]
        ),
        logging_config=None,
    )
    app.state.house = house
    return app


async def _check_request(request: Request[Any, Any, Any], house: House) -> None:
    """Host, origin and budget, before anything is read. Who has spent too much waits for the answer that says so."""
    if not is_known_host(host := host_of(request), house.settings.hosts):
        raise FaultError(421, sentence("unknown-host", host=host[:80]))
    if request.method not in SAFE_METHODS and is_foreign(request, house.settings.origins):
        raise FaultError(403, sentence("foreign"))
    price = float(request.route_handler.opt.get("price", LITTLE))
    if not house.budgets.spend(house.people.known_by(request), address_of(request), price):
        await asyncio.sleep(TOO_FAST_PAUSE)
        raise FaultError(429, sentence("too-fast"))
