"""The net that expects points: what it is told, what may not matter to it, what it must have learnt."""

from collections.abc import Callable
from itertools import accumulate, pairwise

import numpy as np
import pytest

from games.yaxha.boards import building, new, play
from pyramidion.core import verbs
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import State
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook import net, packing, traits
from pyramidion.games.yaxha.outlook.net import expected_points
from pyramidion.games.yaxha.outlook.traits import (
    around,
    best_side,
    both,
    colour_traits,
    count_all,
    groups_of,
    pyramid_traits,
    seen_of,
    site_of,
)
from pyramidion.games.yaxha.state import NONE
from pyramidion.games.yaxha.tables import (
    CELL_PLACES,
    COLOURS,
    FIRST_LARGEST,
    FIRST_NEIGHBOUR,
    SIDES,
    STRIDE,
)

OF_COLOURS = list(accumulate(traits.OF_A_COLOUR, initial=0))  # where the answers to each question begin, and end
OF_PYRAMIDS = list(accumulate(traits.OF_A_PYRAMID, initial=0))


def some_states(seats: int, seed: int) -> list[State]:
    """Positions of a match in which everybody does what is listed first or last, or in the middle."""
    match, found, step = new(seats, seed=seed), [], seed
    while not match.is_over:
        actions = match.legal_actions(match.actors[-1])
        match.play(actions[step * 7 % len(actions)].text, match.actors[-1])
        step += 1
        found.append(match.state.copy())
    return found[:: 6 + seats]


def expected(state: State) -> list[float]:
    surveys = survey_all(state)
    return [expected_points(state, surveys, seat) for seat in range(int(state.seats))]


