"""Position text: there and back, and what it refuses."""

import random
import re
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.maya_towers.boards import BOTH_CONNECT, LATIN, NOTHING, at, new, position
from pyramidion.core.errors import BadPositionError, BadSetupError, PyramidionError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC

OPTIONS: list[dict[str, object]] = [
    {},
    {"edition": "hungarian", "stall": 7},
    {"setup": "draft", "triple": 2},
    {"setup": "drawn", "ending": "both"},
]
EMPTY = "-/-/-/-/-/-/-/-/-"
HALF = "r/o/y/-/-/-/-/-/-"
CARDS = "ro/yg/bv"
OWN = "rrrrr/*/*/*/t****/*/*/*/*"
CENTRE = "*/*/*/*/ttttt/*/*/*/*"


def visited(seats: int, options: dict[str, object], seed: int) -> list[str]:
    """Positions of a random match, as its seats and spectators see them too."""
    match = new(seats, seed=seed, settle=False, **options)
    choice = random.Random(seed)
    found = []
    while True:
        if COMPILED or match.is_over or choice.random() < 0.1:
            found += [match.position(viewer) for viewer in (None, PUBLIC, match.ply % seats)]
        if match.is_over:
            return found
        match.play(choice.choice(match.legal_actions()))


@pytest.mark.parametrize(
    ("seats", "options"), list(product((2, 3, 4), OPTIONS) if COMPILED else zip((2, 3, 4), OPTIONS, strict=False))
)
def test_there_and_back(seats: int, options: dict[str, object]) -> None:
    for text in set(visited(seats, options, seats)):
        match = at(text)
        assert match.position() == text
        assert match.start_position == text


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
def test_the_same_state_again(viewer: int) -> None:
    match = new(3, seed=4)
    for _ in range(4):
        match.play(match.legal_actions()[0])
    assert at(match.position(viewer)).state.tobytes() == match.observation(viewer).tobytes()
    assert at(match.position()).state.tobytes() == match.state.tobytes()


def ladders(**places: str) -> str:
    items = dict.fromkeys(("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"), "00") | places
    return "/".join(items.values())


