"""Q8: the expert variant."""

import pytest

from games.maya_quarries.positions import at, carried, clause, cubes, field, gold, new, phase, play, position, texts
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC

PYRAMIDS = "1,1,1|-|-/1,1,1|-|-|-/-|-|-/-|-|-"


def auction(seats: int = 3, course: str = "1:0:0", tokens: str = "", **fields: str) -> Match:
    offered = tokens or ",".join(f"{name}=*" for name in ("haul4", "joker", "cube", "boost")[: seats - 1])
    return at(position(seats=seats, phase="bid", expert=True, course=course, tokens=offered, **fields))


def bids(match: Match, *amounts: int) -> Match:
    return play(match, *(f"{seat} bid {amount}" for seat, amount in enumerate(amounts)))


def test_Q8_1_ten_gold_each_and_n_minus_1_tokens() -> None:
    for seats in (3, 4):
        match = new(seats, settle=False, expert=True)
        assert gold(match) == [10] * seats
        while phase(match) == "place":
            match.play(match.legal_actions()[0])
        drawn = []
        while phase(match) == "offer":
            assert match.actors == [7]
            assert texts(match) == {f"offer {name}" for name in ("haul4", "joker", "cube", "boost")} - set(drawn)
            drawn.append(match.play(match.legal_actions()[-1]).text)
        assert len(drawn) == seats - 1
        assert clause(match, "offer joker", 7) == "G1"
    five = new(5, settle=False, expert=True)
    while phase(five) == "place":
        five.play(five.legal_actions()[0])
    assert (phase(five), field(five, 8)) == ("bid", "haul4=*,joker=*,cube=*,boost=*")


def test_Q8_1_a_token_is_offered_once() -> None:
    match = at(position(phase="offer", expert=True, tokens="joker=*"))
    assert clause(match, "offer joker", 7) == "Q8.1"
    assert clause(match, "offer hat", 7) == "Q8.1"
    play(match, "* offer cube")
    assert phase(match) == "bid"


def test_Q8_2_bids_are_secret_until_all_have_bid() -> None:
    match = auction()
    assert match.actors == [0, 1, 2]
    match.play("bid 4", 1)
    assert match.actors == [0, 2]
    assert match.position(0).endswith(" -,?,-")
    assert match.position(PUBLIC).endswith(" -,?,-")
    assert match.position(1).endswith(" -,4,-")
    assert [action.text for _, action in match.log_for(0)] == ["bid ?"]
    match.play("bid 0", 2)
    assert [action.text for _, action in match.log_for(0)] == ["bid ?", "bid ?"]
    match.play("bid 2", 0)
    assert match.position(0).endswith(" 2,4,0")
    assert [action.text for _, action in match.log_for(0)] == ["bid 4", "bid 0", "bid 2"]


def test_Q8_2_no_more_than_one_has() -> None:
    match = auction(has="0,0/10,0/300,0", course="2:0:0")
    assert texts(match, 0) == {"bid 0"}
    assert clause(match, "bid 11", 1) == clause(match, "bid 100", 2) == clause(match, "bid ?", 1) == "Q8.2"
    assert clause(match, "bid 99", 2) == ""


def test_Q8_2_the_highest_bid_chooses_first_and_the_last_token_goes_by_itself() -> None:
    match = bids(auction(tokens="haul4=*,cube=*"), 2, 5, 3)
    assert (phase(match), match.actors, texts(match)) == ("take", [1], {"take haul4", "take cube"})
    assert clause(match, "take joker") == clause(match, "take hat") == "Q8.1"
    match.play("take cube")
    # Seat 2 has haul4 by itself; seat 0, the last, keeps its gold.
    assert field(match, 8) == "haul4=2,cube=1"
    assert gold(match) == [10, 5, 7]
    assert (phase(match), match.actors) == ("dig", [0])


def test_Q8_2_equal_bids_go_in_turn_order_from_the_start_player() -> None:
    match = bids(auction(course="2:1:1"), 4, 4, 4)
    assert match.actors == [1]
    match.play("take haul4")
    assert field(match, 8) == "haul4=1,joker=2"
    assert gold(match) == [10, 6, 6]  # seat 0 is the last in turn order


def test_Q8_2_of_equal_bids_the_last_in_turn_order_is_the_last() -> None:
    match = bids(auction(course="2:2:2"), 4, 4, 4)
    assert match.actors == [2]
    match.play("take haul4")
    assert field(match, 8) == "haul4=2,joker=0"
    assert gold(match) == [6, 10, 6]


def test_Q8_2_a_bid_of_0_gets_nothing_and_counts_as_the_last() -> None:
    match = bids(auction(), 0, 3, 0)
    assert match.actors == [1]
    match.play("take joker")
    assert (field(match, 8), gold(match)) == ("joker=1", [10, 7, 10])
    match = bids(auction(), 0, 0, 0)
    assert (field(match, 8), gold(match), phase(match)) == ("-", [10, 10, 10], "dig")
    # Of two who bid something one is the last if the third bid 0 … it is the third.
    match = bids(auction(), 1, 2, 0)
    match.play("take haul4")
    assert field(match, 8) == "haul4=1,joker=0"


