"""Tables where a match already stands somewhere, written into the database as the server itself would have kept it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from tools.serving import Server

import pyramidion
from browser.visitor import Visitor
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.baselines import bot
from pyramidion.server.events import Acted, Sat, Started
from pyramidion.server.people import COOKIE, hash_of
from pyramidion.server.store import Head, Store
from pyramidion.server.store.engine import make_engine

_numbers = count(1)


def greedy_match(game: str, seats: int, until: Callable[[Match], bool], seed: int = 1) -> Match:
    """A match of greedy bots, up to where it is so, or to its end."""
    match = pyramidion.new(game, seats=seats, seed=seed)
    player = bot("greedy", match.game)
    rng = new_rng(seed)
    while not match.is_over and not until(match):
        match.play(player.choose(match.observation(match.turn), match.turn, rng), match.turn)
    return match


def stage(visitor: Visitor, match: Match, *names: str) -> None:
    """Seat the visitor everywhere at a table where the match stands so, and go there."""
    table = f"staged-{next(_numbers)}"
    token = next(cookie["value"] for cookie in visitor.page.context.cookies() if cookie["name"] == COOKIE)
    # In a thread of its own: Playwright has an event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _keep(visitor.server, token, table, match, names)).result()
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator("svg[data-zone], dialog").first.wait_for()


async def _keep(server: Server, token: str, table: str, match: Match, names: tuple[str, ...]) -> None:
    engine = make_engine(f"sqlite+aiosqlite:///{server.folder / 'tables.sqlite'}")
    store = Store(engine)
    person = await store.person_by_token(hash_of(token))
    assert person
    spec = match.game.spec
    head = Head(table, spec.name, spec.rules_version, match.seats, dict(match.options), person.id)
    seated = [Sat(seat=seat, person=person.id, name=name) for seat, name in enumerate(names)]
    acted = [Acted(actor=entry.actor, text=entry.action.text) for entry in match.log]
    await store.make_table(head, [*seated, Started(), *acted], "over" if match.is_over else "playing")
    await engine.dispose()
