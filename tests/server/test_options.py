"""Options that take objects: the default to begin with, a check, and a table by a text."""

import json

import pytest

from pyramidion.games.maya_quarries.sheet import EXAMPLE, default_sheet
from server.driving import Site

pytestmark = pytest.mark.anyio
SHEET = "/api/games/maya_quarries/options/sheet"


async def test_the_default_is_told_for_each_number_of_seats(site: Site) -> None:
    ann = await site.person()
    for seats in (3, 4, 5):
        answer = await ann.http.get(f"{SHEET}/default", params={"seats": seats})
        assert json.loads(answer.json()["text"]) == default_sheet(seats)
    assert (await ann.http.get(f"{SHEET}/default", params={"seats": 2})).status_code == 400


async def test_a_text_is_checked_for_so_many_seats(site: Site) -> None:
    ann = await site.person()
    sheet = json.loads(json.dumps(EXAMPLE))
    assert (await ann.post(f"{SHEET}/check", seats=3, text=json.dumps(sheet))).status_code == 204
    sheet["pyramids"][0]["levels"][0]["spaces"] = 4
    assert (await ann.post(f"{SHEET}/check", seats=4, text=json.dumps(sheet))).status_code == 204
    refused = await ann.post(f"{SHEET}/check", seats=5, text=json.dumps(sheet))
    assert (refused.status_code, refused.json()["sentence"]["id"]) == (400, "maya_quarries-sheet-narrow")
    unreadable = await ann.post(f"{SHEET}/check", seats=3, text="quarries = [")
    assert unreadable.json()["sentence"] == {
        "id": "object-unreadable",
        "args": {"kind": "TOML", "line": 1, "column": 13},
    }
    assert (await ann.post(f"{SHEET}/check", seats=3, text='{"a":' * 3000)).json()["sentence"]["id"] == "object-deep"


@pytest.mark.parametrize("option", ["expert", "nothing"])
async def test_other_options_take_no_texts(site: Site, option: str) -> None:
    ann = await site.person()
    path = f"/api/games/maya_quarries/options/{option}"
    assert (await ann.post(f"{path}/check", seats=3, text="{}")).status_code == 404
    assert (await ann.http.get(f"{path}/default", params={"seats": 3})).status_code == 404


async def test_a_table_by_a_text_keeps_the_sheet_and_so_does_its_record(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_quarries", "me", "random", "random", sheet=json.dumps(EXAMPLE))
    assert (await ann.view(table))["options"]["sheet"] == EXAMPLE
    async with ann.socket(table) as socket:
        await socket.wish("resign", seat=0)  # bots play it to the end
        await socket.until(lambda: socket.frame["ending"])
    record = await ann.http.get(f"/api/tables/{table}/record")
    assert record.json()["options"] == {"sheet": EXAMPLE}
    usual = await ann.table("maya_quarries", "me", "me", "me", sheet=json.dumps(default_sheet(3)))
    assert (await ann.view(usual))["options"]["sheet"] == "reconstructed"


async def test_a_table_by_a_wrong_text_is_refused_in_words(site: Site) -> None:
    ann = await site.person()
    seats = [{"kind": "me"}] * 3
    for text, sentence in (("", "maya_quarries-sheet-lacks"), ("hello", "object-unreadable")):
        answer = await ann.post("/api/tables", game="maya_quarries", seats=seats, options={"sheet": text})
        assert (answer.status_code, answer.json()["sentence"]["id"]) == (400, sentence)


BOMB = "a." * 16380 + "a = 1"  # took seconds of the event loop when it was parsed


async def test_a_text_that_would_take_long_is_refused_before_it_is_parsed(site: Site) -> None:
    ann = await site.person()
    seats = [{"kind": "me"}] * 3
    for text, status, sentence in ((BOMB[-9000:], 400, "object-deep"), (BOMB, 413, "server-text-too-long")):
        checked = await ann.post(f"{SHEET}/check", seats=3, text=text)
        made = await ann.post("/api/tables", game="maya_quarries", seats=seats, options={"sheet": text})
        for answer in (checked, made):
            assert (answer.status_code, answer.json()["sentence"]["id"]) == (status, sentence)
