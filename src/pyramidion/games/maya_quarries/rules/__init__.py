"""The rules: which actor may do what (Q2-Q9). Each phase has a file; what runs by itself runs step by step."""

from pyramidion.core.bits import count_bits, nth_bit
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.maya_quarries import actions as ledger
from pyramidion.games.maya_quarries.actions import FIELDS, FIRST, FORM
from pyramidion.games.maya_quarries.rules.auction import bid, offer, seats_to_bid, take, tokens_on_offer
from pyramidion.games.maya_quarries.rules.building import (
    begin_double,
    begin_turn,
    build,
    force,
    move_cube,
    next_turn,
    pay_cube,
    put_extra,
    say_done,
    use,
)
from pyramidion.games.maya_quarries.rules.digging import after_digging, dig, pass_digging
from pyramidion.games.maya_quarries.rules.legal import chosen_into, legal_into
from pyramidion.games.maya_quarries.rules.opening import carry_all, next_strike, open_next, share_out
from pyramidion.games.maya_quarries.rules.payment import end_round, erode, pay_all
from pyramidion.games.maya_quarries.rules.setup import init, place
from pyramidion.games.maya_quarries.state import (
    BEGIN_TURN,
    BID,
    CARRY,
    DIG,
    DUG,
    ERODE,
    HIT,
    NEXT_TURN,
    NONE,
    OFFER,
    OPEN,
    OVER,
    PAY,
    SHARE,
    SHIELD,
)
from pyramidion.games.maya_quarries.tables import BLUES, BOOST, FREE_DOUBLE, FREE_PASS, JOKER

__all__ = ["actors", "apply", "chance_into", "init", "legal_into", "sample_chance"]


@kernel
def actors(state: State) -> int:
    """Chance while tokens are offered; all who have not bid; else the seat whose turn it is."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase == OFFER:
        return CHANCE_BIT
    if phase == BID:
        return seats_to_bid(state)
    return 1 << int(state.turn)


@kernel
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Carry out a legal action, then whatever the rules do by themselves."""
    act(state, seat, action)
    while step(state, work):
        pass


@kernel
def act(state: State, seat: Seat, action: ActionInt) -> None:
    """The action alone."""
    form, field = int(FORM[action]), int(FIELDS[action, 0])
    if form == ledger.PLACE:
        place(state, seat, field)
    elif form == ledger.PASS:
        say_pass(state, seat)
    elif form == ledger.DIG:
        dig(state, seat, field, int(FIELDS[action, 1]))
    elif form <= ledger.START:
        decide_opening(state, seat, form, field)
    elif form == ledger.MOVE:
        move_cube(state, seat, field, int(FIELDS[action, 1]), int(FIELDS[action, 2]))
    elif form < ledger.MOVE:
        take_turn(state, seat, form, field)
    elif form == ledger.BID:
        bid(state, seat, field)
    elif form == ledger.TAKE:
        take(state, seat, field)
    elif form == ledger.OFFER:
        offer(state, field)
    else:
        use_blue(state, seat, form, field)


@kernel
def say_pass(state: State, seat: Seat) -> None:
    """Pass: free while digging (Q3.1), for a cube while building (Q6.1)."""
    if int(state.phase) == DIG:
        pass_digging(state, seat)
    else:
        pay_cube(state, seat)
        state.phase = NEXT_TURN


@kernel
def decide_opening(state: State, seat: Seat, form: int, field: int) -> None:
    """Whom to strike (Q4.2), where to be protected (Q7.1), who starts (Q7.4)."""
    if form == ledger.STRIKE:
        state.struck[int(state.opened) - 1, field] += 1
        state.phase = HIT
    elif form == ledger.PROTECT:
        state.shields[field] |= 1 << seat
        state.phase = OPEN
    else:
        state.start = field
        state.phase = OPEN


@kernel
def take_turn(state: State, seat: Seat, form: int, field: int) -> None:
    """One of the actions of a turn to build but `pass` and `move` (Q6)."""
    if form == ledger.BUILD:
        build(state, seat, field)
    elif form == ledger.DOUBLE:
        pay_cube(state, seat)
        begin_double(state)
    elif form == ledger.DOUBLE_TOKEN:
        use(state, seat, FREE_DOUBLE)
        begin_double(state)
    elif form == ledger.PASS_TOKEN:
        use(state, seat, FREE_PASS)
        state.phase = NEXT_TURN
    elif form == ledger.FORCED:
        force(state, seat)
    elif form == ledger.DONE:
        say_done(state, seat)
    else:
        put_extra(state, seat, field)


@kernel
def use_blue(state: State, seat: Seat, form: int, field: int) -> None:
    """Place the boost (Q8.3); use the joker as protection or haul, or keep it (Q8.5)."""
    if form == ledger.BOOST:
        state.boosted = field
        state.booster = seat
        state.blue[BOOST] = NONE
        state.phase = DUG
    elif form == ledger.JOKER_PROTECT:
        state.shields[field] |= 1 << seat
        state.blue[JOKER] = NONE
        state.phase = OPEN
    elif form == ledger.JOKER_HAUL:
        state.blue[JOKER] = NONE
        carry_all(state, seat)
    else:
        state.phase = OPEN if int(state.phase) == SHIELD else CARRY


@kernel
def step(state: State, work: Buffer) -> bool:
    """One thing that the rules do by themselves. False if the match waits for somebody, or is over."""
    phase = int(state.phase)
    if phase <= OVER:
        return False
    if phase == NEXT_TURN:
        next_turn(state)
    elif phase == BEGIN_TURN:
        begin_turn(state)
    elif phase == DUG:
        after_digging(state)
    elif phase == OPEN:
        open_next(state)
    elif phase == HIT:
        next_strike(state)
    elif phase == SHARE:
        share_out(state, work)
    elif phase == CARRY:
        carry_all(state, NONE)
    elif phase == PAY:
        pay_all(state)
    elif phase == ERODE:
        erode(state)
    else:
        end_round(state)
    return True


@kernel
def tokens_to_offer(state: State) -> int:
    """The blue tokens that chance may still offer, as bits (Q8.1)."""
    return ((1 << BLUES) - 1) & ~tokens_on_offer(state)


@kernel
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """The tokens that may be offered, each equally likely."""
    count = chosen_into(tokens_to_offer(state), int(FIRST[ledger.OFFER]), actions, 0)
    for index in range(count):
        weights[index] = 1
    return count


@kernel
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """One of them."""
    tokens = tokens_to_offer(state)
    return int(FIRST[ledger.OFFER]) + nth_bit(tokens, below(rng, count_bits(tokens)))
