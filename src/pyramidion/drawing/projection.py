"""From board units to the picture: isometric or from above, turned by quarters."""

import math
from dataclasses import dataclass, replace

from pyramidion.core.contract import shown
from pyramidion.core.errors import PyramidionError
from pyramidion.drawing.svg import Point


@dataclass(frozen=True)
class Projection:
    """Where a point of the board lies in the picture: `origin` plus so much of each axis.

    In the turned board x runs to the right, y away from the viewer and z up. In the isometric view the corner (0, 0)
    is the nearest, so that a box shows its left side (towards lower x), its right side (towards lower y) and its top.
    """

    name: str
    x_axis: Point
    y_axis: Point
    z_axis: Point
    scale: float = 1.0  # pixels for one board unit
    origin: Point = (0.0, 0.0)

    def point(self, x: float, y: float, z: float = 0.0) -> Point:
        """The point in pixels."""
        across = x * self.x_axis[0] + y * self.y_axis[0] + z * self.z_axis[0]
        down = x * self.x_axis[1] + y * self.y_axis[1] + z * self.z_axis[1]
        return self.origin[0] + across * self.scale, self.origin[1] + down * self.scale

    def at(self, origin: Point, scale: float) -> "Projection":
        """The same view from elsewhere."""
        return replace(self, origin=origin, scale=scale)

    @property
    def is_plan(self) -> bool:
        """Whether it looks straight down, so that no side is to be seen."""
        return self.z_axis == (0.0, 0.0)


_ACROSS = math.sqrt(3) / 2
ISOMETRIC = Projection("isometric", (_ACROSS, -0.5), (-_ACROSS, -0.5), (0.0, -1.0))
PLAN = Projection("plan", (1.0, 0.0), (0.0, -1.0), (0.0, 0.0))
VIEWS = {view.name: view for view in (ISOMETRIC, PLAN)}


def view_named(name: object) -> Projection:
    """The view of that name."""
    if not isinstance(name, str) or name not in VIEWS:
        raise PyramidionError(f"The views are {' and '.join(VIEWS)}; {shown(name)} is neither.")
    return VIEWS[name]


def checked_turn(turn: object) -> int:
    """The number of quarters by which the board is turned counter-clockwise."""
    if type(turn) is not int or not 0 <= turn <= 3:
        raise PyramidionError(f"A board is turned by 0, 1, 2 or 3 quarters; {shown(turn)} is none of these.")
    return turn


def turned_point(point: Point, size: Point, turn: int) -> Point:
    """A point of a board of that size, after so many quarters."""
    (x, y), (width, depth) = point, size
    for _ in range(turn):
        x, y = depth - y, x
        width, depth = depth, width
    return x, y


def turned_size(size: Point, turn: int) -> Point:
    """The size of a board after so many quarters."""
    return (size[1], size[0]) if turn % 2 else size
