"""A walk past everything there is to see, stop by stop."""

import random
import re
from collections.abc import Callable, Container, Iterator
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Locator, expect

from browser.phases import Until, asks, play_offers, play_through, way_to_a_decision_to_stop
from browser.staging import captioned, greedy_match, stage
from browser.visitor import Visitor
from pyramidion.core.match import Match

Seats: TypeAlias = list[dict[str, str]]
WITH_A_BOT: Seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
THREE: Seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]
AFTER_A_BOT = WITH_A_BOT[::-1]


def tour(visitor: Visitor, only: Container[str] | None = None) -> Iterator[str]:
    """The name of each stop, once the visitor has it before them; of these walks, or of all."""
    for name, walk in WALKS.items():
        if only is None or name in only:
            yield from walk(visitor)


def settled(visitor: Visitor) -> None:
    """Wait until nothing moves and all letters are there."""
    visitor.page.evaluate("document.fonts.ready")
    expect(visitor.page.locator("[data-moving]")).to_have_count(0)
    visitor.page.wait_for_timeout(150)


def in_colours(visitor: Visitor, scheme: Literal["light", "dark"]) -> None:
    """Show the page in light or dark, and wait until the change is done."""
    visitor.page.emulate_media(color_scheme=scheme)
    two_pictures = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    visitor.page.evaluate(two_pictures)
    visitor.page.wait_for_function("() => document.getAnimations().every((it) => it.playState !== 'running')")
    visitor.page.evaluate(two_pictures)


def pages(visitor: Visitor) -> Iterator[str]:
    """Before there is a match."""
    visitor.page.goto("/")
    visitor.page.locator("article svg[data-zone]").first.wait_for()
    settled(visitor)
    yield "start"
    visitor.page.goto("/new/maya_towers")
    visitor.page.locator("summary").click()
    yield "new table"
    visitor.page.goto("/rules/maya_towers")
    visitor.page.locator("h2").first.wait_for()
    yield "rules"
    visitor.page.goto("/nowhere")
    visitor.page.locator("h1").first.wait_for()
    yield "unknown page"
    visitor.page.goto("/table/nowhere")
    visitor.page.get_by_role("alert").wait_for()
    visitor.complaints.clear()  # Chromium writes a line for what is not found
    yield "unknown table"
    visitor.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    visitor.page.locator("h1").first.wait_for()
    settled(visitor)
    yield "gathering"


def two_seats(visitor: Visitor) -> Iterator[str]:
    """A match without secrets, from the monolith on."""
    visitor.open_table(AFTER_A_BOT)
    visitor.wait_for_turn()
    settled(visitor)
    yield "monolith"
    visitor.play_entries(3)
    settled(visitor)
    yield "swap"
    visitor.point(visitor.targets()[-1])
    target = visitor.targets()[0]
    visitor.page.mouse.move(target["x"], target["y"])
    settled(visitor)
    yield "half-chosen swap"
    visitor.point(target)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("?")
    settled(visitor)
    yield "after a swap, with help"


def set_ups(visitor: Visitor) -> Iterator[str]:
    """Building the towers."""
    for setup in ("draft", "drawn"):
        visitor.open_table(WITH_A_BOT, setup=setup)
        visitor.play_entries(6)
        settled(visitor)
        yield f"{setup} set-up"


def three_seats(visitor: Visitor) -> Iterator[str]:
    """A match with secrets: the hand-over, one's cards, the decision to stop."""
    visitor.open_table(THREE)
    visitor.wait_for_turn()
    yield "hand-over"
    visitor.step()
    visitor.wait_for_turn()
    settled(visitor)
    yield "cards"
    table = visitor.open_table(THREE, setup="draft", stall=10_000)
    play_through(visitor, table, way_to_a_decision_to_stop())
    visitor.page.reload()
    visitor.step()
    visitor.wait_for_turn()
    settled(visitor)
    yield "decision to stop"


def hints(visitor: Visitor) -> Iterator[str]:
    """What a good player would do: on one board, on a board of one's own, by a button."""
    ways: dict[str, Callable[[Match], bool]] = {
        "maya_towers": lambda match: match.ply > 50,
        "axio": lambda match: match.ply > 40,
        "maya_quarries": captioned("dig", 2),
    }
    for game, until in ways.items():
        stage(visitor, greedy_match(game, 3, until))
        visitor.button("page-hint").click()
        visitor.page.locator(".proposed").first.wait_for()
        settled(visitor)
        yield f"hint, {game}"


