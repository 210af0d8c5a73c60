"""Figures: what stands on the board, facing the viewer. Sprites are drawn around their foot, one unit high."""

import math
from collections.abc import Callable
from dataclasses import replace

from pyramidion.core.scene import Piece
from pyramidion.drawing.blocks import draw_block, top_face
from pyramidion.drawing.look import look
from pyramidion.drawing.palette import GLOW, SOOT, darkened, lightened, luminance, mix, paint
from pyramidion.drawing.pen import SANS, Pen
from pyramidion.drawing.placing import Box
from pyramidion.drawing.svg import Attributes, Point, circle, element, path, polygon, polyline, safe

RUNGS = 4
TERRACES = 4
CAP = 0.2  # board units: height of a monolith's top

RAVEN_EYE = (-0.46, -0.78)
SHAPES = look().sprites


def draw_figure(box: Box, pen: Pen) -> list[str]:
    """A figure on the board."""
    if box.piece.shape == "ladder":
        return _ladder(box, pen)
    if box.piece.shape == "monolith":
        return _monolith(box, pen)
    if box.piece.shape == "pyramid":
        return _pyramid(box, pen)
    foot = pen.projection.point(box.x, box.y, box.z)
    parts = sprite(box.piece, pen, foot, pen.projection.scale)
    if box.piece.text:
        parts.append(_badge(box, pen, foot))
    return parts


def sprite(piece: Piece, pen: Pen, foot: Point, scale: float) -> list[str]:
    """A figure by itself, `scale` pixels to a unit: on the board, or as a sign beside a number."""
    width, _, height = (length * scale for length in piece.size)
    return SPRITES.get(piece.shape, _pawn)(piece, pen, foot, width, height)


def _line_colour(piece: Piece, pen: Pen) -> str:
    """Around a figure: dark around light ones; around dark ones a light that parts them from what is behind."""
    own = paint(piece.colour)
    return pen.outline_of(piece) or (pen.theme.outline if luminance(own) > 0.2 else lightened(own, 0.55))


def _placed(foot: Point, across: float, up: float) -> str:
    return f"translate({foot[0]:.1f} {foot[1]:.1f}) scale({across:.2f} {up:.2f})"


def _monolith(box: Box, pen: Pen) -> list[str]:
    """A pillar of stone with a pyramid for its top."""
    pillar = replace(box, height=box.height - CAP)
    colour = box.piece.colour or "stone"
    top, left, right = (pen.face(colour, name) for name in ("top", "left", "right"))
    near, west, far, east = top_face(pillar, pen)
    tip = pen.projection.point(box.x, box.y, box.z + box.height)
    line: Attributes = {"stroke": SOOT, "stroke_opacity": "0.3", "stroke_width": 0.8, "stroke_linejoin": "round"}
    sides = [((west, far, tip), top), ((far, east, tip), left), ((near, west, tip), top), ((near, east, tip), right)]
    return [*draw_block(pillar, pen), *(polygon(points, fill=fill, **line) for points, fill in sides)]


def _pyramid(box: Box, pen: Pen) -> list[str]:
    """A stepped pyramid of stone."""
    height = box.height / TERRACES
    parts = []
    for terrace in range(TERRACES):
        share = 1 - terrace / (TERRACES + 0.4)
        step = replace(box, z=box.z + terrace * height, height=height, width=box.width * share, depth=box.depth * share)
        parts += draw_block(step, pen)
    return parts


