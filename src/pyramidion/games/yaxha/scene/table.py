"""What lies beside the pyramids for the eye: the seats' mats, the market, the cubes in hand, the bonus cards."""

from pyramidion.core.scene import Piece, Zone
from pyramidion.core.types import State
from pyramidion.core.words import Message
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.rules.claiming import is_left
from pyramidion.games.yaxha.scene.pyramids import cube, market_id
from pyramidion.games.yaxha.scene.words import may_act, seat_name
from pyramidion.games.yaxha.scoring import seat_points
from pyramidion.games.yaxha.state import BONUS, BUILD, CLAIM, FILL, NONE, TAKE, UNKNOWN
from pyramidion.games.yaxha.tables import (
    BONUS_NAMES,
    BONUS_POINTS,
    COLOUR_NAMES,
    COLOURS,
    FIRST_NEIGHBOUR,
    GLYPH_NAMES,
    SECOND_LARGEST,
    SPOTS,
)

TILE_WIDTH, TILE_SPACE = 3.3, 3.6
MARKET_CUBE = 0.84
CARD_WIDTH, CARD_HEIGHT = 1.05, 1.45
SMALL_CUBE = 0.5
# The cards that are about no one colour: what they look like.
CARD_LOOKS = {
    "largest-any": ("gold", "square"),
    "largest-ground": ("brown", "bar"),
    "most-layers": ("brown", "chevron"),
    "second-largest": ("gold", "square"),
    "five-ground": ("stone", "bar"),
    "five-second": ("stone", "post"),
    "one-side": ("stone", "triangle"),
    "three-colours": ("stone", "cross"),
}


def beside(state: State, chooser: int) -> list[Zone]:
    """All zones but the pyramids."""
    phase = int(state.phase)
    zones = [_mat(state, seat, chooser) for seat in range(int(state.seats))]
    if phase >= BONUS:
        zones.append(_bonus(state))
    if phase in (FILL, CLAIM, TAKE):
        zones.append(_market(state, chooser))
    if phase == BUILD and chooser != NONE:
        zones.append(_hand(state, chooser))
    return zones


def _mat(state: State, seat: int, chooser: int) -> Zone:
    """Turn tile and points; the market tile chosen; the cubes to be built, where the hand does not show them."""
    pieces = [_turn(state, seat), _points(state, seat)] if int(state.turns[seat]) else []
    if int(state.claims[seat]) != NONE:
        pieces.append(_claim(state, seat))
    if int(state.phase) == TAKE or seat != chooser:
        pieces += _cubes_got(state, seat)
    return Zone(
        id=f"mat {seat}",
        kind="mat",
        label=Message("yaxha-mat", {"seat": seat_name(state, seat)}),
        size=(5.4, 0.9),
        seat=seat,
        active=may_act(state, seat),
        pieces=pieces,
    )


def _turn(state: State, seat: int) -> Piece:
    tile = int(state.turns[seat])
    return Piece(
        id=f"turn tile {tile}",
        kind="token",
        at=(0.5, 0.45, 0.0),
        size=(0.8, 0.8, 0.1),
        colour="gold",
        text=str(tile),
        label=Message("yaxha-turn", {"tile": tile}),
        help=Message("yaxha-turn-help"),
    )


def _points(state: State, seat: int) -> Piece:
    points = int(seat_points(state, survey_all(state), seat))
    return Piece(
        id=f"points {seat}",
        kind="number",
        shape="pyramid",
        at=(1.6, 0.45, 0.0),
        size=(1.2, 0.7, 0.0),
        text=str(points),
        label=Message("yaxha-points", {"count": points}),
    )


def _claim(state: State, seat: int) -> Piece:
    tile = int(state.claims[seat])
    is_known = tile != UNKNOWN
    return Piece(
        id=f"claim of {seat}",
        kind="token",
        at=(2.7, 0.45, 0.0),
        size=(0.7, 0.7, 0.1),
        colour="stone" if is_known else "back",
        text=str(tile + 1) if is_known else "?",
        label=Message("yaxha-claimed", {"tile": tile + 1}) if is_known else Message("yaxha-claimed-unknown"),
    )


def _cubes_got(state: State, seat: int) -> list[Piece]:
    """The cubes that the seat has yet to place. Of a building that is not known, all three."""
    tile, is_done = int(state.got[seat]), (int(state.done) >> seat) & 1
    if tile == NONE:
        return []
    here = UNKNOWN if is_done else NONE  # who is known to have finished has none left: they leave the game (Y4.6)
    return [
        cube(market_id(tile, spot), int(state.market[tile, spot]), (3.5 + 0.7 * spot, 0.4, 0.0), size=SMALL_CUBE)
        for spot in range(SPOTS)
        if int(state.placed[seat, spot]) == here
    ]


