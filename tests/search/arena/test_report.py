"""Reports: what they hold, going on where one ends, and what is no report."""

import json
from functools import partial

import pytest

from pyramidion.core.errors import BadRecordError
from pyramidion.search.arena.report import Report, parse_report, play_on
from pyramidion.search.arena.sprt import Sprt
from pyramidion.search.arena.workers import play_here
from search.arena.contests import contest_of

PLAY = partial(play_here, jobs=1)


def _played(report: Report, deals: int, sprt: Sprt | None = None) -> Report:
    for _ in play_on(report, deals, PLAY, sprt):
        pass
    return report


def test_going_on_gives_the_same_report_as_one_go() -> None:
    whole = _played(Report(contest_of(seats=3)), 4)
    part = Report(contest_of(seats=3))
    for count, _ in enumerate(play_on(part, 4, PLAY), 1):
        if count == 8:  # in the middle of the second deal
            break
    resumed = _played(parse_report(part.to_json()), 4)
    assert len(part.results) == 8
    assert resumed.to_json() == whole.to_json()
    assert _played(parse_report(whole.to_json()), 4).to_json() == whole.to_json()


def test_a_report_can_be_extended() -> None:
    short = _played(Report(contest_of()), 2)
    assert _played(parse_report(short.to_json()), 5).to_json() == _played(Report(contest_of()), 5).to_json()


def test_a_report_tells_how_it_stands() -> None:
    told = json.loads(_played(Report(contest_of()), 20).to_json())
    greedy, blind = told["standings"]
    assert (greedy["name"], greedy["matches"]) == ("greedy", 40)
    assert greedy["elo"]["low"] <= greedy["elo"]["value"] <= greedy["elo"]["high"]
    assert greedy["elo"]["value"] == -blind["elo"]["value"]
    assert len(told["results"]) == 40


def test_the_test_stops_play_at_the_same_deal_again() -> None:
    sprt = Sprt(-2000, 2000)  # a question that few deals answer
    stopped = _played(Report(contest_of()), 50, sprt)
    assert 2 <= len(stopped.results) < 100
    assert len(stopped.results) % 2 == 0
    again = _played(parse_report(stopped.to_json()), 50, sprt)
    assert again.results == stopped.results


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "no report"),
        (b"[]", "no report"),
        (b'{"results":[]}', "no report"),
        (b"\xff", "no report"),
    ],
)
def test_what_is_no_report(text: bytes, sentence: str) -> None:
    with pytest.raises(BadRecordError, match=sentence):
        parse_report(text)


def test_results_must_follow_the_schedule() -> None:
    report = _played(Report(contest_of()), 2)
    report.results.reverse()
    with pytest.raises(BadRecordError, match="Result 1 is not the match that the schedule has there"):
        parse_report(report.to_json())


@pytest.mark.parametrize("field", ["ranks", "scores"])
def test_results_must_be_whole(field: str) -> None:
    data = json.loads(_played(Report(contest_of()), 2).to_json())
    result = data["results"][0]
    place = {"scores": 2, "ranks": 3}[field]
    result[place] = []
    with pytest.raises(BadRecordError, match="Result 1 does not say who came first of 2 seats"):
        parse_report(json.dumps(data).encode())