def _pawn(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A priest: a gown and a head."""
    own = paint(piece.colour or "stone")
    body = pen.gradient(f"{piece.colour or 'stone'}-gown", lightened(own, 0.25), mix(own, "#6a5a48", 0.32), (1.0, 0.6))
    line: Attributes = {"stroke": _line_colour(piece, pen), "vector_effect": "non-scaling-stroke", "stroke_width": 1.2}
    head = (foot[0], foot[1] - 0.74 * height)
    shade = element(
        "ellipse", cx=foot[0] + 1.5, cy=foot[1], rx=0.42 * width, ry=0.16 * width, fill="#000", opacity="0.3"
    )
    return [
        shade,
        path(SHAPES["pawn"], fill=body, transform=_placed(foot, 1.4 * width, height), **line),
        circle(head, 0.22 * height, fill=body, stroke=line["stroke"], stroke_width=1.2),
    ]


def _raven(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A raven that looks to the left."""
    own = paint(piece.colour or "black")
    feathers = pen.gradient("raven", darkened(own, 0.9), darkened(own, 0.4))
    place = _placed(foot, width / 2, height)
    line: Attributes = {"stroke_linejoin": "round", "vector_effect": "non-scaling-stroke", "transform": place}
    eye = (foot[0] + RAVEN_EYE[0] * width / 2, foot[1] + RAVEN_EYE[1] * height)
    return [
        path(SHAPES["raven"], fill=feathers, stroke=_line_colour(piece, pen), stroke_width=1.2, **line),
        path(SHAPES["raven-wing"], fill=lightened(own, 0.14), stroke=darkened(own, 0.4), stroke_width=0.8, **line),
        circle(eye, max(0.9, 0.05 * height), fill=GLOW),
    ]


def _steps(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A stepped pyramid: the sign of points."""
    return [path(SHAPES["steps"], fill=pen.theme.ink_soft, transform=_placed(foot, 1.5 * width, 0.8 * height))]


def _bag(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A bag: the sign of what can still be drawn."""
    return [path(SHAPES["bag"], fill=pen.theme.ink_soft, transform=_placed(foot, 1.5 * width, 0.9 * height))]


def _coin(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A coin: the sign of money."""
    own = paint(piece.colour or "gold")
    place = _placed(foot, 0.9 * height, 0.9 * height)
    body = pen.gradient(f"{piece.colour or 'gold'}-coin", lightened(own, 0.3), darkened(own, 0.8), (1.0, 1.0))
    line: Attributes = {"stroke": darkened(own, 0.55), "vector_effect": "non-scaling-stroke", "stroke_width": 1}
    return [
        path(SHAPES["coin"], fill=body, transform=place, **line),
        path(SHAPES["coin-rim"], fill="none", transform=place, **line),
    ]


def _badge(box: Box, pen: Pen, foot: Point) -> str:
    """The number that a figure points at, beside it."""
    scale = pen.projection.scale
    x, y = foot[0] + 0.5 * box.piece.size[0] * scale + 0.12 * scale, foot[1] - 0.3 * box.piece.size[2] * scale
    size = 0.17 * scale
    return element(
        "text",
        safe(box.piece.text),
        x=x,
        y=y,
        font_size=size,
        font_family=SANS,
        font_weight="600",
        text_anchor="middle",
        fill=pen.theme.ink,
        stroke=pen.theme.slab[0],
        stroke_width=size / 5,
        paint_order="stroke",
    )


def _ladder(box: Box, pen: Pen) -> list[str]:
    """A ladder that leans away from where it stands: at turn 0 towards higher y."""
    angle = math.radians(box.turn)
    along, away = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    width, run, height = box.piece.size

    def spot(side: float, share: float) -> Point:
        """A point of the ladder: side -1 to 1, from its foot (0) to its top (1)."""
        out = (share - 0.5) * run
        x = box.x + along[0] * side * width / 2 + away[0] * out
        y = box.y + along[1] * side * width / 2 + away[1] * out
        return pen.projection.point(x, y, box.z + share * height)

    lines = [(spot(side, 0.0), spot(side, 1.0)) for side in (-1.0, 1.0)]
    lines += [
        (spot(-1.0, share), spot(1.0, share)) for share in ((rung + 0.7) / (RUNGS + 0.4) for rung in range(RUNGS))
    ]
    return ladder_lines(box.piece, pen, lines, max(1.6, 0.034 * pen.projection.scale))


def ladder_lines(piece: Piece, pen: Pen, lines: list[tuple[Point, Point]], width: float) -> list[str]:
    """Rails and rungs, with a line around the whole."""
    own = paint(piece.colour or "brown")
    round_ends: Attributes = {"stroke_linecap": "round"}
    return [
        *(polyline(line, stroke=_line_colour(piece, pen), stroke_width=width + 1.6, **round_ends) for line in lines),
        *(polyline(line, stroke=own, stroke_width=width, **round_ends) for line in lines),
    ]


def _ladder_sign(piece: Piece, pen: Pen, foot: Point, width: float, height: float) -> list[str]:
    """A ladder by itself, a little aslant."""
    x, y = foot

    def spot(side: float, share: float) -> Point:
        return x + side * 0.3 * width + (share - 0.5) * 0.4 * width, y - share * height

    lines = [(spot(side, 0.0), spot(side, 1.0)) for side in (-1.0, 1.0)]
    lines += [(spot(-1.0, share), spot(1.0, share)) for share in (0.2, 0.5, 0.8)]
    return ladder_lines(piece, pen, lines, 0.06 * height)


SPRITES: dict[str, Callable[[Piece, Pen, Point, float, float], list[str]]] = {
    "raven": _raven,
    "ladder": _ladder_sign,
    "priest": _pawn,
    "pyramid": _steps,
    "coin": _coin,
    "bag": _bag,
}
