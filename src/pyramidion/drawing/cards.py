"""Flat things in panels, facing the viewer: cards, tiles, dominoes, tokens, markers, cells."""

from pyramidion.core.scene import Half, Piece
from pyramidion.drawing.glyphs import glyph
from pyramidion.drawing.look import look
from pyramidion.drawing.palette import IVORY, darkened, inlay, lightened, mix, paint
from pyramidion.drawing.pen import SANS, SERIF, Pen
from pyramidion.drawing.svg import Attributes, Point, circle, element, path, rectangle, safe

BORDER = 3.5  # pixels of ivory around a card's field
SIGNS = {"back-low": "M-1 .45L0 1L1 .45", "back-high": "M-1-.45L0-1L1-.45"}  # under or over a back's pyramid


def draw_card(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    """A card or a tile: what it shows on ivory, or its back."""
    width, height = piece.size[0] * unit, piece.size[1] * unit
    left, top = centre[0] - width / 2, centre[1] - height / 2
    outline = pen.outline_of(piece)
    line: Attributes = {"stroke": outline or "#b9ab92", "stroke_width": 2.4 if outline else 0.8}
    parts = [
        rectangle(left + 1.5, top + 2.5, width, height, 5, fill="#000", opacity="0.22"),
        rectangle(left, top, width, height, 5, fill=IVORY, **line),
    ]
    own = Half(colour=piece.colour, glyph=piece.glyph)
    if piece.second is None:
        parts += _field(own, piece.text, centre, (width, height), pen)
    elif width >= height:
        for half, side in ((own, -1), (piece.second, 1)):
            parts += _field(half, "", (centre[0] + side * (width / 4 - 1), centre[1]), (width / 2 + 2, height), pen)
    else:
        for half, side in ((own, 1), (piece.second, -1)):
            parts += _field(half, "", (centre[0], centre[1] + side * (height / 4 - 1)), (width, height / 2 + 2), pen)
    return [element("g", *parts, transform=f"rotate({-piece.turn:g} {centre[0]:.1f} {centre[1]:.1f})")]


def _field(half: Half, words: str, centre: Point, size: Point, pen: Pen) -> list[str]:
    """A coloured field with a glyph, a text, both one above the other, or the sign of a back."""
    name = half.colour or "stone"
    own, width, height = paint(name), size[0] - 2 * BORDER, size[1] - 2 * BORDER
    mark, least = inlay(own, ("card",)), min(size)
    parts = [
        rectangle(
            centre[0] - width / 2,
            centre[1] - height / 2,
            max(width, 0.0),
            max(height, 0.0),
            3,
            fill=pen.face(name, "card"),
        )
    ]
    half_size = 0.24 * least
    apart = 0.2 * size[1] if half.glyph and words else 0.0
    if half.glyph:
        place = (centre[0], centre[1] - apart)
        parts.append(glyph(half.glyph, mark, (half_size, 0.0), (0.0, half_size), place, _rim(own, mark)))
    elif name.startswith("back") and not words:
        parts += _back(name, centre, half_size * 1.2)
    if words:
        parts.append(lettering(words, (centre[0], centre[1] + apart), 0.42 * least, mark, SERIF, 0.86 * width))
    return parts


def _rim(own: str, mark: str) -> str:
    """The upper edge of a cut: dark beside a light inlay, light beside a dark one."""
    return darkened(own, 0.6) if mark == look().inlays[0] else lightened(own, 0.45)


def _back(name: str, centre: Point, half: float) -> list[str]:
    place = f"translate({centre[0]:.1f} {centre[1]:.1f}) scale({half:.2f})"
    line: Attributes = {
        "stroke": mix(paint(name), IVORY, 0.6),
        "stroke_width": 1.4,
        "vector_effect": "non-scaling-stroke",
        "stroke_linejoin": "round",
        "fill": "none",
        "transform": place,
    }
    parts = [path(look().sprites["back"], **line)]
    return [*parts, path(SIGNS[name], **line)] if name in SIGNS else parts


def draw_token(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    """A disc of wood with what is written on it."""
    radius = min(piece.size[0], piece.size[1]) * unit / 2
    name = piece.colour or "stone"
    own, outline = paint(name), pen.outline_of(piece)
    mark = inlay(own, ("card",))
    line: Attributes = {"stroke": outline or darkened(own, 0.6), "stroke_width": 2.4 if outline else 0.8}
    parts = [
        circle((centre[0] + 1, centre[1] + 2), radius, fill="#000", opacity="0.22"),
        circle(centre, radius, fill=pen.face(name, "card"), **line),
        circle(centre, 0.8 * radius, fill="none", stroke=mark, stroke_opacity="0.35"),
    ]
    if piece.glyph:
        half = 0.45 * radius
        parts.append(glyph(piece.glyph, mark, (half, 0.0), (0.0, half), centre, _rim(own, mark)))
    if piece.text:
        parts.append(lettering(piece.text, centre, 0.9 * radius, mark, SANS, 1.5 * radius))
    return parts


def draw_hollow(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    """A place in a panel where something can be put."""
    width, height = piece.size[0] * unit, piece.size[1] * unit
    outline = pen.outline_of(piece)
    line: Attributes = {"stroke": outline or pen.theme.panel_line, "stroke_width": 2.4 if outline else 1}
    area = rectangle(
        centre[0] - width / 2,
        centre[1] - height / 2,
        width,
        height,
        4,
        **line,
        fill=pen.theme.recess,
        fill_opacity="0.4",
    )
    return (
        [area, lettering(piece.text, centre, 0.4 * min(width, height), pen.theme.ink, SANS, width)]
        if piece.text
        else [area]
    )


def draw_rows(columns: int, rows: list[tuple[float, str]], origin: Point, unit: float, pen: Pen) -> list[str]:
    """The cells of a track, a row for each marker in its colour. `origin` is the lower left corner."""
    cells = []
    for y, colour in rows:
        for column in range(columns):
            left, top = origin[0] + (column + 0.06) * unit, origin[1] - (y + 0.44) * unit
            tint = mix(paint(colour), pen.theme.panel, 0.72 if column % 5 else 0.5)
            cells.append(rectangle(left, top, 0.88 * unit, 0.88 * unit, 0.15 * unit, fill=tint))
    return cells


def lettering(words: str, centre: Point, size: float, colour: str, family: str, room: float) -> str:
    """Text around a point, no wider than the room there is, as far as can be reckoned without its font."""
    fitting = min(size, room / max(0.58 * len(words), 1.0))
    return element(
        "text",
        safe(words),
        x=centre[0],
        y=centre[1] + 0.35 * fitting,
        font_family=family,
        font_size=fitting,
        font_variant_numeric="tabular-nums",
        text_anchor="middle",
        fill=colour,
    )
