"""Solid pieces: blocks, cubes, tiles, cards and tokens on the board, and the hollows in it."""

import math
from dataclasses import replace

import msgspec

from pyramidion.core.scene import Half
from pyramidion.drawing.glyphs import glyph
from pyramidion.drawing.look import look
from pyramidion.drawing.palette import SOOT, darkened, inlay, lightened, paint
from pyramidion.drawing.pen import SERIF, Pen, written_on
from pyramidion.drawing.placing import Box, depth
from pyramidion.drawing.svg import Attributes, Point, element, matrix, polygon, polyline, safe

FLAT = 0.15  # a piece lower than this shows its glyph on top
CONTACT = 0.045  # how far the shade of a block reaches around its foot


def draw_block(box: Box, pen: Pen, cover: Box | None = None) -> list[str]:
    """A block of painted wood: three faces, a light edge, its glyph. `cover` is what stands on it."""
    shade = 0.4 * CONTACT if pen.projection.is_plan else CONTACT
    contact = polygon(_footprint(box, pen, shade), fill=SOOT, opacity="0.22")
    return [contact, *_faces(box, pen), _light_edge(box, pen), *_glyphs(box, pen, cover), *_lettering(box, pen, cover)]


def draw_domino(box: Box, pen: Pen) -> list[str]:
    """A tile of two halves, the farther one first."""
    return [part for half in sorted(halves(box), key=depth) for part in draw_block(half, pen)]


def halves(box: Box) -> list[Box]:
    """The two halves of a domino, the first named first: the second lies where its turn says, at 0 towards higher x."""
    second = box.piece.second or Half()
    along = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][round(box.turn / 90.0) % 4]
    width, deep = (box.width / 2, box.depth) if along[0] else (box.width, box.depth / 2)
    x, y = along[0] * width / 2, along[1] * deep / 2
    other = msgspec.structs.replace(box.piece, colour=second.colour, glyph=second.glyph)
    parts = ((box.piece, -1), (other, 1))
    return [
        replace(box, piece=piece, x=box.x + side * x, y=box.y + side * y, width=width, depth=deep)
        for piece, side in parts
    ]


def draw_disc(box: Box, pen: Pen) -> list[str]:
    """A token or a marker: a round slice of wood, with what is written on it."""
    colour = box.piece.colour or "stone"
    outline = pen.outline_of(box.piece)
    edge: Attributes = {"stroke": outline or SOOT, "stroke_opacity": None if outline else "0.3"}
    edge["stroke_width"] = 2.4 if outline else 0.8
    radius = min(box.width, box.depth) / 2 * pen.projection.scale
    across, down = (radius, radius) if pen.projection.is_plan else (radius * math.sqrt(1.5), radius * math.sqrt(0.5))
    (x, foot), (_, top) = (pen.projection.point(box.x, box.y, z) for z in (box.z, box.z + box.height))
    side = (
        f"M{x - across:.1f} {top:.1f}V{foot:.1f}A{across:.1f} {down:.1f} 0 0 0 {x + across:.1f} {foot:.1f}V{top:.1f}Z"
    )
    parts = [element("ellipse", cx=x, cy=foot, rx=across + 1.5, ry=down + 1.5, fill=SOOT, opacity="0.22")]
    if not pen.projection.is_plan:
        parts.append(element("path", d=side, fill=pen.face(colour, "right"), **edge))
    parts.append(element("ellipse", cx=x, cy=top, rx=across, ry=down, fill=pen.face(colour, "top"), **edge))
    flat = replace(box, width=0.8 * box.width, depth=0.8 * box.depth)
    marks = [_top_glyph(flat, pen, 0.3 * min(flat.width, flat.depth), box.y)] if box.piece.glyph else []
    return [*parts, *marks, *_lettering(flat, pen, None)]


