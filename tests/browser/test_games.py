"""Every game by clicks, without a page of its own: alone, against bots, and by two people who choose at once."""

import pytest

from browser.conftest import Visit
from browser.test_online import play_together
from browser.watching import watch_replay

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize(("game", "seats"), [("axio", 1), ("axio", 3), ("yaxha", 2)])
def test_a_match_by_clicks_and_its_replay(visit: Visit, game: str, seats: int) -> None:
    ann = visit("/")
    ann.open_table([ME, *[BOT] * (seats - 1)], game)
    ann.play_on(most=2000)
    ann.expect_over()
    ann.expect_words_only()
    ann.link("page-replay").click()
    watch_replay(ann)


def test_two_people_choose_and_build_at_once(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([ME, {"kind": "open"}], "yaxha")
    ben = visit(ann.page.url)
    ben.button("page-sit").click()
    ann.button("page-start-match").click()
    for person in (ann, ben):
        person.wait_for_turn()  # both at once
    play_together((ann, ben))
    for person in (ann, ben):
        person.expect_over()
    assert ann.log().all_inner_texts() == ben.log().all_inner_texts()


@pytest.mark.parametrize("game", ["axio", "yaxha"])
def test_a_phone_has_room_for_it(visit: Visit, game: str) -> None:
    ann = visit("/", viewport={"width": 360, "height": 780}, has_touch=True)
    ann.open_table([ME, BOT], game)
    for _ in range(8):
        ann.step(touch=True)
        ann.expect_no_sideways_scroll()
