"""What the seats of a match are called."""

from pyramidion.core.types import CHANCE, Seat
from pyramidion.core.words import say, words


def seat_names(game: str, seats: int) -> list[str]:
    """The game's own names (messages `GAME-seat-N`) if it has one for every seat of the match, else numbers.

    Maya calls two seats White and Black; three or four have numbers only.
    """
    own = [f"{game}-seat-{seat}" for seat in range(seats)]
    if all(map(words().has, own)):
        return [say(message) for message in own]
    return [say("seat", seat=seat) for seat in range(seats)]


def actor_name(names: list[str], actor: Seat) -> str:
    """The name of a seat or of chance."""
    return say("chance") if actor == CHANCE else names[actor]
