"""Colours: the paints of the pieces and the two themes around them."""

from dataclasses import dataclass

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadGameError, PyramidionError

# The paints, by the names that scenes use. `back` is the back of a card.
PAINTS = {
    "red": "#c8473b",
    "orange": "#e08a35",
    "yellow": "#e5c04a",
    "green": "#5c9a52",
    "turquoise": "#3fa3a0",
    "blue": "#3d6fb3",
    "violet": "#7b57a8",
    "pink": "#d982a6",
    "brown": "#8a6347",
    "white": "#f4efe3",
    "black": "#35302d",
    "stone": "#8b857b",
    "back": "#55606a",
}
IVORY = "#fdf8ea"
SOOT = "#2a1f18"
GLOW = "#ffe9a8"  # what can be chosen, and nothing else


@dataclass(frozen=True)
class Theme:
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
    outline: str  # around dark and light figures, so that they stand out from anything behind
    shade: float  # how dark shadows are, 0 to 1


THEMES = {
    "light": Theme(
        centre="#f7f1e5",
        rim="#d9cbb2",
        slab=("#e6dcc9", "#d2c6b0"),
        slab_left=("#bfb299", "#a3967c"),
        slab_right=("#a2957c", "#847860"),
        slab_edge="#f8f2e4",
        recess="#b5a88f",
        engraving="#75684f",
        ink="#3a2f26",
        ink_soft="#5f503f",
        panel="#fbf6ec",
        panel_line="#cdbfa5",
        accent="#b4532f",
        calm="#fffaf0",
        outline="#4a3f36",
        shade=0.34,
    ),
    "dark": Theme(
        centre="#302b26",
        rim="#161412",
        slab=("#574f46", "#453f37"),
        slab_left=("#3d372f", "#2f2a25"),
        slab_right=("#2c2723", "#1f1b18"),
        slab_edge="#7a7064",
        recess="#332e29",
        engraving="#a89c8c",
        ink="#f2e9da",
        ink_soft="#c0b3a0",
        panel="#2b2622",
        panel_line="#4d453c",
        accent="#e39a63",
        calm="#d8cbb2",
        outline="#120f0d",
        shade=0.55,
    ),
}


def theme_named(name: object) -> Theme:
    """The theme of that name."""
    if not isinstance(name, str) or name not in THEMES:
        raise PyramidionError(f"The themes are {' and '.join(THEMES)}; {shown(name)} is neither.")
    return THEMES[name]


def paint(name: str) -> str:
    """The paint of that name, as `#rrggbb`."""
    if name not in PAINTS:
        raise BadGameError(f"The palette has no colour {shown(name)}; it has {', '.join(PAINTS)}.")
    return PAINTS[name]


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """The colour with a share (0 to 1) of another in it."""
    mixed = (a + (b - a) * share for a, b in zip(channels(colour), channels(other), strict=True))
    return "#" + "".join(f"{round(value):02x}" for value in mixed)


def lightened(colour: str, share: float) -> str:
    """Nearer to white."""
    return mix(colour, "#ffffff", share)


def darkened(colour: str, rest: float) -> str:
    """What is left of a colour in the shade: 1 is all of it, 0 is black."""
    return mix("#000000", colour, rest)


def luminance(colour: str) -> float:
    """How bright a colour is, 0 to 1, as contrast is reckoned (WCAG 2)."""
    linear = [_linear(value / 255) for value in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(colour: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2)."""
    high, low = sorted((luminance(colour), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def inlay(colour: str) -> str:
    """The colour of a glyph on a paint: ivory, or soot on the palest paints."""
    return mix(colour, SOOT, 0.9) if luminance(colour) > 0.5 else mix(colour, IVORY, 0.92)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
