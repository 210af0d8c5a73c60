"""Where everything lies in the picture: the board large in the middle, panels in the corners, what is in hand below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pyramidion.core.scene import Scene, Zone
from pyramidion.drawing.fitting import fitted
from pyramidion.drawing.outlines import Rectangle
from pyramidion.drawing.panels import panel_size
from pyramidion.drawing.projection import Projection

WIDTH = 1280.0
HEIGHT = 860.0  # at least, and without the strip below
MARGIN = 44.0
GAP = 16.0  # between panels
TITLE = Rectangle(MARGIN, 34.0, 400.0, 66.0)  # and the caption under it

Panels: TypeAlias = list[tuple[Zone, Rectangle]]


@dataclass(frozen=True)
class Layout:
    """The picture's height, the boards with their projections, the panels with their areas."""

    height: float
    boards: list[tuple[Zone, Projection]]
    panels: Panels


def layout(scene: Scene, turn: int, view: Projection) -> Layout:
    """Room for every zone, none over another."""
    boards = [zone for zone in scene.zones if zone.kind == "board"]
    shared = [zone for zone in scene.zones if zone.kind in ("table", "track") and zone.seat < 0]
    mats = [zone for zone in scene.zones if zone.kind in ("mat", "table", "track") and zone not in shared]
    at_left = max(1, len(mats) // 2)
    left, right = mats[:at_left][::-1], mats[at_left:]
    top = TITLE.bottom + GAP
    bottom = max(HEIGHT - MARGIN, top + _stacked(left), MARGIN + _stacked(right))
    # Seats clockwise, the first at the lower left; under the title only where there are four or more.
    panels = _column(left, MARGIN, top, bottom) + _column(right, None, MARGIN, bottom)
    panels += _upper_edge(shared, panels)
    obstacles = [TITLE, *(area for _, area in panels)]
    room = Rectangle(0.0, 0.0, WIDTH, bottom + MARGIN)
    below = _strip([zone for zone in scene.zones if zone.kind in ("shelf", "market", "rack")], room.bottom)
    height = max((area.bottom + MARGIN * 0.6 for _, area in below), default=room.bottom)
    return Layout(height, fitted(boards, turn, view, room, obstacles), panels + below)


def _stacked(zones: Sequence[Zone]) -> float:
    """The least height of a column of panels."""
    return sum(panel_size(zone)[1] + GAP for zone in zones) - GAP


def _column(zones: Sequence[Zone], left: float | None, top: float, bottom: float) -> Panels:
    """Panels spread from top to bottom; a single one at the bottom. No `left`: at the right edge."""
    sizes = [panel_size(zone) for zone in zones]
    free = bottom - top - sum(height for _, height in sizes)
    space = free / (len(zones) - 1) if len(zones) > 1 else 0.0
    down = top if len(zones) > 1 else top + free
    placed = []
    for zone, (width, height) in zip(zones, sizes, strict=True):
        placed.append((zone, Rectangle(WIDTH - MARGIN - width if left is None else left, down, width, height)))
        down += height + space
    return placed


def _upper_edge(zones: Sequence[Zone], panels: Panels) -> Panels:
    """What belongs to nobody: along the upper edge, from the right."""
    taken = [area.left for _, area in panels if area.top == MARGIN]
    right = min(taken) - GAP if taken else WIDTH - MARGIN
    placed = []
    for zone in zones:
        width, height = panel_size(zone)
        placed.append((zone, Rectangle(right - width, MARGIN, width, height)))
        right -= width + GAP
    return placed


def _strip(zones: Sequence[Zone], bottom: float) -> Panels:
    """Markets and racks: side by side below the board, at the edge where thumbs are, in as many rows as they need."""
    placed: Panels = []
    top = bottom - 0.4 * MARGIN
    for row in _rows(zones):
        sizes = [panel_size(zone) for zone in row]
        left = (WIDTH - sum(width for width, _ in sizes) - GAP * (len(sizes) - 1)) / 2
        for zone, (width, height) in zip(row, sizes, strict=True):
            placed.append((zone, Rectangle(left, top, width, height)))
            left += width + GAP
        top += max(height for _, height in sizes) + GAP
    return placed


def _rows(zones: Sequence[Zone]) -> list[list[Zone]]:
    rows: list[list[Zone]] = []
    used = WIDTH
    for zone in zones:
        width = panel_size(zone)[0] + GAP
        if used + width > WIDTH:
            rows.append([])
            used = 0.0
        rows[-1].append(zone)
        used += width
    return rows
