"""The quarries for the eye: what each yields, its token, the cards in their order, protections and the boost."""

from math import ceil

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Argument, Message
from pyramidion.games.maya_quarries.scene.words import seat_name, token_effect, token_help, token_name
from pyramidion.games.maya_quarries.state import NONE
from pyramidion.games.maya_quarries.tables import (
    BOOST_POINTS,
    GLYPH_NAMES,
    KINDS,
    LOSS,
    LOW_KINDS,
    MAX_PLACES,
    OWNER,
    SEAT_COLOURS,
    TOKEN_NAMES,
    UNKNOWN_LOW,
    VALUES,
)

WIDTH = 2.5
HEADER = 0.95  # depth of the place for the token, and later for the points
CARDS_DEPTH = 2.35
FOOT = 0.45  # depth of the place for protections, the boost and strikes
IN_A_ROW, ROWS = 3, 2  # cards in their full size
TOKEN_GLYPHS = dict(zip(TOKEN_NAMES, ("shield", "arrow", "plus", "flag", "bag", "skip", "twice"), strict=True))


def quarries(state: State, viewer: Viewer | None) -> list[Zone]:
    """A zone for each quarry, in the order in which they are opened."""
    return [
        Zone(
            id=f"at quarry {quarry + 1}",
            kind="shelf",
            label=Message(
                "maya_quarries-shelf",
                {"quarry": quarry + 1, "cards": int(state.laid[quarry]), "most": int(state.most[quarry])},
            ),
            size=(WIDTH, HEADER + CARDS_DEPTH + FOOT),
            pieces=[*_quarry(state, quarry), *_cards(state, quarry, viewer), *_marks(state, quarry)],
        )
        for quarry in range(int(state.quarries))
    ]


def _shares(state: State, quarry: int) -> str:
    cubes = [int(state.shares[quarry, place]) for place in range(MAX_PLACES)]
    while len(cubes) > 1 and not cubes[-1]:
        cubes.pop()
    return "/".join(map(str, cubes))


def _quarry(state: State, quarry: int) -> list[Piece]:
    """The place for cards, and above it what can be won; once it is open, the points."""
    token = TOKEN_NAMES[int(state.tokens[quarry])]
    told: dict[str, Argument] = {
        "quarry": quarry + 1,
        "cubes": _shares(state, quarry),
        "cards": int(state.laid[quarry]),
        "most": int(state.most[quarry]),
        "token": token_name(token),
    }
    place = Piece(
        id=f"quarry {quarry + 1}",
        kind="cell",
        at=(WIDTH / 2, FOOT + CARDS_DEPTH / 2, 0.0),
        size=(WIDTH, CARDS_DEPTH, 0.0),
        label=Message("maya_quarries-quarry", told),
        help=token_help(token),
        target=f"quarry {quarry + 1}",
    )
    header = _standing(state, quarry) if quarry < int(state.opened) else _prizes(state, quarry, token)
    return [place, *header]


def _prizes(state: State, quarry: int, token: str) -> list[Piece]:
    """The token, what it does, and the cubes for each place."""
    y = FOOT + CARDS_DEPTH + HEADER / 2
    shares = Message("maya_quarries-shares", {"cubes": _shares(state, quarry)})
    return [
        Piece(
            id=f"token {token}",
            kind="token",
            at=(0.43, y, 0.0),
            size=(0.8, 0.8, 0.12),
            colour="green",
            glyph=TOKEN_GLYPHS[token],
            label=token_name(token),
            help=token_help(token),
        ),
        _label(f"effect {token}", (1.68, y + 0.22), (1.6, 0.27), token_effect(token)),
        _label(f"cubes {quarry + 1}", (1.68, y - 0.2), (1.6, 0.27), shares),
    ]


def _label(piece_id: str, at: tuple[float, float], size: tuple[float, float], label: Message, text: str = "") -> Piece:
    return Piece(id=piece_id, kind="label", at=(*at, 0.0), size=(*size, 0.0), text=text, label=label)


