"""Graphs: lines where they belong, told apart without colour, and readable for a machine."""

from xml.etree import ElementTree

from pyramidion.drawing.graph import BOTTOM, DASHES, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Mark, graph_svg

SVG = "{http://www.w3.org/2000/svg}"
LINES = [[0.5, 0.25, 0.0], [0.5, 0.75, 1.0]]


def drawn(marks: list[Mark] | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(graph_svg("A & B", ["<White>", "Black"], [10, 15, 20], LINES, marks or []))


def test_a_line_for_each_seat_from_corner_to_corner() -> None:
    lines = [line for line in drawn().iter(f"{SVG}polyline") if len(line.attrib["points"].split()) == 3]
    ends = [tuple(map(float, line.attrib["points"].split()[-1].split(","))) for line in lines]
    assert ends == [(WIDTH - RIGHT, HEIGHT - BOTTOM), (WIDTH - RIGHT, TOP)]
    assert all(line.attrib["points"].startswith(f"{LEFT:g},") for line in lines)


def test_no_two_seats_share_a_dash() -> None:
    assert len(set(DASHES)) == len(DASHES) == 5


def test_it_says_what_it_shows() -> None:
    picture = drawn([Mark(15, 1, "bad < good")])
    assert picture.attrib["aria-label"] == "A & B: <White> 0%, Black 100%"
    [title] = picture.iter(f"{SVG}title")
    assert title.text == "bad < good"
    [disc] = picture.iter(f"{SVG}circle")
    assert float(disc.attrib["cy"]) == TOP + 0.25 * (HEIGHT - TOP - BOTTOM)


def test_one_moment_can_be_drawn() -> None:
    assert "polyline" in graph_svg("Short", ["A"], [0], [[0.5]])
