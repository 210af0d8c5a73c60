"""Two people, two browsers, one link."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.meeting import meet, play_together
from browser.watching import watch_replay


def test_a_match_by_a_link_with_a_reload_in_the_middle_and_its_replay(visit: Visit) -> None:
    ann, ben = meet(visit, stall=9)
    play_together((ann, ben), until=8)
    assert not ann.is_over
    for person in (ann, ben):
        expect(person.log().nth(7)).to_be_visible()
        before = person.log().all_inner_texts()
        person.page.reload()
        expect(person.log()).to_have_text(before, use_inner_text=True)
    play_together((ann, ben))
    for person in (ann, ben):
        person.expect_over()
    assert ann.log().all_inner_texts() == ben.log().all_inner_texts()
    for person in (ann, ben):
        person.link("page-replay").click()
        watch_replay(person)


def test_who_only_watches_sees_the_match_and_cannot_play(visit: Visit) -> None:
    ann, ben = meet(visit)
    cleo = visit(ann.page.url)
    play_together((ann, ben), until=2)
    expect(cleo.log()).to_have_text(ann.log().all_inner_texts(), use_inner_text=True)
    expect(cleo.page.locator(".glow")).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("page-watchers", count=1))).to_be_visible()


def test_the_host_frees_a_seat_and_who_sat_there_is_told(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([{"kind": "me"}, {"kind": "open"}])
    ben = visit(ann.page.url)
    ben.button("page-sit").click()
    ann.button("page-send-away").click()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("server-removed"))
    expect(ben.button("page-stand")).to_have_count(0)
    ben.button("page-sit").click()
    expect(ben.button("page-stand")).to_be_visible()
    expect(ben.page.get_by_role("alert")).to_have_count(0)


def test_a_seat_follows_its_personal_link_to_another_browser(visit: Visit) -> None:
    ann, ben = meet(visit)
    play_together((ann, ben), until=1)
    name = "Ben"
    ben.button("page-seat-menu", name=name).click()
    ben.button("page-seat-link").click()
    link = ben.page.get_by_role("textbox", name=ben.say("page-seat-link")).input_value()
    elsewhere = visit(link)
    expect(elsewhere.page).to_have_url(ann.page.url)
    play_together((ann, elsewhere), until=5)
    assert elsewhere.log().count() >= 5
