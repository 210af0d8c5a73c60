"""T3: a turn."""

import pytest

from games.maya_towers.boards import LATIN, PLACES, at, clause, new, position, swaps, texts, tower, two
from games.maya_towers.oracle import NEIGHBOURS

BORDERS = [f"{one}-{other}" for one, other in NEIGHBOURS]
# a1 and b1 become finished by a1-b1@5, after which no tower is left that could change.
LAST_SWAP = "rrrro/oooor/yyyyy/ggggg/ttttt/bbbbb/vvvvv/ppppp/nnnnn"
# Only r, o, y and g are unfinished; a1-b1@2 makes no connection, and then c1 and a2 have nobody to swap with.
QUIET_LAST_SWAP = "ry***/og***/yo***/gr***/ttttt/bbbbb/vvvvv/ppppp/nnnnn"


@pytest.mark.parametrize(
    ("level", "a2", "b2"), [(2, "gbvpn", "ttbvp"), (3, "gtvpn", "tbbvp"), (4, "gtbpn", "tbvvp"), (5, "gtbvn", "tbvpp")]
)
def test_T3_1_parts_from_the_level_up_change_places(level: int, a2: str, b2: str) -> None:
    match = at(position(table="ro/yg/bv"))
    before = {place: tower(match, place) for place in PLACES}
    match.play(f"a2-b2@{level}")
    assert {place: tower(match, place) for place in PLACES} == before | {"a2": a2, "b2": b2}
    assert match.actors == [1]


def test_T3_1_across_a_border_of_rows() -> None:
    match = two(LATIN, "a1-b1@4")
    match.play("c2-c3@3")
    assert (tower(match, "c2"), tower(match, "c3")) == ("bvoyg", "nrpnr")


