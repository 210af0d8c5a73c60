"""The load on the web table: a short run, and what is made of it."""

import json
from math import inf

import pytest
from bench.load import __main__ as load
from bench.load.offered import Step, _timer


def step(rate: float, p99: float) -> Step:
    return Step(rate=rate, moves=100, p50=p99 / 4, p99=p99, cpu=1.0, frames=2.0)


def test_the_highest_rate_that_was_kept_up():
    steps = [step(20.0, 40.0), step(25.0, 260.0), step(25.0, 200.0), step(31.25, inf), step(31.25, 300.0)]
    assert load.best(steps) == steps[2]
    assert load.row("yaxha", "here", steps)[2] == "25.0"
    assert load.row("yaxha", "here", steps[3:])[2] == "< 31"
    assert load._plain(steps[3])["p99"] is None


def test_a_short_run(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(load, "FOLDER", tmp_path)
    monkeypatch.setattr("sys.argv", ["bench.load", "--quick", "maya_towers"])
    monkeypatch.setattr(load, "IN_TIME", inf)  # a test asserts no times
    load.main()
    assert "maya_towers" in capsys.readouterr().out
    (run,) = json.loads((tmp_path / "load.local.json").read_text(encoding="utf-8"))["runs"]
    (only,) = run["steps"]
    assert only["moves"] == 10
    assert only["p99"] > 0, "every move was acknowledged"
    assert only["frames"] >= 2, "both players saw each of them"


@pytest.mark.parametrize(("due", "when"), [(1.0, 1.5), (2.0, inf)])
def test_moves_are_timed_from_when_they_were_due(due, when):
    waits = []
    _timer(due, waits)(when)
    assert waits == [when - due]
