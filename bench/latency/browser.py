"""The whole way in Chromium: from the click that completes a move to the picture that shows it."""

import random
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tools.chromium import ADVICE, find_chromium

SEED = 1
PATIENCE = 30_000  # milliseconds

# Notes when a pointer's click arrives, when a frame has come by the socket, and when the first picture after that has
# been painted: a message posted from an animation frame is read when that frame is done.
NOTES = """() => {
  window.moves = [];
  let clicked = 0, framed = 0;
  addEventListener("click", (event) => { clicked = event.timeStamp; framed = 0; }, true);
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  }));
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", async ({ data }) => {
        if (!data.startsWith('{"type":"frame"') || !clicked || framed) return;
        framed = performance.now();
        const [start, came] = [clicked, framed];
        window.moves.push({ framed: came - start, drawn: await painted() - start });
      });
    }
  };
}"""

GLOWING = """() => [...document.querySelectorAll("[data-target].glow")].map((it) => it.dataset.target)"""
CLICK = """(target) => {
  const element = [...document.querySelectorAll("[data-target]")].find((it) => it.dataset.target === target);
  element.dispatchEvent(new PointerEvent("click", { bubbles: true }));
}"""


def play(url: str, game: str, seats: int, moves: int) -> list[dict[str, float]]:
    """Play one seat by clicks, for so many moves. Returns milliseconds from each click to its frame and its picture."""
    program = find_chromium()
    if program is None:
        raise SystemExit(ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(base_url=url, viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({NOTES})()")
        page.goto("/")
        times: list[dict[str, float]] = []
        while len(times) < moves:
            times += _play_match(page, url, game, seats, moves - len(times))
        browser.close()
    return times


def _play_match(page: Page, url: str, game: str, seats: int, moves: int) -> list[dict[str, float]]:
    page.request.get("/api/me")
    body: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (seats - 1)}
    made = page.request.post("/api/tables", data=body, headers={"Origin": url})
    page.goto(f"/table/{made.json()['id']}")
    rng = random.Random(SEED)
    while True:
        page.wait_for_function("() => document.querySelector('#ending-heading, [data-target].glow') !== null")
        done: list[dict[str, float]] = page.evaluate("window.moves")
        glowing: list[str] = page.evaluate(GLOWING)
        if len(done) >= moves or not glowing:
            return done
        page.evaluate(CLICK, rng.choice(glowing))
        page.wait_for_timeout(60)
