"""Positions for tests, written as text with only what matters in them."""

from typing import Any

from pyramidion.core import registry
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat

LETTERS = "OBGYW"
CARDS = "largest-any/largest-ground/most-layers"
# Layer 1 is full, and no colour lies beside itself: each higher cube may have any colour that lies under it.
GROUND = "OBGY,GYOB,OBGY,GYOB"
NOTHING = "-"


def cubes_in(pyramid: str) -> str:
    return "".join(letter for letter in pyramid.partition("=")[2] if letter in LETTERS)


def position(
    phase: str = "claim",
    *,
    pyramids: list[str] | None = None,
    market: str = "OBG/YYW",
    turns: str = "",
    claims: str = "",
    got: str = "",
    placed: list[str] | None = None,
    played: int | None = None,
    cards: str = CARDS,
    bag: str = "",
    options: str = "",
) -> str:
    """A position text. The number of seats is told by the market; the rounds played by the largest pyramid.

    The bag holds what is neither built nor in the market, less what the pyramids are short of three cubes a round:
    those are taken from the colour of which most is left.
    """
    tiles = market.split("/")
    seats = len(tiles)
    built = pyramids or [NOTHING] * seats
    counts = [len(cubes_in(pyramid)) for pyramid in built]
    rounds = -(-max(counts) // 3) if played is None else played
    header = ",".join(filter(None, (str(seats), options)))
    left = bag or "/".join(map(str, _bag("".join(map(cubes_in, built)) + market, 3 * seats * rounds - sum(counts))))
    cells = placed or ["-,-,-" if phase == "build" else "-"] * seats
    items = [
        ":".join((claims[seat] if claims else "-", got[seat] if got else "-", cells[seat], built[seat]))
        for seat in range(seats)
    ]
    order = turns or "/".join(str(seat + 1) for seat in range(seats))
    return f"{header} {phase} {rounds} {order} {cards} {left} {market} {'/'.join(items)}"


def _bag(used: str, lost: int) -> list[int]:
    left = [24 - used.count(letter) for letter in LETTERS]
    for _ in range(lost):
        left[left.index(max(left))] -= 1
    return left


def building(pyramids: list[str], market: str, **fields: Any) -> Match:
    """A match in which each seat builds the tile of its own number."""
    seats = len(pyramids)
    numbers = "".join(str(seat + 1) for seat in range(seats))
    return at(position("build", pyramids=pyramids, market=market, claims=numbers, got=numbers, **fields))


def over(pyramids: list[str], cards: str) -> Match:
    """A match that is over, with these pyramids and cards."""
    market = "/".join(["---"] * len(pyramids))
    return at(position("complete", pyramids=pyramids, market=market, cards=cards, played=10))


def at(text: str) -> Match:
    """The match at a position. Chance waits to be played."""
    return Match.from_position(registry.game("yaxha"), text, settle=False)


def new(seats: int, *, seed: int | None = None, settle: bool = True, **options: Any) -> Match:
    """A match from the start."""
    return Match(registry.game("yaxha"), seats, options, seed=seed, settle=settle)


def play(match: Match, *entries: str) -> Match:
    """Play entries as records write them: `0 claim 2`, `* 1+O`."""
    for entry in entries:
        who, text = entry.split(" ", 1)
        match.play(text, CHANCE if who == "*" else int(who))
    return match


def texts(match: Match, seat: Seat | None = None) -> set[str]:
    """What may be done now, as texts."""
    return {action.text for action in match.legal_actions(seat)}


def cells(match: Match, seat: Seat, letter: str) -> set[str]:
    """Where the seat may put a cube of a colour."""
    return {text.split("@")[1] for text in texts(match, seat) if text.startswith(f"{letter}@")}


def clause(match: Match, text: Any, seat: Seat | None = None) -> str:
    """What forbids an action, or nothing."""
    refusal = match.why_not(text, seat)
    assert (refusal is None) == match.is_legal(text, seat)
    return "" if refusal is None else refusal.clause


def field(match: Match, index: int, viewer: int | None = None) -> str:
    """A field of the position: 1 phase, 2 rounds, 3 turn tiles, 4 cards, 5 bag, 6 market, 7 seats."""
    return match.position(viewer).split()[index]


def seat_field(match: Match, seat: Seat, index: int, viewer: int | None = None) -> str:
    """0 what the seat chose, 1 what it got, 2 what it has placed, 3 its pyramid."""
    return field(match, 7, viewer).split("/")[seat].split(":")[index]