def _faces(box: Box, pen: Pen) -> list[str]:
    colour = box.piece.colour or "stone"
    outline = pen.outline_of(box.piece)
    edge: Attributes = {
        "stroke": outline or SOOT,
        "stroke_opacity": None if outline else "0.3",
        "stroke_linejoin": "round",
    }
    edge["stroke_width"] = 2.4 if outline else 0.8
    faces = [polygon(top_face(box, pen), fill=pen.face(colour, "top"), **edge)]
    if not pen.projection.is_plan:
        faces.insert(0, polygon(right_face(box, pen), fill=pen.face(colour, "right"), **edge))
        faces.insert(0, polygon(left_face(box, pen), fill=pen.face(colour, "left"), **edge))
    return faces


def _lettering(box: Box, pen: Pen, cover: Box | None) -> list[str]:
    """What is written on top of a piece, or the sign of a card's back."""
    colour = box.piece.colour or "stone"
    if cover is not None:
        return []
    mark = inlay(paint(colour), ("top",))
    if box.piece.text:
        return [_upright(box, pen, mark)]
    if not colour.startswith("back"):
        return []
    half = 0.3 * min(box.width, box.depth)
    place = matrix(*_facing(pen, half), pen.projection.point(box.x, box.y, box.z + box.height))
    return [element("path", d=look().sprites["back"], fill=mark, fill_opacity="0.5", transform=place)]


def draw_cell(box: Box, pen: Pen) -> list[str]:
    """A hollow in the slab, where something can be put."""
    outline = pen.outline_of(box.piece)
    near, left, far, right = _footprint(box, pen)
    parts = [
        polygon((near, left, far, right), fill=pen.theme.recess, fill_opacity="0.75"),
        polyline((left, far, right), stroke=SOOT, stroke_opacity="0.35", stroke_width=1.2),
        polyline((left, near, right), stroke=pen.theme.slab_edge, stroke_opacity="0.8", stroke_width=1.2),
    ]
    if outline:
        parts.append(
            polygon((near, left, far, right), fill=outline, fill_opacity="0.3", stroke=outline, stroke_width=2.2)
        )
    return [*parts, *([engraved(box, pen, 0.5)] if box.piece.text else [])]


def engraved(box: Box, pen: Pen, share: float = 1.0) -> str:
    """The piece's text, lying on the board and read by one who stands at the side that its turn says."""
    size = min(box.width, box.depth) * share
    centre = pen.projection.point(box.x, box.y, box.z)
    along, up = {0: ((1, 0), (0, 1)), 1: ((0, 1), (-1, 0)), 2: ((-1, 0), (0, -1)), 3: ((0, -1), (1, 0))}[
        round(box.turn / 90.0) % 4
    ]
    right = _vector(pen, along[0], along[1], 0.0, 0.01 * size)
    down = _vector(pen, -up[0], -up[1], 0.0, 0.01 * size)
    return element(
        "text",
        safe(written_on(box.piece)),
        transform=matrix(right, down, centre),
        y=34,
        font_size=100,
        font_family=SERIF,
        text_anchor="middle",
        fill=pen.theme.engraving,
    )


def top_face(box: Box, pen: Pen) -> list[Point]:
    """The corners of the upper face: near, left, far, right."""
    return _rectangle(box, pen, box.z + box.height)


def left_face(box: Box, pen: Pen) -> list[Point]:
    """The corners of the side towards lower x."""
    (x, y, z), (_, to_y, to_z) = box.low, box.high
    return [pen.projection.point(x, *rest) for rest in ((y, z), (to_y, z), (to_y, to_z), (y, to_z))]


def right_face(box: Box, pen: Pen) -> list[Point]:
    """The corners of the side towards lower y."""
    (x, y, z), (to_x, _, to_z) = box.low, box.high
    return [pen.projection.point(*corner) for corner in ((x, y, z), (to_x, y, z), (to_x, y, to_z), (x, y, to_z))]


def _footprint(box: Box, pen: Pen, margin: float = 0.0) -> list[Point]:
    return _rectangle(box, pen, box.z, margin)


