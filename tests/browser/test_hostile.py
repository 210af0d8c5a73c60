"""Guests who do what nobody should: names that are no names, links where they are not expected, clicks without end."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import GLOWING, POINTS, Visitor

LONG = "<b>W</b>" + "W" * 32
MARKUP = "<img src=x onerror=alert(1)>"


def post(visitor: Visitor, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    answer = visitor.page.request.post(path, data=body, headers={"Origin": visitor.server.url})
    assert answer.ok, answer.text()
    return dict(answer.json())


@pytest.mark.parametrize("width", [320, 1280])
def test_long_names_and_markup_in_names_are_shown_and_break(visit: Visit, width: int) -> None:
    ann = visit(viewport={"width": width, "height": 700})
    ann.page.on("dialog", lambda dialog: ann.complaints.append(dialog.message))
    ann.open_table([{"kind": "me", "name": MARKUP}, {"kind": "me", "name": LONG}, {"kind": "open"}])
    expect(ann.page.get_by_text(LONG)).to_be_visible()
    ann.expect_no_sideways_scroll()
    table = ann.open_table([{"kind": "me", "name": LONG}, {"kind": "me", "name": MARKUP}, {"kind": "me"}])
    heading = ann.page.get_by_role("heading", name=LONG)
    expect(heading).to_be_visible()
    box = heading.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    ann.step()
    expect(ann.page.get_by_text(MARKUP).first).to_be_visible()
    ann.expect_no_sideways_scroll()
    post(ann, f"/api/tables/{table}/say", {"type": "resign", "key": "i-give-up", "seat": 0})
    ann.page.goto("/")
    ann.expect_no_sideways_scroll()


def test_a_personal_link_opened_where_the_table_is_open_already(visit: Visit) -> None:
    ann = visit()
    table = ann.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    secret = post(ann, f"/api/tables/{table}/seats/0/link")["secret"]
    elsewhere = visit(f"/table/{table}")
    expect(elsewhere.page.get_by_text("Ann", exact=True)).to_be_visible()
    elsewhere.page.goto(f"/table/{table}#seat={secret}")
    expect(elsewhere.page).to_have_url(f"{elsewhere.server.url}/table/{table}")
    expect(elsewhere.page.get_by_text(elsewhere.say("page-seat-mine"))).to_be_visible()


def test_clicks_without_patience_in_two_windows_of_one_seat(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    table = ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], stall=200)
    other = Visitor(ann.page.context.new_page(), ann.server)
    other.page.goto(f"/table/{table}")
    for window in (ann, other):
        window.page.locator(GLOWING).first.wait_for()
    for turn in range(12):
        for window in (ann, other, ann, ann):
            targets = window.page.evaluate(POINTS, GLOWING)
            for target in targets and window.random.choices(targets, k=2):
                window.page.mouse.click(target["x"], target["y"], click_count=window.random.choice([1, 1, 2]))
        if turn % 4 == 3:
            ann.page.reload()
        ann.wait_for_turn()
    other.wait_for_turn()
    log = ann.page.request.get(f"/api/tables/{table}/frame?seat=0").json()["log"]
    actors = [entry["actor"] for entry in log if entry["actor"] in (0, 1)]
    assert len(actors) > 2
    assert all(one != next_one for one, next_one in pairwise(actors))
    expect(ann.log()).to_have_count(other.log().count())
    assert other.complaints == []


def test_no_script_runs_that_is_not_the_pages_own(visit: Visit) -> None:
    ann = visit()
    ann.page.locator("main").wait_for()
    ann.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.head.append(script);
          document.body.insertAdjacentHTML("beforeend", '<img src="x" onerror="window.ran = true">');
        }"""
    )
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("window.ran") is None
    violations = [complaint for complaint in ann.complaints if "Content Security Policy" in complaint]
    assert len(violations) == 2
    ann.complaints.clear()
