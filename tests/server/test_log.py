"""The log is the truth: restarts, two processes at one database, migrations, the bots' worker processes, records."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from pyramidion.records.record import parse_record
from pyramidion.records.replay import check_record
from pyramidion.server.store import store
from pyramidion.server.store.engine import make_engine
from pyramidion.server.store.models import Model
from pyramidion.server.store.opening import open_database
from server.driving import Client, Site, running, settings_in

pytestmark = pytest.mark.anyio


async def finished(ann: Client, *seats: str) -> str:
    """A table whose match is over."""
    table = await ann.table("maya_towers", *seats, stall=2)
    async with ann.socket(table) as socket:
        while not (await socket.turn()).frame["ending"]:
            await socket.play()
    return table


async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        ann, bob = await site.person("Ann"), await site.person("Bob")
        table = await ann.table("maya_towers", "me", "open", "random")
        await bob.at(table, "sit", seat=1)
        await ann.at(table, "start")
        async with ann.socket(table) as anns, bob.socket(table) as bobs:
            first = {"seat": 0, "decision": anns.frame["decision"], "action": anns.action()}
            await anns.wish("play", "before-the-restart", **first)
            await bobs.turn()
            await bobs.play()
            await bobs.wish("ask-undo", seat=1)
            await anns.until(lambda: anns.table["undo"])
        before = [await ann.frame(table, 0), await bob.frame(table, 1), await ann.frame(table)]
        views = [await ann.view(table), await bob.view(table)]
    async with running(settings_in(tmp_path)) as site:
        ann, bob = (Client(site.port, dict(client.http.cookies)) for client in (ann, bob))
        assert [await ann.frame(table, 0), await bob.frame(table, 1), await ann.frame(table)] == before
        assert [await ann.view(table), await bob.view(table)] == views
        async with ann.socket(table) as anns:
            assert (await anns.wish("play", "before-the-restart", **first))["type"] == "accepted"
            assert (await anns.wish("answer-undo", agree=False))["type"] == "accepted"
        await ann.http.aclose()
        await bob.http.aclose()


async def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, bot_pause=100.0)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "random")
        length = len((await ann.frame(table))["log"])
    async with running(settings_in(tmp_path)) as site:
        eve = site.stranger()
        async with asyncio.timeout(10):
            while (await site.house.store.events_after(table, length))[-1].event.actor != 1:  # type: ignore[union-attr]
                await asyncio.sleep(0.02)
        assert (await eve.frame(table))["waits_for"] == [0]


async def test_two_processes_at_one_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who loses the race catches up with the log, and is answered by what holds then.

    With SQLite there is a lock against it; other databases may serve several.
    """
    monkeypatch.setattr(store, "lock_of", lambda _: None)
    async with running(settings_in(tmp_path)) as one, running(settings_in(tmp_path)) as two:
        ann = await one.person()
        bob = await two.person()
        table = await ann.table("template", "me", "open")
        await bob.at(table, "sit", seat=1)
        await ann.view(table)
        assert (await ann.at(table, "start")).json()["sentence"]["id"] == "server-seats-open"  # not known here yet
        assert (await ann.at(table, "bot", seat=1, bot="random")).json()["sentence"]["id"] == "server-seat-taken"
        assert (await ann.at(table, "start")).status_code == 200
        twin = Client(two.port, dict(ann.http.cookies))
        async with ann.socket(table) as anns, bob.socket(table) as bobs:
            assert bobs.table["phase"] == "gathering"
            frame = await twin.frame(table, 0)
            assert frame["decision"] == 0
            wish = {"seat": 0, "decision": anns.frame["decision"], "action": anns.action()}
            await anns.wish("play", "the-very-same-wish", **wish)
            # The other process knows nothing of start and bid, until it tries to write.
            answers = [(await bob.at(table, "stand", seat=1)).json() for _ in range(2)]
            assert answers[0]["sentence"]["id"] == "server-started"
            await bobs.until(lambda: bobs.table["phase"] == "playing")
            said = (await twin.at(table, "say", type="play", key="the-very-same-wish", **wish)).json()
            assert said["type"] == "accepted"
        await twin.http.aclose()
        numbers = [kept.number for kept in await one.house.store.events_after(table, 0)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_database_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    engine = make_engine(url)
    open_database(engine, url)
    open_database(engine, url)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert compare_metadata(MigrationContext.configure(connection), Model.metadata) == []
    engine.dispose()


async def test_what_an_earlier_version_has_kept_goes_on(tmp_path: Path) -> None:
    """Its events do not say what was wished with a key: that it was fulfilled is all there is to know."""
    settings = settings_in(tmp_path)
    async with running(settings) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as socket:
            wish = {"seat": socket.frame["viewer"], "decision": socket.frame["decision"], "action": socket.action()}
            await socket.wish("play", "of-an-earlier-version", **wish)
    with closing(sqlite3.connect(settings.database)) as database:
        database.execute("ALTER TABLE events DROP COLUMN digest")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    async with running(settings) as site:
        ann = Client(site.port, dict(ann.http.cookies))
        async with ann.socket(table) as socket:
            assert len(socket.log) > 1
            assert (await socket.wish("play", "of-an-earlier-version", **wish))["type"] == "accepted"
            assert (await socket.wish("resign", "of-an-earlier-version", seat=0))["type"] == "accepted"
            assert socket.table["phase"] == "playing"
            assert (await socket.play())["type"] == "accepted"
        await ann.http.aclose()


async def test_a_failed_commit_leaves_the_table_as_it_was(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    before = await ann.frame(table, 1)
    keep = site.house.store.append

    async def kept_but_not_told(*arguments: Any, **more: Any) -> None:
        await keep(*arguments, **more)
        raise OSError("the answer of the database got lost")

    async with ann.socket(table) as socket:
        wish = {"seat": 1, "decision": socket.frame["decision"], "action": socket.action()}
        monkeypatch.setattr(site.house.store, "append", kept_but_not_told)
        assert (await socket.wish("play", "kept-but-not-told", **wish))["type"] == "problem"
        assert await ann.frame(table, 1) == before
        monkeypatch.undo()
        assert (await socket.wish("play", "kept-but-not-told", **wish))["type"] == "accepted"
        await socket.until(lambda: socket.frame["viewer"] == 0)
        assert len((await ann.frame(table))["log"]) == len(before["log"]) + 1


async def test_tables_that_nobody_looks_at_are_forgotten_and_read_again(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, tables_kept=2)) as site:
        ann = await site.person()
        tables = [await ann.table("maya_towers", "me", "me") for _ in range(5)]
        assert len(site.house.tables._live) <= 2
        frames = [await ann.frame(table, 0) for table in tables]
        assert frames == [await ann.frame(table, 0) for table in tables]


async def test_a_record_goes_out_and_comes_in(site: Site) -> None:
    ann = await site.person("Ann")
    table = await finished(ann, "me", "random", "random")
    exported = await ann.http.get(f"/api/tables/{table}/record")
    record = parse_record(exported.content)
    check_record(record)
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert len(replay["steps"]) == len(record.actions) + 1
    assert replay["seats"][0]["name"] == "Ann"
    assert replay["steps"][0]["told"] is None
    assert replay["ending"]["scores"] == record.result["scores"]  # type: ignore[index]
    brought = await ann.http.post("/api/records", content=exported.content)
    assert brought.status_code == 201
    again = (await ann.http.get(f"/api/records/{brought.json()['id']}/replay")).json()
    assert again["steps"] == replay["steps"]
    assert again["ending"] == replay["ending"]
    assert (await ann.http.get("/api/records/nothing/replay")).status_code == 404


async def test_no_record_while_there_are_secrets(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me", "me")
    for what in ("record", "replay"):
        answer = await ann.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["sentence"]["id"]) == (409, "server-not-over")


async def test_a_record_that_the_rules_do_not_bear_out(site: Site) -> None:
    ann = await site.person()
    table = await finished(ann, "me", "random")
    record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).content)
    record.actions[-1] = record.actions[-2]
    answer = await ann.http.post("/api/records", content=record.to_json())
    assert answer.status_code == 400
    assert "Ply" in answer.json()["sentence"]["args"]["problem"]


async def test_every_game_has_a_demo(site: Site) -> None:
    eve = site.stranger()
    for game in (await eve.http.get("/api/games")).json():
        demo = (await eve.http.get(f"/api/games/{game['name']}/demo")).json()
        assert demo["steps"][0]["told"] is None
        assert len(demo["steps"]) > 2
        assert any(step["moved"] for step in demo["steps"])
    assert (await eve.http.get("/api/games/chess/demo")).status_code == 404