def _standing(state: State, quarry: int) -> list[Piece]:
    """The points of each seat that takes part at a quarry that is open (Q4.1, Q4.2)."""
    cards = [divmod(int(card), OWNER) for card in state.cards[quarry] if int(card) != NONE]
    points = {owner: 0 for owner, _ in cards}
    if int(state.boosted) == quarry:
        points[int(state.booster)] = points.get(int(state.booster), 0) + BOOST_POINTS
    for owner, kind in cards:
        points[owner] += max(0, VALUES[kind])
    pieces = []
    for index, seat in enumerate(sorted(points)):
        x, y = 0.3 + 0.85 * (index % 3), FOOT + CARDS_DEPTH + HEADER - 0.25 - 0.44 * (index // 3)
        total = points[seat] - LOSS * int(state.struck[quarry, seat])
        told = Message("maya_quarries-points", {"seat": seat_name(state, seat), "points": total})
        pieces.append(
            Piece(
                id=f"sign {quarry + 1} {seat}",
                kind="marker",
                at=(x, y, 0.0),
                size=(0.36, 0.36, 0.08),
                colour=SEAT_COLOURS[seat],
                glyph=GLYPH_NAMES[seat],
                label=told,
            )
        )
        pieces.append(_label(f"points {quarry + 1} {seat}", (x + 0.38, y), (0.5, 0.34), told, str(total)))
    return pieces


def _cards(state: State, quarry: int, viewer: Viewer | None) -> list[Piece]:
    """The cards in their order; where there are many, smaller."""
    cards = [int(card) for card in state.cards[quarry] if int(card) != NONE]
    scale = min(1.0, ROWS / max(1, ceil(len(cards) / IN_A_ROW)))
    pieces = []
    for place, card in enumerate(cards):
        x = WIDTH / 2 + 0.81 * (place % IN_A_ROW - 1)
        at = (x, FOOT + CARDS_DEPTH - CARDS_DEPTH / ROWS * scale * (place // IN_A_ROW + 0.5), 0.0)
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
            size=(0.76, 1.06 * scale, 0.05),
            colour=f"back-{back}" if kind >= KINDS else "brown" if is_low else "violet",
            text="" if kind >= KINDS else str(VALUES[kind]),
            label=label,
            help=Message(f"maya_quarries-help-back-{back}") if kind >= KINDS else None,
        ),
        Piece(
            id=f"owner {quarry + 1} {place}",
            kind="marker",
            at=(at[0] + 0.2, at[1] - 0.36 * scale, 0.05),
            size=(0.4 * scale, 0.4 * scale, 0.08),
            colour=SEAT_COLOURS[owner],
            glyph=GLYPH_NAMES[owner],
            label=Message("maya_quarries-owner", {"seat": seat}),
        ),
    ]


def _marks(state: State, quarry: int) -> list[Piece]:
    """Who is protected at a quarry, whose boost lies there, and who was struck."""
    marks = [("protected", seat) for seat in range(int(state.seats)) if int(state.shields[quarry]) >> seat & 1]
    if int(state.boosted) == quarry:
        marks.append(("boosted", int(state.booster)))
    marks += [("struck", seat) for seat in range(int(state.seats)) if int(state.struck[quarry, seat])]
    glyphs = {"protected": "shield", "boosted": "chevron", "struck": "bar"}
    return [
        Piece(
            id=f"{what} {quarry + 1} {seat}",
            kind="marker",
            at=(0.25 + 0.42 * index, FOOT / 2, 0.0),
            size=(0.4, 0.4, 0.14),
            colour=SEAT_COLOURS[seat],
            glyph=glyphs[what],
            label=Message(f"maya_quarries-{what}", {"seat": seat_name(state, seat)}),
        )
        for index, (what, seat) in enumerate(marks)
    ]
