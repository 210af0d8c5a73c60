"""The rules: which actor may do what (T2-T6). Set-up and turns have a file each."""

from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import kernel
from pyramidion.core.types import CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.maya_towers import actions as ledger
from pyramidion.games.maya_towers.actions import (
    FIELDS,
    FIRST,
    FORM,
    card_action,
    draw_action,
    fill_action,
    place_action,
)
from pyramidion.games.maya_towers.rules.setup import (
    allowed_colours,
    allowed_colours_into,
    cards_dealt,
    cards_left,
    colours_left,
    draw_from,
    level_being_built,
    next_place,
    put_piece,
)
from pyramidion.games.maya_towers.rules.turn import (
    begin_turn,
    end_turn,
    finish,
    legal_swaps,
    may_stop,
    swap,
)
from pyramidion.games.maya_towers.state import (
    ALLOWED_COLOURS,
    DEAL,
    DECIDE,
    DRAFT,
    DRAW,
    FILL,
    MONOLITH,
    NONE,
    OVER,
    PLACE,
    RUNNING,
    SETUP_DRAFT,
    SETUP_DRAWN,
    STOPPED,
    SWAP,
)
from pyramidion.games.maya_towers.tables import (
    BORDERS,
    CARDS,
    COLOURS,
    CUTS,
    LEVELS,
    LOWEST_CUT,
    MAX_SEATS,
    PLACES,
)


@kernel
def init(state: State, seats: int, options: Buffer) -> None:
    """An empty board, before any chance. `options`: setup, edition, ending, triple, stall."""
    state.seats = seats
    state.ending = options[2]  # the edition only gives the defaults of these two (T5.6)
    state.triple = options[3]
    state.stall = options[4]
    setup = int(options[0])
    state.phase = DRAFT if setup == SETUP_DRAFT else DRAW if setup == SETUP_DRAWN else FILL
    state.turn = 0
    state.reason = RUNNING
    state.quiet = 0
    state.drawn = NONE
    state.monolith = NONE
    state.raven = 0
    state.centre = NONE
    for place in range(PLACES):
        state.priests[place] = NONE
        state.ladders[place, 0] = 0
        state.ladders[place, 1] = 0
        for level in range(LEVELS):
            state.towers[place, level] = NONE
    for seat in range(MAX_SEATS):
        for index in range(CARDS):
            state.cards[seat, index] = NONE


@kernel
def actors(state: State) -> int:
    """Chance in FILL, DRAW and DEAL, else the seat whose turn it is."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if phase in (FILL, DRAW, DEAL):
        return CHANCE_BIT
    return 1 << int(state.turn)


@kernel
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """The legal actions of the seat whose turn it is, ascending."""
    phase = int(state.phase)
    if phase == SWAP:
        return swaps_into(state, seat, out)
    if phase == DECIDE:
        count = 0
        if may_stop(state, seat):
            out[count] = int(FIRST[ledger.STOP])
            count += 1
        out[count] = int(FIRST[ledger.CONTINUE])
        return count + 1
    if phase == MONOLITH:
        for index in range(BORDERS * CUTS):
            out[index] = int(FIRST[ledger.MONOLITH]) + index  # T2.2: any border, any level 2-5
        return BORDERS * CUTS
    return placings_into(state, out, work)


@kernel
def swaps_into(state: State, seat: Seat, out: Buffer) -> int:
    """The legal swaps (T3), and `stop` where the condition of T5.2 holds."""
    swaps = legal_swaps(state)
    count = 0
    while swaps:
        out[count] = int(FIRST[ledger.SWAP]) + lowest_bit(swaps)
        swaps &= swaps - 1
        count += 1
    if int(state.seats) > 2 and may_stop(state, seat):
        out[count] = int(FIRST[ledger.STOP])
        count += 1
    return count


@kernel
def placings_into(state: State, out: Buffer, work: Buffer) -> int:
    """Colours on places at the level being built: any (draft) or the colour drawn (T2.1, T2.4)."""
    allowed_colours_into(state, level_being_built(state), 0, PLACES, work)
    drawn = int(state.drawn)
    count = 0
    for colour in range(COLOURS):
        if drawn in (NONE, colour):
            for place in range(PLACES):
                out[count] = place_action(colour, place)  # stays if this one is legal
                count += (int(work[ALLOWED_COLOURS + place]) >> colour) & 1
    return count


@kernel
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Carry out a legal action."""
    form, field, other = int(FORM[action]), int(FIELDS[action, 0]), int(FIELDS[action, 1])
    if form == ledger.SWAP:
        swap(state, seat, field, other + LOWEST_CUT)
    elif form == ledger.MONOLITH:
        state.monolith = field
        state.raven = other + LOWEST_CUT
        state.turn = 0  # T2.2: White takes the first turn
        begin_turn(state)
    elif form in (ledger.PLACE, ledger.FILL):
        put_piece(state, field, other)
    elif form == ledger.DRAW:
        state.drawn = field
        state.phase = PLACE
    elif form == ledger.CARD:
        dealt = cards_dealt(state)
        state.cards[field, dealt // int(state.seats)] = other
        if dealt + 1 == CARDS * int(state.seats):
            begin_turn(state)  # T2.3: seat 0 takes the first turn
    elif form == ledger.STOP:
        finish(state, STOPPED)
    else:
        end_turn(state)


@kernel
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """The outcomes now possible, each equally likely."""
    phase = int(state.phase)
    count = 0
    if phase == FILL:
        level = level_being_built(state)
        place = next_place(state, level)
        allowed = allowed_colours(state, level, place, work)
        for colour in range(COLOURS):
            if (allowed >> colour) & 1:
                actions[count] = fill_action(colour, place)
                count += 1
    elif phase == DRAW:
        left = colours_left(state, level_being_built(state))
        for colour in range(COLOURS):
            if (left >> colour) & 1:
                actions[count] = draw_action(colour)
                count += 1
    else:
        left = cards_left(state)
        for colour in range(COLOURS):
            if (left >> colour) & 1:
                actions[count] = card_action(cards_dealt(state) % int(state.seats), colour)
                count += 1
    for index in range(count):
        weights[index] = 1
    return count


@kernel
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """One of the outcomes now possible, each equally likely."""
    phase = int(state.phase)
    if phase == DEAL:
        return card_action(cards_dealt(state) % int(state.seats), draw_from(cards_left(state), rng))
    level = level_being_built(state)
    if phase == DRAW:
        return draw_action(draw_from(colours_left(state, level), rng))
    place = next_place(state, level)
    return fill_action(draw_from(allowed_colours(state, level, place, work), rng), place)
