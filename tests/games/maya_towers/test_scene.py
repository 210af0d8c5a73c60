"""The scene: what lies where, for whom to see."""

import random
from collections import Counter

import pytest

from games.maya_towers.boards import at, position
from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import PUBLIC
from pyramidion.core.words import words
from pyramidion.games.maya_towers.scoring import seat_points
from pyramidion.games.maya_towers.state import MONOLITH
from pyramidion.games.maya_towers.tables import BORDER_NAMES, BORDER_PLACES, COLOUR_NAMES, LADDER_SPACES, PLACE_NAMES
from pyramidion.library import Match, new


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def pieces(scene: Scene) -> dict[str, Piece]:
    found = [piece for zone in scene.zones for piece in zone.pieces]
    assert len({piece.id for piece in found}) == len(found)
    return {piece.id: piece for piece in found}


def moments(seats: int, setup: str = "random", seed: int = 2):
    """A match played at random, after each of its actions."""
    choice = random.Random(seed)
    match = new("maya_towers", seats, seed=seed, setup=setup)
    yield match
    while not match.is_over:
        match.play(choice.choice(match.legal_actions()))
        yield match


def said(match: Match, viewer: int | None = None) -> str:
    return words().say(match.scene(viewer).caption)


@pytest.mark.parametrize(("seats", "setup"), [(2, "random"), (3, "draft"), (4, "drawn")])
def test_what_can_be_done_can_be_pointed_at(seats, setup):
    for match in moments(seats, setup):
        targets = Counter(piece.target for piece in pieces(match.scene()).values() if piece.target)
        assert set(targets.values()) == {1}
        for action in match.legal_actions():
            assert set(match.ledger.targets(int(action))) <= set(targets)


def test_two_seats_see_every_ladder_and_priest_at_its_tower():
    for match in moments(2):
        board = zone(match.scene(), "board")
        for place, name in enumerate(PLACE_NAMES):
            centre = next(piece.at for piece in board.pieces if piece.id == f"place {name}")
            ladders = [piece for piece in board.pieces if piece.id.startswith(f"ladder {name} ")]
            assert Counter(piece.colour for piece in ladders) == {
                colour: int(count)
                for colour, count in zip(("white", "black"), match.state.ladders[place], strict=True)
                if count
            }
            assert len({piece.at for piece in ladders}) == len(ladders) <= LADDER_SPACES[place]
            assert all(piece.pivot == centre[:2] for piece in ladders)
            # They lean at the two near sides, where they are seen.
            assert all(piece.at[0] < centre[0] - 0.4 or piece.at[1] < centre[1] - 0.4 for piece in ladders)
            priest = [piece.colour for piece in board.pieces if piece.id == f"priest {name}"]
            assert priest == [("white", "black")[seat] for seat in match.state.priests[place : place + 1] if seat >= 0]


def test_two_seats_see_what_they_have_left_and_their_points():
    for match in moments(2, seed=4):
        shown = pieces(match.scene())
        for seat in (0, 1):
            assert shown[f"ladders {seat}"].text == str(15 - int(match.state.ladders[:, seat].sum()))
            assert shown[f"priests {seat}"].text == str(5 - int((match.state.priests == seat).sum()))
            assert shown[f"points {seat}"].text == str(int(seat_points(match.state, seat)))
    assert [shown[f"points {seat}"].text for seat in (0, 1)] == list(map(str, match.outcome().scores))


