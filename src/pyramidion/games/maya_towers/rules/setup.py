"""Set-up (T2): the towers, the monolith, the cards."""

from pyramidion.core.bits import count_bits, nth_bit
from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import Buffer, ClauseNumber, Rng, State
from pyramidion.games.maya_towers.rules.turn import next_seat
from pyramidion.games.maya_towers.state import (
    ALLOWED_COLOURS,
    ASKED,
    ASKED_BY,
    DEAL,
    DRAW,
    FILL,
    FITTING,
    MATCHED,
    MONOLITH,
    NONE,
    PLACE,
)
from pyramidion.games.maya_towers.tables import ALL_COLOURS, CARDS, CENTRE, LEVELS, PLACES


@kernel
def height(state: State, place: int) -> int:
    """How many pieces a tower has."""
    count = 0
    for level in range(LEVELS):
        count += int(int(state.towers[place, level]) != NONE)
    return count


@kernel
def pieces_placed(state: State) -> int:
    """How many of the 45 pieces stand. Levels are built from the bottom, so this tells level and place."""
    count = 0
    for place in range(PLACES):
        count += height(state, place)
    return count


@kernel
def level_being_built(state: State) -> int:
    """The lowest level that a tower lacks; the highest if none lacks any. Levels are built one after the other."""
    top = height(state, 0)
    if top > 0 and colours_left(state, top) != 0:
        return top  # some other tower lacks what a1 has
    return min(top + 1, LEVELS)


@kernel
def next_place(state: State, level: int) -> int:
    """The place that chance fills next, at the level being built: they are filled in order (T2.1)."""
    return PLACES - count_bits(colours_left(state, level))


@kernel
def colour_bit(colour: int) -> int:
    """A colour as a bit; NONE is no bit."""
    return (1 << (colour + 1)) >> 1


@kernel
def colours_in(state: State, place: int) -> int:
    """The colours in a tower, as bits."""
    colours = 0
    for level in range(LEVELS):
        colours |= colour_bit(int(state.towers[place, level]))
    return colours


@kernel
def colours_left(state: State, level: int) -> int:
    """The colours not yet used at a level, as bits (T1.3: each once)."""
    colours = ALL_COLOURS
    for place in range(PLACES):
        colours &= ~colour_bit(int(state.towers[place, level - 1]))
    return colours


@kernel
def fitting_colours(state: State, level: int, place: int, left: int) -> int:
    """Of the colours left at the level being built, those that a tower lacks; none if it has that level (T2.1)."""
    if int(state.towers[place, level - 1]) != NONE:
        return 0
    return left & ~colours_in(state, place)


@kernel
def place_clause(state: State, level: int, colour: int, place: int, work: Buffer) -> ClauseNumber:
    """What forbids putting this colour on this place, at the level being built."""
    left = colours_left(state, level)
    if (left >> colour) & 1 == 0:
        return 103  # T1.3
    if (fitting_colours(state, level, place, left) >> colour) & 1 == 0:
        return 201  # T2.1
    if (allowed_colours(state, level, place, work) >> colour) & 1 == 0:
        return 204  # T2.4
    return ALLOWED


@kernel
def allowed_colours(state: State, level: int, place: int, work: Buffer) -> int:
    """The colours that may be put on a place, at the level being built, as bits."""
    allowed_colours_into(state, level, place, place + 1, work)
    return int(work[ALLOWED_COLOURS + place])


@kernel
def allowed_colours_into(state: State, level: int, first: int, end: int, work: Buffer) -> None:
    """Write the colours that may be put on the places from `first` to `end` - 1, to work[ALLOWED_COLOURS + place].

    They fit (T2.1), and leave a way to complete the level (T2.4): the colours left, all but this one, can be matched
    to the towers that lack the level, all but this one.
    """
    left = colours_left(state, level)
    # Each tower has level - 1 colours and each colour is in level - 1 towers: where that leaves everybody at least
    # half of the others, a perfect matching of the others exists (Dirac's condition).
    is_sure = count_bits(left) - 1 >= 2 * (level - 1)
    if is_sure:
        for place in range(first, end):
            work[ALLOWED_COLOURS + place] = fitting_colours(state, level, place, left)
        return
    for place in range(PLACES):
        work[FITTING + place] = fitting_colours(state, level, place, left)
    can_complete = match_towers(left, work)
    for place in range(first, end):
        work[ALLOWED_COLOURS + place] = completing_colours(place, work) if can_complete else 0


