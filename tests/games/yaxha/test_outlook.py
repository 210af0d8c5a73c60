"""The net that says how pyramids stand: what it is told, what may not matter to it, what it must have learnt."""

from collections.abc import Callable
from itertools import accumulate, pairwise

import numpy as np
import pytest

from games.yaxha.boards import GROUND, building, new, play
from pyramidion.core import verbs
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import State
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook import net, packing, patterns, traits
from pyramidion.games.yaxha.outlook.sites import (
    Groups,
    Site,
    around,
    both,
    count_all,
    cubes_of_colour,
    groups_of,
    site_of,
    visible_of,
)
from pyramidion.games.yaxha.outlook.traits import best_side, colour_traits, pyramid_traits
from pyramidion.games.yaxha.scoring import breakdown
from pyramidion.games.yaxha.state import NONE, WORK
from pyramidion.games.yaxha.tables import (
    BONUS_NAMES,
    BONUSES,
    CELL_PLACES,
    COLOURS,
    FIRST_LARGEST,
    FIRST_NEIGHBOUR,
    LAYERS,
    SIDES,
    STRIDE,
)

OF_COLOURS = list(accumulate(traits.OF_A_COLOUR, initial=0))  # where the answers to each question begin, and end
OF_PYRAMIDS = list(accumulate(traits.OF_A_PYRAMID, initial=0))
LEAD = OF_PYRAMIDS.index(traits.LEAD)  # the place of that question in a note


def some_states(seats: int, seed: int) -> list[State]:
    """Positions of a match in which everybody does what is listed first or last, or in the middle."""
    match, found, step = new(seats, seed=seed), [], seed
    while not match.is_over:
        actions = match.legal_actions(match.actors[-1])
        match.play(actions[step * 7 % len(actions)].text, match.actors[-1])
        step += 1
        found.append(match.state.copy())
    return found[:: 6 + seats]


def standings(state: State) -> list[float]:
    surveys, work = survey_all(state), np.zeros(WORK, np.int32)
    return [net.standing(state, surveys, seat, work) for seat in range(int(state.seats))]


def noted(state: State, seat: int) -> list[int]:
    """What the net is told of a pyramid."""
    note = np.zeros(net.NOTE, np.int32)
    net.note_into(state, survey_all(state), seat, note)
    return [int(answer) for answer in note]


def groups_in(state: State, seat: int, colour: int, site: Site) -> Groups:
    return groups_of(visible_of(cubes_of_colour(state, seat, colour), site), site)


def colour_answers(match: Match, seat: int, colour: int) -> list[int]:
    """The answers about a colour, each counted from the first possible answer to its question."""
    site = site_of(match.state, seat)
    groups = groups_in(match.state, seat, colour, site)
    found = colour_traits(match.state, survey_all(match.state), seat, colour, site, groups)
    return [answer - first for answer, first in zip(found, OF_COLOURS[:-1], strict=True)]


