"""maya_quarries: quarries with cards face down, pyramids with levels and cubes, tokens, coins, bids."""

import random

from pyramidion.core.scene import Piece, Scene, Zone
from scenes.words import Shown, told

SEATS = ("red", "yellow", "blue", "green")
SIGNS = dict(zip(SEATS, ("square", "disc", "post", "diamond"), strict=True))
TOKENS = ("protection", "move", "extra", "start", "haul", "free double")
PYRAMIDS = (("tikal", (9, 7, 5, 4)), ("copan", (8, 6, 5, 4)), ("uxmal", (7, 5, 4)), ("palenque", (7, 5, 4)))
CARDS = ("3", "4", "4", "5", "6", "7", "8", "-3")
STEP = 0.5


def digging() -> Shown:
    """A card is to be put at a quarry."""
    glow = [f"card {index}" for index in range(6)] + ["quarry 1", "quarry 4", "pass"]
    return Shown(_scene("Put a card at a quarry, or pass", [_quarries(), _hand(), _say("pass")]), 1, glow)


def building() -> Shown:
    """A cube is to be put on a pyramid."""
    zones = [_pyramids(), _say("double", "double, with the token", "pass")]
    return Shown(_scene("Put a cube on a pyramid", zones), 1, ["build tikal", "build uxmal", "double", "pass"])


def bidding() -> Shown:
    """Everybody bids gold in secret."""
    bids = _say(*(f"bid {gold}" for gold in range(11)))
    return Shown(_scene("Bid for the tokens", [_pyramids(), _offer(), bids]), 1, [f"bid {gold}" for gold in range(11)])


def _scene(caption: str, zones: list[Zone]) -> Scene:
    mats = [_mat(seat) for seat in range(4)]
    return Scene(game="maya_quarries", title="Maya: Quarries", caption=told(caption), zones=[*zones, *mats])


