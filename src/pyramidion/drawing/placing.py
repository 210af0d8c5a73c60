"""Pieces as boxes on the turned board, and the order in which to paint them."""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass

from pyramidion.core.scene import Piece, Zone
from pyramidion.drawing.projection import Projection, turned_point, turned_size
from pyramidion.drawing.svg import Point

SLAB_HEIGHT = 0.24  # of a board, above the table on which it lies
BILLBOARDS = ("figure", "number", "label")  # what faces the viewer wherever the board is turned


@dataclass(frozen=True)
class Box:
    """A piece on the turned board: the centre of its footprint, its lower face, its extent."""

    piece: Piece
    x: float
    y: float
    z: float
    width: float
    depth: float
    height: float
    turn: float  # degrees, of the piece and the board together

    @property
    def low(self) -> tuple[float, float, float]:
        """The nearest, lowest corner."""
        return self.x - self.width / 2, self.y - self.depth / 2, self.z

    @property
    def high(self) -> tuple[float, float, float]:
        """The farthest, highest corner."""
        return self.x + self.width / 2, self.y + self.depth / 2, self.z + self.height

    def corners(self) -> list[tuple[float, float, float]]:
        """All eight of them."""
        return [(x, y, z) for x in _ends(self, 0) for y in _ends(self, 1) for z in _ends(self, 2)]


def boxes_of(zone: Zone, turn: int) -> list[Box]:
    """The pieces of a board zone after so many quarters. What lies outside the slab stands on the table."""
    return [_box(piece, zone, turn) for piece in zone.pieces]


def back_to_front(boxes: Sequence[Box], projection: Projection) -> list[Box]:
    """The order in which a painter paints them, so that what is nearer covers what is behind."""
    if projection.is_plan:
        return sorted(boxes, key=lambda box: (box.z, box.z + box.height))
    later: list[list[int]] = [[] for _ in boxes]
    waiting = [0] * len(boxes)
    for first in range(len(boxes)):
        for second in range(first + 1, len(boxes)):
            if not overlap_in_picture(boxes[first], boxes[second]):
                continue
            order = (first, second) if is_behind(boxes[first], boxes[second]) else (second, first)
            later[order[0]].append(order[1])
            waiting[order[1]] += 1
    return [boxes[index] for index in _sorted(boxes, later, waiting)]


def overlap_in_picture(box: Box, other: Box) -> bool:
    """Whether two boxes cover a common part of the isometric picture.

    A box's outline there has three directions of edges; across each of them the two must overlap.
    """
    (x, y, z), (to_x, to_y, to_z) = box.low, box.high
    (u, v, w), (to_u, to_v, to_w) = other.low, other.high
    return (
        x - to_y < to_u - v
        and u - to_v < to_x - y
        and x + z < to_u + to_w
        and u + w < to_x + to_z
        and y + z < to_v + to_w
        and v + w < to_y + to_z
    )


def is_behind(box: Box, other: Box) -> bool:
    """Whether the box must be painted before the other, given that they overlap in the picture.

    The axis on which they are farthest apart decides (or, where one leans into the other's box, on which they
    share the least): farther away, or lower, is behind.
    """
    low, high, other_low, other_high = box.low, box.high, other.low, other.high
    behind_by = [low[0] - other_high[0], low[1] - other_high[1], other_low[2] - high[2]]
    before_by = [other_low[0] - high[0], other_low[1] - high[1], low[2] - other_high[2]]
    if max(behind_by) == max(before_by):
        return depth(box) < depth(other)
    return max(behind_by) > max(before_by)


def depth(box: Box) -> float:
    """Small where a box is far away and low."""
    return box.z + box.height / 2 - box.x - box.y


def cover_of(box: Box, boxes: Sequence[Box]) -> Box | None:
    """The block that stands on this one."""
    top = box.z + box.height
    for other in boxes:
        on_top = abs(other.z - top) < 1e-6 and other.piece.kind in ("block", "cube")
        if on_top and abs(other.x - box.x) < box.width / 2 and abs(other.y - box.y) < box.depth / 2:
            return other
    return None


def _ends(box: Box, axis: int) -> tuple[float, float]:
    return box.low[axis], box.high[axis]


def _box(piece: Piece, zone: Zone, turn: int) -> Box:
    x, y, z = piece.at
    angle = piece.turn + 90.0 * turn
    if piece.pivot is None:
        x, y = turned_point((x, y), zone.size, turn)
    else:
        centre = turned_point(piece.pivot, zone.size, turn)
        x, y = centre[0] + x - piece.pivot[0], centre[1] + y - piece.pivot[1]
        angle = piece.turn
    width, depth, height = piece.size
    if round(angle / 90.0) % 2:
        width, depth = depth, width
    if piece.kind in BILLBOARDS and piece.shape != "ladder":
        width = depth = min(width, depth)
    size = turned_size(zone.size, turn)
    if not _inside((x, y), size):
        z -= SLAB_HEIGHT
    return Box(piece, x, y, z, width, depth, height, angle % 360.0)


def _inside(point: Point, size: Point) -> bool:
    return 0.0 <= point[0] <= size[0] and 0.0 <= point[1] <= size[1]


def _sorted(boxes: Sequence[Box], later: list[list[int]], waiting: list[int]) -> list[int]:
    """A topological order; among those free to come next the farthest first. A circle is cut at its farthest."""
    keys = [(depth(box), index) for index, box in enumerate(boxes)]
    free = [keys[index] for index in range(len(boxes)) if not waiting[index]]
    heapq.heapify(free)
    order: list[int] = []
    done = [False] * len(boxes)
    while len(order) < len(boxes):
        if not free:
            free.append(min(key for key in keys if not done[key[1]]))
        _, index = heapq.heappop(free)
        if done[index]:
            continue
        done[index] = True
        order.append(index)
        for follower in later[index]:
            waiting[follower] -= 1
            if not waiting[follower]:
                heapq.heappush(free, keys[follower])
    return order
