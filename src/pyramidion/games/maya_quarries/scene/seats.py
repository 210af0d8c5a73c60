"""What lies beside the boards for the eye: the seats' mats, the hand, what is on offer, the buttons."""

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message
from pyramidion.games.maya_quarries.actions import LEDGER
from pyramidion.games.maya_quarries.rules import actors
from pyramidion.games.maya_quarries.scene.quarries import TOKEN_GLYPHS
from pyramidion.games.maya_quarries.scene.words import (
    acting_seat,
    caption,
    legal_actions,
    seat_name,
    token_effect,
    token_help,
    token_name,
    told,
)
from pyramidion.games.maya_quarries.state import BID, BUILD, DIG, NONE, OFFER, ON_OFFER, PLACE, TAKE
from pyramidion.games.maya_quarries.tables import (
    BLUE_NAMES,
    CARDS,
    CARDS_OF_KIND,
    CUBES,
    GLYPH_NAMES,
    LOW_KINDS,
    MAX_SEATS,
    OWNER,
    SEAT_COLOURS,
    TOKEN_NAMES,
    UNKNOWN_LOW,
    VALUES,
)

OFFERED = 1.9  # room for a token on offer, with what it does
COUNTER = 1.35  # width of a number with its sign
TOKEN = 0.85  # room for a token
CARD = 0.96  # room for a card in hand
BUTTON = 4.6  # room for a button
BID_BUTTON = 2.0
BIDS_IN_A_ROW = 10
BLUE_GLYPHS = dict(zip(BLUE_NAMES, ("bag", "star", "cube", "chevron"), strict=True))

# Forms whose actions begin with a button.
_ON_BUTTONS = {
    *("pass", "double", "double-token", "pass-token", "forced", "done", "joker-haul", "joker-keep"),
    *("strike", "start", "bid", "extra", "move"),
}


def beside(state: State, viewer: Viewer | None, names: list[str]) -> list[Zone]:
    """All zones but the boards."""
    zones = [_mat(state, seat) for seat in range(int(state.seats))]
    if int(state.phase) in (OFFER, BID, TAKE):
        zones.append(_offer(state))
    seat = acting_seat(state, viewer)
    holder = viewer if viewer is not None else seat
    if holder is not None and 0 <= holder < MAX_SEATS and DIG <= int(state.phase) < BUILD:
        zones.append(_hand(state, holder))
    if seat is not None:
        buttons = _buttons(state, seat)
        if buttons:
            zones.append(_say(state, buttons))
    return zones


def _mat(state: State, seat: int) -> Zone:
    """Cubes, gold, cards left and bid where they matter, and the tokens it holds."""
    tokens = _tokens_of(state, seat)
    height = 0.75 + (TOKEN if tokens else 0.0)
    y = height - 0.38
    pieces = [*_cubes(state, seat, y), _count(f"gold {seat}", "coin", "gold", 3.5, y, str(int(state.gold[seat])))]
    width = 4.4
    if DIG <= int(state.phase) < BUILD:
        pieces += _cards_left(state, seat, width, y)
        width += 1.4
    if int(state.phase) in (BID, TAKE) and int(state.bids[seat]) != NONE:
        bid = int(state.bids[seat])
        pieces.append(_count(f"bid {seat}", "coin", "stone", width + 0.5, y, str(bid) if bid >= 0 else "?"))
        width += 1.3
    pieces += [_token(name, f"held {name}", (0.45 + TOKEN * index, 0.4)) for index, name in enumerate(tokens)]
    is_start = int(state.start) == seat and int(state.phase) != PLACE
    return Zone(
        id=f"mat {seat}",
        kind="mat",
        label=Message("maya_quarries-mat-start" if is_start else "maya_quarries-mat", {"seat": seat_name(state, seat)}),
        size=(max(width, TOKEN * len(tokens)), height),
        seat=seat,
        active=bool(int(actors(state)) >> seat & 1),
        pieces=pieces,
    )


def _count(piece_id: str, shape: str, colour: str, x: float, y: float, text: str, **args: int) -> Piece:
    """A number with its sign; the message is named like the piece."""
    return Piece(
        id=piece_id,
        kind="number",
        shape=shape,
        colour=colour,
        at=(x, y, 0.0),
        size=(COUNTER, 0.7, 0.0),
        text=text,
        label=Message(f"maya_quarries-{piece_id.split(maxsplit=1)[0]}", {"count": text, **args}),
    )


def _cubes(state: State, seat: int, y: float) -> list[Piece]:
    """A cube of the seat, which shows its colour and sign, with how many are in hand; and how many are built."""
    supply = int(state.supply[seat])
    built = CUBES - supply - int(state.carried[seat])
    return [
        Piece(
            id=f"sign {seat}",
            kind="cube",
            at=(0.4, y, 0.0),
            size=(0.5, 0.5, 0.5),
            colour=SEAT_COLOURS[seat],
            glyph=GLYPH_NAMES[seat],
            label=Message("maya_quarries-sign", {"seat": seat_name(state, seat)}),
        ),
        _count(f"carried {seat}", "", "", 1.0, y, str(int(state.carried[seat]))),
        _count(f"built {seat}", "pyramid", "stone", 2.0, y, str(built), supply=supply),
    ]