def colour_answers(match: Match, seat: int, colour: int) -> list[int]:
    """The answers about a colour, each counted from the first possible answer to its question."""
    found = colour_traits(match.state, survey_all(match.state), seat, colour, site_of(match.state, seat))
    return [answer - first for answer, first in zip(found, OF_COLOURS[:-1], strict=True)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_belongs_to_its_question(seats: int) -> None:
    for state in some_states(seats, seed=3):
        surveys = survey_all(state)
        for seat in range(seats):
            site = site_of(state, seat)
            *answers, second, third = pyramid_traits(state, surveys, seat, site)
            assert belong(answers, OF_PYRAMIDS)
            assert all(traits.CARDS <= card < traits.PYRAMID_ANSWERS for card in (second, third))
            for colour in range(COLOURS):
                assert belong(list(colour_traits(state, surveys, seat, colour, site)), OF_COLOURS)


def belong(answers: list[int], places: list[int]) -> bool:
    """Whether each answer lies between where its question begins and where it ends."""
    return all(first <= answer < end for answer, (first, end) in zip(answers, pairwise(places), strict=True))


def moved(state: State, where: Callable[[int, int, int], tuple[int, int]]) -> State:
    """The same with each cube in another place of its layer: by layer, row and column."""
    after = state.copy()
    after.cubes[:] = 0
    for layer, row, column in CELL_PLACES:
        to_row, to_column = where(layer, row, column)
        lies = (state.cubes[:, :, layer] >> (row * STRIDE + column)) & 1
        after.cubes[:, :, layer] |= lies << (to_row * STRIDE + to_column)
    return after


@pytest.mark.parametrize(
    "where",
    [
        lambda layer, row, column: (column, row),
        lambda layer, row, column: (row, SIDES[layer] - 1 - column),
        lambda layer, row, column: (SIDES[layer] - 1 - row, column),
    ],
    ids=["transposed", "left for right", "front for back"],
)
def test_turned_pyramids_are_worth_the_same(where: Callable[[int, int, int], tuple[int, int]]) -> None:
    """Where it is clear which group of a colour is the largest."""
    states = [
        state for seed in range(5, 9) for seats in (2, 3) for state in some_states(seats, seed) if is_clear(state)
    ]
    assert len(states) >= 10
    for state in states:
        assert expected(moved(state, where)) == expected(state)


def is_clear(state: State) -> bool:
    """Whether all groups of a colour differ in size, in all pyramids."""
    for seat in range(int(state.seats)):
        for colour in range(COLOURS):
            site = site_of(state, seat)
            groups = groups_of(seen_of(state, seat, colour, site), site)
            if groups.rest or groups.size == groups.second_size > 0:
                return False
    return True


def test_which_colour_is_which_does_not_matter() -> None:
    new_names = np.array([2, 0, 4, 1, 3])  # [colour] what it is called then
    for state in some_states(2, seed=7) + some_states(4, seed=8):
        renamed = state.copy()
        renamed.cubes[:, new_names] = state.cubes
        renamed.bag[new_names] = state.bag
        renamed.market[:] = np.where(state.market == NONE, NONE, new_names[state.market])
        for first in (FIRST_LARGEST, FIRST_NEIGHBOUR):
            for index, card in enumerate(state.cards):
                if first <= card < first + COLOURS:
                    renamed.cards[index] = first + new_names[card - first]
        assert expected(renamed) == expected(state)


def test_what_is_told_of_a_colour() -> None:
    pyramids = ["d4=OOB,OGB,WYO", "d4=OBG,BGY,GYW"]  # three orange cubes in a corner, and one in the opposite corner
    match = building(pyramids, "OOB/YYW", cards="largest-orange/five-ground/most-layers")
    told = dict(zip(OF_COLOURS, colour_answers(match, 0, 0), strict=False))
    assert told[traits.LARGEST] == 3
    assert told[traits.SECOND] == 1
    assert told[traits.REST] == 0
    assert told[traits.GROUND_GROWTH] == 4  # two on each side of the corner
    assert told[traits.UPPER_GROWTH] == 3  # of the four cells on 3×3 cubes all but the far one touch it
    assert told[traits.JOINS] == 0
    assert told[traits.HELD] == 2
    assert told[traits.ON_FIRST] == 3
    assert told[traits.RANK] == 0
    assert told[traits.RIVAL] == 1
    assert told[traits.COLOUR_CARD] == 1 + traits.AHEAD + 2
    play(match, "0 O@e5.2")
    after = dict(zip(OF_COLOURS, colour_answers(match, 0, 0), strict=False))
    assert after[traits.LARGEST] == 3  # e5.2 lies on green, blue, yellow and the orange cube apart
    assert after[traits.SECOND] == 2
    assert after[traits.JOINS] == 1  # on d4.2, d5.2 or e4.2


def test_groups_in_order_of_size() -> None:
    match = building(["d4=OOBO,OBBO,BYYB", "d4=OBGY,BGYW,GYWO"], "OOB/YYW")
    groups = groups_of(seen_of(match.state, 0, 0, site_of(match.state, 0)), site_of(match.state, 0))
    assert (groups.size, groups.second_size, groups.rest) == (3, 2, 0)


def test_of_two_groups_the_one_that_can_grow_more_comes_first() -> None:
    """Whichever is found first."""
    for pyramid in ("d4=OBBB,OBGG,BBOO", "d4=OOBB,GGBO,BBBO"):
        match = building([pyramid, "d4=OBGY,BGYW,GYWO"], "OOB/YYW")
        site = site_of(match.state, 0)
        groups = groups_of(seen_of(match.state, 0, 0, site), site)
        cells = [count_all(both(around(group), site.free)) for group in (groups.largest, groups.second)]
        later = [count_all(both(around(group), site.later)) for group in (groups.largest, groups.second)]
        assert groups.size == groups.second_size == 2
        assert cells[0] + later[0] >= cells[1] + later[1]


def test_a_side_is_begun_until_another_colour_lies_in_it() -> None:
    for pyramid, most in (("d4=OOOO,BGYW,OBGY", 4), ("d4=OOOB,BGYW,OBGY", 0)):
        match = building([pyramid, "d4=OBGY,BGYW,GYWO"], "OOB/YYW")
        assert best_side(match.state, 0, site_of(match.state, 0)) == most


def test_the_net_fits_the_questions() -> None:
    assert net.COLOUR_ROWS.shape == (traits.COLOUR_ANSWERS, net.WORDS)
    assert net.TO_COLOURS.shape == net.TO_ITSELF.shape == (traits.PYRAMID_ANSWERS, net.WORDS)
    assert net.COLOUR_OUT.shape == net.PYRAMID_OUT.shape == (net.UNITS,)
    constant_memory = 1 << 16  # of a GPU
    assert sum(rows.nbytes for rows in (net.COLOUR_ROWS, net.TO_COLOURS, net.TO_ITSELF)) < constant_memory


@pytest.mark.parametrize("seats", [2, 4])
def test_words_say_what_the_weights_say(seats: int) -> None:
    """Four units added at once come to the same as one by one."""
    for state in some_states(seats, seed=4):
        assert expected(state) == [said_by_weights(state, seat) for seat in range(seats)]


def said_by_weights(state: State, seat: int) -> float:
    surveys, site = survey_all(state), site_of(state, seat)
    with np.load(net.WEIGHTS) as weights:
        colour_rows, pyramid_rows = weights["colour_rows"].astype(int), weights["pyramid_rows"].astype(int)
        colour_out, pyramid_out = weights["colour_out"].astype(int), weights["pyramid_out"].astype(int)
        total = int(weights["constant"])
    of_pyramid = pyramid_rows[[*pyramid_traits(state, surveys, seat, site), -1]].sum(axis=0)
    heard, own = of_pyramid[: net.UNITS], of_pyramid[net.UNITS :]
    for colour in range(COLOURS):
        of_colour = colour_rows[list(colour_traits(state, surveys, seat, colour, site))].sum(axis=0)
        total += int(np.maximum(0, heard + of_colour) @ colour_out)
    total += int(np.maximum(0, own) @ pyramid_out)
    return total * net.FULL_POINTS / net.SHARES**2


def test_weights_that_could_leave_their_lane_are_refused() -> None:
    rows = np.zeros((2, packing.LANES), np.int64)
    rows[0, 1], rows[1, 2] = packing.HIGHEST - packing.ZERO, -packing.ZERO
    none = np.zeros(packing.LANES, np.int64)
    assert packing.first_sums(none, packing.lift(rows, [2])) >= 0
    for unit, constant in ((1, 1), (2, -1)):
        too_much = none.copy()
        too_much[unit] = constant
        with pytest.raises(ValueError, match="its weights are too large"):
            packing.first_sums(too_much, packing.lift(rows, [2]))


@pytest.mark.skipif(not COMPILED, reason="whole matches take too long interpreted")
def test_points_come_as_expected() -> None:
    """Before the last round: on average within two points of what comes, and closer than by the points that stand."""
    errors, standing = [], []
    for seed in range(40):
        match = new(2, seed=seed)
        before, points = [0.0, 0.0], np.zeros((2, 4), np.int32)
        while not match.is_over:
            if int(match.state.played) == 9 and not before[0]:
                before = expected(match.state)
                verbs.outcome_into(match.state, points[0], points[1])
            seat = match.actors[0]
            match.play(_best(match, seat), seat)
        final = match.outcome().scores
        errors += [abs(before[seat] - final[seat]) for seat in range(2)]
        standing += [abs(int(points[0, seat]) - final[seat]) for seat in range(2)]
    assert np.mean(errors) < min(4.0, float(np.mean(standing)))


def _best(match: Match, seat: int) -> str:
    values = {}
    for action in match.legal_actions(seat):
        after = match.state.copy()
        work = np.zeros(match.game.state.WORK, np.int32)
        verbs.apply(after, seat, match.ledger.texts.index(action.text), work)
        values[action.text] = expected(after)[seat]
    return max(values, key=lambda text: values[text])
