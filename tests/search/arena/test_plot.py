"""Pictures of reports: of the right kind, and equal for equal reports."""

from functools import partial
from pathlib import Path

import pytest

from pyramidion.core.errors import PyramidionError
from pyramidion.search.arena import plot
from pyramidion.search.arena.report import Report, play_on
from pyramidion.search.arena.workers import play_here
from search.arena.contests import contest_of


def _report(bots: str) -> Report:
    report = Report(contest_of(bots=bots))
    for _ in play_on(report, 4, partial(play_here, jobs=1)):
        pass
    return report


@pytest.mark.parametrize(
    ("bots", "words"), [("greedy,random", ["score of greedy", "deals"]), ("greedy,random,level1", ["level1", "Elo"])]
)
def test_svg(tmp_path: Path, bots: str, words: list[str]) -> None:
    report = _report(bots)
    plot.draw(report, tmp_path / "a.svg")
    plot.draw(report, tmp_path / "b.svg")
    text = (tmp_path / "a.svg").read_text()
    assert text == (tmp_path / "b.svg").read_text()
    for word in ["template, 2 seats", *words]:
        assert word in text


def test_png(tmp_path: Path) -> None:
    plot.draw(_report("greedy,random"), tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plot, "find_spec", lambda _: None)
    with pytest.raises(PyramidionError, match=r"Drawing needs matplotlib, .*pyramidion\[plots\]"):
        plot.check_can_draw()
