"""What is old and came to nothing is deleted; what is played or looked at never is."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from pyramidion.server.house import House
from server.driving import Site, running, settings_in
from server.test_log import finished

pytestmark = pytest.mark.anyio


def let_days_pass(house: House, days: int) -> None:
    """Everything that is kept now is so much older."""
    then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    with house.store._writer.engine.begin() as connection:
        for table, column in (("people", "made"), ("tables", "changed"), ("records", "made")):
            connection.execute(text(f"UPDATE {table} SET {column} = :then"), {"then": then})


def kept(house: House, table: str) -> set[object]:
    with house.store._engine.connect() as connection:
        return set(
            connection.execute(text(f"SELECT {'table_id' if table == 'events' else 'id'} FROM {table}")).scalars()
        )


def forget(site: Site) -> None:
    """As if nobody had come for anything since the start."""
    site.house.tables._live.clear()
    site.house.people._by_id.clear()
    site.house.people._by_token.clear()


async def test_what_came_to_nothing_goes_after_a_while(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, keep_unused_days=30.0)) as site:
        ann, _idle = await site.person("Ann"), await site.person()
        waiting = await ann.table("maya_towers", "me", "open")
        played = await ann.table("maya_towers", "me", "me")
        over = await finished(ann, "me", "random")
        guests = kept(site.house, "people")
        assert len(guests) == 2
        sweep = site.house.retention.sweep
        let_days_pass(site.house, 29)
        forget(site)
        await sweep()
        assert kept(site.house, "tables") == {waiting, played, over}
        assert kept(site.house, "people") == guests
        let_days_pass(site.house, 31)
        await ann.view(waiting)
        await sweep()
        assert waiting in kept(site.house, "tables"), "somebody looks at it"
        forget(site)
        await sweep()
        assert kept(site.house, "tables") == kept(site.house, "events") == {played, over}
        assert kept(site.house, "people") == {1}
        assert (await ann.http.get(f"/api/tables/{waiting}")).status_code == 404
        assert (await ann.view(played))["phase"] == "playing"


async def test_what_is_over_goes_if_that_is_wanted(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, keep_days=10.0, keep_unused_days=0.0)) as site:
        ann, _idle = await site.person("Ann"), await site.person()
        over = await finished(ann, "me", "random")
        played, waiting = await ann.table("maya_towers", "me", "me"), await ann.table("maya_towers", "me", "open")
        record = (await ann.http.get(f"/api/tables/{over}/record")).content
        assert (await ann.http.post("/api/records", content=record)).status_code == 201
        await ann.at(over, "seats/0/link")
        let_days_pass(site.house, 9)
        forget(site)
        await site.house.retention.sweep()
        assert over in kept(site.house, "tables")
        assert len(kept(site.house, "records")) == 1
        let_days_pass(site.house, 11)
        await site.house.retention.sweep()
        assert kept(site.house, "tables") == kept(site.house, "events") == {played, waiting}
        assert kept(site.house, "records") == set()
        assert len(kept(site.house, "people")) == 2
