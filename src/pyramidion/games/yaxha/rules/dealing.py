"""What chance deals: turn tiles and bonus cards (Y2), cubes for the market (Y3.1)."""

from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import Rng, Seat, State
from pyramidion.games.yaxha.state import BONUS_BEGINNER, NONE
from pyramidion.games.yaxha.tables import (
    BEGINNER_BONUSES,
    BONUS_CARDS,
    BONUSES,
    COLOURS,
    FIRST_NEIGHBOUR,
    SPOTS,
)

_NEIGHBOURS = ((1 << COLOURS) - 1) << FIRST_NEIGHBOUR  # as bits


@kernel
def seat_due(state: State) -> Seat:
    """The seat that is dealt the next turn tile: the first that has none (Y2.1)."""
    seat = 0
    while int(state.turns[seat]) != 0:
        seat += 1
    return seat


@kernel
def turns_left(state: State) -> int:
    """The turn tiles not dealt yet, as bits; bit 0 is tile 1."""
    left = (1 << int(state.seats)) - 1
    for seat in range(int(state.seats)):
        left &= ~((1 << int(state.turns[seat])) >> 1)
    return left


@kernel
def cards_dealt(state: State) -> int:
    """How many bonus cards lie open."""
    count = 0
    for index in range(BONUS_CARDS):
        if int(state.cards[index]) != NONE:
            count += 1
    return count


@kernel
def bonuses_in_use(state: State) -> int:
    """The bonus cards that may come up, as bits: for two seats without neighbours (Y2.1, Y6.6)."""
    cards = (1 << (BEGINNER_BONUSES if int(state.bonus) == BONUS_BEGINNER else BONUSES)) - 1
    return cards & ~_NEIGHBOURS if int(state.seats) == 2 else cards


@kernel
def bonuses_left(state: State) -> int:
    """The bonus cards that may come up next, as bits."""
    left = bonuses_in_use(state)
    for index in range(BONUS_CARDS):
        left &= ~((1 << (int(state.cards[index]) + 1)) >> 1)
    return left


@kernel
def cubes_in_market(state: State) -> int:
    """How many cubes lie on the market tiles. They are filled in order (Y3.1)."""
    count = 0
    for tile in range(int(state.seats)):
        for spot in range(SPOTS):
            if int(state.market[tile, spot]) != NONE:
                count += 1
    return count


@kernel
def cubes_in_bag(state: State) -> int:
    """How many cubes are left in the bag."""
    count = 0
    for colour in range(COLOURS):
        count += int(state.bag[colour])
    return count


@kernel
def draw_colour(state: State, rng: Rng) -> int:
    """The colour of a cube drawn from the bag, each cube equally likely."""
    index = below(rng, cubes_in_bag(state))
    colour = 0
    while index >= int(state.bag[colour]):
        index -= int(state.bag[colour])
        colour += 1
    return colour
