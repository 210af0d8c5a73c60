"""T5: the tasks of three and four seats."""

import pytest

from games.maya_towers.boards import at, clause, new, position, swaps, texts, tower
from pyramidion.core import registry
from pyramidion.core.match import Match
from pyramidion.core.words import Message

CARDS = "ro/yg/bv"  # t, the colour of b2's base, is nobody's
FOUR_HANDS = "ro/yg/bv/pn"
OWN = "rrrrr/*/*/*/t****/*/*/*/*"  # the tower of seat 0's card is finished
CENTRE = "r****/*/*/*/ttttt/*/*/*/*"
OWN_AND_CENTRE = "rrrrr/*/*/*/ttttt/*/*/*/*"
NOBODYS = "*/*/*/*/t****/*/*/*/nnnnn"  # finished, but with three seats nobody holds its card
NOBODYS_AND_CENTRE = "*/*/*/*/ttttt/*/*/*/nnnnn"
NEITHER = "rrrro/*/*/*/ttttv/*/*/*/*"
# b2-c2@5 finishes the central tower.
CENTRE_SOON = "*/*/*/*/ttttb/****t/*/*/*"
CENTRE_AND_OWN_SOON = "rrrrr/*/*/*/ttttb/****t/*/*/*"


def before_swap(mask: str, ending: str, turn: int) -> Match:
    return at(position(mask, turn=turn, monolith="c2-c3", table=CARDS, options=f"ending={ending}"))


def after_swap(mask: str, ending: str, turn: int, text: str = "a2-a3@3") -> Match:
    """The match after a swap that finishes nothing."""
    match = before_swap(mask, ending, turn)
    match.play(text if match.is_legal(text) else sorted(swaps(match))[0])
    return match


def scores(mask: str, table: str, options: str = "") -> list[int]:
    options = ",".join(filter(None, (options, "stall=1")))
    match = at(position(mask, "stalled", 0, "a1-b1", 1, table, options=options))
    return match.outcome().scores


def ranks(mask: str, table: str) -> list[int]:
    match = at(position(mask, "stalled", 0, "a1-b1", 1, table, options="stall=1"))
    return match.outcome().ranks


@pytest.mark.parametrize("table", [CARDS, FOUR_HANDS])
def test_T5_1_no_raven(table: str) -> None:
    match = at(position(table=table))
    for text in ("a1-b1@3", "c2-c3@3", "a2-a3@3"):
        match.play(text)  # the same level again and again
    assert int(match.state.raven) == 0


# For each board: who may stop with `either` and with `both`, and whether a mover is asked.
STOPPERS = [
    (OWN, {0}, set(), True, False),
    (CENTRE, {0, 1, 2}, set(), True, False),
    (OWN_AND_CENTRE, {0, 1, 2}, {0}, True, True),
    (NOBODYS, set(), set(), True, False),
    (NOBODYS_AND_CENTRE, {0, 1, 2}, set(), True, True),
    (NEITHER, set(), set(), False, False),
    ("*/yyyyy/*/*/t****/bbbbb/*/*/*", {1, 2}, set(), True, False),
    ("*/yyyyy/*/*/ttttt/*/vvvvv/*/*", {0, 1, 2}, {1, 2}, True, True),
    ("*/*/ooooo/ggggg/t****/*/*/*/*", {0, 1}, set(), True, False),  # the second card
]


