"""Three people at one screen: cards stay secret, the screen is handed over."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from browser.conftest import Visit
from browser.visitor import Visitor
from browser.watching import watch_replay


def listen(visitor: Visitor) -> list[dict[str, Any]]:
    """All frames that come from now on."""
    frames: list[dict[str, Any]] = []

    def read(text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "frame":
            frames.append(said)

    def attach(socket: WebSocket) -> None:
        socket.on("framereceived", read)

    visitor.page.on("websocket", attach)
    return frames


def set_up_three(ann: Visitor) -> None:
    """Ann makes a table for three at her screen, by the page for new tables."""
    page = ann.page
    page.locator('a[href="/new/maya_towers"]').click()
    page.get_by_text("3", exact=True).click()
    page.get_by_text(ann.say("page-company-here"), exact=True).click()
    names = page.get_by_placeholder(ann.say("page-name"), exact=True)
    expect(names).to_have_count(2)
    names.nth(0).fill("Ben")
    names.nth(1).fill("Cleo")
    page.get_by_text(ann.say("page-options"), exact=True).click()
    page.get_by_role("spinbutton", name=ann.say("maya_towers-option-stall-title")).fill("4")
    ann.button("page-start-match").click()


def expect_nothing_of_the_table(ann: Visitor, frames: list[dict[str, Any]]) -> None:
    """While the screen changes hands there is no piece in the page, and the page itself knows only what all may."""
    assert ann.page.locator("[data-piece], [data-zone], svg [aria-label], .log, aside").count() == 0
    ann.expect_words_only()
    table = ann.page.url.rsplit("/", 1)[-1]
    public = ann.page.request.get(f"/api/tables/{table}/frame").json()
    assert frames[-1]["viewer"] == -1
    assert frames[-1]["scene"] == public["scene"]
    assert frames[-1].get("choices", {}) == {}


def test_three_people_at_one_screen_with_secret_cards_and_its_replay(visit: Visit) -> None:
    ann = visit("/")
    frames = listen(ann)
    set_up_three(ann)
    ann.page.wait_for_url("**/table/*")
    asked: list[str] = []
    while not ann.is_over:
        ann.wait_for_turn()
        if ann.is_handover:
            expect_nothing_of_the_table(ann, frames)
            asked.append(ann.page.locator("#handover-heading").inner_text())
        ann.step()
    ann.expect_over()
    assert {name for name in ("Ben", "Cleo") if any(name in heading for heading in asked)} == {"Ben", "Cleo"}
    assert len(set(asked)) == 3
    ann.link("page-replay").click()
    watch_replay(ann)


def test_who_takes_the_screen_sees_cards_of_their_own(visit: Visit) -> None:
    ann = visit("/")
    frames = listen(ann)
    ann.open_table([{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}])
    for _ in range(3):
        ann.page.get_by_role("dialog").get_by_role("button").click()
        ann.page.locator(".glow").first.wait_for()
        viewer = frames[-1]["viewer"]
        own = ann.page.request.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[-1]}/frame?seat={viewer}").json()
        assert frames[-1]["scene"] == own["scene"]
        while not ann.is_handover:
            ann.step()
    assert {frame["viewer"] for frame in frames} == {-1, 0, 1, 2}


def test_the_next_person_may_choose_the_same(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}], "maya_quarries")
    for entries in (1, 2, 3):
        ann.point(next(target for target in ann.targets() if target["target"] == "pyramid copan"))
        expect(ann.log()).to_have_count(entries)


def test_two_people_without_secrets_need_no_hand_over(visit: Visit) -> None:
    ann = visit("/")
    frames = listen(ann)
    ann.open_table([{"kind": "me"}, {"kind": "me", "name": "Ben"}], stall=2)
    ann.play_on()
    assert {frame["handover"] for frame in frames} == {-1}
    assert {0, 1} <= {frame["viewer"] for frame in frames}