def _rectangle(box: Box, pen: Pen, z: float, margin: float = 0.0) -> list[Point]:
    (x, y, _), (to_x, to_y, _) = box.low, box.high
    x, y, to_x, to_y = x - margin, y - margin, to_x + margin, to_y + margin
    return [pen.projection.point(*corner, z) for corner in ((x, y), (x, to_y), (to_x, to_y), (to_x, y))]


def _vector(pen: Pen, x: float, y: float, z: float, length: float) -> Point:
    """A direction of the board as pixels."""
    origin = pen.projection.point(0.0, 0.0, 0.0)
    end = pen.projection.point(x * length, y * length, z * length)
    return end[0] - origin[0], end[1] - origin[1]


def _facing(pen: Pen, half: float) -> tuple[Point, Point]:
    """Right and down for what lies on top, upright for the viewer: along the axes a square would be a diamond."""
    if pen.projection.is_plan:
        return _vector(pen, 1.0, 0.0, 0.0, half), _vector(pen, 0.0, -1.0, 0.0, half)
    slant = math.sqrt(0.5)
    return _vector(pen, slant, -slant, 0.0, half), _vector(pen, -slant, -slant, 0.0, half)


def _upright(box: Box, pen: Pen, colour: str) -> str:
    """The piece's text on its upper face."""
    centre = pen.projection.point(box.x, box.y, box.z + box.height)
    size = min(100.0, 160 / max(0.58 * len(box.piece.text), 1.0))
    return element(
        "text",
        safe(box.piece.text),
        transform=matrix(*_facing(pen, 0.005 * min(box.width, box.depth)), centre),
        y=0.34 * size,
        font_size=size,
        font_family=SERIF,
        text_anchor="middle",
        fill=colour,
    )


def _light_edge(box: Box, pen: Pen) -> str:
    """The thin light along the two front sides of the top."""
    near, left, far, right = top_face(box, pen)
    line = (near, left, far) if pen.projection.is_plan else (left, near, right)
    light = lightened(paint(box.piece.colour or "stone"), 0.6)
    return polyline(line, stroke=light, stroke_opacity="0.75", stroke_width=1.2, stroke_linejoin="round")


def _glyphs(box: Box, pen: Pen, cover: Box | None) -> list[str]:
    """The glyph, where it can be seen: on both sides of a block, on top of what is flat, on all faces of a cube."""
    if not box.piece.glyph:
        return []
    if pen.projection.is_plan:
        return _plan_glyph(box, pen, cover)
    marks = []
    if box.height >= FLAT:
        half = 0.28 * min(box.height, box.width)
        colour = paint(box.piece.colour)
        middle = box.z + box.height / 2
        left = pen.projection.point(box.low[0], box.y, middle)
        right = pen.projection.point(box.x, box.low[1], middle)
        down = _vector(pen, 0.0, 0.0, -1.0, half)
        mark, shade = inlay(colour, ("left", "right")), darkened(colour, 0.5)
        marks.append(glyph(box.piece.glyph, mark, _vector(pen, 0.0, -1.0, 0.0, half), down, left, shade))
        marks.append(glyph(box.piece.glyph, mark, _vector(pen, 1.0, 0.0, 0.0, half), down, right, shade))
    if box.height < FLAT or (box.piece.kind == "cube" and cover is None):
        marks.append(_top_glyph(box, pen, 0.3 * min(box.width, box.depth), box.y))
    return marks


def _plan_glyph(box: Box, pen: Pen, cover: Box | None) -> list[str]:
    """From above: in the middle of what is free, or on the step in front of what stands on it."""
    if cover is None:
        return [_top_glyph(box, pen, 0.3 * min(box.width, box.depth), box.y)]
    step = cover.low[1] - box.low[1]
    return [_top_glyph(box, pen, 0.4 * step, box.low[1] + step / 2)] if step > 0.05 else []


def _top_glyph(box: Box, pen: Pen, half: float, y: float) -> str:
    colour = paint(box.piece.colour or "stone")
    centre = pen.projection.point(box.x, y, box.z + box.height)
    right, down = _facing(pen, half)
    return glyph(box.piece.glyph, inlay(colour, ("top",)), right, down, centre, darkened(colour, 0.5))
