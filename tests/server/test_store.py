"""The writer: one commit for many, each for itself; what a database can do to it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from pyramidion.server.errors import FaultError
from pyramidion.server.events import Acted, Sat
from pyramidion.server.store import Head, LostRaceError, Store
from pyramidion.server.store import engine as engines
from server.driving import Site

pytestmark = pytest.mark.anyio

TABLES = 40


def head(table: str, host: int) -> Head:
    return Head(table, "maya_towers", 1, 2, {}, host)


def acted(text: str = "a1-b1@2") -> Acted:
    return Acted(actor=0, text=text)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    yield store
    await store.close()


@pytest.fixture
async def host(store: Store) -> int:
    """Somebody with so many tables, each with one event."""
    person = await store.add_person("hash", "en")
    seated = [Sat(seat=0, person=person.id)]
    await asyncio.gather(*(store.make_table(head(f"t{n}", person.id), seated, "playing") for n in range(TABLES)))
    return person.id


class Commits:
    """Counts the commits of the store's writer."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        event.listen(store._writer.engine, "commit", self._add)

    def _add(self, _: Connection) -> None:
        self.count += 1


@pytest.mark.usefixtures("host")
async def test_what_is_asked_for_together_is_committed_together(store: Store) -> None:
    commits = Commits(store)
    await asyncio.gather(*(store.append(f"t{n}", 1, [acted()], "playing") for n in range(TABLES)))
    assert commits.count < TABLES / 2
    for n in range(TABLES):
        assert [kept.number for kept in await store.events_after(f"t{n}", 0)] == [1, 2]


@pytest.mark.usefixtures("host")
async def test_who_loses_the_race_hurts_nobody_else(store: Store) -> None:
    """Four write the same event of every table: one of each four is kept, and whole."""
    asked = [
        store.append(f"t{n}", 1, [acted(f"{rival}"), acted("next")], f"phase{rival}")
        for n in range(TABLES)
        for rival in range(4)
    ]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers].count(LostRaceError) == 3 * TABLES
    for n in range(TABLES):
        (winner,) = (rival for rival in range(4) if answers[4 * n + rival] is None)
        assert [kept.event for kept in await store.events_after(f"t{n}", 1)] == [acted(f"{winner}"), acted("next")]
    with closing(sqlite3.connect(str(store._engine.url.database))) as other:
        phases = [phase for (phase,) in other.execute("SELECT phase FROM tables ORDER BY rowid")]
    assert phases == [f"phase{[answers[4 * n + r] for r in range(4)].index(None)}" for n in range(TABLES)]


async def test_a_lost_race_takes_nothing_along(store: Store, host: int) -> None:
    """A table where it would have gone on is not made if the event is lost."""
    await store.append("t0", 1, [acted()], "over")
    with pytest.raises(LostRaceError):
        await store.append("t0", 1, [acted()], "over", None, (head("new", host), [acted()]))
    assert await store.head("new") is None


async def test_an_error_of_one_hurts_no_other(store: Store, host: int) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("UPDATE people SET name = 'broken'"))
        raise ZeroDivisionError

    asked: list[Any] = [store.append("t0", 1, [acted()], "playing"), store._writer.write(broken)]
    asked += [store.make_table(head("t1", host), [], "playing"), store.append("t2", 1, [acted()], "playing")]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), ZeroDivisionError, IntegrityError, type(None)]
    assert len(await store.events_after("t2", 0)) == 2
    person = await store.person(host)
    assert person is not None
    assert person.name == ""


@pytest.mark.usefixtures("host")
async def test_nobody_is_answered_before_the_commit(store: Store) -> None:
    """A commit that fails takes everything in it along, everybody hears of it, and what is tried again is kept once."""
    failing = [True]

    def fail(_: Connection) -> None:
        if failing:
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(store._writer.engine, "commit", fail)
    asked = [store.append(f"t{n}", 1, [acted()], "playing") for n in range(TABLES)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(answer, Exception) for answer in answers)
    assert await store.events_after("t0", 1) == []
    failing.clear()
    await asyncio.gather(*(store.append(f"t{n}", 1, [acted()], "playing") for n in range(TABLES)))
    for n in range(TABLES):
        assert len(await store.events_after(f"t{n}", 1)) == 1


@pytest.mark.usefixtures("host")
async def test_locked_by_another_process_and_released(store: Store, tmp_path: Path) -> None:
    """Reading goes on; who writes is told to try again."""
    database = tmp_path / "tables.sqlite"
    with store._writer.engine.connect() as connection:  # it has but one: what is set stays
        connection.exec_driver_sql("PRAGMA busy_timeout=100")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked = [store.append(f"t{n}", 1, [acted()], "playing") for n in range(3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [(type(answer), getattr(answer, "status", 0)) for answer in answers] == [(FaultError, 503)] * 3
        assert await store.head("t0") is not None
        assert await store.events_after("t0", 1) == []
        other.execute("ROLLBACK")
    await asyncio.gather(*(store.append(f"t{n}", 1, [acted()], "playing") for n in range(3)))
    assert len(await store.events_after("t2", 1)) == 1


async def test_a_full_disk_at_the_table(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """Everybody hears of it in words; once there is room, all goes on where it was."""
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    writer = site.house.store._writer.engine

    def allow(pages: int) -> None:
        with writer.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async with ann.socket(table) as socket:
        allow(1)  # no more than there are
        while (answer := await socket.play())["type"] == "accepted":
            await socket.turn()
            if socket.frame["handover"] >= 0:
                await socket.say(type="look", seat=socket.frame["handover"])
                await socket.turn()
        assert (answer["type"], answer["sentence"]["id"]) == ("problem", "server-disk-full")
        played = len((await ann.frame(table))["log"])
        wish = {"seat": socket.frame["viewer"], "decision": socket.frame["decision"], "action": socket.action()}
        said = await ann.at(table, "say", type="play", key="no-room-for-it", **wish)
        assert (said.status_code, said.json()["sentence"]["id"]) == (507, "server-disk-full")
        assert len((await ann.frame(table))["log"]) == played
        allow(2**30)
        assert (await socket.play())["type"] == "accepted"
        assert len((await ann.frame(table))["log"]) == played + 1
    said_by_server = [record for record in caplog.records if "does not take" in record.message]
    assert len(said_by_server) == 1, "once, however often it was tried"


def test_errors_do_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    engine = engines.make_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with pytest.raises(Exception, match="no such table") as told, engine.connect() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "a secret"})
    assert "a secret" not in str(told.value)
    engine.dispose()
