"""The board for the eye: towers, ladders, priests, the monolith with its raven.

Towers stand 2 units apart. A ladder leans at one of the two near sides of its tower, and keeps to them when the board
is turned: it could not be seen at the others.
"""

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State
from pyramidion.core.words import Message
from pyramidion.games.maya_towers.scene.words import colour_name, seat_name
from pyramidion.games.maya_towers.state import MONOLITH, NONE
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    BORDER_PLACES,
    BORDERS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    GLYPH_NAMES,
    LEVELS,
    LOWEST_CUT,
    PLACE_NAMES,
    PLACES,
)

PITCH = 2.0  # between the centres of neighbouring towers
MARGIN = 1.12  # from the outer towers' centres to the board's edge
SIDE = 2 * MARGIN + 2 * PITCH
LEVEL_HEIGHT = 0.34
BASE_WIDTH = 1.24
STEP = 0.22  # by which each level is narrower than the one below

LADDER_WIDTH = 0.19
LADDER_LEVELS = 2.3  # how many levels a ladder reaches up
LADDER_ASIDE = 0.31  # from the middle of its side of the tower, where the glyphs are
# The two near sides of a tower, from left to right: (side, aside). Side 0 is to the left, towards lower x.
LADDER_SPOTS = ((0, -1), (0, 1), (1, -1), (1, 1))

PRIEST_WIDTH, PRIEST_HEIGHT = 0.27, 0.56
MONOLITH_WIDTH = 0.28
MONOLITH_HEIGHT = (LEVELS + 0.3) * LEVEL_HEIGHT
RAVEN_THICKNESS = 0.1
SEAT_COLOURS = ("white", "black")


def board(state: State) -> Zone:
    """Everything that stands on the board, or beside it."""
    pieces = [_place(place) for place in range(PLACES)] + _edge_names()
    towers: list[list[int]] = state.towers.tolist()  # [place, level] colour; arrays are slow to read one by one
    for place, tower in enumerate(towers):
        pieces += [_block(place, level, colour) for level, colour in enumerate(tower, 1) if colour != NONE]
        pieces += _ladders(state, place) + _priest(state, place)
    if int(state.phase) == MONOLITH:
        pieces += [_gap(border) for border in range(BORDERS)]
    if int(state.phase) >= MONOLITH:
        pieces += _monolith(state)
    return Zone(
        id="board",
        kind="board",
        label=Message("maya_towers-board"),
        size=(SIDE, SIDE),
        height=LEVELS * LEVEL_HEIGHT + PRIEST_HEIGHT + PRIEST_WIDTH / 2,
        pieces=pieces,
    )


def level_width(level: int) -> float:
    """How wide a piece of that level is."""
    return BASE_WIDTH - (level - 1) * STEP


def _centre(place: int) -> tuple[float, float]:
    return MARGIN + place % 3 * PITCH, MARGIN + place // 3 * PITCH


def _place(place: int) -> Piece:
    name = PLACE_NAMES[place]
    return Piece(
        id=f"place {name}",
        kind="cell",
        at=(*_centre(place), 0.0),
        size=(BASE_WIDTH + 0.14, BASE_WIDTH + 0.14, 0.0),
        label=Message("maya_towers-place", {"place": name}),
        target=f"place {name}",
    )


def _edge_names() -> list[Piece]:
    """Columns and rows, engraved along all four edges, each to be read from its own edge."""
    inset = 0.27
    pieces = []
    for index in range(3):
        along = MARGIN + index * PITCH
        column, row = "abc"[index], "123"[index]
        for text, x, y, turn in (
            (column, along, inset, 0.0),
            (row, SIDE - inset, along, 90.0),
            (column, along, SIDE - inset, 180.0),
            (row, inset, along, 270.0),
        ):
            pieces.append(
                Piece(
                    id=f"edge {text} {turn:.0f}",
                    kind="label",
                    at=(x, y, 0.0),
                    size=(0.26, 0.26, 0.0),
                    label=Message(f"maya_towers-edge-{'column' if turn % 180.0 == 0.0 else 'row'}", {"name": text}),
                    text=text,
                    turn=turn,
                )
            )
    return pieces


def _block(place: int, level: int, colour: int) -> Piece:
    width = level_width(level)
    name = PLACE_NAMES[place]
    return Piece(
        # Each colour and level exists once: the piece itself is known, and can be followed from frame to frame.
        id=f"{COLOUR_LETTERS[colour]}{level}",
        kind="block",
        at=(*_centre(place), (level - 1) * LEVEL_HEIGHT),
        size=(width, width, LEVEL_HEIGHT),
        colour=COLOUR_NAMES[colour],
        glyph=GLYPH_NAMES[colour],
        label=Message("maya_towers-piece", {"place": name, "level": level, "colour": colour_name(colour)}),
        target=f"{name}@{level}" if level >= LOWEST_CUT else "",
    )


