"""Writing SVG."""

import pytest

from pyramidion.drawing.svg import element, matrix, number, points_text, safe


@pytest.mark.parametrize(
    ("value", "text"), [(0.0, "0"), (-0.04, "0"), (1.0, "1"), (-2.25, "-2.2"), (10.05, "10.1"), (100.0, "100")]
)
def test_numbers_are_short(value, text):
    assert number(value) == text


def test_elements_escape_attributes_and_take_markup_as_children():
    assert element("g", element("title", safe("a<b")), data_piece='"&') == (
        '<g data-piece="&quot;&amp;"><title>a&lt;b</title></g>'
    )
    assert element("rect", width=1.25, rx=None) == '<rect width="1.2"/>'


def test_what_xml_cannot_hold_is_replaced():
    assert safe("a\x00b\x1fc\ufffed\udfff\te") == "a\ufffdb\ufffdc\ufffdd\ufffd\te"


def test_points_and_transforms():
    assert points_text([(0, 1.55), (-3, 2)]) == "0,1.6 -3,2"
    assert matrix((1, 0.5), (0, 1), (10.04, 2)) == "matrix(1 0.5 0 1 10 2)"
