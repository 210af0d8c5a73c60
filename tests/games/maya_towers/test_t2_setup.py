"""T2: set-up."""

from functools import cache
from itertools import permutations

import numpy as np
import pytest

from games.maya_towers.boards import LATIN, LETTERS, PLACES, at, clause, new, position, texts
from pyramidion.core import verbs
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, PUBLIC

EMPTY_TABLE = "00/00/00/00/00/00/00/00/00"
# Towers at which a program that looks only at the piece in its hand runs into a dead end later in the level.
FILL_DEAD_ENDS = [
    "tb/vy/po/nv/yn/rt/op/b/g",
    "tbv/vyt/poy/nvo/ynp/rtb/op/bg/gr",
    "brp/tbv/nvt/pny/ypn/vt/og/go/ry",
    "pgbv/tyor/bogp/ybtg/nrpt/opyb/vtr/gnv/rvn",
    "boty/tbgp/otnb/ynpo/ngyv/pvb/vyr/grv/rpo",
    "pvrg/ynvr/nopy/vgno/rpy/tyb/gro/obt/btg",
    "tbvgn/vytob/poybg/nvoyr/ynprv/rtbny/opgvt/bgrt/grnp",
    "bport/rvtyp/gbntr/nyrpv/yovnb/trbv/vtgb/pgyo/onpg",
    "vngyb/bovpn/prbog/oypgr/rgnb/gtor/tvrn/npyt/ybtv",
    "gprbo/brpty/yobgr/ogyr/tbop/nvgo/vnty/rtvn/pynv",
]
DRAFT_DEAD_ENDS = [
    "br/o/nb/gy/rv/t/vp/yt/pn",
    "yp/gtn/pvg/vnr/or/nov/rbt/bgo/ty",
    "yg/nt/bpo/orp/gy/vbg/pvr/roy/tn",
    "topb/pnor/rbgo/orb/vtrp/byv/ygn/gvy/nptv",
    "ogy/ynov/pbg/rpb/vrtg/ntry/tvno/bop/gyv",
    "npbg/ovybr/pnov/yovnt/rbtpg/byrto/vrgob/gtnyp/tgpr",
    "tnro/bpog/goyvb/ogvty/rytpo/vrgbp/nvbrg/ptny/ybpn",
    "rbyo/govbn/ogtvp/ypnt/ntry/brpnv/tngp/pvbgt/vyor",
    "tbpoy/nyog/ongv/rvbtp/govn/ygtr/prybt/vpny/btrp",
]


def completions(towers: list[str]) -> set[tuple[str, ...]]:
    """All ways to complete the lowest unfinished level with five different colours in every tower."""
    level = min(map(len, towers)) + 1
    lacking = [tower for tower in towers if len(tower) < level]
    left = [letter for letter in LETTERS if all(tower[level - 1 : level] != letter for tower in towers)]
    return {
        order
        for order in permutations(left)
        if all(colour not in tower for colour, tower in zip(order, lacking, strict=True))
    }


@cache
def draft_legal(towers: str) -> set[str]:
    """What a seat may place anywhere, from all ways to complete the level."""
    columns = towers.split("/")
    level = min(map(len, columns)) + 1
    lacking = [place for place, tower in zip(PLACES, columns, strict=True) if len(tower) < level]
    return {f"{colour}>{place}" for order in completions(columns) for colour, place in zip(order, lacking, strict=True)}


def towers_of(match: Match) -> list[str]:
    return [tower.strip("-") for tower in match.position().split()[1].split("/")]


@pytest.mark.parametrize(("setup", "seats"), [("random", 2), ("draft", 3), ("drawn", 4)])
def test_T2_1_five_different_colours(setup: str, seats: int) -> None:
    match = new(seats, seed=seats, setup=setup)
    rng = np.random.default_rng(seats)
    while match.position().split()[2] in ("fill", "draft", "draw", "place"):
        match.play(rng.choice([int(action) for action in match.legal_actions()]))
    assert all(len(tower) == len(set(tower)) == 5 for tower in towers_of(match))


