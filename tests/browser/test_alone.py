"""One person against a bot, from the first click to the final score."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.watching import watch_replay


def test_a_match_against_a_bot_from_the_first_click_to_the_final_score_and_its_replay(visit: Visit) -> None:
    ann = visit("/")
    game = ann.page.get_by_role("article").filter(has=ann.page.locator('a[href="/new/maya_towers"]'))
    game.get_by_role("button", name=ann.say("page-play-now")).click()
    ann.page.wait_for_url("**/table/*")
    ann.play_on()
    ann.expect_over()
    assert ann.log().count() > 10
    ann.expect_words_only()
    ann.link("page-replay").click()
    watch_replay(ann)


def test_a_rematch_begins_anew(visit: Visit) -> None:
    ann = visit("/")
    table = ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], stall=1)
    ann.play_on()
    ann.button("page-rematch").click()
    ann.page.wait_for_url(lambda address: table not in address)
    ann.play_entries(1)
    expect(ann.log().first).to_be_visible()


def test_a_finished_match_can_be_saved_and_opened_again(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], stall=1)
    ann.play_on()
    with ann.page.expect_download() as saved:
        ann.link("page-export").click()
    path = saved.value.path()
    ben = visit("/")
    ben.page.locator("input[type=file]").set_input_files(path)
    ben.page.wait_for_url("**/replay/record/*")
    watch_replay(ben)
