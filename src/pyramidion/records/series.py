"""A series: several matches of the same players, points added up (T7.1). A feature around matches, for any game.

The winner of a match starts the next one: the players keep their order round the table, and the winner takes seat 0.
Of several winners it is the one with the most points of its own, then the one who sat first in turn order.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from pyramidion.core import registry
from pyramidion.core.contract import Game, Options, shown
from pyramidion.core.errors import BadRecordError, BadSetupError, PyramidionError
from pyramidion.core.limits import LONGEST_SERIES, USUAL_SERIES
from pyramidion.core.match import Match
from pyramidion.records.files import MAX_LINE, written_whole
from pyramidion.records.record import AnyMatch, Record, game_of, match_of, record_of
from pyramidion.records.replay import check_record

FORMAT = "pyramidion-series/1"


class _SeriesFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A series as one JSON object."""

    format: str
    game: str
    players: list[str]
    length: int
    options: dict[str, Any]
    matches: list[Record]
    bots: dict[str, str] = {}


class Series:
    """The matches of a series so far, who sat where, and the points."""

    def __init__(
        self, game: Game, players: Sequence[str], options: Options | None = None, *, length: int = USUAL_SERIES
    ) -> None:
        game.spec.check_seats(len(players))
        if len(set(players)) != len(players):
            raise BadSetupError("The players of a series need different names.")
        if type(length) is not int or not 1 <= length <= LONGEST_SERIES:
            raise BadSetupError(f"A series has 1 to {LONGEST_SERIES} matches; {shown(length)} is not possible.")
        self.game = game
        self.players = tuple(players)
        self.options = game.spec.complete(options or {}, len(players))
        self.length = length
        self.records: list[Record] = []  # of the matches that are over
        self.running: Record | None = None  # a match that was put aside
        self.bots: dict[str, str] = {}  # the names of the bots that play for players
        self.seatings: list[tuple[int, ...]] = [tuple(range(len(players)))]  # [match][seat] index of the player

    @property
    def is_over(self) -> bool:
        """Whether all matches have been played."""
        return len(self.records) == self.length

    @property
    def seating(self) -> list[str]:
        """Who sits where in the match to come (or, when all is over, would): names in the order of the seats."""
        return [self.players[player] for player in self.seatings[-1]]

    def next_match(self, kind: type[AnyMatch], *, seed: int | None = None) -> AnyMatch:
        """The match to play now, or to go on with. Give it back with `add`, over or not."""
        self._check_not_over()
        if self.running is not None:
            return match_of(kind, self.running, seed=seed)
        return kind(self.game, len(self.players), self.options, seed=seed)

    def add(self, match: Match) -> None:
        """Add the match that was played: it counts if it is over, else it is put aside and goes on later."""
        self.add_record(record_of(match))

    def add_record(self, record: Record) -> None:
        """Add a match as a record; it is checked."""
        self._check_not_over()
        mine = (self.game.name, len(self.players), self.options)
        if (record.game, record.seats, game_of(record).spec.complete(record.options, record.seats)) != mine:
            raise BadRecordError("The match was played with another game, number of seats or options than the series.")
        check_record(record)
        if not isinstance(record.result, dict):
            self.running = record
            return
        self.running = None
        self.records.append(record)
        first = next_starter(record.result["scores"], record.result["ranks"])
        seating = self.seatings[-1]
        self.seatings.append(seating[first:] + seating[:first])

    def _check_not_over(self) -> None:
        if self.is_over:
            raise PyramidionError(f"All {self.length} matches of the series have been played.")

    def points(self) -> dict[str, int]:
        """Each player's points so far, all matches added up."""
        totals = dict.fromkeys(self.players, 0)
        for record, seating in zip(self.records, self.seatings, strict=False):
            assert isinstance(record.result, dict)
            for player, score in zip(seating, record.result["scores"], strict=True):
                totals[self.players[player]] += score
        return totals

    def ranks(self) -> dict[str, int]:
        """Each player's rank by points; partners share their points and their rank."""
        points = self.points()
        seats = range(len(self.players))
        # Partners stay partners: the seating only turns, and teams sit opposite each other.
        teams = self.game.spec.teams.get(len(self.players), tuple((seat,) for seat in seats))
        totals = [sum(points[self.players[member]] for member in team) for team in teams]
        return {
            self.players[member]: 1 + sum(other > total for other in totals)
            for team, total in zip(teams, totals, strict=True)
            for member in team
        }

    def save(self, path: str | Path) -> None:
        """Write the series to a file, whole or not at all."""
        file = _SeriesFile(
            format=FORMAT,
            game=self.game.name,
            players=list(self.players),
            length=self.length,
            options=self.game.spec.not_default(self.options),
            matches=self.records + ([self.running] if self.running else []),
            bots=self.bots,
        )
        with written_whole(path) as raw:
            raw.write(msgspec.json.encode(file) + b"\n")

    @classmethod
    def load(cls, path: str | Path) -> "Series":
        """Read a series from a file; every match is checked."""
        try:
            with open(path, "rb") as raw:
                data = raw.read(MAX_LINE + 1)
            if len(data) > MAX_LINE:
                raise BadRecordError(f"It is longer than {MAX_LINE // 2**20} MiB.")
            file = msgspec.json.decode(data, type=_SeriesFile)
            if file.format != FORMAT:
                raise BadRecordError(f"Its format is {shown(file.format)}, not {FORMAT!r}.")
            series = cls(registry.game(file.game), file.players, file.options, length=file.length)
            series.bots = file.bots
            for number, record in enumerate(file.matches, 1):
                try:
                    if series.running is not None:
                        raise BadRecordError("The match before this one is not over yet.")
                    series.add_record(record)
                except PyramidionError as error:
                    raise BadRecordError(f"Match {number}: {error}") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecordError(f"{path} is no series: {shown(str(error))}.") from None
        except OSError as error:
            raise PyramidionError(f"{path} cannot be read: {error.strerror or error}.") from None
        except PyramidionError as error:
            raise BadRecordError(f"{path} is no series: {error}") from None
        return series


def next_starter(scores: Sequence[int], ranks: Sequence[int]) -> int:
    """The seat whose player starts the next match."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return max(winners, key=lambda seat: (scores[seat], -seat))
