"""The 18 bonus cards (Y6): which seats meet them, as the pyramids stand."""

from typing import TypeAlias

from pyramidion.core.bits import count_bits
from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.groups import Survey, colours_visible, largest_of, largest_of_any, survey
from pyramidion.games.yaxha.rules.boards import board, corner
from pyramidion.games.yaxha.tables import (
    COLOURS,
    FIRST_LARGEST,
    FIRST_NEIGHBOUR,
    FIVE_GROUND,
    FIVE_SECOND,
    LARGEST_ANY,
    LARGEST_GROUND,
    LAYERS,
    MAX_SEATS,
    MOST_LAYERS,
    ONE_SIDE,
    OUTER_ROWS,
    SECOND_LARGEST,
    SIDE_LAYERS,
    WIDEST,
)

Surveys: TypeAlias = tuple[Survey, Survey, Survey, Survey]  # [seat]; of a seat that does not exist all is 0
ALL_COLOURS = (1 << COLOURS) - 1


@kernel
def survey_all(state: State) -> Surveys:
    """The groups of all seats."""
    return survey(state, 0), survey(state, 1), survey(state, 2), survey(state, 3)


@kernel
def meets(state: State, surveys: Surveys, card: int, seat: Seat) -> bool:
    """Whether the seat meets a bonus card."""
    if card == SECOND_LARGEST:
        return has_second_largest(surveys, seat)
    if card < SECOND_LARGEST:
        return is_most(surveys, card, seat)
    if card < FIVE_GROUND:
        colour = card - FIRST_NEIGHBOUR
        left = (seat + 1) % int(state.seats)  # Y6.6
        return largest_of(surveys[seat], colour) > largest_of(surveys[left], colour)
    if card == FIVE_GROUND:
        return colours_visible(state, seat, 0) == ALL_COLOURS  # Y6.7
    if card == FIVE_SECOND:
        return colours_visible(state, seat, 1) == ALL_COLOURS
    if card == ONE_SIDE:
        return has_one_side(state, seat)
    return count_bits(all_colours_visible(state, seat)) == 3  # Y6.9


@kernel
def measure(groups: Survey, card: int) -> int:
    """What the cards that compare all seats count (Y6.1-Y6.4)."""
    if card == LARGEST_ANY:
        return largest_of_any(groups)
    if card == LARGEST_GROUND:
        return groups[2]
    if card == MOST_LAYERS:
        return groups[3]
    return largest_of(groups, card - FIRST_LARGEST)


@kernel
def is_most(surveys: Surveys, card: int, seat: Seat) -> bool:
    """Whether nobody has more of what the card counts, and there is any."""
    own = measure(surveys[seat], card)
    for other in range(MAX_SEATS):
        if measure(surveys[other], card) > own:
            return False
    return own > 0


@kernel
def has_second_largest(surveys: Surveys, seat: Seat) -> bool:
    """Whether the seat owns a group of the second-highest size that there is (Y6.5)."""
    sizes = surveys[0][1] | surveys[1][1] | surveys[2][1] | surveys[3][1]
    own = surveys[seat][1]
    while own:
        size = own & -own
        own &= own - 1
        if count_bits(sizes & ~(2 * size - 1)) == 1:  # one size is larger
            return True
    return False


@kernel
def has_one_side(state: State, seat: Seat) -> bool:
    """Whether one of the four sides has nine cubes of one colour (Y6.8)."""
    ground = board(state, seat, 0)
    if count_bits(ground) < WIDEST:
        return False
    start = corner(ground)
    for side in range(len(OUTER_ROWS)):
        for colour in range(COLOURS):
            layers = 0
            for layer in range(SIDE_LAYERS):
                row = int(OUTER_ROWS[side, layer])
                if (int(state.cubes[seat, colour, layer]) >> start) & row == row:
                    layers += 1
            if layers == SIDE_LAYERS:
                return True
    return False


@kernel
def all_colours_visible(state: State, seat: Seat) -> int:
    """The colours that are visible anywhere in the pyramid, as bits."""
    colours = 0
    for layer in range(LAYERS):
        colours |= colours_visible(state, seat, layer)
    return colours
