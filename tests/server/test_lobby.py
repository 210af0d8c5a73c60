"""Around tables: guests, seats, starting, lists, links."""

import asyncio
import json
import re
from typing import Any

import pytest

from pyramidion.core.words import LANGUAGES
from pyramidion.server.people import A_DAY, A_YEAR, tidy
from server.driving import Client, Site

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(site: Site) -> None:
    stranger = site.stranger()
    answer = await stranger.http.get("/api/me", headers={"Accept-Language": "hu-HU,en;q=0.5"})
    assert answer.json() == {"name": "", "language": "hu"}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await stranger.http.patch("/api/me", json={"name": "  Zoë   K ", "language": "nl"})).status_code == 200
    assert (await stranger.http.get("/api/me")).json() == {"name": "Zoë K", "language": "nl"}
    token = stranger.http.cookies["pyramidion"]
    everything = repr([await site.house.store.person(number) for number in (1, 2)])
    assert token not in everything


async def test_who_is_not_known_may_look_but_not_sit(site: Site) -> None:
    ann, eve = await site.person(), site.stranger()
    table = await ann.table("maya_towers", "me", "open")
    assert (await eve.view(table))["phase"] == "gathering"
    assert (await eve.frame(table))["viewer"] == -1
    answer = await eve.at(table, "sit", seat=1)
    assert (answer.status_code, answer.json()["sentence"]["id"]) == (401, "server-stranger")
    assert (await eve.http.get("/api/tables")).json() == []


