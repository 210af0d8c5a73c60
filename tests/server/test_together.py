"""People at one table: hot seat, undo, resigning, standing in, playing again."""

from pathlib import Path
from typing import Any

import pytest

from pyramidion.server.protocol import TableView
from pyramidion.server.table import Table
from pyramidion.server.viewing import table_view
from pyramidion.server.wishes import SUBSTITUTE
from server.driving import Client, Site, running, settings_in

pytestmark = pytest.mark.anyio


async def two_people(site: Site, game: str = "maya_towers") -> tuple[Client, Client, str]:
    """Ann in seat 0 and Bob in seat 1 of a match that has begun."""
    ann, bob = await site.person("Ann"), await site.person("Bob")
    table = await ann.table(game, "me", "open")
    await bob.at(table, "sit", seat=1)
    await ann.at(table, "start")
    return ann, bob, table


async def test_hot_seat_without_secrets_moves_the_view_along(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me Ann", "me Bob")
    async with ann.socket(table) as socket:
        assert [seat["name"] for seat in socket.table["seats"]] == ["Ann", "Bob"]
        for viewer in (1, 0, 1, 0):
            assert (socket.frame["viewer"], socket.frame["handover"]) == (viewer, -1)
            await socket.play()


async def test_hot_seat_with_secrets_is_handed_over(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me", "me")
    async with ann.socket(table) as socket:
        for seat in (0, 1, 2, 0):
            assert (socket.frame["viewer"], socket.frame["handover"]) == (-1, seat)
            assert socket.frame["decision"] == 0
            assert socket.frame["scene"] == (await site.stranger().frame(table))["scene"]
            await socket.say(type="look", seat=seat)
            await socket.until(lambda seat=seat: socket.frame["viewer"] == seat)
            assert socket.frame["handover"] == -1
            await socket.play()
        await socket.say(type="look", seat=7)
        assert (await socket.answer())["sentence"]["id"] == "server-not-yours"


async def test_to_look_early_shows_a_seat_only_once_it_is_its_turn(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me", "random")
    async with ann.socket(table) as socket:
        await socket.say(type="look", seat=1)
        await socket.quiet()
        assert (socket.frame["viewer"], socket.frame["handover"]) == (-1, 0)


async def test_alone_with_bots_undo_is_free(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "random")
    async with ann.socket(table) as socket:
        await socket.turn()
        refused = await socket.wish("ask-undo", seat=0)
        assert (refused["reason"], refused["sentence"]["id"]) == ("not-now", "undo-nothing")
        assert socket.frame["can_undo"] == []
        length, decision = len(socket.log), socket.frame["decision"]
        await socket.play()
        await socket.turn()
        assert socket.frame["can_undo"] == [0]
        assert len(socket.log) == length + 2
        assert (await socket.wish("ask-undo", key="undo-this-please", seat=0))["type"] == "accepted"
        await socket.until(lambda: len(socket.log) == length)
        assert socket.frame["decision"] > decision
        assert (await socket.wish("ask-undo", key="undo-this-please", seat=0))["type"] == "accepted"
        assert (await socket.play())["type"] == "accepted"


async def test_alone_with_bots_nobody_peeks_at_their_secret_choices(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("template", "me", "random")
    async with ann.socket(table) as socket:
        await socket.until(lambda: any(entry["actor"] == 1 for entry in socket.log))
        await socket.play()
        await socket.turn()
        assert socket.frame["can_undo"] == []
        assert (await socket.wish("ask-undo", seat=0))["sentence"]["id"] == "undo-revealed"


async def test_undo_is_no_freer_while_a_bot_plays_for_somebody(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table("maya_towers", "me", "open", setup="drawn")
    await bob.at(table, "sit", seat=1)
    await ann.at(table, "start")
    async with ann.socket(table) as anns:
        await anns.play()
        assert (await anns.wish("ask-undo", seat=0))["sentence"]["id"] == "undo-drawn"
        assert (await anns.wish("substitute", seat=1))["type"] == "accepted"
        await anns.turn()
        assert (await anns.wish("ask-undo", seat=0))["sentence"]["id"] == "undo-drawn"
        assert anns.frame["can_undo"] == []


async def test_undo_among_people_needs_consent(site: Site) -> None:
    ann, bob, table = await two_people(site)
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await bobs.play()
        length = len(bobs.log)
        assert (await bobs.wish("ask-undo", seat=1))["type"] == "accepted"
        await anns.until(lambda: anns.table["undo"])
        assert anns.table["undo"] == {"seat": 1, "waits_for": [0]}
        assert (await bobs.wish("answer-undo", agree=True))["reason"] == "not-yours"
        assert (await bobs.wish("ask-undo", seat=1))["sentence"]["id"] == "server-undo-waits"
        assert (await anns.wish("answer-undo", agree=False))["type"] == "accepted"
        await bobs.until(lambda: not bobs.table["undo"])
        assert len((await bob.frame(table, 1))["log"]) == length
        assert (await anns.wish("answer-undo", agree=True))["sentence"]["id"] == "server-undo-gone"
        await bobs.wish("ask-undo", seat=1)
        assert (await anns.wish("answer-undo", agree=True))["type"] == "accepted"
        await bobs.until(lambda: len(bobs.log) == length - 1)
        await bobs.turn()
        assert bobs.table["undo"] is None
        assert (await bobs.play())["type"] == "accepted"


async def test_any_action_ends_a_request_for_undo_and_its_asker_may_withdraw_it(site: Site) -> None:
    ann, bob, table = await two_people(site)
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await bobs.play()
        await bobs.wish("ask-undo", seat=1)
        await bobs.until(lambda: bobs.table["undo"])
        assert (await bobs.wish("answer-undo", agree=False))["type"] == "accepted"
        await bobs.until(lambda: not bobs.table["undo"])
        await bobs.wish("ask-undo", seat=1)
        await anns.turn()
        await anns.play()
        await bobs.until(lambda: bobs.frame["decision"])
        assert bobs.table["undo"] is None


async def test_a_cube_placed_unseen_ends_no_request_for_undo(site: Site) -> None:
    """Else the request's end would tell that the other has begun to build."""
    ann, bob, table = await two_people(site, "yaxha")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await anns.play("claim 1")
        await bobs.turn()
        await bobs.play("claim 2")
        await anns.until(lambda: anns.frame["waits_for"] == [0, 1])
        await anns.play()
        decision = anns.frame["decision"]
        await anns.wish("ask-undo", seat=0)
        await bobs.until(lambda: bobs.table["undo"])
        frames = anns.frames
        await bobs.play()
        await anns.wish("why-not", seat=0, targets=[])
        assert anns.table["undo"] == {"seat": 0, "waits_for": [1]}
        assert anns.frames == frames
        assert (await bobs.wish("answer-undo", agree=True))["type"] == "accepted"
        await anns.until(lambda: anns.frame["decision"] > decision)
        assert anns.table["undo"] is None


async def test_what_was_drawn_or_revealed_is_not_taken_back(site: Site) -> None:
    ann, bob, table = await two_people(site, "template")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await bobs.play()
        await anns.until(lambda: anns.frame["waits_for"] == [0])
        assert bobs.frame["can_undo"] == [1]
        await anns.play()  # the bids are shown, and new tokens dealt
        await bobs.turn()
        assert bobs.frame["can_undo"] == []
        refused = await bobs.wish("ask-undo", seat=1)
        assert refused["sentence"]["id"] == "undo-drawn"
        assert refused["sentence"]["args"]["seat"] == bobs.table["seats"][1]["title"]


async def test_of_two_the_other_wins_when_one_resigns(site: Site) -> None:
    ann, bob, table = await two_people(site)
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await bobs.play()
        assert (await anns.wish("resign", seat=1))["reason"] == "not-yours"
        assert (await anns.wish("resign", seat=0))["type"] == "accepted"
        await bobs.until(lambda: bobs.frame["ending"])
        assert bobs.frame["ending"]["ranks"] == [2, 1]
        assert bobs.frame["ending"]["reason"]["id"] == "server-reason-resigned"
        assert bobs.table["phase"] == "over"
        assert bobs.table["seats"][0]["resigned"]
        assert (await bobs.wish("play", seat=1, decision=1, action=0))["sentence"]["id"] == "server-over"
    record = (await ann.http.get(f"/api/tables/{table}/record")).json()
    assert "result" not in record
    assert record["actions"][-1].startswith("1 ")


async def test_of_three_a_bot_plays_on_for_the_one_who_resigns(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "random", "random", stall=3)
    async with ann.socket(table) as socket:
        assert (await socket.wish("resign", seat=0))["type"] == "accepted"
        await socket.until(lambda: socket.frame["ending"])
        seat = socket.table["seats"][0]
        assert (seat["resigned"], seat["bot"], seat["holder"]) == (True, SUBSTITUTE, "person")
        assert (await socket.wish("take-back", seat=0))["sentence"]["id"] == "server-over"


async def test_a_bot_stands_in_for_a_person_who_left_until_that_one_returns(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, absence=0.3)) as site:
        ann, bob, table = await two_people(site)
        async with ann.socket(table) as anns:
            async with bob.socket(table):
                await anns.until(lambda: anns.table["seats"][1]["present"])
                here = await anns.wish("substitute", seat=1)
                assert (here["reason"], here["sentence"]["id"]) == ("not-now", "server-still-here")
            await anns.until(lambda: not anns.table["seats"][1]["present"])
            assert (await anns.wish("substitute", seat=1))["sentence"]["id"] == "server-still-here"
            await anns.quiet(0.4)
            weak = await anns.wish("substitute", seat=1, bot="random")  # which bot it is the server says
            assert (weak["type"], weak["sentence"]["args"]) == ("problem", {"field": "bot"})
            assert (await anns.wish("substitute", seat=1))["type"] == "accepted"
            await anns.turn()
            assert anns.log[-1]["actor"] == 1
            assert anns.table["seats"][1]["bot"] == SUBSTITUTE
            async with bob.socket(table) as bobs:
                assert bobs.frame["viewer"] == 1
                assert (await bobs.wish("play", seat=1, decision=1, action=0))["sentence"]["id"] == "server-bot-plays"
                assert (await anns.wish("take-back", seat=1))["reason"] == "not-yours"
                assert (await bobs.wish("take-back", seat=1))["type"] == "accepted"
                assert (await bobs.wish("take-back", seat=1))["sentence"]["id"] == "server-plays-already"
                await anns.play()
                await bobs.turn()
                assert bobs.frame["decision"]
                assert (await bobs.play())["type"] == "accepted"


async def test_who_only_looks_on_substitutes_nobody(site: Site) -> None:
    ann = await site.person()
    eve = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with eve.socket(table) as socket:
        assert (await socket.wish("substitute", seat=0))["sentence"]["id"] == "server-only-players"


async def test_playing_again_everybody_moves_one_seat(site: Site) -> None:
    ann, bob, table = await two_people(site)
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        assert (await ann.at(table, "rematch")).json()["sentence"]["id"] == "server-not-over"
        await anns.wish("resign", seat=0)
        new = (await ann.at(table, "rematch")).json()["id"]
        assert (await bob.at(table, "rematch")).json()["id"] == new
        assert (await (await site.person()).at(table, "rematch")).status_code == 403
        await bobs.until(lambda: bobs.table["rematch"] == new)
        view = await ann.view(new)
        assert [seat["name"] for seat in view["seats"]] == ["Bob", "Ann"]
        assert view["phase"] == "playing"
        assert not any(seat["resigned"] or seat["bot"] for seat in view["seats"])


async def test_spectators_are_counted(site: Site) -> None:
    ann, eve = await site.person(), site.stranger()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as anns:
        assert anns.table["watchers"] == 0
        async with eve.socket(table):
            await anns.until(lambda: anns.table["watchers"] == 1)
        await anns.until(lambda: anns.table["watchers"] == 0)


async def test_if_somebody_cannot_be_told_who_is_here_the_others_are(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, table = await two_people(site)
    bobs_id = (await site.house.tables.get(table)).chairs[1].person

    def view(shown: Table, person: int | None, *others: Any) -> TableView:
        if person == bobs_id:
            raise ValueError("as a test wishes")
        return table_view(shown, person, *others)

    async with bob.socket(table), ann.socket(table) as anns:
        monkeypatch.setattr("pyramidion.server.connections.table_view", view)
        async with site.stranger().socket(table):
            await anns.until(lambda: anns.table["watchers"] == 1)
        await anns.until(lambda: anns.table["watchers"] == 0)
    assert "could not be told" in caplog.text
