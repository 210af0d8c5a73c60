"""A contest with every result so far. A report says all: it can be read, gone on with, and drawn."""

from collections.abc import Callable, Iterable, Iterator

import msgspec
from msgspec import Struct

from pyramidion.core.errors import BadRecordError
from pyramidion.search.arena.contest import Contest
from pyramidion.search.arena.pairing import Fixture, Schedule
from pyramidion.search.arena.playing import Result
from pyramidion.search.arena.ratings import Estimate, ratings
from pyramidion.search.arena.sprt import Sprt
from pyramidion.search.arena.tally import Tally

Play = Callable[[Contest, Iterable[Fixture]], Iterator[Result]]  # in the order of the fixtures


class Standing(Struct, frozen=True):
    """How an entrant stands, for those who read the file: what is told is always reckoned from the results."""

    name: str
    matches: int
    elo: Estimate


class Report(Struct):
    """What a contest has come to. The results are in the order of the schedule."""

    contest: Contest
    results: list[Result] = []
    standings: list[Standing] = []

    def tally(self) -> Tally:
        """The first places of all results."""
        tally = Tally(self.contest)
        for result in self.results:
            tally.add(result)
        return tally

    def to_json(self) -> bytes:
        """The report as a file holds it."""
        tally = self.tally()
        names = [entrant.name for entrant in self.contest.entrants]
        found = ratings(tally) if tally.deals else []
        self.standings = [
            Standing(name, tally.matches(index), elo)
            for index, (name, elo) in enumerate(zip(names, found, strict=False))
        ]
        return msgspec.json.encode(self) + b"\n"


def parse_report(text: bytes) -> Report:
    """The report that a file holds, checked to be of one schedule."""
    try:
        report = msgspec.json.decode(text, type=_Kept)
    except msgspec.DecodeError as error:
        raise BadRecordError(f"It is no report of an arena: {error}.") from None
    seats = report.contest.seats
    if len(report.contest.entrants) < 2:
        raise BadRecordError("A contest has at least two bots.")
    fixture = Schedule(report.contest).fixture
    for number, result in enumerate(report.results):
        if len(result.ranks) != seats or len(result.scores) != seats or 1 not in result.ranks:
            raise BadRecordError(f"Result {number + 1} does not say who came first of {seats} seats.")
        if Fixture(result.deal, result.line_up) != fixture(number):
            raise BadRecordError(f"Result {number + 1} is not the match that the schedule has there.")
    return Report(report.contest, report.results)


class _Kept(Struct):
    """What is read of a file."""

    contest: Contest
    results: list[Result]


def play_on(report: Report, deals: int, play: Play, sprt: Sprt | None = None) -> Iterator[Tally]:
    """Play until there are so many deals, or until the test is decided. After each match the tally so far."""
    tally = report.tally()
    schedule = tally.schedule
    if sprt and sprt.is_decided(tally.scores(), len(schedule.sides)):
        return
    for result in play(report.contest, schedule.fixtures(len(report.results), deals * len(schedule.line_ups))):
        report.results.append(result)
        is_whole = tally.add(result)
        yield tally
        if is_whole and sprt and sprt.is_decided(tally.scores(), len(schedule.sides)):
            return
