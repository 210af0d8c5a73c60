"""Positions as text: round trips are a law; here are the texts that no match can reach, each with its sentence."""

import pytest

from games.maya_quarries.positions import at, new, position
from pyramidion.core.errors import BadPositionError, BadSetupError, PyramidionError

START = new().position()
SHEET = "haul:4.2:8|a:4.3.1:3.4.2/b:4.3.1:3.4.2"
BUILDING = position(sheet=SHEET, phase="build", pyramids="2,1,0|1,0,0/1,1,1|-", has="0,1/0,1/0,0")
STRIKE = position(phase="strike", quarries="05131x24", opened="1:3", course="1:1:0")

REFUSED = {
    "it has 0 fields after the seats, not 9": "3",
    "it has 10 fields after the seats, not 9": f"{START} x",
    "it has 3 pyramids, not 4": START.replace("-|-|-/", "", 1),
    "pyramid 1 has 2 levels, not 3": START.replace("-|-|-/", "-|-/", 1),
    "level 1 of pyramid 1 is '1,1': the cubes of each seat, 8 at most": START.replace("-|-|-/", "1,1|-|-/", 1),
    "level 1 of pyramid 1 is '9,0,0'": START.replace("-|-|-/", "9,0,0|-|-/", 1),
    "level 1 of pyramid 1 is '٣,0,0'": START.replace("-|-|-/", "٣,0,0|-|-/", 1),
    "the phase 'sleep' is none of place offer": START.replace("place", "sleep"),
    "the course '0:3:0' is not a round": START.replace("0:0:0", "0:3:0"),
    "the course '4:0:0' is not a round": START.replace("0:0:0", "4:0:0"),
    "the course '0:0+3:0' is not a round": START.replace("0:0:0", "0:0+3:0"),
    "it has 4 quarries, not 5": START.replace("-/-/-/-/- 0", "-/-/-/- 0"),
    "quarry 1 is '09': cards such as 05": position(quarries="09"),
    "quarry 1 is '5': cards such as 05": position(quarries="5"),
    "quarry 1 names a seat that does not exist": position(quarries="35"),
    "quarry 1 has 6 cards, more than 5 (Q3.2)": position(quarries="031323041424"),
    "the protections at quarry 1 are not in the order": position(quarries="05^1^0"),
    "there are two boosts": position(quarries="05+1/14+2"),
    "the strikes at quarry 1 are not in the order": position(quarries="05!1!0"),
    "seat 0 has played 3 more often than it has it (Q1.1)": position(quarries="0303"),
    "seat 0 has played 4 more often than it has it (Q1.1)": position(quarries="040404"),
    "seat 0 has played more than four low or four high cards": position(quarries="0l?0l?0l?/0l?05"),
    "'6' is not how many of 5 quarries are open": START.replace("- 0 -", "- 6 -"),
    "how many cards have been dealt with is told with strike": START.replace("- 0 -", "- 1:1 -"),
    "'20' is not the seats that have passed": START.replace("0 - 0,0", "0 20 0,0"),
    "it tells what 2 seats have, not 3": START.replace("0,0/0,0/0,0", "0,0/0,0"),
    "seat 1 has '0,29', which is not": START.replace("0,0/0,0/0,0", "0,0/0,29/0,0"),
    "seat 1 has '-1,0', which is not": START.replace("0,0/0,0/0,0", "0,0/-1,0/0,0"),
    "'hat=1' is not a token and who holds it": START.replace("0,0 - -", "0,0 hat=1 -"),
    "'extra=3' is not a token": START.replace("0,0 - -", "0,0 extra=3 -"),
    "the token extra is never on offer": START.replace("0,0 - -", "0,0 extra=* -"),
    "the tokens are not told once each in the order": START.replace("0,0 - -", "0,0 extra=1,move=1 -"),
    "'1,2' is not the bid of each seat": START.replace("0,0 - -", "0,0 - 1,2"),
    "bids that nobody has made are written as one -": START.replace("0,0 - -", "0,0 - -,-,-"),
    "seat 0 has 30 cubes, more than 28 (Q1.1)": position(
        phase="build", pyramids="2,0,0|-|-/-|-|-|-/-|-|-/-|-|-", has="0,28/0,0/0,0"
    ),
    "it breaks the rule: A seat with a cube on a level has one on each lower level": BUILDING.replace(
        "2,1,0|1,0,0", "0,1,0|1,0,0"
    ),
    "round 0 is for the first cubes": START.replace("0:0:0", "1:0:0"),
    "the first cubes are placed in turn": START.replace("0:0:0", "0:1:0"),
    "the first cubes lie on level 1 of different pyramids": position(
        phase="place", course="0:1:0", pyramids="2,1,1|-|-/-|-|-|-/-|-|-/-|-|-"
    ),
    "the first card at quarry 1 is high (Q3.2)": position(quarries="06"),
    "a card at quarry 1 is unknown, but the quarry is open": position(
        phase="protect", quarries="0l?/14/24", opened="1", course="1:0:0"
    ),
    "nobody knows some cards that lie face down and not the others": position(quarries="051l?24"),
    "somebody is protected at quarry 2, where no card lies": position(quarries="05/^1"),
    "blue tokens, boosts and bids are for the expert variant": position(tokens="joker=1"),
    "there is an auction in the expert variant only": position(phase="bid"),
    "nobody has bid yet": position(phase="offer", expert=True, bids="1,-,-"),
    "after the auction every seat's bid of this round is known": position(expert=True, bids="1,?,0"),
    "all have bid, but the match waits for bids": position(
        phase="bid", expert=True, tokens="joker=*,cube=*", bids="1,1,1"
    ),
    "a seat has bid more than it has": position(phase="bid", expert=True, tokens="joker=*,cube=*", bids="11,-,-"),
    "1 blue tokens cannot be on offer now": position(phase="bid", expert=True, tokens="joker=*"),
    "it is another seat's turn to choose": position(phase="take", expert=True, tokens="joker=*,cube=*", bids="1,2,0"),
    "seat 1 cannot hold that green token now": position(tokens="extra=1"),
    "a seat wins one blue token at most": position(expert=True, tokens="joker=1,cube=1"),
    "the boost is placed before the quarries are opened": position(
        phase="shield", expert=True, quarries="05", tokens="joker=0,boost=1"
    ),
    "the boost is placed after digging": position(expert=True, quarries="05+1", course="1:1:0"),
    "haul4 and cube are used at transport": position(phase="build", expert=True, has="10,1/10,0/10,0", tokens="cube=0"),
    "seat 0 is the first start player": position(course="1:0:1"),
    "nobody has gold yet": position(has="1,0/0,0/0,0"),
    "each seat starts with 10 gold": position(phase="place", course="0:0:0", expert=True, has="9,0/10,0/10,0"),
    "cards lie at quarries, but nobody digs yet": position(
        phase="bid", expert=True, tokens="joker=*,cube=*", quarries="05"
    ),
    "1 quarries cannot be open now": position(opened="1"),
    "4 quarries cannot be open now": position(phase="build", opened="4", has="0,1/0,0/0,0"),
    "nobody can have cubes in hand now": position(has="0,1/0,0/0,0"),
    "nobody can be protected yet": position(quarries="05^1", course="1:1:0"),
    "a double is a part of building": position(course="1:0+1:0"),
    "nobody can have passed, or be done for good": position(
        phase="build", has="0,1/0,0/0,0", passed="1", pyramids="1,1,1|-|-/-|-|-|-/-|-|-/-|-|-"
    ),
    "a match has 3 rounds": position(phase="complete", course="2:0:0"),
    "before digging it is the start player's turn": position(
        phase="bid", expert=True, course="2:0:1", tokens="joker=*,cube=*"
    ),
    "seat 1 cannot have played 2 cards when it is the turn of seat 0": position(quarries="1314"),
    "seat 0 can only pass, which it does by itself": position(
        sheet="haul:4:1/extra:3:1|a:4.3.1/b:4.3.1", pyramids="1,1,1/1,1,1", quarries="23/13", course="2:0:1"
    ),
    "the seat has no boost to place": position(phase="boost", expert=True),
    "the seat has no joker, or there is nothing to protect": position(phase="shield", expert=True, tokens="joker=0"),
    "the card dealt with last is no -3 of the seat to act": STRIKE.replace("1:3", "1:2"),
    "the -3 has no choice of whom to strike": STRIKE.replace("05131x24", "05131x"),
    "there were more or fewer strikes at quarry 1": STRIKE.replace("05131x24", "05131x24!0"),
    "a seat was struck at quarry 1 that could not be": position(
        phase="protect", quarries="050x/14/24", opened="1"
    ).replace("050x/14", "05130x!0/14"),
    "nobody has to choose where to be protected": position(phase="protect", quarries="05/14", opened="1"),
    "nobody has to name the start player": position(phase="start", quarries="05/14", opened="2"),
    "the seat has no joker, or no cube to lose": position(phase="load", expert=True, tokens="joker=0"),
    "within a double a build must be possible": BUILDING.replace("1:0:0", "1:2+1:0"),
    "seat 2 has nothing to decide now": BUILDING.replace("1:0:0", "1:2:0"),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_no_match_can_reach_is_refused(sentence: str) -> None:
    with pytest.raises(BadPositionError) as error:
        at(REFUSED[sentence])
    assert sentence in str(error.value)
    assert str(error.value).startswith("This is no position of maya_quarries: ")
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    "text", ["", " ", "x", "9", "3,sheet=x y", "3,expert=maybe y", "3 " + "x " * 9, "3 " + "-" * 5000]
)
def test_hostile_texts(text: str) -> None:
    with pytest.raises((BadPositionError, BadSetupError)):
        at(text)


def test_an_observation_can_be_looked_at_but_not_played() -> None:
    match = at(position(quarries="0l?/14", course="1:2:0"))
    assert match.is_partial
    with pytest.raises(PyramidionError, match="unknowns"):
        match.play("pass")
