"""A server that is killed and comes back: the page waits for it and goes on where it was."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tools.serving import Server

from browser.conftest import Visit


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("own"), 0, "--bot-pause", "0.1")
    server.start()
    yield server
    server.kill()


def test_the_page_reconnects_and_goes_on(visit: Visit, own_server: Server) -> None:
    ann = visit("/", at=own_server)
    ann.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], stall=6)
    for entries in (3, 5):
        ann.play_entries(entries)
        ann.wait_for_turn()
        before = ann.log().all_inner_texts()
        own_server.kill()
        lost = ann.page.get_by_text(ann.say("page-reconnecting"))
        expect(lost).to_be_visible()
        own_server.start()
        expect(lost).to_be_hidden(timeout=30_000)
        expect(ann.log()).to_have_text(before, use_inner_text=True)
    ann.play_on()
    ann.expect_over()
    ann.complaints.clear()  # Chromium writes a line for every try to connect


def test_what_is_played_while_the_server_is_gone_is_played_when_it_is_back(visit: Visit, own_server: Server) -> None:
    ann = visit("/", at=own_server)
    ann.open_table([{"kind": "me"}, {"kind": "me", "name": "Ben"}])
    ann.wait_for_turn()
    entries = ann.log().count()
    own_server.kill()
    expect(ann.page.get_by_text(ann.say("page-reconnecting"))).to_be_visible()
    while ann.page.locator(".glow").count():
        ann.point(ann.targets()[0])
    own_server.start()
    expect(ann.log()).to_have_count(entries + 1, timeout=30_000)
    ann.complaints.clear()
