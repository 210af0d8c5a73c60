"""Refusals: G1-G4, then the first clause of the file that an action breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.axio.dealing import PACKED, at, board, clause_of, position, texts
from pyramidion.core.errors import RefusedError
from pyramidion.core.types import CHANCE

EMPTY = board()
NOTHING = "0,0,0,0,0/0,0,0,0,0"
DEAL = position(EMPTY, "deal", "0", racks="RG RB/")
FIRST = position(EMPTY)
PLACE = position(board("b2=R c2=G f8=B g8=O"))
BONUS = position(board("b2=R c2=G f8=B g8=O"), turn="0+1", markers="18,0,0,0,0", racks="RG RB RO RP/GO GP BO BP OP")
DECIDE = position(board("b2=R c2=G f8=B g8=O"), "decide", racks="RG RB RO RP/GO GP BO BP OP")
MAY = position(board("b2=R c2=G f8=B g8=O"), "decide", markers="3,0,0,0,0", racks="RR RR RR RR/GO GP BO BP OP")
REFILL = position(board("b2=R c2=G f8=B g8=O"), "refill", "1", racks="RR RR RR RR RR/GO GP BO BP")
EXCHANGE = position(
    board("b2=R c2=G f8=B g8=O"), "exchange", markers="3,0,0,0,0", racks="GG/GO GP BO BP OP!RR RR RR RR"
)
OVER = position(board(PACKED, filled=9), "full", racks="RG RB RO RP/GO GP BO BP OP")

CASES = [
    # G2 before everything else
    (OVER, 0, "R@a1 G@a2", "G2"),
    (OVER, None, "nonsense", "G2"),
    (OVER, CHANCE, "0+RG", "G2"),
    # G1 before the text is looked at
    (PLACE, 1, "G@e6 O@e7", "G1"),
    (PLACE, 1, "nonsense", "G1"),
    (PLACE, CHANCE, "0+RG", "G1"),
    (PLACE, 2, "R@e6 G@e7", "G1"),
    (DEAL, 0, "0+RG", "G1"),
    (DECIDE, 1, "keep", "G1"),
    (REFILL, 1, "1+RG", "G1"),
    (EXCHANGE, 0, "0+RG", "G1"),
    # G3: none of the forms
    *((PLACE, None, text, "G3") for text in ("", " ", "pass", "R@e6", "R@e6  B@e7", "R@e6 B@e7 ", " R@e6 B@e7")),
    *(
        (PLACE, None, text, "G3")
        for text in ("r@e6 b@e7", "R@E6 B@E7", "R@e06 B@e7", "RB@e6 e7", "R@e6,B@e7", "R@6e B@e7")
    ),
    *((PLACE, None, text, "G3") for text in ("Keep", "keep!", "exchange RB", "0+R", "0+RBG", "00+RB", "+RB", "0 +RB")),
    *((PLACE, None, text, "G3") for text in ("R@e\u0666 B@e7", "R@e6 B@e7\n", "0 R@e6 B@e7", "\ud800", "?@e6 ?@e7")),
    # G4: a form of the game, but not now; also if it names what does not exist
    (PLACE, None, "keep", "G4"),
    (PLACE, None, "exchange", "G4"),
    (PLACE, None, "0+RG", "G4"),
    (PLACE, None, "9+XY", "G4"),
    (BONUS, None, "keep", "G4"),
    (BONUS, None, "exchange", "G4"),
    (DECIDE, None, "R@e6 G@e7", "G4"),
    (DECIDE, None, "X@z9 Y@z10", "G4"),
    (DECIDE, None, "0+RG", "G4"),
    (DEAL, None, "keep", "G4"),
    (REFILL, None, "R@e6 G@e7", "G4"),
    (EXCHANGE, None, "exchange", "G4"),
    # A1.1 before A1.2 before A3.1
    (PLACE, None, "X@j1 R@j2", "A1.1"),
    (PLACE, None, "R@i9 G@i10", "A1.1"),
    (PLACE, None, "R@h5 G@j5", "A1.1"),
    (PLACE, None, "R@z1 G@z2", "A1.1"),
    (PLACE, None, "R@a0 G@a1", "A1.1"),
    (PLACE, None, "R@a999999999 G@a1", "A1.1"),
    (PLACE, None, "X@e6 R@e6", "A1.2"),
    (PLACE, None, "R@e6 X@e9", "A1.2"),
    (DEAL, None, "0+XR", "A1.2"),
    (DEAL, None, "9+RX", "A1.2"),
    # A2.1
    (DEAL, None, "1+RG", "A2.1"),
    (DEAL, None, "4+RG", "A2.1"),
    (DEAL, None, "0+GR", "A2.1"),
    (DEAL, None, "0+??", "A2.1"),
    (DEAL, None, "0+R?", "A2.1"),
    (REFILL, None, "0+RG", "A2.1"),
    (EXCHANGE, None, "1+RG", "A2.1"),
    # A3
    (PLACE, None, "R@a1 R@a2", "A3.1"),
    (PLACE, None, "R@b2 G@b3", "A3.1"),
    (PLACE, None, "R@a2 G@a1", "A3.1"),
    (PLACE, None, "R@a1 G@b2", "A3.1"),
    (PLACE, None, "R@a1 G@a1", "A3.1"),
    (FIRST, None, "R@a1 R@a2", "A3.1"),
    (FIRST, None, "R@a1 G@a2", "A3.2"),
    (FIRST, None, "R@d4 G@d3", "A3.1"),
    # A7.1
    (DECIDE, None, "exchange", "A7.1"),
    # and what is allowed
    (FIRST, 0, "R@d5 G@d6", ""),
    (PLACE, 0, "R@a1 G@a2", ""),
    (BONUS, 0, "R@a1 G@a2", ""),
    (DECIDE, 0, "keep", ""),
    (MAY, 0, "exchange", ""),
    (MAY, 0, "keep", ""),
    (DEAL, CHANCE, "0+RG", ""),
    (REFILL, CHANCE, "1+RG", ""),
    (EXCHANGE, CHANCE, "0+RR", ""),
]


@pytest.mark.parametrize(("text", "seat", "action", "expected"), CASES)
def test_G1_G2_G3_G4_and_clauses_in_order(text: str, seat: int | None, action: str, expected: str) -> None:
    match = at(text)
    before = match.position()
    assert clause_of(match, action, seat) == expected
    if expected:
        with pytest.raises(RefusedError) as caught:
            match.play(action, seat)
        assert caught.value.clause == expected
        assert match.position() == before
    else:
        match.play(action, seat)
        assert match.ply == 1


@pytest.mark.parametrize("value", [-1, 7866, 10**30, None, 1.5, b"keep"])
def test_G3_what_is_no_action_at_all(value: object) -> None:
    assert clause_of(at(PLACE), value) == "G3"


def test_G3_and_G4_show_the_forms_expected_now() -> None:
    for text, forms in (
        (PLACE, "R@e6 B@e7"),
        (BONUS, "R@e6 B@e7"),
        (DECIDE, "keep / exchange"),
        (DEAL, "0+RB"),
        (REFILL, "0+RB"),
        (EXCHANGE, "0+RB"),
    ):
        for action in ("nonsense", "keep" if text != DECIDE else "0+RB"):
            refusal = at(text).why_not(action)
            assert refusal is not None
            assert refusal.sentence.endswith(f": {forms}")


def test_any_text_is_legal_or_refused() -> None:
    match = at(PLACE)
    legal = set(texts(match))

    @settings(max_examples=60, deadline=None)
    @given(st.text(max_size=12) | st.from_regex(r"[RGBOPX]@[a-j][0-9]{1,2} [RGBOP]@[a-j][0-9]", fullmatch=True))
    def check(text: str) -> None:
        assert (clause_of(match, text) == "") == (text in legal)

    check()
