"""Who meets whom: every deal is played with every line-up, so that luck and seats are the same for all.

A side is a seat, or a team: partners are the same bot.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from pyramidion.core import registry
from pyramidion.core.types import Seat
from pyramidion.search.arena.contest import Contest


class Fixture(NamedTuple):
    """A match to be played."""

    deal: int
    line_up: tuple[int, ...]  # [seat] -> index of the entrant


class Schedule:
    """All matches of a contest, deal by deal without end."""

    def __init__(self, contest: Contest) -> None:
        self.sides = sides_of(contest)
        self.orders = _orders(len(contest.entrants), len(self.sides))
        self.line_ups = [self._line_up(order, contest.seats) for order in self.orders]

    def _line_up(self, order: tuple[int, ...], seats: int) -> tuple[int, ...]:
        entrant = {seat: order[side] for side, members in enumerate(self.sides) for seat in members}
        return tuple(entrant[seat] for seat in range(seats))

    def fixture(self, number: int) -> Fixture:
        """Match number so and so."""
        deal, index = divmod(number, len(self.line_ups))
        return Fixture(deal, self.line_ups[index])

    def fixtures(self, first: int, last: int) -> Iterator[Fixture]:
        """From match number `first` up to, but without, match number `last`."""
        return map(self.fixture, range(first, last))

    def whole_deals(self, matches: int) -> int:
        """How many deals it takes to play so many matches at least."""
        return -(-matches // len(self.line_ups))


def sides_of(contest: Contest) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    spec = registry.game(contest.game).spec
    return spec.teams.get(contest.seats) or tuple((seat,) for seat in range(contest.seats))


def _orders(entrants: int, sides: int) -> list[tuple[int, ...]]:
    """Who has which side, for each match of a deal: everybody has every side equally often.

    Two entrants: one against all others of the other kind, both ways. More than there are sides: every selection.
    Fewer: round and round.
    """
    if entrants == 2:
        ones = [tuple(int(side != alone) for side in range(sides)) for alone in range(sides)]
        others = [tuple(1 - entrant for entrant in order) for order in ones]
        return list(dict.fromkeys(ones + others))
    if entrants < sides:
        return [tuple((side + turn) % entrants for side in range(sides)) for turn in range(entrants)]
    return [
        tuple(chosen[(side + turn) % sides] for side in range(sides))
        for chosen in combinations(range(entrants), sides)
        for turn in range(sides)
    ]
