"""Five people at one screen play the longest match there is by clicks, with secret bids and cards."""

from browser.conftest import Visit, browser, server, visit
from browser.watching import watch_replay

__all__ = ["browser", "server", "visit"]  # fixtures
FIVE = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]


def test_five_experts_from_the_first_click_to_the_end(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table(FIVE, "maya_quarries", expert=True)
    ann.play_on(most=6000)
    ann.expect_over()
    ann.expect_words_only()
    ann.link("page-replay").click()
    watch_replay(ann)