def _market(state: State, chooser: int) -> Zone:
    """The market tiles with the cubes that nobody has got."""
    form = {CLAIM: "claim", TAKE: "take"}.get(int(state.phase), "") if chooser != NONE else ""
    pieces = []
    for tile in range(int(state.seats)):
        x = TILE_SPACE * (tile + 0.5)
        pieces.append(
            Piece(
                id=f"market {tile + 1}",
                kind="cell",
                at=(x, 0.75, 0.0),
                size=(TILE_WIDTH, 1.4, 0.0),
                label=_tile_label(state, tile),
                target=f"{form} {tile + 1}" if form else "",
            )
        )
        pieces.append(_tile_number(tile, (x - TILE_WIDTH / 2 + 0.1, 0.2, 0.0)))
        if is_left(state, tile):
            cubes = [(spot, int(colour)) for spot, colour in enumerate(state.market[tile]) if colour != NONE]
            pieces += [
                cube(market_id(tile, spot), colour, (x + 1.05 * (spot - 1), 0.75, 0.1), size=MARKET_CUBE)
                for spot, colour in cubes
            ]
    size = (TILE_SPACE * int(state.seats), 1.5)
    return Zone(id="market", kind="market", label=Message("yaxha-market"), size=size, pieces=pieces)


def _tile_number(tile: int, at: tuple[float, float, float]) -> Piece:
    return Piece(
        id=f"market number {tile + 1}",
        kind="token",
        at=at,
        size=(0.5, 0.5, 0.1),
        colour="stone",
        text=str(tile + 1),
        label=Message("yaxha-tile-empty", {"tile": tile + 1}),
    )


def _tile_label(state: State, tile: int) -> Message:
    """The tile with its cubes, so that it can be chosen by ear."""
    colours = [int(colour) for colour in state.market[tile]]
    if NONE in colours or not is_left(state, tile):
        return Message("yaxha-tile-empty", {"tile": tile + 1})
    first, second, third = (Message(f"colour-{COLOUR_NAMES[colour]}") for colour in colours)
    return Message("yaxha-tile", {"tile": tile + 1, "first": first, "second": second, "third": third})


def _hand(state: State, seat: int) -> Zone:
    """The cubes that the seat has yet to place. Equal ones are one and the same to point at."""
    tile = int(state.got[seat])
    spots = [spot for spot in range(SPOTS) if int(state.placed[seat, spot]) == NONE]
    pieces = []
    for index, spot in enumerate(spots):
        colour = int(state.market[tile, spot])
        at, target = (0.8 + 1.3 * index, 0.6, 0.0), f"cube {COLOUR_NAMES[colour]}"
        pieces.append(cube(market_id(tile, spot), colour, at, target=target))
    label = Message("yaxha-hand", {"seat": seat_name(state, seat)})
    return Zone(id="hand", kind="rack", label=label, size=(1.3 * SPOTS + 0.3, 1.4), seat=seat, pieces=pieces)


def _bonus(state: State) -> Zone:
    cards = [int(card) for card in state.cards if card != NONE]
    pieces = [_card(card, index) for index, card in enumerate(cards)]
    return Zone(id="bonus", kind="table", label=Message("yaxha-bonus-cards"), size=(3.6, 1.5), pieces=pieces)


def _card(card: int, index: int) -> Piece:
    """A bonus card: in the colour it is about; `←` is the seat on one's left, `2.` the second-largest."""
    name = BONUS_NAMES[card]
    is_neighbour = FIRST_NEIGHBOUR <= card < FIRST_NEIGHBOUR + COLOURS
    if name in CARD_LOOKS:
        colour, glyph = CARD_LOOKS[name]
    else:
        about = card - FIRST_NEIGHBOUR if is_neighbour else card
        colour, glyph = COLOUR_NAMES[about], GLYPH_NAMES[about]
    sign = "← " if is_neighbour else "2. " if card == SECOND_LARGEST else ""
    return Piece(
        id=f"bonus {name}",
        kind="card",
        at=(0.6 + 1.2 * index, 0.75, 0.0),
        size=(CARD_WIDTH, CARD_HEIGHT, 0.0),
        colour=colour,
        glyph=glyph,
        text=f"{sign}+{BONUS_POINTS}",
        label=Message(f"yaxha-bonus-{name}"),
        help=Message(f"yaxha-bonus-help-{name}"),
    )
