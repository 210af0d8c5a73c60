"""Many random matches in compiled code, one after the other or in several processes, as records or as results.

Match number i of a seed is always the same match, however the work is shared out.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pyramidion.core import registry, verbs
from pyramidion.core.contract import Options
from pyramidion.core.ledger import Ledger
from pyramidion.core.match import Match
from pyramidion.core.playout import log_random_match_into
from pyramidion.core.rng import RNG_WORDS, start_stream
from pyramidion.core.types import CHANCE, Buffer, actor_text
from pyramidion.records.record import Record, record_with

FIRST_LOG = 1024  # plies; the log grows where a match is longer
CHUNK = 250  # matches that a process plays in one go


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    seats: int
    options: Options
    seed: int
    matches: int


class Played(NamedTuple):
    """A match as the kernels logged it: actors, actions and numbers of legal actions by ply."""

    who: Buffer
    actions: Buffer
    counts: Buffer


class Ending(NamedTuple):
    """What the statistics need of a match."""

    moves: int  # of the seats
    reason: str
    scores: list[int]
    ranks: list[int]


class EntryTexts(dict[int, str]):
    """The text of each entry by `actor * len(ledger) + action`, made when first asked for."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self._ledger = ledger

    def __missing__(self, key: int) -> str:
        actor, action = divmod(key, len(self._ledger))
        text = self[key] = f"{actor_text(actor)} {self._ledger.texts[action]}"
        return text

    def of(self, played: Played) -> list[str]:
        """The entries of a match."""
        keys = played.who.astype(np.int64) * len(self._ledger) + played.actions
        return list(map(self.__getitem__, keys.tolist()))


class RandomPlay:
    """Plays the matches of a plan. It keeps the buffers and the match whose state the kernels change."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = registry.game(plan.game)
        self.match = Match(self.game, plan.seats, plan.options, settle=False)
        self._options = self.game.spec.encode(self.match.options, plan.seats)
        self._log: Buffer = np.zeros((3, FIRST_LOG), np.int32)  # [who, action, count][ply]
        self._buffers: Buffer = np.zeros((2, self.game.state.MAX_LEGAL), np.int32)
        self._work: Buffer = np.zeros(self.game.state.WORK, np.int32)
        self._rng = np.zeros(RNG_WORDS, np.int64)
        self._texts = EntryTexts(self.match.ledger)

    def play(self, index: int) -> Played:
        """Play match number `index`."""
        plies = self._try(index)
        while plies < 0:
            self._log = np.zeros((3, 2 * self._log.shape[1]), np.int32)
            plies = self._try(index)
        who, actions, counts = self._log[:, :plies]
        return Played(who, actions, counts)

    def _try(self, index: int) -> int:
        start_stream(self._rng, self.plan.seed, index)
        verbs.init(self.match.state, self.plan.seats, self._options)
        who, actions, counts = self._log
        legal, weights = self._buffers
        plies = log_random_match_into(self.match.state, self._rng, who, actions, counts, legal, weights, self._work)
        return int(plies)

    def record(self, index: int) -> Record:
        """Match number `index` as a record."""
        played = self.play(index)
        return record_with(self.match, self._texts.of(played), played.counts.tolist())

    def ending(self, index: int) -> Ending:
        """How match number `index` went."""
        played = self.play(index)
        moves = int(np.count_nonzero(played.who != CHANCE))
        outcome = self.match.outcome()
        return Ending(moves, outcome.reason, outcome.scores, outcome.ranks)


def records(plan: Plan, jobs: int = 1) -> Iterator[Record]:
    """The matches of a plan as records, in order."""
    return _all(plan, jobs, "record")


def endings(plan: Plan, jobs: int = 1) -> Iterator[Ending]:
    """How the matches of a plan went, in order."""
    return _all(plan, jobs, "ending")


def _all(plan: Plan, jobs: int, what: str) -> Iterator[Any]:
    if jobs == 1 or plan.matches <= CHUNK:
        yield from map(getattr(RandomPlay(plan), what), range(plan.matches))
        return
    with _pool(jobs, plan) as pool:
        pending: deque[Any] = deque()  # bounded, so that a slow reader does not fill the memory
        for first in range(0, plan.matches, CHUNK):
            pending.append(pool.apply_async(_play_chunk, (first, min(CHUNK, plan.matches - first), what)))
            if len(pending) > 2 * jobs:
                yield from pending.popleft().get()
        while pending:
            yield from pending.popleft().get()


def _pool(jobs: int, plan: Plan) -> Any:
    """Processes that leave Ctrl-C to this one: they are started while it is ignored, and inherit that."""
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs, _start_worker, (plan,))
    finally:
        signal.signal(signal.SIGINT, handler)


_play: RandomPlay | None = None


def _start_worker(plan: Plan) -> None:
    global _play
    _play = RandomPlay(plan)


def _play_chunk(first: int, count: int, what: str) -> list[Any]:
    return [getattr(_play, what)(index) for index in range(first, first + count)]
