"""The painter's order, held against an independent judge: rays from the eye through the picture."""

import itertools
import random

import pytest

from drawing.positions import crowded, play
from pyramidion.core.scene import Piece, Zone
from pyramidion.core.words import Message
from pyramidion.drawing.placing import SLAB_HEIGHT, Box, back_to_front, boxes_of, overlap_in_picture
from pyramidion.drawing.projection import ISOMETRIC, PLAN, turned_point, turned_size
from pyramidion.library import new


def piece(name: str, at=(0.0, 0.0, 0.0), size=(1.0, 1.0, 1.0), **more) -> Piece:
    return Piece(id=name, kind=more.pop("kind", "block"), at=at, size=size, label=Message("maya_towers-board"), **more)


def solid(box: Box) -> bool:
    """Whether a box is all wood: a ladder or a raven only leans in its box."""
    return box.piece.shape not in ("ladder", "raven")


def stretch(box: Box, x: float, y: float) -> tuple[float, float] | None:
    """Where the ray that leaves (x, y, 0) towards the back and down is inside the box; small is near to the eye."""
    low, high = box.low, box.high
    enter = max(low[0] - x, low[1] - y, -high[2])
    leave = min(high[0] - x, high[1] - y, -low[2])
    return (enter, leave) if leave - enter > 1e-9 else None


def check_order(order: list[Box], points: int, seed: int) -> int:
    """Along random rays, what is met first must have been painted last. How many pairs were judged."""
    judge = random.Random(seed)
    judged = 0
    for _ in range(points):
        aim = judge.choice(order)
        x, y, z = (judge.uniform(low, high) for low, high in zip(aim.low, aim.high, strict=True))
        met = [(hit, index) for index, box in enumerate(order) if (hit := stretch(box, x + z, y + z))]
        for (one, painted), (other, painted_too) in itertools.combinations(met, 2):
            if one[1] <= other[0] + 1e-9 or other[1] <= one[0] + 1e-9:
                assert (one[0] < other[0]) == (painted > painted_too), (order[painted], order[painted_too])
                judged += 1
    return judged


@pytest.mark.parametrize("turn", range(4))
def test_what_is_nearer_covers_what_is_behind(turn):
    for match in (play(new("maya_towers", 2, seed=turn), 1), crowded(turn), new("maya_towers", 3, seed=turn)):
        boxes = [box for box in boxes_of(match.scene().zones[0], turn) if box.height]
        order = back_to_front(boxes, ISOMETRIC)
        assert sorted(map(id, order)) == sorted(map(id, boxes))
        assert check_order([box for box in order if solid(box)], 600, turn) > 300


def test_heaps_of_random_blocks_are_painted_rightly():
    for seed in range(40):
        heap = random.Random(seed)
        heights: dict[tuple[int, int], float] = {}
        boxes = []
        for index in range(25):
            x, y = heap.randrange(4), heap.randrange(4)
            z, height = heights.get((x, y), 0.0), heap.choice((0.2, 0.5, 1.0))
            width, depth = heap.uniform(0.4, 1.0), heap.uniform(0.4, 1.0)
            boxes.append(Box(piece(str(index)), x, y, z, width, depth, height, 0.0))
            heights[x, y] = z + height
        heap.shuffle(boxes)
        check_order(back_to_front(boxes, ISOMETRIC), 150, seed)


def test_what_overlaps_in_the_picture_is_what_common_rays_meet():
    choice = random.Random(4)
    for _ in range(300):
        one, other = (
            Box(piece("p"), *(choice.uniform(0, 3) for _ in range(3)), *(choice.uniform(0.1, 2) for _ in range(3)), 0.0)
            for _ in range(2)
        )
        met = False
        for _ in range(200):
            x, y, z = (choice.uniform(low, high) for low, high in zip(one.low, one.high, strict=True))
            met = met or stretch(other, x + z, y + z) is not None
        assert overlap_in_picture(one, other) or not met
        assert overlap_in_picture(one, other) == overlap_in_picture(other, one)


@pytest.mark.parametrize("turn", range(4))
def test_ladders_priests_and_raven_stand_before_what_they_lean_on(turn):
    boxes = [box for box in boxes_of(crowded().scene().zones[0], turn) if box.height]
    order = [box.piece.id for box in back_to_front(boxes, ISOMETRIC)]
    leaning = [box for box in boxes if box.piece.shape in ("ladder", "priest")]
    assert {figure.piece.shape for figure in leaning} == {"ladder", "priest"}
    for figure in leaning:
        place = figure.piece.label.args["place"]
        tower = [box for box in boxes if box.piece.kind == "block" and box.piece.label.args["place"] == place]
        behind = [box.piece.id for box in tower if overlap_in_picture(box, figure)]
        assert behind
        assert all(order.index(block) < order.index(figure.piece.id) for block in behind)
    assert order.index("raven") > order.index("monolith")


def test_from_above_the_higher_is_painted_later():
    boxes = boxes_of(crowded().scene().zones[0], 0)
    heights = [box.z for box in back_to_front(boxes, PLAN)]
    assert heights == sorted(heights)


def test_a_circle_is_cut_somewhere_and_loses_nothing():
    bars = [
        Box(piece("x"), 1.5, 0.5, 0.0, 3.0, 1.0, 1.0, 0.0),
        Box(piece("y"), 2.5, 2.5, 0.5, 1.0, 3.0, 1.0, 0.0),
        Box(piece("z"), 0.5, 1.5, 1.0, 1.0, 1.0, 3.0, 0.0),
    ]
    for order in itertools.permutations(bars):
        assert {box.piece.id for box in back_to_front(order, ISOMETRIC)} == {"x", "y", "z"}


def test_a_turned_board_keeps_its_pieces_on_it():
    size = (5.0, 3.0)
    assert turned_point((1.0, 0.5), size, 0) == (1.0, 0.5)
    assert turned_point((1.0, 0.5), size, 1) == (2.5, 1.0)
    assert turned_point((1.0, 0.5), size, 2) == (4.0, 2.5)
    assert turned_point((1.0, 0.5), size, 3) == (0.5, 4.0)
    assert turned_size(size, 1) == turned_size(size, 3) == (3.0, 5.0)
    assert turned_size(size, 2) == size


def test_a_piece_with_a_pivot_keeps_its_side_and_what_is_beside_the_slab_stands_on_the_table():
    leaning = piece("leaning", (2.0, 1.0, 0.0), (0.2, 0.4, 1.0), kind="figure", shape="ladder", pivot=(2.0, 2.0))
    beside = piece("beside", (-1.0, 2.0, 0.0))
    zone = Zone(id="b", kind="board", label=leaning.label, size=(4.0, 4.0), pieces=[leaning, beside])
    for turn in range(4):
        ladder, block = boxes_of(zone, turn)
        centre = turned_point((2.0, 2.0), zone.size, turn)
        assert (ladder.x - centre[0], ladder.y - centre[1]) == (0.0, -1.0)
        assert (ladder.width, ladder.depth, ladder.turn) == (0.2, 0.4, 0.0)
        assert block.z == -SLAB_HEIGHT
        assert block.turn == 90.0 * turn
