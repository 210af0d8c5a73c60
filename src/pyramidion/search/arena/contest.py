"""What is contested: everything that decides how its matches go."""

from msgspec import Struct

from pyramidion.core.contract import Game, Options
from pyramidion.core.errors import BadSetupError
from pyramidion.search.arena.entrants import Entrant


class Contest(Struct, frozen=True):
    """Match number i of a contest is always the same match, whoever plays it and wherever."""

    game: str
    seats: int
    options: Options  # complete
    entrants: tuple[Entrant, ...]
    seed: int
    rules: int  # version
    version: str  # of Pyramidion: its bots


def new_contest(
    game: Game, seats: int, options: Options, entrants: tuple[Entrant, ...], seed: int, version: str
) -> Contest:
    """A contest, if the game has opponents with so many seats."""
    if game.spec.check_seats(seats) == 1:
        raise BadSetupError("An arena needs opponents, so at least 2 seats.")
    options = game.spec.complete(options, seats)
    return Contest(game.name, seats, options, entrants, seed, game.spec.rules_version, version)


def fewest_opponents(game: Game) -> int:
    """The smallest seat count with opponents."""
    return max(2, game.spec.seats[0])
