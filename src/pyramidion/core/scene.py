"""Scenes: what there is to see, in words that serve all games. Pictures and browsers draw them and know no game.

A scene has zones (the board, a seat's mat, …) of pieces. Positions are in board units: x to the right, y away from the
viewer, z up; a piece's position is the centre of its footprint, at its lower face.

Servers keep thousands of these. They never refer to each other in circles, so the garbage collector need not look.
"""

from typing import Literal, TypeAlias

import msgspec

from pyramidion.core.words import Message

Kind: TypeAlias = Literal[
    "block", "cube", "tile", "card", "figure", "token", "marker", "cell", "button", "number", "label"
]
# A board is drawn large and can be turned; a mat lies before a seat; a rack is what the viewer has in hand, and what
# can be said by buttons; a market is what all choose from; a shelf is one of several that stand in a row for all, to be
# read and to put things on; a track has a row of cells for each marker; a table holds the rest.
ZoneKind: TypeAlias = Literal["board", "mat", "rack", "market", "shelf", "track", "table"]


class Half(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The second half of a domino."""

    colour: str = ""
    glyph: str = ""


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing to see. `id` names the piece where its identity is public, else its place."""

    id: str
    kind: Kind
    at: tuple[float, float, float]
    size: tuple[float, float, float] = (1.0, 1.0, 1.0)  # width, depth, height
    colour: str = ""  # a name of the palette; "back", "back-low" and "back-high" are face down
    glyph: str = ""  # a name of the glyphs: never colour alone
    shape: str = ""  # which figure, token or marker: "priest", "ladder", "raven", …
    label: Message  # for hovering and for screen readers
    second: Half | None = None  # a domino: what is on the half towards higher x, before it is turned
    # What is written on it: a number, a sign, a name. A label without text shows its own `label`, in words.
    text: str = ""
    help: Message | None = None  # what it does, for those who ask: a card's effect, a token's worth
    target: str = ""  # what choosing it means to the picker (see core.ledger)
    turn: float = 0.0  # degrees, counter-clockwise, about the vertical
    # Where the board can be turned: the point of which this piece keeps the same side, so that it is always to be seen.
    pivot: tuple[float, float] | None = None


class Part(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A part of a board, by its corner of lowest x and y."""

    at: tuple[float, float]
    size: tuple[float, float]
    label: Message


class Zone(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A place where pieces lie together."""

    id: str
    kind: ZoneKind
    label: Message
    size: tuple[float, float]  # width and depth in board units
    height: float = 0.0  # a board: how high pieces may ever stand on its cells, so that its pictures keep their scale
    seat: int = -1  # whose it is, or -1; a board of one's own is drawn larger than those of others
    active: bool = False  # whether the match waits for that seat
    parts: list[Part] = []  # of a board: on narrow screens each is drawn as a board of its own
    pieces: list[Piece]


class Glide(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A piece that has come to where it is: from which zone, and from where in it."""

    id: str
    zone: str
    at: tuple[float, float, float]


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """All there is to see for one viewer."""

    game: str
    title: str
    caption: Message  # what is going on, in one line
    zones: list[Zone]
