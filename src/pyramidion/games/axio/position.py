"""A position as one line of text, both ways.

Fields, separated by spaces:

1. the squares of the area, row 1 first, `/` between rows: a symbol's letter, `.` empty, `^` a pyramid, `x` where one
   stood
2. what the match waits for (`deal place decide refill exchange`) or why it is over (`full axio no-tile`)
3. the seat whose turn it is, with any bonus placements behind it (`1+2`)
4. the markers of each seat in the order R G B O P: `3,0,5,1,2/…`
5. the racks, five places each, `--` where there is no tile, `??` where it is unknown: `RBGG------/…`; behind them the
   rack that lies open in an exchange: `!RBGGOP--PP`
6. how many tiles of each kind lie on the board, in the order RR RG RB RO RP GG …
7. the pyramids, the oldest first: `a1,c4`, or `-`
"""

import re

import numpy as np

from pyramidion.core.contract import Options, shown
from pyramidion.core.types import State
from pyramidion.games.axio.reachable import check_reachable, refuse
from pyramidion.games.axio.scoring import REASONS
from pyramidion.games.axio.state import (
    DEAL,
    DECIDE,
    EMPTY,
    EXCHANGE,
    LEFT,
    NONE,
    OVER,
    PLACE,
    PYRAMID,
    REFILL,
    RUNNING,
    UNKNOWN,
)
from pyramidion.games.axio.tables import (
    FRAME,
    FULL,
    KIND_NAMES,
    KINDS,
    PYRAMIDS,
    RACK,
    SIDE_BY_SEATS,
    SOLO_FULL,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    SYMBOL_LETTERS,
    SYMBOLS,
    TILES,
)

_PHASES = {DEAL: "deal", PLACE: "place", DECIDE: "decide", REFILL: "refill", EXCHANGE: "exchange"}
_SIGNS = {EMPTY: ".", PYRAMID: "^", LEFT: "x"} | dict(enumerate(SYMBOL_LETTERS))
_SHOWS = {sign: what for what, sign in _SIGNS.items()}
_TILE_NAMES = {NONE: "--", UNKNOWN: "??"} | dict(enumerate(KIND_NAMES))
_TILES = {name: kind for kind, name in _TILE_NAMES.items()}


def position_text(state: State, options: Options) -> str:
    """The state, or an observation of it, as text."""
    seats = int(state.seats)
    side = SIDE_BY_SEATS[seats]
    rows = ["".join(_SIGNS[int(state.squares[_square(column, row)])] for column in range(side)) for row in range(side)]
    bonus = f"+{int(state.bonus)}" if int(state.bonus) else ""
    racks = "/".join(_rack_text(rack) for rack in state.racks[:seats])
    lies_open = f"!{_rack_text(state.shown)}" if int(state.phase) == EXCHANGE else ""
    return " ".join(
        (
            "/".join(rows),
            _PHASES.get(int(state.phase)) or REASONS[int(state.reason)],
            f"{int(state.turn)}{bonus}",
            "/".join(",".join(map(str, markers.tolist())) for markers in state.markers[:seats]),
            racks + lies_open,
            ",".join(map(str, state.played.tolist())),
            ",".join(SQUARE_NAMES[square] for square in pyramids_by_age(state)) or "-",
        )
    )


def pyramids_by_age(state: State) -> list[int]:
    """The squares of the pyramids that stand, the oldest first."""
    raised = int(state.raised)
    return [int(state.pyramids[number % PYRAMIDS]) for number in range(max(0, raised - PYRAMIDS), raised)]


def _square(column: int, row: int) -> int:
    return (row + 1) * FRAME + column + 1


def _rack_text(rack: np.ndarray) -> str:
    return "".join(_TILE_NAMES[int(kind)] for kind in rack)


def parse_position(text: str, state: State, options: Options) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 7:
        refuse(
            f"it has {len(fields)} fields after the seats, not 7: squares, phase, turn, markers, racks, tiles, pyramids"
        )
    squares, phase, turn, markers, racks, played, pyramids = fields
    _read_squares(squares, state)
    _read_phase(phase, state)
    _read_turn(turn, state)
    _read_markers(markers, state)
    _read_racks(racks, state)
    _read_played(played, state)
    _read_pyramids(pyramids, state)
    check_reachable(state)