@pytest.mark.parametrize(("mask", "either", "both", "asked_either", "asked_both"), STOPPERS)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_T5_2_who_may_stop(
    mask: str, either: set[int], both: set[int], asked_either: bool, asked_both: bool, turn: int
) -> None:
    for ending, stoppers, asked in (("either", either, asked_either), ("both", both, asked_both)):
        match = before_swap(mask, ending, turn)
        assert ("stop" in texts(match)) == (turn in stoppers)
        assert swaps(match)  # `stop` stands beside the swaps
        assert clause(match, "stop") == ("" if turn in stoppers else "T5.2")
        after = after_swap(mask, ending, turn)
        if asked:
            assert after.actors == [turn]
            assert texts(after) == ({"stop", "continue"} if turn in stoppers else {"continue"})
            assert clause(after, "stop") == ("" if turn in stoppers else "T5.2")
        else:
            assert after.actors == [(turn + 1) % 3]
            assert "continue" not in texts(after)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_T5_2_stopping_ends_the_match(seat: int) -> None:
    match = before_swap(CENTRE, "either", seat)
    match.play("stop")
    assert match.outcome().reason == "stopped"
    match = after_swap(CENTRE, "either", seat)
    match.play("stop")
    assert match.outcome().reason == "stopped"


def test_T5_2_continue_passes_the_turn_on() -> None:
    match = after_swap(OWN, "either", 2)
    assert texts(match) == {"continue"}
    match.play("continue")
    assert match.actors == [0]
    assert "stop" in texts(match)
    assert swaps(match)


def test_T5_2_being_asked_tells_nothing_about_cards() -> None:
    for hands in ("ro/yg/bv", "yg/ro/bv", "pn/yg/bv"):
        match = at(position(OWN, monolith="c2-c3", table=hands))
        match.play("a2-a3@3")
        assert match.position().split()[2] == "decide"


def test_T5_2_with_two_seats_nobody_stops() -> None:
    match = at(position(OWN_AND_CENTRE, monolith="c2-c3@4"))
    assert clause(match, "stop") == "G4"
    match.play("a2-a3@3")
    assert match.actors == [1]
    assert texts(match) == swaps(match)


@pytest.mark.parametrize("triple", [2, 3])
@pytest.mark.parametrize(
    ("towers", "points"),
    [
        (["rrrrr"], 10),
        (["rrrr*"], 6),
        (["*rrrr"], 6),
        (["rrr**"], "triple"),
        (["*rrr*"], "triple"),
        (["**rrr"], "triple"),
        (["rr***"], 1),
        (["*rr**"], 1),
        (["***rr"], 1),
        (["r****"], 0),
        (["r*r*r"], 0),
        (["rr*rr"], 2),  # two pairs
        (["r*rrr"], "triple"),
        (["rrr**", "***rr"], "triple + 1"),
        (["rr***", "**rrr"], "triple + 1"),
        (["rrrr*", "****r"], 6),
        (["rr***", "**rr*", "****r"], 2),
        (["r****", "*r***", "**r**", "***r*", "****r"], 0),
    ],
)
def test_T5_3_runs(towers: list[str], points: int | str, triple: int) -> None:
    filled = [*towers, *["*"] * (8 - len(towers))]
    mask = "/".join([*filled[:4], "t****", *filled[4:]])
    expected = {"triple": triple, "triple + 1": triple + 1}.get(str(points), points)
    result = scores(mask, "rn/oy/gb", options=f"triple={triple}")
    assert result == [expected, 0, 0]
    # The second card counts like the first, and so does another seat's.
    assert scores(mask, "oy/nr/gb", options=f"triple={triple}") == [0, expected, 0]


def test_T5_3_both_cards_of_every_seat() -> None:
    mask = "rrrrr/oooo*/yyy**/gg***/ttt**/b*b**/*/*/*"
    assert scores(mask, "ro/yg/bv") == [16, 4, 0]
    assert scores(mask, "ro/yg/bv/pn", "triple=2") == [16, 3, 0, 0]
    assert scores(mask, "gb/on/rv") == [1, 6, 10]
    # Nobody scores the face-up colour t, nor with three seats the two cards left.
    assert scores(mask, "by/vp/gn") == [3, 0, 1]


