"""Records to start from: real matches, and the same as plain data to be spoilt."""

import json
from functools import cache
from typing import Any

import pyramidion
from pyramidion.core.match import Match
from pyramidion.records import Record
from pyramidion.records.record import record_of


@cache
def finished(game: str = "template", seats: int = 2, seed: int = 1) -> Record:
    """The record of a whole match, played by taking the last legal action and, at times, the first."""
    match = Match(pyramidion.game(game), seats, seed=seed)
    while not match.is_over:
        seat = match.turn
        match.play(match.legal_actions(seat)[-1 if match.ply % 3 else 0], seat)
    return record_of(match)


def data(game: str = "template", seats: int = 2) -> dict[str, Any]:
    """A valid record as plain data, free to be changed."""
    return dict(json.loads(finished(game, seats).to_json()))


def line(changed: dict[str, Any]) -> bytes:
    return json.dumps(changed).encode()
