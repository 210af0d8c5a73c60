"""A person at a browser: reads, points, types. Knows no game: it sees what glows and points at it."""

import random
import re
from functools import cache
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from tools.serving import Server

from pyramidion.core.words import Message, catalogues, words

SOON = 20_000  # milliseconds within which everything that is waited for must come
expect.set_options(timeout=SOON)
GLOWING = "[data-target].glow"

# For each target that matches: a point of the window where it, and nothing before it, would be hit, as far from its
# edges as can be.
POINTS = """(selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
  const box = element.getBoundingClientRect();
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-target]") === element;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  const spot_at = (across, down) => [box.left + across * box.width, box.top + down * box.height];
  const spots = shares.flatMap((down) => shares.map((across) => spot_at(across, down)));
  for (const room of [4, 2, 0]) {
    const spot = spots.find(([x, y]) =>
      hits(x, y) && hits(x - room, y) && hits(x + room, y) && hits(x, y - room) && hits(x, y + room));
    if (spot) return [{ target: element.dataset.target, x: spot[0], y: spot[1] }];
  }
  return [];
})"""

# Everything that tells whether something has happened.
SIGNS = """() => JSON.stringify([
  location.pathname,
  [...document.querySelectorAll("[data-target].glow")].map((element) => element.dataset.target),
  [...document.querySelectorAll("[data-target].chosen")].map((element) => element.dataset.target),
  document.querySelector("[aria-labelledby=log-heading]")?.textContent,
  document.querySelector("#handover-heading")?.textContent,
  document.querySelector("#ending-heading")?.textContent,
])"""

SOMETHING_TO_DO = """() => document.querySelector("#handover-heading, #ending-heading, [data-target].glow") !== null"""

# What there is to do once the board has come to rest: `what` is "over", "handover" or "choice"; of a choice, the points
# that can be hit and the signs before it. One call, since a call from outside costs more than the look itself.
LOOK = f"""async ([glowing, patience]) => {{
  const points = {POINTS};
  const signs = {SIGNS};
  const end = performance.now() + patience;
  for (let before = ""; performance.now() < end; await new Promise((done) => setTimeout(done, 40))) {{
    if (document.querySelector("#ending-heading")) return {{ what: "over" }};
    if (document.querySelector("#handover-heading")) return {{ what: "handover", signs: signs() }};
    document.querySelector(glowing)?.scrollIntoViewIfNeeded();
    const found = points(glowing);
    const now = JSON.stringify(found);
    if (found.length > 0 && now === before) return {{ what: "choice", points: found, signs: signs() }};
    before = now;
  }}
  return {{ what: "nothing" }};
}}"""

# All that is there to be read, by eyes or by a screen reader.
READ = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"].map((name) =>
      element.getAttribute(name) ?? "")),
  ...[...document.querySelectorAll("option, text, .unseen, [aria-live]")].map((element) => element.textContent),
].join("\\n")"""


@cache
def message_ids() -> set[str]:
    """The ids of all messages that look like no word."""
    return set(re.findall(r"^([a-zA-Z][\w-]*-[\w-]*) *=", "\n".join(catalogues("en").values()), re.MULTILINE))


class Visitor:
    """One person, with a window of their own. `complaints` is what the page has complained of."""

    def __init__(self, page: Page, server: Server, language: str = "en") -> None:
        self.page = page
        self.server = server
        self.language = language
        self.complaints: list[str] = []
        self.random = random.Random(5)
        page.set_default_timeout(SOON)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the catalogues, as this person reads it."""
        return words(self.language).say(Message(message, arguments))

    def button(self, message: str, **arguments: str | int) -> Locator:
        """The button with that message on it."""
        return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)

    def link(self, message: str, **arguments: str | int) -> Locator:
        """The link with that message on it."""
        return self.page.get_by_role("link", name=self.say(message, **arguments), exact=True)

    def open_table(self, seats: list[dict[str, str]], game: str = "maya_towers", **options: Any) -> str:
        """Make a table without the page for it, go there, and return its id."""
        self.page.locator("main").wait_for()  # the page has its cookie: asked for a second one, it would be two people
        body = {"game": game, "seats": seats, "options": options}
        made = self.page.request.post("/api/tables", data=body, headers={"Origin": self.server.url})
        assert made.ok, made.text()
        table = str(made.json()["id"])
        self.page.goto(f"/table/{table}")
        return table

    def look(self) -> dict[str, Any]:
        """What there is to do, see LOOK."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [GLOWING, SOON])
        assert found["what"] != "nothing", "there is nothing to do, or nothing of what glows can be hit"
        return found

    def targets(self) -> list[dict[str, Any]]:
        """What glows and can be hit where it shows."""
        points: list[dict[str, Any]] = self.look()["points"]
        return points

    def signs(self) -> str:
        """Differs when something has happened."""
        return str(self.page.evaluate(SIGNS))

    def wait_for_change(self, since: str) -> None:
        """Wait until something has happened."""
        self.page.wait_for_function(f"(since) => ({SIGNS})() !== since", arg=since)

    def point(self, target: dict[str, Any], touch: bool = False) -> None:
        """Click or tap there, and wait for what it does."""
        before = self.signs()
        self._hit(target, touch)
        self.wait_for_change(before)

    def _hit(self, target: dict[str, Any], touch: bool) -> None:
        if touch:
            self.page.touchscreen.tap(target["x"], target["y"])
        else:
            self.page.mouse.click(target["x"], target["y"])

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.page.locator("#ending-heading").count() > 0

    @property
    def is_handover(self) -> bool:
        """Whether the screen waits for the next person."""
        return self.page.locator("#handover-heading").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until something glows, the screen waits to be handed over, or the match is over."""
        self.page.wait_for_function(SOMETHING_TO_DO)

    def step(self, touch: bool = False) -> bool:
        """Do the next thing there is to do: take the screen, or point at something that glows. Not if all is over."""
        found = self.look()
        if found["what"] == "over":
            return False
        if found["what"] == "handover":
            self.page.get_by_role("dialog").get_by_role("button").click()
        else:
            self._hit(self.random.choice(found["points"]), touch)
        self.wait_for_change(found["signs"])
        return True

    def play_on(self, most: int = 600, touch: bool = False) -> None:
        """Play until the match is over."""
        assert any(not self.step(touch) for _ in range(most)), f"The match is not over after {most} clicks."

    def play_entries(self, entries: int) -> None:
        """Play until the log has so many entries and it is one's turn, with nothing half chosen; or to the end."""
        self.wait_for_turn()
        while self.log().count() < entries and not self.is_over:
            self.step()
            self.wait_for_turn()

    def log(self) -> Locator:
        """The entries of the log."""
        return self.page.locator("[aria-labelledby=log-heading] li:not(.soft)")

    def expect_over(self) -> None:
        """There is a final score, with everybody's points."""
        ending = self.page.locator("[aria-labelledby=ending-heading]")
        expect(ending).to_be_visible()
        assert re.search(r"\d", ending.inner_text())

    def read(self) -> str:
        """All that is there to be read, by eyes or by a screen reader."""
        return str(self.page.evaluate(READ))

    def expect_words_only(self) -> None:
        """No message id, no placeholder, no value of a program stands where words should."""
        text = self.read()
        assert message_ids() & set(re.findall(r"[a-zA-Z][\w-]*", text)) == set()
        assert re.findall(r"\{ ?\$\w+|undefined|NaN|\[object \w+\]|\bnull\b", text) == []

    def expect_no_sideways_scroll(self) -> None:
        """The page is no wider than the window."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
