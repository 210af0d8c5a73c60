"""What anybody may ask for in a while: prices, budgets of people and addresses, and turns."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from pyramidion.server import app, connections
from pyramidion.server.limits import Bucket, Buckets, Turns, address_key
from pyramidion.server.prices import Budgets, price_of
from pyramidion.server.protocol import AskUndo, Hello, Look, Play, WhyNot
from pyramidion.server.settings import Settings
from server.driving import running, settings_in


def test_buckets_empty_with_use_and_fill_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(1.0, 1.0, lambda: now[0])
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]


def test_what_costs_more_empties_a_bucket_sooner() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 10.0, lambda: now[0])
    assert [bucket.take(4), bucket.take(4), bucket.take(4), bucket.take(2)] == [True, True, False, True]
    now[0] = 100.0
    assert [bucket.take(1000), bucket.take()] == [True, False]  # the dearest thing takes all there is, but can be had


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_what_one_customer_has(host: str, key: str) -> None:
    assert address_key(host) == key


def test_a_message_costs_what_it_makes_the_server_do() -> None:
    why, hello, look = WhyNot(key="k" * 8, seat=0, targets=[]), Hello(), Look(seat=0)
    play, undo = Play(key="k" * 8, seat=0, decision=1, action=0), AskUndo(key="k" * 8, seat=0)
    assert price_of(why, 0) < price_of(play, 0) == price_of(undo, 0) < price_of(hello, 0) == price_of(look, 0)
    assert price_of(play, 100) > 5 * price_of(play, 1)
    assert price_of(hello, 100) == price_of(hello, 0)


def test_a_family_behind_one_address_plays_as_fast_as_it_can() -> None:
    """Eight people at one table of the fastest game, three moves a second each, all with two windows, for a minute."""
    now = [0.0]
    budgets = Budgets(Settings(), lambda: now[0])
    play = Play(key="k" * 8, seat=0, decision=1, action=0)
    for tick in range(3 * 60):
        now[0] = tick / 3
        assert all(budgets.spend(person, "192.0.2.7", price_of(play, 16)) for person in range(8))


def test_people_of_one_address_share_what_it_may_spend() -> None:
    now = [0.0]
    budgets = Budgets(Settings(person_rate=10.0, address_rate=20.0), lambda: now[0])
    assert [budgets.spend(person, "192.0.2.7", 50) for person in range(3)] == [True, True, False]
    assert budgets.spend(7, "192.0.2.8", 50)
    assert not budgets.spend(7, "192.0.2.9", 50)  # a person has one budget wherever they are


@pytest.mark.anyio
async def test_one_of_each_name_has_its_turn_and_all_names_come_in_between() -> None:
    turns, order = Turns(), []

    async def work(name: str, number: int) -> None:
        async with turns.of(name):
            order.append(f"{name}{number}")

    await asyncio.gather(*(work("a", number) for number in range(5)), work("b", 0))
    assert order.index("b0") <= 2
    assert [entry for entry in order if entry[0] == "a"] == [f"a{number}" for number in range(5)]
    assert not turns._locks


@pytest.mark.anyio
async def test_hellos_are_paid_for_by_the_person_whatever_the_socket(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        ann, bob = await site.person(), await site.person()
        table = await ann.table("maya_towers", "me", "me")
        site.house.budgets = Budgets(settings_in(tmp_path, person_rate=8.0), lambda: 0.0)
        async with ann.socket(table) as first, ann.socket(table) as second, bob.socket(table) as other:
            for _ in range(4):
                await first.say(type="hello")
                await second.say(type="hello")
            refused = await first.answer()
            assert refused["sentence"]["id"] == "server-too-fast"
            await other.say(type="hello")
            frames = other.frames
            await other.until(lambda: other.frames > frames)


@pytest.mark.anyio
async def test_requests_cost_what_they_make_the_server_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "TOO_FAST_PAUSE", 0.0)

    async with running(settings_in(tmp_path)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        answered = {}
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/frame", "/"):  # files of the page are no exception
            site.house.budgets = Budgets(settings_in(tmp_path, person_rate=2.4), lambda: 0.0)
            statuses = [(await ann.http.get(path)).status_code for _ in range(14)]
            assert set(statuses) == {200, 429}
            answered[path] = statuses.count(200)
        assert list(answered.values()) == [12, 2, 12]


@pytest.mark.anyio
async def test_a_frame_is_made_once_for_all_who_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    make = connections.whole_frame
    monkeypatch.setattr(connections, "whole_frame", lambda *given: made.append(given[1:]) or make(*given))
    async with running(settings_in(tmp_path)) as site:
        ann, bob, eve = await site.person(), await site.person(), site.stranger()
        table = await ann.table("maya_towers", "me", "open")
        await bob.at(table, "sit", seat=1)
        await ann.at(table, "start")
        async with ann.socket(table) as anns, bob.socket(table) as bobs, eve.socket(table) as eves:
            assert len(made) == 3
            for _ in range(3):
                await eves.say(type="hello")
            frames = eves.frames
            await eves.until(lambda: eves.frames == frames + 3)
            assert await eve.frame(table) == {**eves.frame, "log_from": 0, "log": eves.log}
            assert len(made) == 3
            mover = anns if anns.frame["decision"] else bobs
            await mover.play()
            await eves.until(lambda: eves.frames == frames + 4)
            assert len(made) == 6
        assert not site.house.connections._frames


@pytest.mark.anyio
async def test_what_takes_the_loop_long_waits_for_the_turn_of_its_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as asking, ann.socket(table) as playing:
            async with site.house.turns.of("127.0.0.1"):
                frames = asking.frames
                await asking.say(type="hello")
                framing = asyncio.ensure_future(ann.frame(table))
                await asking.quiet()
                assert asking.frames == frames
                assert not framing.done()
                assert (await playing.play())["type"] == "accepted"
            await asking.until(lambda: asking.frames >= frames + 2)  # of the move, then of the hello
            assert (await framing)["mark"]


@pytest.mark.anyio
async def test_who_asks_too_fast_waits_to_be_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "TOO_FAST_PAUSE", 3600.0)
    async with running(settings_in(tmp_path)) as site:
        eve = site.stranger()
        site.house.budgets = Budgets(settings_in(tmp_path, person_rate=0.2), lambda: 0.0)
        assert (await eve.http.get("/api/bots")).status_code == 200
        with pytest.raises(httpx.ReadTimeout):
            await eve.http.get("/api/bots", timeout=0.3)
