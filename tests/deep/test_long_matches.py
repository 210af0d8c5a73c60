"""The longest matches there are, by clicks: five people at one screen with secret bids and cards; one among bots."""

from typing import Any

import pytest

from browser.conftest import Visit
from browser.watching import play_and_look_back

FIVE = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")]
AMONG_BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("maya_quarries", FIVE, {"expert": True}), ("axio", AMONG_BOTS, {})]
)
def test_from_the_first_click_to_the_end(
    visit: Visit, game: str, seats: list[dict[str, str]], options: dict[str, Any]
) -> None:
    ann = visit("/")
    ann.open_table(seats, game, **options)
    play_and_look_back(ann, most=6000)
