"""The scene: what lies where, for whom to see."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.axio.dealing import at, board, placed, position
from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import PUBLIC
from pyramidion.core.words import words
from pyramidion.games.axio.tables import COLOUR_NAMES
from pyramidion.library import Match, new

SQUARES = board("b2=R c2=G f8=B g8=O")
MAY = position(SQUARES, "decide", markers="3,0,0,0,0", racks="RR RR RR RR/GO GP BO BP OP")


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def zones(scene: Scene) -> set[str]:
    return {zone.id for zone in scene.zones}


def pieces(scene: Scene) -> dict[str, Piece]:
    found = [piece for zone in scene.zones for piece in zone.pieces]
    assert len({piece.id for piece in found}) == len(found)
    return {piece.id: piece for piece in found}


def moments(seats: int, seed: int = 2) -> Iterator[Match]:
    """A match played at random, after each of its actions."""
    choice = random.Random(seed)
    match = new("axio", seats, seed=seed)
    yield match
    while not match.is_over:
        match.play(choice.choice(match.legal_actions()))
        yield match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_can_be_done_can_be_pointed_at(seats: int) -> None:
    for match in list(moments(seats))[::4]:
        if match.is_over:
            continue
        for viewer in (None, match.turn):
            targets = {piece.target for piece in pieces(match.scene(viewer)).values() if piece.target}
            for action in match.legal_actions():
                assert set(match.ledger.targets(int(action))) <= targets


def test_equal_tiles_share_a_target_and_squares_have_their_own() -> None:
    match = placed(SQUARES, racks="RR RR RG RG RB/GO GP BO BP OP")
    targets = Counter(piece.target for piece in pieces(match.scene(0)).values() if piece.target)
    assert targets.pop("tile RR") == targets.pop("tile RG") == 2
    assert set(targets.values()) == {1}
    assert len(targets) == 1 + 81


def test_targets_of_a_tile_tell_its_way() -> None:
    match = placed(SQUARES)
    targets = {action.text: match.ledger.targets(int(action)) for action in match.legal_actions()}
    assert targets["R@e6 B@e7"] == ("tile RB", "e6", "e7")
    assert targets["B@e6 R@e7"] == ("tile RB", "e7", "e6")
    assert len(set(targets.values())) == len(targets)


def test_squares_show_what_lies_on_them() -> None:
    for match in list(moments(4))[::20]:
        shown = pieces(match.scene())
        for row, signs in enumerate(match.position().split()[1].split("/")):
            for column, sign in enumerate(signs):
                name = f"{'abcdefghijklm'[column]}{row + 1}"
                assert (f"square {name}" in shown) == (sign == ".")
                assert (f"pyramid {name}" in shown) == (sign == "^")
                assert (f"half {name}" in shown) == (sign in "RGBOP")
                if sign in "RGBOP":
                    assert shown[f"half {name}"].colour == COLOUR_NAMES["RGBOP".index(sign)]


@pytest.mark.parametrize("seats", [1, 3])
def test_markers_stand_where_they_are(seats: int) -> None:
    for match in list(moments(seats))[::10]:
        shown = pieces(match.scene(0))
        for seat in range(seats):
            for symbol, name in enumerate(COLOUR_NAMES):
                value = int(match.state.markers[seat, symbol])
                marker, head = shown[f"marker {seat} {name}"], shown[f"row {seat} {name}"]
                assert marker.at[0] - head.at[0] == value
                assert marker.at[1] == head.at[1]
                assert marker.text == (str(value) if value else "")
                assert marker.glyph == ("" if value else head.glyph)
        assert zone(match.scene(0), "track 0").size[0] == (37.0 if seats == 1 else 19.0)


def test_racks_are_seen_by_their_owner_alone_until_the_end() -> None:
    for match in list(moments(3))[::9]:
        for viewer in (PUBLIC, 0, 1, 2):
            found = {name for name in zones(match.scene(viewer)) if name.startswith("rack")}
            own = {f"rack {viewer}"} if viewer >= 0 else set()
            assert found == ({"rack 0", "rack 1", "rack 2"} if match.is_over else own)
        assert {"rack 0", "rack 1", "rack 2"} <= zones(match.scene())
    assert match.is_over
    racks = [zone(match.scene(1), f"rack {seat}") for seat in range(3)]
    assert all(piece.colour != "back" for rack in racks for piece in rack.pieces)


def test_only_ones_own_tiles_are_targets() -> None:
    scene = placed(SQUARES).scene()
    assert all(piece.target for piece in zone(scene, "rack 0").pieces)
    assert not any(piece.target for piece in zone(scene, "rack 1").pieces)


def test_a_rack_that_is_exchanged_lies_open_for_all() -> None:
    match = at(MAY)
    assert "shown" not in zones(match.scene(1))
    match.play("exchange")
    for viewer in (PUBLIC, 0, 1, None):
        tiles = zone(match.scene(viewer), "shown").pieces
        assert [(tile.colour, tile.second.colour) for tile in tiles if tile.second] == [("red", "red")] * 4
    assert zone(match.scene(0), "rack 0").pieces == []


def test_decisions_are_offered_to_who_may_make_them_only() -> None:
    match = at(MAY)
    assert [piece.target for piece in zone(match.scene(0), "decision").pieces] == ["keep", "exchange"]
    assert "decision" in zones(match.scene())
    assert "decision" not in zones(match.scene(1)) | zones(match.scene(PUBLIC))


def said(match: Match, viewer: int | None = None) -> str:
    return words().say(match.scene(viewer).caption)


def test_the_caption_says_what_is_going_on() -> None:
    assert said(placed(board(), phase="deal", racks="RG/")) == "The tiles are being dealt"
    assert said(placed(SQUARES)) == "Seat 0 places a tile"
    assert (
        said(placed(SQUARES, turn="0+2", racks="RG RB RO RP/GO GP BO BP OP"))
        == "Seat 0 places a bonus tile · still to place: 2"
    )
    match = at(MAY)
    assert said(match) == "Seat 0: keep or exchange?"
    match.play("exchange")
    assert said(match) == "Seat 0 exchanges the rack"
    assert said(placed(SQUARES, phase="refill", turn="1", racks="RG RB RO RP GB/GO GP BO BP")) == "Seat 1 draws"
    *_, match = moments(2)
    assert said(match).startswith("The match is over. ")


def test_the_zones_of_the_seat_that_may_act_are_active() -> None:
    scene = placed(SQUARES, turn="1").scene(1)
    assert [zone.id for zone in scene.zones if zone.active] == ["track 1", "rack 1"]
    *_, match = moments(2)
    assert not any(zone.active for zone in match.scene().zones)


def test_every_colour_comes_with_its_glyph() -> None:
    *_, match = moments(3)
    signs = {
        (piece.colour, piece.glyph) for name, piece in pieces(match.scene()).items() if name.startswith(("half", "row"))
    }
    assert {colour for colour, _ in signs} == set(COLOUR_NAMES)
    assert len(signs) == len({glyph for _, glyph in signs}) == 5


def test_the_bag_says_how_many_are_left() -> None:
    for match in list(moments(2))[::15]:
        rack = int((match.state.racks >= 0).sum())
        left = 100 - int(match.state.played.sum()) - rack
        assert pieces(match.scene(0))["bag count"].text == str(left)


def test_columns_and_rows_are_named_at_all_four_edges() -> None:
    names = [piece.text for piece in zone(new("axio", 4, seed=1).scene(), "board").pieces if piece.kind == "label"]
    assert Counter(names) == dict.fromkeys([*"abcdefghijklm", *map(str, range(1, 14))], 2)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_can_be_drawn(seats: int) -> None:
    for match in list(moments(seats))[:: 20 * seats]:
        for viewer in (None, PUBLIC, 0):
            picture = match.svg(viewer)
            for name in pieces(match.scene(viewer)):
                assert f'data-piece="{name}"' in picture
