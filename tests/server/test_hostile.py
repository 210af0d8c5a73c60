"""Whatever a client can send: a clear answer to that client, no effect on others, no traceback, nothing lost."""

import asyncio
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from pyramidion.server.protocol import PROTOCOL
from server.driving import Site, running, settings_in

pytestmark = pytest.mark.anyio

PLAY = {"type": "play", "key": "a-good-key", "seat": 0, "decision": 1, "action": 0}
WHY_NOT = {"type": "why-not", "key": "a-good-key", "seat": 0}
BAD_MESSAGES: list[tuple[str, str, str]] = [
    ("", "server-unreadable", ""),
    ("{", "server-unreadable", ""),
    ("[]", "server-unreadable", ""),
    ("null", "server-unreadable", ""),
    ("1e999", "server-unreadable", ""),
    ('"hello"', "server-unreadable", ""),
    ("[" * 8000, "server-unreadable", ""),
    (json.dumps({"type": "nonsense"}), "server-bad-field", "type"),
    (json.dumps({"type": 3}), "server-bad-field", "type"),
    (json.dumps({"key": "a-good-key"}), "server-unreadable", ""),
    (json.dumps({**PLAY, "seat": "0"}), "server-bad-field", "seat"),
    (json.dumps({**PLAY, "seat": -1}), "server-bad-field", "seat"),
    (json.dumps({**PLAY, "seat": 16}), "server-bad-field", "seat"),
    (json.dumps({**PLAY, "seat": True}), "server-bad-field", "seat"),
    (json.dumps({**PLAY, "action": 1.5}), "server-bad-field", "action"),
    (json.dumps({**PLAY, "action": 2**40}), "server-bad-field", "action"),
    (json.dumps({**PLAY, "decision": None}), "server-bad-field", "decision"),
    (json.dumps({**PLAY, "key": "short"}), "server-bad-field", "key"),
    (json.dumps({**PLAY, "key": "x" * 65}), "server-bad-field", "key"),
    (json.dumps({**PLAY, "extra": 1}), "server-unknown-field", "extra"),
    (json.dumps({**WHY_NOT, "targets": ["a"] * 9}), "server-bad-field", "targets"),
    (json.dumps({**WHY_NOT, "targets": ["a", 1]}), "server-bad-field", "targets[1]"),
    (json.dumps({**WHY_NOT, "targets": ["a" * 81]}), "server-bad-field", "targets[0]"),
    (json.dumps({"type": "hello", "last": "x" * 20_000}), "server-too-long", ""),
    (json.dumps({**PLAY, "key": "\ud800" * 9}), "server-unreadable", ""),
    (json.dumps({"type": "look"}), "server-unreadable", ""),
]


@pytest.fixture
def no_complaints(caplog: pytest.LogCaptureFixture) -> Any:
    """Nothing that a client sends is an error of the server."""
    yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.usefixtures("no_complaints")
async def test_messages_that_cannot_be_read(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, person_rate=1000.0)) as site:
        ann, eve = await site.person(), site.stranger()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as socket, eve.socket(table) as eves:
            await socket.quiet()
            await eves.quiet()
            seen = len(eves.texts)
            for text, sentence, field in BAD_MESSAGES:
                await socket.raw.send(text)
                answer = await socket.answer()
                assert (answer["type"], answer["sentence"]["id"]) == ("problem", sentence), text[:80]
                assert answer["sentence"]["args"].get("field", "") == field
            await socket.raw.send(b"\x00\x01")
            assert (await socket.answer())["sentence"]["id"] == "server-binary"
            assert (await socket.play())["type"] == "accepted"
            await eves.until(lambda: len(eves.texts) > seen)
            assert len(eves.texts) == seen + 1


