"""axio: a square board with dominoes and pyramids on it, a rack, five score tracks a seat."""

import random

from pyramidion.core.scene import Half, Piece, Scene, Zone
from scenes.words import Shown, told

COLOURS = ("red", "green", "blue", "orange", "violet")
GLYPHS = ("square", "diamond", "post", "triangle", "cross")
SIGNS = dict(zip(COLOURS, GLYPHS, strict=True))


def match_of_two() -> Shown:
    """Nine squares a side, the middle of a match."""
    return _shown(2, 9, 16)


def match_of_four() -> Shown:
    """Thirteen squares a side, near the end."""
    return _shown(4, 13, 52)


def _shown(seats: int, side: int, tiles: int) -> Shown:
    board, empty = _board(side, tiles)
    zones = [board, *(_track(seat) for seat in range(seats)), _rack(), _buttons()]
    scene = Scene(game="axio", title="Axio", caption=told("Seat 1 places a domino"), zones=zones)
    return Shown(scene, 0, [f"tile {index}" for index in range(5)] + empty[:6])


def _square(x: int, y: int) -> str:
    return f"{'abcdefghijklm'[x]}{y + 1}"


def _board(side: int, tiles: int) -> tuple[Zone, list[str]]:
    choice = random.Random(side)
    pieces = [
        Piece(
            id=f"square {_square(x, y)}",
            kind="cell",
            at=(x + 0.5, y + 0.5, 0.0),
            size=(0.92, 0.92, 0.0),
            label=told(f"square {_square(x, y)}"),
            target=_square(x, y),
        )
        for y in range(side)
        for x in range(side)
    ]
    edge, middle = (side - 9) // 2, side // 2
    spots = [(middle, middle), (middle, side - 1 - edge), (side - 1 - edge, middle), (middle, edge), (edge, middle)]
    pieces += [
        _tile(f"colour {colour}", colour, None, (x + 0.5, y + 0.5), 0.0)
        for colour, (x, y) in zip(("violet", "red", "green", "blue", "orange"), spots, strict=True)
    ]
    taken = set(spots)
    laid = 0
    while laid < tiles:
        x, y, turned = choice.randrange(side), choice.randrange(side), choice.random() < 0.5
        other = (x, y + 1) if turned else (x + 1, y)
        if (x, y) in taken or other in taken or max(other) >= side:
            continue
        taken |= {(x, y), other}
        centre = ((x + other[0] + 1) / 2, (y + other[1] + 1) / 2)
        pieces.append(
            _tile(
                f"tile {laid} on board", choice.choice(COLOURS), choice.choice(COLOURS), centre, 90.0 if turned else 0.0
            )
        )
        laid += 1
    empty = [(x, y) for y in range(side) for x in range(side) if (x, y) not in taken]
    for x, y in choice.sample(empty, 4):
        pieces.append(
            Piece(
                id=f"pyramid {_square(x, y)}",
                kind="figure",
                shape="pyramid",
                colour="stone",
                at=(x + 0.5, y + 0.5, 0.0),
                size=(0.8, 0.8, 0.6),
                label=told(f"pyramid on {_square(x, y)}"),
            )
        )
    zone = Zone(id="board", kind="board", label=told("Board"), size=(side, side), height=0.6, pieces=pieces)
    return zone, [_square(*spot) for spot in empty]


def _tile(name: str, colour: str, second: str | None, centre: tuple[float, float], turn: float) -> Piece:
    return Piece(
        id=name,
        kind="tile",
        at=(*centre, 0.0),
        size=(1.94 if second else 0.94, 0.94, 0.1),
        colour=colour,
        glyph=SIGNS[colour],
        second=Half(colour=second, glyph=SIGNS[second]) if second else None,
        turn=turn,
        label=told(f"{colour} and {second}" if second else f"the {colour} square"),
    )


def _track(seat: int) -> Zone:
    choice = random.Random(seat)
    markers = []
    for row, colour in enumerate(COLOURS):
        value = choice.randrange(2, 19)
        markers.append(
            Piece(
                id=f"marker {seat} {colour}",
                kind="marker",
                at=(value + 0.5, 4.5 - row, 0.0),
                size=(1.15, 1.15, 0.2),
                colour=colour,
                text=str(value),
                label=told(f"{colour}: {value} of 18"),
            )
        )
    return Zone(
        id=f"track {seat}",
        kind="track",
        label=told(f"Seat {seat + 1}"),
        size=(19, 5),
        seat=seat,
        active=not seat,
        pieces=markers,
    )


def _rack() -> Zone:
    choice = random.Random(4)
    pieces = [
        Piece(
            id=f"rack {index}",
            kind="tile",
            at=(1.1 + 2.2 * index, 0.55, 0.0),
            size=(2.0, 1.0, 0.1),
            colour=(first := choice.choice(COLOURS)),
            glyph=SIGNS[first],
            second=Half(colour=(other := choice.choice(COLOURS)), glyph=SIGNS[other]),
            label=told(f"{first} and {other}"),
            target=f"tile {index}",
        )
        for index in range(5)
    ]
    return Zone(id="rack", kind="rack", label=told("Your rack"), size=(11.0, 1.1), seat=0, pieces=pieces)


def _buttons() -> Zone:
    pieces = [
        Piece(
            id=word, kind="button", at=(1.5 + 3 * index, 0.5, 0.0), size=(2.8, 0.9, 0.0), label=told(word), target=word
        )
        for index, word in enumerate(("keep", "exchange"))
    ]
    return Zone(id="say", kind="rack", label=told("What to do"), size=(6.0, 1.0), pieces=pieces)
