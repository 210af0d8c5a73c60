"""Q6: building, with the rulebook's example."""

from games.maya_quarries.positions import at, carried, clause, cubes, gold, phase, play, position, supply, texts
from pyramidion.core.match import Match

# Two pyramids of two levels and three spaces each, one quarry.
SHEET = "haul:4:8|a:3.3.1:3.4.2/b:3.3.1:3.4.2"


def building(pyramids: str, has: str, **fields: object) -> Match:
    return at(position(sheet=SHEET, phase="build", pyramids=pyramids, has=has, **fields))  # type: ignore[arg-type]


def test_Q6_1_a_cube_goes_on_the_lowest_level_with_a_space() -> None:
    match = building("1,1,0|-/1,1,1|1,0,0", "0,2/0,2/0,2")
    assert texts(match) == {"build a", "pass"}
    match.play("build a")
    assert cubes(match, "a") == "2,1,0|1,0,0"  # with the bonus of Q6.3
    assert match.actors == [1]


def test_Q6_1_turns_begin_with_the_start_player() -> None:
    match = at(
        position(
            phase="load",
            course="1:1:2",
            expert=True,
            quarries="13141617/14151x",
            tokens="joker=1",
            has="10,0/10,9/10,1",
        )
    )
    match.play("joker keep")
    assert (phase(match), match.actors) == ("build", [2])


def test_Q6_1_a_double_costs_a_cube_and_needs_three() -> None:
    match = building("1,1,0|-/-|-", "0,3/0,2/0,2")
    assert "double" in texts(match)
    match.play("double")
    assert (carried(match)[0], supply(match)[0]) == (2, 28 - 1 - 2)
    assert texts(match) == {"build a", "build b"}
    for other in ("pass", "double", "double token", "pass token", "forced", "done", "extra a", "move a 1 b"):
        assert clause(match, other) == "Q6.1"
    match.play("build b")
    assert match.actors == [0]
    match.play("build b")
    assert (cubes(match, "b"), match.actors) == ("2,0,0|-", [1])
    assert clause(match, "double") == "Q6.1"


def test_Q6_1_a_second_build_that_is_impossible_is_skipped_and_its_cube_stays() -> None:
    # After seat 0 has filled b, no space is left on level 1, and the pyramids have no other level for it.
    sheet = "haul:4:8|a:3.3.1:3.4.2/b:3.3.1"
    match = at(position(sheet=sheet, phase="build", pyramids="0,2,1|-/1,1,0", has="0,3/0,3/0,0"))
    play(match, "0 double", "0 build b")
    assert match.actors == [1]
    assert (carried(match), gold(match)) == ([1, 3, 0], [0, 0, 0])
    match.play("build a")
    # Seat 0's turn has come: the cube that it kept could only be given back, for 1 gold.
    assert (carried(match), gold(match), match.actors) == ([0, 2, 0], [1, 0, 0], [1])


def test_Q6_1_a_free_double_needs_its_token_and_two_cubes() -> None:
    match = building("1,1,0|-/-|-", "0,2/0,2/0,2")
    assert clause(match, "double token") == "Q6.1"
    sheet = SHEET.replace("haul", "free-double")
    match = at(position(sheet=sheet, phase="build", pyramids="1,1,0|-/-|-", has="0,2/0,2/0,2", tokens="free-double=0"))
    match.play("double token")
    play(match, "0 build b", "0 build b")
    assert carried(match) == [0, 2, 2]
    one = at(position(sheet=sheet, phase="build", pyramids="1,1,0|-/-|-", has="0,1/0,2/0,2", tokens="free-double=0"))
    assert clause(one, "double token") == "Q6.1"


def test_Q6_1_a_pass_costs_a_cube_or_the_token() -> None:
    sheet = SHEET.replace("haul", "free-pass")
    text = position(sheet=sheet, phase="build", pyramids="1,1,0|-/-|-", has="0,2/0,2/0,2", tokens="free-pass=0")
    match = play(at(text), "0 pass")
    assert (carried(match), supply(match)[0]) == ([1, 2, 2], 26)
    match = play(at(text), "0 pass token")
    assert carried(match) == [2, 2, 2]
    assert match.position().split()[8] == "-"
    assert clause(match, "pass token") == "Q6.1"


BOOK = "haul:4:8|palenque:7.3.1:5.4.2:4.5.2/copan:8.2.1:6.3.1:5.4.2:4.6.3/uxmal:7.3.1:5.4.2:4.6.3"


