"""The engine beside a second, naive program: the same legal actions, states and results at every ply."""

import random
from collections import Counter
from itertools import product

import pytest

from games.axio.dealing import KINDS, started
from games.axio.oracle import Oracle, square_of
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import actor_text
from pyramidion.games.axio.position import pyramids_by_age
from pyramidion.games.axio.tables import SQUARE_NAMES

CASES = list(product((1, 2, 3, 4), ("7+6", "8+4"))) * 3 if COMPILED else [(1, "7+6"), (3, "8+4")]


def compare(match: Match, oracle: Oracle) -> None:
    """Everything that a state holds."""
    state = match.state
    assert match.position().split()[1].split("/") == oracle.rows()
    for seat in range(oracle.seats):
        assert state.markers[seat].tolist() == list(oracle.markers[seat].values())
        rack = Counter(KINDS[kind] for kind in state.racks[seat].tolist() if kind >= 0)
        assert rack == +oracle.racks[seat]
    assert Counter(KINDS[kind] for kind in state.shown.tolist() if kind >= 0) == +oracle.aside
    names = [SQUARE_NAMES[square] for square in pyramids_by_age(state)]
    assert names == [f"{'abcdefghijklm'[x]}{y + 1}" for x, y in oracle.pyramids]
    if oracle.phase == "place":
        assert int(state.bonus) == oracle.bonus


def choose(legal: list[str], oracle: Oracle, choice: random.Random) -> str:
    """At random, but exchanges are taken, and placings often score, so that 18 is reached."""
    if "exchange" in legal:
        return "exchange"
    if oracle.phase != "place" or choice.random() < 0.3:
        return choice.choice(legal)
    sample = choice.sample(legal, min(len(legal), 40))
    return max(sample, key=lambda text: scored(oracle, text))


def scored(oracle: Oracle, text: str) -> int:
    """How many equal neighbours the halves would have."""
    return sum(
        oracle.board[near] == symbol
        for symbol, at in (half.split("@") for half in text.split())
        for near in oracle.neighbours(square_of(at))
    )


@pytest.mark.parametrize("index", range(len(CASES)))
def test_whole_matches(index: int) -> None:
    seats, tiles = CASES[index]
    choice = random.Random(index)
    oracle, match = Oracle(seats, {"tiles": tiles}), started(seats, tiles=tiles)
    while not match.is_over:
        compare(match, oracle)
        assert [actor_text(actor) for actor in match.actors] == [oracle.actor()]
        legal = [action.text for action in match.legal_actions()]
        assert len(legal) == len(set(legal))
        assert set(legal) == oracle.legal()
        text = choose(legal, oracle, choice)
        match.play(text)
        oracle.play(text)
    compare(match, oracle)
    outcome = match.outcome()
    found = {"reason": outcome.reason, "scores": outcome.scores, "ranks": outcome.ranks, **outcome.extras}
    assert found == oracle.result()
