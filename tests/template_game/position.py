"""A position as one line of text, both ways.

Fields, separated by spaces; those of the seats have `/` between them:

1. what the match waits for (`deal bid`) or why it is over (`rounds broke`)
2. rounds played
3. pot
4. tokens that are gone, of the values 1, 2 and 3: `2/0/1`
5. each seat: coins, points, token, bid, last bid: `5,0,2,?,-/…` (`-`: none, `?`: unknown)
"""

import re
from typing import NoReturn

from pyramidion.core.contract import Options, shown
from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from template_game.scoring import REASONS
from template_game.state import BID, DEAL, NONE, OVER, RUNNING, UNKNOWN, broken_invariants
from template_game.tables import COINS, VALUES

_PHASES = {DEAL: "deal", BID: "bid"}
_SIGNS = {NONE: "-", UNKNOWN: "?"}
_SEAT_FIELDS = ("coins", "points", "tokens", "bids", "last_bids")
_SEAT = re.compile(r"(\d),(\d\d?),([1-3?-]),([\d?-]),([\d-])", re.ASCII)


def position_text(state: State, options: Options) -> str:
    """The state, or an observation of it, as text."""
    seats = [
        ",".join(_SIGNS.get(int(state[field][seat]), str(state[field][seat])) for field in _SEAT_FIELDS)
        for seat in range(int(state.seats))
    ]
    return " ".join(
        (
            _PHASES.get(int(state.phase)) or REASONS[int(state.reason)],
            str(state.played),
            str(state.pot),
            "/".join(map(str, state.gone)),
            "/".join(seats),
        )
    )


def parse_position(text: str, state: State, options: Options) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 5:
        _refuse(f"it has {len(fields)} fields after the seats, not 5")
    phase, played, pot, gone, seats = fields
    if phase not in ("deal", "bid", *REASONS[1:]):
        _refuse(f"the phase {shown(phase)} is none of deal bid {' '.join(REASONS[1:])}")
    if not re.fullmatch(r"\d", played, re.ASCII) or not re.fullmatch(r"\d\d?", pot, re.ASCII):
        _refuse(f"{shown(played)} rounds played or a pot of {shown(pot)} is not possible")
    if not re.fullmatch(r"\d\d?(/\d\d?){2}", gone, re.ASCII):
        _refuse(f"the tokens gone are {shown(gone)}, not three numbers")
    state.reason = REASONS.index(phase) if phase in REASONS else RUNNING
    state.phase = OVER if state.reason else BID if phase == "bid" else DEAL
    state.played, state.pot = int(played), int(pot)
    state.gone[:VALUES] = [int(count) for count in gone.split("/")]
    _read_seats(seats, state)
    _check_whole(state)


def _refuse(why: str) -> NoReturn:
    raise BadPositionError(f"This is no position of template: {why}.")


def _read_seats(text: str, state: State) -> None:
    seats = text.split("/")
    if len(seats) != int(state.seats):
        _refuse(f"it tells of {len(seats)} seats, not {int(state.seats)}")
    values = {sign: number for number, sign in _SIGNS.items()}
    for seat, item in enumerate(seats):
        found = _SEAT.fullmatch(item)
        if not found:
            _refuse(f"seat {seat} is {shown(item)}, not coins, points, token, bid and last bid")
        for field, value in zip(_SEAT_FIELDS, found.groups(), strict=True):
            state[field][seat] = values[value] if value in values else int(value)


def _check_whole(state: State) -> None:
    """What the fields must keep between them."""
    for sentence in broken_invariants(state):
        _refuse(sentence[0].lower() + sentence[1:-1])
    seats, phase = int(state.seats), int(state.phase)
    held = [int(token) != NONE for token in state.tokens[:seats]]
    bids = [int(bid) != NONE for bid in state.bids[:seats]]
    if held != sorted(held, reverse=True) or all(held) != (phase == BID) or (phase == OVER and any(held)):
        _refuse("the tokens are not dealt in turn")
    if any(bids) and (phase != BID or all(bids)):
        _refuse("seats have bid, but the match does not wait for the others")
    if any((state.last_bids[:seats] == NONE) != (int(state.played) == 0)) or (state.last_bids > COINS).any():
        _refuse("the last bids are those of the round before")
    over = "broke" if not state.coins[:seats].any() else "rounds" if state.played >= state.rounds else ""
    if REASONS[int(state.reason)] != over:
        _refuse(f"the match should be {over or 'running'}")
