"""The engine beside a second, naive program: the same legal actions, states and results at every ply."""

import random
from itertools import product

import pytest

from games.maya_towers.boards import at, new, position
from games.maya_towers.oracle import Oracle
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import actor_text

OPTIONS: list[dict[str, object]] = [
    {},
    {"edition": "hungarian"},
    {"ending": "both", "stall": 5},
    {"edition": "hungarian", "ending": "either", "stall": 1},
    {"triple": 2, "stall": 200},
]
KINDS = list(product((2, 3, 4), ("random", "draft", "drawn"), OPTIONS))
# Late positions: towers are finished, spaces full, ladders and priests used up soon.
LATE = [
    position(monolith="a1-b1@2", options="stall=2"),
    position("rrr**/ooo**/yyy**/ggg**/ttttt/bbb**/vvv**/ppp**/nnn**", monolith="a1-b1@2"),
    position("rrrro/oooo*/yyyy*/gggg*/tttt*/bbbb*/vvvv*/pppp*/nnnn*", monolith="c2-c3@2", options="stall=9"),
    position(
        "*/*/yyyyy/gt***/tg***/bbbbb/*/ppppp/nnnnn",
        monolith="c2-c3@4",
        table="10/30/20W/00/00/30W/00/30W/20W",
    ),
    position("rrr**/ooo**/yyy**/ggg**/tttt*/bbb**/vvv**/ppp**/nnn**", turn=2, monolith="a1-b1", table="ro/yg/bv"),
    position("rrrr*/ooo**/yyy**/ggg**/ttt**/bbb**/vvv**/ppp**/nnn**", turn=3, monolith="a1-b1", table="ro/yg/bv/pn"),
    position(
        "rrrr*/oooo*/yyy**/ggg**/tttt*/bbbb*/*/*/*", monolith="a3-b3", table="ro/yg/bv/pn", options="edition=hungarian"
    ),
]


def follow_together(match: Match, oracle: Oracle, choice: random.Random) -> str:
    """Play a match in both programs to the end, at random, and compare at every ply. Returns how it ended."""
    while True:
        assert match.position().split(" ", 1)[1] == oracle.body()
        assert match.is_over == (oracle.actor() == "")
        if match.is_over:
            break
        assert [actor_text(actor) for actor in match.actors] == [oracle.actor()]
        legal = [action.text for action in match.legal_actions()]
        assert len(legal) == len(set(legal))
        assert set(legal) == oracle.legal()
        text = choose(legal, oracle, choice)
        match.play(text)
        oracle.play(text)
    outcome = match.outcome()
    assert outcome.reason == oracle.phase
    assert outcome.scores == oracle.scores()
    assert outcome.ranks == oracle.ranks()
    return outcome.reason


def choose(legal: list[str], oracle: Oracle, choice: random.Random) -> str:
    """At random, but towers get finished often and matches are seldom stopped."""
    if "stop" in legal and len(legal) > 1 and choice.random() < 0.9:
        legal = [text for text in legal if text != "stop"]
    joining = [text for text in legal if "@" in text and " " not in text and joins(oracle, text)]
    return choice.choice(joining if joining and choice.random() < 0.6 else legal)


def joins(oracle: Oracle, text: str) -> bool:
    first, second, low = oracle.towers[text[:2]], oracle.towers[text[3:5]], int(text[6]) - 1
    return first[low - 1] == second[low] or second[low - 1] == first[low]


@pytest.mark.parametrize("index", range(len(KINDS) * 3 if COMPILED else 4))
def test_whole_matches(index: int) -> None:
    # Interpreted only a handful of kinds, a different one of each seat count and set-up.
    seats, setup, options = KINDS[index % len(KINDS) if COMPILED else (index * 16) % len(KINDS)]
    oracle = Oracle(seats, {"setup": setup, **options})
    match = new(seats, settle=False, setup=setup, **options)
    assert follow_together(match, oracle, random.Random(index)) in ("no-swap", "stopped", "stalled")


@pytest.mark.parametrize("start", LATE)
def test_late_positions(start: str) -> None:
    for seed in range(12 if COMPILED else 1):
        follow_together(at(start), Oracle.read(start), random.Random(seed))


def test_every_ending_occurs() -> None:
    endings = {
        (start[0], follow_together(at(start), Oracle.read(start), random.Random(seed)))
        for start in LATE
        for seed in range(3)
    }
    assert {reason for seats, reason in endings if seats == "2"} == {"no-swap", "stalled"}
    assert "stopped" in {reason for seats, reason in endings if seats != "2"}