def test_T5_3_and_T5_4_in_items_for_people() -> None:
    match = at(position("rrr**/y****/*/*/ttttb/****t/*/*/*", monolith="a1-a2", table="ro/yg/bv"))
    match.play("b2-c2@5")
    assert len(match.breakdown(0)) == 2  # no bonus before it says `stop`
    match.play("stop")
    items = [
        [(message.id, message.args.get("colour"), points) for message, points in match.breakdown(seat)]
        for seat in range(3)
    ]
    colour = "maya_towers-score-colour"
    assert items[0] == [
        (colour, Message("colour-red"), 3),
        (colour, Message("colour-orange"), 0),
        ("maya_towers-score-centre", None, 5),
    ]
    assert items[1] == [(colour, Message("colour-yellow"), 0), (colour, Message("colour-green"), 0)]
    assert [sum(item[2] for item in seat) for seat in items] == match.outcome().scores


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("mask", [CENTRE_SOON, CENTRE_AND_OWN_SOON])
def test_T5_4_bonus_for_the_central_tower(seat: int, mask: str) -> None:
    match = at(position(mask, turn=seat, monolith="a1-b1", table=CARDS))
    match.play("b2-c2@5")
    assert tower(match, "b2") == "ttttt"
    without = at(match.position().replace(f"{seat}+", f"{seat}"))
    match.play("stop")
    without.play("stop")
    expected = without.outcome().scores
    expected[seat] += 5
    assert match.outcome().scores == expected


def test_T5_4_also_by_the_later_tower_of_the_swap() -> None:
    match = at(position("*/****t/*/*/ttttr/*/*/*/*", monolith="a3-b3", table=CARDS))
    match.play("b1-b2@5")
    match.play("stop")
    assert match.outcome().scores == [5, 0, 0]
    match = at(position("*/*/*/***nt/ttttr/*/*/*/*", turn=1, monolith="b3-c3", table=CARDS))
    match.play("a2-b2@5")
    match.play("stop")
    assert match.outcome().scores == [0, 5, 0]


def test_T5_4_not_for_a_stop_in_a_later_turn() -> None:
    match = at(position(CENTRE_SOON, monolith="a1-b1", table=CARDS))
    match.play("b2-c2@5")
    match.play("continue")
    other = match.copy()
    other.play("stop")  # seat 1, before its swap
    assert other.outcome().scores == [0, 0, 0]
    match.play("a1-b1@2")
    other = match.copy()
    other.play("stop")  # seat 1, after its swap
    assert sum(other.outcome().scores) == 0
    match.play("continue")
    for text in ("b3-c3@2", "continue"):
        match.play(text)
    assert match.actors == [0]
    match.play("stop")  # the finisher itself, a round later
    assert max(match.outcome().scores) < 5


def test_T5_4_not_for_another_tower() -> None:
    # Seat 0 finishes r on a1 and stops; the central tower was finished before.
    match = at(position("rrrro/****r/*/*/ttttt/*/*/*/*", monolith="c2-c3", table=CARDS))
    match.play("a1-b1@5")
    match.play("stop")
    assert match.outcome().scores == [10, 0, 0]


def test_T5_4_no_bonus_for_no_swap() -> None:
    # The last swap finishes the central tower, then nobody has a swap.
    match = at(position("rrrrr/ooooo/yyyyy/ggggg/ttttb/bbbbt/vvvvv/ppppp/nnnnn", monolith="a1-b1", table=CARDS))
    match.play("b2-c2@5")
    stopped = match.copy()
    stopped.play("stop")
    assert stopped.outcome().scores == [25, 20, 20]
    match.play("continue")
    outcome = match.outcome()
    assert (outcome.reason, outcome.scores) == ("no-swap", [20, 20, 20])


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("rn/ov/yg", [1, 2, 3]),
        ("yg/ov/rn", [3, 2, 1]),
        ("ro/pn/yg", [1, 3, 2]),
        ("gn/bv/rp", [2, 2, 1]),  # 0, 0, 10
        ("rv/bp/gn", [1, 2, 2]),
    ],
)
def test_T5_5_three_seats(table: str, expected: list[int]) -> None:
    # r scores 10, o 6, y 3, all others nothing.
    assert ranks("rrrrr/oooo*/yyy**/g****/t****/*/*/*/*", table) == expected