def test_T3_1_there_is_no_pass() -> None:
    match = two(LATIN, "a1-b1@4")
    assert clause(match, "pass") == "G3"
    assert clause(match, "continue") == "G4"
    assert clause(match, "stop") == "G4"
    assert texts(match) == swaps(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T3_1_seats_take_turns(seats: int) -> None:
    match = new(seats, seed=3)
    if seats == 2:
        match.play("M a1-b1@4")
    for turn in range(seats + 1):
        assert match.actors == [turn % seats]
        match.play(match.legal_actions()[0])


def test_T3_2_bases_never_move() -> None:
    for match in (two(LATIN, "a1-b1@4"), at(position(table="ro/yg/bv"))):
        assert {text[-1] for text in swaps(match)} <= set("2345")
        assert clause(match, "a2-b2@1") == "T3.2"
        # T3.2 comes before T3.3 in the file.
        assert clause(match, "a1-b1@1") == "T3.2"


@pytest.mark.parametrize("border", BORDERS)
def test_T3_3_neighbours_of_the_monolith_take_no_part(border: str) -> None:
    one, other = border.split("-")
    free = {text for text in BORDERS if one not in text and other not in text}
    assert swaps(two(LATIN, f"{border}@2")) == {f"{text}@{level}" for text in free for level in (3, 4, 5)}
    match = at(position(monolith=border, table="ro/yg/bv/pn"))
    assert swaps(match) == {f"{text}@{level}" for text in free for level in (2, 3, 4, 5)}
    for text in set(BORDERS) - free:  # with each other and with third towers
        assert clause(match, f"{text}@3") == "T3.3"


@pytest.mark.parametrize("table", ["ro/yg/bv", "ro/yg/bv/pn"])
def test_T3_3_beside_the_board_it_blocks_nothing(table: str) -> None:
    assert len(swaps(at(position(table=table)))) == 48


@pytest.mark.parametrize("raven", [2, 3, 4, 5])
def test_T3_4_the_raven_closes_its_level_everywhere(raven: int) -> None:
    match = two(LATIN, f"a3-b3@{raven}")
    borders = [text for text in BORDERS if "a3" not in text and "b3" not in text]
    assert swaps(match) == {f"{text}@{level}" for text in borders for level in {2, 3, 4, 5} - {raven}}
    assert {clause(match, f"{text}@{raven}") for text in borders} == {"T3.4"}


def test_T3_4_pieces_at_the_ravens_level_travel_with_a_lower_cut() -> None:
    match = two(LATIN, "a3-b3@4")
    match.play("a1-a2@3")
    assert (tower(match, "a1"), tower(match, "a2")) == ("robvp", "gtygt")


def test_T3_4_only_with_two_seats() -> None:
    match = at(position(table="ro/yg/bv"))
    match.play("a3-b3@4")
    assert clause(match, "a1-b1@4") == ""


@pytest.mark.parametrize(("a1", "b1"), [("rro**", "o****"), ("rg***", "oo***"), ("rr***", "oo***")])
def test_T3_5_a_swap_separates_no_connection(a1: str, b1: str) -> None:
    match = two(f"{a1}/{b1}/*/*/*/*/*/*/*", "b2-c2@4")
    assert clause(match, "a1-b1@2") == "T3.5"
    assert "a1-b1@2" not in texts(match)
    assert clause(match, "a1-b1@3") == ""
    # The other tower's other neighbour is no concern of it.
    assert clause(match, "a1-a2@2") == ("T3.5" if a1.startswith("rr") else "")


def test_T3_5_connections_travel_whole() -> None:
    match = two("rggg*/o****/*/*/*/*/*/*/*", "b2-c2@5")
    assert clause(match, "a1-b1@3") == clause(match, "a1-b1@4") == "T3.5"
    match.play("a1-b1@2")
    assert tower(match, "b1").startswith("oggg")


def test_T3_5_a_finished_tower_never_changes_again() -> None:
    match = at(position("rrrrr/*/*/*/*/*/*/*/*", monolith="b2-c2", table="oy/gb/vp"))
    for border in ("a1-b1", "a1-a2"):
        assert {clause(match, f"{border}@{level}") for level in (2, 3, 4, 5)} == {"T3.5"}


@pytest.mark.parametrize("text", ["a1-a2@3", "b1-c1@2", "c1-c2@5"])
def test_T3_6_monolith_and_raven_follow_the_swap(text: str) -> None:
    match = two(LATIN, "a3-b3@4")
    match.play(text)
    assert match.position().split()[4] == text
    match = at(position(monolith="a3-b3", table="ro/yg/bv"))
    match.play(text)
    assert match.position().split()[4] == text[:5]


@pytest.mark.parametrize("turn", [0, 1])
def test_T3_7_no_swap_ends_the_match_at_once(turn: int) -> None:
    match = two(LAST_SWAP, "c2-c3@4", turn=turn)
    assert texts(match) == {"a1-b1@5"}
    match.play("a1-b1@5")
    assert match.is_over
    assert match.outcome().reason == "no-swap"
    assert match.actors == match.legal_actions() == []
    assert int(match.state.turn) == 1 - turn


def test_T3_7_no_swap_where_the_raven_closes_the_last_level() -> None:
    # b1 and c1 could still swap at level 5, were the raven not there; Black moved it there just now.
    mask = "rrrro/ooooy/yyyyr/ggggg/ttttt/bbbbb/vvvvv/ppppp/nnnnn"
    match = two(mask, "c2-c3@4")
    assert texts(match) == {"a1-b1@5", "b1-c1@5"}
    match.play("a1-b1@5")
    assert (tower(match, "a1"), tower(match, "b1")) == ("rrrry", "ooooo")
    assert match.outcome().reason == "no-swap"


def test_T3_7_placing_the_monolith_always_leaves_a_swap() -> None:
    match = at(position(LATIN, "monolith", 1))
    for text in texts(match):
        after = match.copy()
        after.play(text)
        assert len(swaps(after)) >= 3 * 5


def test_T3_7_no_swap_even_if_the_seat_could_stop() -> None:
    match = at(position(LAST_SWAP, turn=2, monolith="c2-c3", table="ro/yg/bv"))
    match.play("a1-b1@5")
    assert texts(match) == {"continue", "stop"}
    match.play("continue")
    # Seat 0 holds finished towers of its colours, but it is not asked.
    assert match.outcome().reason == "no-swap"
    assert int(match.state.turn) == 0


def test_T3_7_stalled_comes_before_no_swap() -> None:
    for options, reason in (("stall=1", "stalled"), ("", "no-swap")):
        match = two(QUIET_LAST_SWAP, "c2-c3@4", options=options)
        match.play("a1-b1@2")
        assert match.outcome().reason == reason


def test_T3_7_the_stop_decision_comes_before_stalled_and_no_swap() -> None:
    match = at(position(QUIET_LAST_SWAP, monolith="c2-c3", table="ro/yg/bv", options="stall=1"))
    match.play("a1-b1@2")
    assert texts(match) == {"continue", "stop"}
    stopped = match.copy()
    stopped.play("stop")
    assert stopped.outcome().reason == "stopped"
    match.play("continue")
    assert match.outcome().reason == "stalled"
