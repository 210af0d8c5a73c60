"""People who wish anything at any time, alone and at once: table and frames stay what the events say."""

import asyncio
import logging
import os
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from pyramidion.server.frames import whole_frame
from pyramidion.server.store import Head
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint
from server.driving import Client, Site, Socket, keys, running, settings_in

pytestmark = pytest.mark.anyio

STEPS = int(os.environ.get("PYRAMIDION_WILD_STEPS", "50"))
SEEDS = range(int(os.environ.get("PYRAMIDION_WILD_SEEDS", "2")))
LOBBY = ("sit", "sit", "stand", "bot", "start", "start", "link", "claim", "rematch", "claim-wrong")
OTHER_WISHES = ("ask-undo", "ask-undo", "answer-undo", "answer-undo", "resign", "substitute", "take-back", "take-back")


class Guest:
    """One of the people: what they do is drawn, often wrong, sometimes said twice."""

    def __init__(self, client: Client, number: int, chance: random.Random) -> None:
        self.client, self.number, self.chance = client, number, chance
        self.socket: Socket | None = None
        self.said: list[dict[str, Any]] = []

    async def act(self, table: Table, secrets: list[str]) -> httpx.Response:
        """Do anything at the table."""
        if self.chance.random() < (0.7 if table.phase == "gathering" else 0.15):
            return await self._gather(table, secrets)
        wish = self._wish(table)
        if self.said and self.chance.random() < 0.1:
            wish = self.chance.choice(self.said)
        self.said.append(wish)
        return await self.client.at(table.id, "say", **wish)

    async def _gather(self, table: Table, secrets: list[str]) -> httpx.Response:
        what, seat = self.chance.choice(LOBBY), self.chance.randrange(table.head.seats + 1)
        at = self.client.at
        match what:
            case "sit":
                return await at(table.id, "sit", seat=seat, name=self.chance.choice(["", "Zoë"]))
            case "stand":
                return await at(table.id, "stand", seat=seat)
            case "bot":
                return await at(table.id, "bot", seat=seat, bot=self.chance.choice(["greedy", "random", "nobody"]))
            case "link":
                answer = await at(table.id, f"seats/{seat}/link")
                if answer.status_code == 200:
                    secrets.append(answer.json()["secret"])
                return answer
            case "claim":
                return await at(table.id, "claim", secret=self.chance.choice([*secrets[-4:], "wrong"]))
            case "claim-wrong":
                return await at(table.id, "claim", secret="wrong" * 3)
            case _:
                return await at(table.id, what)

    def _wish(self, table: Table) -> dict[str, Any]:
        kind = "play" if self.chance.random() < 0.6 else self.chance.choice(OTHER_WISHES)
        if kind == "resign" and self.chance.random() < 0.7:
            kind = "ask-undo"
        mine = table.seats_of(self.number)
        seat = self.chance.choice(mine if mine and self.chance.random() < 0.9 else range(table.head.seats + 1))
        wish: dict[str, Any] = {"type": kind, "key": f"wild-key-{next(keys)}"}
        if kind == "answer-undo":
            return {**wish, "agree": self.chance.random() < 0.7}
        if kind == "substitute":
            return {**wish, "seat": self.chance.randrange(table.head.seats + 1)}
        if kind != "play":
            return {**wish, "seat": seat}
        ours = [one for one in mine if table.is_open_to(one)]
        seat = ours[0] if ours and self.chance.random() < 0.95 else seat
        legal = [int(action) for action in table.match.legal_actions(seat)] or [0]
        action = self.chance.choice(legal) if self.chance.random() < 0.95 else self.chance.randrange(2**20)
        decision = table.decisions[seat] if seat < table.head.seats else 1
        return {**wish, "seat": seat, "decision": max(0, decision - (self.chance.random() < 0.05)), "action": action}


async def settled(site: Site, sockets: list[Socket]) -> None:
    """Listen until bots have acted and nothing comes any more."""
    while site.house.bots._tasks or site.house.tables._changing:
        await asyncio.sleep(0.002)
    for socket in sockets:  # whatever was sent before an answer has come by then
        await socket.wish("why-not", seat=0, targets=[])


async def retold(site: Site, head: Head) -> Table:
    """The table anew from its events."""
    table = Table(head)
    for kept in await site.house.store.events_after(head.id, 0):
        table.absorb(kept)
    return table


def check_table(live: Table, anew: Table) -> None:
    assert anew.number == live.number
    assert anew.match.observation(None).tobytes() == live.match.observation(None).tobytes()
    assert anew.match.log == live.match.log
    for name in ("chairs", "decisions", "undo", "rematch", "phase", "keys", "actors"):
        assert getattr(anew, name) == getattr(live, name), name


def check_socket(anew: Table, socket: Socket, person: int | None) -> None:
    """What somebody was shown piece by piece is what their seats see now, and nothing of others' seats."""
    mine, frame = anew.seats_of(person), socket.frame
    assert frame["viewer"] in (-1, *mine)
    assert frame["handover"] in (-1, *mine)
    assert frame["handover"] == -1 or frame["viewer"] == -1
    whole = whole_frame(anew, Viewpoint(frame["viewer"], frame["handover"]), mine)
    assert frame["mark"] == whole.mark
    assert [entry["text"] for entry in socket.log] == [entry.text for entry in whole.log]
    assert [seat["seat"] for seat in socket.table["seats"] if seat["mine"]] == mine
    assert socket.table["phase"] == anew.phase


async def come_and_go(stack: AsyncExitStack, guest: Guest, table: str, chance: random.Random) -> None:
    """Now and then somebody loses the socket, or comes back."""
    if guest.socket is None:
        guest.socket = await stack.enter_async_context(guest.client.socket(table))
    elif chance.random() < 0.06:
        await guest.socket.raw.close()
        guest.socket = None


async def check_all(site: Site, table: Table, guests: list[Guest]) -> None:
    await settled(site, [guest.socket for guest in guests if guest.socket])
    live = await site.house.tables.get(table.id)
    anew = await retold(site, table.head)
    check_table(live, anew)
    for guest in guests:
        if guest.socket:
            check_socket(anew, guest.socket, guest.number or None)
        for seat in range(table.head.seats):
            answer = await guest.client.http.get(f"/api/tables/{table.id}/frame", params={"seat": seat})
            assert answer.status_code == (200 if seat in anew.seats_of(guest.number or None) else 403)


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_people_wish(tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(seed)
    settings = settings_in(tmp_path, person_rate=1e6, address_rate=1e6)
    async with running(settings) as site, AsyncExitStack() as stack:
        clients = [await site.person(name) for name in ("Ann", "Bob", "Cid")]
        seats = chance.choice([2, 3, 4])
        first = await clients[0].table(
            "maya_towers", *["open"] * seats, stall=chance.choice([3, 500]), setup=chance.choice(["random", "drawn"])
        )
        guests = [Guest(client, number, chance) for number, client in enumerate(clients, 1)]
        guests.append(Guest(site.stranger(), 0, chance))
        secrets: list[str] = []
        for _ in range(STEPS):
            table = await site.house.tables.get(first)
            for guest in guests:
                await come_and_go(stack, guest, first, chance)
            crowd = chance.sample(guests, chance.choice([1, 1, 1, 2, 3]))
            answers = await asyncio.gather(*(guest.act(table, secrets) for guest in crowd))
            assert [answer.text for answer in answers if answer.status_code >= 500] == []
            await check_all(site, table, guests)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
