"""Whether a match can reach a position: what its fields must keep between them. Used when a position text is read."""

from typing import NoReturn

import numpy as np

from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from pyramidion.games.axio.rules.board import has_pair, is_first_tile, tiles_played
from pyramidion.games.axio.rules.tiles import bag_into, bag_size, tiles_on_rack
from pyramidion.games.axio.rules.turn import has_all_full
from pyramidion.games.axio.state import (
    ALL_FULL,
    DEAL,
    DECIDE,
    EXCHANGE,
    NO_PAIR,
    NO_TILE,
    NONE,
    OVER,
    PLACE,
    REFILL,
    WORK,
    broken_invariants,
)
from pyramidion.games.axio.tables import KIND_NAMES, KIND_SYMBOLS, RACK, SYMBOL_LETTERS, SYMBOLS


def refuse(why: str) -> NoReturn:
    """Say what is wrong with a position."""
    raise BadPositionError(f"This is no position of axio: {why}.")


def check_reachable(state: State) -> None:
    """Pass over a state that a match can reach, as far as its fields tell; refuse it otherwise."""
    _check_symbols(state)
    _check_bag(state)
    for sentence in broken_invariants(state):
        refuse(f"it breaks the rule: {sentence.rstrip('.')}")
    _check_racks(state)
    _check_phase(state)


def _check_symbols(state: State) -> None:
    """The board shows what the tiles played and the coloured squares show."""
    expected = [1] * SYMBOLS
    for (first, second), count in zip(KIND_SYMBOLS, state.played.tolist(), strict=True):
        expected[first] += count
        expected[second] += count
    for symbol, count in enumerate(expected):
        seen = int((state.squares == symbol).sum())
        if seen != count:
            letter = SYMBOL_LETTERS[symbol]
            refuse(f"the board shows {letter} {seen} times, the tiles on it and the coloured square {count} times")


def _check_bag(state: State) -> None:
    work = np.zeros(WORK, np.int32)
    bag_into(state, work)
    for kind, left in enumerate(work.tolist()):
        if left < 0:
            refuse(f"there are more tiles {KIND_NAMES[kind]} than the box holds (A1.4)")
    if bag_size(state) < 0:
        refuse("there are more than 100 tiles")


def _check_racks(state: State) -> None:
    """How many tiles each rack holds."""
    seats, turn, phase = int(state.seats), int(state.turn), int(state.phase)
    sizes = [int(tiles_on_rack(state, seat)) for seat in range(seats)]
    if seats == 1:
        if sizes[0] > 1 or (state.racks[0, 1:] != NONE).any():
            refuse("in solo there is one tile at most, in the first place (A9.1)")
        return
    for seat, size in enumerate(sizes):
        if phase == DEAL:
            is_right = size == RACK if seat < turn else size < RACK if seat == turn else size == 0
        elif seat == turn:
            is_right = size > 0 or phase in (REFILL, EXCHANGE, OVER)
        else:
            is_right = size == RACK or (not bag_size(state) and size > 0)
        if not is_right:
            refuse(f"seat {seat} cannot have {size} tiles now")


def _check_phase(state: State) -> None:
    phase, seat, seats = int(state.phase), int(state.turn), int(state.seats)
    size, played = int(tiles_on_rack(state, seat)), int(tiles_played(state))
    if phase == DEAL and (seats == 1 or played or state.markers.any() or int(state.raised)):
        refuse("tiles are dealt before anything is played, and not in solo (A2.1, A9.1)")
    if phase == OVER:
        _check_end(state)
        return
    if not has_pair(state):
        refuse("no two empty squares lie side by side, but the match goes on (A8.1)")
    if any(has_all_full(state, other) for other in range(seats)) and seats > 1:
        refuse("a seat has all five symbols at 18, but the match goes on (A6.2)")
    if seats > 1 and is_first_tile(state) and phase == PLACE and seat != played:
        refuse(f"{played} tiles are played: it is the turn of seat {played} (A2.2)")
    if int(state.bonus) and (phase != PLACE or size == RACK):
        refuse("bonus placements follow a placement (A6.1)")
    if phase == DECIDE and (seats == 1 or not size or size == RACK or bag_size(state) < RACK):
        refuse("nobody can be asked to keep or exchange now (A7.1)")
    if phase == REFILL and (not bag_size(state) or size >= (1 if seats == 1 else RACK)):
        refuse("there is no tile to draw, or no room for it (A7.3)")
    if phase == EXCHANGE and (seats == 1 or size == RACK or not (state.shown != NONE).any()):
        refuse("in an exchange the old rack lies open while fewer than five tiles are drawn (A7.2)")
    if phase == PLACE and not size:
        refuse("the seat has no tile to place")


def _check_end(state: State) -> None:
    reason = int(state.reason)
    if int(state.bonus):
        refuse("it is over, but bonus placements are to be made (A6.1)")
    if reason == ALL_FULL and not (int(state.seats) > 1 and has_all_full(state, int(state.turn))):
        refuse("it is over by axio, but the seat has not all symbols at 18 (A6.2)")
    if reason == NO_PAIR and has_pair(state):
        refuse("it is over because the board is full, but two empty squares lie side by side (A8.1)")
    if reason == NO_TILE:
        refuse("no seat can ever be without a tile (A8.1)")
