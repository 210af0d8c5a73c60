"""What a viewer may know: everything but the others' tokens (X2.1) and bids (X2.2) of the round being played."""

from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE, ActionInt, Buffer, Rng, Seat, State, Viewer
from template_game.actions import FIELDS, FIRST, HIDDEN_BID, HIDDEN_TOKEN
from template_game.rules import draw_value, may_bid
from template_game.state import NONE, UNKNOWN


@kernel
def observe(state: State, viewer: Viewer) -> None:
    """Blank tokens and bids of all seats but the viewer. When the match is over there are none."""
    for seat in range(int(state.seats)):
        if seat != viewer:
            if int(state.tokens[seat]) != NONE:
                state.tokens[seat] = UNKNOWN
            if int(state.bids[seat]) != NONE:
                state.bids[seat] = UNKNOWN


@kernel
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Deal the unknown tokens anew from those that `seat` has not seen; then guess a legal bid for each unknown one."""
    for owner in range(int(state.seats)):
        if int(state.tokens[owner]) == UNKNOWN:
            state.tokens[owner] = draw_value(state, rng)
    for owner in range(int(state.seats)):
        if int(state.bids[owner]) == UNKNOWN:
            bid = below(rng, int(state.coins[owner]) + 1)
            while may_bid(state, owner, bid) != 0:
                bid = below(rng, int(state.coins[owner]) + 1)
            state.bids[owner] = bid


@kernel
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """Others see that a token is dealt and to whom, and that a seat has bid; value and coins only after the round."""
    if int(now.played) > int(before.played):
        return action  # X2.4
    if seat == CHANCE:
        owner = int(FIELDS[action, 0])
        return action if owner == viewer else int(FIRST[HIDDEN_TOKEN]) + owner
    return action if seat == viewer else int(FIRST[HIDDEN_BID])
