"""The gallery: what other games will need can be drawn, nothing over anything else."""

import itertools
from xml.etree import ElementTree

import pytest

from drawing.test_picture import SVG, groups_of
from pyramidion.core.scene import Half, Piece, Scene, Zone
from pyramidion.drawing import pen, scene_svg
from pyramidion.drawing.blocks import halves
from pyramidion.drawing.layout import TITLE, WIDTH, layout
from pyramidion.drawing.outlines import hull, overlaps
from pyramidion.drawing.placing import boxes_of
from pyramidion.drawing.projection import VIEWS, turned_size
from pyramidion.drawing.slab import slab_corners
from scenes import GALLERY
from scenes.words import plain, say, told


class GalleryWords:
    say = staticmethod(say)


@pytest.fixture(autouse=True)
def words_of_the_gallery(monkeypatch):
    monkeypatch.setattr(pen, "words", GalleryWords)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("name", GALLERY)
def test_every_piece_is_drawn(name, view):
    shown = GALLERY[name]()
    groups = groups_of(scene_svg(shown.scene, view=view, glow=shown.glow))
    assert set(groups) == {piece.id for zone in shown.scene.zones for piece in zone.pieces}
    assert all(len(group) > 1 for group in groups.values())


@pytest.mark.parametrize("name", GALLERY)
def test_what_glows_is_there_to_be_chosen(name):
    shown = GALLERY[name]()
    targets = {piece.target for zone in shown.scene.zones for piece in zone.pieces}
    assert set(shown.glow) <= targets


@pytest.mark.parametrize("name", GALLERY)
def test_no_zone_covers_another(name):
    plan = layout(GALLERY[name]().scene, 0, VIEWS["isometric"])
    outlines = [area.corners() for _, area in plan.panels] + [TITLE.corners()]
    for zone, projection in plan.boards:
        corners = slab_corners(turned_size(zone.size, 0)) + [c for box in boxes_of(zone, 0) for c in box.corners()]
        outlines.append(hull(projection.point(*corner) for corner in corners))
    assert all(0 <= x <= WIDTH and 0 <= y <= plan.height for x, y in itertools.chain(*outlines))
    assert not any(overlaps(one, other) for one, other in itertools.combinations(outlines, 2))


def drawn(piece: Piece, kind: str = "board", view: str = "isometric") -> ElementTree.Element:
    zone = Zone(id="z", kind=kind, label=told("zone"), size=(4, 4), pieces=[piece])
    scene = Scene(game="g", title="t", caption=told("caption"), zones=[zone])
    return groups_of(scene_svg(scene, view=view))[piece.id]


def fills(group: ElementTree.Element) -> set[str]:
    return {part.attrib.get("fill", "") for part in group.iter()}


@pytest.mark.parametrize("kind", ["board", "rack"])
def test_a_domino_shows_both_halves(kind):
    second = Half(colour="blue", glyph="post")
    domino = Piece(
        id="d",
        kind="tile",
        at=(2, 2, 0),
        size=(2, 1, 0.1),
        colour="red",
        glyph="square",
        second=second,
        label=told("d"),
    )
    found = fills(drawn(domino, kind))
    assert any("-red-" in fill for fill in found)
    assert any("-blue-" in fill for fill in found)


@pytest.mark.parametrize(
    ("turn", "second"), [(0.0, (2.5, 2.0)), (90.0, (2.0, 2.5)), (180.0, (1.5, 2.0)), (270.0, (2.0, 1.5))]
)
def test_the_second_half_lies_where_the_turn_says(turn, second):
    domino = Piece(
        id="d",
        kind="tile",
        at=(2, 2, 0),
        size=(2, 1, 0.1),
        colour="red",
        second=Half(colour="blue"),
        turn=turn,
        label=told("d"),
    )
    zone = Zone(id="z", kind="board", label=told("zone"), size=(4, 4), pieces=[domino])
    parts = {half.piece.colour: (half.x, half.y) for half in halves(boxes_of(zone, 0)[0])}
    assert parts["blue"] == second
    assert parts["red"] == (4 - second[0], 4 - second[1])


@pytest.mark.parametrize("kind", ["card", "token", "marker", "cell"])
@pytest.mark.parametrize("zone", ["board", "mat"])
def test_text_is_written_on_pieces(kind, zone):
    piece = Piece(id="p", kind=kind, at=(2, 2, 0), size=(1, 1, 0.1), colour="gold", text="-3", label=told("p"))
    assert [part.text for part in drawn(piece, zone).iter(f"{SVG}text")] == ["-3"]


def test_backs_can_be_told_apart():
    looks = {
        back: ElementTree.tostring(drawn(Piece(id="p", kind="card", at=(2, 2, 0), colour=back, label=told("p")), "mat"))
        for back in ("back", "back-low", "back-high")
    }
    paths = {back: look.count(b"path") for back, look in looks.items()}
    assert paths["back"] < paths["back-low"]
    assert looks["back-low"] != looks["back-high"]


def test_a_track_has_a_row_of_cells_for_each_marker():
    markers = [
        Piece(id=f"m{row}", kind="marker", at=(0.5, row + 0.5, 0), colour="red", label=told("m")) for row in range(3)
    ]
    zone = Zone(id="t", kind="track", label=told("track"), size=(19, 3), pieces=markers)
    picture = scene_svg(Scene(game="g", title="t", caption=told("c"), zones=[zone]))
    cells = [part for part in ElementTree.fromstring(picture).iter(f"{SVG}rect") if part.attrib.get("width") == "17.6"]
    assert len(cells) == 19 * 3


def test_a_raised_cell_is_painted_over_what_it_lies_on():
    cube = Piece(id="cube", kind="cube", at=(2, 2, 0), colour="red", label=told("cube"))
    cell = Piece(id="cell", kind="cell", at=(2, 2, 1), size=(1, 1, 0), label=told("cell"))
    zone = Zone(id="z", kind="board", label=told("zone"), size=(4, 4), pieces=[cell, cube])
    order = list(groups_of(scene_svg(Scene(game="g", title="t", caption=told("c"), zones=[zone]))))
    assert order == ["cube", "cell"]


def test_the_browser_gets_the_gallery_in_words():
    entry = plain(GALLERY["towers-2"]().scene)
    label = entry["zones"][0]["pieces"][0]["label"]
    assert label == {"id": "gallery", "args": {"text": say(GALLERY["towers-2"]().scene.zones[0].pieces[0].label)}}
