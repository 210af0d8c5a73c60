"""All of it by keyboard."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.keyboard import is_on, play_by_keys, tab_to


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("/")
    keys = ann.page.keyboard
    tab_to(ann, 'a[href="/new/maya_towers"]')
    keys.press("Enter")
    ann.page.wait_for_url("**/new/maya_towers")
    tab_to(ann, "summary")
    keys.press("Enter")
    tab_to(ann, "input[type=number]")
    keys.press("ControlOrMeta+a")
    keys.type("3")
    tab_to(ann, "button.primary")
    keys.press("Enter")
    ann.page.wait_for_url("**/table/*")
    play_by_keys(ann)
    ann.expect_over()
    tab_to(ann, 'a[href^="/replay/"]')
    keys.press("Enter")
    ann.page.wait_for_url("**/replay/*")
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    keys.press("ArrowRight")
    expect(slider).to_have_value("1")
    keys.press("End")
    ann.expect_over()


def test_a_hand_over_by_keyboard(visit: Visit) -> None:
    ann = visit("/")
    people = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]
    ann.open_table(people, stall=1)
    play_by_keys(ann)
    ann.expect_over()


def test_focus_stays_in_the_scene_after_a_choice(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.wait_for_turn()
    tab_to(ann, ".glow[data-target]")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".chosen[data-target]").wait_for()
    assert is_on(ann, "[data-target]")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".chosen[data-target]")).to_have_count(0)


def test_the_first_tab_offers_to_skip_to_the_content(visit: Visit) -> None:
    ann = visit("/")
    ann.page.get_by_role("main").wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.link("page-skip")).to_be_focused()