def dug(quarries: str, tokens: str, **fields: str) -> str:
    return position(expert=True, pyramids=PYRAMIDS, quarries=quarries, tokens=tokens, passed="12", **fields)


def test_Q8_3_who_has_only_the_boost_at_a_quarry_can_be_struck() -> None:
    text = position(expert=True, pyramids=PYRAMIDS, quarries="051x", tokens="boost=2", phase="boost", course="1:2:0")
    match = play(at(text), "2 boost 1")
    assert (phase(match), match.actors, texts(match)) == ("strike", [1], {"strike 0", "strike 2"})


def test_Q8_3_the_boost_is_placed_after_all_have_passed() -> None:
    match = at(dug("05", "boost=0"))
    match.play("pass")
    assert (phase(match), match.actors) == ("boost", [0])
    assert texts(match) == {f"boost {quarry}" for quarry in range(1, 6)}
    assert clause(match, "boost 6") == "Q1.2"
    match.play("boost 4")
    assert field(match, 4) == "05/-/-/+0/-"
    assert carried(match) == [8, 0, 0]  # 4 for the five, 4 for the boost alone


def test_Q8_3_a_boost_can_lie_at_a_full_quarry() -> None:
    full = "-/-/031424"
    match = at(position(expert=True, pyramids=PYRAMIDS, quarries=full, tokens="boost=1", phase="boost", course="1:1:0"))
    match.play("boost 3")
    assert (phase(match), match.actors) == ("start", [1])  # 6 points beat 4


def test_Q8_4_cube_brings_one_more_after_transport() -> None:
    match = at(dug("05", "cube=1"))
    match.play("pass")
    assert carried(match) == [4, 1, 0]
    assert field(match, 8) == "-"


def test_Q8_5_the_joker_protects_before_the_first_quarry_is_opened() -> None:
    match = at(dug("05", "joker=2"))
    match.play("pass")
    assert (phase(match), match.actors) == ("shield", [2])
    assert texts(match) == {"joker protect 1", "joker keep"}
    assert clause(match, "joker protect 2") == "Q8.5"
    assert clause(match, "joker haul") == "G4"
    kept = match.copy()
    match.play("joker protect 1")
    assert field(match, 4).startswith("05^2/")
    assert field(match, 8) == "-"
    kept.play("joker keep")
    assert field(kept, 8) == "joker=2"


def test_Q8_5_without_cards_nobody_is_asked() -> None:
    match = at(dug("-", "joker=2", course="2:0:1"))
    match.play("pass")
    assert phase(match) == "build"  # seat 2 may use it as extra or move
    assert match.actors == [2]


def test_Q8_5_at_transport_it_is_asked_only_if_cubes_would_be_lost() -> None:
    text = position(
        expert=True,
        pyramids=PYRAMIDS,
        phase="load",
        quarries="03040506/0407",
        tokens="haul=0,joker=0",
        has="10,15/10,2/10,0",
    )
    match = at(text)  # left: 8 -3, with haul 10
    assert texts(match) == {"joker haul", "joker keep"}
    kept = match.copy()
    match.play("joker haul")
    assert carried(match)[0] == 12
    kept.play("joker keep")
    assert carried(kept)[0] == 10
    assert field(kept, 8) == "joker=0"


def test_Q8_5_in_building_it_is_any_of_four_tokens_the_real_one_first() -> None:
    sheet = "extra:4:8/free-double:4:8|a:5.3.1:3.4.2/b:5.3.1:3.4.2"
    text = position(
        sheet=sheet,
        expert=True,
        phase="build",
        pyramids="1,1,0|-/-|-",
        has="10,2/10,1/10,1",
        tokens="extra=0,joker=0",
    )
    match = at(text)
    assert {"double token", "pass token", "extra a", "move a 1 b"} <= texts(match)
    match.play("extra a")
    assert field(match, 8) == "joker=0"
    match.play("extra b")
    assert field(match, 8) == "-"
    for action in ("double token", "pass token", "move a 1 b"):
        match = play(at(text), f"0 {action}")
        assert field(match, 8) == "extra=0"
    assert cubes(match, "b") == "1,0,0|-"


def test_Q8_6_unused_blue_tokens_end_with_the_round() -> None:
    match = at(position(expert=True, phase="build", pyramids=PYRAMIDS, has="10,1/10,0/10,0", tokens="joker=0"))
    match.play("build copan")
    match.play("done")
    assert (int(match.state.round_number), field(match, 8)) == (2, "-")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_Q8_a_whole_match(seats: int) -> None:
    match = new(seats, seed=4, expert=True)
    while not match.is_over:
        seat = match.actors[-1]
        legal = match.legal_actions(seat)
        match.play(legal[match.ply % len(legal)], seat)
    assert sum(match.outcome().scores) > 0
