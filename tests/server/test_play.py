"""Playing over sockets: the one door, decisions, repeats, bots, spectators."""

import asyncio
import json
from pathlib import Path

import pytest

from pyramidion.server.protocol import PROTOCOL
from server.driving import Client, Site, running, settings_in

pytestmark = pytest.mark.anyio


async def test_a_match_against_a_bot_from_the_first_decision_to_the_end(site: Site) -> None:
    ann = await site.person("Ann")
    table = await ann.table("maya_towers", "me", "greedy", stall=4)
    async with ann.socket(table) as socket:
        while not (await socket.turn()).frame["ending"]:
            assert (await socket.play())["type"] == "accepted"
        assert socket.table["phase"] == "over"
        assert sorted(socket.frame["ending"]["ranks"]) in ([1, 1], [1, 2])
        assert [entry["text"] for entry in socket.log] == [
            entry["text"] for entry in (await ann.frame(table, 0))["log"]
        ]


async def test_what_is_played_is_seen_by_all_and_kept(site: Site) -> None:
    ann, bob, eve = await site.person("Ann"), await site.person("Bob"), site.stranger()
    table = await ann.table("maya_towers", "me", "open")
    assert (await bob.at(table, "sit", seat=1)).status_code == 200
    assert (await ann.at(table, "start")).json()["phase"] == "playing"
    async with ann.socket(table) as anns, bob.socket(table) as bobs, eve.socket(table) as eves:
        assert (anns.frame["viewer"], bobs.frame["viewer"], eves.frame["viewer"]) == (0, 1, -1)
        assert [anns.frame["decision"] > 0, bobs.frame["decision"] > 0] == [False, True]  # Black sets the monolith
        await bobs.play()
        for socket in (anns, bobs, eves):
            await socket.until(lambda socket=socket: socket.frame["waits_for"] == [0])
            assert socket.log[-1]["actor"] == 1
            assert socket.frame["moved"]
        assert eves.frame["choices"] == {}
        assert eves.frame["decision"] == 0
    kept = await site.house.store.events_after(table, 0)
    assert [kept.number for kept in kept] == list(range(1, len(kept) + 1))
    assert kept[-1].key


async def test_an_old_decision_is_stale_and_another_seat_is_not_yours(site: Site) -> None:
    ann, bob = await site.person("Ann"), await site.person("Bob")
    table = await ann.table("maya_towers", "open", "me")
    await bob.at(table, "sit", seat=0)
    await ann.at(table, "start")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        decision, action = anns.frame["decision"], anns.action()
        assert (await bobs.wish("play", seat=1, decision=decision, action=action))["reason"] == "not-yours"
        assert (await bobs.wish("play", seat=0, decision=0, action=0))["clause"] == "G1"
        await anns.play()
        again = await anns.wish("play", seat=1, decision=decision, action=action)
        assert (again["type"], again["reason"], again["sentence"]["id"]) == ("refused", "stale", "server-stale")
        await bobs.turn()
        assert (await bobs.wish("play", seat=0, decision=99, action=0))["reason"] == "stale"
        assert (await bobs.wish("play", seat=14, decision=1, action=0))["reason"] == "not-yours"
        illegal = await bobs.wish("play", seat=0, decision=bobs.frame["decision"], action=10**9)
        assert (illegal["reason"], illegal["clause"]) == ("illegal", "G3")