BAD = [
    # fields
    ("", "begins with the number of seats"),
    ("nonsense", "begins with the number of seats"),
    ("12 x", "begins with the number of seats"),
    ("5 x", "is for 2 to 4 seats"),
    ("2", "it has 0 fields after the seats, not 6"),
    (f"{position(monolith='a1-b1@4')} more", "it has 7 fields"),
    (position(monolith="a1-b1@4", options="colour=red"), "has no option 'colour'"),
    (position(monolith="a1-b1@4", options="stall=0"), "takes a whole number"),
    (position(monolith="a1-b1@4", options="stall=3,stall=3"), "given twice"),
    # towers
    ("2 r/o fill 0 - 0 00", "it has 2 towers, not 9"),
    (f"2 {EMPTY}/- fill 0 - 0 {NOTHING}", "it has 10 towers, not 9"),
    (f"2 /{EMPTY[2:]} fill 0 - 0 {NOTHING}", "the tower on a1 is ''"),
    (f"2 {LATIN.replace('roygt', 'roygto')} monolith 1 - 0 {NOTHING}", "the tower on a1 is 'roygto'"),
    (f"2 {LATIN.replace('roygt', 'roxgt')} monolith 1 - 0 {NOTHING}", "'x' in the tower on a1 is none of the colours"),
    (f"2 {LATIN.replace('roygt', 'Roygt')} monolith 1 - 0 {NOTHING}", "'R' in the tower on a1"),
    (f"2 {LATIN.replace('roygt', 'royg?')} monolith 1 - 0 {NOTHING}", "'?' in the tower on a1"),
    (f"2 {LATIN.replace('roygt', 'ooygt')} monolith 1 - 0 {NOTHING}", "the piece o of level 1 stands twice"),
    (f"2 {LATIN.replace('roygt', 'roygb')} monolith 1 - 0 {NOTHING}", "the piece b of level 5 stands twice"),
    (f"2 {LATIN.replace('roygt', 'royg')} monolith 1 - 0 {NOTHING}", "the towers are not complete"),
    (f"2 {EMPTY} swap 0 a1-b1@4 0 {NOTHING}", "the towers are not complete"),
    # phase
    (f"2 {EMPTY} waiting 0 - 0 {NOTHING}", "the phase 'waiting' is none of fill draft"),
    (f"2 {EMPTY} FILL 0 - 0 {NOTHING}", "the phase 'FILL'"),
    (f"2 {LATIN} fill 0 - 0 {NOTHING}", "the towers are complete, but still being built"),
    (f"2 {HALF} draft 1 - 0 {NOTHING}", "the option setup says"),
    (f"2,setup=draft {HALF} fill 0 - 0 {NOTHING}", "the option setup says"),
    (f"2,setup=draft {HALF} draw 1 - 0 {NOTHING}", "the option setup says"),
    (f"2,setup=drawn {HALF} draft 1 - 0 {NOTHING}", "the option setup says"),
    # building
    (f"2 r/-/y/-/-/-/-/-/- fill 0 - 0 {NOTHING}", "not built level by level"),
    (f"2 ro/y/-/-/-/-/-/-/- fill 0 - 0 {NOTHING}", "not built level by level"),
    (f"2,setup=draft ro/-/-/-/-/-/-/-/- draft 0 - 0 {NOTHING}", "not built level by level"),
    (f"2 rr/o/y/g/t/b/v/p/n fill 0 - 0 {NOTHING}", "the tower on a1 has a colour twice, but is still being built"),
    (f"2 tb/vy/po/nv/yn/rt/op/br/g fill 0 - 0 {NOTHING}", "level 2 cannot be completed"),
    (f"2,setup=drawn {HALF} place 1 - 0 {NOTHING}", "a colour is drawn when, and only when"),
    (f"2,setup=drawn {HALF} draw 1g - 0 {NOTHING}", "a colour is drawn when, and only when"),
    (f"2,setup=drawn {HALF} place 1r - 0 {NOTHING}", "the colour drawn is used up"),
    (f"2 {HALF} fill 1 - 0 {NOTHING}", "another seat's turn to build"),
    (f"2,setup=draft {HALF} draft 0 - 0 {NOTHING}", "another seat's turn to build"),
    (f"2 {HALF} fill 0 a1-b1@4 0 {NOTHING}", "nobody has moved yet"),
    (f"2 {HALF} fill 0 - 1 {NOTHING}", "nobody has moved yet"),
    (f"3 {HALF} fill 0+ - 0 -/-/-", "nobody has moved yet"),
    (f"2 {HALF} fill 0 - 0 {ladders(b2='10')}", "nobody has moved yet, but ladders"),
    (f"2 {HALF} fill 0 - 0 {ladders(b2='00W')}", "nobody has moved yet, but ladders"),
    (f"3 {HALF} fill 0 - 0 r/-/-", "cards are dealt after the towers"),
    # turn
    (position(turn=2, monolith="a1-b1@4"), "the turn '2' is not a seat from 0 to 1"),
    (position(turn="0x", monolith="a1-b1@4"), "the turn '0x'"),
    (position(turn="0r", monolith="a1-b1@4"), "a colour is drawn, but the towers are complete"),
    (position(turn="0+", monolith="a1-b1@4"), "the + behind the turn"),
    (position(CENTRE, turn="0+", monolith="b2-c2", table=CARDS), "the + behind the turn"),
    (position(OWN, "decide", "0+", "b2-c2", table=CARDS), "the + behind the turn"),
    (position(CENTRE, "decide", "0+", "b2-c2", 1, CARDS), "the + behind the turn"),
    (position(LATIN, "monolith", 0), "Black, seat 1, places the monolith"),
    (position(LATIN, "deal", 1, table="-/-/-"), "seat 0 takes the first turn"),
    (position(turn=1, table=CARDS), "the monolith is beside the board"),
    # monolith and raven
    (position(monolith="a1-c1@4"), "the monolith stands at 'a1-c1'"),
    (position(monolith="b1-a1@4"), "the monolith stands at 'b1-a1'"),
    (position(monolith="a1-b1@1"), "the raven is at level '1', not 2 to 5"),
    (position(monolith="a1-b1@6"), "the raven is at level '6'"),
    (position(monolith="a1-b1@"), "the raven is at level ''"),
    (position(monolith="a1-b1"), "the raven is at a level with two seats, and only then"),
    (position(monolith="a1-b1@4", table=CARDS), "the raven is at a level with two seats, and only then"),
    (position(), "with two seats the monolith stands on the board"),
    (position(LATIN, "monolith", 1, "a1-b1@4"), "nobody has moved yet"),
    (position(LATIN, "monolith", 1, quiet=1), "nobody has moved yet"),
    (position(LATIN, "deal", 0, "a1-b1", table="-/-/-"), "nobody has moved yet"),
    (position(quiet=1, table=CARDS), "nobody has moved yet"),
    (position(OWN, table=CARDS), "the tower on a1 has a colour twice, but nobody has moved yet"),
    (position(OWN, "decide", table=CARDS), "the monolith is beside the board"),
    (position(OWN, "stopped", table=CARDS), "the monolith is beside the board"),
    (position(OWN, "monolith", 1), "the tower on a1 has a colour twice, but nobody has moved yet"),
    # quiet turns
    (position(monolith="a1-b1@4", quiet=51), "'51' quiet turns are not a number from 0 to 50"),
    (position(monolith="a1-b1@4", quiet=-1), "'-1' quiet turns"),
    (position(monolith="a1-b1@4").replace(" 0 00", " 007 00"), "'007' quiet turns"),
    (position(monolith="a1-b1@4").replace(" 0 00", " \u0663 00"), "quiet turns are not a number"),
    (position(monolith="a1-b1@4", quiet=50), "so many quiet turns would have ended it"),
    # ladders and priests
    (position(monolith="a1-b1@4").replace("00/00", "00", 1), "it gives the ladders of 8 places"),
    (position(BOTH_CONNECT, monolith="a1-b1@4", table=ladders(a1="30")), "the ladders at a1 are '30'"),
    (position(BOTH_CONNECT, monolith="a1-b1@4", table=ladders(b2="32")), "together up to 4"),
    (position(monolith="a1-b1@4", table=ladders(b2="1")), "the ladders at b2 are '1'"),
    (position(monolith="a1-b1@4", table=ladders(b2="00X")), "the ladders at b2 are '00X'"),
    (position(monolith="a1-b1@4", table=ladders(b2="00W")), "a priest stands on b2, which is not finished"),
    (position(monolith="a1-b1@4", table=ladders(b2="10")), "more ladders than connections"),
    (position(LATIN, "monolith", 1, table=ladders(b2="10")), "nobody has moved yet, but ladders"),
    # cards
    (position(table="ro/yg/bv").replace("3 ", "4 ", 1), "it gives the cards of 3 seats, not 4"),
    (position(table="rox/yg/bv"), "the cards of seat 0 are 'rox'"),
    (position(table="ro/yx/bv"), "the cards of seat 1 are 'yx'"),
    (position(table="ro//bv"), "the cards of seat 1 are ''"),
    (position(table="ro/yr/bv"), "the card r is dealt twice"),
    (position(table="rr/yg/bv"), "the card r is dealt twice"),
    (position(table="rt/yg/bv"), "the card of the central base's colour lies face up"),
    (position(table="ro/yg/b"), "each seat has 2 cards when, and only when"),
    (position(LATIN, "deal", table="ro/yg/bv"), "each seat has 2 cards when, and only when"),
    (position(LATIN, "deal", table="ro/y/-"), "the cards are not dealt in turn"),
    (position(LATIN, "deal", table="-/y/-"), "the cards are not dealt in turn"),
    (position(LATIN, "stalled", 0, "a1-b1", 1, "??/yg/bv", options="stall=1"), "a card is unknown, but"),
    # phases that contradict the rest
    (position(LATIN, "deal"), "Black places the monolith with two seats"),
    (position(LATIN, "monolith", 1, table=CARDS), "Black places the monolith with two seats"),
    (position(CENTRE, "decide", 0, "b2-c2@4"), "with two seats nobody can stop"),
    (position(CENTRE, "stopped", 0, "b2-c2@4"), "with two seats nobody can stop"),
    (position(LATIN, "decide", 0, "b2-c2", table=CARDS), "no tower is finished that lets a seat decide"),
    (position(CENTRE, "decide", 0, "b2-c2", table=CARDS, options="ending=both"), "no tower is finished that lets"),
    (position(OWN, "stopped", 1, "b2-c2", table=CARDS), "the seat that stopped it may not"),
    (position(LATIN, "no-swap", 0, "a1-b1@4"), "it ended for want of a swap, but there is one"),
    (position(LATIN, "stalled", 0, "a1-b1@4", 49), "there were not enough quiet turns"),
    (
        position("rrrrr/ooooo/yyyyy/ggggg/ttttt/bbbbb/vvvvv/ppppp/nnnnn", monolith="a1-b1@4"),
        "the seat to move has no swap",
    ),
    (
        position("rrrrr/ooooo/yyyyy/ggggg/ttttt/bbbbb/vvvvv/ppppp/nnnnn", "no-swap", 0, "a1-b1@4", 50),
        "so many quiet turns would have ended it",
    ),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_bad_positions(text: str, said: str) -> None:
    with pytest.raises((BadPositionError, BadSetupError), match=re.escape(said)):
        at(text)


VALID = [
    f"2 {HALF} fill 0 - 0 {NOTHING}",
    f"2,setup=draft gvtyo/vprn/nbopv/otyvn/rgnot/pybr/bovg/trgby/ynpt draft 1 - 0 {NOTHING}",
    f"3,setup=drawn {HALF} place 0g - 0 -/-/-",
    position(LATIN, "monolith", 1),
    position(LATIN, "deal", table="ro/y/g/b"),
    position(BOTH_CONNECT, turn=1, monolith="c2-c3@4", quiet=40, table=ladders(a1="10", c1="02W", b3="21B")),
    position(OWN, turn=2, monolith="b2-c2", table="ro/??/??"),
    position(CENTRE, "decide", "1+", "b2-c2", table="ro/yg/bv/pn", options="stall=2"),
    position(OWN, "stopped", 0, "b2-c2", 3, CARDS),
    position(LATIN, "stalled", 0, "a1-b1@4", 1, options="stall=1"),
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
        assert "?" in match.position()
        with pytest.raises(PyramidionError, match="has unknowns"):
            match.play(match.legal_actions()[0])
        return
    choice = random.Random(seed)
    while not match.is_over and (COMPILED or match.ply < 40):
        match.play(choice.choice(match.legal_actions()))
    if match.is_over:
        assert min(match.outcome().ranks) == 1


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.text(max_size=60) | st.from_regex(r"[2-4] [a-z/-]{0,30} [a-z]+ [0-3] - [0-9]+ [0-9/]+", fullmatch=True))
def test_garbage_is_refused(text: str) -> None:
    assert accepted(text) is None


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.sampled_from(VALID),
    st.lists(st.tuples(st.integers(0, 200), st.sampled_from([*"roygtbvpn?-/+@ 01234567WBabc", ""])), max_size=2),
    st.lists(st.tuples(st.integers(0, 200), st.integers(0, 200)), max_size=2),
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
        play_on(match, len(mutated))


@pytest.mark.parametrize("text", VALID)
def test_exchanged_pieces_still_play(text: str) -> None:
    """Any two pieces of one level may change places: the towers are then other towers, or the text is refused."""
    choice = random.Random(text)
    fields = text.split(" ")
    for _ in range(8 if COMPILED else 2):
        towers = [list(tower) for tower in fields[1].split("/")]
        level = choice.randrange(5)
        tall = [tower for tower in towers if len(tower) > level]
        if len(tall) > 1:
            one, other = choice.sample(tall, 2)
            one[level], other[level] = other[level], one[level]
        match = accepted(" ".join([fields[0], "/".join("".join(tower) for tower in towers), *fields[2:]]))
        if match is not None:
            play_on(match, level)
