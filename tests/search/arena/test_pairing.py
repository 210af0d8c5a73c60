"""The schedule is fair: on each deal every bot has each seat equally often, and partners are one bot."""

from collections import Counter

import pytest

from pyramidion.core import registry
from pyramidion.core.errors import BadSetupError
from pyramidion.search.arena.contest import fewest_opponents
from pyramidion.search.arena.entrants import NO_LIMIT, Effort, entrants
from pyramidion.search.arena.pairing import Fixture, Schedule
from pyramidion.search.levels import level_of
from search.arena.contests import contest_of

BOTS = ["greedy,random", "greedy,random,level1", "greedy,random,level1,level2", "greedy,random,level1,level2,level3"]
SETTINGS = [("template", 2), ("template", 3), ("maya_towers", 4), ("axio", 4), ("maya_quarries", 5)]


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_everybody_has_every_seat_equally_often(game: str, seats: int, bots: str) -> None:
    line_ups = Schedule(contest_of(game, seats, bots)).line_ups
    for seat in range(seats):
        counts = Counter(line_up[seat] for line_up in line_ups)
        assert len(counts) == bots.count(",") + 1
        assert len(set(counts.values())) == 1
    assert len(set(line_ups)) == len(line_ups)


def test_two_bots_two_seats() -> None:
    assert Schedule(contest_of()).line_ups == [(0, 1), (1, 0)]


def test_one_against_all_others_both_ways() -> None:
    line_ups = [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert Schedule(contest_of(seats=3)).line_ups == line_ups


def test_partners_are_one_bot() -> None:
    assert Schedule(contest_of("maya_towers", 4)).line_ups == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_every_pair_of_many_meets() -> None:
    line_ups = Schedule(contest_of(bots=BOTS[3])).line_ups
    assert len(line_ups) == 5 * 4
    assert all(one != other for one, other in line_ups)


def test_deals_follow_each_other() -> None:
    schedule = Schedule(contest_of())
    assert list(schedule.fixtures(1, 4)) == [Fixture(0, (1, 0)), Fixture(1, (0, 1)), Fixture(1, (1, 0))]
    assert [schedule.whole_deals(matches) for matches in (1, 2, 3)] == [1, 1, 2]


def test_an_arena_needs_opponents() -> None:
    with pytest.raises(BadSetupError, match="An arena needs opponents"):
        contest_of("axio", 1)
    assert fewest_opponents(registry.game("axio")) == 2
    assert fewest_opponents(registry.game("maya_quarries")) == 3


def test_effort() -> None:
    game = registry.game("template")
    names = ["greedy", "level3", "level1"]
    greedy, third, first = entrants(names, game, 2, Effort())
    assert (greedy.simulations, greedy.plan) == (0, None)
    assert (third.simulations, third.seconds) == (level_of(game, "level3", 2).simulations, None)
    assert first.doubt == level_of(game, "level1", 2).doubt
    _, third, first = entrants(names, game, 2, Effort(cut=8))
    assert third.simulations == level_of(game, "level3", 2).simulations // 8
    _, third, first = entrants(names, game, 2, Effort(simulations=5))
    assert third.simulations == first.simulations == 5
    _, third, _ = entrants(names, game, 2, Effort(seconds=0.5))
    assert (third.simulations, third.seconds) == (NO_LIMIT, 0.5)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["greedy"], "at least two bots"),
        (["greedy", "deep"], "There is no bot called 'deep'; there are: random, greedy, level1"),
        (["greedy", "greedy"], "greedy is named twice"),
        (["greedy", "uct"], "uct has no simulations of its own"),
    ],
)
def test_who_cannot_take_part(names: list[str], sentence: str) -> None:
    with pytest.raises(BadSetupError, match=sentence):
        entrants(names, registry.game("template"), 2, Effort())