def test_Q6_2_the_example_of_the_rulebook() -> None:
    # Red 0, yellow 1, blue 2, green 3, violet 4. Violet has had its bonus cube on level 3 of Palenque.
    match = at(
        position(
            sheet=BOOK,
            seats=5,
            phase="build",
            course="1:2:2",
            pyramids="1,1,2,1,2|0,0,2,0,3|0,0,0,0,1/3,1,2,1,1|3,1,1,0,0|-|-/1,2,0,3,1|0,1,0,1,1|-",
            has="0,1/0,1/0,3/0,3/0,1",
        )
    )
    assert clause(match, "build uxmal") == "Q6.2"  # no blue cube on level 1
    assert clause(match, "build palenque") == "Q6.2"  # level 2 is not full everywhere
    match.play("build copan")
    assert cubes(match, "copan") == "3,1,2,1,1|3,1,2,0,0|1,0,0,0,0|-"  # red's bonus, though blue built
    play(match, "3 double", "3 build uxmal", "3 build uxmal")
    assert cubes(match, "uxmal") == "1,2,0,3,1|0,1,0,3,1|0,0,0,1,0"
    assert carried(match)[3] == 0


def test_Q6_2_pyramids_without_such_a_level_do_not_count() -> None:
    sheet = "haul:4:8|low:3.3.1/high:3.3.1:3.4.2:3.5.3"
    match = at(position(sheet=sheet, phase="build", pyramids="1,1,1/1,1,1|1,1,1|-", has="0,1/0,1/0,1"))
    assert texts(match) == {"build high", "pass"}
    match.play("build high")
    assert cubes(match, "high") == "1,1,1|1,1,1|1,0,0"


def test_Q6_3_the_sole_leader_gets_a_bonus_whoever_placed() -> None:
    sheet = "haul:4:8|a:4.3.1:3.4.2/b:4.3.1:3.4.2"
    match = at(position(sheet=sheet, phase="build", pyramids="0,2,1|-/1,1,1|-", has="0,1/0,1/0,1"))
    match.play("build a")
    assert cubes(match, "a") == "1,2,1|0,1,0"
    assert supply(match)[1] == 28 - 1 - 4


def test_Q6_3_no_bonus_for_shared_majorities_or_an_occupied_level() -> None:
    sheet = "haul:4:8|a:4.3.1:3.4.2/b:4.3.1:3.4.2"
    tied = at(position(sheet=sheet, phase="build", pyramids="1,2,0|-/1,1,1|-", has="0,1/0,1/0,1"))
    tied.play("build a")
    assert cubes(tied, "a") == "2,2,0|-"
    taken = at(position(sheet=sheet, phase="build", pyramids="0,2,1|0,0,1/1,1,1|-", has="0,1/0,1/0,1"))
    taken.play("build a")
    assert cubes(taken, "a") == "1,2,1|0,0,1"
    top = at(
        position(sheet=sheet, phase="build", course="3:0:0", pyramids="2,1,1|1,0,1/2,1,1|1,1,1", has="0,1/0,0/0,0")
    )
    top.play("build a")
    assert cubes(top, "a") == "2,1,1|2,0,1"


def test_Q6_3_no_bonus_without_a_cube_in_the_supply() -> None:
    sheet = "haul:4:8|a:3.3.1:3.4.2/b:28.3.1:3.4.2"
    match = at(position(sheet=sheet, phase="build", pyramids="2,0,0|-/24,1,1|-", has="0,2/0,1/0,1"))
    assert supply(match)[0] == 0
    match.play("build a")
    assert cubes(match, "a") == "3,0,0|-"


def test_Q6_3_bonus_cubes_fill_levels_too() -> None:
    sheet = "haul:4:8|a:3.3.1:1.4.2:1.5.3:2.6.4/b:4.3.1"
    match = at(position(sheet=sheet, phase="build", pyramids="1,1,0|-|-|-/1,1,1", has="0,2/0,1/0,1"))
    match.play("build a")
    assert cubes(match, "a") == "2,1,0|1,0,0|1,0,0|1,0,0"


def test_Q6_4_who_can_build_nowhere_pays_a_cube_for_a_gold() -> None:
    sheet = "free-pass:4:8|a:3.3.1:3.4.2/b:3.3.1:3.4.2"
    # Level 1 is full, and seat 0 has no cube anywhere; it holds the token.
    text = position(sheet=sheet, phase="build", pyramids="0,2,1|-/0,1,2|-", has="0,2/0,1/0,1", tokens="free-pass=0")
    match = at(text)
    assert texts(match) == {"forced", "pass token"}
    assert clause(match, "pass") == "Q6.4"
    assert clause(match, "build a") == "Q6.2"
    assert clause(match, "double") == "Q6.1"
    match.play("forced")
    assert (gold(match)[0], carried(match)[0]) == (1, 1)
    free = play(at(text), "0 pass token")
    assert (gold(free)[0], carried(free)[0]) == (0, 2)
    assert clause(free, "forced") == "Q6.4"  # seat 1 can build


