"""The law over sockets and HTTP: what a viewer may not know changes not one byte of what that viewer is sent."""

from pathlib import Path

import pytest

import pyramidion
from laws.cases import DEPTH, Case
from pyramidion.core import verbs
from pyramidion.core.types import PUBLIC, Viewer
from pyramidion.server import tables
from pyramidion.server.store import adding, store
from server.driving import counting_ids, running, settings_in
from server.table_of_twins import Clock, TableOfTwins, Told, laid
from server.twins import Twins, stored, twins

pytestmark = pytest.mark.anyio

EXPERT = (("expert", True),)
SHORT = [
    Case("template", 2),
    Case("maya_towers", 3),
    Case("axio", 2),
    Case("yaxha", 2),
    Case("yaxha", 3),
    Case("maya_quarries", 3, EXPERT),
]
LONG = [
    Case("maya_towers", 4),
    Case("axio", 3),
    Case("axio", 4),
    Case("yaxha", 4),
    Case("maya_quarries", 3),
    Case("maya_quarries", 4, EXPERT),
    Case("maya_quarries", 5),
]
CASES = [*SHORT, *LONG] if DEPTH > 1 else SHORT
BEATS = 9 + 3 * DEPTH
SEEDS = 1 if DEPTH == 1 else 2
NEVER = 3600.0  # seconds: bots stand in, but do not act


async def told(folder: Path, patch: pytest.MonkeyPatch, pair: Twins, which: int) -> list[Told]:
    """What everybody is sent at a table where one of the two courses is played."""
    folder.mkdir()
    drawn, clock = pair.drawn[which], Clock()
    patch.setattr(verbs, "sample_chance", lambda state, _rng, _work: drawn[state.tobytes()])
    for module in (adding, store, tables):
        patch.setattr(module, "now", clock.now)
    settings = settings_in(folder, ids=counting_ids(), bot_pause=NEVER, person_rate=1e6, address_rate=1e6)
    async with running(settings) as site:
        return await TableOfTwins(site, pair, which, clock).play()


@pytest.mark.parametrize(("case", "viewer"), [(case, viewer) for case in CASES for viewer in case.viewers], ids=str)
async def test_twins_are_sent_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case, viewer: Viewer
) -> None:
    for seed in range(SEEDS):
        pair = twins(case, viewer, seed, BEATS)
        one, other = [
            await told(tmp_path / f"{seed}-{which}", monkeypatch, pair, which) for which in range(len(pair.drawn))
        ]
        assert one[viewer].socket == other[viewer].socket
        assert one[viewer].http == other[viewer].http
        assert one != other  # whose secret it is was told so


def test_no_game_is_left_out() -> None:
    assert {case.name for case in SHORT} == set(pyramidion.names())


async def shared_screen(folder: Path, pair: Twins, which: int) -> list[str]:
    """What is sent to a screen that one person has for all seats, before it is handed to anybody."""
    folder.mkdir()
    async with running(settings_in(folder, ids=counting_ids())) as site:
        ann = await site.person("Ann")
        table = await laid(site, pair.case, [1] * pair.case.seats, stored(pair.before, which))
        async with ann.socket(table) as socket:
            assert socket.frame["handover"] >= 0
            return socket.texts


def cards_dealt_to_twins() -> Twins:
    """Matches of maya_towers that begin with other cards."""
    for seed in range(9):
        pair = Twins(Case("maya_towers", 3), PUBLIC, seed)
        pair.go_on(60)
        if any(beat.differs for beat in pair.before):
            return pair
    raise AssertionError("nobody was dealt other cards")


async def test_a_screen_not_yet_handed_over_shows_no_card(tmp_path: Path) -> None:
    pair = cards_dealt_to_twins()
    one, other = [await shared_screen(tmp_path / str(which), pair, which) for which in range(len(pair.drawn))]
    assert one == other