def test_T5_5_ties_share() -> None:
    mask = "rrrrr/ooooo/*/*/t****/*/*/*/*"
    assert ranks(mask, "rg/ob/vp") == [1, 1, 3]
    assert ranks(mask, "vp/ob/rg") == [3, 1, 1]
    assert ranks(mask, "gb/vp/yn") == [1, 1, 1]


@pytest.mark.parametrize(
    ("table", "points", "expected"),
    [
        # Seat 1 has the most points, but seats 0 and 2 have more together.
        ("og/rb/yv/pn", [6, 10, 3, 0], [2, 1, 2, 1]),
        ("oy/bg/rv/pn", [9, 0, 10, 0], [1, 2, 1, 2]),
        ("oy/rg/bv/pn", [9, 10, 0, 0], [2, 1, 2, 1]),
        ("rg/bv/pn/oy", [10, 0, 0, 9], [1, 2, 1, 2]),
        ("gb/ov/pn/ry", [0, 6, 0, 13], [2, 1, 2, 1]),
    ],
)
def test_T5_5_four_seats_in_teams(table: str, points: list[int], expected: list[int]) -> None:
    mask = "rrrrr/oooo*/yyy**/*/t****/*/*/*/*"
    assert scores(mask, table) == points
    assert ranks(mask, table) == expected


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_T5_5_the_bonus_counts_for_both_members(seat: int) -> None:
    # y brings the other team 3 points; the bonus brings 5.
    table = "ro/yg/bv/pn" if seat % 2 == 0 else "yg/ro/bv/pn"
    match = at(position("*/*/yyy**/*/ttttb/****t/*/*/*", turn=seat, monolith="a1-b1", table=table))
    match.play("b2-c2@5")
    match.play("stop")
    assert match.outcome().ranks == ([1, 2, 1, 2] if seat % 2 == 0 else [2, 1, 2, 1])


def test_T5_5_equal_teams_share_the_first_rank() -> None:
    mask = "rrrrr/ooooo/*/*/t****/*/*/*/*"
    assert ranks(mask, "rg/yb/vp/on") == [1, 1, 1, 1]
    assert ranks(mask, "yg/rb/op/vn") == [1, 1, 1, 1]


def test_T5_6_options() -> None:
    spec = registry.game("maya_towers").spec
    complete = {name: spec.complete({"edition": name}) for name in ("russian", "hungarian")}
    assert (complete["russian"]["ending"], complete["russian"]["triple"]) == ("either", 3)
    assert (complete["hungarian"]["ending"], complete["hungarian"]["triple"]) == ("both", 2)
    assert spec.complete({}) == complete["russian"]
    assert spec.complete({"edition": "hungarian", "triple": 3})["ending"] == "both"
    assert spec.complete({"edition": "hungarian", "ending": "either"})["triple"] == 2


@pytest.mark.parametrize(
    ("options", "ending", "triple"),
    [
        ("", "either", 3),
        ("edition=hungarian", "both", 2),
        ("ending=both", "both", 3),
        ("triple=2", "either", 2),
        ("edition=hungarian,ending=either", "either", 2),
        ("edition=hungarian,triple=3", "both", 3),
    ],
)
def test_T5_6_the_edition_sets_what_is_not_given(options: str, ending: str, triple: int) -> None:
    match = at(position(OWN, monolith="c2-c3", table=CARDS, options=options))
    assert ("stop" in texts(match)) == (ending == "either")
    assert scores("rrr**/*/*/*/t****/*/*/*/*", CARDS, options) == [triple, 0, 0]


def test_T5_6_no_effect_with_two_seats() -> None:
    plain = new(2, seed=9)
    other = new(2, seed=9, edition="hungarian", triple=3, ending="either")
    plain.play("M a1-b1@4")
    other.play("M a1-b1@4")
    while not plain.is_over:
        assert texts(plain) == texts(other)
        text = max(texts(plain))
        plain.play(text)
        other.play(text)
    assert plain.outcome() == other.outcome()