@pytest.mark.usefixtures("no_complaints")
async def test_a_huge_message_closes_the_socket_that_sent_it(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as other:
        async with ann.socket(table) as socket:
            with suppress(websockets.ConnectionClosed):
                await socket.raw.send("x" * 20_000_000)
            assert await socket.end() in (1009, None)
        assert (await other.play())["type"] == "accepted"


@pytest.mark.usefixtures("no_complaints")
async def test_a_flood_is_refused_then_closed(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, person_rate=5.0)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        bob = await site.person()
        async with ann.socket(table) as socket:
            for _ in range(320):
                await socket.say(**WHY_NOT, targets=["a1"])
            assert await socket.end() == 4429
            assert "too-fast" in {answer.get("reason") for answer in socket.answers}
        other = await bob.table("maya_towers", "me", "me")
        async with bob.socket(other) as calm:
            assert (await calm.play())["type"] == "accepted"


@pytest.mark.usefixtures("no_complaints")
async def test_a_flood_that_never_stops_is_closed_though_some_of_it_comes_in_time(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, person_rate=25.0)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table) as socket:
            with suppress(websockets.ConnectionClosed):
                for _ in range(200):
                    for _ in range(10):
                        await socket.raw.send("{}")
                    await asyncio.sleep(0.005)
            assert await socket.end() in (4429, None)  # told, or cut off where even more came


async def test_hello_comes_first(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table, hello=False) as socket:
        async with ann.socket(table) as other:
            await other.play()
        await socket.say(**PLAY)
        assert (await socket.answer())["sentence"]["id"] == "server-hello-first"
        assert len(socket.texts) == 1


async def test_who_says_nothing_is_asked_to_leave(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.server.socket.HELLO_WITHIN", 0.1)
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table, hello=False) as socket:
        assert await socket.end() == 1000
        assert [answer["sentence"]["id"] for answer in socket.answers] == ["server-hello-first"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (json.dumps({**PLAY, "seat": "none"}), PLAY["key"]),
        (json.dumps({**PLAY, "type": "no such thing"}), PLAY["key"]),
        (json.dumps({**PLAY, "key": "short"}), ""),
        (json.dumps({**PLAY, "key": 7}), ""),
        ("[]", ""),
        ("{", ""),
    ],
)
async def test_a_wish_that_cannot_be_read_is_answered_with_its_key(site: Site, text: str, key: str) -> None:
    ann = await site.person()
    async with ann.socket(await ann.table("maya_towers", "me", "me")) as socket:
        await socket.raw.send(text)
        problem = await socket.answer()
        assert (problem["type"], problem["key"]) == ("problem", key)


async def test_a_frame_that_cannot_be_made_stops_nobody_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, eve = await site.person(), site.stranger()
    table = await ann.table("maya_towers", "me", "me")
    async with eve.socket(table) as eves, ann.socket(table) as anns:
        broken = next(iter(site.house.connections._by_table[table]))
        monkeypatch.setattr(broken, "show_frame", None)
        assert (await anns.play())["type"] == "accepted"
        assert eves.frame


async def test_a_socket_at_no_table(site: Site) -> None:
    ann = await site.person()
    async with ann.socket("no-such-table", hello=False) as socket:
        assert (await socket.answer())["sentence"]["id"] == "server-no-such-table"
        assert await socket.end() == 4404


async def test_too_many_windows(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, sockets_each=2)) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        async with ann.socket(table), ann.socket(table) as second:
            async with ann.socket(table, hello=False) as third:
                assert (await third.answer())["sentence"]["id"] == "server-too-many-sockets"
            assert (await second.play())["type"] == "accepted"


