"""Where a pyramid can be built on, and the groups it has: what questions about it are answered from."""

from typing import NamedTuple

from pyramidion.core.bits import count_bits
from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.groups import Boards, next_group
from pyramidion.games.yaxha.rules.boards import (
    beside,
    board,
    columns_of,
    corner,
    resting_on_any,
    resting_on_four,
    room,
    rows_of,
    under_four,
    within_square,
)
from pyramidion.games.yaxha.tables import GROUND

SIZE_RANK = 1 << 7  # what a cube counts beside a cell to grow on: more than there are cells


class Site(NamedTuple):
    """Where a pyramid can be built on."""

    taken: Boards
    hidden: Boards  # cubes under four others (Y5.2)
    free: Boards  # cells that could hold a cube now, if its colour fits
    later: Boards  # cells of higher layers that could hold one some day
    second: int  # cells of layer 2 that could ever be built on
    start: int  # the corner of what is built
    rows: int  # of layer 1 that have a cube
    columns: int


class Groups(NamedTuple):
    """The two largest groups of a colour."""

    largest: Boards
    second: Boards
    size: int
    second_size: int
    rest: int  # visible cubes in other groups


@kernel
def site_of(state: State, seat: Seat) -> Site:
    """Where a seat's pyramid can be built on."""
    first = board(state, seat, 0)
    second = board(state, seat, 1)
    third = board(state, seat, 2)
    fourth = board(state, seat, 3)
    free = (
        room(state, seat, 0),
        resting_on_four(first) & ~second,
        resting_on_four(second) & ~third,
        resting_on_four(third) & ~fourth,
    )
    square = within_square(first) | first if first else GROUND
    ever_second = resting_on_four(square)
    ever_third = resting_on_four(ever_second)
    return Site(
        taken=(first, second, third, fourth),
        hidden=(under_four(second), under_four(third), under_four(fourth), 0),
        free=free,
        later=(
            0,
            ever_second & ~second & ~free[1],
            ever_third & ~third & ~free[2],
            resting_on_four(ever_third) & ~fourth & ~free[3],
        ),
        second=ever_second,
        start=corner(first) if first else 0,
        rows=count_bits(rows_of(first)),
        columns=count_bits(columns_of(first)),
    )


@kernel
def count_all(boards: Boards) -> int:
    """How many cells these are, on all layers."""
    return count_bits(boards[0]) + count_bits(boards[1]) + count_bits(boards[2]) + count_bits(boards[3])


@kernel
def cubes_of_colour(state: State, seat: Seat, colour: int) -> Boards:
    """All cubes of a colour in a seat's pyramid."""
    return (
        int(state.cubes[seat, colour, 0]),
        int(state.cubes[seat, colour, 1]),
        int(state.cubes[seat, colour, 2]),
        int(state.cubes[seat, colour, 3]),
    )


@kernel
def visible_of(cubes: Boards, site: Site) -> Boards:
    """Those of the cubes that are visible (Y5.2)."""
    return cubes[0] & ~site.hidden[0], cubes[1] & ~site.hidden[1], cubes[2] & ~site.hidden[2], cubes[3]


@kernel
def groups_of(cubes: Boards, site: Site) -> Groups:
    """The two largest of the groups that these cubes form; of two of one size the one that can grow more is first."""
    largest = (0, 0, 0, 0)
    second = (0, 0, 0, 0)
    rank = 0
    second_rank = 0
    total = count_all(cubes)
    while cubes[0] | cubes[1] | cubes[2] | cubes[3]:
        group = next_group(cubes)
        cubes = (cubes[0] & ~group[0], cubes[1] & ~group[1], cubes[2] & ~group[2], cubes[3] & ~group[3])
        growth = count_all(both(around(group), site.free)) + count_all(both(around(group), site.later))
        group_rank = count_all(group) * SIZE_RANK + growth
        if group_rank > rank:
            second = largest
            second_rank = rank
            largest = group
            rank = group_rank
        elif group_rank > second_rank:
            second = group
            second_rank = group_rank
    size = rank // SIZE_RANK
    second_size = second_rank // SIZE_RANK
    return Groups(largest, second, size, second_size, total - size - second_size)


@kernel
def around(group: Boards) -> Boards:
    """The cells where a cube would touch this group from the side or from above."""
    return (
        beside(group[0]),
        beside(group[1]) | resting_on_any(group[0]),
        beside(group[2]) | resting_on_any(group[1]),
        resting_on_any(group[2]),
    )


@kernel
def both(one: Boards, other: Boards) -> Boards:
    """The cells that are in both."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]
