"""Groups (Y5.2, Y5.3): visible cubes of one colour, joined by touch side by side and from layer to layer."""

from typing import TypeAlias

from pyramidion.core.bits import count_bits
from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.rules.boards import beside, board, resting_on_any, under_any, under_four
from pyramidion.games.yaxha.tables import COLOURS, LAYERS

Boards: TypeAlias = tuple[int, int, int, int]  # [layer] cells as bits
# What there is to know of a seat's groups: the largest of each colour, SIZE_BITS each; all sizes, as bits; the most
# cubes that one group has on layer 1; the most layers that one group spans.
Survey: TypeAlias = tuple[int, int, int, int]
SIZE_BITS = 6


@kernel
def visible(state: State, seat: Seat, colour: int, layer: int) -> int:
    """The visible cubes of a colour on a layer: those not under four others (Y5.2)."""
    cubes = int(state.cubes[seat, colour, layer])
    if layer == LAYERS - 1 or cubes == 0:
        return cubes
    return cubes & ~under_four(board(state, seat, layer + 1))


@kernel
def colours_visible(state: State, seat: Seat, layer: int) -> int:
    """The colours that are visible on a layer, as bits."""
    colours = 0
    for colour in range(COLOURS):
        if visible(state, seat, colour, layer):
            colours |= 1 << colour
    return colours


@kernel
def first_cube(cubes: Boards) -> Boards:
    """One of these cubes alone, of the lowest layer that has any."""
    first, second, third, fourth = cubes
    if first:
        return first & -first, 0, 0, 0
    if second:
        return 0, second & -second, 0, 0
    if third:
        return 0, 0, third & -third, 0
    return 0, 0, 0, fourth & -fourth


@kernel
def grown(group: Boards, cubes: Boards) -> Boards:
    """The group with those of the cubes that touch it (Y5.3)."""
    first, second, third, fourth = group
    return (
        cubes[0] & (first | beside(first) | under_any(second)),
        cubes[1] & (second | beside(second) | under_any(third) | resting_on_any(first)),
        cubes[2] & (third | beside(third) | under_any(fourth) | resting_on_any(second)),
        cubes[3] & (fourth | resting_on_any(third)),
    )


@kernel
def next_group(cubes: Boards) -> Boards:
    """A whole group of these cubes. There is at least one cube."""
    group = first_cube(cubes)
    larger = grown(group, cubes)
    while larger != group:
        group = larger
        larger = grown(group, cubes)
    return group


@kernel
def survey(state: State, seat: Seat) -> Survey:
    """All that scores and bonus cards ask of a seat's groups."""
    largest_sizes = 0
    sizes = 0
    most_ground = 0
    most_layers = 0
    for colour in range(COLOURS):
        first = visible(state, seat, colour, 0)
        second = visible(state, seat, colour, 1)
        third = visible(state, seat, colour, 2)
        fourth = visible(state, seat, colour, 3)
        largest = 0
        while first | second | third | fourth:
            group = next_group((first, second, third, fourth))
            first &= ~group[0]
            second &= ~group[1]
            third &= ~group[2]
            fourth &= ~group[3]
            ground = count_bits(group[0])
            size = ground + count_bits(group[1]) + count_bits(group[2]) + count_bits(group[3])
            layers = int(group[0] != 0) + int(group[1] != 0) + int(group[2] != 0) + int(group[3] != 0)
            largest = max(largest, size)
            most_ground = max(most_ground, ground)
            most_layers = max(most_layers, layers)
            sizes |= 1 << size
        largest_sizes |= largest << (SIZE_BITS * colour)
    return largest_sizes, sizes, most_ground, most_layers


@kernel
def largest_of(groups: Survey, colour: int) -> int:
    """The size of the largest group of a colour; 0 if none is visible."""
    return (groups[0] >> (SIZE_BITS * colour)) & ((1 << SIZE_BITS) - 1)


@kernel
def largest_of_any(groups: Survey) -> int:
    """The size of the largest group of any colour."""
    largest = 0
    for colour in range(COLOURS):
        largest = max(largest, largest_of(groups, colour))
    return largest
