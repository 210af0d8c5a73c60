"""The scene: what lies where, for whom to see."""

import random

import pytest

from games.yaxha.boards import GROUND, at, building, play, position
from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import PUBLIC
from pyramidion.core.words import words
from pyramidion.games.yaxha.state import BUILD
from pyramidion.games.yaxha.tables import BONUS_NAMES, COLOUR_NAMES
from pyramidion.library import new

FULL = f"d4={GROUND}"


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == name)


def pieces(scene: Scene) -> dict[str, Piece]:
    found = [piece for zone in scene.zones for piece in zone.pieces]
    assert len({piece.id for piece in found}) == len(found)
    return {piece.id: piece for piece in found}


def cubes(scene: Scene, name: str) -> list[Piece]:
    return [piece for piece in zone(scene, name).pieces if piece.kind == "cube"]


def moments(seats: int, seed: int = 2):
    """A match played at random, after each of its actions."""
    choice = random.Random(seed)
    match = new("yaxha", seats, seed=seed)
    yield match
    while not match.is_over:
        seat = choice.choice(match.actors)
        match.play(choice.choice(match.legal_actions(seat)), seat)
        yield match


def targets(scene: Scene) -> set[str]:
    return {piece.target for piece in pieces(scene).values() if piece.target}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_done_can_be_pointed_at_by_those_who_may(seats: int) -> None:
    for match in moments(seats):
        for viewer in (PUBLIC, *range(seats)):
            shown = targets(match.scene(viewer))
            if viewer in match.actors:
                wanted = {t for action in match.legal_actions(viewer) for t in match.ledger.targets(int(action))}
                assert wanted <= shown
            else:
                assert shown == set()


def test_every_cube_is_somewhere_until_it_leaves_the_game() -> None:
    """Bag, market, hands and pyramids: 60 cubes of a match of two come and go, none is drawn twice."""
    for match in moments(2, seed=4):
        scene = match.scene()
        for seat in range(2):
            standing = sum(int(bits).bit_count() for bits in match.state.cubes[seat].flat)
            assert len(cubes(scene, f"pyramid {seat}")) == standing


def test_a_cube_keeps_its_name_from_the_market_to_the_pyramid() -> None:
    match = play(at(position()), "0 claim 2")
    assert cubes(match.scene(0), "market")[3].id == "market 2 1"
    play(match, "1 claim 1")
    assert [piece.id for piece in cubes(match.scene(0), "hand")] == ["market 2 1", "market 2 2", "market 2 3"]
    assert [piece.id for piece in cubes(match.scene(0), "mat 1")] == ["market 1 1", "market 1 2", "market 1 3"]
    play(match, "0 W@d4.1")
    assert [piece.id for piece in cubes(match.scene(0), "pyramid 0")] == ["market 2 3"]
    assert [glide.id for glide in match.glides(0) if glide.zone == "hand"] == ["market 2 3"]


def test_others_see_a_pyramid_as_it_was_and_three_cubes() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1")
    assert cubes(match.scene(1), "pyramid 0") == []
    assert [piece.colour for piece in cubes(match.scene(1), "mat 0")] == ["orange", "blue", "green"]
    before = match.scene(1)
    play(match, "0 B@d5.1")
    assert match.scene(1) == before  # not even the number of cubes can be told
    play(match, "0 G@d6.1")
    after = match.scene(1)
    assert [piece.colour for piece in cubes(after, "mat 0")] == ["orange", "blue", "green"]
    assert [zone(after, f"mat {seat}").active for seat in (0, 1)] == [False, True]


def test_choices_lie_face_down_until_the_reveal() -> None:
    match = play(at(position(market="OBG/YYW/OOO")), "0 claim 2", "1 claim 2")
    own, other = (pieces(match.scene(viewer))["claim of 0"] for viewer in (0, 1))
    assert (own.text, own.colour) == ("2", "stone")
    assert (other.text, other.colour) == ("?", "back")
    play(match, "2 claim 2")
    assert {pieces(match.scene(PUBLIC))[f"claim of {seat}"].text for seat in range(3)} == {"2"}
    market = {piece.id: piece.target for piece in zone(match.scene(1), "market").pieces if piece.kind == "cell"}
    assert market == {"market 1": "take 1", "market 2": "take 2", "market 3": "take 3"}
    assert not any(piece.id.startswith("market 2 ") for piece in cubes(match.scene(1), "market"))


def test_cells_are_those_that_can_still_be_part_of_the_pyramid() -> None:
    match = building(["d4=OBG", "d4=OBG"], "OBG/OBG")
    cells = {p.id.removeprefix("cell 0 ") for p in zone(match.scene(0), "pyramid 0").pieces if p.kind == "cell"}
    assert cells == {f"{c}{r}.1" for c in "cdefg" for r in "1234567"} - {"d4.1", "e4.1", "f4.1"}
    match = building([FULL, FULL], "OBG/OBG")
    cells = {p.id.removeprefix("cell 0 ") for p in zone(match.scene(0), "pyramid 0").pieces if p.kind == "cell"}
    assert cells == {f"{c}{r}.2" for c in "def" for r in "456"}


def test_higher_cubes_lie_between_those_below() -> None:
    match = building(["d4=OO,OO,O-,O-", "d4=BB,BB,B-,B-"], "OOO/BBB")
    play(match, "0 O@d4.2")
    spots = {p.label.args["cell"]: p.at for p in cubes(match.scene(0), "pyramid 0")}
    below = [spots[cell] for cell in ("d4.1", "e4.1", "d5.1", "e5.1")]
    x, y, z = spots["d4.2"]
    assert (x, y) == (sum(at[0] for at in below) / 4, sum(at[1] for at in below) / 4)
    assert z > below[0][2]


@pytest.mark.parametrize("card", BONUS_NAMES)
def test_every_card_tells_what_it_gives(card: str) -> None:
    others = [name for name in ("most-layers", "largest-any", "one-side") if name != card][:2]
    match = at(position(market="OBG/YYW/OOO", cards="/".join([card, *others])))
    piece = zone(match.scene(0), "bonus").pieces[0]
    assert piece.text.endswith("+5")
    assert piece.help is not None
    assert words().say(piece.help).startswith("5 points ")
    colour = card.rsplit("-", 1)[-1]
    assert colour not in COLOUR_NAMES or piece.colour == colour


def test_points_are_shown_as_they_stand_and_as_they_are_in_the_end() -> None:
    *_, match = moments(3, seed=5)
    shown = pieces(match.scene())
    assert [int(shown[f"points {seat}"].text) for seat in range(3)] == match.outcome().scores
    assert not any(zone.active for zone in match.scene().zones)
    assert words().say(match.scene().caption) == "The match is over. Ten rounds have been played."


def test_who_sees_everything_points_for_the_first_seat_that_may_act() -> None:
    match = play(building(["-", "-"], "OBG/YYW"), "0 O@d4.1", "0 B@d5.1", "0 G@d6.1")
    assert match.state.phase == BUILD
    assert zone(match.scene(), "hand").seat == 1
    assert cubes(match.scene(), "mat 0") == []
