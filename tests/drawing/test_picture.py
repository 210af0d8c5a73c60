"""Whole pictures: well-formed, complete, deterministic, secret, and refusing what they cannot draw."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from drawing.positions import SETUPS, course, crowded, play
from pyramidion.core import registry
from pyramidion.core.errors import BadGameError, PyramidionError
from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import PUBLIC
from pyramidion.core.words import Message, words
from pyramidion.drawing import scene_svg
from pyramidion.drawing.palette import GLOW, THEMES
from pyramidion.library import new

SVG = "{http://www.w3.org/2000/svg}"
SIZE_LIMIT = 200_000


def groups_of(picture: str) -> dict[str, ElementTree.Element]:
    """The groups of a picture by the piece they show; no piece twice."""
    groups = [group for group in ElementTree.fromstring(picture).iter(f"{SVG}g") if "data-piece" in group.attrib]
    counts = Counter(group.attrib["data-piece"] for group in groups)
    assert not [piece for piece, count in counts.items() if count > 1]
    return {group.attrib["data-piece"]: group for group in groups}


def title_of(group: ElementTree.Element) -> str:
    title = group.find(f"{SVG}title")
    assert title is not None
    return title.text or ""


def check_picture(scene: Scene, picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == f"{scene.title}: {words().say(scene.caption)}"
    groups = groups_of(picture)
    pieces = [piece for zone in scene.zones for piece in zone.pieces]
    assert {piece.id: words().say(piece.label) for piece in pieces} == {
        name: title_of(group) for name, group in groups.items()
    }
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) == set(ids)
    assert len(picture) < SIZE_LIMIT
    assert not {element.tag for element in root.iter()} & {f"{SVG}image", f"{SVG}script", f"{SVG}foreignObject"}


@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_every_moment_of_a_match_has_a_whole_picture_for_every_viewer(seats, setup):
    for match in course(seats, setup):
        for viewer in (None, PUBLIC, *range(seats)):
            scene = match.scene(viewer)
            check_picture(scene, scene_svg(scene, theme="dark" if viewer == PUBLIC else "light"))


@pytest.mark.parametrize("game", registry.names())
def test_every_registered_game_can_be_drawn(game):
    match = new(game, seed=1)
    while not match.is_over:
        scene = match.scene(match.turn)
        check_picture(scene, scene_svg(scene))
        play(match, 7)


@pytest.mark.parametrize("view", ["isometric", "plan"])
@pytest.mark.parametrize("turn", range(4))
def test_every_view_and_turn_shows_all_pieces(view, turn):
    scene = crowded().scene()
    check_picture(scene, scene_svg(scene, view=view, turn=turn))


def test_the_same_scene_gives_the_same_picture_and_others_have_other_ids():
    match = new("maya_towers", 2, seed=5)
    first = scene_svg(match.scene())
    assert scene_svg(match.copy().scene()) == first
    play(match, 1)
    pictures = [
        first,
        scene_svg(match.scene()),
        scene_svg(match.scene(), turn=1),
        scene_svg(match.scene(), theme="dark"),
    ]
    ids = [set(re.findall(r' id="([^"]+)"', picture)) for picture in pictures]
    assert len(set.union(*ids)) == sum(map(len, ids))


def test_themes_have_their_own_background():
    scene = new("maya_towers", 2, seed=5).scene()
    for name, theme in THEMES.items():
        picture = scene_svg(scene, theme=name)
        assert theme.rim in picture
        assert all(other.rim not in picture for other in THEMES.values() if other is not theme)


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"theme": "sepia"}, "The themes are light and dark; 'sepia' is neither."),
        ({"theme": ["light"]}, "The themes are light and dark; ['light'] is neither."),
        ({"view": "side"}, "The views are isometric and plan; 'side' is neither."),
        ({"turn": 4}, "A board is turned by 0, 1, 2 or 3 quarters; 4 is none of these."),
        ({"turn": True}, "A board is turned by 0, 1, 2 or 3 quarters; True is none of these."),
        ({"turn": 1.0}, "A board is turned by 0, 1, 2 or 3 quarters; 1.0 is none of these."),
    ],
)
def test_what_there_is_not_is_refused_with_a_sentence(choice, sentence):
    scene = new("maya_towers", 2, seed=5).scene()
    with pytest.raises(PyramidionError, match=re.escape(sentence)):
        scene_svg(scene, **choice)


def test_what_can_be_chosen_glows_and_nothing_else():
    scene = play(new("maya_towers", 2, seed=5), 1).scene()
    board = scene.zones[0]
    target = next(piece for piece in board.pieces if piece.target.endswith("@3"))
    picture = scene_svg(scene, glow=[target.target])
    glowing = [name for name, group in groups_of(picture).items() if "filter" in group.attrib]
    assert glowing == [target.id]
    assert all("filter" not in group.attrib for group in groups_of(scene_svg(scene)).values())


def test_what_was_just_moved_has_a_calm_outline():
    match = play(new("maya_towers", 2, seed=5), 1)
    group = groups_of(scene_svg(match.scene(), moved=["r5"]))["r5"]
    assert "filter" not in group.attrib
    strokes = {part.attrib.get("stroke") for part in group}
    assert THEMES["light"].calm in strokes
    assert GLOW not in strokes


HOSTILE = "</title><script>alert(1)</script>&amp;'\" ]]> \x00\x0b\ud800 \N{BLACK CHESS KING}"


def hostile_scene() -> Scene:
    label = Message("maya_towers-place", {"place": HOSTILE})
    zones = [
        Zone(
            id=kind,
            kind=kind,
            label=label,
            size=(4.0, 4.0),
            pieces=[
                Piece(
                    id=f"{HOSTILE} {kind} {index}",
                    kind=piece_kind,
                    at=(1.0, 1.0, 0.0),
                    colour="red",
                    label=label,
                    text=HOSTILE,
                    shape=HOSTILE,
                    target=HOSTILE,
                )
                for index, piece_kind in enumerate(KINDS)
            ],
        )
        for kind in ("board", "mat", "rack", "market", "table")
    ]
    return Scene(game=HOSTILE, title=HOSTILE, caption=label, zones=zones)


KINDS = ("block", "cube", "tile", "card", "figure", "token", "marker", "cell", "button", "number", "label")


@pytest.mark.parametrize("view", ["isometric", "plan"])
def test_no_text_gets_out_of_its_place(view):
    picture = scene_svg(hostile_scene(), view=view, glow=[HOSTILE])
    picture.encode("utf-8")
    root = ElementTree.fromstring(picture)
    assert not list(root.iter(f"{SVG}script"))
    tame = HOSTILE.replace("\x00", "\ufffd").replace("\x0b", "\ufffd").replace("\ud800", "\ufffd")
    assert {title.text for title in root.iter(f"{SVG}title")} == {tame}
    assert tame in {text.text for text in root.iter(f"{SVG}text")}


def test_every_kind_is_drawn_in_every_zone():
    groups = groups_of(scene_svg(hostile_scene()))
    assert len(groups) == 5 * len(KINDS)
    assert all(len(group) > 1 for group in groups.values())


@pytest.mark.parametrize("attribute", [{"colour": "mauve"}, {"glyph": "spiral", "colour": "red"}])
def test_a_colour_or_glyph_that_does_not_exist_is_named(attribute):
    piece = Piece(id="p", kind="block", at=(1, 1, 0), label=Message("maya_towers-board"), **attribute)
    zone = Zone(id="b", kind="board", label=piece.label, size=(2, 2), pieces=[piece])
    with pytest.raises(BadGameError, match=r"mauve|spiral"):
        scene_svg(Scene(game="g", title="t", caption=piece.label, zones=[zone]))


def test_a_picture_tells_no_more_than_the_observation():
    match = new("maya_towers", 3, seed=7)
    other = match.copy()
    cards = other.state.cards
    cards[1, 0], cards[2, 1] = int(cards[2, 1]), int(cards[1, 0])
    assert scene_svg(match.scene()) != scene_svg(other.scene())
    for viewer in (0, PUBLIC):
        assert match.observation(viewer).tobytes() == other.observation(viewer).tobytes()
        assert scene_svg(match.scene(viewer)) == scene_svg(other.scene(viewer))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hidden_card_shows_its_back_alone(seats):
    match = new("maya_towers", seats, seed=7)
    groups = groups_of(scene_svg(match.scene(0)))
    names = [words().say(Message(f"colour-{name}")) for name in ("red", "orange", "yellow", "green", "blue", "brown")]
    for seat in range(1, seats):
        for index in (0, 1):
            group = groups[f"card {seat} {index}"]
            assert title_of(group) == "a hidden task card"
            assert not [name for name in names if name in ElementTree.tostring(group, "unicode")]
    assert title_of(groups["card 0 0"]) != "a hidden task card"
