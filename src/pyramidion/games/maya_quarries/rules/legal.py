"""What a seat may do in each phase, ascending. The clauses that forbid it stand in the files of the phases."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, Seat, State
from pyramidion.games.maya_quarries import actions as ledger
from pyramidion.games.maya_quarries.actions import FIRST, dig_action, move_action
from pyramidion.games.maya_quarries.rules.auction import most_bid, tokens_on_offer
from pyramidion.games.maya_quarries.rules.building import (
    double_clause,
    double_token_clause,
    extra_clause,
    forced_clause,
    holds,
    move_clause,
    pass_clause,
    pass_token_clause,
    possible_builds,
)
from pyramidion.games.maya_quarries.rules.digging import dig_clause, face_down_quarries
from pyramidion.games.maya_quarries.rules.opening import strike_targets
from pyramidion.games.maya_quarries.rules.setup import place_clause
from pyramidion.games.maya_quarries.state import (
    BID,
    BOOST_WHERE,
    BUILD,
    DIG,
    LOAD,
    NAME_START,
    PLACE,
    PROTECT,
    SHIELD,
    STRIKE,
    TAKE,
)
from pyramidion.games.maya_quarries.tables import EXTRA, HELD, KINDS, MAX_LEVELS, MOVE


@kernel
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """The legal actions of a seat that may act, ascending."""
    phase = int(state.phase)
    if phase == DIG:
        return digs_into(state, seat, out)
    if phase == BUILD:
        return turn_into(state, seat, out)
    if phase == PLACE:
        return placings_into(state, seat, out)
    if phase == BID:
        for gold in range(most_bid(state, seat) + 1):
            out[gold] = int(FIRST[ledger.BID]) + gold
        return most_bid(state, seat) + 1
    if phase == STRIKE:
        return chosen_into(strike_targets(state, int(state.opened) - 1, seat), int(FIRST[ledger.STRIKE]), out, 0)
    if phase == PROTECT:
        return chosen_into(face_down_quarries(state), int(FIRST[ledger.PROTECT]), out, 0)
    if phase == NAME_START:
        return chosen_into((1 << int(state.seats)) - 1, int(FIRST[ledger.START]), out, 0)
    if phase == TAKE:
        return chosen_into(tokens_on_offer(state), int(FIRST[ledger.TAKE]), out, 0)
    if phase == BOOST_WHERE:
        return chosen_into((1 << int(state.quarries)) - 1, int(FIRST[ledger.BOOST]), out, 0)
    count = chosen_into(face_down_quarries(state), int(FIRST[ledger.JOKER_PROTECT]), out, 0) if phase == SHIELD else 0
    if phase == LOAD:
        out[count] = int(FIRST[ledger.JOKER_HAUL])
        count += 1
    out[count] = int(FIRST[ledger.JOKER_KEEP])
    return count + 1


@kernel
def chosen_into(bits: int, first: ActionInt, out: Buffer, count: int) -> int:
    """An action for each bit, numbered from `first`, written behind `count` others."""
    index = 0
    while bits >> index:
        if (bits >> index) & 1:
            out[count] = first + index
            count += 1
        index += 1
    return count


@kernel
def placings_into(state: State, seat: Seat, out: Buffer) -> int:
    """The pyramids that lack a cube of the seat (Q2.1)."""
    count = 0
    for pyramid in range(int(state.pyramids)):
        if place_clause(state, seat, pyramid) == ALLOWED:
            out[count] = int(FIRST[ledger.PLACE]) + pyramid
            count += 1
    return count


@kernel
def digs_into(state: State, seat: Seat, out: Buffer) -> int:
    """To pass, and each card at each quarry that takes it (Q3)."""
    out[0] = int(FIRST[ledger.PASS])
    count = 1
    for kind in range(KINDS):
        if int(state.hands[seat]) & int(HELD[kind]):
            for quarry in range(int(state.quarries)):
                out[count] = dig_action(kind, quarry)  # stays if this one is legal
                count += dig_clause(state, seat, kind, quarry) == ALLOWED
    return count


@kernel
def turn_into(state: State, seat: Seat, out: Buffer) -> int:
    """What a seat may do on its turn to build (Q6); within a double only builds."""
    builds = possible_builds(state, seat)
    if int(state.builds) > 0:
        return chosen_into(builds, int(FIRST[ledger.BUILD]), out, 0)
    count = 0
    if pass_clause(state, seat, builds) == ALLOWED:
        out[0] = int(FIRST[ledger.PASS])
        count = 1
    count = chosen_into(builds, int(FIRST[ledger.BUILD]), out, count)
    says = (
        int(double_clause(state, seat, builds) == ALLOWED)
        | int(double_token_clause(state, seat, builds) == ALLOWED) << 1
        | int(pass_token_clause(state, seat) == ALLOWED) << 2
        | int(forced_clause(state, seat, builds) == ALLOWED) << 3
        | int(int(state.carried[seat]) == 0) << 4
    )
    count = chosen_into(says, int(FIRST[ledger.DOUBLE]), out, count)
    return free_actions_into(state, seat, out, count)


@kernel
def free_actions_into(state: State, seat: Seat, out: Buffer, count: int) -> int:
    """Extras and moves, behind `count` others (Q6.5)."""
    pyramids = int(state.pyramids)
    if holds(state, seat, EXTRA):
        for pyramid in range(pyramids):
            if extra_clause(state, seat, pyramid) == ALLOWED:
                out[count] = int(FIRST[ledger.EXTRA]) + pyramid
                count += 1
    if holds(state, seat, MOVE):
        for pyramid in range(pyramids):
            for level in range(MAX_LEVELS):
                for target in range(pyramids):
                    if move_clause(state, seat, pyramid, level, target) == ALLOWED:
                        out[count] = move_action(pyramid, level, target)
                        count += 1
    return count
