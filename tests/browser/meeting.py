"""Two people at one table, each at a browser of their own."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Visit
from browser.visitor import Visitor


def meet(visit: Visit, game: str = "maya_towers", **options: int) -> tuple[Visitor, Visitor]:
    """Ann opens a table for two, Ben comes by the link and sits down, Ann starts."""
    ann = visit(f"/new/{game}")
    ann.page.get_by_text(ann.say("page-company-online"), exact=True).click()
    if options:
        ann.page.get_by_text(ann.say("page-options"), exact=True).click()
    for name, value in options.items():
        ann.page.get_by_role("spinbutton", name=ann.say(f"{game}-option-{name}-title")).fill(str(value))
    ann.button("page-open-table").click()
    link = ann.page.get_by_role("textbox", name=ann.say("page-invite")).input_value()
    assert link == ann.page.url
    ben = visit(link)
    ben.page.get_by_role("main").get_by_role("textbox", name=ben.say("page-my-name")).fill("Ben")
    ben.button("page-sit").click()
    expect(ann.page.get_by_text("Ben")).to_be_visible()
    ann.button("page-start-match").click()
    return ann, ben


def play_together(people: tuple[Visitor, ...], until: int = 10_000) -> None:
    """Whoever may, plays, until the match is over or the log has so many entries."""
    first = people[0]
    first.page.locator("#log-heading").wait_for()
    while not first.is_over and first.log().count() < until:
        first.page.wait_for_timeout(20)
        for person in people:
            if person.page.locator(".glow").count():
                person.step()


class Wire:
    """A visitor's connection to the table, on which what the server says can be held back for a while."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.sent: list[str] = []  # kinds of what the page has said
        self._held: list[str | bytes] | None = None
        self._page: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("."), self._connect)
        visitor.page.reload()

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def said(message: str | bytes) -> None:
            self.sent.append(json.loads(message)["type"])
            server.send(message)

        def heard(message: str | bytes) -> None:
            if self._held is None:
                page.send(message)
            else:
                self._held.append(message)

        page.on_message(said)
        server.on_message(heard)
        self._page = page

    def hold(self) -> None:
        """From now on the page hears nothing."""
        self._held = []

    def release(self) -> None:
        """Let the page hear what was held back, and all that comes."""
        held, self._held = self._held or [], None
        for message in held:
            assert self._page is not None
            self._page.send(message)


def at_once(wires: tuple[Wire, ...], choose: Callable[[Visitor], None]) -> None:
    """Let each choose and send it before anybody has heard of another's choice."""
    for wire in wires:
        wire.visitor.wait_for_turn()
        wire.hold()
    for wire in wires:
        before = wire.sent.count("play")
        choose(wire.visitor)
        while wire.sent.count("play") == before:
            wire.visitor.page.wait_for_timeout(10)
    for wire in wires:
        wire.release()