def _cards_left(state: State, seat: int, x: float, y: float) -> list[Piece]:
    """How many low and high cards a seat has not played: backs tell it."""
    kinds = [int(card) % OWNER for card in state.cards.flat if int(card) != NONE and int(card) // OWNER == seat]
    lows = sum(kind < LOW_KINDS or kind == UNKNOWN_LOW for kind in kinds)
    left = {"low": CARDS // 2 - lows, "high": CARDS // 2 - (len(kinds) - lows)}
    return [
        Piece(
            id=f"{back} {seat}",
            kind="card",
            at=(x + 0.3 + 0.66 * index, y, 0.0),
            size=(0.6, 0.74, 0.02),
            colour=f"back-{back}",
            text=str(count),
            label=Message(f"maya_quarries-left-{back}", {"count": str(count)}),
        )
        for index, (back, count) in enumerate(left.items())
    ]


def _tokens_of(state: State, seat: int) -> list[str]:
    green = [name for name, holder in zip(TOKEN_NAMES, state.green, strict=True) if int(holder) == seat]
    return green + [name for name, holder in zip(BLUE_NAMES, state.blue, strict=True) if int(holder) == seat]


def _token(name: str, piece_id: str, at: tuple[float, float], target: str = "") -> Piece:
    return Piece(
        id=piece_id,
        kind="token",
        at=(*at, 0.0),
        size=(0.72, 0.72, 0.1),
        colour="green" if name in TOKEN_NAMES else "blue",
        glyph=(TOKEN_GLYPHS | BLUE_GLYPHS)[name],
        label=token_name(name),
        help=token_help(name),
        target=target,
    )


def _offer(state: State) -> Zone:
    """The blue tokens that are up for auction."""
    names = [name for name, holder in zip(BLUE_NAMES, state.blue, strict=True) if int(holder) == ON_OFFER]
    return Zone(
        id="offer",
        kind="market",
        label=Message("maya_quarries-offer"),
        size=(OFFERED * max(1, len(names)), 1.25),
        pieces=[piece for index, name in enumerate(names) for piece in _offered(name, OFFERED * (index + 0.5))],
    )


def _offered(name: str, x: float) -> list[Piece]:
    effect = Piece(
        id=f"effect {name}", kind="label", at=(x, 0.17, 0.0), size=(OFFERED, 0.3, 0.0), label=token_effect(name)
    )
    return [_token(name, f"offer {name}", (x, 0.82), f"take {name}"), effect]


def _hand(state: State, seat: int) -> Zone:
    """The cards that the seat has not played."""
    hand = int(state.hands[seat])
    cards = [
        kind for kind, bits in enumerate(CARDS_OF_KIND) for _ in range((hand & bits).bit_count() if hand > 0 else 0)
    ]
    pieces = []
    for index, kind in enumerate(cards):
        value = str(VALUES[kind])
        name = "minus" if VALUES[kind] < 0 else "low" if kind < LOW_KINDS else "high"
        pieces.append(
            Piece(
                id=f"hand {value} {cards[:index].count(kind)}",
                kind="card",
                at=(0.5 + CARD * index, 0.65, 0.0),
                size=(0.88, 1.2, 0.0),
                colour="brown" if kind < LOW_KINDS else "violet",
                text=value,
                label=Message("maya_quarries-worker", {"value": value}),
                help=Message(f"maya_quarries-help-{name}"),
                target=f"card {value}",
            )
        )
    label = Message("maya_quarries-hand", {"seat": seat_name(state, seat)})
    return Zone(id="hand", kind="rack", label=label, size=(CARD * CARDS + 0.04, 1.3), seat=seat, pieces=pieces)


def _buttons(state: State, seat: int) -> list[tuple[str, Message]]:
    """What the seat can say now: target and label."""
    found: dict[str, Message] = {}
    for action in legal_actions(state, seat):
        form, (target, *rest) = LEDGER.form(action), LEDGER.targets(action)
        if form.name in _ON_BUTTONS and target not in found:
            name = form.name
            if name == "pass":
                name = "pass-digging" if int(state.phase) == DIG else "pass-building"
            found[target] = Message(f"maya_quarries-say-{name}", {} if rest else told(state, action, ()))
    return list(found.items())


def _say(state: State, buttons: list[tuple[str, Message]]) -> Zone:
    """Buttons in a row; bids in several."""
    is_bid = int(state.phase) == BID
    width, columns = (BID_BUTTON, BIDS_IN_A_ROW) if is_bid else (BUTTON, 4)
    rows = -(-len(buttons) // columns)
    pieces = [
        Piece(
            id=f"say {target}",
            kind="button",
            at=(width * (index % columns + 0.5), rows - 0.5 - index // columns, 0.0),
            size=(width - 0.15, 0.85, 0.0),
            label=label,
            text=target,
            target=target,
        )
        for index, (target, label) in enumerate(buttons)
    ]
    size = (width * min(columns, len(buttons)), float(rows))
    return Zone(id="say", kind="rack", label=caption(state), size=size, pieces=pieces)
