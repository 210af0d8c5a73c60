"""Colours: told apart by everybody, with the help of glyphs; words that can be read."""

import itertools

import numpy as np
import pytest

from pyramidion.core.errors import BadGameError
from pyramidion.drawing.glyphs import GLYPHS, glyph
from pyramidion.drawing.palette import PAINTS, THEMES, channels, contrast, darkened, face, inlay, lightened, mix, paint
from pyramidion.games.maya_towers.tables import COLOUR_NAMES, GLYPH_NAMES

# Machado, Oliveira and Fernandes (2009), full severity, on linear red, green and blue.
BLINDNESS = {
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "none": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
}
TO_XYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
CLOSE = 20.0  # a difference in CIELAB that takes no second look; 2.3 is just noticeable


def seen(colour, blindness):
    """The colour in CIELAB as it is seen."""
    value = np.array(channels(colour)) / 255
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    xyz = np.array(TO_XYZ) @ np.clip(np.array(BLINDNESS[blindness]) @ linear, 0, 1) / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def difference(one, other, blindness):
    return float(np.linalg.norm(seen(paint(one), blindness) - seen(paint(other), blindness)))


def close_pairs(blindness):
    return {pair for pair in itertools.combinations(COLOUR_NAMES, 2) if difference(*pair, blindness) < CLOSE}


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_colours_that_look_alike_have_different_glyphs(blindness):
    glyphs = dict(zip(COLOUR_NAMES, GLYPH_NAMES, strict=True))
    for one, other in close_pairs(blindness):
        assert GLYPHS[glyphs[one]] != GLYPHS[glyphs[other]]


def test_to_full_sight_no_two_colours_look_alike_and_to_others_some_do():
    assert not close_pairs("none")
    assert ("red", "brown") in close_pairs("protanopia") | close_pairs("deuteranopia")


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_white_and_black_figures_need_no_glyph(blindness):
    assert difference("white", "black", blindness) > 3 * CLOSE


def test_every_glyph_is_its_own():
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    assert set(GLYPH_NAMES) <= set(GLYPHS)


@pytest.mark.parametrize("faces", [("left", "right"), ("top",), ("card",)])
@pytest.mark.parametrize("name", PAINTS)
def test_glyphs_stand_out_from_every_point_of_their_faces(name, faces):
    own = paint(name)
    mark = inlay(own, faces)
    assert min(contrast(mark, end) for kind in faces for end in face(own, kind)) >= 3.0


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_can_be_read(theme):
    for ink in (theme.ink, theme.ink_soft):
        for ground in (theme.centre, theme.rim, theme.panel):
            assert contrast(ink, ground) >= 4.5
    assert all(contrast(theme.engraving, stone) >= 2.5 for stone in theme.slab)


def test_contrast_is_reckoned_as_usual():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_mixing():
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert lightened("#204060", 0.0) == darkened("#204060", 1.0) == "#204060"


def test_unknown_names_are_refused_with_what_there_is():
    with pytest.raises(BadGameError, match="no colour 'mauve'; it has red, orange"):
        paint("mauve")
    with pytest.raises(BadGameError, match="no glyph 'spiral'; there are square, triangle"):
        glyph("spiral", PAINTS["red"], (1, 0), (0, 1), (0, 0))
