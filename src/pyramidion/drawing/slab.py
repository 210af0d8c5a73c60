"""A board: a slab of stone, the shadows on it and the pieces, painted from back to front."""

from collections.abc import Sequence

from pyramidion.core.scene import Piece, Zone
from pyramidion.drawing.blocks import draw_block, draw_cell, draw_disc, draw_domino, engraved
from pyramidion.drawing.figures import draw_figure
from pyramidion.drawing.outlines import hull
from pyramidion.drawing.pen import Pen, said
from pyramidion.drawing.placing import SLAB_HEIGHT, Box, back_to_front, boxes_of, cover_of
from pyramidion.drawing.projection import turned_size
from pyramidion.drawing.svg import Point, element, points_text, polygon, polyline

FRAME = 0.12  # from the slab's edge to the line engraved in it
IN_THE_FACE = ("cell", "label", "number")  # kinds that have no height of their own
SLENDER = ("ladder", "raven")  # shapes that throw no shadow worth drawing
# How far a shadow falls, in board units, for each unit of height: the light comes from the left.
SHADOW = (0.42, -0.1)


def draw_board(zone: Zone, turn: int, pen: Pen) -> str:
    """A board zone after so many quarters."""
    size = turned_size(zone.size, turn)
    boxes = boxes_of(zone, turn)
    flat = [box for box in boxes if is_in_the_face(box.piece)]
    standing = [box for box in boxes if not is_in_the_face(box.piece)]
    return element(
        "g",
        *_slab(size, pen),
        *(draw_piece(box, pen, boxes) for box in flat),
        _shadows(standing, size, pen),
        *(draw_piece(box, pen, boxes) for box in back_to_front(standing, pen.projection)),
        aria_label=said(zone.label),
    )


def is_in_the_face(piece: Piece) -> bool:
    """Whether a piece lies in the slab's face: a cell may also be raised, where something can be put on something."""
    return piece.kind in IN_THE_FACE and piece.at[2] <= 0.0


def draw_piece(box: Box, pen: Pen, boxes: Sequence[Box]) -> str:
    """A piece of the board as a group with its label."""
    kind = box.piece.kind
    if kind == "figure":
        parts = draw_figure(box, pen)
    elif kind in ("cell", "button"):
        parts = draw_cell(box, pen)
    elif kind in ("label", "number"):
        parts = [engraved(box, pen)]
    elif kind in ("token", "marker"):
        parts = draw_disc(box, pen)
    elif box.piece.second is not None:
        parts = draw_domino(box, pen)
    else:
        parts = draw_block(box, pen, cover_of(box, boxes))
    return pen.piece(box.piece, *parts)


def slab_corners(size: Point) -> list[tuple[float, float, float]]:
    """The corners of the slab's upper and lower face."""
    return [(x, y, z) for x in (0.0, size[0]) for y in (0.0, size[1]) for z in (0.0, -SLAB_HEIGHT)]


def _slab(size: Point, pen: Pen) -> list[str]:
    theme = pen.theme
    near, left, far, right = _face(size, pen)
    lower_near, lower_left, lower_far, lower_right = _face(size, pen, 0.0, -SLAB_HEIGHT)
    drop = 0.16 * pen.projection.scale
    shadow = [(x + drop, y + drop) for x, y in (lower_near, lower_left, lower_far, lower_right)]
    return [
        polygon(shadow, fill="#000", opacity=str(theme.shade), filter=pen.blur(16)),
        polygon((left, near, lower_near, lower_left), fill=pen.gradient("slab-left", *theme.slab_left)),
        polygon((right, near, lower_near, lower_right), fill=pen.gradient("slab-right", *theme.slab_right)),
        polygon((near, left, far, right), fill=pen.gradient("slab", *theme.slab, (1.0, 0.7))),
        polyline((left, near, right), stroke=theme.slab_edge, stroke_width=1.6, stroke_linejoin="round"),
        polygon(_face(size, pen, FRAME), fill="none", stroke=theme.engraving, stroke_opacity="0.45"),
    ]


def _face(size: Point, pen: Pen, inset: float = 0.0, z: float = 0.0) -> list[Point]:
    """A rectangle on the slab: near, left, far, right."""
    x, y = size[0] - inset, size[1] - inset
    return [pen.projection.point(*corner, z) for corner in ((inset, inset), (inset, y), (x, y), (x, inset))]


def _shadows(boxes: Sequence[Box], size: Point, pen: Pen) -> str:
    """The shadows that pieces throw on the slab: all in one, so that they do not darken each other."""
    clip = element("polygon", points=points_text(_face(size, pen)))
    # The place is part of the name: a picture may have several boards.
    name = f"slab-{pen.projection.origin[0]:.0f}-{pen.projection.origin[1]:.0f}"
    shadows = [polygon(_shadow(box, pen)) for box in boxes if box.height and box.piece.shape not in SLENDER]
    blurred = element("g", *shadows, filter=pen.blur(5))
    return element("g", blurred, opacity=str(pen.theme.shade), clip_path=pen.define(name, "clipPath", clip))


def _shadow(box: Box, pen: Pen) -> list[Point]:
    (x, y, z), (to_x, to_y, to_z) = box.low, box.high
    return hull(
        pen.projection.point(corner_x + SHADOW[0] * height, corner_y + SHADOW[1] * height)
        for corner_x in (x, to_x)
        for corner_y in (y, to_y)
        for height in (max(z, 0.0), max(to_z, 0.0))
    )