def test_T2_1_random_fills_level_by_level() -> None:
    match = new(3, settle=False)
    for ply in range(45):
        assert match.actors == [CHANCE]
        assert {text[2:] for text in texts(match)} == {PLACES[ply % 9]}
        match.play(match.legal_actions()[ply % len(match.legal_actions())])
        assert [len(tower) for tower in towers_of(match)] == [(ply + 9 - place) // 9 for place in range(9)]


def test_T2_1_random_colours_left_and_not_in_the_tower() -> None:
    match = new(2, settle=False)
    assert texts(match) == {f"{letter}>a1" for letter in LETTERS}
    for text in ("r>a1", "o>b1", "y>c1", "g>a2", "t>b2", "b>c2", "v>a3", "p>b3"):
        match.play(text)
    assert texts(match) == {"n>c3"}
    match.play("n>c3")
    assert texts(match) == {f"{letter}>a1" for letter in "oygtbvpn"}
    match.play("o>a1")
    assert texts(match) == {f"{letter}>b1" for letter in "rygtbvpn"}
    assert clause(match, "y>c1") == "T2.1"  # b1 is due
    assert clause(match, "o>b1") == "T1.3"


def test_T2_1_random_each_equally_likely() -> None:
    match = at(f"2 r/-/-/-/-/-/-/-/- fill 0 - 0 {EMPTY_TABLE}")
    actions, weights, work = np.zeros((3, 100), np.int32)
    count = verbs.chance_into(match.state, actions, weights, work)
    assert count == 8
    assert set(weights[:count].tolist()) == {1}
    drawn = _sample(match, 800)
    assert set(drawn) == {int(action) for action in match.legal_actions()}
    assert all(60 <= times <= 145 for times in drawn.values()), drawn


def test_T2_1_random_refuses_to_sample_a_dead_end() -> None:
    for towers in FILL_DEAD_ENDS:
        match = at(f"2 {towers} fill 0 - 0 {EMPTY_TABLE}")
        assert set(_sample(match, 40)) == {int(action) for action in match.legal_actions()}


def test_T2_1_draft_any_piece_anywhere_in_turn() -> None:
    for seats in (2, 3, 4):
        match = new(seats, setup="draft")
        assert texts(match) == {f"{letter}>{place}" for letter in LETTERS for place in PLACES}
        for ply, place in enumerate(("b2", "c3", "a1", "b1", "c1", "a2", "c2", "a3")):
            assert match.actors == [ply % seats]
            match.play(f"{LETTERS[ply]}>{place}")
        assert texts(match) == {"n>b3"}  # level 2 waits until level 1 is finished
        match.play("n>b3")
        assert len(texts(match)) == 81 - 9  # any colour but the tower's own


def test_T2_1_drawn_chance_draws_and_a_seat_places() -> None:
    for seats in (2, 3, 4):
        match = new(seats, setup="drawn", settle=False)
        for ply in range(9):
            assert match.actors == [CHANCE]
            assert texts(match) == set(LETTERS[ply:])
            match.play(LETTERS[ply])
            assert match.actors == [ply % seats]
            assert texts(match) == {f"{LETTERS[ply]}>{place}" for place in PLACES[ply:]}
            assert clause(match, f"{LETTERS[(ply + 1) % 9]}>{PLACES[ply]}") == ("T2.1" if ply < 8 else "T1.3")
            match.play(f"{LETTERS[ply]}>{PLACES[ply]}")
        assert texts(match) == set(LETTERS)
        match.play("r")
        assert texts(match) == {f"r>{place}" for place in PLACES[1:]}


def test_T2_1_drawn_each_equally_likely() -> None:
    match = new(2, setup="drawn", settle=False)
    match.play("g")
    match.play("g>b2")
    actions, weights, work = np.zeros((3, 100), np.int32)
    assert verbs.chance_into(match.state, actions, weights, work) == 8
    assert weights[:8].tolist() == [1] * 8
    drawn = _sample(match, 800)
    assert len(drawn) == 8
    assert all(60 <= times <= 145 for times in drawn.values()), drawn


@pytest.mark.parametrize("header", ["2 {} fill 0", "2,setup=draft {} draft 1", "2,setup=drawn {} draw 1"])
def test_T2_2_black_places_the_monolith_and_white_begins(header: str) -> None:
    match = at(header.format("tbvgn/vytob/poybg/nvoyr/ynprv/rtbny/opgvt/bgrt/grnp") + f" - 0 {EMPTY_TABLE}")
    while match.position().split()[2] != "monolith":
        match.play(match.legal_actions()[0])
    assert match.actors == [1]
    assert len(texts(match)) == 48
    assert clause(match, "M a1-b1@4", seat=0) == "G1"
    for text in texts(match):
        after = match.copy()
        after.play(text)
        assert after.position().split()[2:6] == ["swap", "0", text[2:], "0"]
        assert after.actors == [0]


def test_T2_3_deal_two_each_in_turn() -> None:
    for seats in (3, 4):
        match = at(position(LATIN, "deal", table="/".join("-" * seats)))
        assert match.position().split()[4] == "-"  # the monolith is beside the board
        for dealt, letter in enumerate("roygbvpn"[: 2 * seats]):
            assert match.actors == [CHANCE]
            # b2's base is turquoise: that card lies face up and is nobody's.
            left = set("roygbvpn"[dealt:])
            assert texts(match) == {f"card {dealt % seats} {colour}" for colour in left}
            assert clause(match, f"card {dealt % seats} t") == "T2.3"
            assert clause(match, f"card {(dealt + 1) % seats} n") == "T2.3"
            match.play(f"card {dealt % seats} {letter}")
        hands = "/".join("roygbvpn"[seat] + "roygbvpn"[seat + seats] for seat in range(seats))
        assert match.position() == position(LATIN, table=hands)
        assert match.actors == [0]  # seat 0 takes the first turn
        assert len(texts(match)) == 48  # nothing is blocked


def test_T2_3_the_deal_is_fair() -> None:
    match = at(position(LATIN, "deal", table="r/o/-"))
    actions, weights, work = np.zeros((3, 100), np.int32)
    assert verbs.chance_into(match.state, actions, weights, work) == 6
    assert weights[:6].tolist() == [1] * 6
    drawn = _sample(match, 600)
    assert set(drawn) == {int(action) for action in match.legal_actions()}
    assert all(60 <= times <= 145 for times in drawn.values()), drawn


def test_T2_3_only_the_owner_sees_a_card() -> None:
    match = at(position(table="ro/yg/bv/pn"))
    for seat, hands in enumerate(("ro/??/??/??", "??/yg/??/??", "??/??/bv/??", "??/??/??/pn")):
        assert match.position(seat) == position(table=hands)  # not the partner either
    assert match.position(PUBLIC) == position(table="??/??/??/??")
    assert at(position(LATIN, "deal", table="r/o/-")).position(0) == position(LATIN, "deal", table="r/?/-")


def test_T2_3_the_log_hides_cards() -> None:
    match = at(position(LATIN, "deal", table="-/-/-"))
    for text in ("card 0 r", "card 1 n", "card 2 o", "card 0 y"):
        match.play(text)
    assert [action.text for _, action in match.log_for(0)] == ["card 0 r", "card 1 ?", "card 2 ?", "card 0 y"]
    assert [action.text for _, action in match.log_for(1)] == ["card 0 ?", "card 1 n", "card 2 ?", "card 0 ?"]
    assert [action.text for _, action in match.log_for(PUBLIC)] == ["card 0 ?", "card 1 ?", "card 2 ?", "card 0 ?"]
    draft = new(3, setup="draft")
    draft.play("r>b2")
    assert [action.text for _, action in draft.log_for(2)] == ["r>b2"]


def test_T2_3_when_over_everything_is_revealed() -> None:
    text = position(LATIN, "stalled", 1, "a1-b1", 1, "ro/yg/bv", options="stall=1")
    assert at(text).position(0) == text
    assert at(text).position(PUBLIC) == text


@pytest.mark.parametrize(("table", "seat"), [("ro/yg/bv", 0), ("ro/yg/bv", 2), ("ro/yg/bv/pn", 1)])
def test_T2_3_hidden_cards_are_dealt_anew_from_the_unseen(table: str, seat: int) -> None:
    match = at(position(table=table))
    own = table.split("/")[seat]
    unseen = set("roygbvpn") - set(own)
    seen: dict[tuple[int, int], set[str]] = {}
    rng = new_rng(seat)
    for _ in range(60):
        state = match.observation(seat)
        verbs.determinize(state, seat, rng, np.zeros(100, np.int32))
        hands = match.game.position.position_text(state, match.options).split()[5].split("/")
        cards = "".join(hands)
        assert hands[seat] == own
        assert len(set(cards)) == len(cards) == len(table.replace("/", ""))
        assert set(cards) <= unseen | set(own)
        for owner, hand in enumerate(hands):
            for index, card in enumerate(hand):
                seen.setdefault((owner, index), set()).add(card)
    for (owner, index), colours in seen.items():
        assert colours == ({own[index]} if owner == seat else unseen)


def test_T2_3_a_half_dealt_hand_stays_half() -> None:
    match = at(position(LATIN, "deal", table="r/o/-"))
    state = match.observation(1)
    verbs.determinize(state, 1, new_rng(1), np.zeros(100, np.int32))
    hands = match.game.position.position_text(state, match.options).split()[5].split("/")
    assert [len(hand.strip("-")) for hand in hands] == [1, 1, 0]
    assert hands[1] == "o"
    assert hands[0] in set("rygbvpn")


@pytest.mark.parametrize("towers", FILL_DEAD_ENDS)
def test_T2_4_random_leaves_a_way_to_complete_the_level(towers: str) -> None:
    match = at(f"2 {towers} fill 0 - 0 {EMPTY_TABLE}")
    heights = [len(tower) for tower in towers.split("/")]
    place = heights.index(min(heights))
    legal = {f"{order[0]}>{PLACES[place]}" for order in completions(towers.split("/"))}
    assert texts(match) == legal
    refused = {letter: clause(match, f"{letter}>{PLACES[place]}") for letter in LETTERS}
    assert "T2.4" in refused.values()
    for letter, why in refused.items():
        used = any(tower[heights[place] : heights[place] + 1] == letter for tower in towers.split("/"))
        inside = letter in towers.split("/")[place]
        fits = f"{letter}>{PLACES[place]}" in legal
        assert why == ("T1.3" if used else "T2.1" if inside else "" if fits else "T2.4")


@pytest.mark.parametrize("towers", DRAFT_DEAD_ENDS)
def test_T2_4_draft_leaves_a_way_to_complete_the_level(towers: str) -> None:
    columns = towers.split("/")
    placed = sum(map(len, columns))
    legal = draft_legal(towers)
    match = at(f"2,setup=draft {towers} draft {placed % 2} - 0 {EMPTY_TABLE}")
    assert texts(match) == legal
    left = {text[0] for text in legal}
    lacking = {text[2:] for text in legal}
    naive = {f"{colour}>{place}" for colour in left for place in lacking if colour not in columns[PLACES.index(place)]}
    assert naive > legal
    assert {clause(match, text) for text in naive - legal} == {"T2.4"}
    # With `drawn` the same holds for the colour drawn.
    for colour in left:
        drawn = at(f"2,setup=drawn {towers} place {placed % 2}{colour} - 0 {EMPTY_TABLE}")
        assert texts(drawn) == {text for text in legal if text[0] == colour}


@pytest.mark.parametrize("leftover", [0, -1, 1, 511])
def test_T2_4_whatever_the_scratch_held_before(leftover: int) -> None:
    # In these, towers must pass colours on to each other before the level can be completed.
    chains = (
        "gbrt/ygtpo/typgb/nroy/boyr/rpnv/vngoy/pvbn/otvbg",
        "rvg/gtyr/bgpt/pnrv/ypn/nyo/orbp/tov/vbtg",
        "nptv/vyrpn/prbg/yvot/tngyb/otvn/roybp/gbpo/bgnry",
        "nrvog/ygpn/pborv/tvrp/bytvo/rongp/vnbt/gpybn/otgy",
        "bnrvt/gvnrp/rbogy/vrtpb/ptvy/tpbov/yopnr/nygt/ogyb",
        "rov/nb/tgb/py/gpt/vro/yv/ong/btn",
        "rgb/oryv/pot/tnr/vbon/ytgb/bvpo/gynr/npvg",
    )
    out = np.zeros(100, np.int32)
    for towers in (*chains, *DRAFT_DEAD_ENDS):
        placed = len(towers.replace("/", ""))
        match = at(f"2,setup=draft {towers} draft {placed % 2} - 0 {EMPTY_TABLE}")
        count = verbs.legal_into(match.state, placed % 2, out, np.full(100, leftover, np.int32))
        assert {match.ledger.texts[int(action)] for action in out[:count]} == draft_legal(towers)


def _sample(match: Match, trials: int) -> dict[int, int]:
    """How often chance drew what."""
    rng, work = new_rng(7), np.zeros(100, np.int32)
    drawn: dict[int, int] = {}
    for _ in range(trials):
        action = int(verbs.sample_chance(match.state, rng, work))
        drawn[action] = drawn.get(action, 0) + 1
    return drawn