def _ladders(state: State, place: int) -> list[Piece]:
    """White's ladders from the left, Black's from the right: so one sees who leads."""
    white, black = (int(count) for count in state.ladders[place])
    spots = LADDER_SPOTS[:white] + LADDER_SPOTS[len(LADDER_SPOTS) - black :]
    owners = [0] * white + [1] * black
    return [_ladder(state, place, owner, index, spots[index]) for index, owner in enumerate(owners)]


def _ladder(state: State, place: int, owner: int, index: int, spot: tuple[int, int]) -> Piece:
    """A ladder that lies on the edges of its tower's steps."""
    side, aside = spot
    run = LADDER_LEVELS * STEP / 2
    # The line through the steps' edges meets the ground half a step before the tower.
    away = (BASE_WIDTH + STEP) / 2 - run / 2
    centre = _centre(place)
    x, y = (-away, -aside * LADDER_ASIDE) if side == 0 else (aside * LADDER_ASIDE, -away)
    return Piece(
        id=f"ladder {PLACE_NAMES[place]} {index}",
        kind="figure",
        shape="ladder",
        at=(centre[0] + x, centre[1] + y, 0.0),
        size=(LADDER_WIDTH, run, LADDER_LEVELS * LEVEL_HEIGHT),
        colour=SEAT_COLOURS[owner],
        label=Message("maya_towers-ladder", {"seat": seat_name(state, owner), "place": PLACE_NAMES[place]}),
        turn=270.0 if side == 0 else 0.0,
        pivot=centre,
    )


def _priest(state: State, place: int) -> list[Piece]:
    owner = int(state.priests[place])
    if owner == NONE:
        return []
    return [
        Piece(
            id=f"priest {PLACE_NAMES[place]}",
            kind="figure",
            shape="priest",
            at=(*_centre(place), LEVELS * LEVEL_HEIGHT),
            size=(PRIEST_WIDTH, PRIEST_WIDTH, PRIEST_HEIGHT),
            colour=SEAT_COLOURS[owner],
            label=Message("maya_towers-priest", {"seat": seat_name(state, owner), "place": PLACE_NAMES[place]}),
        )
    ]


def _border_centre(border: int) -> tuple[float, float]:
    (x1, y1), (x2, y2) = map(_centre, BORDER_PLACES[border])
    return (x1 + x2) / 2, (y1 + y2) / 2


def _gap(border: int) -> Piece:
    name = BORDER_NAMES[border]
    return Piece(
        id=f"gap {name}",
        kind="cell",
        at=(*_border_centre(border), 0.0),
        size=(0.44, 0.44, 0.0),
        label=Message("maya_towers-gap", {"border": name}),
        target=f"gap {name}",
    )


def _monolith(state: State) -> list[Piece]:
    """The monolith on its border, or beside the board, and the raven on it."""
    border = int(state.monolith)
    if border != NONE:
        x, y = _border_centre(border)
        label = Message("maya_towers-monolith", {"border": BORDER_NAMES[border]})
    else:
        x, y = 0.83 * SIDE, -0.95
        label = Message("maya_towers-monolith-beside")
    monolith = Piece(
        id="monolith",
        kind="figure",
        shape="monolith",
        at=(x, y, 0.0),
        size=(MONOLITH_WIDTH, MONOLITH_WIDTH, MONOLITH_HEIGHT),
        colour="stone",
        label=label,
        pivot=(SIDE / 2, SIDE / 2) if border == NONE else None,
    )
    if int(state.phase) == MONOLITH:
        levels = range(LOWEST_CUT, LEVELS + 1)
        return [monolith, *(_raven(monolith, level, f"raven {level}") for level in levels)]
    return [monolith, _raven(monolith, int(state.raven), "")] if int(state.raven) else [monolith]


def _raven(monolith: Piece, level: int, target: str) -> Piece:
    """A raven before the monolith, at the height of a level."""
    x, y, _ = monolith.at
    before = (MONOLITH_WIDTH + RAVEN_THICKNESS) / 2
    return Piece(
        id=target or "raven",
        kind="figure",
        shape="raven",
        at=(x - before, y - before, (level - 0.95) * LEVEL_HEIGHT),
        size=(0.56, RAVEN_THICKNESS, 0.9 * LEVEL_HEIGHT),
        colour="black",
        label=Message("maya_towers-raven-level" if target else "maya_towers-raven", {"level": level}),
        text=str(level),
        target=target,
        pivot=monolith.pivot or (x, y),
    )
