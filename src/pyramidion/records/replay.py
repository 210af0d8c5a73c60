"""Strict replay: every action, every count and the result of a record, checked against the rules."""

from itertools import zip_longest
from typing import Any

import numpy as np
from msgspec.json import encode

from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadRecordError
from pyramidion.core.match import Match
from pyramidion.core.playout import follow
from pyramidion.core.types import Buffer
from pyramidion.records.record import Record, game_of, match_of, parse_entry, play_entry, result_of


def check_record(record: Record) -> None:
    """Pass over a record that the rules bear out; raise BadRecordError at the first thing they do not."""
    game = game_of(record)
    match = Match(game, record.seats, record.options, settle=False)
    counts = np.zeros(len(record.actions), np.int32)
    carried_out = _follow(match, record, counts)
    if carried_out < len(record.actions):
        # Once more, slowly, for a sentence that names the clause.
        play_entry(match_of(Match, record, plies=carried_out), record.actions[carried_out])
        raise AssertionError("the compiled and the checking replay disagree")  # pragma: no cover
    _check_counts(record, counts.tolist())
    _check_result(record, match)


def _follow(match: Match, record: Record, counts: Buffer) -> int:
    """Follow the record in compiled code. Returns how many of its actions were carried out."""
    game: Game = match.game
    entries: list[tuple[int, int]] = []
    for text in record.actions:
        try:
            actor, action = parse_entry(text, record.seats)
        except BadRecordError:
            break
        parsed = match.ledger.parse(action, actor)
        if parsed is None or parsed.clause:
            break
        entries.append((actor, parsed.action))
    who, actions = np.array(entries, np.int32).reshape(-1, 2).T.copy()
    legal, weights = np.zeros((2, game.state.MAX_LEGAL), np.int32)
    return int(follow(match.state, who, actions, counts, legal, weights, np.zeros(game.state.WORK, np.int32)))


def _check_counts(record: Record, counts: list[int]) -> None:
    if not isinstance(record.legal, list):
        return
    for ply, (said, counted) in enumerate(zip_longest(record.legal, counts)):
        if said != counted:
            if said is None or counted is None:
                raise BadRecordError(f"It has {len(record.legal)} counts of legal actions for {len(counts)} actions.")
            text = record.actions[ply]
            raise BadRecordError(f"Ply {ply}, {shown(text)}: legal actions there: {counted}, not {shown(said)}.")


def _check_result(record: Record, match: Match) -> None:
    ply = len(record.actions)
    said: Any = record.result
    if not match.is_over:
        if isinstance(said, dict):
            raise BadRecordError(f"Ply {ply}: the match is not over, but the record has a result.")
        return
    if not isinstance(said, dict):
        raise BadRecordError(f"Ply {ply}: the match is over, but the record has no result.")
    result = result_of(match.outcome())
    for key in sorted({*result, *said}):
        if key not in said:
            raise BadRecordError(f"Ply {ply}: the result lacks the key {key}.")
        if key not in result:
            raise BadRecordError(f"Ply {ply}: a result of {record.game} has no key {shown(key)}.")
        if encode(result[key]) != encode(said[key]):  # as JSON: 1 is neither true nor 1.0
            raise BadRecordError(f"Ply {ply}: the result's {key}: {result[key]}, not {shown(said[key])}.")