async def test_too_many_windows_of_one_address(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, sockets_of_address=2)) as site:
        ann, eve = await site.person(), site.stranger()
        tables = [await ann.table("maya_towers", "me", "me") for _ in range(2)]
        async with ann.socket(tables[0]), eve.socket(tables[1]), eve.socket(tables[0], hello=False) as third:
            assert await third.end() == 4430
        await asyncio.sleep(0.1)
        async with eve.socket(tables[0]) as again:
            assert again.frame


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "nonsense", "http://[", ""])
async def test_pages_of_other_hosts_may_not_speak_for_people_here(site: Site, origin: str) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    answer = await ann.http.post("/api/tables", json={"game": "maya_towers"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["sentence"]["id"]) == (403, "server-foreign")
    with pytest.raises(websockets.InvalidStatus):
        async with ann.socket(table, Origin=origin):
            pass
    async with ann.socket(table, Origin=f"http://127.0.0.1:{site.port}") as socket:
        assert socket.frame


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("127.0.0.1.evil.example:8765", 421),
        ("localhost.evil.example", 421),
        ("evil.example.", 421),
        ("[::1", 421),
        ("192.0.2.7:8765", 200),
        ("[2001:db8::7]:8765", 200),
        ("localhost:8765", 200),
        ("LOCALHOST.", 200),
        ("games.localhost", 200),
        ("table.local", 200),
        ("Play.Example:443", 200),
    ],
)
async def test_it_answers_to_no_name_that_somebody_else_may_have_made_up(
    tmp_path: Path, host: str, status: int
) -> None:
    async with running(settings_in(tmp_path, hosts=("play.example",))) as site:
        ann = await site.person()
        table = await ann.table("maya_towers", "me", "me")
        for path in ("/api/games", f"/api/tables/{table}/frame?seat=0"):
            answer = await ann.http.get(path, headers={"Host": host})
            assert answer.status_code == status
            if status == 421:
                assert answer.json()["sentence"]["id"] == "server-unknown-host"
        page = await ann.http.get("/", headers={"Host": host, "Accept-Language": "nl"})
        if status == 421:
            assert page.status_code == 421
            assert page.text.startswith("Deze server luistert niet naar de naam ")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "table.local"])
async def test_nor_does_a_socket(site: Site, host: str) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    called = f"ws://{host}:{site.port}/api/tables/{table}/socket"
    connecting = websockets.connect(called, host="127.0.0.1", port=site.port, close_timeout=1)
    if host == "evil.example":
        with pytest.raises(websockets.InvalidStatus):
            await connecting
    else:
        async with connecting as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert json.loads(await socket.recv())["type"] == "table"


BAD_BODIES: list[tuple[str, Any, int, str]] = [
    ("/api/tables", b"{", 400, "server-unreadable"),
    ("/api/tables", b"\xff\xfe", 400, "server-unreadable"),
    ("/api/tables", b"", 400, ""),
    ("/api/tables", b'{"game": "\xff"}', 400, "server-unreadable"),
    ("/api/tables", b"[" * 60_000, 400, "server-unreadable"),
    ("/api/tables/nowhere/say", b'{"a":' * 9000, 400, "server-unreadable"),
    ("/api/tables", {"game": "maya_towers"}, 400, "server-unreadable"),
    ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "server-bad-input"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me"}]}, 400, "server-bad-input"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me"}] * 17}, 400, "server-bad-field"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "dog"}] * 2}, 400, "server-bad-field"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me", "x": 1}] * 2}, 400, "server-unknown-field"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 409, "server-no-such-bot"),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me"}] * 2, "options": {"x": 1}}, 400, ""),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me"}] * 2, "options": {"stall": "x"}}, 400, ""),
    ("/api/tables", {"game": "maya_towers", "seats": [{"kind": "me"}] * 2, "options": {"stall": [1]}}, 400, ""),
    ("/api/tables", b"[" * 70_000, 413, "server-body-too-long"),
    ("/api/tables/nowhere/sit", {"seat": 0}, 404, "server-no-such-table"),
    ("/api/tables/nowhere/say", {"type": "play"}, 400, ""),
    ("/api/tables/nowhere/say", {"type": "hello"}, 400, ""),
    ("/api/tables/nowhere/nothing", {}, 404, "server-no-such-thing"),
    ("/api/games", {}, 405, "server-wrong-method"),
    ("/api/records", b"no record", 400, "server-bad-input"),
    ("/api/records", b"", 400, "server-bad-input"),
    ("/api/records", b"x" * 2_000_000, 413, "server-body-too-long"),
]


