"""Glyphs: one sign for each colour, drawn in a square from -1 to 1, y downward."""

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadGameError
from pyramidion.drawing.svg import Point, element, matrix

GLYPHS = {
    "square": "M-.74-.74H.74V.74H-.74Z",
    "triangle": "M0-.92L.96.76H-.96Z",
    "disc": "M-.84 0A.84.84 0 1 1 .84 0A.84.84 0 1 1-.84 0Z",
    "diamond": "M0-1.08L.8 0L0 1.08L-.8 0Z",
    "bar": "M-1-.32H1V.32H-1Z",
    "post": "M-.32-1H.32V1H-.32Z",
    "cross": "M-.95-.55L-.55-.95L0-.4L.55-.95L.95-.55L.4 0L.95.55L.55.95L0 .4L-.55.95L-.95.55L-.4 0Z",
    "plus": "M-.28-1H.28V-.28H1V.28H.28V1H-.28V.28H-1V-.28H-.28Z",
    "chevron": "M0-.82L1 .28L.62.72L0 .04L-.62.72L-1 .28Z",
}


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
