"""The look that Python's pictures and the browser's share: paints, themes, glyphs and shapes, from one data file."""

from functools import cache
from importlib import resources

import msgspec

from pyramidion.drawing.svg import Point


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours around the pieces."""

    centre: str  # of the background, where the light falls
    rim: str  # of the background, at its edges
    slab: tuple[str, str]  # the board's upper face, from the light to the shade
    slab_left: tuple[str, str]
    slab_right: tuple[str, str]
    slab_edge: str
    recess: str  # hollows in the slab
    engraving: str  # lines and letters cut into the slab
    ink: str  # names and headings
    ink_soft: str  # captions and numbers
    panel: str
    panel_line: str
    accent: str  # whose turn it is
    calm: str  # what was just done
    halo: str  # the light around what can be chosen
    focus: str  # the ring around what the keyboard points at
    outline: str  # around dark and light figures, so that they stand out from anything behind
    shade: float  # how dark shadows are, 0 to 1


class Fonts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Families: one for names and headings, one for the rest."""

    serif: str
    sans: str


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of the data file."""

    paints: dict[str, str]  # by the names that scenes use; `back`, `back-low` and `back-high` are backs of cards
    ivory: str
    soot: str
    glow: str  # what can be chosen, and nothing else
    inlays: tuple[str, str]  # a glyph is cut in light or dark, whichever is better to be seen
    # For each face the two ends of its gradient: so much nearer to white, or (below 0) nearer to black.
    faces: dict[str, Point]
    themes: dict[str, Theme]
    fonts: Fonts
    glyphs: dict[str, str]  # paths in a square from -1 to 1, y downward
    sprites: dict[str, str]  # paths of figures around their foot, one unit high


@cache
def look() -> Look:
    """The data file, read once."""
    return msgspec.json.decode((resources.files(__package__) / "look.json").read_bytes(), type=Look)