@pytest.mark.usefixtures("no_complaints")
@pytest.mark.parametrize(("path", "body", "status", "sentence"), BAD_BODIES)
async def test_requests_that_cannot_be_read(site: Site, path: str, body: Any, status: int, sentence: str) -> None:
    ann = await site.person()
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await ann.http.post(path, content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"sentence"}
    assert answer.json()["sentence"]["id"].startswith(sentence or "server-")
    assert "Traceback" not in answer.text


@pytest.mark.usefixtures("no_complaints")
@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/" + "x" * 3000, "/api/tables/a%2Fb", "/api/tables/x/frame?seat=x"]
)
async def test_addresses_that_lead_nowhere(site: Site, path: str) -> None:
    answer = await site.stranger().http.get(path)
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


@pytest.mark.usefixtures("no_complaints")
@pytest.mark.parametrize("path", ["/%ff", "/%00", "/a%00b", "/" + "x" * 3000, "/" + "x/" * 3000, "//etc/passwd"])
async def test_addresses_that_no_file_can_have_show_the_page(site: Site, path: str) -> None:
    eve = site.stranger()
    assert (await eve.http.get(path)).text == (await eve.http.get("/")).text


@pytest.mark.parametrize("path", ["/..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py", "/%2e%2e/__init__.py"])
async def test_no_way_leads_out_of_the_page(site: Site, path: str) -> None:
    assert (await site.stranger().http.get(path)).status_code == 404


async def test_every_answer_has_its_headers(site: Site) -> None:
    eve = site.stranger()
    for path in ("/", "/api/games", "/api/tables/nowhere", "/schema/openapi.json"):
        headers = (await eve.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert (await eve.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_requests_that_come_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.server.app.TOO_FAST_PAUSE", 0.0)
    async with running(settings_in(tmp_path, person_rate=1.0)) as site:
        eve = site.stranger()
        answers = [await eve.http.get("/api/bots") for _ in range(20)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["sentence"]["id"]) == (429, "server-too-fast")
    async with running(settings_in(tmp_path, things_rate=0.02)) as site:
        statuses = [(await site.stranger().http.get("/api/me")).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]


async def test_what_nobody_expected_is_logged_and_said_plainly(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a secret of the server")

    async with ann.socket(table) as socket:
        monkeypatch.setattr(site.house.store, "append", broken)
        problem = await socket.play(key="a-wish-that-failed")
        assert (problem["type"], problem["sentence"]["id"]) == ("problem", "server-broken")
        assert problem["key"] == "a-wish-that-failed"
        answer = await ann.at(table, "seats/0/link")
        assert answer.status_code == 200
        monkeypatch.undo()
        assert (await socket.play())["type"] == "accepted"
    assert "a secret of the server" in caplog.text
    assert "a secret of the server" not in "".join(socket.texts)


async def test_who_never_reads_holds_nobody_up(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me", stall=100)
    async with ann.socket(table) as socket, ann.socket(table):
        for _ in range(20):
            assert (await socket.play())["type"] == "accepted"


async def test_who_leaves_in_the_middle_of_a_wish_loses_nothing(site: Site) -> None:
    ann = await site.person()
    table = await ann.table("maya_towers", "me", "me")
    async with ann.socket(table) as socket:
        wish = {"seat": 1, "decision": socket.frame["decision"], "action": socket.action()}
        await socket.say(type="play", key="then-i-went-away", **wish)
    await asyncio.sleep(0.2)
    async with ann.socket(table) as socket:
        assert (await socket.wish("play", "then-i-went-away", **wish))["type"] == "accepted"
        assert [entry["actor"] for entry in socket.log if entry["actor"] == 1] == [1]
