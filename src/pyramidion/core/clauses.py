"""Clauses as numbers for kernels and as ids for people: 305 is `T3.5` in a game whose letter is T."""

from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat

ALLOWED: ClauseNumber = 0
# What forbids an action in any game.
NOT_YOUR_TURN: ClauseNumber = 1  # G1
MATCH_IS_OVER: ClauseNumber = 2  # G2
NO_SUCH_FORM: ClauseNumber = 3  # G3
NOT_NOW: ClauseNumber = 4  # G4


@kernel
def general_clause(actors: int, seat: Seat, phases: int, phase: int) -> ClauseNumber:
    """What forbids an action in any game: G2, then G1, then G4.

    `actors` are those who may act now, `phases` those in which the match waits for actions of this form, both as bits.
    """
    if actors == 0:
        return MATCH_IS_OVER
    if (actors >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    return ALLOWED if (phases >> phase) & 1 else NOT_NOW


def clause_id(number: ClauseNumber, letter: str) -> str:
    """`T3.5` for 305 and the letter T; `G1` for 1 and any letter."""
    return f"{letter}{number // 100}.{number % 100}" if number >= 100 else f"G{number}"


def parse_clause_id(text: str) -> ClauseNumber:
    """305 for `T3.5`, 1 for `G1`."""
    section, _, item = text[1:].partition(".")
    return int(section) * 100 + int(item) if item else int(section)
