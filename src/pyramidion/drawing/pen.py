"""The pen: where and in which theme one draws, what is outlined, and which definitions the drawing needs."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from pyramidion.core.scene import Piece
from pyramidion.core.words import Message, words
from pyramidion.drawing.look import Theme, look
from pyramidion.drawing.palette import GLOW, face, paint
from pyramidion.drawing.projection import Projection
from pyramidion.drawing.svg import element, safe

SERIF, SANS = look().fonts.serif, look().fonts.sans


@dataclass(frozen=True)
class Pen:
    """What every drawing function takes along."""

    projection: Projection
    theme: Theme
    prefix: str  # of all ids, so that several pictures on one page do not disturb each other
    glow: Collection[str] = ()  # targets that can be chosen
    moved: Collection[str] = ()  # ids of pieces just moved
    definitions: dict[str, str] = field(default_factory=dict)  # by id, in the order of first use

    def seen(self, projection: Projection) -> "Pen":
        """The same pen for another part of the picture."""
        return replace(self, projection=projection)

    def gradient(self, name: str, first: str, last: str, direction: tuple[float, float] = (0.0, 1.0)) -> str:
        """The paint server of a gradient between two colours, from the upper left in that direction."""
        stops = element("stop", offset=0, stop_color=first) + element("stop", offset=1, stop_color=last)
        return self.define(name, "linearGradient", stops, x1="0", y1="0", x2=str(direction[0]), y2=str(direction[1]))

    def face(self, colour: str, name: str) -> str:
        """The paint of a face: the top in the light, the left side in its own colour, the right in the shade."""
        direction = {"top": (1.0, 1.0), "card": (0.6, 1.0)}.get(name, (0.0, 1.0))
        return self.gradient(f"{colour}-{name}", *face(paint(colour), name), direction)

    def blur(self, amount: float) -> str:
        """A filter that softens shadows."""
        blurred = element("feGaussianBlur", stdDeviation=amount)
        area = {"x": "-50%", "y": "-50%", "width": "200%", "height": "200%"}
        return self.define(f"soft-{amount:g}", "filter", blurred, **area)

    def define(self, name: str, kind: str, *children: str, **attributes: str) -> str:
        """Keep a definition, once, and say how to refer to it."""
        key = f"{self.prefix}-{name}"
        if key not in self.definitions:
            self.definitions[key] = element(kind, *children, id=key, **attributes)
        return f"url(#{key})"

    def outline_of(self, piece: Piece) -> str:
        """The colour of the outline that a piece wears, or nothing."""
        if piece.target and piece.target in self.glow:
            return GLOW
        return self.theme.calm if piece.id in self.moved else ""

    def piece(self, piece: Piece, *parts: str) -> str:
        """The parts of a piece as one group that says what it is."""
        glow = None
        if self.outline_of(piece) == GLOW:
            halo = element("feDropShadow", dx=0, dy=0, stdDeviation=2.6, flood_color=self.theme.halo)
            glow = self.define("glow", "filter", halo, x="-50%", y="-50%", width="200%", height="200%")
        return element("g", element("title", safe(said(piece.label))), *parts, data_piece=piece.id, filter=glow)


def written_on(piece: Piece) -> str:
    """What is written on a piece; a label without text shows its label."""
    return said(piece.label) if piece.kind == "label" and not piece.text else piece.text


def said(message: Message) -> str:
    """A message in English, not yet escaped."""
    return words().say(message)
