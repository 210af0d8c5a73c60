"""Machines of a cluster that would play other matches are noticed. A stand-in for Ray: the real one is an extra."""

import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from pyramidion.core import registry
from pyramidion.core.errors import PyramidionError
from pyramidion.core.sources import digest_of
from pyramidion.search.arena import cluster
from pyramidion.search.arena.cluster import LOCAL, play_on_cluster
from pyramidion.search.arena.fingerprint import ROOMS, fingerprint
from pyramidion.search.arena.report import Report, play_on
from pyramidion.search.arena.workers import play_here
from search.arena.contests import contest_of

PACKAGE = Path(registry.__file__).parent.parent


def test_it_is_of_all_that_decides_a_match() -> None:
    """The rules, the search, and games from outside such as the tests' own."""
    parts = [*(PACKAGE / room for room in ROOMS), *registry.outside_folders()]
    assert "template_game" in {part.name for part in parts}
    assert fingerprint() == digest_of(parts) == digest_of(reversed(parts))
    for part in parts:
        assert digest_of([other for other in parts if other != part]) != fingerprint()


@pytest.fixture
def ray_where(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes a Ray whose only machine has that fingerprint."""

    def make(mark: str) -> None:
        def task(function: Callable[..., Any]) -> SimpleNamespace:
            def run_there(*arguments: object) -> object:
                with monkeypatch.context() as there:
                    there.setattr(cluster, "fingerprint", lambda: mark)
                    return function(*arguments)

            return SimpleNamespace(remote=run_there)

        ray: Any = ModuleType("ray")
        ray.__spec__ = ModuleSpec("ray", None)
        ray.init = ray.shutdown = lambda *_, **__: None
        ray.put = ray.get = lambda thing: thing
        ray.cluster_resources = lambda: {"CPU": 2}
        ray.exceptions = SimpleNamespace(RayError=LookupError)
        ray.remote = task
        monkeypatch.setitem(sys.modules, "ray", ray)

    return make


def test_a_machine_with_the_same_sources_plays_the_same_matches(ray_where: Callable[[str], None]) -> None:
    ray_where(fingerprint())
    contest = contest_of("template", seats=3)
    reports = []
    for play in (lambda *what: play_here(*what, jobs=1), lambda *what: play_on_cluster(*what, address=LOCAL)):
        report = Report(contest)
        for _ in play_on(report, 1, play):
            pass
        reports.append(report.to_json())
    assert reports[0] == reports[1]


def test_a_machine_with_other_sources_is_refused(ray_where: Callable[[str], None]) -> None:
    ray_where("0123")
    report = Report(contest_of("template", seats=3))
    with pytest.raises(PyramidionError, match=r"has another Pyramidion.*\(sources 0123, here .*Install the same"):
        list(play_on(report, 1, lambda *what: play_on_cluster(*what, address=LOCAL)))
    assert not report.results
