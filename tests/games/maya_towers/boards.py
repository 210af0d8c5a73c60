"""Positions for tests, written as text with only what matters in them."""

from functools import cache
from typing import Any

from pyramidion.core import registry
from pyramidion.core.errors import RefusedError
from pyramidion.core.match import Match
from pyramidion.core.types import Seat

PLACES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LETTERS = "roygtbvpn"
# Across a side border every swap of this board makes one connection, in the later tower; up and down none.
LATIN = "/".join((LETTERS * 2)[shift : shift + 5] for shift in range(9))
# Four finished towers, 16 connections; a2-b2@2 connects in both towers.
BOTH_CONNECT = "*/*/yyyyy/gt***/tg***/bbbbb/*/ppppp/nnnnn"
NOTHING = "/".join(["00"] * 9)


@cache
def board(mask: str) -> str:
    """Nine towers from a mask: `*` for any piece, or alone for any tower.

    The free pieces are chosen so that they make no connection.
    """
    rows = [list("*****" if tower == "*" else tower) for tower in mask.split("/")]
    assert [len(row) for row in rows] == [5] * 9, mask
    free = [(level, place) for level in range(5) for place in range(9) if rows[place][level] == "*"]
    assert _fill(rows, free), f"no board fits {mask}"
    return "/".join("".join(row) for row in rows)


def _fill(rows: list[list[str]], free: list[tuple[int, int]]) -> bool:
    if not free:
        return True
    level, place = free[0]
    row = rows[place]
    taken = {other[level] for other in rows} | {row[near] for near in (level - 1, level + 1) if 0 <= near < 5}
    start = place + 2 * level
    for letter in LETTERS[start % 9 :] + LETTERS[: start % 9]:
        if letter not in taken:
            row[level] = letter
            if _fill(rows, free[1:]):
                return True
    row[level] = "*"
    return False


def position(
    mask: str = LATIN,
    phase: str = "swap",
    turn: int | str = 0,
    monolith: str = "-",
    quiet: int = 0,
    table: str = NOTHING,
    *,
    options: str = "",
) -> str:
    """A position text. The number of seats is told by the table: ladders of nine places, or cards of each seat."""
    seats = 2 if table.count("/") == 8 else table.count("/") + 1
    header = ",".join(filter(None, (str(seats), options)))
    return f"{header} {board(mask)} {phase} {turn} {monolith} {quiet} {table}"


def cards(mask: str, *, seats: int = 3, without: str = "") -> str:
    """Some cards for each seat, none of them of these colours or of the central base's."""
    left = [letter for letter in LETTERS if letter not in without + board(mask).split("/")[4][0]]
    return "/".join("".join(left[2 * seat : 2 * seat + 2]) for seat in range(seats))


def two(mask: str, monolith: str, **fields: Any) -> Match:
    """A match of two seats, White to move unless told otherwise."""
    return at(position(mask, monolith=monolith, **fields))


def at(text: str) -> Match:
    """The match at a position. Chance waits to be played."""
    return Match.from_position(registry.game("maya_towers"), text, settle=False)


def new(seats: int, *, seed: int | None = None, settle: bool = True, **options: Any) -> Match:
    """A match from the start."""
    return Match(registry.game("maya_towers"), seats, options, seed=seed, settle=settle)


def texts(match: Match, seat: Seat | None = None) -> set[str]:
    """What may be done now, as texts."""
    return {action.text for action in match.legal_actions(seat)}


def swaps(match: Match) -> set[str]:
    """The swaps that may be made now."""
    return {text for text in texts(match) if "@" in text}


def clause(match: Match, text: Any, seat: Seat | None = None) -> str:
    """What forbids an action, or nothing."""
    refusal = match.why_not(text, seat)
    assert (refusal is None) == match.is_legal(text, seat)
    return "" if refusal is None else refused_clause(refusal)


def refused_clause(refusal: RefusedError) -> str:
    """The clause of a refusal, whose sentence says something."""
    assert refusal.sentence.endswith(".") or "now one writes" in refusal.sentence
    return refusal.clause


def tower(match: Match, place: str) -> str:
    """A tower from the base up."""
    return match.position().split()[1].split("/")[PLACES.index(place)]


def ladders(match: Match, place: str) -> str:
    """The ladders at a place, White's then Black's, and any priest."""
    return match.position().split()[6].split("/")[PLACES.index(place)]
