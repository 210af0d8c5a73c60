"""Convex outlines: to keep the board clear of the panels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pyramidion.drawing.svg import Point


@dataclass(frozen=True)
class Rectangle:
    """A rectangle of the picture, in pixels."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    def corners(self, margin: float = 0.0) -> list[Point]:
        """Its corners, moved outward by a margin."""
        left, top = self.left - margin, self.top - margin
        right, bottom = self.right + margin, self.bottom + margin
        return [(left, top), (right, top), (right, bottom), (left, bottom)]


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull, going round once."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return _half(ordered)[:-1] + _half(ordered[::-1])[:-1]


def overlaps(outline: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two convex outlines have more than a border in common."""
    return not any(_is_split(normal, outline, other) for normal in _normals(outline) + _normals(other))


def _half(ordered: Sequence[Point]) -> list[Point]:
    half: list[Point] = []
    for point in ordered:
        while len(half) > 1 and _bend(half[-2], half[-1], point) <= 0:
            half.pop()
        half.append(point)
    return half


def _bend(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _normals(outline: Sequence[Point]) -> list[Point]:
    return [(b[1] - a[1], a[0] - b[0]) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)]


def _is_split(normal: Point, outline: Sequence[Point], other: Sequence[Point]) -> bool:
    here = [normal[0] * x + normal[1] * y for x, y in outline]
    there = [normal[0] * x + normal[1] * y for x, y in other]
    return max(here) <= min(there) or max(there) <= min(here)
