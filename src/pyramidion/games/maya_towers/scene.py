"""An observation as pieces for the eye. Towers stand 2 units apart; a level is 0.4 high."""

from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import State
from pyramidion.core.words import Message
from pyramidion.games.maya_towers.rules.setup import colours_left, pieces_placed
from pyramidion.games.maya_towers.rules.turn import ladders_placed, priests_placed
from pyramidion.games.maya_towers.spec import SPEC
from pyramidion.games.maya_towers.state import (
    DEAL,
    DECIDE,
    DRAFT,
    MONOLITH,
    NONE,
    OVER,
    PLACE,
    SWAP,
    UNKNOWN,
)
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    BORDER_PLACES,
    BORDERS,
    CENTRE,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    GLYPH_NAMES,
    LADDERS,
    LEVELS,
    LOWEST_CUT,
    PLACE_NAMES,
    PLACES,
    PRIESTS,
)

PITCH = 2.0  # between the centres of neighbouring towers
LEVEL_HEIGHT = 0.4
BASE_WIDTH = 1.25
STEP = 0.23  # by which each level is narrower than the one below
MARGIN = 1.05  # from the outer towers' centres to the board's edge
# Where ladders lean at a tower: towards its neighbours, as steps of half the base's width.
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def scene(observation: State) -> Scene:
    """All there is to see in a state, or an observation of one."""
    zones = [_board(observation)]
    if int(observation.phase) in (DRAFT, PLACE):
        zones.append(_supply(observation))
    zones += [_mat(observation, seat) for seat in range(int(observation.seats))]
    if int(observation.phase) >= DEAL and int(observation.seats) > 2:
        zones.append(_face_up(observation))
    if int(observation.phase) in (SWAP, DECIDE) and int(observation.seats) > 2:
        zones.append(_buttons(observation))
    return Scene(game=SPEC.name, title=SPEC.title, caption=_caption(observation), zones=zones)


def seat_name(state: State, seat: int) -> Message:
    """White and Black with two seats, else by number."""
    if int(state.seats) == 2:
        return Message(f"maya_towers-seat-{seat}")
    return Message("maya_towers-seat", {"seat": seat})


def _colour(colour: int) -> Message:
    return Message(f"colour-{COLOUR_NAMES[colour]}")


def _centre(place: int) -> tuple[float, float]:
    return MARGIN + place % 3 * PITCH, MARGIN + place // 3 * PITCH


def _caption(state: State) -> Message:
    phase = int(state.phase)
    seat = {"seat": seat_name(state, int(state.turn))}
    if phase == SWAP and int(state.raven):
        return Message("maya_towers-caption-raven", {**seat, "level": int(state.raven)})
    names = {SWAP: "swap", DECIDE: "decide", MONOLITH: "monolith", DRAFT: "place", PLACE: "place"}
    if phase in names:
        return Message(f"maya_towers-caption-{names[phase]}", seat)
    return Message("maya_towers-caption-" + {DEAL: "deal", OVER: "over"}.get(phase, "setup"))


def _board(state: State) -> Zone:
    pieces = [_place(place) for place in range(PLACES)]
    for place in range(PLACES):
        pieces += [
            _block(state, place, level) for level in range(1, LEVELS + 1) if state.towers[place, level - 1] != NONE
        ]
        pieces += _ladders(state, place) + _priest(state, place)
    if int(state.phase) == MONOLITH:
        pieces += [_gap(border) for border in range(BORDERS)]
    pieces += _monolith(state)
    side = 2 * MARGIN + 2 * PITCH
    return Zone(id="board", kind="board", label=Message("maya_towers-board"), size=(side, side), pieces=pieces)


def _place(place: int) -> Piece:
    name = PLACE_NAMES[place]
    return Piece(
        id=f"place {name}",
        kind="cell",
        at=(*_centre(place), 0.0),
        size=(BASE_WIDTH + 0.12, BASE_WIDTH + 0.12, 0.0),
        label=Message("maya_towers-place", {"place": name}),
        target=f"place {name}",
    )


def _block(state: State, place: int, level: int) -> Piece:
    colour = int(state.towers[place, level - 1])
    width = BASE_WIDTH - (level - 1) * STEP
    name = PLACE_NAMES[place]
    return Piece(
        # Each colour and level exists once: the piece itself is known, and can be followed from frame to frame.
        id=f"{COLOUR_LETTERS[colour]}{level}",
        kind="block",
        at=(*_centre(place), (level - 1) * LEVEL_HEIGHT),
        size=(width, width, LEVEL_HEIGHT),
        colour=COLOUR_NAMES[colour],
        glyph=GLYPH_NAMES[colour],
        label=Message("maya_towers-piece", {"place": name, "level": level, "colour": _colour(colour)}),
        target=f"{name}@{level}" if level >= LOWEST_CUT else "",
    )


def _ladders(state: State, place: int) -> list[Piece]:
    x, y = _centre(place)
    owners = [seat for seat in range(2) for _ in range(int(state.ladders[place, seat]))]
    free = [(dx, dy) for dx, dy in SIDES if 0 <= place % 3 + dx <= 2 and 0 <= place // 3 + dy <= 2]
    half = BASE_WIDTH / 2
    return [
        Piece(
            id=f"ladder {PLACE_NAMES[place]} {index}",
            kind="figure",
            shape="ladder",
            at=(x + dx * half, y + dy * half, 0.0),
            size=(0.3, 0.3, 2 * LEVEL_HEIGHT),
            colour=("white", "black")[owner],
            label=Message("maya_towers-ladder", {"seat": seat_name(state, owner), "place": PLACE_NAMES[place]}),
            turn=90.0 * SIDES.index((dx, dy)),
        )
        for index, (owner, (dx, dy)) in enumerate(zip(owners, free, strict=False))
    ]


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
            size=(0.25, 0.25, 0.5),
            colour=("white", "black")[owner],
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
        size=(0.45, 0.45, 0.0),
        label=Message("maya_towers-gap", {"border": name}),
        target=f"gap {name}",
    )