@kernel
def completing_colours(place: int, work: Buffer) -> int:
    """Of the colours that fit a place, those of any perfect matching, given one of them in work[MATCHED].

    A place can take another tower's colour if that tower can take a third one's, and so on, until one of them can take
    the colour matched to the place. `passed_on` gathers the colours of such towers.
    """
    passed_on = int(work[MATCHED + place])
    before = 0
    while passed_on != before:
        before = passed_on
        for other in range(PLACES):
            if int(work[FITTING + other]) & passed_on:
                passed_on |= int(work[MATCHED + other])
    return int(work[FITTING + place]) & passed_on


@kernel
def match_towers(left: int, work: Buffer) -> bool:
    """Match each colour left to a tower that it fits, in work[MATCHED]. False if there is no way to."""
    for tower in range(PLACES):
        work[MATCHED + tower] = 0
    for tower in range(PLACES):
        free = int(work[FITTING + tower]) & left
        if free:
            work[MATCHED + tower] = free & -free
            left &= ~(free & -free)
        elif int(work[FITTING + tower]):
            left &= ~ask_others(tower, left, work)
    return left == 0


@kernel
def ask_others(tower: int, unused: int, work: Buffer) -> int:
    """Find a colour for the tower by having others change theirs (one step of Kuhn's matching).

    Returns the bit of the colour that is no longer unused, or 0.
    """
    work[ASKED] = tower
    asked = 1 << tower
    waiting = 1
    looked = 0
    while looked < waiting:
        current = int(work[ASKED + looked])
        looked += 1
        free = int(work[FITTING + current]) & unused
        if free:
            hand_over(tower, current, free & -free, work)
            return free & -free
        for other in range(PLACES):
            if (asked >> other) & 1 == 0 and int(work[FITTING + current]) & int(work[MATCHED + other]):
                asked |= 1 << other
                work[ASKED_BY + other] = current
                work[ASKED + waiting] = other
                waiting += 1
    return 0


@kernel
def hand_over(tower: int, last: int, colour: int, work: Buffer) -> None:
    """Give a colour to the last tower asked, its old one to the tower that asked it, and so on up to `tower`."""
    while last != tower:
        old = int(work[MATCHED + last])
        work[MATCHED + last] = colour
        colour = old
        last = int(work[ASKED_BY + last])
    work[MATCHED + tower] = colour


@kernel
def draw_from(bits: int, rng: Rng) -> int:
    """One of the set bits, each equally likely."""
    return nth_bit(bits, below(rng, count_bits(bits)))


@kernel
def put_piece(state: State, colour: int, place: int) -> None:
    """Put a piece on a place, and go on to the next piece or, after the last, to what follows the towers."""
    level = height(state, place) + 1
    state.towers[place, level - 1] = colour
    state.drawn = NONE
    phase = int(state.phase)
    if phase != FILL:
        state.turn = next_seat(state)
    if phase == PLACE:
        state.phase = DRAW
    if level == LEVELS and colours_left(state, level) == 0:
        # T2.2: Black places the monolith. T2.3: cards, from seat 0.
        state.turn = 1 if int(state.seats) == 2 else 0
        state.phase = MONOLITH if int(state.seats) == 2 else DEAL


@kernel
def cards_left(state: State) -> int:
    """The colours whose cards are neither face up (T2.3: the colour of b2's base) nor dealt, as bits."""
    colours = ALL_COLOURS & ~(1 << int(state.towers[CENTRE, 0]))
    for seat in range(int(state.seats)):
        for index in range(CARDS):
            if int(state.cards[seat, index]) >= 0:
                colours &= ~(1 << int(state.cards[seat, index]))
    return colours


@kernel
def cards_dealt(state: State) -> int:
    """How many cards the seats have: the next goes to seat `dealt % seats` (T2.3)."""
    count = 0
    for seat in range(int(state.seats)):
        for index in range(CARDS):
            if int(state.cards[seat, index]) != NONE:
                count += 1
    return count
