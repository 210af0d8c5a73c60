"""On a Ray cluster of two local workers the matches are the same. Needs the extra `ray`: `make test-deep` has it."""

import os
import sys
from functools import partial
from pathlib import Path

import pytest

from cli.driving import is_one_sentence, run_program
from pyramidion.core.errors import PyramidionError
from pyramidion.search.arena.cluster import LOCAL, play_on_cluster
from pyramidion.search.arena.entrants import Effort
from pyramidion.search.arena.report import Report, play_on
from pyramidion.search.arena.workers import play_here
from search.arena.contests import contest_of

pytest.importorskip("ray", reason="Ray is an extra of its own")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.fixture(autouse=True)
def _workers_find_the_template_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As machines of a cluster must have what they play."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))


def test_the_cluster_plays_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A local one is always new: what Ray knows of other clusters does not matter."""
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    contest = contest_of("maya_towers", bots="level2,greedy", effort=Effort(simulations=8))
    reports = []
    for play in (partial(play_here, jobs=1), partial(play_on_cluster, address=LOCAL)):
        report = Report(contest)
        for _ in play_on(report, 5, play):
            pass
        reports.append(report)
    here, there = reports
    assert len(here.results) == 10
    assert there.to_json() == here.to_json()


def test_a_game_from_outside_is_known_there() -> None:
    contest = contest_of("template", seats=3)
    report = Report(contest)
    for _ in play_on(report, 1, partial(play_on_cluster, address=LOCAL)):
        pass
    assert len(report.results) == 6


def test_no_cluster_there() -> None:
    with pytest.raises(PyramidionError, match="The Ray cluster at nowhere:1 cannot be reached"):
        list(play_on_cluster(contest_of("maya_towers"), [], "nowhere:1"))


def test_the_command(tmp_path: Path) -> None:
    words = ["arena", "maya_towers", "--bots", "greedy,random", "--matches", 6, "--seed", 3]
    plain = run_program(*words, "--jobs", 1, "--report", tmp_path / "here.json")
    there = run_program(*words, "--ray", "local", "--report", tmp_path / "there.json")
    assert (there.code, there.out) == (0, plain.out)
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "here.json").read_bytes()
    missing = run_program(*words, "--ray", "nowhere:1")
    assert missing.code == 2
    assert is_one_sentence(missing.err)
