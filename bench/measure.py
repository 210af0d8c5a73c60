"""Figures, and how samples are taken: in turns, so that the noise of a shared machine hits everybody alike."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import TypeAlias

Work: TypeAlias = Callable[[], int]  # does some work and returns how many moves it made
Tick: TypeAlias = Callable[[], None]  # moves the progress display on


@dataclass
class Figure:
    """One cell of a table: samples of one thing, or a note that says why there are none."""

    section: str
    name: str  # its row
    column: str
    samples: list[float] = field(default_factory=list)
    note: str = ""

    @property
    def median(self) -> float:
        """The middle sample."""
        return median(self.samples)


def rate(work: Work, seconds: float) -> float:
    """Moves a second, from calls of `work` for at least so long."""
    moves = 0
    start = perf_counter()
    while True:
        moves += work()
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return moves / elapsed


def in_turns(
    ours: list[tuple[Figure, Work]],
    peer: tuple[Figure, Work | None],
    ratio_column: str,
    rounds: int,
    seconds: float,
    tick: Tick,
) -> list[Figure]:
    """Fill the figures: each sample of ours is followed at once by one of the peer. Returns our ratios to the peer.

    Everybody does its work once before, untimed: what compiles on first use has compiled by then.
    """
    peer_figure, peer_work = peer
    ratios = [Figure(figure.section, figure.name, ratio_column, note=peer_figure.note) for figure, _ in ours]
    for work in (*(work for _, work in ours), peer_work):
        if work:
            work()
    for _ in range(rounds):
        for (figure, work), ratio in zip(ours, ratios, strict=True):
            figure.samples.append(rate(work, seconds))
            if peer_work:
                peer_figure.samples.append(rate(peer_work, seconds))
                ratio.samples.append(figure.samples[-1] / peer_figure.samples[-1])
            tick()
    return ratios
