"""Thinking along in a browser: opponents of many strengths, a hint where one plays, chances where one looks back."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.staging import greedy_match, stage
from browser.tour import WITH_A_BOT, settled


def test_opponents_are_chosen_by_strength(visit: Visit) -> None:
    visitor = visit("/new/maya_towers")
    chooser = visitor.page.get_by_label("Black")
    expect(chooser).to_have_value("bot:level2")
    expect(visitor.page.get_by_text(visitor.say("bot-level2-help"))).to_be_visible()
    chooser.select_option(label=visitor.say("bot-level5"))
    expect(chooser).to_have_accessible_description(visitor.say("bot-level5-help"))
    visitor.button("page-start-match").click()
    visitor.wait_for_turn()
    expect(visitor.page.locator("aside").get_by_text(visitor.say("bot-level5")).first).to_be_visible()


def test_a_hint_shows_where_and_can_be_followed(visit: Visit) -> None:
    visitor = visit()
    visitor.open_table(WITH_A_BOT)
    visitor.wait_for_turn()
    entries = visitor.log().count()
    visitor.page.keyboard.press("h")
    proposed = visitor.page.locator("[data-target].proposed")
    expect(proposed).to_have_count(2)
    expect(visitor.page.get_by_role("status").filter(has_text="Try: ")).to_have_text(re.compile(r"→ .*\d+%"))
    settled(visitor)
    targets = [piece.get_attribute("data-target") for piece in proposed.all()]
    for target in targets:
        spot = next(spot for spot in visitor.targets() if spot["target"] == target)
        visitor.point(spot)
    expect(proposed).to_have_count(0)
    visitor.wait_for_turn()
    assert visitor.log().count() > entries


def test_a_hint_gives_way_to_a_choice_of_ones_own(visit: Visit) -> None:
    visitor = visit()
    visitor.open_table(WITH_A_BOT)
    visitor.wait_for_turn()
    visitor.button("page-hint").click()
    proposed = visitor.page.locator("[data-target].proposed")
    expect(proposed).to_have_count(2)
    targets = [piece.get_attribute("data-target") for piece in proposed.all()]
    settled(visitor)
    visitor.point(next(spot for spot in visitor.targets() if spot["target"] not in targets))
    expect(proposed).to_have_count(0)


def test_no_hints_among_people(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.open_table([{"kind": "open"}, {"kind": "me"}])
    bob.page.goto(f"/table/{table}")
    bob.button("page-sit").click()
    ann.button("page-start-match").click()
    ann.wait_for_turn()
    expect(ann.button("page-hint")).to_have_count(0)
    ann.page.keyboard.press("h")
    ann.page.wait_for_timeout(200)
    expect(ann.page.locator(".proposed")).to_have_count(0)


@pytest.mark.parametrize("small", [False, True])
def test_chances_are_drawn_told_and_lead_to_their_steps(visit: Visit, phone: dict[str, Any], small: bool) -> None:
    visitor = visit("/", **(phone if small else {}))
    match = greedy_match("maya_quarries", 3, lambda _: False)
    visitor.page.locator("main").wait_for()
    stage(visitor, match)
    visitor.page.goto(visitor.page.url.replace("/table/", "/replay/"))
    visitor.button("page-chances-show").click()
    turns = visitor.page.locator("[aria-labelledby=turning-heading] button")
    turns.first.wait_for()
    graph = visitor.page.locator("figure svg[role=img]")
    winner = match.outcome().ranks.index(1)
    told = str(graph.get_attribute("aria-label")).split("; ")
    assert [course.endswith("100% in the end") for course in told] == [seat == winner for seat in range(3)]
    expect(graph.locator("polyline")).to_have_count(3)
    expect(graph.locator("circle")).to_have_count(turns.count())
    slider = visitor.page.get_by_role("slider")
    for turn in turns.all():
        turn.focus()
        visitor.page.keyboard.press("Enter")
        expect(turn).to_have_attribute("aria-current", "true")
        assert match.log[int(slider.input_value()) - 1].actor != 7
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] - 4, "y": box["height"] / 3})
    expect(slider).to_have_value(str(match.ply))
    visitor.expect_words_only()
    visitor.expect_no_sideways_scroll()