async def test_games_bots_and_words(site: Site) -> None:
    eve = site.stranger()
    games = {game["name"]: game for game in (await eve.http.get("/api/games")).json()}
    maya = games["maya_towers"]
    assert maya["seats"] == [2, 3, 4]
    assert [title["id"] for title in maya["seat_titles"]["2"]] == ["maya_towers-seat-0", "maya_towers-seat-1"]
    triple = next(option for option in maya["options"] if option["name"] == "triple")
    assert (triple["follows"], triple["defaults"]) == ("edition", {"russian": 3, "hungarian": 2})
    assert {"greedy", "random"} <= {bot["name"] for bot in (await eve.http.get("/api/bots")).json()}
    for language in LANGUAGES:
        answer = await eve.http.get(f"/api/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "clause-G1 =" in answer.text
        assert "maya_towers-clause-" in answer.text
    assert "server-stale =" in (await eve.http.get("/api/words/en")).text
    assert (await eve.http.get("/api/words/xx")).json()["sentence"]["id"] == "server-no-such-language"


async def test_gathering_at_a_table(site: Site) -> None:
    ann, bob = await site.person("Ann"), await site.person("Bob")
    table = await ann.table("maya_towers", "me", "open", "open", setup="draft")
    async with ann.socket(table) as socket:
        assert socket.table["options"]["setup"] == "draft"
        assert (await ann.at(table, "start")).json()["sentence"]["id"] == "server-seats-open"
        assert (await bob.at(table, "bot", seat=2, bot="random")).status_code == 403
        assert (await ann.at(table, "bot", seat=2, bot="nobody")).json()["sentence"]["id"] == "server-no-such-bot"
        assert (await ann.at(table, "bot", seat=2, bot="random")).status_code == 200
        assert (await bob.at(table, "sit", seat=2)).json()["sentence"]["id"] == "server-seat-taken"
        assert (await bob.at(table, "sit", seat=9)).status_code == 404
        view = (await bob.at(table, "sit", seat=1)).json()
        assert [(seat["holder"], seat["name"], seat["mine"]) for seat in view["seats"]] == [
            ("person", "Ann", False),
            ("person", "Bob", True),
            ("bot", "", False),
        ]
        assert (await bob.at(table, "start")).status_code == 403
        assert (await bob.at(table, "stand", seat=0)).status_code == 403
        assert (await bob.at(table, "stand", seat=1)).status_code == 200
        assert (await bob.at(table, "sit", seat=1, name="Robert")).status_code == 200
        await socket.until(lambda: socket.table["seats"][1]["name"] == "Robert")
        assert socket.frame["viewer"] == -1
        assert (await ann.at(table, "start")).json()["phase"] == "playing"
        await socket.until(lambda: socket.frame["viewer"] == 0)
        assert socket.frame["decision"] == 1
        assert (await bob.at(table, "stand", seat=1)).json()["sentence"]["id"] == "server-started"
        mine = (await ann.http.get("/api/tables")).json()
        assert [(summary["id"], summary["my_turn"]) for summary in mine] == [(table, True)]


async def test_the_host_sends_away_who_only_keeps_a_seat_taken(site: Site) -> None:
    ann, bob, cid = await site.person("Ann"), await site.person("Bob"), await site.person("Cid")
    table = await ann.table("maya_towers", "me", "open", "open")
    await bob.at(table, "sit", seat=1)
    await cid.at(table, "sit", seat=2)
    assert (await cid.at(table, "stand", seat=1)).status_code == 403
    secret = (await bob.at(table, "seats/1/link")).json()["secret"]
    async with bob.socket(table) as bobs, cid.socket(table) as cids:
        view = (await ann.at(table, "stand", seat=1)).json()
        assert [seat["holder"] for seat in view["seats"]] == ["person", "open", "person"]
        await bobs.until(lambda: bobs.notices)
        assert [notice["sentence"]["id"] for notice in bobs.notices] == ["server-removed"]
        assert bobs.table["seats"][1]["holder"] == "open"
        await cids.until(lambda: cids.table["seats"][1]["holder"] == "open")
        assert (await cid.at(table, "stand", seat=2)).status_code == 200  # of oneself one is told nothing
        await cids.until(lambda: cids.table["seats"][2]["holder"] == "open")
        await cids.wish("why-not", seat=0, targets=[])
        assert cids.notices == []
    assert (await bob.at(table, "claim", secret=secret)).status_code == 403
    assert (await ann.at(table, "stand", seat=1)).status_code == 200  # nobody sits there any more: nothing happens
    assert (await ann.at(table, "stand", seat=3)).status_code == 404


async def test_two_people_want_one_seat(site: Site) -> None:
    ann, bob, cid = [await site.person() for _ in range(3)]
    table = await ann.table("maya_towers", "me", "open")
    answers = await asyncio.gather(bob.at(table, "sit", seat=1), cid.at(table, "sit", seat=1))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    holder = [view["seats"][1]["mine"] for view in (await bob.view(table), await cid.view(table))]
    assert sorted(holder) == [False, True]
    assert [answer.status_code == 200 for answer in answers] == holder


async def test_a_personal_link_gives_the_seat_back_on_another_device(site: Site) -> None:
    ann, phone, thief = [await site.person() for _ in range(3)]
    table = await ann.table("maya_towers", "me Ann", "random")
    assert (await thief.at(table, "seats/0/link")).status_code == 403
    old = (await ann.at(table, "seats/0/link")).json()["secret"]
    secret = (await ann.at(table, "seats/0/link")).json()["secret"]
    assert (await thief.at(table, "claim", secret=old)).status_code == 403
    assert (await thief.at(table, "claim", secret="")).status_code == 403
    async with ann.socket(table) as socket:
        view = (await phone.at(table, "claim", secret=secret)).json()
        assert (view["seats"][0]["mine"], view["seats"][0]["name"]) == (True, "Ann")
        await socket.until(lambda: socket.frame["viewer"] == -1)
        assert (await socket.wish("play", seat=0, decision=1, action=1))["reason"] == "not-yours"
    assert (await phone.frame(table, 0))["viewer"] == 0


async def test_a_host_who_comes_back_by_a_personal_link_is_host_again(site: Site) -> None:
    ann, phone, friend = [await site.person() for _ in range(3)]
    table = await ann.table("maya_towers", "me", "me", "open")
    links = [(await ann.at(table, f"seats/{seat}/link")).json()["secret"] for seat in (0, 1)]
    assert not (await friend.at(table, "claim", secret=links[1])).json()["host"]
    assert (await phone.at(table, "claim", secret=links[0])).json()["host"]
    assert (await ann.at(table, "bot", seat=2, bot="random")).status_code == 403
    assert (await phone.at(table, "bot", seat=2, bot="random")).status_code == 200
    assert (await phone.at(table, "start")).json()["phase"] == "playing"


async def test_a_seat_and_its_link_pass_on_together(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash between the two would leave a link that no longer gives the seat."""
    ann, phone, tablet = [await site.person() for _ in range(3)]
    table = await ann.table("maya_towers", "me", "open")
    secret = (await ann.at(table, "seats/0/link")).json()["secret"]
    monkeypatch.setattr(site.house.store, "keep_link", None)  # nothing is written but the seat's event
    assert (await phone.at(table, "claim", secret=secret)).status_code == 200
    assert (await tablet.at(table, "claim", secret=secret)).status_code == 200
    assert (await tablet.view(table))["seats"][0]["mine"]


async def test_a_link_serves_again_but_not_for_a_seat_that_was_given_up(site: Site) -> None:
    ann, phone, tablet, bob = [await site.person() for _ in range(4)]
    table = await ann.table("maya_towers", "me", "open")
    secret = (await ann.at(table, "seats/0/link")).json()["secret"]
    assert (await phone.at(table, "claim", secret=secret)).status_code == 200
    assert (await tablet.at(table, "claim", secret=secret)).status_code == 200
    assert (await tablet.at(table, "claim", secret=secret)).status_code == 200
    await tablet.at(table, "stand", seat=0)
    await bob.at(table, "sit", seat=0)
    answer = await tablet.at(table, "claim", secret=secret)
    assert (answer.status_code, answer.json()["sentence"]["id"]) == (403, "server-no-such-link")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("e" + "\u0301" * 39, "e" + "\u0301" * 3),
        ("\u0301" * 40, ""),
        ("\u3164\u2800", ""),
        ("Nguye\u0302\u0303n", "Nguye\u0302\u0303n"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("<b>Eve</b>", "<b>Eve</b>"),
    ],
)
def test_names_are_no_towers_of_accents_and_can_be_seen(name: str, shown: str) -> None:
    assert tidy(name) == shown


@pytest.mark.parametrize("name", ["\u202eevil\u0000", "a\tb\n c", "\ud800", "x" * 41, ""])
async def test_names_are_tidy(site: Site, name: str) -> None:
    ann = await site.person("Ann")
    content = json.dumps({"name": name})
    answer = await ann.http.patch("/api/me", content=content, headers={"Content-Type": "application/json"})
    kept = (await ann.http.get("/api/me")).json()["name"]
    assert kept == ({"\u202eevil\u0000": "evil", "a\tb\n c": "a b c", "": ""}.get(name, "Ann"))
    assert (answer.status_code == 200) == (kept != "Ann")


async def test_a_table_starts_at_once_where_no_seat_is_open(site: Site) -> None:
    ann = await site.person()
    assert (await ann.view(await ann.table("maya_towers", "me", "greedy")))["phase"] == "playing"
    assert (await ann.view(await ann.table("maya_towers", "me", "open")))["phase"] == "gathering"


async def test_a_frame_is_shown_to_its_seat_only(site: Site) -> None:
    ann, bob = await site.person(), await site.person()
    table = await ann.table("maya_towers", "me", "random", "random")
    answer = await bob.http.get(f"/api/tables/{table}/frame", params={"seat": 0})
    assert (answer.status_code, answer.json()["sentence"]["id"]) == (403, "server-not-yours")
    for seat in (1, 7, -2):
        assert (await ann.http.get(f"/api/tables/{table}/frame", params={"seat": seat})).status_code == 403


async def test_a_cookie_is_renewed_once_a_day(site: Site) -> None:
    now = [0.0]
    site.house.people._clock = lambda: now[0]
    ann = await site.person()
    assert "set-cookie" not in (await ann.http.get("/api/me")).headers
    now[0] = A_DAY
    renewed = (await ann.http.get("/api/me")).headers["set-cookie"]
    assert renewed.startswith(f"{ann.cookie};")
    assert f"Max-Age={A_YEAR}" in renewed
    assert "set-cookie" not in (await ann.http.get("/api/me")).headers


async def test_over_tls_a_cookie_is_of_this_host_alone_and_one_from_before_is_taken(site: Site) -> None:
    eve = site.stranger()
    through_a_proxy = {"X-Forwarded-Proto": "https"}
    cookie = (await eve.http.get("/api/me", headers=through_a_proxy)).headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    assert name == "__Host-pyramidion"
    assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in rest.split(";")}
    assert "Domain" not in cookie
    ann = await site.person("Ann")
    token = ann.cookie.partition("=")[2]
    for known in (f"pyramidion={token}", f"__Host-pyramidion={token}", f"pyramidion=x; __Host-pyramidion={token}"):
        answer = await site.stranger().http.get("/api/me", headers={"Cookie": known, **through_a_proxy})
        assert answer.json()["name"] == "Ann"


async def test_every_fault_is_in_the_schema(site: Site) -> None:
    ann, bob, eve = await site.person(), await site.person(), site.stranger()
    schema = (await ann.http.get("/schema/openapi.json")).json()
    assert set(schema["components"]["schemas"]["Fault"]["properties"]) == {"sentence"}
    assert "steps" in schema["components"]["schemas"]["Replay"]["properties"]
    table = await ann.table("maya_towers", "me", "me")
    at, check = "/api/tables/{table_id}", "/api/games/{game}/options/{name}/check"
    asked: list[tuple[Client, str, str, dict[str, Any] | None, int]] = [
        (eve, "/api/tables", "post", {"game": "axio", "seats": [{"kind": "me"}]}, 401),
        (ann, "/api/tables", "post", {"game": "chess", "seats": [{"kind": "me"}]}, 400),
        (ann, "/api/tables", "post", {"game": "axio", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 409),
        (ann, "/api/tables", "post", {"game": "x" * 70_000}, 413),
        (ann, "/api/me", "patch", {"name": 3}, 400),
        (eve, "/api/me", "patch", {"name": "Eve"}, 401),
        (bob, f"{at}/frame?seat=0", "get", None, 403),
        (bob, f"{at}/frame?seat=x", "get", None, 400),
        (bob, f"{at}/sit", "post", {"seat": 0}, 409),
        (bob, f"{at}/claim", "post", {"secret": "x"}, 403),
        (bob, f"{at}/start", "post", None, 403),
        (eve, f"{at}/start", "post", None, 401),
        (bob, f"{at}/seats/0/link", "post", None, 403),
        (bob, f"{at}/hint", "post", {"seat": 0, "decision": 1}, 403),
        (bob, f"{at}/replay", "get", None, 409),
        (bob, f"{at}/record", "get", None, 409),
        (bob, f"{at}/review", "get", None, 409),
        (ann, "/api/records", "post", {}, 400),
        (eve, "/api/records", "post", {}, 401),
        (eve, "/api/records/nothing/replay", "get", None, 404),
        (eve, "/api/games/chess/demo", "get", None, 404),
        (eve, "/api/words/xx", "get", None, 404),
        (eve, check.format(game="axio", name="x"), "post", {"seats": 2, "text": ""}, 404),
        (eve, check.format(game="maya_quarries", name="sheet"), "post", {"seats": 3, "text": "a"}, 400),
    ]
    for client, path, method, body, status in asked:
        answer = await client.http.request(method, path.format(table_id=table), json=body)
        assert answer.status_code == status, (path, answer.text)
        documented = next(
            operations[method]["responses"]
            for pattern, operations in schema["paths"].items()
            if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(pattern)), path.partition("?")[0])
        )
        assert documented[str(status)]["content"]["application/json"]["schema"]["$ref"].endswith("/Fault")
        assert {"421", "429", "500"} <= set(documented)


async def test_the_api_describes_itself_and_the_page_says_whether_it_is_built(site: Site) -> None:
    eve = site.stranger()
    paths = (await eve.http.get("/schema/openapi.json")).json()["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/records"} <= set(paths)
    answer = await eve.http.get("/table/anything")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.status_code in (200, 503)
    assert (await eve.http.get("/assets/nothing.js")).status_code == 404
    assert (await eve.http.get("/%2e%2e/app.py")).status_code == 404
