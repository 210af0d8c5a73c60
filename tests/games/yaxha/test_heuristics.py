"""What the guess of how well a seat stands is good for."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import pytest

from games.yaxha.boards import at, building, over, play, position
from pyramidion.core import registry, verbs
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import State, Values
from pyramidion.games.yaxha.state import WORK
from pyramidion.search.bots import new_bot

Guess: TypeAlias = Callable[[State, Values], None]


def foresee(state: State, found: Values) -> None:
    verbs.foresee(state, found, np.zeros(WORK, np.int32))


either_guess = pytest.mark.parametrize("guess", [verbs.evaluate, foresee])


def values(match: Match, guess: Guess = verbs.evaluate) -> list[float]:
    found = np.zeros(match.seats, np.float32)
    guess(match.state, found)
    return [round(float(value), 4) for value in found]


@either_guess
def test_the_end_is_certain(guess: Guess) -> None:
    one, two, cards = "d4=OOOO,OOOO,OOOO,OOOO", "d4=BGBG,GBGB,BGBG,GBGB", "five-ground/five-second/one-side"
    assert values(over([one, two], cards), guess) == [1.0, 0.0]
    assert values(over([two, two.translate(str.maketrans("BG", "YW"))], cards), guess) == [0.5, 0.5]


def test_equal_pyramids_are_equal() -> None:
    assert values(building(["d4=OOO", "d4=OOO"], "OBG/OBG")) == [0.5, 0.5]


@either_guess
def test_colours_that_meet_are_worth_more(guess: Guess) -> None:
    meeting, apart = (play(building(["d4=OBG", "d4=OBG"], "OBG/OBG"), f"0 O@{cell}") for cell in ("d5.1", "e5.1"))
    assert values(meeting, guess)[0] > values(apart, guess)[0]


def test_a_tile_that_fits_is_worth_more() -> None:
    pyramids = ["d4=OOO", "d4=OBG"]
    orange, white = (play(at(position(pyramids=pyramids, market="OOO/WYB")), f"0 claim {tile}") for tile in (1, 2))
    assert values(orange)[0] > values(white)[0]


def appeal(match: Match, text: str) -> int:
    seat, _, action = text.partition(" ")
    return int(verbs.appeal(match.state, int(seat), match.ledger.texts.index(action)))


def test_cubes_that_touch_more_of_their_colour_have_more_appeal() -> None:
    match = building(["d4=OBO,BGB,OBO", "d4=OBO,BGB,OBO"], "OBG/OBG")
    none, one, above = (appeal(match, f"0 {text}") for text in ("O@g5.1", "O@g4.1", "O@d4.2"))
    assert none < one < above < appeal(match, "0 B@d4.2")


def test_tiles_of_colours_at_hand_have_more_appeal() -> None:
    match = at(position(pyramids=["d4=OOB", "d4=OBG"], market="OOB/WYB"))
    assert appeal(match, "0 claim 1") == 2 + 2 + 1
    assert appeal(match, "0 claim 2") == appeal(match, "0 take 2") == 1


@pytest.mark.skipif(not COMPILED, reason="whole matches of greed take too long interpreted")
def test_greed_beats_chance() -> None:
    """One action ahead is enough to win nine of ten matches of two."""
    game = registry.game("yaxha")
    greedy, blind = new_bot("greedy", game), new_bot("random", game)
    rng, matches, won = new_rng(5), 40, 0
    for seed in range(matches):
        match = Match(game, 2, seed=seed)
        while not match.is_over:
            seat = match.actors[0]
            bot = greedy if seat == seed % 2 else blind
            match.play(bot.choose(match.observation(seat), seat, rng), seat)
        won += match.outcome().ranks[seed % 2] == 1
    assert won >= 0.9 * matches
