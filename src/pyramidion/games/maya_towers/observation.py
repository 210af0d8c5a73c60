"""What a viewer may know: everything but the others' cards (T2.3), until the match is over."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, Rng, Seat, State, Viewer
from pyramidion.games.maya_towers.actions import CARD, FIELDS, FORM, hidden_card_action
from pyramidion.games.maya_towers.rules.setup import cards_left, draw_from
from pyramidion.games.maya_towers.state import NONE, OVER, UNKNOWN
from pyramidion.games.maya_towers.tables import CARDS


@kernel
def observe(state: State, viewer: Viewer) -> None:
    """Blank the cards of all seats but the viewer."""
    if int(state.phase) == OVER:
        return
    for seat in range(int(state.seats)):
        for index in range(CARDS):
            if seat != viewer and int(state.cards[seat, index]) != NONE:
                state.cards[seat, index] = UNKNOWN


@kernel
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Deal the unknown cards anew, from those that `seat` sees nowhere, each deal equally likely."""
    for owner in range(int(state.seats)):
        for index in range(CARDS):
            if int(state.cards[owner, index]) == UNKNOWN:
                state.cards[owner, index] = draw_from(cards_left(state), rng)


@kernel
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """Others see that a card is dealt, and to whom, but not which until the match is over."""
    if int(FORM[action]) != CARD or int(now.phase) == OVER:
        return action
    owner = int(FIELDS[action, 0])
    return action if owner == viewer else hidden_card_action(owner)
