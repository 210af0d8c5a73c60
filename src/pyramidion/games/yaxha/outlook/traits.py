"""What the net is told of a pyramid: for each of a few questions, which of the possible answers is true.

Some are asked of the whole pyramid, some of each colour. Counts end at a highest answer that means "or more".
Where on the ground the pyramid lies, how it is turned, and which colour is which, is never asked. (Of two groups
of one size that can grow as much, the one found first counts as the largest.)
"""

from itertools import accumulate
from typing import TypeAlias

from pyramidion.core.bits import count_bits
from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.bonuses import Surveys, has_second_largest, measure
from pyramidion.games.yaxha.groups import largest_of
from pyramidion.games.yaxha.holding import cubes_held
from pyramidion.games.yaxha.outlook.sites import Groups, Site, around, both, count_all, cubes_of_colour, visible_of
from pyramidion.games.yaxha.rules.boards import touching, under_four
from pyramidion.games.yaxha.scoring import seat_points
from pyramidion.games.yaxha.state import BUILD, NONE
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    BONUSES,
    COLOURS,
    CUBES_OF_A_COLOUR,
    FIRST_LARGEST,
    FIRST_NEIGHBOUR,
    FIVE_GROUND,
    FIVE_SECOND,
    FULL_LAYERS,
    LARGEST_ANY,
    LAYERS,
    MAX_SEATS,
    ONE_SIDE,
    OUTER_ROWS,
    ROUNDS,
    SECOND_LARGEST,
    SIDE_LAYERS,
    SPOTS,
    WIDEST,
)

FAR_AHEAD = 15  # points of lead: the most that is told apart
AHEAD = 3  # cubes by which a group is larger or smaller than another one: the most that is told apart
CARD_ANSWERS = 8  # of the question how a bonus card stands
CARD_KINDS = 1 + BONUSES - 2 * (COLOURS - 1)  # none, and all cards; those that differ in colour are one kind
SIDE_BEGUN = 2  # cubes of a side in one colour that say nothing yet


# How many answers each question about a colour has, and where in all answers they begin.
OF_A_COLOUR = (
    *(14, 8, 5, 6, 5, 7, 2, SPOTS + 1, CUBES_OF_A_COLOUR // 2 + 1, 5, 10, 8, 5, 2, 6, 7, 5),
    *(COLOURS, 14, 11, CARD_ANSWERS),
)
(
    LARGEST,  # cubes in its largest group
    SECOND,  # in the next largest
    REST,  # other cubes that are visible
    GROUND_GROWTH,  # cells of layer 1 where a cube would join the largest group
    UPPER_GROWTH,  # cells of higher layers
    LATER_GROWTH,  # cells of higher layers that cannot be built on yet
    JOINS,  # whether one cube would join the two groups
    HELD,  # cubes to be placed yet
    IN_BAG,  # cubes in the bag, in pairs
    INNER_CUBES,  # cubes of the largest group on layer 1 that are likely to be hidden yet
    ON_FIRST,  # its cubes on layer 1
    ON_SECOND,
    ON_THIRD,
    ON_TOP,
    SECOND_GROWTH,  # cells where a cube would join the second group
    UPPER_ROOM,  # cells of higher layers where a cube may be put
    COVERED,  # cubes of layer 1 outside it that are hidden or likely to be
    RANK,  # colours of which the pyramid has a larger group
    LARGEST_OTHER,  # cubes in the largest group of another colour
    RIVAL,  # cubes in the largest group of this colour that another seat has
    COLOUR_CARD,  # whether a bonus card compares this colour, and how that stands
    COLOUR_ANSWERS,
) = accumulate(OF_A_COLOUR, initial=0)

# The same of the pyramid. The last question is asked of each of the three bonus cards.
OF_A_PYRAMID = (
    *(ROUNDS + 1, *(full + 1 for full in FULL_LAYERS), (WIDEST + 1) ** 2, SPOTS + 1, MAX_SEATS - 1, MAX_SEATS + 1),
    *(14, 7, 5, 2, COLOURS + 1, 2 * FAR_AHEAD + 1, CARD_KINDS * CARD_ANSWERS),
)
(
    PLAYED,  # rounds, the one included that the seat has finished building in
    FIRST_LAYER,  # cubes on layer 1
    SECOND_LAYER,
    THIRD_LAYER,
    TOP_LAYER,
    EXTENT,  # columns and rows of layer 1, the fewer first
    HAND,  # cubes to be placed yet
    SEATS,
    TURN,  # the seat's turn tile
    FIRST_ROOM,  # cells of layer 1 that can be built on
    SECOND_ROOM,
    THIRD_ROOM,
    TOP_ROOM,
    COLOURS_SEEN,
    LEAD,  # points that the seat is ahead of the best other, as the pyramids stand
    CARDS,  # [kind, answer]
    PYRAMID_ANSWERS,
) = accumulate(OF_A_PYRAMID, initial=0)

ColourTraits: TypeAlias = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]
PyramidTraits: TypeAlias = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]