def _quarries() -> Zone:
    choice = random.Random(2)
    pieces = []
    for index, name in enumerate(TOKENS):
        x, number = 0.95 + 1.7 * index, index + 1
        pieces.append(
            Piece(
                id=f"quarry {number}",
                kind="cell",
                at=(x, 2.1, 0.0),
                size=(1.5, 3.6, 0.0),
                label=told(f"quarry {number}"),
                target=f"quarry {number}",
            )
        )
        pieces.append(
            Piece(
                id=f"token {name}",
                kind="token",
                at=(x, 4.4, 0.0),
                size=(0.8, 0.8, 0.12),
                colour="green",
                text=str(number),
                label=told(f"{name} token"),
                help=told(f"Won by the first at this quarry: {name}."),
            )
        )
        for place in range(choice.randrange(6)):
            seat = choice.randrange(4)
            back = "back-low" if place == 0 or choice.random() < 0.5 else "back-high"
            spot = (x - 0.34 + 0.68 * (place % 2), 0.75 + 1.05 * (place // 2), 0.0)
            pieces.append(
                Piece(
                    id=f"card {number} {place}",
                    kind="card",
                    at=spot,
                    size=(0.62, 0.95, 0.05),
                    colour=back,
                    label=told(f"a card of seat {seat + 1}, face down"),
                )
            )
            pieces.append(
                Piece(
                    id=f"owner {number} {place}",
                    kind="marker",
                    at=(spot[0], spot[1] - 0.25, 0.05),
                    size=(0.3, 0.3, 0.08),
                    colour=SEATS[seat],
                    label=told(f"of seat {seat + 1}"),
                )
            )
    return Zone(id="quarries", kind="board", label=told("Quarries"), size=(10.4, 5.0), height=0.2, pieces=pieces)


def _pyramids() -> Zone:
    choice = random.Random(3)
    pieces = []
    for index, (name, levels) in enumerate(PYRAMIDS):
        y = 0.5 + 3.4 * (index // 2)
        left = 0.6 + 7.2 * (index % 2)
        for level, spaces in enumerate(levels):
            width = spaces * 0.7
            x, back, z = left + 3.2, y + 0.35 + 0.7 * level, level * STEP
            pieces.append(
                Piece(
                    id=f"{name} {level + 1}",
                    kind="block",
                    at=(x, back, 0.0),
                    size=(width, 0.7, z + 0.2),
                    colour="stone",
                    label=told(f"{name}, level {level + 1}: {spaces} spaces"),
                    help=told("Gold for the first: 3. For the second: 1."),
                    target=f"build {name}",
                )
            )
            for space in range(max(0, spaces - 2 * level - choice.randrange(3))):
                seat = choice.choice(SEATS)
                pieces.append(
                    Piece(
                        id=f"cube {name} {level} {space}",
                        kind="cube",
                        at=(x - width / 2 + 0.35 + 0.7 * space, back, z + 0.2),
                        size=(0.46, 0.46, 0.46),
                        colour=seat,
                        glyph=SIGNS[seat],
                        label=told(f"a {seat} cube"),
                    )
                )
        pieces.append(
            Piece(
                id=f"name {name}",
                kind="label",
                at=(left + 3.2, y - 0.2, 0.0),
                size=(0.42, 0.42, 0.0),
                text=name.title(),
                label=told(name),
            )
        )
    return Zone(id="pyramids", kind="board", label=told("Pyramids"), size=(14.2, 7.0), height=0.3, pieces=pieces)


def _mat(seat: int) -> Zone:
    counts = (
        ("coin", "gold", "gold", 10 + seat),
        ("cube", SEATS[seat], "cubes in hand", 4 + seat),
        ("pyramid", "", "cubes built", 7 - seat),
    )
    pieces = [
        Piece(
            id=f"{shape} {seat}",
            kind="number",
            shape=shape,
            colour=colour,
            at=(0.6 + 1.35 * index, 0.35, 0.0),
            size=(1.3, 0.7, 0.0),
            text=str(count),
            label=told(f"{words}: {count}"),
        )
        for index, (shape, colour, words, count) in enumerate(counts)
    ]
    return Zone(
        id=f"mat {seat}",
        kind="mat",
        label=told(f"Seat {seat + 1}"),
        size=(4.1, 0.7),
        seat=seat,
        active=seat == 1,
        pieces=pieces,
    )


def _hand() -> Zone:
    pieces = [
        Piece(
            id=f"hand {index}",
            kind="card",
            at=(0.6 + 1.15 * index, 0.75, 0.0),
            size=(1.0, 1.4, 0.0),
            colour="brown" if index < 4 else "violet",
            text=value,
            label=told(f"worker {value}"),
            target=f"card {index}",
        )
        for index, value in enumerate(CARDS)
    ]
    return Zone(id="hand", kind="rack", label=told("Your workers"), size=(9.25, 1.5), seat=1, pieces=pieces)


def _say(*words: str) -> Zone:
    pieces = [
        Piece(
            id=word,
            kind="button",
            at=(1.5 + 3.0 * index, 0.5, 0.0),
            size=(2.8, 0.9, 0.0),
            label=told(word),
            target=word,
        )
        for index, word in enumerate(words)
    ]
    return Zone(id="say", kind="rack", label=told("What to do"), size=(3.0 * len(words), 1.0), pieces=pieces)


def _offer() -> Zone:
    pieces = [
        Piece(
            id=f"offer {name}",
            kind="token",
            at=(0.6 + 1.2 * index, 0.5, 0.0),
            size=(0.95, 0.95, 0.1),
            colour="blue",
            text=name[:2].upper(),
            label=told(f"{name} token"),
            help=told("Yours for this round if your bid is high enough."),
        )
        for index, name in enumerate(("haul", "joker", "cube"))
    ]
    return Zone(id="offer", kind="market", label=told("On offer"), size=(3.6, 1.0), pieces=pieces)
