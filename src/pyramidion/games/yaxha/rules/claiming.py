"""Claiming (Y3): market tiles chosen in secret, what is left over, the exchange of turn tiles."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.yaxha.rules.building import check_done, check_round
from pyramidion.games.yaxha.state import BUILD, NONE, TAKE


@kernel
def tile_clause(state: State, tile: int) -> ClauseNumber:
    """Y1.2: there are as many market tiles as seats."""
    return ALLOWED if tile < int(state.seats) else 102


@kernel
def is_left(state: State, tile: int) -> bool:
    """Whether nobody has got this market tile."""
    for seat in range(int(state.seats)):
        if int(state.got[seat]) == tile:
            return False
    return True


@kernel
def has_everybody_chosen(state: State) -> bool:
    """Whether the choices are revealed (Y3.2). A choice that the observer does not know is one as well."""
    for seat in range(int(state.seats)):
        if int(state.claims[seat]) == NONE:
            return False
    return True


@kernel
def claim(state: State, seat: Seat, tile: int) -> None:
    """Choose a market tile; the last choice reveals them all."""
    state.claims[seat] = tile
    if has_everybody_chosen(state):
        for each in range(int(state.seats)):
            if count_before(state, each) == 0:
                state.got[each] = state.claims[each]  # Y3.3
        deal_leftovers(state)


@kernel
def count_before(state: State, seat: Seat) -> int:
    """How many of those that chose the same market tile have a lower turn tile."""
    count = 0
    for other in range(int(state.seats)):
        if is_tied(state, seat, other) and int(state.turns[other]) < int(state.turns[seat]):
            count += 1
    return count


@kernel
def is_tied(state: State, seat: Seat, other: Seat) -> bool:
    """Whether two seats chose the same market tile."""
    return int(state.claims[seat]) == int(state.claims[other])


@kernel
def next_left_over(state: State) -> Seat:
    """Of the seats without a market tile the one with the lowest turn tile (Y3.4), or NONE."""
    first = NONE
    for seat in range(int(state.seats)):
        if int(state.got[seat]) == NONE and (first == NONE or int(state.turns[seat]) < int(state.turns[first])):
            first = seat
    return first


@kernel
def count_left_over(state: State) -> int:
    """How many seats have no market tile: as many as there are tiles left."""
    count = 0
    for seat in range(int(state.seats)):
        if int(state.got[seat]) == NONE:
            count += 1
    return count


@kernel
def take(state: State, seat: Seat, tile: int) -> None:
    """A seat left over takes a tile that nobody got."""
    state.got[seat] = tile
    deal_leftovers(state)


@kernel
def deal_leftovers(state: State) -> None:
    """Wait for the next seat left over; the last tile goes to the last seat by itself (Y3.4). Then build."""
    count = count_left_over(state)
    if count > 1:
        state.phase = TAKE
        return
    if count == 1:
        tile = 0
        while not is_left(state, tile):
            tile += 1
        state.got[next_left_over(state)] = tile
    exchange_turns(state)
    begin_building(state)


@kernel
def exchange_turns(state: State) -> None:
    """Within each group that chose the same market tile the order of the turn tiles is reversed (Y3.5)."""
    turns = 0  # the new ones, a digit each
    for seat in range(int(state.seats)):
        turns |= turn_after_exchange(state, seat) << (4 * seat)
    for seat in range(int(state.seats)):
        state.turns[seat] = (turns >> (4 * seat)) & 15


@kernel
def turn_after_exchange(state: State, seat: Seat) -> int:
    """The turn tile of the seat that has as many before it in the group as this one has behind it."""
    behind = 0
    for other in range(int(state.seats)):
        if is_tied(state, seat, other) and int(state.turns[other]) > int(state.turns[seat]):
            behind += 1
    counterpart = 0
    while not is_tied(state, seat, counterpart) or count_before(state, counterpart) != behind:
        counterpart += 1
    return int(state.turns[counterpart])


@kernel
def begin_building(state: State) -> None:
    """All build at once; who can place none of the three cubes has finished already (Y4.6)."""
    state.phase = BUILD
    for seat in range(int(state.seats)):
        check_done(state, seat)
    check_round(state)
