"""The rules: who may act, what is legal, what then happens.

`board` tells where tiles may lie and what they score, `tiles` of bag and racks, `turn` how a turn goes on.
"""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.axio import actions as ledger
from pyramidion.games.axio.actions import FIRST, FORM, draw_action, owner_and_kind, pair_and_way, place_action
from pyramidion.games.axio.rules.board import (
    clear_board,
    column_pairs,
    is_first_tile,
    lay,
    pair_clause,
    row_pairs,
)
from pyramidion.games.axio.rules.tiles import (
    bag_into,
    bag_size,
    draw_kind,
    kind_of_way,
    may_exchange,
    put_on_rack,
    take_from_rack,
    ways_into,
)
from pyramidion.games.axio.rules.turn import begin_exchange, go_on_after_draw, go_on_after_placing, refill
from pyramidion.games.axio.state import DEAL, DECIDE, NONE, OVER, PLACE, REFILL, RUNNING
from pyramidion.games.axio.tables import (
    KINDS,
    MAX_SEATS,
    PYRAMIDS,
    RACK,
    ROW_PAIRS,
    SYMBOLS,
    WIDEST,
)


@kernel
def init(state: State, seats: int, options: Buffer) -> None:
    """An empty board, empty racks."""
    state.seats = seats
    state.mix = options[0]
    state.phase = REFILL if seats == 1 else DEAL
    state.turn = 0
    state.reason = RUNNING
    state.bonus = 0
    state.raised = 0
    for index in range(PYRAMIDS):
        state.pyramids[index] = 0
    for seat in range(MAX_SEATS):
        for symbol in range(SYMBOLS):
            state.markers[seat, symbol] = 0
        for place in range(RACK):
            state.racks[seat, place] = NONE
    for place in range(RACK):
        state.shown[place] = NONE
    for kind in range(KINDS):
        state.played[kind] = 0
    clear_board(state)


@kernel
def actors(state: State) -> int:
    """The seat whose turn it is, or chance."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase in (PLACE, DECIDE):
        return 1 << int(state.turn)
    return CHANCE_BIT


@kernel
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """The legal actions of the seat whose turn it is, ascending."""
    if int(state.phase) == DECIDE:
        out[0] = int(FIRST[ledger.KEEP])
        out[1] = int(FIRST[ledger.EXCHANGE])
        return 2 if may_exchange(state, seat) else 1
    ways = ways_into(state, seat, work)
    is_first = is_first_tile(state)
    count = 0
    for row in range(WIDEST):
        pairs = row_pairs(state, row)
        while pairs:
            pair = row * (WIDEST - 1) + lowest_bit(pairs)
            pairs &= pairs - 1
            if not is_first or pair_clause(state, pair) == ALLOWED:  # A3.2
                count = placings_into(pair, ways, work, out, count)
    for row in range(WIDEST - 1):
        pairs = column_pairs(state, row)
        while pairs:
            pair = ROW_PAIRS + row * WIDEST + lowest_bit(pairs)
            pairs &= pairs - 1
            if not is_first or pair_clause(state, pair) == ALLOWED:
                count = placings_into(pair, ways, work, out, count)
    return count


@kernel
def placings_into(pair: int, ways: int, work: Buffer, out: Buffer, count: int) -> int:
    """Add the placings on one pair, in so many ways that `work` tells. Returns the new count."""
    for index in range(ways):
        out[count + index] = place_action(pair, int(work[index]))
    return count + ways


@kernel
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Carry out a legal action."""
    form = int(FORM[action])
    if form == ledger.PLACE:
        pair, way = pair_and_way(action)
        kind = kind_of_way(way)
        take_from_rack(state, seat, kind)
        state.played[kind] += 1
        state.bonus = max(0, int(state.bonus) - 1)
        lay(state, seat, pair, way)
        go_on_after_placing(state, seat)
    elif form == ledger.KEEP:
        refill(state)
    elif form == ledger.EXCHANGE:
        begin_exchange(state, seat)
    else:
        owner, kind = owner_and_kind(action)
        put_on_rack(state, owner, kind)
        go_on_after_draw(state)


@kernel
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """The kinds in the bag, each as likely as it has tiles there (A2.1)."""
    bag_into(state, work)
    count = 0
    for kind in range(KINDS):
        if int(work[kind]):
            actions[count] = draw_action(int(state.turn), kind)
            weights[count] = work[kind]
            count += 1
    return count


@kernel
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """A tile of the bag, each equally likely."""
    bag_into(state, work)
    return draw_action(int(state.turn), draw_kind(rng, bag_size(state), work))
