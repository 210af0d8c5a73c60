"""Other games by clicks, without a page of their own: alone, and against bots."""

import pytest

from browser.conftest import Visit
from browser.watching import watch_replay

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize(("game", "seats"), [("axio", 1), ("axio", 3), ("maya_quarries", 3)])
def test_a_match_by_clicks_and_its_replay(visit: Visit, game: str, seats: int) -> None:
    ann = visit("/")
    ann.open_table([ME, *[BOT] * (seats - 1)], game)
    ann.play_on(most=2000)
    ann.expect_over()
    ann.expect_words_only()
    ann.link("page-replay").click()
    watch_replay(ann)


@pytest.mark.parametrize(("game", "seats"), [("axio", 2), ("yaxha", 2), ("maya_quarries", 3)])
def test_a_phone_has_room_for_it(visit: Visit, game: str, seats: int) -> None:
    ann = visit("/", viewport={"width": 360, "height": 780}, has_touch=True)
    ann.open_table([ME, *[BOT] * (seats - 1)], game)
    for _ in range(8):
        ann.step(touch=True)
        ann.expect_no_sideways_scroll()
