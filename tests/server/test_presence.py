"""Who is here: by a socket, or by requests."""

import asyncio
import time
from pathlib import Path

import pytest

from pyramidion.server.presence import Presence
from server.driving import PATIENCE, Client, Site, Socket, running, settings_in

pytestmark = pytest.mark.anyio

LONG, SHORT = 3600.0, 0.2  # seconds of absence


async def two_people(site: Site) -> tuple[Client, Client, str]:
    """Ann and Bob at a table. Nobody has a socket yet."""
    ann, bob = await site.person("Ann"), await site.person("Bob")
    table = await ann.table("maya_towers", "me", "open")
    await bob.at(table, "sit", seat=1)
    await ann.at(table, "start")
    return ann, bob, table


async def replaced(socket: Socket) -> None:
    """Wait until a bot may play for seat 1."""
    async with asyncio.timeout(PATIENCE):
        while (await socket.wish("substitute", seat=1))["type"] != "accepted":
            await asyncio.sleep(0.02)


async def test_who_plays_by_requests_is_here_and_stays_in_the_seat(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, absence=LONG)) as site:
        ann, bob, table = await two_people(site)
        async with ann.socket(table) as anns:
            assert anns.table["seats"][1]["present"]
            frame = await bob.frame(table, 1)
            play = {"type": "play", "key": "played-by-a-request", "seat": 1, "decision": frame["decision"]}
            action = next(iter(frame["choices"].values()))
            while "next" in action:
                action = next(iter(action["next"].values()))
            said = await bob.at(table, "say", **play, action=action["action"])
            assert said.json()["type"] == "accepted"
            refused = await anns.wish("substitute", seat=1)
            assert (refused["reason"], refused["sentence"]["id"]) == ("not-now", "server-still-here")


@pytest.mark.parametrize("path", ["", "/frame", "/frame?seat=1"])
async def test_each_request_to_a_table_shows_that_somebody_is_here(tmp_path: Path, path: str) -> None:
    async with running(settings_in(tmp_path, absence=LONG)) as site:
        ann, bob, table = await two_people(site)
    async with running(settings_in(tmp_path, absence=LONG)) as site:  # after a restart nobody is known to be here
        ann, bob = (Client(site.port, dict(client.http.cookies)) for client in (ann, bob))
        async with ann.socket(table) as anns:
            assert not anns.table["seats"][1]["present"]
            await bob.http.get(f"/api/tables/{table}{path}")
            await anns.until(lambda: anns.table["seats"][1]["present"])
        await ann.http.aclose()
        await bob.http.aclose()


async def test_some_time_after_the_last_request_one_is_away_and_others_are_told(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, absence=SHORT)) as site:
        ann, bob, table = await two_people(site)
        async with ann.socket(table) as anns:
            await bob.frame(table, 1)
            await anns.until(lambda: anns.table["seats"][1]["present"])
            await anns.until(lambda: not anns.table["seats"][1]["present"])
            await replaced(anns)


async def test_who_has_no_seat_is_not_here_by_asking(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, absence=LONG)) as site:
        ann, eve = await site.person(), await site.person()
        table = await ann.table("maya_towers", "me", "me")
        presence = site.house.presence
        assert not presence.anybody_at(table)
        for client in (eve, site.stranger()):
            await client.frame(table)
        assert not presence.anybody_at(table)
        await ann.frame(table)
        assert presence.anybody_at(table)


async def test_the_time_of_day_may_go_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_in(tmp_path, absence=SHORT)) as site:
        ann, bob, table = await two_people(site)
        async with ann.socket(table) as anns:
            await bob.frame(table, 1)
            monkeypatch.setattr(time, "time", lambda: 0.0)
            await anns.until(lambda: not anns.table["seats"][1]["present"])
            async with bob.socket(table):
                await anns.until(lambda: anns.table["seats"][1]["present"])
            await replaced(anns)


async def test_each_request_begins_the_time_anew() -> None:
    now, left = [0.0], list[str]()
    presence = Presence(absence=0.05, clock=lambda: now[0])
    presence.left = left.append
    presence.ask("table", 1)
    now[0] = 0.04
    presence.ask("table", 1)
    now[0] = 0.08
    await asyncio.sleep(0.2)  # the event loop's own time goes on; the clock stands still
    assert presence.is_here("table", 1)
    assert presence.anybody_at("table")
    now[0] = 0.1
    async with asyncio.timeout(PATIENCE):
        while not left:
            await asyncio.sleep(0.01)
    assert left == ["table"]
    assert not presence.anybody_at("table")
    now[0] = 1.04
    assert presence.absent_for("table", 1) == pytest.approx(1.0)


async def test_a_socket_keeps_one_here_whatever_becomes_of_requests() -> None:
    now, left = [0.0], list[str]()
    presence = Presence(absence=0.01, clock=lambda: now[0])
    presence.left = left.append
    presence.ask("table", 1)
    presence.come("table", 1)
    now[0] = 5.0
    await asyncio.sleep(0.05)
    assert presence.is_here("table", 1)
    presence.go("table", 1)
    assert (presence.is_here("table", 1), left) == (False, [])
    assert presence.absent_for("table", 1) == 0.0
