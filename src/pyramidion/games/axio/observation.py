"""What a viewer may know: everything but the others' racks (A1.5), until the match is over."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, Rng, Seat, State, Viewer
from pyramidion.games.axio.actions import DRAW, FORM, hidden_draw_action, owner_and_kind
from pyramidion.games.axio.rules.tiles import bag_into, draw_kind, tiles_on_rack
from pyramidion.games.axio.state import NONE, OVER, UNKNOWN
from pyramidion.games.axio.tables import KINDS, RACK


@kernel
def observe(state: State, viewer: Viewer) -> None:
    """Leave of the others' racks how many tiles they hold, not where. In solo the tile drawn lies open (A9.1)."""
    if int(state.phase) == OVER or int(state.seats) == 1:
        return
    for seat in range(int(state.seats)):
        if seat != viewer:
            tiles = tiles_on_rack(state, seat)
            for place in range(RACK):
                state.racks[seat, place] = UNKNOWN if place < tiles else NONE


@kernel
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Fill the unknown places of racks with tiles that `seat` sees nowhere, each deal equally likely."""
    bag_into(state, work)
    tiles = 0
    for kind in range(KINDS):
        tiles += int(work[kind])
    for owner in range(int(state.seats)):
        for place in range(RACK):
            if int(state.racks[owner, place]) == UNKNOWN:
                kind = draw_kind(rng, tiles, work)
                state.racks[owner, place] = kind
                work[kind] -= 1
                tiles -= 1


@kernel
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """Tiles that others draw stay hidden until the match is over (A7.3)."""
    if int(FORM[action]) != DRAW or int(now.phase) == OVER or int(now.seats) == 1:
        return action
    owner, _ = owner_and_kind(action)
    return action if owner == viewer else hidden_draw_action(owner)
