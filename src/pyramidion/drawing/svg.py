"""Writing SVG: elements, safe text, short numbers."""

import re
from collections.abc import Iterable
from html import escape
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Attributes: TypeAlias = dict[str, str | float | None]

# What XML 1.0 cannot hold, escaped or not.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def safe(text: str) -> str:
    """Any text, as it may stand inside an element or an attribute."""
    return escape(_FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text), quote=True)


def number(value: float) -> str:
    """A number with one decimal at most: a tenth of a pixel is enough."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, /, *children: str, **attributes: str | float | None) -> str:
    """An element. Children are markup already; attributes are escaped here, None leaves one out.

    In their names `_` stands for `-`; at the end (`class_`) it stands for nothing.
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{safe(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def points_text(points: Iterable[Point]) -> str:
    """The points of a polygon or polyline."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def polygon(points: Iterable[Point], **attributes: str | float | None) -> str:
    """A closed shape."""
    return element("polygon", points=points_text(points), **attributes)


def polyline(points: Iterable[Point], **attributes: str | float | None) -> str:
    """An open line."""
    return element("polyline", points=points_text(points), fill="none", **attributes)


def circle(centre: Point, radius: float, **attributes: str | float | None) -> str:
    """A disc."""
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **attributes)


def rectangle(
    left: float, top: float, width: float, height: float, radius: float = 0.0, **attributes: str | float | None
) -> str:
    """A rectangle with rounded corners."""
    return element("rect", x=left, y=top, width=width, height=height, rx=radius or None, **attributes)


def path(line: str, **attributes: str | float | None) -> str:
    """A path in SVG's own notation."""
    return element("path", d=line, **attributes)


def matrix(right: Point, down: Point, origin: Point) -> str:
    """The transform that takes (1, 0) to `right` and (0, 1) to `down`, from `origin`."""
    numbers = (*right, *down)
    return f"matrix({' '.join(f'{value:.4g}' for value in numbers)} {number(origin[0])} {number(origin[1])})"
