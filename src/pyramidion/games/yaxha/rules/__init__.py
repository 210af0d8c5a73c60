"""The rules: which actor may do what (Y2-Y5). Boards, claiming and building have a file each."""

from pyramidion.core.bits import count_bits, nth_bit
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.yaxha import actions as ledger
from pyramidion.games.yaxha.actions import FIELDS, FIRST, FORM, bonus_action, fill_action, turn_action
from pyramidion.games.yaxha.rules.building import check_done, check_round, placements_into, put_cube
from pyramidion.games.yaxha.rules.claiming import claim, is_left, next_left_over, take
from pyramidion.games.yaxha.rules.dealing import (
    bonuses_left,
    cards_dealt,
    cubes_in_market,
    draw_colour,
    seat_due,
    turns_left,
)
from pyramidion.games.yaxha.state import (
    BONUS,
    BUILD,
    CLAIM,
    FILL,
    NONE,
    OVER,
    RUNNING,
    TAKE,
    TURNS,
)
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    BONUSES,
    COLOURS,
    CUBES_OF_A_COLOUR,
    LAYERS,
    MAX_SEATS,
    SPOTS,
)


@kernel
def init(state: State, seats: int, options: Buffer) -> None:
    """A full bag and nothing built, before any chance. `options`: bonus."""
    state.seats = seats
    state.bonus = options[0]
    state.phase = TURNS
    state.reason = RUNNING
    state.played = 0
    state.done = 0
    for index in range(BONUS_CARDS):
        state.cards[index] = NONE
    for colour in range(COLOURS):
        state.bag[colour] = CUBES_OF_A_COLOUR  # Y1.1
    for seat in range(MAX_SEATS):
        state.turns[seat] = 0
        state.claims[seat] = NONE
        state.got[seat] = NONE
        for spot in range(SPOTS):
            state.market[seat, spot] = NONE
            state.placed[seat, spot] = NONE
        for colour in range(COLOURS):
            for layer in range(LAYERS):
                state.cubes[seat, colour, layer] = 0


@kernel
def actors(state: State) -> int:
    """Chance while something is dealt; all seats that have yet to choose or to build; the next seat left over."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase < CLAIM:
        return CHANCE_BIT
    if phase == BUILD:
        return ((1 << int(state.seats)) - 1) & ~int(state.done)
    if phase == TAKE:
        return 1 << next_left_over(state)
    seats = 0
    for seat in range(int(state.seats)):
        if int(state.claims[seat]) == NONE:
            seats |= 1 << seat
    return seats


@kernel
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """The legal actions of a seat that may act, ascending."""
    phase = int(state.phase)
    if phase == BUILD:
        return placements_into(state, seat, out)
    count = 0
    for tile in range(int(state.seats)):
        if phase == CLAIM:
            out[count] = int(FIRST[ledger.CLAIM]) + tile  # Y3.2
            count += 1
        elif is_left(state, tile):
            out[count] = int(FIRST[ledger.TAKE]) + tile  # Y3.4
            count += 1
    return count


@kernel
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Carry out a legal action."""
    form, field, other = int(FORM[action]), int(FIELDS[action, 0]), int(FIELDS[action, 1])
    if form == ledger.PLACE:
        put_cube(state, seat, field, other)
        check_done(state, seat)
        check_round(state)
    elif form == ledger.CLAIM:
        claim(state, seat, field)
    elif form == ledger.TAKE:
        take(state, seat, field)
    elif form == ledger.TURN:
        state.turns[field] = other + 1
        if field == int(state.seats) - 1:
            state.phase = BONUS
    elif form == ledger.BONUS:
        dealt = cards_dealt(state)
        state.cards[dealt] = field
        if dealt + 1 == BONUS_CARDS:
            state.phase = FILL
    else:
        fill(state, field, other)


@kernel
def fill(state: State, tile: int, colour: int) -> None:
    """Put a cube from the bag on the market tile that is being filled (Y3.1)."""
    cubes = cubes_in_market(state)
    state.market[tile, cubes % SPOTS] = colour
    state.bag[colour] -= 1
    if cubes + 1 == SPOTS * int(state.seats):
        state.phase = CLAIM


@kernel
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """The outcomes now possible: turn tiles and cards equally likely, colours by the cubes in the bag (Y2.1, Y3.1)."""
    phase = int(state.phase)
    count = 0
    if phase == FILL:
        tile = cubes_in_market(state) // SPOTS
        for colour in range(COLOURS):
            if int(state.bag[colour]) > 0:
                actions[count] = fill_action(tile, colour)
                weights[count] = int(state.bag[colour])
                count += 1
        return count
    left = turns_left(state) if phase == TURNS else bonuses_left(state)
    for index in range(BONUSES):
        if (left >> index) & 1:
            actions[count] = turn_action(seat_due(state), index + 1) if phase == TURNS else bonus_action(index)
            weights[count] = 1
            count += 1
    return count


@kernel
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """One of the outcomes now possible, with the chances that `chance_into` states."""
    phase = int(state.phase)
    if phase == FILL:
        return fill_action(cubes_in_market(state) // SPOTS, draw_colour(state, rng))
    left = turns_left(state) if phase == TURNS else bonuses_left(state)
    drawn = nth_bit(left, below(rng, count_bits(left)))
    return turn_action(seat_due(state), drawn + 1) if phase == TURNS else bonus_action(drawn)