@kernel
def or_more(question: int, following: int, count: int) -> int:
    """The answer to a question that asks for a count: the last before the following question means "or more"."""
    return min(question + count, following - 1)


@kernel
def ahead(own: int, other: int) -> int:
    """By how much a count is ahead of another: 0 to twice AHEAD, AHEAD if they are equal."""
    return AHEAD + max(-AHEAD, min(AHEAD, own - other))


@kernel
def is_built(state: State, seat: Seat) -> bool:
    """Whether the seat has finished building in this round: what it could not place has left the game (Y4.6)."""
    return int(state.phase) == BUILD and (int(state.done) >> seat) & 1 != 0


@kernel
def cubes_to_place(state: State, seat: Seat, colour: int) -> int:
    """How many cubes of a colour the seat has yet to place, or would have with the tile it has chosen."""
    return 0 if is_built(state, seat) else cubes_held(state, seat, colour)


@kernel
def colour_traits(state: State, surveys: Surveys, seat: Seat, colour: int, site: Site, groups: Groups) -> ColourTraits:
    """The answers about one colour of a seat's pyramid, which has these groups of it."""
    inner = under_four(site.second)
    growth = both(around(groups.largest), site.free)
    first, second, third, fourth = groups.largest
    rank = 0
    largest_other = 0
    for other in range(COLOURS):
        if other != colour:
            size = largest_of(surveys[seat], other)
            rank += int(size > groups.size)
            largest_other = max(largest_other, size)
    return (
        or_more(LARGEST, SECOND, groups.size),
        or_more(SECOND, REST, groups.second_size),
        or_more(REST, GROUND_GROWTH, groups.rest),
        or_more(GROUND_GROWTH, UPPER_GROWTH, count_bits(growth[0])),
        or_more(UPPER_GROWTH, LATER_GROWTH, count_all(growth) - count_bits(growth[0])),
        or_more(LATER_GROWTH, JOINS, count_all(both(around(groups.largest), site.later))),
        JOINS + int(count_all(both(growth, around(groups.second))) > 0),
        HELD + cubes_to_place(state, seat, colour),
        IN_BAG + int(state.bag[colour]) // 2,
        or_more(INNER_CUBES, ON_FIRST, count_bits(first & inner)),
        or_more(ON_FIRST, ON_SECOND, count_bits(first)),
        or_more(ON_SECOND, ON_THIRD, count_bits(second)),
        ON_THIRD + count_bits(third),
        ON_TOP + count_bits(fourth),
        or_more(SECOND_GROWTH, UPPER_ROOM, count_all(both(around(groups.second), site.free))),
        or_more(UPPER_ROOM, COVERED, upper_room(state, seat, colour, site)),
        or_more(COVERED, RANK, count_bits(int(state.cubes[seat, colour, 0]) & ~first & inner)),
        RANK + rank,
        or_more(LARGEST_OTHER, RIVAL, largest_other),
        or_more(RIVAL, COLOUR_CARD, most_of_others(surveys, FIRST_LARGEST + colour, seat)),
        COLOUR_CARD + colour_card(state, surveys, seat, colour, groups.size),
    )


@kernel
def upper_room(state: State, seat: Seat, colour: int, site: Site) -> int:
    """On how many cells of the higher layers a cube of a colour may be put now (Y4.4)."""
    count = 0
    for layer in range(1, LAYERS):
        if site.free[layer]:
            count += count_bits(site.free[layer] & touching(state, seat, colour, layer))
    return count


@kernel
def colour_card(state: State, surveys: Surveys, seat: Seat, colour: int, size: int) -> int:
    """How far the seat is ahead where a card compares this colour (Y6.1, Y6.6); 0 if none does."""
    for index in range(BONUS_CARDS):
        card = int(state.cards[index])
        if card == FIRST_LARGEST + colour:
            return 1 + ahead(size, most_of_others(surveys, card, seat))
        if card == FIRST_NEIGHBOUR + colour:
            return 1 + ahead(size, largest_of(surveys[(seat + 1) % int(state.seats)], colour))
    return 0


