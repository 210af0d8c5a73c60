"""Positions for tests, written as text with only what matters in them."""

from typing import Any

from pyramidion.core import registry
from pyramidion.core.match import Match
from pyramidion.core.types import Seat
from pyramidion.games.maya_quarries.sheet import default_sheet

GAME = registry.game("maya_quarries")
QUARRIES = {3: 5, 4: 6, 5: 7}
LEVELS = {3: (3, 4, 3, 3), 4: (4, 4, 3, 3), 5: (4, 3, 4, 3)}
# A small sheet: one quarry that matters, two low pyramids.
SMALL = "haul:4.2:8|low:4.3.1:2.4.2/high:3.3.1:2.4.2"


def at(text: str) -> Match:
    """The match at a position. Chance waits to be played."""
    return Match.from_position(GAME, text, settle=False)


def new(seats: int = 3, *, seed: int | None = None, settle: bool = True, **options: Any) -> Match:
    """A match from the start."""
    return Match(GAME, seats, options, seed=seed, settle=settle)


def position(
    *,
    seats: int = 3,
    pyramids: str = "",
    phase: str = "dig",
    course: str = "1:0:0",
    quarries: str = "",
    opened: str = "",
    passed: str = "-",
    has: str = "",
    tokens: str = "-",
    bids: str = "",
    expert: bool = False,
    sheet: str = "",
) -> str:
    """A position text. The pyramids and quarries that are left out are empty ones of the default sheet."""
    header = [str(seats), *(["expert=true"] if expert else []), *([f"sheet={sheet}"] if sheet else [])]
    count = sheet.partition("|")[0].count("/") + 1 if sheet else QUARRIES[seats]
    given = quarries.split("/") if quarries else []
    given += ["-"] * (count - len(given))
    if not pyramids:
        pyramids = "/".join("|".join("-" * height) for height in LEVELS[seats])
    if not opened:
        opened = str(count) if phase in ("build", "load", "complete") else "0"
    fields = (
        pyramids,
        phase,
        course,
        "/".join(given),
        opened,
        passed,
        has or "/".join(["10,0" if expert else "0,0"] * seats),
        tokens,
        bids or (",".join("0" * seats) if expert and phase not in ("place", "offer", "bid") else "-"),
    )
    return ",".join(header) + " " + " ".join(fields)


def texts(match: Match, seat: Seat | None = None) -> set[str]:
    """What may be done now, as texts."""
    return {action.text for action in match.legal_actions(seat)}


def clause(match: Match, text: Any, seat: Seat | None = None) -> str:
    """What forbids an action, or nothing."""
    refusal = match.why_not(text, seat)
    assert (refusal is None) == match.is_legal(text, seat)
    return "" if refusal is None else refusal.clause


def field(match: Match, index: int) -> str:
    """A field of the position: pyramids, phase, course, quarries, opened, passed, seats, tokens, bids; from 1."""
    return match.position().split()[index]


def phase(match: Match) -> str:
    return field(match, 2)


def cubes(match: Match, name: str) -> str:
    """The levels of a pyramid, as positions write them."""
    sheet = match.options["sheet"]
    pyramids = (sheet if isinstance(sheet, dict) else default_sheet(match.seats))["pyramids"]
    names = [pyramid["name"] for pyramid in pyramids]
    return field(match, 1).split("/")[names.index(name)]


def carried(match: Match) -> list[int]:
    """Each seat's cubes in hand."""
    return match.state.carried[: match.seats].tolist()


def gold(match: Match) -> list[int]:
    return match.state.gold[: match.seats].tolist()


def supply(match: Match) -> list[int]:
    return match.state.supply[: match.seats].tolist()


def play(match: Match, *actions: str) -> Match:
    """Play some entries such as `0 dig 6 3` or `* offer joker`."""
    for entry in actions:
        who, _, text = entry.partition(" ")
        match.play(text, 7 if who == "*" else int(who))
    return match
