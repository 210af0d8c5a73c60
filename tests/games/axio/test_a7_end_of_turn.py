"""A7: keep or exchange, refill."""

from collections import Counter

import numpy as np
import pytest

from games.axio.dealing import MIXED, OTHERS, board, clause_of, dealt, draw, followed, placed, texts
from pyramidion.core import verbs
from pyramidion.core.rng import new_rng
from pyramidion.core.types import PUBLIC
from pyramidion.games.axio.rules.tiles import bag_size
from pyramidion.games.axio.tables import KINDS, MIX, RACK

# Four tiles are left after placing on empty squares far from everything.
FAR = "g3=B g4=B c7=O c8=P"


@pytest.mark.parametrize(
    ("marks", "rack", "may"),
    [
        ("1,0,0,0,0", "RR RR RR RR", True),
        ("1,0,0,0,0", "RR RR RR RG", False),
        ("0,0,0,0,0", "RR RR RR RR", False),  # all five are lowest
        ("3,3,2,2,9", "RG RR GG PP", True),
        ("3,3,2,2,9", "RG RR GG RB", False),  # one of two lowest is enough
        ("3,3,2,2,9", "RG RR GG RO", False),
        ("18,18,18,18,0", "RO GB RR BB", True),
        ("18,18,18,18,0", "RO GB RP BB", False),
    ],
)
def test_A7_1_exchange_needs_a_rack_without_lowest_symbols(marks: str, rack: str, may: bool) -> None:
    match = placed(board(FAR), markers=marks, racks=f"OP {rack}/GO GP BO BP OP")
    match.play("O@g7 P@h7")
    assert texts(match) == (["keep", "exchange"] if may else ["keep"])
    assert clause_of(match, "exchange") == ("" if may else "A7.1")


def test_A7_1_keep_is_said_also_when_nothing_else_is_legal() -> None:
    match = dealt(MIXED, OTHERS)
    match.play("R@e6 G@e7")
    assert match.actors == [0]
    assert texts(match) == ["keep"]


def test_A7_1_A7_2_scripts() -> None:
    followed("exchange")
    followed("bonus")


def exchanging():
    match = placed(board(FAR), markers="1,0,0,0,0", racks="GP RR RR RR RR/GO GP BO BP OP")
    match.play("G@g7 P@h7")
    match.play("exchange")
    return match


def test_A7_2_five_are_drawn_before_the_old_ones_return() -> None:
    match = exchanging()
    assert match.state.shown.tolist().count(0) == 4
    assert not (match.state.racks[0] >= 0).any()
    draw(match, "RR")
    draw(match, "RR")
    with pytest.raises(Exception, match=r"A2\.1"):
        draw(match, "RR")  # six there are, four lie open
    draw(match, "GG", "GG", "GG")
    assert match.actors == [1], "the turn ends, with no further question"
    assert (match.state.shown == -1).all()
    assert match.state.racks[0].tolist() == [0, 0, 5, 5, 5]
    match.play("B@b2 O@b3")
    match.play("keep")
    draw(match, "RR")  # the old ones are back in the bag


def test_A7_2_meanwhile_the_old_ones_are_not_in_the_bag() -> None:
    match = exchanging()
    assert int(bag_size(match.state)) == 100 - 3 - 5 - 4
    draw(match, "GG", "GG")
    assert int(bag_size(match.state)) == 100 - 3 - 5 - 4 - 2
    draw(match, "GG", "BB", "BB")
    assert int(bag_size(match.state)) == 100 - 3 - 10


def test_A7_2_five_also_from_fewer_than_four() -> None:
    match = placed(board("b2=R c2=R f8=G g8=G"), markers="17,17,0,0,0", racks="RG GG RR RR RG/GO GP BO BP OP")
    match.play("R@b1 G@c1")
    match.play("G@f7 G@g7")
    match.play("R@h2 R@h3")
    assert texts(match) == ["keep", "exchange"]
    match.play("exchange")
    draw(match, "OO", "OO", "OO", "OO", "PP")
    assert match.actors == [1]
    assert (match.state.racks[0] >= 0).all()


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_A7_2_the_rack_is_shown_to_all(viewer: int) -> None:
    match = exchanging()
    assert match.observation(viewer).shown.tolist() == match.state.shown.tolist()
    assert "!RRRRRRRR" in match.position(viewer).replace("--", "")
    draw(match, "GG")
    assert match.seen_as(match.ply - 1, viewer).text == ("0+GG" if viewer == 0 else "0+??")


def test_A7_2_a_guess_respects_what_lies_open() -> None:
    """Four RR lie open and two more there are: a guess at three drawn tiles never has more than two RR."""
    match = exchanging()
    draw(match, "RR", "GG", "GG")
    work, most = np.zeros(match.game.state.WORK, np.int32), 0
    for seed in range(300):
        guess = match.observation(1)
        verbs.determinize(guess, 1, new_rng(seed), work)
        assert guess.shown.tolist() == match.state.shown.tolist()
        most = max(most, guess.racks[0].tolist().count(0))
        assert match.game.state.broken_invariants(guess) == []
    assert 1 <= most <= 2


def test_A7_2_once_back_in_the_bag_they_are_forgotten() -> None:
    match = exchanging()
    draw(match, "BB", "GG", "GG", "BB", "PP")
    work = np.zeros(match.game.state.WORK, np.int32)
    found = set()
    for seed in range(300):
        guess = match.observation(1)
        verbs.determinize(guess, 1, new_rng(seed), work)
        found.add(guess.racks[0].tolist().count(0))
    assert max(found) >= 2


def test_A7_3_refill_after_keep() -> None:
    match = dealt(MIXED, OTHERS)
    match.play("R@e6 G@e7")
    assert clause_of(match, "0+PP", 0) == "G4"
    match.play("keep")
    assert clause_of(match, "1+PP") == "A2.1", "for the seat whose turn it is"
    draw(match, "PP")
    assert match.actors == [1]
    assert match.position(0).split()[5].startswith("PPRBRORPGB/")
    assert [match.seen_as(match.ply - 1, viewer).text for viewer in (0, 1, PUBLIC)] == ["0+PP", "0+??", "0+??"]


def test_A7_3_a_guess_deals_the_tiles_that_are_left() -> None:
    """When all but seven tiles have been seen, five of these are on the other rack, any of them equally likely."""
    match = dealt(MIXED, OTHERS)
    left = {0: 3, 4: 1, 5: 2, 14: 1}
    seen = match.observation(0)
    for kind in range(KINDS):
        mine = seen.racks[0].tolist().count(kind)
        seen.played[kind] = int(MIX[int(seen.mix), kind]) - mine - left.get(kind, 0)
    work, guesses, lacks = np.zeros(match.game.state.WORK, np.int32), 2000, Counter[int]()
    for seed in range(guesses):
        guess = np.array([seen])[0]
        verbs.determinize(guess, 0, new_rng(seed), work)
        dealt_now = Counter(guess.racks[1].tolist())
        assert dealt_now.total() == RACK
        assert dealt_now <= Counter(left)
        lacks += Counter(left) - dealt_now
    for kind, tiles in left.items():
        assert lacks[kind] / guesses == pytest.approx(tiles * 2 / 7, abs=0.06)
