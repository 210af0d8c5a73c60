"""The tiles: bag and racks (A1.4, A2.1, A7)."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import Buffer, Rng, Seat, State
from pyramidion.games.axio.rules.board import tiles_played
from pyramidion.games.axio.state import NONE
from pyramidion.games.axio.tables import FULL, KIND, KIND_OF, KINDS, MIX, RACK, SYMBOLS, TILES, WAYS_OF_KIND


@kernel
def bag_into(state: State, work: Buffer) -> None:
    """How many tiles of each kind are in the bag: neither played nor on a rack nor shown.

    On an observation: how many may be in the bag or on a rack that the observer does not see.
    """
    for kind in range(KINDS):
        work[kind] = int(MIX[int(state.mix), kind]) - int(state.played[kind])
    for seat in range(int(state.seats)):
        for place in range(RACK):
            if int(state.racks[seat, place]) >= 0:
                work[int(state.racks[seat, place])] -= 1
    for place in range(RACK):
        if int(state.shown[place]) >= 0:
            work[int(state.shown[place])] -= 1


@kernel
def bag_size(state: State) -> int:
    """How many tiles are in the bag. This is public: it can be told from any observation."""
    count = TILES - tiles_played(state)
    for seat in range(int(state.seats)):
        count -= tiles_on_rack(state, seat)
    for place in range(RACK):
        count -= int(state.shown[place] != NONE)
    return count


@kernel
def tiles_on_rack(state: State, seat: Seat) -> int:
    """How many tiles are on a rack."""
    count = 0
    for place in range(RACK):
        count += int(state.racks[seat, place] != NONE)
    return count


@kernel
def draw_kind(rng: Rng, tiles: int, work: Buffer) -> int:
    """One of so many tiles, of which `work` says how many there are of each kind; each equally likely."""
    index = below(rng, tiles)
    kind = 0
    while index >= int(work[kind]):
        index -= int(work[kind])
        kind += 1
    return kind


@kernel
def put_on_rack(state: State, seat: Seat, kind: int) -> None:
    """A tile comes to the first free place."""
    for place in range(RACK):
        if int(state.racks[seat, place]) == NONE:
            state.racks[seat, place] = kind
            return


@kernel
def take_from_rack(state: State, seat: Seat, kind: int) -> None:
    """The first tile of the kind leaves the rack."""
    for place in range(RACK):
        if int(state.racks[seat, place]) == kind:
            state.racks[seat, place] = NONE
            return


@kernel
def is_on_rack(state: State, seat: Seat, kind: int) -> bool:
    """Whether the rack holds a tile of the kind."""
    for place in range(RACK):
        if int(state.racks[seat, place]) == kind:
            return True
    return False


@kernel
def ways_into(state: State, seat: Seat, work: Buffer) -> int:
    """Write the ways in which the rack's tiles can lie on a pair of squares, ascending; returns how many (A3.1)."""
    ways = 0  # as bits, so that equal tiles count once
    for place in range(RACK):
        kind = int(state.racks[seat, place])
        if kind >= 0:
            ways |= int(WAYS_OF_KIND[kind])
    count = 0
    while ways:
        work[count] = lowest_bit(ways)
        ways &= ways - 1
        count += 1
    return count


@kernel
def kind_of_way(way: int) -> int:
    """The kind of tile that lies so."""
    return int(KIND_OF[way // SYMBOLS, way % SYMBOLS])


@kernel
def may_exchange(state: State, seat: Seat) -> bool:
    """Whether no tile on the rack shows any of the seat's lowest symbols (A7.1)."""
    lowest = FULL
    for symbol in range(SYMBOLS):
        lowest = min(lowest, int(state.markers[seat, symbol]))
    for place in range(RACK):
        kind = int(state.racks[seat, place])
        if kind >= 0 and (
            int(state.markers[seat, int(KIND[kind, 0])]) == lowest
            or int(state.markers[seat, int(KIND[kind, 1])]) == lowest
        ):
            return False
    return True
