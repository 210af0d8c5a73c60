"""A match as a record tells it, for the commands that look at one."""

from pyramidion.core.errors import PyramidionError
from pyramidion.core.match import Match
from pyramidion.records.record import Record, match_of


def match_after(record: Record, ply: int | None) -> Match:
    """The match after so many actions, or all. Chance is not settled: what is not told has not happened."""
    length = len(record.actions)
    if ply is not None and ply > length:
        raise PyramidionError(f"The record has {length} actions; --ply takes 0 to {length}.")
    return match_of(Match, record, plies=ply, settle=False)
