"""Matches of axio in which chance does what a test says."""

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE


def dealt(*racks: str, **options: str) -> Match:
    """A match in which each seat has been dealt these five tiles, written `RB GG …`; chance stays with the test."""
    match = Match(pyramidion.game("axio"), len(racks), options, settle=False)
    for seat, rack in enumerate(racks):
        for tile in rack.split():
            match.play(f"{seat}+{tile}", CHANCE)
    return match


def solo(*tiles: str) -> Match:
    """A solo match that waits for the first tile to be placed."""
    match = Match(pyramidion.game("axio"), 1, settle=False)
    match.play(f"0+{tiles[0]}", CHANCE)
    return match


def draw(match: Match, *tiles: str) -> None:
    """Chance draws these tiles for whoever draws."""
    for tile in tiles:
        match.play(f"{int(match.state.turn)}+{tile}", CHANCE)


def turn(match: Match, placing: str, drawn: str) -> None:
    """A whole turn without bonus: place, keep, refill."""
    seat = match.turn
    match.play(placing, seat)
    match.play("keep", seat)
    draw(match, drawn)


def markers(match: Match, seat: int) -> str:
    """The seat's markers that are not 0: `R3 B1`."""
    values = zip("RGBOP", match.state.markers[seat].tolist(), strict=True)
    return " ".join(f"{symbol}{value}" for symbol, value in values if value)


def texts(match: Match) -> list[str]:
    """What the seat to act may do."""
    return [action.text for action in match.legal_actions()]


def position(rows: str, **changes: str) -> str:
    """A position of two seats: rows from the top, as one sees them; the tiles on it are counted from `played`."""
    lines = rows.split()[::-1]
    fields = {
        "header": "2",
        "phase": "place",
        "turn": "0",
        "markers": "0,0,0,0,0/0,0,0,0,0",
        "racks": "RBGOPPRGBO/GGBBOORPGP",
        "played": "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
        "pyramids": "-",
    } | changes
    header = fields.pop("header")
    return " ".join((header, "/".join(lines), *fields.values()))