@kernel
def most_of_others(surveys: Surveys, card: int, seat: Seat) -> int:
    """The most that any other seat has of what a card counts."""
    most = 0
    for other in range(MAX_SEATS):
        if other != seat:
            most = max(most, measure(surveys[other], card))
    return most


@kernel
def pyramid_traits(state: State, surveys: Surveys, seat: Seat, site: Site) -> PyramidTraits:
    """The answers about a seat's pyramid as a whole."""
    first, second, third, fourth = site.taken
    hand = 0
    seen = 0
    seen_first = 0
    seen_second = 0
    for colour in range(COLOURS):
        hand += cubes_to_place(state, seat, colour)
        cubes = visible_of(cubes_of_colour(state, seat, colour), site)
        seen += int(count_all(cubes) > 0)
        seen_first += int(cubes[0] != 0)
        seen_second += int(cubes[1] != 0)
    return (
        PLAYED + int(state.played) + int(is_built(state, seat)),
        FIRST_LAYER + count_bits(first),
        SECOND_LAYER + count_bits(second),
        THIRD_LAYER + count_bits(third),
        TOP_LAYER + count_bits(fourth),
        EXTENT + min(site.columns, site.rows) * (WIDEST + 1) + max(site.columns, site.rows),
        HAND + hand,
        SEATS + int(state.seats) - 2,
        TURN + int(state.turns[seat]),
        or_more(FIRST_ROOM, SECOND_ROOM, count_bits(site.free[0])),
        or_more(SECOND_ROOM, THIRD_ROOM, count_bits(site.free[1])),
        or_more(THIRD_ROOM, TOP_ROOM, count_bits(site.free[2])),
        TOP_ROOM + count_bits(site.free[3]),
        COLOURS_SEEN + seen,
        LEAD + points_ahead(state, surveys, seat),
        CARDS + card_trait(state, surveys, seat, 0, site, (seen, seen_first, seen_second)),
        CARDS + card_trait(state, surveys, seat, 1, site, (seen, seen_first, seen_second)),
        CARDS + card_trait(state, surveys, seat, 2, site, (seen, seen_first, seen_second)),
    )


@kernel
def points_ahead(state: State, surveys: Surveys, seat: Seat) -> int:
    """By how many points the seat is ahead of the best other: 0 to twice FAR_AHEAD, FAR_AHEAD if they are equal."""
    best = 0
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, seat_points(state, surveys, other))
    return FAR_AHEAD + max(-FAR_AHEAD, min(FAR_AHEAD, seat_points(state, surveys, seat) - best))


@kernel
def card_trait(
    state: State, surveys: Surveys, seat: Seat, index: int, site: Site, colours_seen: tuple[int, int, int]
) -> int:
    """How one of the three cards stands: `colours_seen` are those visible anywhere, on layer 1 and on layer 2.

    Which colour a card compares is not told.
    """
    card = int(state.cards[index])
    answer = 0
    if NONE < card < SECOND_LARGEST:
        answer = ahead(measure(surveys[seat], card), most_of_others(surveys, card, seat))
    elif card == SECOND_LARGEST:
        answer = int(has_second_largest(surveys, seat))
    elif card == FIVE_GROUND:
        answer = colours_seen[1]
    elif card == FIVE_SECOND:
        answer = colours_seen[2]
    elif card == ONE_SIDE:
        answer = min(max(0, best_side(state, seat, site) - SIDE_BEGUN), CARD_ANSWERS - 1)
    elif card > ONE_SIDE:
        answer = colours_seen[0]
    return kind_of(card) * CARD_ANSWERS + answer


@kernel
def kind_of(card: int) -> int:
    """Cards without the colour that they compare; 0 is none."""
    if card < LARGEST_ANY:
        return int(card >= FIRST_LARGEST)
    if card < FIRST_NEIGHBOUR:
        return card - LARGEST_ANY + 2
    return max(card - FIVE_GROUND + 1, 0) + FIRST_NEIGHBOUR - LARGEST_ANY + 2


@kernel
def best_side(state: State, seat: Seat, site: Site) -> int:
    """The most cubes of a side that are of one colour while none is of another (Y6.8)."""
    best = 0
    for side in range(len(OUTER_ROWS)):
        for colour in range(COLOURS):
            count = 0
            others = 0
            for layer in range(SIDE_LAYERS):
                row = int(OUTER_ROWS[side, layer]) << site.start
                cubes = int(state.cubes[seat, colour, layer])
                count += count_bits(cubes & row)
                others |= site.taken[layer] & row & ~cubes
            if others == 0:
                best = max(best, count)
    return best
