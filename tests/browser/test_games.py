"""Other games by clicks, without a page of their own: alone, against bots, and online."""

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.meeting import Wire, at_once, meet, play_together
from browser.phases import Offer, asks, play_offers
from browser.visitor import GLOWING, Visitor
from browser.watching import play_and_look_back, watch_replay

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
SCREENS = {"wide": {}, "phone": {"viewport": {"width": 360, "height": 780}, "has_touch": True}}


@pytest.mark.parametrize(("game", "seats"), [("axio", 1), ("maya_quarries", 3)])
def test_a_match_by_clicks_and_its_replay(visit: Visit, game: str, seats: int) -> None:
    ann = visit("/")
    ann.open_table([ME, *[BOT] * (seats - 1)], game)
    play_and_look_back(ann, most=2000)


def test_yaxha_against_a_bot_from_the_first_click_to_its_score(visit: Visit) -> None:
    ann = visit("/")
    ann.open_table([ME, BOT], "yaxha")
    ann.play_on(most=200)
    expect_score_sheet(ann)
    ann.expect_words_only()
    ann.link("page-replay").click()
    watch_replay(ann)


def expect_score_sheet(visitor: Visitor) -> None:
    """For both seats five colours and three cards, which add up to the points."""
    visitor.expect_over()
    seats = visitor.page.locator("[aria-labelledby=ending-heading] li")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        parts = [int(points) for points in seat.locator("dd").all_inner_texts()]
        assert len(parts) == 8
        assert seat.locator(".points").inner_text() == visitor.say("page-points", count=sum(parts))


@pytest.mark.parametrize(("game", "seats"), [("axio", 2), ("yaxha", 2), ("maya_quarries", 3)])
def test_a_phone_has_room_for_it(visit: Visit, game: str, seats: int) -> None:
    ann = visit("/", **SCREENS["phone"])
    ann.open_table([ME, *[BOT] * (seats - 1)], game)
    for _ in range(8):
        ann.step(touch=True)
        ann.expect_no_sideways_scroll()


WALL = ("d4.1", "e4.1", "e3.1", "c4.1", "c3.1")  # cells behind it are hidden from the default side


def layer(offer: Offer) -> int:
    """How high a cube would come to lie; 0 for what is no cube."""
    cell = offer.targets[-1]
    return int(cell[-1]) if "." in cell else 0


def expect_all_can_be_hit(ann: Visitor) -> int:
    """Choose each cube in hand, and see that a click reaches every cell that glows. Returns how many there were."""
    ann.wait_for_turn()
    cubes = [target for target in ann.targets() if target["target"].startswith("cube ")]
    cells = 0
    for cube in {cube["target"]: cube for cube in cubes}.values():
        ann.point(cube)
        hit = {point["target"] for point in ann.targets()}
        glowing = ann.page.locator(GLOWING).evaluate_all("them => them.map((it) => it.dataset.target)")
        assert hit == set(glowing)
        cells += len(glowing)
        before = ann.signs()
        ann.page.keyboard.press("Escape")
        ann.wait_for_change(before)
    return cells


@pytest.mark.parametrize("screen", SCREENS)
def test_every_cell_that_glows_can_be_hit_from_every_side(visit: Visit, screen: str) -> None:
    ann = visit("/", **SCREENS[screen])
    table = ann.open_table([ME, BOT], "yaxha")
    draw = random.Random(7)

    def along_the_wall(offers: list[Offer]) -> Offer:
        return next((offer for cell in WALL for offer in offers if cell in offer.targets), offers[0])

    def high(offers: list[Offer]) -> Offer:
        return max(offers, key=lambda offer: (layer(offer), draw.random()))

    for rounds, choose in ((2, along_the_wall), (4, high), (6, high), (8, high)):
        play_offers(ann, table, choose, asks("yaxha-caption-build", rounds))
        ann.page.reload()
        sides = 4 if rounds in {2, 6} else 1
        for _ in range(sides):
            assert expect_all_can_be_hit(ann)
            ann.page.keyboard.press("e")


def cubes(visitor: Visitor, seat: int) -> Locator:
    """The cubes of a seat's pyramid, as the visitor sees it."""
    return visitor.page.locator(f'svg[data-zone="pyramid {seat}"] [role=img]')


def in_mat(visitor: Visitor, seat: int, message: str, **arguments: int) -> Locator:
    """What lies on a seat's mat and is called so."""
    mat = visitor.page.locator(f'svg[data-zone="mat {seat}"]')
    return mat.get_by_role("img", name=visitor.say(message, **arguments), exact=True)


def claim(visitor: Visitor, tile: int) -> None:
    """Click a market tile."""
    point = next(one for one in visitor.targets() if one["target"] == f"claim {tile}")
    visitor.page.mouse.click(point["x"], point["y"])


def build(visitor: Visitor) -> None:
    """Click a cube in hand, and a cell for it."""
    visitor.step()
    point = visitor.random.choice(visitor.targets())
    visitor.page.mouse.click(point["x"], point["y"])


def test_two_browsers_claim_and_build_at_once_and_in_secret(visit: Visit) -> None:
    ann, ben = people = meet(visit, "yaxha")
    wires = (Wire(ann), Wire(ben))

    claim(ann, 1)
    expect(in_mat(ann, 0, "yaxha-claimed", tile=1)).to_be_visible()
    expect(in_mat(ben, 0, "yaxha-claimed-unknown")).to_be_visible()
    expect(in_mat(ben, 0, "yaxha-claimed", tile=1)).to_have_count(0)
    claim(ben, 2)
    for person in people:
        expect(in_mat(person, 0, "yaxha-claimed", tile=1)).to_be_visible()
        expect(in_mat(person, 1, "yaxha-claimed", tile=2)).to_be_visible()

    for placed in (1, 2, 3):
        build(ann)
        expect(cubes(ann, 0)).to_have_count(placed)
    expect(ben.log().filter(has_text=ben.say("yaxha-story-hidden-place", seat="").strip())).to_be_visible()
    for placed in (1, 2):
        build(ben)
        expect(cubes(ben, 1)).to_have_count(placed)
    expect(cubes(ann, 1)).to_have_count(0)
    expect(cubes(ben, 0)).to_have_count(0)
    build(ben)
    expect_pyramids(people, 3)

    at_once(wires, lambda person: claim(person, 1))
    for person in people:
        for seat in (0, 1):
            expect(in_mat(person, seat, "yaxha-claimed", tile=1)).to_be_visible()
    for placed in (1, 2):
        at_once(wires, build)
        for seat, person in enumerate(people):
            expect(cubes(person, seat)).to_have_count(3 + placed)
            expect(cubes(person, 1 - seat)).to_have_count(3)
    at_once(wires, build)
    expect_pyramids(people, 6)

    play_together(people)
    for person in people:
        expect_score_sheet(person)
    assert ann.log().all_inner_texts() == ben.log().all_inner_texts()


def expect_pyramids(people: tuple[Visitor, ...], count: int) -> None:
    """Everybody sees so many cubes in both pyramids."""
    for person in people:
        for seat in (0, 1):
            expect(cubes(person, seat)).to_have_count(count)
