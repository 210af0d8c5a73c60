"""Glyphs: one sign for each colour, drawn in a square from -1 to 1, y downward."""

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadGameError
from pyramidion.drawing.look import look
from pyramidion.drawing.svg import Point, element, matrix

GLYPHS = look().glyphs


def glyph(name: str, colour: str, right: Point, down: Point, centre: Point, shade: str = "") -> str:
    """A glyph of a colour, `right` and `down` being half its width and half its height, in pixels.

    With `shade` its upper edge is drawn in it, as of something cut into the face.
    """
    if name not in GLYPHS:
        raise BadGameError(f"There is no glyph {shown(name)}; there are {', '.join(GLYPHS)}.")
    mark = element("path", d=GLYPHS[name], fill=colour, transform=matrix(right, down, centre))
    if not shade:
        return mark
    raised = (centre[0], centre[1] - 1.0)
    return element("path", d=GLYPHS[name], fill=shade, transform=matrix(right, down, raised)) + mark
