"""G1 to G4 and the order of refusals: G2, G1, G3, G4, then the first clause in the file's order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.maya_towers.boards import LATIN, NOTHING, at, clause, position, texts
from pyramidion.core.errors import RefusedError
from pyramidion.core.types import CHANCE
from pyramidion.games.maya_towers.actions import LEDGER

FILL = f"2 r/o/y/-/-/-/-/-/- fill 0 - 0 {NOTHING}"
FILL_LEVEL_2 = f"2 ro/o/y/g/t/b/v/p/n fill 0 - 0 {NOTHING}"
DRAFT = "3,setup=draft r/o/y/-/-/-/-/-/- draft 0 - 0 -/-/-"
DRAFT_DEAD_END = f"2,setup=draft br/o/nb/gy/rv/t/vp/yt/pn draft 0 - 0 {NOTHING}"
DRAW = f"2,setup=drawn r/o/y/-/-/-/-/-/- draw 1 - 0 {NOTHING}"
PLACE = f"2,setup=drawn r/o/y/-/-/-/-/-/- place 1g - 0 {NOTHING}"
MONOLITH = position(LATIN, "monolith", 1)
DEAL = position(LATIN, "deal", table="r/o/-")
SWAP = position("rrrr*/o****/*/*/*/*/*/*/*", monolith="b2-c2@5")
SWAP_3 = position("rrrr*/o****/*/*/t****/*/*/*/*", turn=1, monolith="b2-c2", table="ro/yg/bv")
STOPPABLE = position("*/*/*/*/ttttt/*/*/*/*", turn=1, monolith="b2-c2", table="ro/yg/bv")
DECIDE = position("rrrrr/*/*/*/t****/*/*/*/*", "decide", 1, "b2-c2", table="ro/yg/bv")
OVER = position(LATIN, "stalled", 0, "a1-b1@4", 1, options="stall=1")

CASES = [
    # G2 before everything else
    (OVER, 0, "a2-b2@3", "G2"),
    (OVER, 1, "a2-b2@3", "G2"),
    (OVER, None, "nonsense", "G2"),
    (OVER, CHANCE, "* r", "G2"),
    # G1 before the text is looked at
    (SWAP, 1, "a2-a3@3", "G1"),
    (SWAP, 1, "nonsense", "G1"),
    (SWAP, 1, "stop", "G1"),
    (SWAP, CHANCE, "a2-a3@3", "G1"),
    (SWAP, 2, "a2-a3@3", "G1"),
    (SWAP, -1, "a2-a3@3", "G1"),
    (SWAP_3, 0, "a2-a3@3", "G1"),
    (DECIDE, 0, "continue", "G1"),
    (DECIDE, 2, "stop", "G1"),
    (FILL, 0, "g>a2", "G1"),
    (DEAL, 0, "card 2 y", "G1"),
    (MONOLITH, 0, "M a1-b1@4", "G1"),
    (DRAW, 1, "g", "G1"),
    (PLACE, 0, "g>a2", "G1"),
    (PLACE, CHANCE, "g>a2", "G1"),
    # G3: none of the forms
    *((SWAP, None, text, "G3") for text in ("", " ", "pass", "a1b1@3", "a1-b1", "a1-b1@", "a1-b1@3 ", " a1-b1@3")),
    *((SWAP, None, text, "G3") for text in ("A1-B1@3", "a1-b1@03", "a1-b1@-3", "a1-b1@3.0", "a1-b1@3\n", "M a1-b1")),
    *((SWAP, None, text, "G3") for text in ("a1-b1@\u0663", "0 a1-b1@3", "r>", ">a1", "rr>a1", "card r", "card 0")),
    *((SWAP, None, text, "G3") for text in ("Stop", "stop!", "Continue", "card 00 r", "m a1-b1@3", "\ud800")),
    (FILL, None, "r -> a1", "G3"),
    (DECIDE, None, "yes", "G3"),
    # G4: a form of the game, but not now; also if it names what does not exist
    (SWAP, None, "M a1-b1@4", "G4"),
    (SWAP, None, "r>a1", "G4"),
    (SWAP, None, "x>z9", "G4"),
    (SWAP, None, "r", "G4"),
    (SWAP, None, "card 0 r", "G4"),
    (SWAP, None, "card 9 ?", "G4"),
    (SWAP, None, "stop", "G4"),  # two seats
    (SWAP, None, "continue", "G4"),
    (SWAP_3, None, "continue", "G4"),
    (FILL, None, "a1-b1@3", "G4"),
    (FILL, None, "g", "G4"),
    (FILL, None, "stop", "G4"),
    (DRAFT, None, "g", "G4"),
    (DRAFT, None, "M a1-b1@9", "G4"),
    (DRAW, None, "g>a2", "G4"),
    (PLACE, None, "g", "G4"),
    (MONOLITH, None, "a1-b1@4", "G4"),
    (DEAL, None, "r", "G4"),
    (DEAL, None, "stop", "G4"),
    (DECIDE, None, "a2-b2@3", "G4"),
    # T1.1 places, T1.2 borders, T1.3 colours and levels, T1.4 the raven
    (SWAP, None, "d1-e1@3", "T1.1"),
    (SWAP, None, "a1-a4@9", "T1.1"),
    (SWAP, None, "a1-b2@3", "T1.2"),
    (SWAP, None, "b1-a1@3", "T1.2"),
    (SWAP, None, "a1-c1@9", "T1.2"),
    (SWAP, None, "a1-a1@2", "T1.2"),
    (SWAP, None, "a1-b1@6", "T1.3"),
    (SWAP, None, "a1-b1@0", "T1.3"),
    (SWAP, None, "b2-c2@999999999", "T1.3"),
    (MONOLITH, None, "M a1-b1@6", "T1.3"),
    (MONOLITH, None, "M a1-b1@1", "T1.4"),
    (MONOLITH, None, "M a1-d1@1", "T1.1"),
    (MONOLITH, None, "M c1-a2@1", "T1.2"),
    (FILL, None, "x>a4", "T1.1"),
    (FILL, None, "x>a2", "T1.3"),
    (FILL, None, "r>a2", "T1.3"),  # used up
    (FILL, None, "r>b2", "T1.3"),  # used up, though it is a2's turn as well
    (DRAW, None, "x", "T1.3"),
    (DRAW, None, "o", "T1.3"),
    (DEAL, None, "card 0 x", "T1.3"),
    # T2
    (FILL, None, "g>b2", "T2.1"),
    (FILL, None, "g>a1", "T2.1"),
    (FILL_LEVEL_2, None, "o>b1", "T1.3"),
    (FILL_LEVEL_2, None, "y>c1", "T2.1"),
    (DRAFT, None, "g>a1", "T2.1"),
    (DRAFT, None, "r>a1", "T1.3"),
    (PLACE, None, "t>a2", "T2.1"),
    (PLACE, None, "g>b1", "T2.1"),
    (PLACE, None, "o>a2", "T1.3"),
    (DEAL, None, "card 2 r", "T2.3"),
    (DEAL, None, "card 2 t", "T2.3"),
    (DEAL, None, "card 0 y", "T2.3"),
    (DEAL, None, "card 3 y", "T2.3"),
    (DEAL, None, "card 4 y", "T2.3"),
    (DEAL, None, "card 2 ?", "T2.3"),
    (DEAL, None, "card 77 ?", "T2.3"),
    (DRAFT_DEAD_END, None, "g>b1", ""),
    # T3
    (SWAP, None, "a1-b1@1", "T3.2"),
    (SWAP, None, "b2-c2@1", "T3.2"),
    (SWAP, None, "b2-c2@5", "T3.3"),  # also the raven's level
    (SWAP, None, "b1-b2@3", "T3.3"),
    (SWAP, None, "a1-a2@5", "T3.4"),
    (SWAP, None, "a1-a2@4", "T3.5"),
    (SWAP, None, "a1-a2@2", "T3.5"),
    (SWAP_3, None, "a1-a2@4", "T3.5"),
    (SWAP_3, None, "b2-c2@4", "T3.3"),
    # T5.2
    (SWAP_3, None, "stop", "T5.2"),
    (DECIDE, None, "stop", "T5.2"),
    # and what is allowed
    (STOPPABLE, 1, "stop", ""),
    (DECIDE, 1, "continue", ""),
    (SWAP, 0, "a2-a3@3", ""),
    (SWAP_3, 1, "a1-a2@5", ""),
    (FILL, CHANCE, "g>a2", ""),
    (DRAW, CHANCE, "g", ""),
    (PLACE, 1, "g>c3", ""),
    (MONOLITH, 1, "M c2-c3@5", ""),
    (DEAL, CHANCE, "card 2 y", ""),
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
        assert match.position() == before
    else:
        match.play(action, seat)
        assert match.ply == 1


@pytest.mark.parametrize("value", [-1, len(LEDGER), 10**30, None, 1.5, b"a1-b1@3"])
def test_G3_what_is_no_action_at_all(value: object) -> None:
    assert clause(at(SWAP), value) == "G3"


def test_G3_and_G4_show_the_forms_expected_now() -> None:
    for text, forms in (
        (SWAP, "a1-b1@3"),
        (SWAP_3, "a1-b1@3 / stop"),
        (DECIDE, "stop / continue"),
        (MONOLITH, "M a1-b1@4"),
        (DEAL, "card 0 r"),
        (DRAW, "r"),
        (PLACE, "r>b2"),
        (FILL, "r>b2"),
        (DRAFT, "r>b2"),
    ):
        match = at(text)
        for action in ("nonsense", "M a1-b1@4" if text != MONOLITH else "stop"):
            refusal = match.why_not(action)
            assert refusal is not None
            assert refusal.sentence.endswith(f": {forms}")


POSITIONS = (FILL, FILL_LEVEL_2, DRAFT, DRAFT_DEAD_END, DRAW, PLACE, MONOLITH, DEAL)
POSITIONS += (SWAP, SWAP_3, STOPPABLE, DECIDE, OVER)


@pytest.mark.parametrize("text", POSITIONS)
def test_an_action_is_legal_or_names_its_clause(text: str) -> None:
    match = at(text)
    legal = {int(action) for action in match.legal_actions()}
    for action in range(len(match.ledger)):
        assert match.is_legal(action) == (action in legal)


@pytest.mark.parametrize("start", [SWAP, SWAP_3, MONOLITH])
def test_any_text_is_legal_or_refused(start: str) -> None:
    match = at(start)
    legal = texts(match)

    @settings(max_examples=40, deadline=None)
    @given(st.text(max_size=12) | st.from_regex(r"(M )?[a-d][0-4]-[a-d][0-4]@[0-9]{1,2}", fullmatch=True))
    def check(text: str) -> None:
        assert (clause(match, text) == "") == (text in legal)

    check()
