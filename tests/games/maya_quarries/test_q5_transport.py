"""Q5: what can be carried."""

from games.maya_quarries.positions import at, carried, phase, position, supply
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC
from pyramidion.games.maya_quarries.tables import CARRIES

SHEET = "haul:9.0:9/extra:0:8|low:9.3.1/high:9.3.1"
PYRAMIDS = "1,1,1|-|-/-|-|-|-/1,1,1|-|-/-|-|-"


def after(cards: str, tokens: str, sheet: str = SHEET) -> Match:
    """What is left after transport, where seat 0 has played these cards."""
    match = at(
        position(
            sheet=sheet,
            pyramids="1,1,1/1,1,1",
            quarries=f"{cards}/-",
            phase="boost",
            course="1:1:0",
            expert=True,
            tokens=tokens,
            bids="0,0,0",
        )
    )
    match.play("boost 2")
    return match


def test_Q5_1_as_many_cubes_as_unplayed_cards_add_up_to() -> None:
    # Book: nine cubes, but only 7 points on cards that were not played: two go back.
    no_haul = SHEET.replace("haul:", "free-pass:")
    assert carried(after("050607080x", "boost=1", no_haul))[0] == 9  # left: 3 4 4
    match = after("040506070804", "boost=1", no_haul)  # left: 3 -3
    assert carried(match)[0] == 3
    match = after("04050607080x", "boost=1", no_haul)  # left: 3 4
    assert carried(match)[0] == 7
    assert supply(match)[0] == 26 - 7


def test_Q5_1_haul_carries_two_more() -> None:
    assert carried(after("04050607080x", "boost=1"))[0] == 9  # book: 7 + 2 for nine cubes


def test_Q5_1_haul4_carries_four_more() -> None:
    no_haul = SHEET.replace("haul:", "free-pass:")
    assert carried(after("030405060708", "haul4=0,boost=1", no_haul))[0] == 8  # left: 4 -3


def test_Q5_1_a_minus_3_carries_nothing() -> None:
    no_haul = SHEET.replace("haul:", "free-pass:")
    match = after("03040405060708", "boost=1", no_haul)  # left: -3
    assert carried(match)[0] == 0


def test_Q5_2_cubes_gold_and_tokens_are_open() -> None:
    match = at(position(phase="build", has="3,4/5,6/7,8", tokens="extra=1"))
    for viewer in (PUBLIC, 0, 1, 2):
        assert match.position(viewer) == match.position()


def test_Q5_1_all_take_their_cards_back_for_the_next_round() -> None:
    match = at(position(phase="build", course="1:0:0", quarries="0314", has="0,1/0,0/0,0", pyramids=PYRAMIDS))
    match.play("pass")
    assert (phase(match), int(match.state.round_number)) == ("dig", 2)
    assert match.state.hands[:3].tolist() == [255] * 3


def test_Q5_1_all_cards_together_carry_37() -> None:
    assert CARRIES[255] == 37
