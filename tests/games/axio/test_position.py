"""Position text: there and back, and what it refuses."""

import random
import re
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.axio.dealing import PACKED, TWENTY, at, board, position, started
from pyramidion.core.errors import BadPositionError, BadSetupError, PyramidionError
from pyramidion.core.jit import COMPILED
from pyramidion.core.types import PUBLIC

CASES = list(product((1, 2, 3, 4), ("7+6", "8+4")))


def visited(seats: int, tiles: str, seed: int) -> list[str]:
    """Positions of a random match that exchanges where it may, as its seats and spectators see them too."""
    match = started(seats, tiles=tiles)
    choice = random.Random(seed)
    found = []
    while True:
        if match.is_over or choice.random() < (0.4 if COMPILED else 0.05):
            found += [match.position(viewer) for viewer in (None, PUBLIC, match.ply % seats)]
        if match.is_over:
            return found
        legal = match.legal_actions()
        match.play(legal[-1] if len(legal) == 2 else choice.choice(legal))


@pytest.mark.parametrize(("seats", "tiles"), CASES if COMPILED else CASES[1::3])
def test_there_and_back(seats: int, tiles: str) -> None:
    for text in set(visited(seats, tiles, seats)):
        match = at(text)
        assert match.position() == text
        assert match.start_position == text


def test_the_same_state_again() -> None:
    match = started(4)
    choice = random.Random(2)
    while not match.is_over:
        match.play(choice.choice(match.legal_actions()))
        if match.ply % 7 == 0:
            assert at(match.position()).state.tobytes() == match.state.tobytes()
            for viewer in (PUBLIC, 2):
                assert at(match.position(viewer)).state.tobytes() == match.observation(viewer).tobytes()


SQUARES = board("b2=R c2=G f8=B g8=O")
GOOD = position(SQUARES)
FIELDS = GOOD.split()
HELD = "RG RB RO RP/GO GP BO BP OP"


def changed(field: int, text: str, start: str = GOOD) -> str:
    fields = start.split()
    fields[field] = text
    return " ".join(fields)


MOVED = board(" ".join(f"{hole}=^" for hole in TWENTY), seats=4, filled=9) | {"f2": "x"}

