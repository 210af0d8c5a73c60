"""Perfect play where a match is near its end: alpha-beta over everything that can still happen.

For two seats that act in turn, with nothing hidden and no chance to come. Values are seat 0's: LOST, SHARED, WON.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.jit import kernel, part
from pyramidion.core.types import MAX_SEATS, ActionInt, Buffer, Seat, State, Values

LOST, SHARED, WON = 0, 1, 2
UNKNOWN = -1
DEEPEST = 500  # decisions
SLOTS = 1 << 18  # of the table of positions, a power of two

EXACTLY, AT_LEAST, AT_MOST = 0, 1, 2  # what a stored value says

_PRIME = 0x01000193
_SEED = 0x11C9DC5


class Board(NamedTuple):
    """Scratch for one solver: a stack of positions, and a table of those that are known."""

    states: State  # [depth], one more for trying
    raw: NDArray[np.uint8]  # [depth, byte] the same memory
    legal: Buffer  # [depth, index] best first
    counts: Buffer  # [depth]
    nexts: Buffer  # [depth] the index of the action to try next
    least: Buffer  # [depth] what seat 0 has for certain
    most: Buffer  # [depth] what seat 1 leaves it at most
    lows: Buffer  # [depth] the same when the position was entered
    highs: Buffer  # [depth]
    promises: Values  # [index] how good the actions look
    values: Values
    work: Buffer
    keys: NDArray[np.int64]  # [slot] of a known position, 0: free
    known: Buffer  # [slot] value * 4 + EXACTLY, AT_LEAST or AT_MOST
    nodes: Buffer  # one number: how many positions may still be entered


def new_board(game: Game, nodes: int) -> Board:
    """An empty board that gives up after so many positions."""
    room = game.state
    states = np.zeros(DEEPEST + 2, room.STATE)
    return Board(
        states=states,
        raw=states.view(np.uint8).reshape(DEEPEST + 2, -1),
        legal=np.zeros((DEEPEST + 2, room.MAX_LEGAL), np.int32),
        counts=np.zeros(DEEPEST + 2, np.int32),
        nexts=np.zeros(DEEPEST + 2, np.int32),
        least=np.zeros(DEEPEST + 2, np.int32),
        most=np.zeros(DEEPEST + 2, np.int32),
        lows=np.zeros(DEEPEST + 2, np.int32),
        highs=np.zeros(DEEPEST + 2, np.int32),
        promises=np.zeros(room.MAX_LEGAL, np.float32),
        values=np.zeros(MAX_SEATS, np.float32),
        work=np.zeros(room.WORK, np.int32),
        keys=np.zeros(SLOTS, np.int64),
        known=np.zeros(SLOTS, np.int32),
        nodes=np.array([nodes], np.int32),
    )


@kernel
def solve(board: Board) -> int:
    """The value of the position `board.states[0]`, or UNKNOWN where it was too much, or others act too.

    Nothing may be hidden, now or later.
    """
    depth = 0
    board.least[0] = LOST
    board.most[0] = WON
    value = enter(board, 0)
    while True:
        if value == UNKNOWN:
            if int(board.counts[depth]) < 0:
                return UNKNOWN
        elif depth == 0:
            return value
        else:
            depth -= 1
            learn(board, depth, value)
        if is_settled(board, depth):
            value = remember(board, depth)
            if depth == 0:
                return value
            continue
        go_on(board, depth)
        depth += 1
        value = enter(board, depth)


@part
def enter(board: Board, depth: int) -> int:
    """The value of the position at this depth if it is known at once; else UNKNOWN, with its actions laid out.

    Where the solver must give up there are fewer than no actions.
    """
    state = board.states[depth]
    board.nodes[0] -= 1
    board.counts[depth] = -1
    actors = verbs.actors(state)
    if actors == 0:
        verbs.evaluate(state, board.values)
        return int(2.0 * float(board.values[0]))
    if actors > 2 or depth == DEEPEST or int(board.nodes[0]) <= 0:
        return UNKNOWN
    board.lows[depth] = board.least[depth]
    board.highs[depth] = board.most[depth]
    value = recall(board, depth)
    if value == UNKNOWN:
        lay_out(board, depth, actors - 1)
    return value


@part
def lay_out(board: Board, depth: int, seat: Seat) -> None:
    """The legal actions of the seat, those first that look best."""
    count = verbs.legal_into(board.states[depth], seat, board.legal[depth], board.work)
    for index in range(count):
        board.states[DEEPEST + 1] = board.states[depth]
        verbs.apply(board.states[DEEPEST + 1], seat, int(board.legal[depth, index]), board.work)
        verbs.evaluate(board.states[DEEPEST + 1], board.values)
        put_in_order(board, depth, index, float(board.values[seat]))
    board.counts[depth] = count
    board.nexts[depth] = 0


@kernel
def put_in_order(board: Board, depth: int, index: int, promise: float) -> None:
    """Move an action forward to its place among those before it."""
    action: ActionInt = int(board.legal[depth, index])
    while index > 0 and float(board.promises[index - 1]) < promise:
        board.legal[depth, index] = board.legal[depth, index - 1]
        board.promises[index] = board.promises[index - 1]
        index -= 1
    board.legal[depth, index] = action
    board.promises[index] = promise


@part
def go_on(board: Board, depth: int) -> None:
    """Put the position after the next action on top of the stack."""
    seat = verbs.actors(board.states[depth]) - 1
    action = int(board.legal[depth, int(board.nexts[depth])])
    board.nexts[depth] += 1
    board.states[depth + 1] = board.states[depth]
    verbs.apply(board.states[depth + 1], seat, action, board.work)
    board.least[depth + 1] = board.least[depth]
    board.most[depth + 1] = board.most[depth]


@part
def learn(board: Board, depth: int, value: int) -> None:
    """An action of the seat to move leads to this value."""
    if verbs.actors(board.states[depth]) == 1:
        board.least[depth] = max(int(board.least[depth]), value)
    else:
        board.most[depth] = min(int(board.most[depth]), value)


@part
def is_settled(board: Board, depth: int) -> bool:
    """Whether nothing more needs to be tried here."""
    is_cut = int(board.least[depth]) >= int(board.most[depth])
    return is_cut or int(board.nexts[depth]) == int(board.counts[depth])


@part
def remember(board: Board, depth: int) -> int:
    """Store what is known of a settled position now, and return it."""
    is_first = verbs.actors(board.states[depth]) == 1
    value = int(board.least[depth]) if is_first else int(board.most[depth])
    meaning = EXACTLY
    if value <= int(board.lows[depth]) and value > LOST:
        meaning = AT_MOST
    elif value >= int(board.highs[depth]) and value < WON:
        meaning = AT_LEAST
    key = key_of(board, depth)
    board.keys[key & (SLOTS - 1)] = key
    board.known[key & (SLOTS - 1)] = value * 4 + meaning
    return value


@part
def recall(board: Board, depth: int) -> int:
    """The value of a position, if enough is known of it; else UNKNOWN."""
    key = key_of(board, depth)
    if int(board.keys[key & (SLOTS - 1)]) != key:
        return UNKNOWN
    value = int(board.known[key & (SLOTS - 1)]) // 4
    meaning = int(board.known[key & (SLOTS - 1)]) % 4
    is_enough = meaning == EXACTLY
    is_enough = is_enough or (meaning == AT_LEAST and value >= int(board.most[depth]))
    is_enough = is_enough or (meaning == AT_MOST and value <= int(board.least[depth]))
    return value if is_enough else UNKNOWN


@kernel
def key_of(board: Board, depth: int) -> int:
    """A number of 63 bits for a position, never 0. No intermediate value outgrows that."""
    high = _SEED
    low = 1
    for index in range(board.raw.shape[1]):
        byte = int(board.raw[depth, index])
        low = ((low ^ byte) * _PRIME) & 0xFFFFFFFF
        high = (high * 33 + byte + (low >> 13)) & 0xFFFFFFFF
    return (high << 30 ^ low) | 1 << 62
