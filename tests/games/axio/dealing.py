"""Matches of axio in which chance does what a test says, and positions with only what matters in them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE

SYMBOLS = "RGBOP"
KINDS = [first + second for index, first in enumerate(SYMBOLS) for second in SYMBOLS[index:]]
SIDES = {1: 9, 2: 9, 3: 11, 4: 13}
COLUMNS = "abcdefghijklm"
MIXED, OTHERS = "RG RB RO RP GB", "GO GP BO BP OP"
RACKS = (MIXED, OTHERS, MIXED, OTHERS)
# On 9×9 at least four squares stay bare: see test_A8_1_so_many_tiles_fit. Here they are these.
PACKED = "b1=^ h1=^ b9=^ h9=^"

# Squares on 13×13 for all the pyramids, the nine rows around them filled.
TWENTY = [f"{column}{row}" for row in (2, 4, 6, 8) for column in "bdhjl"]


def started(seats: int, **options: str) -> Match:
    """A match before the first tile is drawn; chance stays with the test."""
    return Match(pyramidion.game("axio"), seats, options, settle=False)


def dealt(*racks: str, **options: str) -> Match:
    """A match in which each seat has been dealt these five tiles, written `RB GG …`."""
    match = started(len(racks), **options)
    for seat, rack in enumerate(racks):
        for tile in rack.split():
            match.play(f"{seat}+{tile}", CHANCE)
    return match


def solo(tile: str) -> Match:
    """A solo match that waits for the first tile to be placed."""
    match = started(1)
    match.play(f"0+{tile}", CHANCE)
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


def markers(match: Match, seat: int = 0) -> str:
    """The seat's markers that are not 0: `R3 B1`."""
    values = zip(SYMBOLS, match.state.markers[seat].tolist(), strict=True)
    return " ".join(f"{symbol}{value}" for symbol, value in values if value)


def texts(match: Match) -> list[str]:
    """What the actor may do."""
    return [action.text for action in match.legal_actions()]


def clause_of(match: Match, action: object, seat: int | None = None) -> str:
    """The clause that forbids an action; nothing if it is legal."""
    refusal = match.why_not(action, seat)  # type: ignore[arg-type]
    return "" if refusal is None else refusal.clause


def rows_of(match: Match) -> list[str]:
    """What the squares show, row 1 first."""
    return match.position().split()[1].split("/")


def shows(match: Match, square: str) -> str:
    """What one square shows."""
    return rows_of(match)[int(square[1:]) - 1][COLUMNS.index(square[0])]


def board(changes: str = "", *, seats: int = 2, filled: int = 0) -> dict[str, str]:
    """Squares and what they show: so many rows filled, no two neighbours alike; then changes `a1=R b1=^ c1=.` ."""
    side = SIDES[seats]
    squares = {
        f"{COLUMNS[column]}{row + 1}": SYMBOLS[(column + 2 * row) % 5] if row < filled else "."
        for row in range(side)
        for column in range(side)
    }
    near, middle, far = (side - 9) // 2, side // 2, (side + 7) // 2
    for symbol, column, row in zip(
        "RGBOP", (middle, far, middle, near, middle), (far, middle, near, middle, middle), strict=True
    ):
        squares[f"{COLUMNS[column]}{row + 1}"] = symbol
    squares.update(change.split("=") for change in changes.split())  # type: ignore[misc]
    assert len(squares) == side * side
    return squares


def played(squares: dict[str, str], racks: str) -> str:
    """Some tiles that show together what the squares show, less the coloured ones, and are on no rack."""
    left = {symbol: list(squares.values()).count(symbol) - 1 for symbol in SYMBOLS}
    assert sum(left.values()) % 2 == 0, "Tiles have two halves."
    used = dict.fromkeys(KINDS, 0)
    held = re.findall("[RGBOP]{2}", racks)

    def fits(kind: str) -> bool:
        first, second = kind
        there_are = (7, 6)[first == second] - held.count(kind)
        return used[kind] < there_are and left[first] > (first == second) and left[second] > 0

    while sum(left.values()):
        kind = max(filter(fits, KINDS), key=lambda kind: (left[kind[0]] + left[kind[1]], -used[kind]))
        used[kind] += 1
        for symbol in kind:
            left[symbol] -= 1
    return ",".join(map(str, used.values()))


def position(
    squares: dict[str, str],
    phase: str = "place",
    turn: str = "0",
    markers: str = "",
    racks: str = "",
    pyramids: str = "",
) -> str:
    """A position text; the seats are told by the squares (solo: by one rack). Racks are written `RB GG/RG …`."""
    side = {81: 9, 121: 11, 169: 13}[len(squares)]
    seats = 1 if racks and "/" not in racks else {9: 2, 11: 3, 13: 4}[side]
    rows = ["".join(squares[f"{COLUMNS[column]}{row + 1}"] for column in range(side)) for row in range(side)]
    racks = racks or "/".join(RACKS[:seats])
    given = racks.split("!")
    lying = ["/".join("".join(rack.split()).ljust(10, "-") for rack in part.split("/")) for part in given]
    marks = markers.split("/") if markers else []
    marks += ["0,0,0,0,0"] * (seats - len(marks))
    standing = pyramids or ",".join(name for name, what in squares.items() if what == "^") or "-"
    return " ".join(
        (str(seats), "/".join(rows), phase, turn, "/".join(marks), "!".join(lying), played(squares, racks), standing)
    )


def at(text: str) -> Match:
    """The match from a position; chance stays with the test."""
    return Match.from_position(pyramidion.game("axio"), text, settle=False)


def placed(squares: dict[str, str], **fields: str) -> Match:
    """The match from such a position."""
    return at(position(squares, **fields))


Line = tuple[str, str, str]


def scripts() -> dict[str, tuple[int, str, list[Line]]]:
    """The scripts of `scripts.txt` by name: seats, option tiles, lines of action, count or clause, and markers."""
    found: dict[str, tuple[int, str, list[Line]]] = {}
    for line in (Path(__file__).parent / "scripts.txt").read_text(encoding="utf-8").splitlines():
        heading = re.fullmatch(r"\[(\S+)\] seats=(\d) tiles=(\S+)", line)
        if heading:
            found[heading[1]] = (int(heading[2]), heading[3], [])
        elif line and not line.startswith("#"):
            action, expected, marks, *_ = [*(part.strip() for part in line.split(";")), "", ""]
            found[list(found)[-1]][2].append((action, expected, marks))
    return found


SCRIPTS = scripts()


def follow(name: str) -> Iterator[tuple[Match, Line]]:
    """Play a script and hold the match to it; gives the match after each line."""
    seats, tiles, lines = SCRIPTS[name]
    match = started(seats, tiles=tiles)
    for line in lines:
        action, expected, marks = line
        who, _, text = action.partition(" ")
        actor = CHANCE if who == "*" else int(who)
        if expected[0] in "AG":
            assert clause_of(match, text, actor) == expected, line
        else:
            assert match.actors == [actor], line
            assert len(match.legal_actions()) == int(expected), line
            match.play(text, actor)
            if marks:
                assert match.state.markers[actor].tolist() == [int(mark) for mark in marks.split(",")], line
        yield match, line


def followed(name: str) -> Match:
    """The match at the end of a script."""
    match = None
    for match, _ in follow(name):  # noqa: B007
        pass
    assert match is not None
    return match
