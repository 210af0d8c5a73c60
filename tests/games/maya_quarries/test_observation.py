"""What is dealt anew when a seat guesses at what it cannot see."""

from collections import Counter

import numpy as np

from games.maya_quarries.positions import GAME, at, position
from pyramidion.core import verbs
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import State

ROUNDS = 4000


def guesses(match: Match, seat: int, rounds: int = ROUNDS) -> list[State]:
    rng, work = new_rng(5), np.zeros(GAME.state.WORK, np.int32)
    found = []
    for _ in range(rounds):
        states = np.zeros(1, GAME.state.STATE)
        states[0] = match.observation(seat)
        verbs.determinize(states[0], seat, rng, work)
        found.append(states[0])
    return found


def cards(state: State, quarry: int) -> tuple[int, ...]:
    return tuple(int(card) % 16 for card in state.cards[quarry] if int(card) >= 0)


def test_unknown_cards_are_dealt_evenly_by_their_backs() -> None:
    # Seat 1 has played a low card; its lows are 3 4 4 5: the 4 is twice as likely.
    match = at(position(quarries="0514", course="1:2:0"))
    counts = Counter(cards(state, 0)[1] for state in guesses(match, 0))
    assert set(counts) == {0, 1, 2}
    for kind, share in ((0, 0.25), (1, 0.5), (2, 0.25)):
        assert abs(counts[kind] / ROUNDS - share) < 0.04
    high = at(position(quarries="051824", course="1:0:0"))
    counts = Counter(cards(state, 0)[1] for state in guesses(high, 0))
    assert set(counts) == {3, 4, 5, 6}
    assert all(abs(count / ROUNDS - 0.25) < 0.04 for count in counts.values())


def test_what_was_opened_is_not_dealt_again() -> None:
    # Quarry 1 is open and shows seat 1's 3 and 8: they are neither in its hand nor at quarry 2 or 3.
    match = at(position(phase="protect", quarries="1318/1417/23", opened="1", course="1:1:0", has="0,0/0,4/0,0"))
    for state in guesses(match, 0, 300):
        low, high = cards(state, 1)
        assert low in (1, 2)
        assert high in (3, 4, 6)
        assert int(state.hands[1]).bit_count() == 4
        assert GAME.state.broken_invariants(state) == []
    assert match.observation(0).hands[2] == -2
    assert match.observation(0).hands[0] == 255


def test_two_cards_of_one_back_are_dealt_without_repeats() -> None:
    match = at(position(quarries="051424/0315", course="1:2:0"))
    pairs = Counter((cards(state, 0)[1], cards(state, 1)[1]) for state in guesses(match, 0))
    assert (0, 0) not in pairs
    assert (2, 2) not in pairs
    # Of twelve ordered pairs of the cards 3 4 4 5 two are 4 4, two 3 4, one 3 5.
    assert abs(pairs[(1, 1)] / ROUNDS - 2 / 12) < 0.03
    assert abs(pairs[(0, 2)] / ROUNDS - 1 / 12) < 0.03


def test_unknown_bids_are_guessed_within_means() -> None:
    match = at(position(phase="bid", expert=True, tokens="joker=*,cube=*", has="10,0/3,0/10,0", course="2:0:0"))
    match.play("bid 2", 1)
    counts = Counter(int(state.bids[1]) for state in guesses(match, 0, 1000))
    assert set(counts) == {0, 1, 2, 3}


def test_nothing_is_hidden_once_all_is_open() -> None:
    match = at(position(phase="build", quarries="0514/13", has="0,3/0,2/0,0"))
    assert match.observation(2).tobytes() == match.state.tobytes()