def _read_squares(text: str, state: State) -> None:
    side = SIDE_BY_SEATS[int(state.seats)]
    rows = text.split("/")
    if len(rows) != side or any(len(row) != side for row in rows):
        refuse(f"with {int(state.seats)} seats the squares are {side} rows of {side} signs, {shown(text)} is not that")
    for row, signs in enumerate(rows):
        state.empty[row] = 0
        for column, sign in enumerate(signs):
            square = _square(column, row)
            if sign not in _SHOWS:
                refuse(f"{shown(sign)} on {SQUARE_NAMES[square]} is none of {' '.join(_SHOWS)}")
            state.squares[square] = _SHOWS[sign]
            if sign == ".":
                state.empty[row] |= 1 << column


def _read_phase(text: str, state: State) -> None:
    if text in REASONS[1:]:
        state.phase, state.reason = OVER, REASONS.index(text)
        return
    state.reason = RUNNING
    for phase, name in _PHASES.items():
        if name == text:
            state.phase = phase
            return
    refuse(f"the phase {shown(text)} is none of {' '.join((*_PHASES.values(), *REASONS[1:]))}")


def _read_turn(text: str, state: State) -> None:
    found = re.fullmatch(rf"([0-{int(state.seats) - 1}])(?:\+([1-{SYMBOLS}]))?", text)
    if not found:
        refuse(f"the turn {shown(text)} is not a seat from 0 to {int(state.seats) - 1} with any bonus placements (+1)")
    state.turn, state.bonus = int(found[1]), int(found[2] or 0)


def _numbers(text: str, count: int, most: int) -> list[int] | None:
    """So many numbers up to a greatest one, separated by commas."""
    parts = text.split(",")
    if len(parts) != count or not all(re.fullmatch(r"0|[1-9]\d{0,2}", part, re.ASCII) for part in parts):
        return None
    numbers = [int(part) for part in parts]
    return numbers if max(numbers) <= most else None


def _read_markers(text: str, state: State) -> None:
    seats = int(state.seats)
    most = SOLO_FULL if seats == 1 else FULL
    parts = text.split("/")
    if len(parts) != seats:
        refuse(f"it gives the markers of {len(parts)} seats, not {seats}")
    for seat, part in enumerate(parts):
        numbers = _numbers(part, SYMBOLS, most)
        if numbers is None:
            refuse(f"the markers of seat {seat} are {shown(part)}: five numbers from 0 to {most}, such as 3,0,5,1,2")
        state.markers[seat] = numbers


def _read_racks(text: str, state: State) -> None:
    seats = int(state.seats)
    text, has_shown, lies_open = text.partition("!")
    parts = text.split("/")
    if len(parts) != seats:
        refuse(f"it gives the racks of {len(parts)} seats, not {seats}")
    for seat, part in enumerate(parts):
        state.racks[seat] = _rack(part, f"rack of seat {seat}")
    state.shown = _rack(lies_open, "rack that lies open") if has_shown else [NONE] * RACK
    if UNKNOWN in state.shown:
        refuse("a tile of the rack that lies open is unknown")


def _rack(text: str, what: str) -> list[int]:
    names = re.findall("..", text)
    if len(text) != 2 * RACK or any(name not in _TILES for name in names):
        refuse(f"the {what} is {shown(text)}: five tiles such as RB, -- for none, ?? for an unknown one")
    return [_TILES[name] for name in names]


def _read_played(text: str, state: State) -> None:
    numbers = _numbers(text, KINDS, TILES)
    if numbers is None:
        refuse(f"the tiles on the board are {shown(text)}: {KINDS} numbers, one for each kind of tile")
    state.played = [min(number, 127) for number in numbers]


def _read_pyramids(text: str, state: State) -> None:
    names = [] if text == "-" else text.split(",")
    left = int((state.squares == LEFT).sum())
    if len(names) > PYRAMIDS or (left and len(names) < PYRAMIDS):
        refuse(f"{len(names)} pyramids stand and {left} were moved: one is moved only when {PYRAMIDS} stand (A5.2)")
    state.raised = min(left + len(names), 127)
    for age, name in enumerate(names):
        if name not in SQUARE_BY_NAME or int(state.squares[SQUARE_BY_NAME[name]]) != PYRAMID:
            refuse(f"no pyramid stands on {shown(name)}")
        state.pyramids[(left + age) % PYRAMIDS] = SQUARE_BY_NAME[name]
    if len(set(names)) != len(names) or len(names) != int((state.squares == PYRAMID).sum()):
        refuse("each pyramid on the board must be named once")