def after_a_match(visitor: Visitor) -> Iterator[str]:
    """The end, and the replay."""
    visitor.open_table(WITH_A_BOT, stall=3)
    visitor.play_on()
    settled(visitor)
    yield "end"
    table = visitor.page.url.rsplit("/", 1)[-1]
    visitor.page.goto(f"/replay/{table}")
    slider = visitor.page.get_by_role("slider")
    slider.fill("3")
    settled(visitor)
    yield "replay"
    visitor.page.keyboard.press("End")
    settled(visitor)
    yield "end of the replay"
    stage(visitor, greedy_match("maya_quarries", 3, lambda _: False))
    visitor.page.goto(visitor.page.url.replace("/table/", "/replay/"))
    visitor.button("page-chances-show").click()
    visitor.page.locator("[aria-labelledby=turning-heading] button").first.click()
    settled(visitor)
    yield "replay with chances"


def pyramids_of_ones_own(visitor: Visitor) -> Iterator[str]:
    """A match of yaxha for three: claiming, the reveal, building, the score sheet."""
    seats: Seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    table = visitor.open_table(seats, "yaxha")
    draw = random.Random(5)

    def look_at(until: Until) -> None:
        play_offers(visitor, table, draw.choice, until)
        visitor.page.reload()
        visitor.wait_for_turn()
        settled(visitor)

    look_at(asks("yaxha-caption-claim", 5))
    yield "yaxha, claiming"
    look_at(asks("yaxha-caption-build", 5))
    yield "yaxha, reveal"
    visitor.point(visitor.targets()[0])
    settled(visitor)
    yield "yaxha, building"
    look_at(lambda _: False)
    yield "yaxha, end"


def tiles_and_tracks(visitor: Visitor) -> Iterator[str]:
    """A match of axio for three: the opening, a crowded middle, a placement earned by a full track, the end."""
    stops: dict[str, Callable[[Match], bool]] = {
        "opening": lambda match: match.ply > 16,
        "crowded middle": lambda match: match.ply > 75,
        "bonus placement": lambda match: int(match.state.bonus) > 0,
        "end": lambda match: False,
    }
    for stop, until in stops.items():
        stage(visitor, greedy_match("axio", 3, until))
        settled(visitor)
        yield f"axio, {stop}"


def quarries(visitor: Visitor) -> Iterator[str]:
    """A match of three rounds with majorities: a sheet of one's own, cards, strikes, cubes, gold."""
    field = own_sheet(visitor)
    field.fill(field.input_value().replace('"cubes": [2, 1]', '"cubes": [1, 2]'))
    visitor.page.get_by_role("alert").wait_for()
    visitor.complaints.clear()  # Chromium writes a line for what is refused
    yield "quarries, own sheet"
    stops = {
        "digging": ("dig", 2, 9),
        "opening": ("strike", 2, 0),
        "protecting": ("protect", 2, 0),
        "building": ("build", 2, 12),
        "after payment": ("dig", 3, 0),
    }
    for stop, (caption, round_number, further) in stops.items():
        stage(visitor, greedy_match("maya_quarries", 3, captioned(caption, round_number), further))
        settled(visitor)
        yield f"quarries, {stop}"
    visitor.point(visitor.targets()[0])
    settled(visitor)
    yield "quarries, card chosen"
    stage(visitor, greedy_match("maya_quarries", 3, lambda _: False))
    settled(visitor)
    yield "quarries, end"


def own_sheet(visitor: Visitor) -> Locator:
    """At a new table, the field for a sheet of one's own, with the default in it."""
    visitor.page.goto("/new/maya_quarries")
    visitor.page.locator("summary").click()
    visitor.page.locator("select").last.select_option(label=visitor.say("page-option-own"))
    visitor.button("page-option-fill").click()
    field = visitor.page.locator("textarea")
    expect(field).to_have_value(re.compile("."))
    return field


def auctions(visitor: Visitor) -> Iterator[str]:
    """The same with five seats, bids and blue tokens."""
    stops = {"auction": ("bid", 2), "taking": ("take", 0), "digging": ("dig", 20), "building": ("build", 20)}
    for stop, (caption, further) in stops.items():
        stage(visitor, greedy_match("maya_quarries", 5, captioned(caption, 2), further, expert=True))
        settled(visitor)
        yield f"experts, {stop}"


def along(visitor: Visitor, look: Callable[[str], Any], only: Container[str] | None = None) -> list[str]:
    """Look at every stop of these walks, or of all. Returns their names."""
    names = []
    for name in tour(visitor, only):
        look(name)
        names.append(name)
    return names


WALKS: dict[str, Callable[[Visitor], Iterator[str]]] = {
    walk.__name__: walk
    for walk in (
        *(pages, two_seats, set_ups, three_seats, hints, after_a_match),
        *(tiles_and_tracks, pyramids_of_ones_own, quarries, auctions),
    )
}
