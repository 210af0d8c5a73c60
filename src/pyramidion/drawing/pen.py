"""The pen: where and in which theme one draws, what is outlined, and which definitions the drawing needs."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from pyramidion.core.scene import Piece
from pyramidion.core.words import Message, words
from pyramidion.drawing.palette import GLOW, Theme, darkened, lightened, paint
from pyramidion.drawing.projection import Projection
from pyramidion.drawing.svg import element, safe

SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Book Antiqua', serif"
SANS = "'Gill Sans', 'Gill Sans MT', Optima, Candara, 'Segoe UI', 'Noto Sans', Calibri, sans-serif"


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

    def top(self, colour: str) -> str:
        """The paint of a block's upper face, in the light."""
        own = paint(colour)
        return self.gradient(f"{colour}-top", lightened(own, 0.34), lightened(own, 0.12), (1.0, 1.0))

    def left(self, colour: str) -> str:
        """The paint of a block's left side, in its own colour."""
        own = paint(colour)
        return self.gradient(f"{colour}-left", lightened(own, 0.03), darkened(own, 0.84))

    def right(self, colour: str) -> str:
        """The paint of a block's right side, in the shade."""
        own = paint(colour)
        return self.gradient(f"{colour}-right", darkened(own, 0.76), darkened(own, 0.6))

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
            halo = element("feDropShadow", dx=0, dy=0, stdDeviation=2.6, flood_color=GLOW)
            glow = self.define("glow", "filter", halo, x="-50%", y="-50%", width="200%", height="200%")
        return element("g", element("title", safe(said(piece.label))), *parts, data_piece=piece.id, filter=glow)


def said(message: Message) -> str:
    """A message in English, not yet escaped."""
    return words().say(message)