def _monolith(state: State) -> list[Piece]:
    """The monolith on its border, or beside the board, and the raven on it."""
    border = int(state.monolith)
    if int(state.phase) < MONOLITH:
        return []
    x, y = _border_centre(border) if border != NONE else (2 * MARGIN + 2 * PITCH + 0.5, MARGIN)
    label = (
        Message("maya_towers-monolith", {"border": BORDER_NAMES[border]})
        if border != NONE
        else Message("maya_towers-monolith-beside")
    )
    height = LEVELS * LEVEL_HEIGHT
    pieces = [
        Piece(
            id="monolith",
            kind="figure",
            shape="monolith",
            at=(x, y, 0.0),
            size=(0.28, 0.28, height),
            colour="stone",
            label=label,
        )
    ]
    if int(state.phase) == MONOLITH:
        return pieces + [_raven(x, y, level, f"raven {level}") for level in range(LOWEST_CUT, LEVELS + 1)]
    return pieces + ([_raven(x, y, int(state.raven), "")] if int(state.raven) else [])


def _raven(x: float, y: float, level: int, target: str) -> Piece:
    return Piece(
        id=target or "raven",
        kind="figure",
        shape="raven",
        at=(x, y, (level - 1) * LEVEL_HEIGHT),
        size=(0.5, 0.5, LEVEL_HEIGHT),
        colour="black",
        label=Message("maya_towers-raven-level" if target else "maya_towers-raven", {"level": level}),
        text=str(level),
        target=target,
    )


def _supply(state: State) -> Zone:
    """The pieces from which a seat chooses: all left at this level, or the one drawn."""
    level = int(pieces_placed(state)) // PLACES + 1
    left = int(colours_left(state, level))
    drawn = int(state.drawn)
    choice = [colour for colour in range(COLOURS) if (left >> colour) & 1 and drawn in (NONE, colour)]
    width = BASE_WIDTH - (level - 1) * STEP
    pieces = [
        Piece(
            id=f"piece {COLOUR_LETTERS[colour]}",
            kind="block",
            at=(0.75 + index * 1.5, 0.75, 0.0),
            size=(width, width, LEVEL_HEIGHT),
            colour=COLOUR_NAMES[colour],
            glyph=GLYPH_NAMES[colour],
            label=Message("maya_towers-supply-piece", {"colour": _colour(colour), "level": level}),
            target=f"piece {COLOUR_LETTERS[colour]}",
        )
        for index, colour in enumerate(choice)
    ]
    label = Message("maya_towers-supply", {"level": level})
    return Zone(id="supply", kind="market", label=label, size=(1.5 * COLOURS, 1.5), pieces=pieces)


def _mat(state: State, seat: int) -> Zone:
    """What lies before a seat: ladders and priests left, or its cards."""
    if int(state.seats) == 2:
        colour = ("white", "black")[seat]
        counts = (
            ("ladder", LADDERS - int(ladders_placed(state, seat))),
            ("priest", PRIESTS - int(priests_placed(state, seat))),
        )
        pieces = [
            Piece(
                id=f"{shape}s {seat}",
                kind="number",
                shape=shape,
                at=(0.5 + 1.5 * index, 0.5, 0.0),
                colour=colour,
                label=Message(f"maya_towers-{shape}s-left", {"count": count}),
                text=str(count),
            )
            for index, (shape, count) in enumerate(counts)
        ]
    else:
        cards = [int(card) for card in state.cards[seat] if int(card) != NONE]
        pieces = [_card(f"card {seat} {index}", index, card) for index, card in enumerate(cards)]
    label = Message("maya_towers-mat", {"seat": seat_name(state, seat)})
    return Zone(id=f"mat {seat}", kind="mat", label=label, size=(3.0, 1.5), seat=seat, pieces=pieces)


def _card(piece_id: str, index: int, colour: int, message: str = "maya_towers-card") -> Piece:
    known = colour != UNKNOWN
    return Piece(
        id=piece_id,
        kind="card",
        at=(0.5 + 1.2 * index, 0.75, 0.0),
        size=(1.0, 1.4, 0.02),
        colour=COLOUR_NAMES[colour] if known else "back",
        glyph=GLYPH_NAMES[colour] if known else "",
        label=Message(message, {"colour": _colour(colour)}) if known else Message("maya_towers-card-unknown"),
    )


def _face_up(state: State) -> Zone:
    card = _card("card face-up", 0, int(state.towers[CENTRE, 0]), "maya_towers-card-face-up")
    return Zone(id="face-up", kind="table", label=card.label, size=(1.0, 1.5), pieces=[card])


def _buttons(state: State) -> Zone:
    names = ("stop", "continue") if int(state.phase) == DECIDE else ("stop",)
    pieces = [
        Piece(
            id=name,
            kind="button",
            at=(1.0 + 2.2 * index, 0.5, 0.0),
            size=(2.0, 0.8, 0.1),
            label=Message(f"maya_towers-{name}"),
            text=name,
            target=name,
        )
        for index, name in enumerate(names)
    ]
    return Zone(id="decision", kind="rack", label=_caption(state), size=(4.4, 1.0), pieces=pieces)
