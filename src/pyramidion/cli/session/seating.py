"""Who plays which seat of which game: as the command line says, or as a person answers."""

from collections.abc import Sequence
from typing import NamedTuple

from pyramidion.cli.session.lines import Lines
from pyramidion.core import registry
from pyramidion.core.contract import Spec, shown
from pyramidion.core.errors import BadSetupError
from pyramidion.core.types import Seat
from pyramidion.core.words import say


class Seating(NamedTuple):
    """A game, how many seats, and the bots by seat; people play the other seats."""

    game: str
    seats: int
    bots: dict[Seat, str]


def parse_bots(texts: Sequence[str], seats: int) -> dict[Seat, str]:
    """Bots by seat from texts such as `1=level2`."""
    from pyramidion.search.bots import checked_name  # loads Numba, which would delay the first question

    bots: dict[Seat, str] = {}
    for text in texts:
        seat, equals, name = text.partition("=")
        if not equals or not (seat.isascii() and seat.isdigit()):
            raise BadSetupError(f"A bot is given as SEAT=NAME, such as 1=level2; {shown(text)} is not.")
        if len(seat) > 2 or int(seat) >= seats:
            raise BadSetupError(f"There is no seat {shown(seat)} for a bot: the seats are 0 to {seats - 1}.")
        if int(seat) in bots:
            raise BadSetupError(f"Seat {seat} has two bots; it takes one.")
        bots[int(seat)] = checked_name(name)
    return bots


def ask_seating(lines: Lines, seats: int | None, bots: Sequence[str] | None) -> Seating:
    """Ask which game and with whom, as far as the command line does not say. Enter takes what stands in brackets."""
    spec = _ask_game(lines)
    seats = _ask_seats(lines, spec) if seats is None else spec.check_seats(seats)
    if bots:
        return Seating(spec.name, seats, parse_bots(bots, seats))
    if seats == 1:  # nobody else could play
        return Seating(spec.name, seats, {})
    others = "a bot" if seats == 2 else f"{seats - 1} bots"
    question = f"Who plays? 1: you and {others}, 2: {seats} people side by side [1] "
    alone = _choose(lines, question, ["1", "2"]) == "1"
    return Seating(spec.name, seats, dict.fromkeys(range(1, seats), _ask_level(lines)) if alone else {})


def _ask_level(lines: Lines) -> str:
    """How strong the bots are."""
    from pyramidion.search.levels import LEVELS, USUAL_LEVEL

    numbers = {str(number): name for number, name in enumerate(LEVELS, 1)}
    usual = next(number for number, name in numbers.items() if name == USUAL_LEVEL)
    names = ", ".join(f"{number}: {say(f'bot-{name}')}" for number, name in numbers.items())
    return numbers[_choose(lines, f"How strong? {names} [{usual}] ", [usual, *numbers])]


def _ask_game(lines: Lines) -> Spec:
    names = registry.names()
    if len(names) == 1:
        return registry.game(names[0]).spec
    default = "maya_towers" if "maya_towers" in names else names[0]
    name = _choose(lines, f"Which game? {', '.join(names)} [{default}] ", [default, *names])
    return registry.game(name).spec


def _ask_seats(lines: Lines, spec: Spec) -> int:
    if len(spec.seats) == 1:
        return spec.seats[0]
    least, most = spec.seats[0], spec.seats[-1]
    return int(_choose(lines, f"How many seats, {least} to {most}? [{least}] ", [str(count) for count in spec.seats]))


def _choose(lines: Lines, question: str, answers: Sequence[str]) -> str:
    """One of the answers; the first of them for an empty line."""
    while True:
        line = lines.ask(question, answers)
        if not line:
            return answers[0]
        if line in answers:
            return line