async def test_a_repeat_is_answered_like_the_first_time(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        wish = {"seat": 1, "decision": socket.frame["decision"], "action": socket.action()}
        first = await socket.wish("play", "the-same-key", **wish)
        length = len((await ann.frame(table))["log"])
        assert await socket.wish("play", "the-same-key", **wish) == first
        assert len((await ann.frame(table))["log"]) == length
    async with ann.socket(table) as socket:
        assert await socket.wish("play", "the-same-key", **wish) == first


async def test_a_key_stands_for_one_command(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as socket:
            seat = socket.frame["viewer"]
            fields = {"seat": seat, "decision": socket.frame["decision"], "action": socket.action()}
            assert (await socket.wish("play", "a-key-used-twice", **fields))["type"] == "accepted"
            await socket.turn()
        cookies = dict(ann.http.cookies)
    async with running(settings_in(tmp_path)) as site:  # the log knows it too
        ann = Client(site.port, cookies)
        others = [{**fields, "decision": 7}, {**fields, "action": fields["action"] + 1}, {**fields, "seat": 1 - seat}]
        async with ann.socket(table) as socket:
            length = len(socket.log)
            for kind, other in [*(("play", other) for other in others), ("resign", {"seat": 0})]:
                refused = await socket.wish(kind, "a-key-used-twice", **other)
                assert (refused["reason"], refused["sentence"]["id"]) == ("used-key", "server-used-key")
            assert (await socket.wish("play", "a-key-used-twice", **fields))["type"] == "accepted"
            assert len(socket.log) == length
        await ann.http.aclose()


async def test_a_key_is_its_persons_own(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table("maya_towers", "open", "me")
    await bob.at(table, "sit", seat=0)
    await ann.at(table, "start")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await anns.play(key="some-key-of-both")
        await bobs.turn()
        assert (await bobs.play(key="some-key-of-both"))["type"] == "accepted"
        assert bobs.log[-1]["actor"] == 0


async def test_programs_can_say_the_same_by_http(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    frame = await ann.frame(table, 1)
    target, choice = next(iter(frame["choices"].items()))
    action = next(iter(choice["next"].values()))["action"]
    wish = {"type": "play", "key": "from-a-program", "seat": 1, "decision": frame["decision"], "action": action}
    assert (await ann.at(table, "say", **wish)).json() == {"type": "accepted", "key": "from-a-program"}
    refused = (await ann.at(table, "say", **{**wish, "key": "another-key"})).json()
    assert refused["reason"] == "stale"
    assert (await ann.frame(table, 0))["decision"]
    assert target


async def test_simultaneous_seats_do_not_make_each_other_stale(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table("template", "me", "open")
    await bob.at(table, "sit", seat=1)
    await ann.at(table, "start")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        old, action = anns.frame["decision"], anns.action()
        assert anns.frame["waits_for"] == [0, 1]
        assert (await bobs.play())["type"] == "accepted"
        await anns.until(lambda: anns.frame["waits_for"] == [0])
        assert anns.frame["decision"] == old
        answer = await anns.wish("play", seat=0, decision=old, action=action)
        assert answer["type"] == "accepted"
        assert anns.log[-1]["text"] != "bid ?"


async def test_others_see_that_a_seat_has_bid_but_not_what(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table("template", "me", "open")
    await bob.at(table, "sit", seat=1)
    await ann.at(table, "start")
    async with ann.socket(table) as anns, bob.socket(table) as bobs:
        await bobs.play()
        await anns.until(lambda: anns.frame["waits_for"] == [0])
        assert anns.log[-1]["text"] == "bid ?"
        assert bobs.log[-1]["text"] != "bid ?"


async def test_two_tabs_of_one_seat_see_the_same_and_only_one_of_them_acts(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "random", "me")
    async with ann.socket(table) as one, ann.socket(table) as two:
        decision, action = one.frame["decision"], one.action()
        wish = {"seat": 1, "decision": decision, "action": action}
        answers = await asyncio.gather(one.wish("play", **wish), two.wish("play", **wish))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        await one.until(lambda: one.frame["decision"] > decision)
        await two.until(lambda: two.frame["decision"] > decision)
        assert one.frame["mark"] == two.frame["mark"]
        assert one.log == two.log


async def test_nothing_is_sent_to_whom_nothing_has_changed(site: Site) -> None:
    ann, eve = await site.person(), site.stranger()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as anns, eve.socket(table) as eves:
        await eves.quiet()
        seen = len(eves.texts)
        assert (await anns.wish("why-not", seat=1, targets=["nothing"]))["type"] == "refused"
        await eves.quiet()
        assert len(eves.texts) == seen


async def test_a_client_that_comes_back_keeps_the_log_it_has(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        mark, length = socket.frame["mark"], len(socket.log)
    async with ann.socket(table, hello=False) as socket:
        await socket.say(type="hello", last=mark)
        await socket.until(lambda: socket.table)
        frame = await socket.hear()
        assert (frame["mark"], frame["log_from"], frame["log"]) == (mark, length, [])
    async with ann.socket(table, hello=False) as socket:
        await socket.say(type="hello", last="something older")
        await socket.until(lambda: socket.frame)
        assert socket.frame["log_from"] == 0
        assert len(socket.log) == length


async def test_why_not_tells_the_clause(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        swap = await socket.wish("why-not", seat=1, targets=["a1@3", "b1@3"])
        assert swap["clause"] == "G4"
        assert (await socket.wish("why-not", seat=0, targets=["gap a1-b1"]))["clause"] == "G1"
        assert (await socket.wish("why-not", seat=1, targets=["the moon"]))["sentence"]["id"] == "server-why-no-target"
        assert (await socket.wish("why-not", seat=1, targets=["gap a1-b1"]))["sentence"]["id"] == "server-why-go-on"
        allowed = await socket.wish("why-not", seat=1, targets=["raven 3", "gap a1-b1"])
        assert allowed["sentence"]["id"] == "server-why-allowed"
        await socket.play("gap a1-b1/raven 3")
        for targets in (["a1@2", "b1@2"], ["b1@2", "a1@2"]):  # T3.5: the monolith stands between them
            refused = await socket.wish("why-not", seat=0, targets=targets)
            assert refused["clause"].startswith("T3")
            assert refused["sentence"]["id"] == f"maya_towers-clause-{refused['clause'].replace('.', '-')}"


async def test_hello_is_answered_by_what_the_client_says_it_has(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        whole = len(socket.log)
        assert whole
        for last, kept in ((socket.frame["mark"], whole), ("", 0), ("an-older-frame", 0)):
            await socket.say(type="hello", last=last)
            seen = socket.frames
            await socket.until(lambda seen=seen: socket.frames > seen)
            assert (socket.frame["log_from"], len(socket.frame["log"])) == (kept, whole - kept)


async def test_a_page_of_an_older_version_is_told_to_load_itself_again(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    before = await site.house.store.events_after(table, 0)
    for said in ({}, {"protocol": PROTOCOL - 1}, {"protocol": PROTOCOL + 1, "last": "of a frame"}):
        async with ann.socket(table, hello=False) as socket:
            await socket.raw.send(json.dumps({"type": "hello", **said}))
            stale = {"type": "play", "key": "of-the-old-page", "seat": 0, "decision": 1, "action": 0}
            await socket.raw.send(json.dumps(stale))
            assert await socket.end() == 4410
            assert [answer["sentence"]["id"] for answer in socket.answers] == ["server-outdated"]
    assert await site.house.store.events_after(table, 0) == before


def test_the_page_speaks_the_protocol_of_the_server() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "table" / "connection.svelte.ts"
    assert f"const PROTOCOL = {PROTOCOL};" in page.read_text(encoding="utf-8")
