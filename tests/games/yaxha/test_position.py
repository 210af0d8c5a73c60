"""Position text: there and back, and what it refuses."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.yaxha.boards import CARDS, GROUND, at, building, new, play, position
from pyramidion.core.errors import BadPositionError, BadSetupError, PyramidionError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC

FULL = f"d4={GROUND}"
THREE = "OBG/YYW/OOO"


def visited(seats: int, options: dict[str, object], seed: int) -> list[str]:
    """Positions of a random match, as its seats and spectators see them too."""
    match = new(seats, seed=seed, settle=False, **options)
    choice = random.Random(seed)
    found = []
    while True:
        if choice.random() < (0.5 if COMPILED else 0.02) or match.is_over:
            found += [match.position(viewer) for viewer in (None, PUBLIC, match.ply % seats)]
        if match.is_over:
            return found
        seat = choice.choice(match.actors)
        match.play(choice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"bonus": "beginner"}])
def test_there_and_back(seats: int, options: dict[str, object]) -> None:
    for text in set(visited(seats, options, seats)):
        match = at(text)
        assert match.position() == text
        assert match.start_position == text
        assert match.is_partial == ("?" in text)


def build(**fields: object) -> str:
    given: dict[str, object] = {"claims": "12", "got": "12", "market": "OBG/YYW", "played": 0}
    return position("build", **(given | fields))  # type: ignore[arg-type]


def pyramid(text: str, **fields: object) -> str:
    """Seat 0 has this pyramid, seat 1 one of as many cubes; nobody has chosen yet."""
    return position(pyramids=[text, "d4=OOO"], **fields)  # type: ignore[arg-type]


BAD = [
    # fields
    ("", "begins with the number of seats"),
    ("5 x", "is for 2 to 4 seats"),
    ("2", "it has 0 fields after the seats, not 7"),
    (f"{position()} more", "it has 8 fields"),
    (position(options="bonus=none"), "takes all, beginner"),
    (position(options="colour=red"), "has no option 'colour'"),
    # phase and rounds
    (position("waiting"), "the phase 'waiting' is none of turns bonus fill"),
    (position("CLAIM"), "the phase 'CLAIM'"),
    (position(played=0).replace("claim 0", "claim 11"), "'11' rounds played are not a number from 0 to 10"),
    (position(played=0).replace("claim 0", "claim 00"), "'00' rounds played"),
    (position(pyramids=[FULL, FULL], played=10), "the match is over after 10 rounds"),
    (position("complete", market="---/---", played=9), "the match is over after 10 rounds"),
    ("2 bonus 1 1/2 - 22/23/23/24/22 ---/--- -:-:-:-/-:-:-:-", "but the set-up is not over"),
    # turn tiles
    (position(turns="1/2/3"), "it tells of 3 turn tiles, not 2"),
    (position(turns="1/3"), "the turn tile of seat 1 is '3', not 1 to 2"),
    (position(turns="1/1"), "two seats have the same turn tile"),
    (position(turns="1/-"), "the turn tiles are dealt one by one"),
    ("2 turns 0 -/1 - 24/24/24/24/24 ---/--- -:-:-:-/-:-:-:-", "the turn tiles are dealt one by one"),
    ("2 turns 0 1/2 - 24/24/24/24/24 ---/--- -:-:-:-/-:-:-:-", "the turn tiles are dealt one by one"),
    # cards
    (position(cards="-"), "3 bonus cards are dealt after the turn tiles"),
    (position(cards="one-side/most-layers"), "3 bonus cards are dealt"),
    (position(cards=f"{CARDS}/one-side"), "it has 4 bonus cards, not 3"),
    (position(cards="one-side/most-layers/nothing"), "there is no bonus card 'nothing'"),
    (position(cards="one-side/most-layers/one-side"), "a bonus card lies there twice"),
    (position(cards="one-side/most-layers/neighbour-blue"), "not in use with this number of seats"),
    (position(cards="one-side/most-layers/largest-any", options="bonus=beginner"), "not in use with this number"),
    ("2 turns 0 -/- one-side 24/24/24/24/24 ---/--- -:-:-:-/-:-:-:-", "3 bonus cards are dealt"),
    # bag and market
    (position(bag="24/24/24/24"), "it tells of 4 colours in the bag, not 5"),
    (position(bag="25/23/23/22/23"), "the bag holds '25' cubes of O"),
    (position(bag="23/23/23/22/22"), "6 cubes have been drawn, but the bag does not hold the others"),
    (position(bag="24/23/23/22/22"), "there are more than 24 cubes of O"),
    (position(market="OBG/YYX"), "market tile 2 is 'YYX': three letters"),
    (position(market="OBG/YY"), "market tile 2 is 'YY'"),
    (position(market="OBG/YY-"), "the market is filled at the beginning of a round"),
    (position("fill"), "the market is filled at the beginning of a round"),
    (position("fill", market="OB-/Y--"), "the market is not filled spot by spot"),
    (position("complete", pyramids=[FULL, FULL], played=10), "the market is filled at the beginning of a round"),
    # choices
    (position(claims="12"), "everybody has chosen, so the choices would be revealed"),
    (position(claims="1-", got="1-"), "somebody has got a tile before that"),
    (position(claims="3-"), "seat 0 chose '3' and got '-'"),
    (position("fill", market="OB-/---", claims="1-"), "but nobody claims or builds now"),
    (position("take", market=THREE, claims="11-", got="1--"), "somebody's choice is missing"),
    (position("take", market=THREE, claims="11?", got="1--"), "unknown although all choices have been revealed"),
    (position("take", market=THREE, claims="111", got="-1-"), "did not go to the seat that was first"),
    (position("take", market=THREE, claims="111", got="11-"), "two seats have got the same market tile"),
    (position("take", market=THREE, claims="112", got="1-2"), "the seats left over have all got their tiles"),
    (
        position("take", market="OBG/YYW/OOO/BBB", claims="1114", got="1--4").replace("1:-:-:-", "1:4:-:-", 1),
        "same market",
    ),
    (position("take", market="OBG/YYW/OOO/BBB", claims="1111", got="1-2-"), "not taken tiles in the order"),
    (build(claims="11", turns="1/2"), "did not go to the seat that was first"),
    (build(claims="12", got="21"), "did not go to the seat that was first"),
    (build(got="1-"), "did not go to the seat that was first"),
    (build(market=THREE, claims="111", got="2-1", turns="1/2/3"), "somebody builds without a market tile"),
    # what has been placed
    (position(placed=["d4.1,-,-", "-"]), "seat 0 has placed 'd4.1,-,-', but nobody builds now"),
    (position(placed=["?", "-"]), "but nobody builds now"),
    (build(placed=["-", "-,-,-"]), "seat 0 has placed '-': a cell or - for each"),
    (build(placed=["d4.1,-", "-,-,-"]), "seat 0 has placed 'd4.1,-'"),
    (build(placed=["h4.1,-,-", "-,-,-"]), "seat 0 has placed 'h4.1,-,-'"),
    (build(placed=["d5.1,-,-", "-,-,-"]), "seat 0 has placed a cube where it could not be placed"),
    (build(placed=["d4.1,d4.1,-", "-,-,-"]), "where it could not be placed"),
    (build(placed=["d4.1,f4.1,-", "-,-,-"]), "where it could not be placed"),
    (build(placed=["-,-,-", "-,d4.1,-"]), "where it could not be placed"),  # of two equal cubes the first goes first
    (build(placed=["d4.1,d5.1,d6.1", "d4.1,d5.1,d6.1"]), "everybody has finished building"),
    (build(placed=["?", "?"]), "everybody has finished building"),
    # pyramids
    (position().replace("-:-:-:-/", "-:-:-/"), "seat 0 is '-:-:-': choice, tile, cells and pyramid"),
    (pyramid("d4OBG"), "the pyramid of seat 0 is 'd4OBG'"),
    (pyramid("h4=OBG"), "the pyramid of seat 0 is 'h4=OBG'"),
    (pyramid("d8=OBG"), "the pyramid of seat 0 is 'd8=OBG'"),
    (pyramid("d4=OXG"), "letters that are no colours"),
    (pyramid("d4=OBG,---"), "with an empty edge"),
    (pyramid("c4=-OBG"), "with an empty edge"),
    (pyramid("d4="), "with an empty edge"),
    (pyramid("d4=OBG|--"), "not as many rows and columns"),
    (pyramid("d4=OB,G"), "not as many rows and columns"),
    (pyramid("d4=OB,G-|-"), "with an empty edge, layer"),
    (pyramid("a4=OBGYW"), "larger than four layers of up to 4×4"),
    (pyramid("e4=OBG"), "has no cube on d4"),
    (pyramid("d4=OB-,--G"), "layer 1 of seat 0 is not in one piece"),
    (pyramid("d4=OOO,OOO", played=1), "has 6 cubes, more than 3 for each round"),
    (pyramid("d4=OB"), "has lost a cube, but there was room for it"),
    (position(pyramids=["d4=OO,O-,OO|O,-", "d4=BB,BB,BB"]), "does not rest on four"),
    (position(pyramids=["d4=OO,BB,G-|G,-", "d4=BB,BB,BB"]), "could not touch its own colour"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_bad_positions(text: str, said: str) -> None:
    with pytest.raises((BadPositionError, BadSetupError), match=re.escape(said)):
        at(text)


def test_a_chain_of_equal_cubes_beside_each_other_needs_one_that_touches_below() -> None:
    """e4.2 has no orange cube below, but lies beside d4.2, which has one."""
    at(position(pyramids=["d4=OBB,BBB,B--|OO,--", "d4=GGG,GGG,GGG"]))
    with pytest.raises(BadPositionError, match="could not touch its own colour"):
        at(position(pyramids=["d4=WBB,BBB,B--|OO,--", "d4=GGG,GGG,GGG"]))


VALID = [
    new(3, settle=False).position(),
    play(new(2, settle=False), "* turn 0=2", "* turn 1=1", "* bonus one-side").position(),
    position("fill", pyramids=["d4=OOO", "d4=OBG"], market="OB-/---"),
    position(claims="-2"),
    position(claims="-?"),
    position("take", market=THREE, claims="111", got="1--"),
    build(placed=["d4.1,-,d5.1", "-,-,-"]),
    build(placed=["?", "d4.1,-,d5.1"]),
    building([FULL, FULL], "WWO/OBG").position(),
    position("complete", pyramids=[f"{FULL}|OBG,GYO,OBG", FULL], market="---/---", played=10),
]
EXAMPLES = 150 if COMPILED else 30


def accepted(text: str) -> Match | None:
    """The match at a position; None if it is refused in the proper way."""
    try:
        return at(text)
    except (BadPositionError, BadSetupError):
        return None


def play_on(match: Match, seed: int) -> None:
    """Compiled to the end, interpreted some plies. What holds unknowns is only looked at."""
    if match.is_partial:
        with pytest.raises(PyramidionError, match="has unknowns"):
            match.legal_actions(0)
        return
    choice = random.Random(seed)
    while not match.is_over and (COMPILED or match.ply < 20):
        seat = choice.choice(match.actors)
        match.play(choice.choice(match.legal_actions(seat)), seat)
    assert match.game.state.broken_invariants(match.state) == []


@pytest.mark.parametrize("text", VALID)
def test_valid_positions_can_be_played_on(text: str) -> None:
    match = at(text)
    assert match.position() == text
    play_on(match, 1)


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.text(max_size=60)
    | st.from_regex(r"[2-4] [a-z]+ [0-9] [1-4/]+ [a-z/-]+ [0-9/]+ [OBGYW/-]+ .{0,20}", fullmatch=True)
)
def test_garbage_is_refused(text: str) -> None:
    assert accepted(text) is None


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.sampled_from(VALID),
    st.lists(st.tuples(st.integers(0, 300), st.sampled_from([*"OBGYW?-/:=|,. 0123456789abcdefg", ""])), max_size=2),
    st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300)), max_size=2),
)
def test_mutated_positions(text: str, changes: list[tuple[int, str]], exchanges: list[tuple[int, int]]) -> None:
    letters = list(text)
    for index, letter in changes:
        letters[index % len(letters)] = letter
    for index, other in exchanges:
        one, two = index % len(letters), other % len(letters)
        letters[one], letters[two] = letters[two], letters[one]
    mutated = "".join(letters)
    match = accepted(mutated)
    if match is not None:
        again = match.position()
        assert again.split()[1:] == mutated.split()[1:]
        assert at(again).position() == again
        assert match.game.state.broken_invariants(match.state) == []
        play_on(match, len(mutated))
