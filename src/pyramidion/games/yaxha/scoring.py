"""Scores and ranks (Y5), and the same in items for people. Groups and bonus cards have a file each."""

from typing import Any

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.core.words import Message
from pyramidion.games.yaxha.bonuses import Surveys, meets, survey_all
from pyramidion.games.yaxha.groups import largest_of
from pyramidion.games.yaxha.state import NONE
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    BONUS_NAMES,
    BONUS_POINTS,
    COLOUR_NAMES,
    COLOURS,
    GROUP_POINTS,
)

REASONS = ("", "complete")  # by number, see state.py


@kernel
def group_points(size: int) -> int:
    """What a colour's largest group scores (Y5.4)."""
    return int(GROUP_POINTS[min(size, len(GROUP_POINTS) - 1)])


@kernel
def seat_points(state: State, surveys: Surveys, seat: Seat) -> int:
    """The seat's points as the pyramids stand: groups, then bonus cards (Y5.5)."""
    points = 0
    for colour in range(COLOURS):
        points += group_points(largest_of(surveys[seat], colour))
    for index in range(BONUS_CARDS):
        card = int(state.cards[index])
        if card != NONE and meets(state, surveys, card, seat):
            points += BONUS_POINTS
    return points


@kernel
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """Scores and ranks of a match that is over, and the number of the reason (Y5.6)."""
    surveys = survey_all(state)
    for seat in range(int(state.seats)):
        scores[seat] = seat_points(state, surveys, seat)
    for seat in range(int(state.seats)):
        ranks[seat] = 1
        for other in range(int(state.seats)):
            if int(scores[other]) > int(scores[seat]):
                ranks[seat] += 1
    return int(state.reason)


def breakdown(state: State, seat: Seat, options: Options) -> list[tuple[Message, int]]:
    """Where the seat's points come from, for people: each colour, then each bonus card."""
    surveys = survey_all(state)
    items = []
    for colour, name in enumerate(COLOUR_NAMES):
        size = int(largest_of(surveys[seat], colour))
        label = Message("yaxha-score-colour", {"colour": Message(f"colour-{name}"), "size": size})
        items.append((label, int(group_points(size))))
    for card in map(int, state.cards):
        if card != NONE:
            points = BONUS_POINTS if meets(state, surveys, card, seat) else 0
            items.append((Message(f"yaxha-bonus-{BONUS_NAMES[card]}"), points))
    return items


def result_extras(state: State) -> dict[str, Any]:
    """Further keys of a record's result: none in this game."""
    return {}