BAD = [
    # fields
    ("", "begins with the number of seats"),
    ("nonsense", "begins with the number of seats"),
    ("5 x", "is for 1 to 4 seats"),
    ("2", "it has 0 fields after the seats, not 7"),
    (f"{GOOD} more", "it has 8 fields"),
    (changed(0, "2,tiles=9+9"), "'9+9'"),
    (changed(0, "2,colour=red"), "has no option 'colour'"),
    # squares
    (changed(0, "3"), "with 3 seats the squares are 11 rows of 11 signs"),
    (changed(1, FIELDS[1][:-1]), "9 rows of 9 signs"),
    (changed(1, FIELDS[1] + "/........."), "9 rows of 9 signs"),
    (changed(1, FIELDS[1].replace("RG", "rG")), "'r' on b2 is none of"),
    (changed(1, FIELDS[1].replace("RG", "?G")), "'?' on b2 is none of"),
    (changed(1, FIELDS[1].replace("B", ".", 1)), "the board shows B 1 times"),
    (position(SQUARES | {"a2": "B", "b1": "B"}), "No single empty square"),
    (changed(1, FIELDS[1].replace("....B....", "...B.....")), "The coloured squares show their symbols"),
    # phase and turn
    (changed(2, "waiting"), "the phase 'waiting' is none of deal place decide refill exchange full axio no-tile"),
    (changed(2, "PLACE"), "the phase 'PLACE'"),
    (changed(2, "full"), "two empty squares lie side by side"),
    (changed(2, "axio"), "the seat has not all symbols at 18"),
    (changed(2, "no-tile"), "no seat can ever be without a tile"),
    (changed(2, "deal"), "seat 0 cannot have 5 tiles now"),
    (changed(2, "decide"), "nobody can be asked to keep or exchange now"),
    (changed(2, "refill"), "no room for it"),
    (changed(2, "exchange"), "the old rack lies open"),
    (changed(3, "2"), "the turn '2' is not a seat from 0 to 1"),
    (changed(3, "0+0"), "the turn '0+0'"),
    (changed(3, "0+6"), "the turn '0+6'"),
    (changed(3, "\u0660"), "is not a seat"),
    (changed(3, "0+1"), "bonus placements follow a placement"),
    (changed(3, "0+1", position(board(PACKED, filled=9), "full", racks=HELD)), "it is over, but bonus placements"),
    (position(board("b2=R c2=G"), turn="0"), "it is the turn of seat 1"),
    (position(board(), turn="1"), "it is the turn of seat 0"),
    # markers
    (changed(4, "0,0,0,0,0"), "the markers of 1 seats, not 2"),
    (changed(4, "0,0,0,0/0,0,0,0,0"), "the markers of seat 0 are '0,0,0,0'"),
    (changed(4, "0,0,0,0,19/0,0,0,0,0"), "five numbers from 0 to 18"),
    (changed(4, "0,0,0,0,0/0,0,0,0,-1"), "the markers of seat 1"),
    (changed(4, "0,0,0,0,01/0,0,0,0,0"), "the markers of seat 0"),
    (changed(4, "0,0,0,0,\u0663/0,0,0,0,0"), "the markers of seat 0"),
    (changed(4, "0,0,0,0,0/18,18,18,18,18"), "all five symbols at 18, but the match goes on"),
    (position(SQUARES, markers="0,0,0,0,37", racks="RG"), "five numbers from 0 to 36"),
    # racks
    (changed(5, "RGRBRORPGB"), "the racks of 1 seats, not 2"),
    (changed(5, "RGRBRORPG/GOGPBOBPOP"), "the rack of seat 0 is 'RGRBRORPG'"),
    (changed(5, "RGRBRORPGBGB/GOGPBOBPOP"), "the rack of seat 0"),
    (changed(5, "GRRBRORPGB/GOGPBOBPOP"), "the rack of seat 0"),
    (changed(5, "RGRBRORPG?/GOGPBOBPOP"), "the rack of seat 0"),
    (changed(5, "RRRRRRRRRR/RRRRGOGPBO"), "more tiles RR than the box holds"),
    (changed(5, "RGRBRORP--/GOGPBOBP--"), "seat 1 cannot have 4 tiles now"),
    (changed(5, "----------/GOGPBOBPOP"), "seat 0 cannot have 0 tiles now"),
    (changed(5, "RGRBRORPGB/GOGPBOBPOP!RR--------"), "A rack is shown only in an exchange"),
    (position(SQUARES, "exchange", racks=f"{HELD}!??"), "a tile of the rack that lies open is unknown"),
    (position(SQUARES, "exchange", racks=f"{HELD}!"), "the old rack lies open"),
    (position(SQUARES, "exchange", racks="RG RB RO RP GB/GO GP BO BP OP!RR"), "fewer than five tiles are drawn"),
    (position(SQUARES, "place", racks="RG RB"), "in solo there is one tile at most"),
    (position(SQUARES, "decide", racks="RG"), "nobody can be asked"),
    (position(board(), "deal", "1", racks="RG RB/"), "seat 0 cannot have 2 tiles now"),
    (position(board(), "deal", racks="RG RB/RO"), "seat 1 cannot have 1 tiles now"),
    (position(board(), "deal", markers="1,0,0,0,0", racks="RG RB/"), "tiles are dealt before anything is played"),
    (position(SQUARES, "deal", racks="RG RB/"), "tiles are dealt before anything is played"),
    # tiles on the board
    (changed(6, "0,1"), "15 numbers, one for each kind"),
    (changed(6, FIELDS[6].replace("1", "101", 1)), "15 numbers, one for each kind"),
    (changed(6, FIELDS[6].replace("0", "x", 1)), "15 numbers, one for each kind"),
    (changed(6, "1" + FIELDS[6][1:]), "the board shows R 2 times"),
    # pyramids
    (changed(7, "a1"), "no pyramid stands on 'a1'"),
    (changed(7, "z9"), "no pyramid stands on 'z9'"),
    (changed(7, "", f"{GOOD}") + "x", "no pyramid stands on 'x'"),
    (changed(7, "b1", position(board(PACKED, filled=9) | {"e7": ".", "e8": "."})), "must be named once"),
    (changed(7, "b1,b1,h1,b9", position(board(PACKED, filled=9) | {"e7": ".", "e8": "."})), "must be named once"),
    (changed(7, ",".join(TWENTY[1:]), position(MOVED)), "one is moved only when 20 stand"),
    (changed(1, re.sub(r"[.RGBOP]", "x", position(MOVED).split()[1]), position(MOVED)), "the board shows R 0 times"),
    (position(board(PACKED, filled=9)), "no two empty squares lie side by side, but the match goes on"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_bad_positions(text: str, said: str) -> None:
    with pytest.raises((BadPositionError, BadSetupError), match=re.escape(said)):
        at(text)


VALID = [
    GOOD,
    position(SQUARES, turn="0+2", racks=HELD),
    position(SQUARES, "decide", racks=HELD),
    position(SQUARES, "refill", racks=HELD),
    position(SQUARES, "exchange", racks=f"/{HELD.split('/')[1]}!RR RR RR RR"),
    position(board(), "deal", "0", racks="/"),
    position(board(PACKED, filled=9), "full", racks=HELD),
    position(SQUARES, "axio", markers="18,18,18,18,18", racks=HELD),
    position(SQUARES, markers="36,0,18,19,1", racks="RG"),
    position(MOVED),
]


@pytest.mark.parametrize("text", VALID)
def test_good_positions(text: str) -> None:
    assert at(text).position() == text


@pytest.mark.parametrize("text", VALID)
def test_hostile_texts(text: str) -> None:
    """Cut, doubled, altered: read, or refused with a sentence."""

    @settings(max_examples=30 if COMPILED else 3, deadline=None)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        place = data.draw(st.integers(0, len(text) - 1))
        new = data.draw(st.sampled_from(("", text[place] * 2, "?", "-", "/", "R", "^", "0", "9", "\u0663", " ")))
        altered = text[:place] + new + text[place + 1 :]
        try:
            match = at(altered)
        except PyramidionError:
            return
        assert match.game.state.broken_invariants(match.state) == []

    check()
