"""Set-up (T2): the towers, the monolith, the cards."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import Buffer, ClauseNumber, Rng, State
from pyramidion.games.maya_towers.state import DEAL, DRAW, FILL, MONOLITH, NONE, PLACE
from pyramidion.games.maya_towers.tables import ALL_COLOURS, CARDS, CENTRE, COLOURS, LEVELS, PLACES


@kernel
def pieces_placed(state: State) -> int:
    """How many of the 45 pieces stand. Levels are built from the bottom, so this tells level and place."""
    count = 0
    for place in range(PLACES):
        for level in range(LEVELS):
            if int(state.towers[place, level]) != NONE:
                count += 1
    return count


@kernel
def colours_in(state: State, place: int) -> int:
    """The colours in a tower, as bits."""
    colours = 0
    for level in range(LEVELS):
        if int(state.towers[place, level]) != NONE:
            colours |= 1 << int(state.towers[place, level])
    return colours


@kernel
def colours_left(state: State, level: int) -> int:
    """The colours not yet used at a level, as bits (T1.3: each once)."""
    colours = ALL_COLOURS
    for place in range(PLACES):
        if int(state.towers[place, level - 1]) != NONE:
            colours &= ~(1 << int(state.towers[place, level - 1]))
    return colours


@kernel
def place_clause(state: State, level: int, colour: int, place: int, work: Buffer) -> ClauseNumber:
    """What forbids putting this colour on this place, at the level being built."""
    if (colours_left(state, level) >> colour) & 1 == 0:
        return 103  # T1.3
    if int(state.towers[place, level - 1]) != NONE or (colours_in(state, place) >> colour) & 1:
        return 201  # T2.1
    if not can_complete(state, level, colour, place, work):
        return 204  # T2.4
    return ALLOWED


@kernel
def can_complete(state: State, level: int, colour: int, place: int, work: Buffer) -> bool:
    """Whether the other colours left can still be matched to the other towers left (T2.4)."""
    left = colours_left(state, level) & ~(1 << colour)
    towers = 0
    for other in range(PLACES):
        if other != place and int(state.towers[other, level - 1]) == NONE:
            towers |= 1 << other
    count = count_bits(towers)
    # Each tower lacks all but level - 1 colours and each colour is in level - 1 towers: where that leaves
    # everybody at least half of the others, a perfect matching exists (Dirac's condition).
    if count >= 2 * (level - 1):
        return True
    for other_colour in range(COLOURS):
        work[other_colour] = 0
    for other in range(PLACES):
        work[PLACES + other] = NONE
        if (towers >> other) & 1:
            fitting = left & ~colours_in(state, other)
            for other_colour in range(COLOURS):
                work[other_colour] |= ((fitting >> other_colour) & 1) << other
    for other_colour in range(COLOURS):
        if (left >> other_colour) & 1 and not augment(other_colour, work):
            return False
    return True


@kernel
def augment(colour: int, work: Buffer) -> bool:
    """Find a tower for the colour, moving already matched colours along (one step of Kuhn's matching).

    work[0:9] towers open to each colour, as bits; [9:18] colour matched to each tower, or NONE; [18:27] the colour from
    which each tower was reached; [27:36] the colours to look at, in order.
    """
    reached = 0
    work[27] = colour
    waiting = 1
    looked = 0
    while looked < waiting:
        current = int(work[27 + looked])
        looked += 1
        for tower in range(PLACES):
            if (int(work[current]) & ~reached) >> tower & 1:
                reached |= 1 << tower
                work[18 + tower] = current
                if int(work[PLACES + tower]) == NONE:
                    take_path(colour, tower, work)
                    return True
                work[27 + waiting] = work[PLACES + tower]
                waiting += 1
    return False


@kernel
def take_path(colour: int, tower: int, work: Buffer) -> None:
    """Match along the path by which a free tower was reached, back to the colour it began with."""
    mover = NONE
    while mover != colour:
        mover = int(work[18 + tower])
        before = NONE
        for other in range(PLACES):
            if int(work[PLACES + other]) == mover:
                before = other
        work[PLACES + tower] = mover
        if before != NONE:
            work[PLACES + before] = NONE
            tower = before


@kernel
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def nth_bit(bits: int, index: int) -> int:
    """The position of the set bit that has `index` set bits below it."""
    for _ in range(index):
        bits &= bits - 1
    return count_bits((bits & -bits) - 1)


@kernel
def draw_from(bits: int, rng: Rng) -> int:
    """One of the set bits, each equally likely."""
    return nth_bit(bits, below(rng, count_bits(bits)))


@kernel
def put_piece(state: State, colour: int, place: int) -> None:
    """Put a piece on a place, and go on to the next piece or, after the last, to what follows the towers."""
    placed = pieces_placed(state)
    state.towers[place, placed // PLACES] = colour
    state.drawn = NONE
    phase = int(state.phase)
    if phase != FILL:
        state.turn = (int(state.turn) + 1) % int(state.seats)
    if phase == PLACE:
        state.phase = DRAW
    if placed + 1 == PLACES * LEVELS:
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
