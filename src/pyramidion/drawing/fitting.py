"""Boards as large as they can be without touching a panel."""

from collections.abc import Sequence

from pyramidion.core.scene import Zone
from pyramidion.drawing.outlines import Rectangle, hull, overlaps
from pyramidion.drawing.placing import boxes_of
from pyramidion.drawing.projection import Projection, turned_size
from pyramidion.drawing.slab import slab_corners
from pyramidion.drawing.svg import Point

AIR = 40.0  # pixels between a board and the picture's edge
CLEARANCE = 16.0  # pixels between a board and a panel
BADGE = 0.25  # board units: room for the number beside a figure
APART = 0.5  # board units between two boards
LARGEST, SMALLEST = 140, 8  # pixels for a board unit
LIFTS = (14.0, 2.0, 26.0, -10.0, 38.0, -22.0, 50.0, -34.0)  # tries: pixels below the middle of the picture


def fitted(
    boards: Sequence[Zone], turn: int, view: Projection, room: Rectangle, obstacles: Sequence[Rectangle]
) -> list[tuple[Zone, Projection]]:
    """The boards in a row in the middle of the room, with the projection of each."""
    if not boards:
        return []
    lasting = [[view.point(*corner) for corner in _lasting_corners(zone, turn)] for zone in boards]
    outlines = [hull(points + _passing(zone, turn, view)) for zone, points in zip(boards, lasting, strict=True)]
    shifts = _row(outlines)
    middle = _middle([(x + shift, y) for points, shift in zip(lasting, shifts, strict=True) for x, y in points])
    shifted = [[(x + shift, y) for x, y in outline] for outline, shift in zip(outlines, shifts, strict=True)]
    origin, scale = _largest(shifted, middle, room, obstacles)
    return [
        (zone, view.at((origin[0] + shift * scale, origin[1]), scale))
        for zone, shift in zip(boards, shifts, strict=True)
    ]


def _lasting_corners(zone: Zone, turn: int) -> list[tuple[float, float, float]]:
    """What a board covers all through a match: its slab, and above its cells the room for pieces."""
    cells = [box for box in boxes_of(zone, turn) if box.piece.kind == "cell"]
    return slab_corners(turned_size(zone.size, turn)) + [(box.x, box.y, zone.height) for box in cells]


def _passing(zone: Zone, turn: int, view: Projection) -> list[Point]:
    """What its pieces cover now. Figures may be wider than their boxes, and have a number beside them."""
    points = []
    for box in boxes_of(zone, turn):
        points += [view.point(*corner) for corner in box.corners()]
        if box.piece.kind == "figure":
            x, y = view.point(box.x, box.y, box.z)
            half = box.piece.size[0] / 2 + (BADGE if box.piece.text else 0.0)
            points += [(x - half, y), (x + half, y)]
    return points


def _row(outlines: Sequence[Sequence[Point]]) -> list[float]:
    """How far to shift each board to the right, so that they stand side by side."""
    shifts, right = [], 0.0
    for outline in outlines:
        left = min(x for x, _ in outline)
        shifts.append(right - left)
        right += max(x for x, _ in outline) - left + APART
    return shifts


def _middle(points: Sequence[Point]) -> Point:
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def _largest(
    outlines: Sequence[Sequence[Point]], middle: Point, room: Rectangle, obstacles: Sequence[Rectangle]
) -> tuple[Point, float]:
    """The largest scale at which all is clear, or else the smallest, and where the boards' origin then lies."""
    for scale in range(LARGEST, SMALLEST - 1, -1):
        for lift in LIFTS:
            origin = _origin(middle, room, scale, lift)
            if all(_is_clear(outline, origin, scale, room, obstacles) for outline in outlines):
                return origin, scale
    return _origin(middle, room, SMALLEST, LIFTS[0]), SMALLEST


def _origin(middle: Point, room: Rectangle, scale: float, lift: float) -> Point:
    """Where the origin lies if the middle of the boards lies in the middle of the room, so many pixels lower."""
    x, y = room.left + room.width / 2, room.top + room.height / 2 + lift
    return x - middle[0] * scale, y - middle[1] * scale


def _is_clear(
    outline: Sequence[Point], origin: Point, scale: float, room: Rectangle, obstacles: Sequence[Rectangle]
) -> bool:
    placed = [(origin[0] + x * scale, origin[1] + y * scale) for x, y in outline]
    inside = all(
        room.left + AIR <= x <= room.right - AIR and room.top + AIR <= y <= room.bottom - AIR for x, y in placed
    )
    return inside and not any(overlaps(placed, obstacle.corners(CLEARANCE)) for obstacle in obstacles)
