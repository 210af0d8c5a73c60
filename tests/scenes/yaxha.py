"""yaxha: a pyramid of cubes for each seat, a market, bonus cards, turn tiles."""

import random

from pyramidion.core.scene import Piece, Scene, Zone
from scenes.words import Shown, told

SIGNS = {"orange": "triangle", "blue": "post", "green": "diamond", "yellow": "disc", "white": "plus"}
CUBE = 0.94


def claiming() -> Shown:
    """All choose a tile of the market."""
    return Shown(_scene("Everybody chooses a market tile", market=True), 0, ["claim 1", "claim 2", "claim 3"])


def building() -> Shown:
    """The viewer builds three cubes into the own pyramid."""
    glow = ["cube orange", "cube white", "b2.1", "f3.1", "f4.1", "c2.2", "e3.2"]
    return Shown(_scene("Build your three cubes", market=False), 0, glow)


def _scene(caption: str, *, market: bool) -> Scene:
    zones = [_pyramid(seat) for seat in range(3)] + [_mat(seat) for seat in range(3)] + [_bonus()]
    zones.append(_market() if market else _hand())
    return Scene(game="yaxha", title="Yaxha", caption=told(caption), zones=zones)


def _cube(name: str, colour: str, at: tuple[float, float, float], target: str = "") -> Piece:
    return Piece(
        id=name,
        kind="cube",
        at=at,
        size=(CUBE, CUBE, CUBE),
        colour=colour,
        glyph=SIGNS[colour],
        label=told(f"a {colour} cube"),
        target=target,
    )


def _pyramid(seat: int) -> Zone:
    choice = random.Random(seat)
    pieces = []
    for x in range(7):
        for y in range(7):
            name = f"{'abcdefg'[x]}{y + 1}.1"
            pieces.append(
                Piece(
                    id=f"cell {seat} {name}",
                    kind="cell",
                    at=(x + 0.5, y + 0.5, 0.0),
                    size=(0.9, 0.9, 0.0),
                    label=told(f"cell {name}"),
                    target="" if seat else name,
                )
            )
    for layer in range(1, 4):
        side = 5 - layer - (layer > 2)
        for x in range(2, 2 + side):
            for y in range(2, 2 + side):
                if choice.random() < 0.85 or layer == 1:
                    spot = (x + layer / 2, y + layer / 2, (layer - 1) * CUBE)
                    pieces.append(_cube(f"cube {seat} {x} {y} {layer}", choice.choice(list(SIGNS)), spot))
    if seat == 0:
        pieces += [
            Piece(
                id=f"cell {name}",
                kind="cell",
                at=(*spot, CUBE),
                size=(0.9, 0.9, 0.0),
                label=told(f"cell {name}"),
                target=name,
            )
            for name, spot in (("c2.2", (3.0, 2.0)), ("e3.2", (5.0, 3.0)))
        ]
    return Zone(
        id=f"pyramid {seat}",
        kind="board",
        label=told("Your pyramid" if seat == 0 else f"Pyramid of seat {seat + 1}"),
        size=(7.0, 7.0),
        height=0.0,
        seat=seat,
        active=seat == 0,
        pieces=pieces,
    )


def _mat(seat: int) -> Zone:
    tile = Piece(
        id=f"turn {seat}",
        kind="token",
        at=(0.5, 0.45, 0.0),
        size=(0.8, 0.8, 0.1),
        colour="gold",
        text=str(seat + 1),
        label=told(f"turn tile {seat + 1}"),
        help=told("Of those who want the same market tile, the lowest turn tile gets it."),
    )
    points = Piece(
        id=f"points {seat}",
        kind="number",
        shape="pyramid",
        at=(2.0, 0.45, 0.0),
        size=(1.4, 0.7, 0.0),
        text=str(18 + seat),
        label=told("points"),
    )
    return Zone(
        id=f"mat {seat}",
        kind="mat",
        label=told(f"Seat {seat + 1}"),
        size=(3.0, 0.9),
        seat=seat,
        active=seat == 0,
        pieces=[tile, points],
    )


def _market() -> Zone:
    choice = random.Random(9)
    pieces = []
    for tile in range(3):
        x = 1.8 + 3.6 * tile
        pieces.append(
            Piece(
                id=f"market {tile + 1}",
                kind="cell",
                at=(x, 0.75, 0.0),
                size=(3.3, 1.4, 0.0),
                label=told(f"market tile {tile + 1}"),
                target=f"claim {tile + 1}",
            )
        )
        pieces += [
            _cube(f"market {tile + 1} {spot}", choice.choice(list(SIGNS)), (x - 1.05 + 1.05 * spot, 0.75, 0.1))
            for spot in range(3)
        ]
    return Zone(id="market", kind="market", label=told("Market"), size=(10.8, 1.5), pieces=pieces)


def _hand() -> Zone:
    cubes = [
        _cube(f"hand {colour}", colour, (0.8 + 1.3 * spot, 0.6, 0.0), f"cube {colour}")
        for spot, colour in enumerate(("orange", "white"))
    ]
    return Zone(id="hand", kind="rack", label=told("Your cubes"), size=(3.0, 1.2), seat=0, pieces=cubes)


def _bonus() -> Zone:
    cards = (
        ("largest blue", "blue", "post", "5 points to whoever has the largest blue group."),
        ("five ground", "stone", "", "5 points to whoever shows all five colours on the lowest layer."),
        ("most layers", "brown", "chevron", "5 points for the group that spans the most layers."),
    )
    pieces = [
        Piece(
            id=name,
            kind="card",
            at=(0.6 + 1.2 * index, 0.75, 0.0),
            size=(1.05, 1.45, 0.0),
            colour=colour,
            glyph=glyph,
            text="+5",
            label=told(name),
            help=told(text),
        )
        for index, (name, colour, glyph, text) in enumerate(cards)
    ]
    return Zone(id="bonus", kind="table", label=told("Bonus cards"), size=(3.6, 1.5), pieces=pieces)
