"""What there is to see, phase by phase."""

from games.maya_quarries.positions import at, position
from pyramidion.core.match import Match
from pyramidion.core.scene import Piece, Zone
from pyramidion.core.words import words

FIRST = "1,1,0|-|-/0,1,1|-|-|-/1,0,1|-|-/-|-|-"


def zone(match: Match, name: str, viewer: int | None = None) -> Zone:
    return next(zone for zone in match.scene(viewer).zones if zone.id == name)


def piece(match: Match, name: str, viewer: int | None = None) -> Piece:
    return next(piece for zone in match.scene(viewer).zones for piece in zone.pieces if piece.id == name)


def names(match: Match, viewer: int | None = None) -> set[str]:
    return {zone.id for zone in match.scene(viewer).zones}


def test_quarries_are_shown_while_they_are_dug_and_opened() -> None:
    assert "at quarry 1" in names(at(position(pyramids=FIRST)))
    assert "at quarry 1" not in names(at(position(pyramids=FIRST, phase="build", has="0,1/0,0/0,0")))
    assert "pyramids" in names(at(position(pyramids=FIRST)))


def test_backs_of_others_and_values_of_ones_own() -> None:
    match = at(position(pyramids=FIRST, quarries="0518", course="1:2:0"))
    assert (piece(match, "card 1 0", 0).text, piece(match, "card 1 0", 0).colour) == ("5", "brown")
    assert (piece(match, "card 1 1", 0).text, piece(match, "card 1 1", 0).colour) == ("", "back-high")
    assert piece(match, "card 1 0", 2).colour == "back-low"
    assert piece(match, "high 1", 0).text == "3"
    assert piece(match, "low 1", 0).text == "4"


def test_the_hand_is_for_its_owner_only() -> None:
    match = at(position(pyramids=FIRST, quarries="0518", course="1:2:0"))
    assert [card.text for card in zone(match, "hand", 0).pieces] == ["3", "4", "4", "6", "7", "8", "-3"]
    assert "hand" not in names(match, -1)


def test_buttons_are_what_can_be_said() -> None:
    building = at(position(pyramids=FIRST, phase="build", has="0,3/0,0/0,0"))
    assert [button.target for button in zone(building, "say", 0).pieces] == ["pass", "double"]
    assert "say" not in names(building, 1)
    strike = at(position(pyramids=FIRST, phase="strike", quarries="05131x24", opened="1:3", course="1:1:0"))
    assert {button.target for button in zone(strike, "say", 1).pieces} == {"strike 0", "strike 2"}


def test_the_level_to_build_is_marked_and_says_who_leads() -> None:
    match = at(position(pyramids="2,1,0|-|-/0,1,1|-|-|-/1,0,1|-|-/-|-|-", phase="build", has="0,1/0,0/0,0"))
    level = piece(match, "level chichen 1")
    assert level.colour == "white"
    assert "to be built now" in words().say(level.label)
    assert level.help is not None
    assert words().say(level.help) == "Most cubes (2): Seat 0."
    assert piece(match, "level chichen 2").colour == "stone"
    tied = piece(match, "level copan 1").help
    assert tied is not None
    assert words().say(tied) == "Most cubes (1): Seat 1, Seat 2."


def test_signs_beside_a_level_show_who_leads() -> None:
    match = at(position(pyramids="2,1,0|-|-/0,1,1|-|-|-/1,0,1|-|-/-|-|-", phase="build", has="0,1/0,0/0,0"))
    signs = {piece.id: piece for piece in zone(match, "pyramids").pieces if piece.kind == "marker"}
    assert {name for name in signs if "chichen" in name} == {"leads chichen 1 0"}
    assert {name for name in signs if "copan" in name} == {"leads copan 1 1", "leads copan 1 2"}
    assert signs["leads chichen 1 0"].colour == piece(match, "sign 0").colour


def test_an_open_quarry_shows_points_and_a_closed_one_its_token() -> None:
    strike = at(position(pyramids=FIRST, phase="strike", quarries="05131x242x", opened="1:3", course="1:1:0"))
    points = {seat: piece(strike, f"points 1 {seat}").text for seat in range(3)}
    assert points == {0: "5", 1: "3", 2: "4"}
    strike.play("strike 0")
    assert piece(strike, "points 1 0").text == "2"
    digging = at(position(pyramids=FIRST))
    effect = next(piece for piece in zone(digging, "at quarry 1").pieces if piece.id == "effect protection")
    assert (effect.text, words().say(effect.label)) == ("", "stops a -3")


def test_each_pyramid_is_a_part_of_its_own_where_it_is_built() -> None:
    building = zone(at(position(pyramids=FIRST, phase="build", has="0,1/0,0/0,0")), "pyramids")
    assert [words().say(part.label) for part in building.parts] == ["Chichen", "Copan", "Uxmal", "Palenque"]
    for part in building.parts:
        name = words().say(part.label).lower()
        own = [piece for piece in building.pieces if f" {name}" in piece.id]
        assert own
        for one in own:
            assert all(part.at[axis] <= one.at[axis] < part.at[axis] + part.size[axis] for axis in (0, 1)), one.id
    assert zone(at(position(pyramids=FIRST)), "pyramids").parts == []


def test_cubes_are_grouped_by_seat_and_ones_own_can_be_moved() -> None:
    sheet = "move:4:8|a:4.3.1:3.4.2/b:4.3.1:3.4.2"
    match = at(position(sheet=sheet, phase="build", pyramids="1,2,0|1,0,0/1,1,1|-", has="0,1/0,1/0,0", tokens="move=0"))
    owners = [piece(match, f"cube a 1 {space}", 0).colour for space in range(3)]
    assert owners == ["red", "yellow", "yellow"]
    assert piece(match, "cube a 2 0", 0).target == "cube a 2"
    assert piece(match, "cube a 1 1", 0).target == ""
    assert piece(match, "held move", 0).kind == "token"


def test_the_auction_shows_what_is_on_offer() -> None:
    match = at(position(pyramids=FIRST, phase="bid", expert=True, tokens="joker=*,cube=*", has="3,0/10,0/10,0"))
    tokens = [piece.id for piece in zone(match, "offer").pieces if piece.kind == "token"]
    assert tokens == ["offer joker", "offer cube"]
    assert [button.target for button in zone(match, "say", 0).pieces] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    match.play("bid 2", 1)
    assert piece(match, "bid 1", 0).text == "?"
    assert piece(match, "bid 1", 1).text == "2"


def test_large_sheets_fit() -> None:
    sheet = "haul:4:40|a:28.3.1:28.4.2/b:28.3.1"
    match = at(position(sheet=sheet, phase="build", pyramids="9,9,9|-/1,1,1", has="0,1/0,0/0,0"))
    board = zone(match, "pyramids")
    assert all(0 <= piece.at[0] <= board.size[0] for piece in board.pieces)


def test_diagrams_show_the_same() -> None:
    match = at(position(pyramids=FIRST, quarries="0518", course="1:2:0"))
    text = "\n".join("".join(span.text for span in line) for line in match.diagram(2))
    assert "0:L 1:H" in text
    assert "Workers of Seat 2: 3 4 4 5 6 7 8 -3" in text
    assert "Round 1: Seat 2 digs" in text
