"""The board: empty squares, pairs of them, and what a tile laid on two of them does (A3-A5)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.axio.state import EMPTY, LEFT, OUTSIDE, PYRAMID
from pyramidion.games.axio.tables import (
    COLOURED,
    FRAME,
    FULL,
    PAIR,
    PYRAMIDS,
    ROW_PAIRS,
    SIDE,
    SOLO_FULL,
    SQUARES,
    SYMBOLS,
    WIDEST,
)


@kernel
def clear_board(state: State) -> None:
    """The area in use, empty but for the coloured squares (A1.1, A1.3)."""
    side = int(SIDE[int(state.seats)])
    for square in range(SQUARES):
        state.squares[square] = OUTSIDE
    for row in range(WIDEST):
        state.empty[row] = 0
    for row in range(side):
        state.empty[row] = (1 << side) - 1
        for column in range(side):
            state.squares[(row + 1) * FRAME + column + 1] = EMPTY
    for symbol in range(SYMBOLS):
        show(state, int(COLOURED[int(state.seats), symbol]), symbol)


@kernel
def show(state: State, square: int, what: int) -> None:
    """An empty square gets a symbol or a pyramid."""
    state.squares[square] = what
    state.empty[square // FRAME - 1] &= ~(1 << (square % FRAME - 1))


@kernel
def row_pairs(state: State, row: int) -> int:
    """The empty pairs that lie in a row, as bits by the column of the left one."""
    empty = int(state.empty[row])
    return empty & (empty >> 1)


@kernel
def column_pairs(state: State, row: int) -> int:
    """The empty pairs of which the lower lies in this row, as bits by column."""
    return int(state.empty[row]) & int(state.empty[row + 1])


@kernel
def has_pair(state: State) -> bool:
    """Whether two empty squares lie side by side (A8.1)."""
    for row in range(WIDEST):
        if row_pairs(state, row) or (row + 1 < WIDEST and column_pairs(state, row)):
            return True
    return False


@kernel
def pair_clause(state: State, pair: int) -> ClauseNumber:
    """What forbids any tile on this pair: A1.1, A3.1, or for a seat's first tile A3.2."""
    first, second = int(PAIR[pair, 0]), int(PAIR[pair, 1])
    if int(state.squares[first]) == OUTSIDE or int(state.squares[second]) == OUTSIDE:
        return 101
    if int(state.squares[first]) != EMPTY or int(state.squares[second]) != EMPTY:
        return 301
    if is_first_tile(state) and not (is_at_free_colour(state, first) or is_at_free_colour(state, second)):
        return 302
    return ALLOWED


@kernel
def tiles_played(state: State) -> int:
    """How many tiles lie on the board."""
    count = 0
    for number in state.played:
        count += int(number)
    return count


@kernel
def is_first_tile(state: State) -> bool:
    """Whether the tile to be placed is its seat's first. In the first round nobody earns a bonus: 18 is far."""
    return tiles_played(state) < int(state.seats)


@kernel
def is_at_free_colour(state: State, square: int) -> bool:
    """Whether the square lies next to a coloured square that no tile touches yet (A3.2)."""
    for symbol in range(SYMBOLS):
        coloured = int(COLOURED[int(state.seats), symbol])
        distance = abs(square - coloured)
        if distance in (1, FRAME) and not is_touched(state, coloured):
            return True
    return False


@kernel
def is_touched(state: State, coloured: int) -> bool:
    """Whether a tile lies next to a coloured square."""
    return (
        int(state.squares[coloured + 1]) >= 0
        or int(state.squares[coloured - 1]) >= 0
        or int(state.squares[coloured + FRAME]) >= 0
        or int(state.squares[coloured - FRAME]) >= 0
    )


@kernel
def line_length(state: State, square: int, step: int) -> int:
    """How many squares in a row, from the next one on, show the square's symbol (A4.1)."""
    symbol = int(state.squares[square])
    length = 0
    square += step
    while int(state.squares[square]) == symbol:
        length += 1
        square += step
    return length


@kernel
def half_points(state: State, square: int, other: int) -> int:
    """What a half scores: its three lines that do not lead through the other half (A4.1)."""
    points = 0
    if other != square + 1:
        points += line_length(state, square, 1)
    if other != square - 1:
        points += line_length(state, square, -1)
    if other != square + FRAME:
        points += line_length(state, square, FRAME)
    if other != square - FRAME:
        points += line_length(state, square, -FRAME)
    return points


@kernel
def advance(state: State, seat: Seat, symbol: int, points: int) -> None:
    """Move a marker for one evaluation; surplus is lost (A4.2, A9.2). Reaching 18 earns a bonus placement (A6.1)."""
    stands = int(state.markers[seat, symbol])
    is_solo = int(state.seats) == 1
    most = SOLO_FULL if is_solo and stands >= FULL else FULL
    reached = min(stands + points, most)
    state.markers[seat, symbol] = reached
    if not is_solo and stands < FULL and reached == FULL:
        state.bonus += 1


@kernel
def lay(state: State, seat: Seat, pair: int, way: int) -> None:
    """Lay a tile on a pair of squares and score it, half by half, then the pyramids it brings (A4, A5)."""
    first, second = int(PAIR[pair, 0]), int(PAIR[pair, 1])
    show(state, first, way // SYMBOLS)
    show(state, second, way % SYMBOLS)
    advance(state, seat, way // SYMBOLS, half_points(state, first, second))
    advance(state, seat, way % SYMBOLS, half_points(state, second, first))
    # Only neighbours of the tile can have lost their last empty neighbour: in the order a1, b1, …, a2, … .
    if pair < ROW_PAIRS:
        raise_pyramid_if_single(state, seat, first - FRAME)
        raise_pyramid_if_single(state, seat, second - FRAME)
        raise_pyramid_if_single(state, seat, first - 1)
        raise_pyramid_if_single(state, seat, second + 1)
        raise_pyramid_if_single(state, seat, first + FRAME)
        raise_pyramid_if_single(state, seat, second + FRAME)
    else:
        raise_pyramid_if_single(state, seat, first - FRAME)
        raise_pyramid_if_single(state, seat, first - 1)
        raise_pyramid_if_single(state, seat, first + 1)
        raise_pyramid_if_single(state, seat, second - 1)
        raise_pyramid_if_single(state, seat, second + 1)
        raise_pyramid_if_single(state, seat, second + FRAME)


@kernel
def raise_pyramid_if_single(state: State, seat: Seat, square: int) -> None:
    """Put a pyramid on an empty square that has no empty neighbour, and score it (A5.1)."""
    if int(state.squares[square]) != EMPTY:
        return
    right, left = int(state.squares[square + 1]), int(state.squares[square - 1])
    up, down = int(state.squares[square + FRAME]), int(state.squares[square - FRAME])
    if EMPTY in (right, left, up, down):
        return
    index = int(state.raised) % PYRAMIDS
    if int(state.raised) >= PYRAMIDS:
        state.squares[int(state.pyramids[index])] = LEFT  # A5.2: the oldest is moved
    show(state, square, PYRAMID)
    state.pyramids[index] = square
    state.raised += 1
    for symbol in range(SYMBOLS):
        points = int(right == symbol) + int(left == symbol) + int(up == symbol) + int(down == symbol)
        if points:
            advance(state, seat, symbol, points)
