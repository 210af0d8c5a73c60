"""Scores and ranks (T4.3-4, T5.3-5), and the same in items for people."""

from typing import Any

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.core.words import Message
from pyramidion.games.maya_towers.rules.turn import ladders_placed, priests_placed
from pyramidion.games.maya_towers.state import STOPPED
from pyramidion.games.maya_towers.tables import (
    CARDS,
    CENTRE_BONUS,
    COLOUR_NAMES,
    LEVELS,
    PLACES,
    RUN_POINTS,
)

REASONS = ("", "no-swap", "stopped", "stalled")  # by number, see state.py


@kernel
def towers_led(state: State, seat: Seat) -> int:
    """Two seats: at how many towers the seat has more ladders than its opponent (T4.3)."""
    count = 0
    for place in range(PLACES):
        if int(state.ladders[place, seat]) > int(state.ladders[place, 1 - seat]):
            count += 1
    return count


@kernel
def run_points(state: State, length: int) -> int:
    """What a run of so many pieces scores (T5.3)."""
    return int(state.triple) if length == 3 else int(RUN_POINTS[length])


@kernel
def colour_points(state: State, colour: int) -> int:
    """What a colour's runs score in all towers (T5.3)."""
    points = 0
    for place in range(PLACES):
        length = 0
        for level in range(LEVELS):
            if int(state.towers[place, level]) == colour:
                length += 1
            else:
                points += run_points(state, length)
                length = 0
        points += run_points(state, length)
    return points


@kernel
def bonus_points(state: State, seat: Seat) -> int:
    """The bonus for finishing the central tower and stopping in that same turn (T5.4)."""
    return CENTRE_BONUS if int(state.reason) == STOPPED and int(state.centre) == seat else 0


@kernel
def seat_points(state: State, seat: Seat) -> int:
    """The seat's points as the board stands. Needs its cards."""
    if int(state.seats) == 2:
        return priests_placed(state, seat) + towers_led(state, seat)
    points = bonus_points(state, seat)
    for index in range(CARDS):
        points += colour_points(state, int(state.cards[seat, index]))
    return points


@kernel
def standing(state: State, seat: Seat) -> int:
    """A number that orders the seats: a higher one is a better result.

    Two seats: points, then priests, then ladders (T4.4). Three: points. Four: the team's points (T5.5).
    """
    if int(state.seats) == 2:
        return (seat_points(state, seat) * 10 + priests_placed(state, seat)) * 100 + ladders_placed(state, seat)
    if int(state.seats) == 4:
        return seat_points(state, seat) + seat_points(state, (seat + 2) % 4)
    return seat_points(state, seat)


@kernel
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """Scores and ranks of a match that is over, and the number of the reason.

    A rank is 1 + the number of seats with a better result; of two teams the losing one has rank 2 (T5.5).
    """
    seats = int(state.seats)
    for seat in range(seats):
        scores[seat] = seat_points(state, seat)
    opponents = 2 if seats == 4 else seats
    for seat in range(seats):
        ranks[seat] = 1
        for step in range(1, opponents):
            if standing(state, (seat + step) % seats) > standing(state, seat):
                ranks[seat] += 1
    return int(state.reason)


def breakdown(state: State, seat: Seat, options: Options) -> list[tuple[Message, int]]:
    """Where the seat's points come from, for people."""
    if int(state.seats) == 2:
        return [
            (Message("maya_towers-score-towers"), int(towers_led(state, seat))),
            (Message("maya_towers-score-priests"), int(priests_placed(state, seat))),
        ]
    items = []
    for colour in map(int, state.cards[seat]):
        name = Message(f"colour-{COLOUR_NAMES[colour]}")
        items.append((Message("maya_towers-score-colour", {"colour": name}), int(colour_points(state, colour))))
    if bonus_points(state, seat):
        items.append((Message("maya_towers-score-centre"), CENTRE_BONUS))
    return items


def result_extras(state: State) -> dict[str, Any]:
    """Further keys of a record's result: none in this game."""
    return {}
