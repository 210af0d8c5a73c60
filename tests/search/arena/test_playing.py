"""Matches of a contest: the same wherever and in whatever order they are played, with the same deals for all."""

import os
import signal
from collections.abc import Callable

import pytest

from pyramidion.core.errors import PyramidionError
from pyramidion.core.types import CHANCE, Rng
from pyramidion.search import processes
from pyramidion.search.arena import playing
from pyramidion.search.arena.entrants import Effort
from pyramidion.search.arena.pairing import Fixture, Schedule
from pyramidion.search.arena.playing import Match, play_match, rehearse
from pyramidion.search.arena.workers import play_here
from search.arena.contests import contest_of

QUICK = Effort(simulations=4)


def test_processes_and_order_do_not_matter() -> None:
    contest = contest_of(bots="level2,random", effort=QUICK)
    fixtures = list(Schedule(contest).fixtures(0, 8))
    here = list(play_here(contest, fixtures, jobs=1))
    assert list(play_here(contest, fixtures, jobs=2)) == here
    assert [play_match(contest, fixture) for fixture in reversed(fixtures)] == here[::-1]
    assert len({result.scores for result in here}) > 1


def test_another_seed_is_another_contest() -> None:
    fixtures = [Fixture(deal, (0, 1)) for deal in range(6)]
    one, other = ([play_match(contest_of(seed=seed), fixture).scores for fixture in fixtures] for seed in (1, 2))
    assert one != other


def test_every_line_up_gets_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tokens of template are dealt by chance before anybody bids."""
    started: list[Match] = []

    class Watched(Match):
        def outcome(self) -> object:  # type: ignore[override]
            started.append(self)
            return super().outcome()

    monkeypatch.setattr(playing, "Match", Watched)
    contest = contest_of(seats=3)
    for line_up in Schedule(contest).line_ups:
        play_match(contest, Fixture(3, line_up))
    first_deals = {tuple(e.text for e in match.log[:3] if e.actor == CHANCE) for match in started}
    assert len(started) == 6
    assert len(first_deals) == 1
    assert len(next(iter(first_deals))) == 3


def test_bots_never_draw_what_chance_draws() -> None:
    seeds = {seed for deal in range(50) for seed in playing._seeds(7, deal)}
    assert len(seeds) == 100


def test_each_decision_has_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two choices of a match get the same random numbers, whatever a bot used up before."""
    seen: list[bytes] = []
    choose: Callable[..., int] = playing._choice

    def watched(bot: object, match: Match, seat: int, rng: Rng) -> int:
        seen.append(rng.tobytes())
        return choose(bot, match, seat, rng)

    monkeypatch.setattr(playing, "_choice", watched)
    play_match(contest_of(), Fixture(0, (0, 1)))
    assert len(seen) == len(set(seen)) >= 4


def test_bots_of_every_kind_play_for_real() -> None:
    contest = contest_of(bots="greedy,random,level1,uct", effort=Effort(simulations=3))
    rehearse(contest)
    results = [play_match(contest, fixture) for fixture in Schedule(contest).fixtures(0, 12)]
    assert {entrant for result in results for entrant in result.line_up} == {0, 1, 2, 3}


def test_time_is_kept() -> None:
    contest = contest_of(bots="level6,uct", effort=Effort(seconds=0.002))
    assert len(play_match(contest, Fixture(0, (0, 1))).ranks) == 2


def test_a_dead_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = contest_of("maya_towers", bots="random,greedy")
    pools = []

    def watched_pool(workers: int) -> object:
        pools.append(processes.new_pool(workers))
        return pools[0]

    monkeypatch.setattr("pyramidion.search.arena.workers.new_pool", watched_pool)
    coming = play_here(contest, Schedule(contest).fixtures(0, 100_000), jobs=2)
    next(coming)
    os.kill(next(iter(pools[0]._processes)), signal.SIGKILL)
    with pytest.raises(PyramidionError, match="A worker process has died"):
        list(coming)
