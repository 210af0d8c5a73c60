"""For everyone: axe finds nothing serious, in light and dark, also in another alphabet."""

from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from browser.conftest import Visit
from browser.tour import WALKS, along, in_colours
from browser.visitor import Visitor

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


# What is to be found depends on the colours only by their contrast.
RULES: dict[Scheme, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}


def serious(visitor: Visitor, scheme: Scheme = "light") -> list[str]:
    """What axe finds that matters, with the places."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], **RULES[scheme]}
    violations: list[dict[str, Any]] = visitor.page.evaluate(
        "(options) => axe.run(options).then((found) => found.violations)", options
    )
    return [
        f"{violation['id']} at {node['target']}: {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("walk", WALKS)
def test_axe_finds_nothing_serious_anywhere(visit: Visit, walk: str) -> None:
    visitor = visit("/", language="ru")
    found: list[str] = []

    def look(stop: str) -> None:
        visitor.expect_words_only()
        for scheme in SCHEMES:
            in_colours(visitor, scheme)
            found.extend(f"{stop}, {scheme}: {problem}" for problem in serious(visitor, scheme))

    assert along(visitor, look, (walk,))
    assert found == [], "\n".join(found)


def test_axe_is_awake(visit: Visit) -> None:
    visitor = visit("/")
    visitor.page.get_by_role("main").wait_for()
    visitor.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<input><button></button>')")
    assert len(serious(visitor)) >= 2


def test_what_happens_is_announced(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.play_entries(4)
    told = (
        ann.page.get_by_role("status").all_inner_texts() + ann.page.locator(".unseen[role=status]").all_text_contents()
    )
    last = ann.log().last.locator("span").first.inner_text()
    assert any(last in text for text in told), (last, told)
