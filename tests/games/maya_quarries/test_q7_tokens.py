"""Q7: the green tokens."""

from games.maya_quarries.positions import at, carried, clause, cubes, field, phase, play, position, supply, texts
from games.maya_quarries.test_q4_opening import opened

FLAT = "|low:5.3.1/high:5.3.1"


def test_Q7_1_protection_goes_on_a_closed_quarry_with_cards() -> None:
    match = play(at(position(quarries="05/14/23")), "0 pass", "1 pass", "2 pass")
    assert (phase(match), match.actors) == ("protect", [0])
    assert texts(match) == {"protect 2", "protect 3"}
    assert clause(match, "protect 1") == clause(match, "protect 4") == "Q7.1"
    assert clause(match, "protect 6") == "Q1.2"
    match.play("protect 3")
    assert field(match, 4).split("/")[2].startswith("23^0")


def test_Q7_1_who_is_protected_cannot_be_struck() -> None:
    text = position(
        sheet="protection:1:8/extra:4.2:8/haul:0:8" + FLAT,
        pyramids="1,1,1/1,1,1",
        quarries="05/14240x131x",
        phase="boost",
        expert=True,
        tokens="boost=0",
    )
    match = play(at(text), "0 boost 3")
    # One closed quarry: seat 0 is protected there by itself; seat 0 may strike 1 or 2, seat 1 only 2.
    assert match.actors == [0]
    assert texts(match) == {"strike 1", "strike 2"}
    match.play("strike 2")
    assert phase(match) != "strike"  # seat 1's -3 had one target, seat 2
    assert carried(match)[1] == 4


def test_Q7_1_without_a_closed_quarry_it_has_no_effect() -> None:
    match = opened("0514", "protection:4.2:8")
    assert carried(match) == [4, 2, 0]
    assert "^" not in field(match, 4)


MOVE = "move:4:8|a:4.3.1:3.4.2:3.5.3/b:4.3.1:3.4.2"


def moving(pyramids: str) -> str:
    return position(sheet=MOVE, phase="build", pyramids=pyramids, has="0,1/0,1/0,1", tokens="move=0")


def test_Q7_2_a_cube_moves_to_level_1_of_any_pyramid() -> None:
    match = at(moving("2,1,1|2,0,0|-/1,1,1|-"))
    moves = {text for text in texts(match) if text.startswith("move")}
    assert moves == {"move a 1 b", "move a 2 b"}  # a has no space
    for wrong in ("move b 1 b", "move b 1 a", "move a 3 b", "move b 2 b"):
        assert clause(match, wrong) == "Q7.2"
    assert clause(match, "move c 1 a") == clause(match, "move a 4 b") == clause(match, "move a 9 b") == "Q1.3"
    match.play("move a 2 b")
    assert (cubes(match, "a"), cubes(match, "b")) == ("2,1,1|1,0,0|-", "2,1,1|1,0,0")  # with the bonus of Q6.3
    assert clause(match, "move a 1 b") == "Q7.2"  # the token is used up


def test_Q7_2_within_one_pyramid_from_a_higher_level() -> None:
    match = at(moving("1,1,1|2,0,0|-/1,1,1|-"))
    match.play("move a 2 a")
    assert cubes(match, "a") == "2,1,1|1,0,0|-"


def test_Q7_2_what_it_bore_is_torn_down_before_it_is_placed() -> None:
    match = at(moving("1,2,1|2,1,0|1,0,0/1,1,1|-"))
    match.play("move a 1 b")
    assert cubes(match, "a") == "0,2,1|0,1,0|-"
    # The cube filled level 1 of b, of which seat 0 has two now: a bonus cube.
    assert cubes(match, "b") == "2,1,1|1,0,0"
    assert supply(match)[0] == 28 - 1 - 3


def test_Q7_3_an_extra_cube_from_the_supply_on_level_1() -> None:
    sheet = MOVE.replace("move", "extra")
    text = position(sheet=sheet, phase="build", pyramids="2,1,1|-|-/1,1,1|-", has="0,1/0,1/0,1", tokens="extra=0")
    match = at(text)
    assert {text for text in texts(match) if text.startswith("extra")} == {"extra b"}
    assert clause(match, "extra a") == "Q7.3"
    match.play("extra b")
    assert carried(match) == [1, 1, 1]
    assert cubes(match, "b") == "2,1,1|1,0,0"
    assert clause(match, "extra b") == "Q7.3"
    assert clause(match, "extra nowhere") == "Q1.3"


def test_Q7_4_the_winner_names_the_start_player() -> None:
    match = opened("1504", "start:4.2:8")
    assert (phase(match), match.actors) == ("start", [1])
    assert texts(match) == {"start 0", "start 1", "start 2"}
    assert clause(match, "start 3") == clause(match, "start 7") == "Q7.4"
    match.play("start 2")
    assert field(match, 3).endswith(":2")
    # It stays with seat 2 in the next round.
    while int(match.state.round_number) == 1:
        match.play(match.legal_actions()[0])
    assert int(match.state.start) == 2


def test_Q7_5_tokens_are_valid_for_one_round() -> None:
    sheet = "free-double:4:8|a:5.3.1/b:5.3.1"
    match = at(position(sheet=sheet, phase="build", pyramids="1,1,1/1,1,1", has="0,1/0,0/0,0", tokens="free-double=1"))
    match.play("build a")
    assert (int(match.state.round_number), field(match, 8)) == (2, "-")


def test_Q7_5_each_token_is_kept_by_the_first() -> None:
    for token in ("move", "extra", "free-pass", "free-double"):
        assert field(opened("1504", f"{token}:4.2:8"), 8) == f"{token}=1"


def test_Q7_5_haul_is_used_up_at_transport() -> None:
    match = opened("151407", "haul:9.2:8", rest="/extra:0:8|low:9.3.1/high:9.3.1")
    assert carried(match) == [2, 9, 0]
    assert "haul" not in field(match, 8)
