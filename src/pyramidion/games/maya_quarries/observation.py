"""What a viewer may know: everything but the others' hidden cards (Q3.3), and bids not shown yet (Q8.2).

What was opened is known to all: a hand is told by it as soon as none of its owner's cards lies face down.
"""

from pyramidion.core.bits import count_bits, nth_bit
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import ActionInt, Buffer, Rng, Seat, State, Viewer
from pyramidion.games.maya_quarries import actions as ledger
from pyramidion.games.maya_quarries.actions import FIELDS, FIRST, FORM, hidden_dig_action
from pyramidion.games.maya_quarries.rules.auction import most_bid
from pyramidion.games.maya_quarries.state import BID, NONE, UNKNOWN
from pyramidion.games.maya_quarries.tables import (
    FULL_HAND,
    HELD,
    HIGH_CARDS,
    KINDS,
    LOW_CARDS,
    LOW_KINDS,
    OWNER,
    UNKNOWN_HIGH,
    UNKNOWN_LOW,
)


@kernel
def observe(state: State, viewer: Viewer) -> None:
    """Leave of the others' face-down cards their backs; blank the hands that they would tell, and hidden bids."""
    for quarry in range(int(state.opened), int(state.quarries)):
        for place in range(int(state.laid[quarry])):
            card = int(state.cards[quarry, place])
            owner = card // OWNER
            if owner != viewer:
                state.cards[quarry, place] = owner * OWNER + back_of(card % OWNER)
                state.hands[owner] = UNKNOWN
    if int(state.phase) == BID:
        for seat in range(int(state.seats)):
            if seat != viewer and int(state.bids[seat]) != NONE:
                state.bids[seat] = UNKNOWN


@kernel
def back_of(kind: int) -> int:
    """Low or high: a kind, or what was left of it already."""
    return UNKNOWN_LOW if kind < LOW_KINDS or kind == UNKNOWN_LOW else UNKNOWN_HIGH


@kernel
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Deal each unknown hand anew, each deal equally likely, as backs and opened cards allow; guess unknown bids."""
    for owner in range(int(state.seats)):
        if int(state.hands[owner]) == UNKNOWN:
            state.hands[owner] = cards_not_seen(state, owner)
            deal(state, owner, rng)
        if int(state.bids[owner]) == UNKNOWN:
            state.bids[owner] = below(rng, most_bid(state, owner) + 1)


@kernel
def cards_not_seen(state: State, owner: Seat) -> int:
    """All cards of a seat but those that lie open, as bits."""
    hand = FULL_HAND
    for quarry in range(int(state.quarries)):
        for place in range(int(state.laid[quarry])):
            card = int(state.cards[quarry, place])
            if card // OWNER == owner and card % OWNER < KINDS:
                held = hand & int(HELD[card % OWNER])
                hand &= ~(held & -held)
    return hand


@kernel
def deal(state: State, owner: Seat, rng: Rng) -> None:
    """Choose the owner's unknown cards among those of its hand, and take them out of it."""
    for quarry in range(int(state.quarries)):
        for place in range(int(state.laid[quarry])):
            card = int(state.cards[quarry, place])
            if card // OWNER == owner and card % OWNER >= KINDS:
                hand = int(state.hands[owner])
                fitting = hand & (LOW_CARDS if card % OWNER == UNKNOWN_LOW else HIGH_CARDS)
                drawn = 1 << nth_bit(fitting, below(rng, count_bits(fitting)))
                kind = 0
                while drawn & int(HELD[kind]) == 0:
                    kind += 1
                held = hand & int(HELD[kind])
                state.hands[owner] = hand & ~(held & -held)
                state.cards[quarry, place] = owner * OWNER + kind


@kernel
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """Others see the back of a card until its quarry is opened, and that a seat has bid until all have."""
    if seat == viewer:
        return action
    is_same_round = int(now.round_number) == int(before.round_number)
    form = int(FORM[action])
    if form == ledger.DIG:
        kind, quarry = int(FIELDS[action, 0]), int(FIELDS[action, 1])
        return hidden_dig_action(kind, quarry) if is_same_round and quarry >= int(now.opened) else action
    if form == ledger.BID:
        return int(FIRST[ledger.HIDDEN_BID]) if is_same_round and int(now.phase) == BID else action
    return action
