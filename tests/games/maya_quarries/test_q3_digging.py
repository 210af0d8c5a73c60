"""Q3: cards face down at quarries."""

from games.maya_quarries.positions import at, carried, clause, field, phase, play, position, texts
from pyramidion.core.types import PUBLIC


def test_Q3_1_seats_play_or_pass_in_turn_from_the_start_player() -> None:
    match = at(position(course="2:2:2"))
    play(match, "2 dig 5 1", "0 dig 3 2", "1 pass", "2 dig 8 2")
    assert match.actors == [0]
    assert field(match, 6) == "1"
    play(match, "0 dig 6 1", "2 dig 4 3")
    assert match.actors == [0]
    assert field(match, 4) == "2506/0328/24/-/-"
    assert clause(match, "dig 4 1", 1) == "G1"


def test_Q3_1_the_phase_ends_when_all_have_passed() -> None:
    match = play(at(position()), "0 dig 5 1", "1 pass", "2 pass")
    assert (phase(match), match.actors) == ("dig", [0])
    match.play("pass")
    assert int(match.state.opened) == 5


TWO_QUARRIES = "haul:4.2:12/extra:3:3|low:4.3.1/high:4.3.1"
ELEVEN_LOWS = "0313230414240414240515"  # of twelve


def test_Q3_1_who_can_only_pass_passes_by_itself() -> None:
    start = position(sheet=TWO_QUARRIES, pyramids="1,1,1/1,1,1", quarries=f"{ELEVEN_LOWS}/-", course="1:2:0")
    # Quarry 1 is full now, quarry 2 empty, and nobody has a low card left.
    match = play(at(start), "2 dig 5 1")
    assert (phase(match), carried(match)) == ("build", [4, 2, 0])
    # With a card at quarry 2 the others can go on.
    match = play(at(start), "2 dig 5 2")
    assert (phase(match), match.actors) == ("dig", [0])
    play(match, "0 dig 6 2", "1 dig 6 2", "2 dig 6 1")
    assert phase(match) == "build"


def test_Q3_1_who_has_played_all_cards_passes_by_itself() -> None:
    sheet = TWO_QUARRIES.replace(":12", ":40")
    mine = ["03", "04", "04", "05", "06", "07", "08"]
    theirs = ["13", "14", "14", "15", "16", "17", "18"]
    cards = "".join(map("".join, zip(mine, theirs, strict=True)))
    match = at(position(sheet=sheet, pyramids="1,1,1/1,1,1", quarries=f"{cards}/-", passed="2"))
    play(match, "0 dig -3 1", "1 pass")
    assert phase(match) == "build"


def test_Q3_2_the_first_card_at_a_quarry_is_low() -> None:
    match = at(position(quarries="03", course="1:1:0"))
    for value in (6, 7, 8, -3):
        assert clause(match, f"dig {value} 2") == "Q3.2"
        assert clause(match, f"dig {value} 1") == ""
    assert clause(match, "dig 5 2") == ""


def test_Q3_2_a_quarry_takes_so_many_cards() -> None:
    match = at(position(quarries="-/-/0314", course="1:2:0"))
    assert clause(match, "dig 5 3") == ""
    match.play("dig 5 3")
    assert clause(match, "dig 5 3") == "Q3.2"
    assert clause(match, "dig 8 3") == "Q3.2"


def test_Q3_3_others_see_owner_order_and_back() -> None:
    match = play(at(position()), "0 dig 5 1", "1 dig 3 1", "2 dig -3 1", "0 dig 8 1")
    assert match.position(0).split()[4] == "051l?2h?08/-/-/-/-"
    assert match.position(2).split()[4] == "0l?1l?2x0h?/-/-/-/-"
    assert match.position(PUBLIC).split()[4] == "0l?1l?2h?0h?/-/-/-/-"
    assert [action.text for _, action in match.log_for(1)] == ["dig low 1", "dig 3 1", "dig high 1", "dig high 1"]


def test_Q3_3_what_is_opened_is_known_and_tells_the_hand() -> None:
    match = play(at(position()), "0 dig 5 1", "1 dig 3 2", "2 dig 5 2", "0 dig 8 1", "1 dig 8 2", "2 pass", "0 pass")
    assert match.observation(2).hands[0] == -2
    match.play("pass")
    # Quarry 1 is open, and seat 0 has its protection to place: at quarry 2, the only one left, so by itself.
    assert phase(match) == "build"
    assert match.observation(2).tobytes() == match.state.tobytes()
    assert match.log_for(2)[0][1].text == "dig 5 1"


def test_Q3_3_during_the_opening_closed_quarries_stay_closed() -> None:
    match = at(position(quarries="05/14/23", course="1:0:0", passed="-"))
    play(match, "0 pass", "1 pass", "2 pass")
    assert (phase(match), match.actors) == ("protect", [0])
    assert match.position(1).split()[4] == "05/14/2l?/-/-"
    assert match.position(PUBLIC).split()[4] == "05/1l?/2l?/-/-"
    assert texts(match) == {"protect 2", "protect 3"}
    assert match.log_for(1)[0][1].text == "pass"
