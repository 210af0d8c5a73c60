"""Colours: the paints of the pieces and the two themes around them."""

from collections.abc import Iterable

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadGameError, PyramidionError
from pyramidion.drawing.look import Theme, look

PAINTS = look().paints
THEMES = look().themes
IVORY, SOOT, GLOW = look().ivory, look().soot, look().glow


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


def face(colour: str, name: str) -> tuple[str, str]:
    """The two ends of the gradient that a face of this colour shows, from the light to the shade."""
    first, last = (
        lightened(colour, share) if share > 0 else darkened(colour, 1 + share) for share in look().faces[name]
    )
    return first, last


def inlay(colour: str, faces: Iterable[str]) -> str:
    """The colour of a glyph that is cut into these faces: light or dark, whichever is better to be seen everywhere."""
    grounds = [end for name in faces for end in face(colour, name)]
    return max(look().inlays, key=lambda ink: min(contrast(ink, ground) for ground in grounds))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
