"""G1 to G4 and the order of refusals: G2, G1, G3, G4, then the first clause in the file's order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.yaxha.boards import NOTHING, at, building, clause, new, play, position, texts
from pyramidion.core.errors import RefusedError
from pyramidion.core.types import CHANCE

TURNS = new(3, settle=False).position()
BONUS = play(new(2, settle=False), "* turn 0=1", "* turn 1=2").position()
FILL = position("fill", market="OB-/---")
CLAIM = position(claims="-2", bag="")
TAKE = position("take", market="OBG/YYW/OOO", claims="111", got="1--")
BUILD = building([NOTHING, NOTHING], "OBG/YYW").position()
LATER = building(["d4=OB,GY,OB", "d4=OB,GY,OB"], "OWY/OWY").position()
GROUND = "d4=OBGY,GYOB,OBGY,GYOB"
OVER = position("complete", pyramids=[GROUND, GROUND], market="---/---", played=10)

CASES = [
    # G2 before everything else
    (OVER, 0, "O@d4.1", "G2"),
    (OVER, None, "nonsense", "G2"),
    (OVER, CHANCE, "1+O", "G2"),
    # G1 before the text is looked at
    (CLAIM, 1, "claim 1", "G1"),
    (CLAIM, 1, "nonsense", "G1"),
    (CLAIM, 2, "claim 1", "G1"),
    (CLAIM, CHANCE, "1+O", "G1"),
    (TAKE, 0, "take 2", "G1"),
    (TAKE, 2, "take 2", "G1"),
    (FILL, 0, "1+O", "G1"),
    (BUILD, -1, "O@d4.1", "G1"),
    (TURNS, 0, "turn 0=1", "G1"),
    # G3: none of the forms
    *((CLAIM, 0, text, "G3") for text in ("", " ", "claim", "claim x", "claim 01", "Claim 1", "claim 1 ", "claim -1")),
    *(
        (BUILD, 0, text, "G3")
        for text in ("o@d4.1", "O@d4", "O@D4.1", "O d4.1", "O@d4.1\n", "OB@d4.1", "@d4.1", "O@4d.1")
    ),
    *((BUILD, 0, text, "G3") for text in ("O@d4.\u0661", "?@d4.1", "O@?", "O@d04.1", "pass", "0 O@d4.1")),
    (TURNS, None, "turn 0 = 1", "G3"),
    (BONUS, None, "bonus", "G3"),
    (BONUS, None, "bonus Largest-Any", "G3"),
    (FILL, None, "1 + O", "G3"),
    (TAKE, 1, "take ?", "G3"),
    # G4: a form of the game, but not now; also if it names what does not exist
    (CLAIM, 0, "take 1", "G4"),
    (CLAIM, 0, "O@d4.1", "G4"),
    (CLAIM, 0, "X@z9.9", "G4"),
    (CLAIM, 0, "?@?", "G4"),
    (BUILD, 0, "claim 1", "G4"),
    (BUILD, 0, "claim ?", "G4"),
    (BUILD, 0, "claim 9", "G4"),
    (TAKE, 1, "claim 2", "G4"),
    (TURNS, None, "bonus one-side", "G4"),
    (TURNS, None, "1+O", "G4"),
    (BONUS, None, "turn 0=1", "G4"),
    (FILL, None, "bonus one-side", "G4"),
    # Y1: what there is
    (FILL, None, "1+X", "Y1.1"),
    (FILL, None, "9+X", "Y1.1"),
    (FILL, None, "9+O", "Y1.2"),
    (FILL, None, "3+O", "Y1.2"),
    (FILL, None, "0+O", "Y1.2"),
    (CLAIM, 0, "claim 0", "Y1.2"),
    (CLAIM, 0, "claim 3", "Y1.2"),
    (CLAIM, 0, "claim 999999999", "Y1.2"),
    (TAKE, 1, "take 4", "Y1.2"),
    (TURNS, None, "turn 0=4", "Y1.2"),
    (TURNS, None, "turn 9=9", "Y1.2"),
    (BUILD, 0, "X@h9.9", "Y1.1"),
    (BUILD, 0, "O@h9.9", "Y1.3"),
    (BUILD, 0, "O@d4.0", "Y1.3"),
    # Y2
    (TURNS, None, "turn 1=1", "Y2.1"),
    (TURNS, None, "turn 9=1", "Y2.1"),
    (BONUS, None, "bonus neighbour-blue", "Y2.1"),
    (BONUS, None, "bonus none-such", "Y2.1"),
    # Y3
    (FILL, None, "2+O", "Y3.1"),
    (CLAIM, 0, "claim ?", "Y3.2"),
    (TAKE, 1, "take 1", "Y3.4"),
    # Y4, in the file's order
    (BUILD, 0, "?@?", "Y4.1"),
    (BUILD, 0, "Y@h9.1", "Y4.2"),  # no such cell: the text names nothing
    (BUILD, 0, "Y@a1.1", "Y4.1"),
    (BUILD, 0, "O@a1.1", "Y4.2"),
    (LATER, 0, "B@d4.1", "Y4.1"),
    (LATER, 0, "W@d4.1", "Y4.2"),
    (LATER, 0, "W@a1.1", "Y4.3"),
    (LATER, 0, "W@d8.1", "Y4.2"),
    (LATER, 0, "W@d4.2", "Y4.4"),
    (LATER, 0, "O@d4.3", "Y4.4"),
    # and what is allowed
    (LATER, 0, "Y@d4.2", ""),
    (BUILD, 1, "W@d4.1", ""),
    (CLAIM, 0, "claim 2", ""),
    (TAKE, 1, "take 3", ""),
    (TURNS, CHANCE, "turn 0=3", ""),
    (BONUS, CHANCE, "bonus three-colours", ""),
    (FILL, CHANCE, "1+W", ""),
]


@pytest.mark.parametrize(("text", "seat", "action", "expected"), CASES)
def test_G1_G2_G3_G4_and_clauses_in_order(text: str, seat: int | None, action: str, expected: str) -> None:
    match = at(text)
    before = match.position()
    assert clause(match, action, seat) == expected
    if expected:
        with pytest.raises(RefusedError) as caught:
            match.play(action, seat)
        assert caught.value.clause == expected
        assert caught.value.sentence
        assert match.position() == before
    else:
        match.play(action, seat)
        assert match.ply == 1


@pytest.mark.parametrize("value", [-1, 694, 10**30, None, 1.5, b"claim 1"])
def test_G3_what_is_no_action_at_all(value: object) -> None:
    assert clause(at(CLAIM), value, 0) == "G3"


def test_G3_and_G4_show_the_forms_expected_now() -> None:
    forms = {
        TURNS: "turn 0=2",
        BONUS: "bonus largest-any",
        FILL: "1+O",
        CLAIM: "claim 2",
        TAKE: "take 3",
        BUILD: "O@d4.1",
    }
    for text, form in forms.items():
        match = at(text)
        refusal = match.why_not("nonsense", match.turn)
        assert refusal is not None
        assert refusal.sentence.endswith(f": {form}")


@pytest.mark.parametrize("start", [CLAIM, TAKE, BUILD, LATER, FILL])
def test_any_text_is_legal_or_refused(start: str) -> None:
    match = at(start)
    seat = match.turn
    legal = texts(match, seat)

    @settings(max_examples=40, deadline=None)
    @given(st.text(max_size=12) | st.from_regex(r"(claim|take) [0-9?]|[OBGYWX]@[a-h][0-8]\.[0-5]", fullmatch=True))
    def check(text: str) -> None:
        assert (clause(match, text, seat) == "") == (text in legal)

    check()
