"""Choosing: what cannot be says why, what is half chosen can be taken back, what was played can be undone."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import POINTS, Visitor
from pyramidion.core.words import catalogues

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

DARK = "[data-target]:not(.glow):not(.chosen)"


def clause_sentences(game: str) -> set[str]:
    """What the clauses say, in English."""
    return set(re.findall(rf"^{game}-clause-[\w-]+ = (.+)$", catalogues("en")[game], re.MULTILINE))


def choose_first(ann: Visitor) -> None:
    """Half-choose an action: point at something that only begins one."""
    ann.wait_for_turn()
    for target in ann.targets():
        ann.point(target)
        if ann.page.locator(".chosen[data-target]").count():
            return
        ann.wait_for_turn()


def click_dark(ann: Visitor, index: int) -> None:
    """Click what cannot be chosen, once it stands still; again if the page moved under the pointer all the same."""
    for _ in range(3):
        points = ann.page.evaluate(POINTS, DARK)
        ann.page.wait_for_timeout(100)
        while (now := ann.page.evaluate(POINTS, DARK)) != points:
            points = now
            ann.page.wait_for_timeout(100)
        ann.page.mouse.click(points[index]["x"], points[index]["y"])
        ann.page.wait_for_timeout(100)
        if ann.page.locator(".sentence").inner_text():
            return


def test_an_illegal_click_is_told_the_clause(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.play_entries(2)
    ann.wait_for_turn()
    said = set()
    for chosen in (0, 1):
        if chosen:
            choose_first(ann)
        for index in range(12):
            click_dark(ann, index)
            expect(ann.page.locator(".sentence")).not_to_be_empty()
            said.add(ann.page.locator(".sentence").inner_text())
        assert ann.page.locator(".chosen[data-target]").count() == chosen, "an illegal click changes nothing"
    assert said & clause_sentences("maya_towers"), said


def test_what_is_half_chosen_can_be_taken_back(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.play_entries(2)
    ann.wait_for_turn()
    chosen = ann.page.locator(".chosen[data-target]")
    entries = ann.log().count()
    ways_back = (
        lambda: ann.button("page-back").click(),
        lambda: ann.page.keyboard.press("Escape"),
        lambda: ann.page.keyboard.press("Backspace"),
        lambda: chosen.first.dispatch_event("click"),
    )
    for go_back in ways_back:
        choose_first(ann)
        expect(chosen).to_have_count(1)
        go_back()
        expect(chosen).to_have_count(0)
    assert ann.log().count() == entries


def test_a_preview_shows_what_the_hovered_target_would_do(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.play_entries(2)
    choose_first(ann)
    target = ann.targets()[0]
    ann.page.mouse.move(target["x"], target["y"])
    expect(ann.page.locator(".ghost").first).to_be_visible()


def test_undo_takes_back_the_last_move_at_once_against_a_bot(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.play_entries(2)
    ann.wait_for_turn()
    before = ann.log().all_inner_texts()
    ann.play_entries(len(before) + 2)
    ann.wait_for_turn()
    ann.button("page-undo").click()
    expect(ann.log()).to_have_text(before, use_inner_text=True)
    ann.play_entries(len(before) + 2)


def test_the_log_and_the_last_move_are_shown(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.play_entries(3)
    expect(ann.log().nth(2)).to_be_visible()
    expect(ann.page.locator(".moved").first).to_be_attached()


def test_a_move_can_wait_for_a_last_word(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.wait_for_turn()
    ann.page.keyboard.press("?")
    ann.page.get_by_role("checkbox", name=ann.say("page-confirm-setting")).check()
    entries = ann.log().count()
    while ann.button("page-confirm-move").count() == 0:
        ann.point(ann.random.choice(ann.targets()))
    assert ann.log().count() == entries
    ann.button("page-confirm-move").click()
    expect(ann.log().nth(entries)).to_be_visible()


def test_the_board_turns_and_can_be_seen_from_above(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(AGAINST_A_BOT)
    ann.wait_for_turn()
    places = "() => [...document.querySelectorAll('[data-piece]')].map((it) => it.getAttribute('transform')).join()"
    seen = {ann.page.evaluate(places)}
    for message in ("page-turn-left", "page-turn-left", "page-turn-left", "page-view-plan"):
        ann.button(message).click()
        ann.page.wait_for_timeout(100)
        seen.add(ann.page.evaluate(places))
    assert len(seen) == 5
    ann.play_entries(ann.log().count() + 2)
