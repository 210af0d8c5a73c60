"""The quarries for the eye: what each yields, its token, the cards in their order, protections and the boost."""

from math import ceil

import msgspec

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message
from pyramidion.games.maya_quarries.scene.words import seat_name, token_help, token_name
from pyramidion.games.maya_quarries.state import NONE
from pyramidion.games.maya_quarries.tables import (
    GLYPH_NAMES,
    KINDS,
    LOW_KINDS,
    MAX_PLACES,
    OWNER,
    SEAT_COLOURS,
    TOKEN_NAMES,
    UNKNOWN_LOW,
    VALUES,
)

SCALE = 1.5
COLUMN = 1.8  # from one quarry to the next
DEPTH = 3.7  # of a quarry's place for cards
ROWS = 3  # of cards in their full size, two in a row
TOKEN_GLYPHS = dict(zip(TOKEN_NAMES, ("square", "chevron", "plus", "disc", "triangle", "bar", "post"), strict=True))


def quarries(state: State, viewer: Viewer | None) -> Zone:
    """All quarries, the first to be opened at the right, as on the table."""
    count = int(state.quarries)
    pieces = []
    for quarry in range(count):
        x = 0.95 + COLUMN * (count - 1 - quarry)
        pieces += [*_quarry(state, quarry, x), *_cards(state, quarry, x, viewer), *_marks(state, quarry, x)]
    return Zone(
        id="quarries",
        kind="board",
        label=Message("maya_quarries-quarries"),
        size=(SCALE * (COLUMN * count + 0.1), SCALE * 5.9),
        height=0.2,
        pieces=[_scaled(piece) for piece in pieces],
    )


def _scaled(piece: Piece) -> Piece:
    """Larger: cards are to be read, beside pyramids that are only looked at."""
    at, size = ((SCALE * x, SCALE * y, z) for x, y, z in (piece.at, piece.size))
    return msgspec.structs.replace(piece, at=at, size=size)


def _shares(state: State, quarry: int) -> str:
    cubes = [int(state.shares[quarry, place]) for place in range(MAX_PLACES)]
    while len(cubes) > 1 and not cubes[-1]:
        cubes.pop()
    return "/".join(map(str, cubes))


def _quarry(state: State, quarry: int, x: float) -> list[Piece]:
    number = quarry + 1
    token = TOKEN_NAMES[int(state.tokens[quarry])]
    told: dict[str, str | int | Message] = {
        "quarry": number,
        "cubes": _shares(state, quarry),
        "cards": int(state.laid[quarry]),
        "most": int(state.most[quarry]),
        "token": token_name(token),
    }
    pieces = [
        Piece(
            id=f"quarry {number}",
            kind="cell",
            at=(x, 2.15, 0.0),
            size=(1.6, DEPTH, 0.0),
            label=Message("maya_quarries-quarry", told),
            help=token_help(token),
            target=f"quarry {number}",
        ),
        Piece(
            id=f"cubes {number}",
            kind="label",
            at=(x, 4.25, 0.0),
            size=(0.36, 0.36, 0.0),
            text=_shares(state, quarry),
            label=Message("maya_quarries-shares", {"cubes": _shares(state, quarry)}),
        ),
        Piece(
            id=f"most {number}",
            kind="label",
            at=(x - 0.45, 5.05, 0.0),
            size=(0.34, 0.34, 0.0),
            text=f"{int(state.laid[quarry])}/{int(state.most[quarry])}",
            label=Message("maya_quarries-most", {"cards": int(state.laid[quarry]), "most": int(state.most[quarry])}),
        ),
    ]
    if quarry >= int(state.opened):
        pieces.append(
            Piece(
                id=f"token {token}",
                kind="token",
                at=(x + 0.35, 5.05, 0.0),
                size=(0.72, 0.72, 0.12),
                colour="green",
                glyph=TOKEN_GLYPHS[token],
                label=token_name(token),
                help=token_help(token),
            )
        )
    return pieces


def _cards(state: State, quarry: int, x: float, viewer: Viewer | None) -> list[Piece]:
    """The cards in their order, two in a row; where there are many, smaller."""
    cards = [int(card) for card in state.cards[quarry] if int(card) != NONE]
    scale = min(1.0, ROWS / max(1, ceil(len(cards) / 2)))
    pieces = []
    for place, card in enumerate(cards):
        at = (x - 0.38 + 0.76 * (place % 2), 0.4 + DEPTH - 1.2 * scale * (place // 2 + 0.6), 0.0)
        pieces += _card(state, quarry, place, card, at, scale, viewer)
    return pieces


def _card(
    state: State,
    quarry: int,
    place: int,
    card: int,
    at: tuple[float, float, float],
    scale: float,
    viewer: Viewer | None,
) -> list[Piece]:
    owner, kind = divmod(card, OWNER)
    is_low = kind < LOW_KINDS or kind == UNKNOWN_LOW
    is_down = quarry >= int(state.opened)
    seat = seat_name(state, owner)
    back = "low" if is_low else "high"
    if kind >= KINDS:
        label = Message("maya_quarries-card-low" if is_low else "maya_quarries-card-high", {"seat": seat})
    else:
        label = Message(
            f"maya_quarries-card-{'down' if is_down else 'open'}", {"seat": seat, "value": str(VALUES[kind])}
        )
    return [
        Piece(
            id=f"card {quarry + 1} {place}",
            kind="card",
            at=at,
            size=(0.68, 1.05 * scale, 0.05),
            colour=f"back-{back}" if kind >= KINDS else "brown" if is_low else "violet",
            text="" if kind >= KINDS else str(VALUES[kind]),
            label=label,
        ),
        Piece(
            id=f"owner {quarry + 1} {place}",
            kind="marker",
            at=(at[0], at[1] - 0.32 * scale, 0.05),
            size=(0.3 * scale, 0.3 * scale, 0.08),
            colour=SEAT_COLOURS[owner],
            glyph=GLYPH_NAMES[owner],
            label=Message("maya_quarries-owner", {"seat": seat}),
        ),
    ]


def _marks(state: State, quarry: int, x: float) -> list[Piece]:
    """Who is protected at a quarry, whose boost lies there, and who was struck."""
    marks = [("protected", seat) for seat in range(int(state.seats)) if int(state.shields[quarry]) >> seat & 1]
    if int(state.boosted) == quarry:
        marks.append(("boosted", int(state.booster)))
    marks += [("struck", seat) for seat in range(int(state.seats)) if int(state.struck[quarry, seat])]
    glyphs = {"protected": "square", "boosted": "plus", "struck": "bar"}
    return [
        Piece(
            id=f"{what} {quarry + 1} {seat}",
            kind="marker",
            at=(x - 0.55 + 0.45 * index, 5.6, 0.0),
            size=(0.42, 0.42, 0.14),
            colour=SEAT_COLOURS[seat],
            glyph=glyphs[what],
            label=Message(f"maya_quarries-{what}", {"seat": seat_name(state, seat)}),
        )
        for index, (what, seat) in enumerate(marks)
    ]