def test_Q6_4_if_it_is_the_only_action_it_is_automatic() -> None:
    match = building("0,2,1|-/0,1,2|-", "0,2/0,2/0,1", course="1:1:0")
    play(match, "1 build a", "2 build b")
    # Seat 0 was asked for nothing, and has paid one cube for one gold.
    assert match.actors == [1]
    assert (gold(match)[0], carried(match)[0]) == (1, 1)


def test_Q6_5_free_actions_keep_the_turn() -> None:
    sheet = "extra:4:8/move:4:8|a:5.3.1:3.4.2/b:5.3.1:3.4.2"
    match = at(
        position(sheet=sheet, phase="build", pyramids="1,1,0|-/1,0,1|-", has="0,1/0,1/0,1", tokens="move=0,extra=0")
    )
    play(match, "0 extra a", "0 move b 1 a")
    assert (match.actors, texts(match)) == ([0], {"build a", "build b", "pass"})
    assert cubes(match, "a") == "3,1,0|-"
    assert clause(match, "done") == "Q6.5"
    match.play("build b")
    assert match.actors == [1]


def test_Q6_5_a_seat_without_cubes_is_asked_only_for_free_actions() -> None:
    sheet = "extra:4:8/free-pass:4:8|a:5.3.1:3.4.2/b:5.3.1:3.4.2"
    text = position(
        sheet=sheet,
        phase="build",
        course="1:2:0",
        pyramids="1,1,0|-/1,0,1|-",
        has="0,0/0,0/0,2",
        tokens="extra=0,free-pass=0",
    )
    match = play(at(text), "2 build a")
    assert (match.actors, texts(match)) == ([0], {"done", "extra a", "extra b"})
    assert clause(match, "pass token") == "Q6.5"
    assert clause(match, "build a") == clause(match, "pass") == "Q6.1"
    match.play("done")
    assert match.actors == [2]
    match.play("build a")
    assert match.actors == [0]  # asked again, as seat 2 had cubes
    match.play("done")
    assert int(match.state.round_number) == 2  # now it was final


def test_Q6_5_who_is_done_is_done_alone() -> None:
    """Seat 0 builds its last cube; seat 1 has only a free action and is done; seat 0 still has one of its own."""
    text = position(
        sheet="extra:4:8/move:4:8|a:5.3.1:3.4.2/b:5.3.1:3.4.2",
        phase="build",
        course="1:0:0",
        pyramids="1,1,0|-/1,0,1|-",
        has="0,1/0,0/0,0",
        tokens="move=1,extra=0",
    )
    match = play(at(text), "0 build a")
    assert match.actors == [1]
    match.play("done")
    assert (match.actors, texts(match)) == ([0], {"done", "extra a", "extra b"})


def test_Q6_5_after_the_last_free_action_the_turn_is_over() -> None:
    sheet = "extra:4:8|a:5.3.1:3.4.2/b:5.3.1:3.4.2"
    match = at(
        position(
            sheet=sheet, phase="build", pyramids="1,1,0|-/1,0,1|-", has="0,0/0,1/0,0", tokens="extra=0", course="1:0:0"
        )
    )
    match.play("extra a")
    assert match.actors == [1]


def test_Q6_6_building_ends_when_nobody_has_cubes_or_can_act() -> None:
    match = building("1,1,0|-/1,0,1|-", "0,1/0,0/0,0")
    match.play("build a")
    assert (phase(match), int(match.state.round_number)) == ("dig", 2)


def test_Q6_6_a_move_can_make_room_for_somebody_who_had_none() -> None:
    # Level 1 is full everywhere: seat 1's extra has no space until seat 0 has moved a cube off... which needs a space.
    sheet = "extra:4:8/move:4:8|a:3.3.1:3.4.2/b:4.3.1:3.4.2"
    match = at(
        position(
            sheet=sheet,
            phase="build",
            pyramids="1,1,1|1,0,0/1,1,1|-",
            has="0,0/0,0/0,1",
            tokens="move=0,extra=1",
            course="1:2:0",
        )
    )
    match.play("build b")  # fills level 1: seat 2 leads there alone and has a bonus
    # Now no level 1 has a space: neither token can be used, and the round is over.
    assert int(match.state.round_number) == 2
