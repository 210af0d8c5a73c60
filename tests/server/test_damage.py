"""Tables whose log cannot be replayed: they say so, and harm nobody else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pyramidion.server.events import Acted
from pyramidion.server.store import Store
from server.driving import PATIENCE, Client, Site, running, settings_in

pytestmark = pytest.mark.anyio

# What may have become of a table, as a statement about its row or its events.
DAMAGES = {
    "no JSON": "UPDATE events SET body = '{\"kind' WHERE table_id = ? AND number = 3",
    "an event of an unknown kind": 'UPDATE events SET body = \'{"kind":"sung"}\' WHERE table_id = ? AND number = 3',
    "an event with nothing in it": 'UPDATE events SET body = \'{"kind":"action"}\' WHERE table_id = ? AND number = 3',
    "a seat that is not there": "UPDATE events SET body = replace(body, '\"seat\":0', '\"seat\":9') WHERE table_id = ?",
    "an illegal action": 'UPDATE events SET body = replace(body, \'"text":"\', \'"text":"x\') WHERE table_id = ?',
    "a gap": "DELETE FROM events WHERE table_id = ? AND number = 3",
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options that the game does not have": "UPDATE tables SET options = '{\"sung\": 1}' WHERE id = ?",
    "too many seats": "UPDATE tables SET seats = 9 WHERE id = ?",
}


def _damage(site: Site, statement: str, *values: object) -> None:
    """Change the database as a program without manners would."""
    with closing(sqlite3.connect(site.house.settings.database)) as database:
        assert database.execute(statement, values).rowcount
        database.commit()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_says_so_and_harms_no_other(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_in(tmp_path, bot_pause=100.0)) as site:
        ann = await site.person()
        cookies = dict(ann.http.cookies)
        good = await ann.table("maya_towers", "me", "random")
        bad = await ann.table("maya_towers", "me", "random")  # later, so that it is read first
        _damage(site, DAMAGES[damage], bad)
    async with running(settings_in(tmp_path)) as site:
        await _bot_has_acted(site.house.store, good)
        ann = Client(site.port, cookies)
        for _ in range(2):
            listed = {table["id"]: table for table in (await ann.http.get("/api/tables")).json()}
            assert listed[good]["problem"] is None
            assert listed[bad]["problem"]["id"] == "server-damaged"
            assert [listed[bad][name] for name in ("game", "phase", "seats")] == ["maya_towers", "playing", []]
            for what in ("", "/frame"):
                answer = await ann.http.get(f"/api/tables/{bad}{what}")
                assert (answer.status_code, answer.json()["sentence"]["id"]) == (410, "server-damaged")
        async with ann.socket(bad, hello=False) as socket:
            assert await socket.end() == 4404
            assert [answer["sentence"]["id"] for answer in socket.answers] == ["server-damaged"]
        async with ann.socket(good) as socket:
            assert (await (await socket.turn()).play())["type"] == "accepted"
        await ann.http.aclose()
    assert caplog.text.count(f"Table {bad} is damaged") == 1
    assert "Traceback" not in caplog.text


async def _bot_has_acted(store: Store, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(
            isinstance(kept.event, Acted) and kept.event.actor == 1 for kept in await store.events_after(table, 0)
        ):
            await asyncio.sleep(0.02)


async def test_a_table_of_rules_that_are_not_known_any_more_is_listed(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    _damage(site, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    site.house.tables._live.clear()
    (listed,) = (await ann.http.get("/api/tables")).json()
    assert listed["problem"]["id"] == "server-unknown-rules"
    assert (await ann.http.get(f"/api/tables/{table}")).status_code == 410


async def test_whoever_sits_at_a_table_that_turns_out_to_be_damaged_is_told(site: Site) -> None:
    """Another process has written what cannot be read: whoever plays next finds out."""
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        number = site.house.tables._live[table].number
        unreadable = "INSERT INTO events (table_id, number, kind, body, at) VALUES (?, ?, 'sung', '{}', '')"
        _damage(site, unreadable, table, number + 1)
        frame = socket.frame
        await socket.say(
            type="play", key="key-0001", seat=frame["viewer"], decision=frame["decision"], action=socket.action()
        )
        assert (await socket.answer())["sentence"]["id"] == "server-damaged"
        await socket.say(type="hello")
        assert await socket.end() == 4404
    assert (await ann.http.get(f"/api/tables/{table}")).status_code == 410
