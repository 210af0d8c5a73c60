"""A2: set-up and turns."""

import numpy as np

from games.axio.dealing import MIXED, OTHERS, RACKS, clause_of, dealt, draw, followed, solo, started, turn
from pyramidion.core import verbs
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, PUBLIC


def test_A2_1_dealing() -> None:
    match = started(2)
    assert match.actors == [CHANCE]
    assert clause_of(match, "1+RB", CHANCE) == "A2.1"
    assert clause_of(match, "0+BR", CHANCE) == "A2.1"
    assert clause_of(match, "0+??", CHANCE) == "A2.1"
    for _ in range(5):
        match.play("0+RB", CHANCE)
    assert clause_of(match, "0+RB", CHANCE) == "A2.1"
    for _ in range(2):
        match.play("1+RB", CHANCE)
    assert clause_of(match, "1+RB", CHANCE) == "A2.1", "there are seven"
    for _ in range(3):
        match.play("1+GG", CHANCE)
    assert match.actors == [0]
    assert [match.seen_as(0, viewer).text for viewer in (0, 1, PUBLIC)] == ["0+RB", "0+??", "0+??"]


def test_A2_1_five_tiles_for_each_seat_in_turn() -> None:
    match = started(4)
    for seat in range(4):
        for count in range(5):
            assert int(match.state.turn) == seat
            assert int((match.state.racks[seat] >= 0).sum()) == count
            draw(match, ("RG", "GB", "BO", "OP", "RP")[count])
    assert match.actors == [0]


def test_A2_1_each_tile_is_equally_likely() -> None:
    """Of 94 tiles left one is RR: about 32 of 3000 draws; six standard deviations are 34."""
    match = started(2)
    draw(match, *["RR"] * 5, "GG")
    rng, work = new_rng(3), np.zeros(match.game.state.WORK, np.int32)
    drawn = [match.ledger.texts[int(verbs.sample_chance(match.state, rng, work))] for _ in range(3000)]
    assert 0 < drawn.count("1+RR") < 66
    assert 160 - 75 < drawn.count("1+GG") < 160 + 75
    assert 223 - 87 < drawn.count("1+BO") < 223 + 87


def test_A2_2_turn_order() -> None:
    match = dealt(MIXED, OTHERS, MIXED)
    order = []
    for placing, drawn in (("R@f7 G@f8", "RR"), ("G@j7 O@j8", "RR"), ("R@f3 G@f4", "RR"), ("B@a1 R@a2", "RR")):
        order.append(match.turn)
        assert match.actors == [match.turn]
        assert clause_of(match, "keep", (match.turn + 1) % 3) == "G1"
        turn(match, placing, drawn)
    assert order == [0, 1, 2, 0]


def test_A2_1_A2_2_scripts() -> None:
    for script in ("size-11", "size-13", "exchange"):
        followed(script)


def test_A2_2_only_the_seat_whose_turn_it_is_acts() -> None:
    match = dealt(*RACKS)
    for seat in (1, 2, 3, CHANCE):
        assert clause_of(match, "R@g8 G@g9", seat) == "G1"
    assert clause_of(solo("RG"), "R@e6 G@e7", CHANCE) == "G1"
