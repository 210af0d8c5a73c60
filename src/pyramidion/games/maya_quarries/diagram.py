"""An observation as text: quarries, pyramids, seats, and what the match waits for."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, Line, Span, line
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message, say, words
from pyramidion.games.maya_quarries.rules.pyramids import lowest_open_level, open_level
from pyramidion.games.maya_quarries.scene.words import acting_seat, caption, pyramid_title, seat_name, token_name
from pyramidion.games.maya_quarries.sheet import pyramid_names
from pyramidion.games.maya_quarries.state import BID, BUILD, DIG, NONE, ON_OFFER, TAKE, UNKNOWN
from pyramidion.games.maya_quarries.tables import (
    BLUE_NAMES,
    CARDS_OF_KIND,
    MAX_LEVELS,
    MAX_PLACES,
    OWNER,
    SEAT_COLOURS,
    TOKEN_NAMES,
    VALUES,
)

_SIGNS = [*map(str, VALUES), "L", "H"]  # by kind


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """Quarries while they are dug and opened, the pyramids, the seats, and whose turn it is."""
    state = observation
    lines: Diagram = []
    if DIG <= int(state.phase) < BUILD:
        lines += [_quarry_line(state, quarry) for quarry in range(int(state.quarries))]
        lines.append(line(""))
    for pyramid, name in enumerate(pyramid_names(options["sheet"], int(state.seats))):
        lines += _pyramid_lines(state, pyramid, name)
    lines.append(line(""))
    lines += [_seat_line(state, seat) for seat in range(int(state.seats))]
    lines += _hand_lines(state, viewer)
    offered = [name for name, holder in zip(BLUE_NAMES, state.blue, strict=True) if int(holder) == ON_OFFER]
    if offered:
        lines.append(line(say("maya_quarries-diagram-offer", tokens=_said(offered))))
    lines.append(line(words().say(caption(state))))
    return lines


def _said(tokens: list[str]) -> str:
    return ", ".join(words().say(token_name(token)) for token in tokens)


def _quarry_line(state: State, quarry: int) -> Line:
    cubes = "/".join(str(int(count)) for count in state.shares[quarry, :MAX_PLACES] if int(count))
    token = words().say(token_name(TOKEN_NAMES[int(state.tokens[quarry])]))
    is_next = "*" if quarry >= int(state.opened) else " "
    laid = f"{int(state.laid[quarry])}/{int(state.most[quarry])}"
    spans: Line = [Span(f" {quarry + 1}{is_next} {token:<12} {cubes:<8} {laid:<6}")]
    for card in map(int, state.cards[quarry]):
        if card != NONE:
            owner, kind = divmod(card, OWNER)
            spans += [Span(f"{owner}:{_SIGNS[kind]}", SEAT_COLOURS[owner]), Span(" ")]
    for seat in range(int(state.seats)):
        if int(state.shields[quarry]) >> seat & 1:
            spans += [Span(f"{seat}^", SEAT_COLOURS[seat]), Span(" ")]
    if int(state.boosted) == quarry:
        spans.append(Span(f"{int(state.booster)}+2", SEAT_COLOURS[int(state.booster)]))
    return spans


def _pyramid_lines(state: State, pyramid: int, name: str) -> Diagram:
    """From the top: spaces as dots, cubes as the numbers of their seats, what it pays; `<` marks where to build."""
    height = int((state.spaces[pyramid] > 0).sum())
    widest = int(state.spaces.max())
    lines = []
    for level in reversed(range(min(height, MAX_LEVELS))):
        spaces = int(state.spaces[pyramid, level])
        title = pyramid_title(name) if level == 0 else ""
        first, second = map(int, state.pays[pyramid, level])
        spans: Line = [
            Span(f" {title:<12} {level + 1} {f'{first}/{second}':>5} "),
            Span(" " * ((widest - spaces) // 2)),
        ]
        for seat in range(int(state.seats)):
            count = int(state.cubes[pyramid, level, seat])
            if count:
                spans.append(Span(str(seat) * count, SEAT_COLOURS[seat]))
        spans.append(Span("·" * (spaces - int(state.filled[pyramid, level]))))
        if level == int(open_level(state, pyramid)) == int(lowest_open_level(state)):
            spans.append(Span(" <"))
        lines.append(spans)
    return lines


def _seat_line(state: State, seat: int) -> Line:
    tokens = [name for name, holder in zip(TOKEN_NAMES, state.green, strict=True) if int(holder) == seat]
    tokens += [name for name, holder in zip(BLUE_NAMES, state.blue, strict=True) if int(holder) == seat]
    bid = int(state.bids[seat])
    extras = [f"[{_said(tokens)}]"] if tokens else []
    if bid != NONE and int(state.phase) in (BID, TAKE):
        extras.append(say("maya_quarries-bid", count="?" if bid == UNKNOWN else str(bid)))
    sign = ">" if int(state.start) == seat else " "
    told = say(
        "maya_quarries-diagram-seat",
        seat=seat_name(state, seat),
        gold=int(state.gold[seat]),
        carried=int(state.carried[seat]),
        supply=int(state.supply[seat]),
    )
    return [Span(f"{sign}{told} {' '.join(extras)}".rstrip(), SEAT_COLOURS[seat])]


def _hand_lines(state: State, viewer: Viewer | None) -> Diagram:
    seat = acting_seat(state, None) if viewer is None else viewer
    if seat is None or seat < 0 or not DIG <= int(state.phase) < BUILD or int(state.hands[seat]) < 0:
        return []
    hand = int(state.hands[seat])
    cards = [str(VALUES[kind]) for kind, bits in enumerate(CARDS_OF_KIND) for _ in range((hand & bits).bit_count())]
    message = Message("maya_quarries-hand", {"seat": seat_name(state, seat)})
    return [line(f" {words().say(message)}: {' '.join(cards) or '-'}")]
