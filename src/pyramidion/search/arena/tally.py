"""First places, counted by deal: the deal, played with every line-up, is the unit of all statistics."""

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.types import Seat
from pyramidion.search.arena.contest import Contest
from pyramidion.search.arena.pairing import Schedule
from pyramidion.search.arena.playing import Result

Shares = NDArray[np.float64]


class Tally:
    """The first places of a contest so far. A deal counts when all its matches have been played."""

    def __init__(self, contest: Contest) -> None:
        self.schedule = Schedule(contest)
        self.entrants = len(contest.entrants)
        self.held = np.array([[order.count(one) for one in range(self.entrants)] for order in self.schedule.orders])
        self._deals: list[list[list[float]]] = []
        self._scores: list[float] = []
        self._open: list[list[float]] = []  # the deal that is being played

    def add(self, result: Result) -> bool:
        """Count the next result of the schedule. Returns whether it completes a deal."""
        order = [result.line_up[members[0]] for members in self.schedule.sides]
        row = [0.0] * self.entrants
        for entrant, share in zip(order, first_shares(result.ranks, self.schedule.sides), strict=True):
            row[entrant] += share
        self._open.append(row)
        if len(self._open) < len(self.schedule.orders):
            return False
        self._deals.append(self._open)
        self._scores.append(sum(row[0] for row in self._open) / len(self._open))
        self._open = []
        return True

    @property
    def deals(self) -> int:
        """How many deals are complete."""
        return len(self._deals)

    @property
    def shares(self) -> Shares:
        """First places: [deal, line-up, entrant]."""
        return np.array(self._deals, np.float64).reshape(self.deals, *self.held.shape)

    def scores(self) -> list[float]:
        """For two entrants: the first one's share of all first places of each deal; 0.5 is even."""
        return self._scores

    def alone(self, entrant: int) -> list[float]:
        """By deal: the share of first places that the entrant took where it had one side against another entrant's."""
        chosen = (self.held[:, entrant] == 1) & (self.held.max(axis=1) == len(self.schedule.sides) - 1)
        return [float(share) for share in self.shares[:, chosen, entrant].mean(axis=1)]

    def matches(self, entrant: int) -> int:
        """In how many matches the entrant has taken part."""
        return self.deals * int((self.held[:, entrant] > 0).sum())


def first_shares(ranks: tuple[int, ...], sides: tuple[tuple[Seat, ...], ...]) -> list[float]:
    """Each side's share of the first place: sides that are first together share it."""
    is_first = [any(ranks[seat] == 1 for seat in members) for members in sides]
    return [first / sum(is_first) for first in is_first]
