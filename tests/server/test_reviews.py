"""Reviews: made once for all who ask, while anybody asks, in bounded time."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from pyramidion.records.record import record_of
from pyramidion.search.analysis import MOST_EFFORT, Moment
from pyramidion.server.pool import Thinkers
from pyramidion.server.reviewing import LONGEST, PATIENCE, Reviews
from server.driving import Client, Said, Site, running, settings_in

pytestmark = pytest.mark.anyio


async def test_a_review_grows_until_it_is_done_and_is_kept(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("yaxha", "me", "random")
    assert (await ann.http.get(f"/api/tables/{table}/review")).status_code == 409
    async with ann.socket(table) as socket:
        while not (await socket.turn()).frame["ending"]:
            await socket.play()
    first = (await ann.http.get(f"/api/tables/{table}/review")).json()
    assert first == {"done": 0.0, "moments": [], "turning_points": []}
    review = await _reviewed(ann, f"/api/tables/{table}/review")
    match = site.house.tables._live[table].match
    last = review["moments"][-1]
    assert last["step"] == match.ply
    assert [chance > 0 for chance in last["chances"]] == [rank == 1 for rank in match.outcome().ranks]
    assert all(sum(moment["chances"]) == pytest.approx(1) for moment in review["moments"])
    for turn in review["turning_points"]:
        assert match.log[turn["step"]].actor == turn["seat"]
        assert turn["best"] - turn["worth"] >= 0.1
        assert turn["better"][0]["id"].startswith("yaxha-")
    assert review["turning_points"]  # this match was played without thinking
    text = record_of(match).to_json()
    brought = (await ann.http.post("/api/records", content=text)).json()["id"]
    again = await _reviewed(ann, f"/api/records/{brought}/review")
    assert again["moments"] == review["moments"]
    assert (await ann.http.get("/api/records/nowhere/review")).status_code == 404


async def test_a_review_that_breaks_says_so_and_can_be_tried_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await site.person()
    table = await ann.table("template", "me", "random")
    async with ann.socket(table) as socket:
        while not (await socket.turn()).frame["ending"]:
            await socket.play()

    def break_down(_: str) -> list[int]:
        raise ValueError("as a test wishes")

    with monkeypatch.context() as broken:
        broken.setattr("pyramidion.server.thinking.plies", break_down)
        status = 200
        while status == 200:
            status = (await ann.http.get(f"/api/tables/{table}/review")).status_code
            await asyncio.sleep(0.02)
        assert status == 500
    assert (await _reviewed(ann, f"/api/tables/{table}/review"))["done"] == 1


async def test_a_match_is_looked_back_at_once_for_all_who_ask(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = _note_moments(monkeypatch)
    ann, bob = await site.person(), await site.person()
    table = await _given_up(ann)
    text = (await ann.http.get(f"/api/tables/{table}/record")).text
    assert '"legal"' in text
    brought = (await bob.http.post("/api/records", content=text)).json()["id"]
    paths = [f"/api/tables/{table}/review", f"/api/records/{brought}/review"]
    reviews = await asyncio.gather(*(_reviewed(person, path) for person in (ann, bob) for path in paths))
    assert all(review == reviews[0] for review in reviews)
    assert [ply for _, ply, _ in looked] == [0, 1, 2, 3, 4, 5]


async def test_reviews_rest_when_nobody_asks_and_go_on_when_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def clock() -> float:
        return now

    def pass_time() -> None:
        nonlocal now
        now += 0.6 * PATIENCE

    looked = _note_moments(monkeypatch, pass_time)
    thinkers = Thinkers(0)
    thinkers.start()
    reviews = Reviews(thinkers, clock)
    for plies in ([0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5]):
        assert reviews.of("a match").done < 1
        (work,) = reviews._works.values()
        assert work.task
        await work.task
        assert [ply for _, ply, _ in looked] == plies
    assert reviews.of("a match").done == 1
    await reviews.close()
    await thinkers.close()


async def test_two_reviews_take_turns_and_take_no_longer_than_some_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = _note_moments(monkeypatch)
    thinkers = Thinkers(0)
    thinkers.start()
    reviews = Reviews(thinkers)
    while sum(reviews.of(record).done for record in ("one", "other")) < 2:
        await asyncio.sleep(0.01)
    await reviews.close()
    await thinkers.close()
    others = [index for index, (record, _, _) in enumerate(looked) if record == "other"]
    assert len(others) == 6
    assert max(later - earlier for earlier, later in pairwise(others)) == 2
    assert sum(seconds for _, _, seconds in looked) * MOST_EFFORT == pytest.approx(2 * LONGEST)


async def test_nobody_has_reviews_made_without_end(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, reviews_rate=0.01)) as site:
        ann, bob = await site.person(), await site.person()
        first, second = await _given_up(ann), await _given_up(ann)

        async def status(person: Client, table: str) -> int:
            return (await person.http.get(f"/api/tables/{table}/review")).status_code

        assert await status(ann, first) == 200
        assert await status(ann, second) == 429
        assert await status(ann, first) == 200  # it is there
        assert await status(bob, second) == 200
        assert await status(ann, second) == 200
        third = await _given_up(ann)
        assert [await status(site.stranger(), table) for table in (third, await _given_up(ann))] == [200, 429]


def _note_moments(
    monkeypatch: pytest.MonkeyPatch, happened: Callable[[], None] = lambda: None
) -> list[tuple[str, int, float]]:
    """Six moments for any record; what was asked about each: record, ply, seconds."""
    looked: list[tuple[str, int, float]] = []

    def moment(record: str, ply: int, seconds: float) -> Moment:
        looked.append((record, ply, seconds))
        happened()
        return Moment(ply, (0.5, 0.5))

    monkeypatch.setattr("pyramidion.server.thinking.plies", lambda _: list(range(6)))
    monkeypatch.setattr("pyramidion.server.thinking.moment", moment)
    return looked


async def _given_up(person: Client) -> str:
    """A match that is over as soon as it has begun; chance has set it up as no other."""
    table = await person.table("maya_towers", "me", "random")
    async with person.socket(table) as socket:
        assert (await socket.wish("resign", seat=0))["type"] == "accepted"
    return table


async def _reviewed(person: Client, path: str) -> Said:
    """The review, when it is done; until then it only grows."""
    before: Said = {"done": 0.0, "moments": []}
    while True:
        review: Said = (await person.http.get(path)).json()
        assert review["moments"][: len(before["moments"])] == before["moments"]
        if review["done"] == 1:
            return review
        before = review
        await asyncio.sleep(0.1)