def patterns_seen(match: Match, seat: int, colour: int) -> list[int]:
    """The patterns that a colour sees, in the order of layers, rows and columns."""
    note = noted(match.state, seat)
    first = net.FIRST_COLOUR + colour * net.COLOUR_NOTE + net.COLOUR_TRAITS
    return [pattern - traits.COLOUR_ANSWERS for pattern in note[first : first + note[net.PYRAMID_NOTE]]]


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
                groups = groups_in(state, seat, colour, site)
                assert belong(list(colour_traits(state, surveys, seat, colour, site, groups)), OF_COLOURS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_told_by_how_many_points_a_seat_is_ahead(seats: int) -> None:
    told = set()
    for state in (state for seed in (3, 4) for state in some_states(seats, seed)):
        points = [sum(item for _, item in breakdown(state, seat, {})) for seat in range(seats)]
        for seat in range(seats):
            ahead = points[seat] - max(points[:seat] + points[seat + 1 :])
            answer = max(-traits.FAR_AHEAD, min(traits.FAR_AHEAD, ahead))
            assert noted(state, seat)[LEAD] == traits.LEAD + traits.FAR_AHEAD + answer
            told.add(answer)
    assert len(told) > 10


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
        assert standings(moved(state, where)) == standings(state)


def is_clear(state: State) -> bool:
    """Whether all groups of a colour differ in size, in all pyramids."""
    for seat in range(int(state.seats)):
        for colour in range(COLOURS):
            groups = groups_in(state, seat, colour, site_of(state, seat))
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
        assert standings(renamed) == standings(state)


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
    groups = groups_in(match.state, 0, 0, site_of(match.state, 0))
    assert (groups.size, groups.second_size, groups.rest) == (3, 2, 0)


def test_of_two_groups_the_one_that_can_grow_more_comes_first() -> None:
    """Whichever is found first."""
    for pyramid in ("d4=OBBB,OBGG,BBOO", "d4=OOBB,GGBO,BBBO"):
        match = building([pyramid, "d4=OBGY,BGYW,GYWO"], "OOB/YYW")
        site = site_of(match.state, 0)
        groups = groups_in(match.state, 0, 0, site)
        cells = [count_all(both(around(group), site.free)) for group in (groups.largest, groups.second)]
        later = [count_all(both(around(group), site.later)) for group in (groups.largest, groups.second)]
        assert groups.size == groups.second_size == 2
        assert cells[0] + later[0] >= cells[1] + later[1]


def test_a_side_is_begun_until_another_colour_lies_in_it() -> None:
    for pyramid, most in (("d4=OOOO,BGYW,OBGY", 4), ("d4=OOOB,BGYW,OBGY", 0)):
        match = building([pyramid, "d4=OBGY,BGYW,GYWO"], "OOB/YYW")
        assert best_side(match.state, 0, site_of(match.state, 0)) == most


def test_kinds_of_cards_are_told_apart_but_not_their_colours() -> None:
    kinds = [traits.kind_of(card) for card in range(NONE, BONUSES)]
    assert kinds[0] == 0
    assert set(kinds) == set(range(traits.CARD_KINDS))
    names = dict(zip(BONUS_NAMES, kinds[1:], strict=True))
    assert names["largest-orange"] == names["largest-white"] != names["largest-any"]
    assert names["neighbour-orange"] == names["neighbour-white"] != names["five-ground"]
    assert len({kind for name, kind in names.items() if name.count("-") == 1}) == traits.CARD_KINDS - 1


def test_who_has_finished_building_stands_as_after_the_round() -> None:
    """Whether the others still build or not; what could not be placed has left the game (Y4.6)."""
    match = building(["-", "-"], "OBG/YYW")
    hand = OF_PYRAMIDS.index(traits.HAND)
    told = [noted(match.state, 0)]
    for text in ("0 O@d4.1 0 B@d5.1 0 G@d6.1", "1 Y@d4.1 1 Y@d5.1 1 W@d6.1"):
        seat, *_ = text
        play(match, *(f"{seat} {action}" for action in text.split() if "@" in action))
        told.append(noted(match.state, 0))
    assert [note[0] - traits.PLAYED for note in told] == [0, 1, 1]
    assert [note[hand] - traits.HAND for note in told] == [3, 0, 0]
    full = building([f"d4={GROUND}", f"d4={GROUND}"], "WWO/WOB")  # no white cube lies below: two cannot be placed
    play(full, "0 O@d4.2")
    assert noted(full.state, 0)[hand] == traits.HAND


def test_what_a_colour_sees_of_the_ground() -> None:
    match = building(["d4=OOB,OGB,WYO", "d4=OBG,BGY,GYW"], "OOB/YYW")
    seen = patterns_seen(match, 0, 0)
    assert len(seen) == 9 + 4 + 1
    assert {pattern < patterns.GROUND_PATTERNS for pattern in seen[:9]} == {True}
    who = [pattern // (patterns.NEAR * patterns.PLACES) for pattern in seen[:9]]
    own, apart, other = patterns.IN_LARGEST, patterns.OF_COLOUR, patterns.OF_OTHER
    assert who == [own, own, other, own, other, other, other, other, apart]
    near = [pattern // patterns.PLACES % patterns.NEAR for pattern in seen[:9]]
    assert near == [2, 1, 1, 1, 2, 0, 1, 0, 0]
    free = [pattern - patterns.GROUND_PATTERNS - patterns.UPPER_FREE for pattern in seen[9:13]]
    assert free == [20 + index for index in (shape(4, 3, 0), shape(4, 1, 0), shape(4, 1, 0), shape(4, 0, 1))]


def shape(lie: int, grow: int, like: int) -> int:
    """Which of the ways that so many cubes can lie under a cell: in the largest group, others of the colour."""
    ways = [(first, second) for first in range(lie + 1) for second in range(lie + 1 - first)]
    return ways.index((grow, like))


def test_hidden_cubes_are_seen_as_hidden() -> None:
    one, two = "d4=OOOO,OBBO,OBBO,OOOO|OOO,OBO,OOO|OO,--", "d4=GGGG,GYYG,GYYG,GGGG|GGG,GYG,GGG|GG,--"
    match = building([one, two], "OOB/YYW")
    own, other = patterns_seen(match, 0, 0), patterns_seen(match, 0, 1)
    inner = [5, 6, 9, 10]
    assert [own[cell] for cell in inner] == [patterns.FIRST_HIDDEN] * 4
    assert [other[cell] for cell in inner] == [patterns.FIRST_HIDDEN + 1] * 4
    assert all(own[cell] < patterns.FIRST_FREE for cell in range(16) if cell not in inner)


@pytest.mark.parametrize("seats", [2, 4])
def test_patterns_are_those_there_are(seats: int) -> None:
    for state in some_states(seats, seed=5):
        for seat in range(seats):
            note = noted(state, seat)
            rows, columns = site_of(state, seat).rows, site_of(state, seat).columns
            cells = sum(max(0, rows - layer) * max(0, columns - layer) for layer in range(LAYERS))
            assert note[net.PYRAMID_NOTE] == cells <= patterns.CELLS_BUILT_ON
            for colour in range(COLOURS):
                first = net.FIRST_COLOUR + colour * net.COLOUR_NOTE + net.COLOUR_TRAITS
                seen = [pattern - traits.COLOUR_ANSWERS for pattern in note[first : first + cells]]
                assert all(0 <= pattern < patterns.PATTERNS for pattern in seen)
                assert all(
                    (pattern < patterns.GROUND_PATTERNS) == (at < rows * columns) for at, pattern in enumerate(seen)
                )


def test_the_net_fits_the_questions() -> None:
    assert net.COLOUR_ROWS.shape == (traits.COLOUR_ANSWERS + patterns.PATTERNS, packing.WORDS)
    assert net.TO_COLOURS.shape == net.TO_ITSELF.shape == (traits.PYRAMID_ANSWERS, packing.WORDS)
    assert net.COLOUR_OUT.shape == net.PYRAMID_OUT.shape == (net.UNITS,)
    constant_memory = 1 << 16  # of a GPU
    assert sum(rows.nbytes for rows in (net.COLOUR_ROWS, net.TO_COLOURS, net.TO_ITSELF)) < constant_memory
    assert net.NOTE <= WORK


@pytest.mark.parametrize("seats", [2, 4])
def test_words_say_what_the_weights_say(seats: int) -> None:
    """Four units added at once come to the same as one by one."""
    for state in some_states(seats, seed=4):
        assert standings(state) == [said_by_weights(state, seat) for seat in range(seats)]


def said_by_weights(state: State, seat: int) -> float:
    note = noted(state, seat)
    with np.load(net.WEIGHTS) as file:
        weights = {name: file[name].astype(int) for name in file}
    of_pyramid = weights["first"] + weights["pyramid_rows"][note[: net.PYRAMID_NOTE]].sum(axis=0)
    heard, own = of_pyramid[: net.UNITS], of_pyramid[net.UNITS :]
    total = int(np.maximum(0, own) @ weights["out"][net.UNITS :])
    for colour in range(COLOURS):
        first = net.FIRST_COLOUR + colour * net.COLOUR_NOTE
        answers = note[first : first + net.COLOUR_TRAITS + note[net.PYRAMID_NOTE]]
        of_colour = weights["colour_rows"][answers].sum(axis=0)
        total += int(np.maximum(0, heard + of_colour) @ weights["out"][: net.UNITS])
    return total / net.SHARES**2


def test_no_sum_can_leave_its_lane() -> None:
    with np.load(net.WEIGHTS) as file:
        net.check_weights(file["colour_rows"], file["pyramid_rows"], file["first"])
        with pytest.raises(ValueError, match="too large"):
            net.check_weights(file["colour_rows"].astype(int) * 3, file["pyramid_rows"], file["first"])


@pytest.mark.skipif(not COMPILED, reason="whole matches take too long interpreted")
def test_who_stands_better_comes_first() -> None:
    """Before the last two rounds, of matches between equals: more often than the one who has more points then."""
    right, by_points, matches = 0.0, 0.0, 60
    for seed in range(matches):
        match = new(2, seed=seed)
        before, points = [0.0, 0.0], np.zeros((2, 4), np.int32)
        while not match.is_over:
            if int(match.state.played) == 8 and before[0] == before[1]:
                before = standings(match.state)
                verbs.outcome_into(match.state, points[0], points[1])
            seat = match.actors[0]
            match.play(_best(match, seat), seat)
        final = match.outcome().scores
        right += agreement(before[0] - before[1], final[0] - final[1])
        by_points += agreement(int(points[0, 0]) - int(points[0, 1]), final[0] - final[1])
    assert right > max(by_points, 0.6 * matches)


def agreement(guess: float, truth: float) -> float:
    """1 if both are ahead alike, 0.5 if one is level."""
    return 0.5 + 0.5 * float(np.sign(guess) * np.sign(truth))


def _best(match: Match, seat: int) -> str:
    values = {}
    for action in match.legal_actions(seat):
        after = match.state.copy()
        verbs.apply(after, seat, match.ledger.texts.index(action.text), np.zeros(WORK, np.int32))
        values[action.text] = standings(after)[seat]
    return max(values, key=lambda text: values[text])
