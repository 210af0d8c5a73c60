"""The layout: nothing over anything else, nothing over the edge."""

import itertools
import random

import pytest

from drawing.positions import SETUPS, course
from pyramidion.core.scene import Zone
from pyramidion.core.words import Message
from pyramidion.drawing.fitting import AIR, LIFTS, SMALLEST, fitted
from pyramidion.drawing.layout import TITLE, WIDTH, layout
from pyramidion.drawing.outlines import Rectangle, hull, overlaps
from pyramidion.drawing.placing import boxes_of
from pyramidion.drawing.projection import VIEWS, turned_size
from pyramidion.drawing.slab import slab_corners


@pytest.mark.parametrize("view", list(VIEWS.values()), ids=list(VIEWS))
@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_no_zone_covers_another(seats, setup, view):
    for step, match in enumerate(course(seats, setup)):
        turn = step % 4
        plan = layout(match.scene(), turn, view)
        outlines = [area.corners() for _, area in plan.panels] + [TITLE.corners()]
        for zone, projection in plan.boards:
            corners = slab_corners(turned_size(zone.size, turn))
            corners += [corner for box in boxes_of(zone, turn) for corner in box.corners()]
            outlines.append(hull(projection.point(*corner) for corner in corners))
        for one, other in itertools.combinations(outlines, 2):
            assert not overlaps(one, other)
        for x, y in itertools.chain(*outlines):
            assert 0 <= x <= WIDTH
            assert 0 <= y <= plan.height


@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_the_board_keeps_its_place_through_a_match(seats, setup):
    places = set()
    for match in course(seats, setup):
        [(_, projection)] = layout(match.scene(), 0, VIEWS["isometric"]).boards
        places.add((projection.scale, projection.origin))
    assert len(places) == 1


def test_the_board_is_large():
    for match in course(2, "random"):
        [(zone, projection)] = layout(match.scene(), 0, VIEWS["isometric"]).boards
        across = [projection.point(*corner)[0] for corner in slab_corners(zone.size)]
        assert max(across) - min(across) > 0.75 * WIDTH


def square_board(side):
    return Zone(id="b", kind="board", label=Message("maya_towers-board"), size=(side, side), pieces=[])


@pytest.mark.parametrize("view", list(VIEWS.values()), ids=list(VIEWS))
def test_a_board_that_fits_at_no_scale_still_lies_in_the_middle(view):
    board, room = square_board(1000.0), Rectangle(0.0, 0.0, 1280.0, 860.0)
    [(_, projection)] = fitted([board], 0, view, room, [])
    assert projection.scale == SMALLEST
    corners = [projection.point(*corner) for corner in slab_corners(board.size)]
    middle = [(min(line) + max(line)) / 2 for line in zip(*corners, strict=True)]
    assert middle == pytest.approx([room.width / 2, room.height / 2 + LIFTS[0]])


def test_a_board_that_fits_at_the_smallest_scale_alone_is_clear():
    board, view, lift = square_board(10.0), VIEWS["plan"], abs(LIFTS[1])
    corners = [view.point(*corner) for corner in slab_corners(board.size)]
    width, height = ((max(line) - min(line)) * SMALLEST + 2 * AIR for line in zip(*corners, strict=True))
    room = Rectangle(0.0, 0.0, width + 1, height + 2 * lift + 1)
    [(_, projection)] = fitted([board], 0, view, room, [])
    assert projection.scale == SMALLEST
    for x, y in (projection.point(*corner) for corner in slab_corners(board.size)):
        assert AIR <= x <= room.right - AIR
        assert AIR <= y <= room.bottom - AIR


def test_a_hull_holds_all_points_and_turns_one_way():
    choice = random.Random(1)
    for count in (3, 10, 50):
        points = [(choice.randrange(20), choice.randrange(20)) for _ in range(count)]
        corners = hull(points)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            assert all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for x, y in points)


def test_outlines_that_touch_do_not_overlap():
    square = Rectangle(0, 0, 10, 10).corners()
    assert not overlaps(square, Rectangle(10, 0, 5, 5).corners())
    assert overlaps(square, Rectangle(9, 9, 5, 5).corners())
    assert overlaps(square, Rectangle(2, 2, 1, 1).corners())
    diamond = [(15, 5), (20, 10), (15, 15), (10, 10)]
    assert not overlaps(square, diamond)
    assert overlaps(Rectangle(0, 0, 10, 10).corners(margin=3), diamond)
