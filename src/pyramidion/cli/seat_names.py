"""What the seats of a match are called."""

from pyramidion.core.types import CHANCE, Seat
from pyramidion.core.words import say, seat_title, words


def seat_names(game: str, seats: int) -> list[str]:
    """The names of all seats of a match."""
    return [words().say(seat_title(game, seats, seat)) for seat in range(seats)]


def actor_name(names: list[str], actor: Seat) -> str:
    """The name of a seat or of chance."""
    return say("chance") if actor == CHANCE else names[actor]
