"""A real server, a real Chromium, and people who come to it. Whatever a page complains of fails its test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tools.chromium import ADVICE, find_chromium
from tools.serving import Server

from browser.visitor import Visitor
from tools import page as page_tool

WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 360, "height": 780}

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, with a database of its own."""
    if not (page_tool.PAGE / "index.html").exists():
        pytest.fail("The page is not built: run `make page` first.")
    server = Server(tmp_path_factory.mktemp("server"), 0, "--bot-pause", "0.1")
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        pytest.fail(ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes a person at a browser of their own. Options are those of a context of Playwright."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(path: str = "/", language: str = "en", at: Server = server, **options: Any) -> Visitor:
        wanted = {"viewport": WIDE, "locale": language, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=at.url, **wanted)
        contexts.append(context)
        visitor = Visitor(context.new_page(), at, language)
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    yield come
    for context in contexts:
        context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def phone() -> dict[str, Any]:
    """The options of a context that is a small phone."""
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
