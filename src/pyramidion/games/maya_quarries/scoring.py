"""Scores and ranks (Q9.3), and the same in items for people."""

from typing import Any

from pyramidion.core.contract import Options
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.core.words import Message
from pyramidion.games.maya_quarries.rules.payment import payment
from pyramidion.games.maya_quarries.sheet import pyramid_names
from pyramidion.games.maya_quarries.tables import CUBES, MAX_LEVELS

REASONS = ("", "complete")  # by number, see state.py


@kernel
def standing(state: State, seat: Seat) -> int:
    """A number that orders the seats: gold, then fewest cubes in the supply."""
    return int(state.gold[seat]) * (CUBES + 1) + CUBES - int(state.supply[seat])


@kernel
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """Scores and ranks of a match that is over, and the number of the reason."""
    seats = int(state.seats)
    for seat in range(seats):
        scores[seat] = int(state.gold[seat])
        ranks[seat] = 1
        for other in range(seats):
            if standing(state, other) > standing(state, seat):
                ranks[seat] += 1
    return int(state.reason)


def breakdown(state: State, seat: Seat, options: Options) -> list[tuple[Message, int]]:
    """Where the seat's gold comes from: the last payment, pyramid by pyramid, and all before it."""
    items = []
    for pyramid, name in enumerate(pyramid_names(options["sheet"], int(state.seats))):
        paid = sum(int(payment(state, seat, pyramid, level)) for level in range(MAX_LEVELS))
        items.append((Message("maya_quarries-score-pyramid", {"pyramid": name.title()}), paid))
    earlier = int(state.gold[seat]) - sum(paid for _, paid in items)
    return [(Message("maya_quarries-score-earlier"), earlier), *items]


def result_extras(state: State) -> dict[str, Any]:
    """Further keys of a record's result: none in this game."""
    return {}
