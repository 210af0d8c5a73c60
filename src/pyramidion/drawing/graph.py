"""A graph over a match: a line for each seat, between 0 and 1, and marks on them. It follows the reader's theme."""

from collections.abc import Sequence
from typing import NamedTuple

from pyramidion.drawing.palette import THEMES, lightened, paint
from pyramidion.drawing.pen import SANS
from pyramidion.drawing.svg import Point, circle, element, polyline, safe

WIDTH, HEIGHT = 800.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 24.0, 56.0, 34.0
PAINTS = ("blue", "red", "green", "violet", "brown")  # [seat]
DASHES = (None, "9 5", "2 5", "14 4 2 4", "5 3")  # [seat]: never colour alone
GRID = (0.0, 0.25, 0.5, 0.75, 1.0)
PALER = 0.35  # nearer to white on a dark ground
LETTER = 8.0  # about the width of one


class Mark(NamedTuple):
    """A point of a seat's line, and what is told of it."""

    ply: int
    seat: int
    text: str


def graph_svg(
    title: str, names: Sequence[str], plies: Sequence[int], lines: Sequence[Sequence[float]], marks: Sequence[Mark] = ()
) -> str:
    """The lines [seat][index] over the plies [index], as a picture in SVG with numbered marks."""
    frame = _Frame(plies[0], max(plies[-1], plies[0] + 1))
    parts = [_style(), element("rect", width=WIDTH, height=HEIGHT, class_="ground"), _heading(title), _grid(frame)]
    for seat, line in enumerate(lines):
        points = [frame.at(ply, value) for ply, value in zip(plies, line, strict=True)]
        parts.append(polyline(points, class_=f"line s{seat}", stroke_dasharray=DASHES[seat]))
    for number, mark in enumerate(marks, 1):
        parts.append(_mark(number, mark, frame.at(mark.ply, lines[mark.seat][list(plies).index(mark.ply)])))
    parts.append(_legend(names))
    told = ", ".join(f"{name} {line[-1]:.0%}" for name, line in zip(names, lines, strict=True))
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        width=WIDTH,
        height=HEIGHT,
        style="max-width:100%;height:auto",
        role="img",
        aria_label=f"{title}: {told}",
        font_family=SANS,
        font_size=14,
    )


class _Frame(NamedTuple):
    """Where the lines are drawn: from the first ply to the last."""

    first: int
    last: int

    def at(self, ply: int, value: float) -> Point:
        share = (ply - self.first) / (self.last - self.first)
        return LEFT + share * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM)


def _style() -> str:
    return element("style", _rules("light") + "@media (prefers-color-scheme: dark) {" + _rules("dark") + "}")


def _rules(name: str) -> str:
    theme = THEMES[name]
    colours = [paint(colour) if name == "light" else lightened(paint(colour), PALER) for colour in PAINTS]
    seats = "".join(
        f".s{seat} {{ stroke: {colour} }} .m{seat} {{ fill: {colour} }} " for seat, colour in enumerate(colours)
    )
    return (
        f".ground {{ fill: {theme.panel} }} text {{ fill: {theme.ink} }} .soft {{ fill: {theme.ink_soft} }} "
        f".grid {{ stroke: {theme.panel_line} }} .line {{ stroke-width: 2.5; stroke-linejoin: round }} "
        f".number {{ fill: {theme.panel}; font-weight: bold }} {seats}"
    )


def _heading(title: str) -> str:
    return element("text", safe(title), x=LEFT, y=24, font_size=18)


def _grid(frame: _Frame) -> str:
    parts = []
    for value in GRID:
        (left, y), (right, _) = frame.at(frame.first, value), frame.at(frame.last, value)
        parts.append(element("line", x1=left, x2=right, y1=y, y2=y, class_="grid"))
        parts.append(element("text", f"{value:.0%}", x=LEFT - 8, y=y + 5, text_anchor="end", class_="soft"))
    for ply, anchor in ((frame.first, "start"), (frame.last, "end")):
        x, y = frame.at(ply, 0.0)
        parts.append(element("text", str(ply), x=x, y=y + 22, text_anchor=anchor, class_="soft"))
    return "".join(parts)


def _mark(number: int, mark: Mark, centre: Point) -> str:
    x, y = centre
    disc = circle(centre, 9, class_=f"m{mark.seat}")
    text = element("text", str(number), x=x, y=y + 4.5, font_size=12, text_anchor="middle", class_="number")
    return element("g", element("title", safe(mark.text)), disc, text)


def _legend(names: Sequence[str]) -> str:
    """Names with their lines, from left to right."""
    parts = []
    x = LEFT
    for seat, name in enumerate(names):
        sample = [(x, 41.0), (x + 34, 41.0)]
        parts.append(polyline(sample, class_=f"line s{seat}", stroke_dasharray=DASHES[seat]))
        parts.append(element("text", safe(name), x=x + 42, y=46))
        x += 62 + LETTER * len(name)
    return "".join(parts)
