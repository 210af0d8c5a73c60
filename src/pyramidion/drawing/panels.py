"""Panels: the zones beside the board, each piece facing the viewer."""

from pyramidion.core.scene import Piece, Zone
from pyramidion.drawing.blocks import draw_block
from pyramidion.drawing.cards import draw_card, draw_hollow, draw_rows, draw_token, lettering
from pyramidion.drawing.figures import sprite
from pyramidion.drawing.outlines import Rectangle
from pyramidion.drawing.pen import SANS, Pen, said, written_on
from pyramidion.drawing.placing import Box
from pyramidion.drawing.projection import ISOMETRIC
from pyramidion.drawing.svg import Attributes, Point, element, rectangle, safe

UNIT = 46.0  # pixels for one unit of a mat
LARGE_UNIT, LARGE_WIDTH = 90.0, 900.0  # what is to be chosen from is drawn as large as this room allows
BUTTONS_WIDTH = 1150.0  # a row of buttons is no wider
PADDING = 14.0
HEADING = 26.0  # height of the line with the zone's name
SOLID_SHARE = 0.7  # blocks in a panel are seen from a corner, which makes them wider
SIGN = 0.7  # units: height of the sign beside a number
TRACK_UNIT = 20.0  # pixels for one cell of a track


def panel_size(zone: Zone) -> Point:
    """Width and height of a zone's panel, in pixels."""
    unit = unit_of(zone)
    heading = 0.0 if has_only_buttons(zone) else HEADING
    return zone.size[0] * unit + 2 * PADDING, zone.size[1] * unit + 2 * PADDING + heading


def has_only_buttons(zone: Zone) -> bool:
    """Whether there is nothing but buttons, which speak for themselves."""
    return bool(zone.pieces) and all(piece.kind == "button" for piece in zone.pieces)


def unit_of(zone: Zone) -> float:
    """Pixels for one unit of this zone."""
    if zone.kind == "track":
        return TRACK_UNIT
    if zone.kind not in ("market", "rack"):
        return UNIT
    if has_only_buttons(zone):
        return min(UNIT, BUTTONS_WIDTH / zone.size[0])
    return min(LARGE_UNIT, LARGE_WIDTH / zone.size[0])


def draw_panel(zone: Zone, area: Rectangle, pen: Pen) -> str:
    """A zone beside the board."""
    unit = unit_of(zone)
    parts = [] if has_only_buttons(zone) else _frame(zone, area, pen)
    if zone.kind == "track":
        rows = [(piece.at[1], piece.colour or "stone") for piece in zone.pieces if piece.kind == "marker"]
        parts += draw_rows(round(zone.size[0]), rows, (area.left + PADDING, area.bottom - PADDING), unit, pen)
    # Cells lie under everything.
    for piece in sorted(zone.pieces, key=lambda piece: (piece.kind != "cell", -piece.at[1], piece.at[2])):
        centre = (area.left + PADDING + piece.at[0] * unit, area.bottom - PADDING - piece.at[1] * unit)
        parts.append(pen.piece(piece, *_piece(piece, centre, unit, pen)))
    return element("g", *parts, aria_label=said(zone.label))


def _frame(zone: Zone, area: Rectangle, pen: Pen) -> list[str]:
    theme = pen.theme
    paper: Attributes = {"fill": theme.panel, "fill_opacity": "0.72", "stroke": theme.panel_line, "stroke_width": 1}
    parts = [rectangle(area.left, area.top, area.width, area.height, 10, **paper)]
    if zone.active:
        parts.append(rectangle(area.left, area.top + 10, 4, area.height - 20, 2, fill=theme.accent))
    return [*parts, _heading(zone, area, pen)]


def _heading(zone: Zone, area: Rectangle, pen: Pen) -> str:
    return element(
        "text",
        safe(said(zone.label)),
        x=area.left + PADDING,
        y=area.top + PADDING + 13,
        font_family=SANS,
        font_size=16,
        font_weight="600" if zone.active else None,
        fill=pen.theme.ink if zone.active else pen.theme.ink_soft,
    )


def _piece(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    if piece.kind in ("card", "tile"):
        return draw_card(piece, centre, unit, pen)
    if piece.kind in ("token", "marker"):
        return draw_token(piece, centre, unit, pen)
    if piece.kind == "cell":
        return draw_hollow(piece, centre, unit, pen)
    if piece.kind == "button":
        return _button(piece, centre, unit, pen)
    if piece.kind == "label":
        width, size = piece.size[0] * unit, piece.size[1] * unit
        return [lettering(written_on(piece), centre, size, pen.theme.ink, SANS, width)]
    if piece.kind == "number":
        return _number(piece, centre, unit, pen)
    if piece.kind == "figure":
        return sprite(piece, pen, (centre[0], centre[1] + piece.size[2] * unit / 2), unit)
    return _solid(piece, centre, unit, pen)


def _solid(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    """A block by itself, seen from its corner."""
    width, depth, height = piece.size
    box = Box(piece, 0.0, 0.0, -height / 2, width, depth, height, piece.turn)
    return draw_block(box, pen.seen(ISOMETRIC.at(centre, unit * SOLID_SHARE)))


def _button(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    width, height = piece.size[0] * unit, piece.size[1] * unit
    outline = pen.outline_of(piece)
    words = said(piece.label)
    return [
        rectangle(
            centre[0] - width / 2,
            centre[1] - height / 2,
            width,
            height,
            height / 2,
            fill=pen.theme.panel,
            stroke=outline or pen.theme.engraving,
            stroke_width=2.4 if outline else 1,
        ),
        _text(words[:1].upper() + words[1:], centre, 16, pen.theme.ink, "middle"),
    ]


def _number(piece: Piece, centre: Point, unit: float, pen: Pen) -> list[str]:
    """A number, with the sign of what it counts before it."""
    if not piece.shape:
        return [_text(piece.text, centre, 19, pen.theme.ink, "middle")]
    height = SIGN * unit
    sign = _sign(piece)
    foot = (centre[0] - 13, centre[1] + height / 2)
    return [*sprite(sign, pen, foot, unit), _text(piece.text, (centre[0] + 4, centre[1]), 19, pen.theme.ink, "start")]


def _sign(piece: Piece) -> Piece:
    return Piece(
        id=piece.id,
        kind="figure",
        at=piece.at,
        size=(0.55 * SIGN, 0.55 * SIGN, SIGN),
        colour=piece.colour,
        shape=piece.shape,
        label=piece.label,
    )


def _text(text: str, centre: Point, size: float, colour: str, anchor: str) -> str:
    return element(
        "text",
        safe(text),
        x=centre[0],
        y=centre[1] + 0.35 * size,
        font_family=SANS,
        font_size=size,
        font_variant_numeric="tabular-nums",
        text_anchor=anchor,
        fill=colour,
    )