def test_black_is_shown_the_gaps_and_the_levels_of_the_raven():
    match = new("maya_towers", 2, seed=5)
    assert match.state.phase == MONOLITH
    scene = match.scene()
    gaps = [piece for name, piece in pieces(scene).items() if name.startswith("gap ")]
    assert [piece.target for piece in gaps] == [f"gap {border}" for border in BORDER_NAMES]
    assert [name for name in pieces(scene) if name.startswith("raven ")] == [f"raven {level}" for level in range(2, 6)]
    assert [zone.active for zone in scene.zones if zone.kind == "mat"] == [False, True]
    assert words().say(scene.caption) == "Black places the monolith"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_monolith_stands_between_its_towers(seats):
    for match in moments(seats):
        shown = pieces(match.scene())
        border = int(match.state.monolith)
        x, y, _ = shown["monolith"].at
        if border < 0:
            assert y < 0
        else:
            towers = [shown[f"place {PLACE_NAMES[place]}"].at for place in BORDER_PLACES[border]]
            assert (x, y) == tuple(sum(tower[axis] for tower in towers) / 2 for axis in (0, 1))
        raven = [piece.text for name, piece in shown.items() if name == "raven"]
        assert raven == [str(level) for level in [int(match.state.raven)] if level]


def test_draft_shows_all_pieces_of_the_level_and_drawn_only_the_one_drawn():
    match = new("maya_towers", 2, seed=5, setup="draft")
    assert [piece.colour for piece in zone(match.scene(), "supply").pieces] == list(COLOUR_NAMES)
    match.play("r>b2")
    assert [piece.colour for piece in zone(match.scene(), "supply").pieces] == list(COLOUR_NAMES[1:])
    match = new("maya_towers", 2, seed=5, setup="drawn")
    [drawn] = zone(match.scene(), "supply").pieces
    assert drawn.colour == COLOUR_NAMES[int(match.state.drawn)]


@pytest.mark.parametrize("seats", [3, 4])
def test_cards_are_seen_by_their_owner_alone_until_the_end(seats):
    for match in moments(seats):
        for viewer in (PUBLIC, *range(seats)):
            shown = pieces(match.scene(viewer))
            for seat in range(seats):
                for index in (0, 1):
                    card = shown[f"card {seat} {index}"]
                    open_to_viewer = seat == viewer or match.is_over
                    own = COLOUR_NAMES[int(match.state.cards[seat, index])]
                    assert card.colour == (own if open_to_viewer else "back")
                    assert bool(card.glyph) == open_to_viewer
                assert (f"points {seat}" in shown) == match.is_over
            assert shown["card face-up"].colour == COLOUR_NAMES[int(match.state.towers[4, 0])]
    for seat, score in enumerate(match.outcome().scores):
        assert shown[f"points {seat}"].text == str(score)


def test_the_caption_and_the_mats_say_whose_turn_it_is():
    match = new("maya_towers", 3, seed=2)
    assert said(match) == "Seat 0 to move"
    match.play(match.legal_actions()[0])
    assert said(match, 0) == "Seat 1 to move"
    assert [zone.active for zone in match.scene().zones if zone.kind == "mat"] == [False, True, False]
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    assert said(match).startswith("The match is over. ")
    assert not any(zone.active for zone in match.scene().zones)


def test_every_colour_comes_with_its_glyph():
    signs = {
        piece.colour: piece.glyph for piece in pieces(new("maya_towers", 2, seed=1).scene()).values() if piece.glyph
    }
    assert set(signs) == set(COLOUR_NAMES)
    assert len(set(signs.values())) == len(signs)


def test_columns_and_rows_are_named_at_all_four_edges():
    names = [
        piece.text for piece in zone(new("maya_towers", 2, seed=1).scene(), "board").pieces if piece.kind == "label"
    ]
    assert Counter(names) == dict.fromkeys("abc123", 2)


def test_decisions_are_offered_to_who_may_make_them_only():
    for table, shown in (("ro/yg/bv", ["stop", "continue"]), ("pv/yg/bo", ["continue"])):
        match = at(position("rrrrr/*/*/*/t****/*/*/*/*", "decide", 0, "a3-b3", table=table))
        offered = {zone.id: [piece.target for piece in zone.pieces] for zone in match.scene(0).zones}
        assert offered["decision"] == shown
        assert "decision" not in {zone.id for zone in match.scene(1).zones}
