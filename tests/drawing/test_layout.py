"""The layout: nothing over anything else, nothing over the edge."""

import itertools
import random

import pytest

from drawing.positions import SETUPS, course
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
