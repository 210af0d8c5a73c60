"""The cubes that a seat has yet to place."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import Seat, State
from pyramidion.games.yaxha.state import CLAIM, NONE
from pyramidion.games.yaxha.tables import SPOTS


@kernel
def cubes_held(state: State, seat: Seat, colour: int) -> int:
    """How many cubes of a colour the seat has yet to place, or would have with the tile it has chosen."""
    tile = int(state.claims[seat]) if int(state.phase) == CLAIM else int(state.got[seat])
    count = 0
    for spot in range(SPOTS):
        if tile >= 0 and int(state.placed[seat, spot]) == NONE and int(state.market[tile, spot]) == colour:
            count += 1
    return count
