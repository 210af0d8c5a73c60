"""Tables where a match already stands somewhere, written into the database as the server itself would have kept it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, TypeAlias

from tools.serving import Server

import pyramidion
from browser.visitor import Visitor
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot
from pyramidion.server.events import Acted, Sat, Started
from pyramidion.server.people import COOKIE, hash_of
from pyramidion.server.store import Head, Store

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
_numbers = count(1)
Until: TypeAlias = Callable[[Match], bool]


def greedy_match(game: str, seats: int, until: Until, further: int = 0, **options: Any) -> Match:
    """A match of greedy bots up to where it is so, and some decisions further; at most to its end."""
    match = pyramidion.new(game, seats=seats, seed=1, **options)
    player, rng = new_bot("greedy", match.game), new_rng(1)
    is_there = False
    while not match.is_over:
        is_there = is_there or until(match)
        if is_there:
            further -= 1
        if further < 0:
            break
        match.play(player.choose(match.observation(match.turn), match.turn, rng), match.turn)
    return match


def captioned(caption: str, round_number: int) -> Until:
    """Whether the scene has that caption in that round."""

    def is_there(match: Match) -> bool:
        told = match.scene(match.turn).caption
        return (told.id, told.args.get("round")) == (f"{match.game.name}-caption-{caption}", round_number)

    return is_there


def stage(visitor: Visitor, match: Match) -> None:
    """Seat the visitor everywhere at a table where the match stands so, go there, and take the screen."""
    table = f"staged-{next(_numbers)}"
    visitor.page.locator("main").wait_for()  # the page has its cookie
    token = next(cookie["value"] for cookie in visitor.page.context.cookies() if cookie["name"] == COOKIE)
    # In a thread of its own: Playwright has an event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _keep(visitor.server, token, table, match)).result()
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator("svg[data-zone], dialog").first.wait_for()
    if not match.is_over:
        visitor.wait_for_turn()
        if visitor.is_handover:
            visitor.step()
            visitor.wait_for_turn()


async def _keep(server: Server, token: str, table: str, match: Match) -> None:
    store = Store(f"sqlite:///{server.folder / 'tables.sqlite'}")
    person = await store.person_by_token(hash_of(token))
    assert person
    spec = match.game.spec
    head = Head(table, spec.name, spec.rules_version, match.seats, dict(match.options), person.id)
    seated = [Sat(seat=seat, person=person.id, name=name) for seat, name in enumerate(NAMES[: match.seats])]
    acted = [Acted(actor=entry.actor, text=entry.action.text) for entry in match.log]
    await store.make_table(head, [*seated, Started(), *acted], "over" if match.is_over else "playing")
    await store.close()
