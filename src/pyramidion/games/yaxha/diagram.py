"""An observation as text: each pyramid layer by layer, then cards, market and what is going on."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, Line, Span, line
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import say, words
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.rules.boards import board, columns_of, room, rows_of, within_square
from pyramidion.games.yaxha.rules.claiming import is_left
from pyramidion.games.yaxha.scene.words import caption, seat_name
from pyramidion.games.yaxha.scoring import seat_points
from pyramidion.games.yaxha.state import BUILD, CLAIM, FILL, NONE, TAKE, UNKNOWN
from pyramidion.games.yaxha.tables import (
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    COLUMN_LETTERS,
    LAYERS,
    SIDES,
    SPOTS,
    STRIDE,
)

GLYPHS = "▲▮◆●✚"  # by colour, as GLYPH_NAMES
LAYER_GAP = " " * 6  # beside the columns, where their layer is named as in `d4.1`


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """The pyramids from above, the cards, the market, and what the match waits for."""
    lines: Diagram = []
    for seat in range(int(observation.seats)):
        lines += [_seat_line(observation, seat), *_pyramid_lines(observation, seat)]
    for card in observation.cards:
        if card != NONE:
            name = BONUS_NAMES[int(card)]
            lines.append(line(f"{say(f'yaxha-bonus-{name}')}: {say(f'yaxha-bonus-help-{name}')}"))
    if int(observation.phase) in (FILL, CLAIM, TAKE):
        lines.append(_market_line(observation))
    lines.append(line(words().say(caption(observation))))
    return lines


def _cube(colour: int) -> Span:
    return Span(f"{COLOUR_LETTERS[colour]}{GLYPHS[colour]} ", COLOUR_NAMES[colour])


def _seat_line(state: State, seat: int) -> Line:
    """The seat with its turn tile and points, what it chose, and the cubes it has yet to place."""
    name = words().say(seat_name(state, seat))
    points = int(seat_points(state, survey_all(state), seat))
    spans = [Span(say("yaxha-diagram-seat", seat=name, tile=int(state.turns[seat]) or "-", points=points))]
    claim = int(state.claims[seat])
    if claim != NONE:
        spans.append(Span(f" · {say('yaxha-diagram-claim', tile='?' if claim == UNKNOWN else claim + 1)}"))
    if int(state.got[seat]) != NONE:
        spans += [Span(" · "), *_cubes_got(state, seat)]
    return spans


def _cubes_got(state: State, seat: int) -> Line:
    is_done = (int(state.done) >> seat) & 1
    here = UNKNOWN if is_done else NONE
    cubes = [int(state.market[int(state.got[seat]), spot]) for spot in range(SPOTS) if state.placed[seat, spot] == here]
    done = [Span(say("yaxha-diagram-done"))] if is_done and int(state.phase) == BUILD else []
    return [*map(_cube, cubes), *done]


def _pyramid_lines(state: State, seat: int) -> Diagram:
    """The layers begun or open, side by side, rows from the highest down: what can still be part of the pyramid."""
    window = int(within_square(int(board(state, seat, 0))))
    columns = [column for column in range(SIDES[0]) if (int(columns_of(window)) >> column) & 1]
    rows = [row for row in range(SIDES[0]) if (int(rows_of(window)) >> (row * STRIDE)) & 1]
    layers = [layer for layer in range(LAYERS) if layer == 0 or board(state, seat, layer) or room(state, seat, layer)]
    lines: Diagram = []
    for row in reversed(rows):
        spans: Line = [Span(f" {row + 1} ")]
        for layer in layers:
            inside = row in rows[: len(rows) - layer]
            for column in columns[: len(columns) - layer]:
                spans.append(_cell(state, seat, layer, row * STRIDE + column) if inside else Span("   "))
            spans.append(Span(LAYER_GAP))
        lines.append(spans)
    names = ["".join(f"{COLUMN_LETTERS[column]}  " for column in columns[: len(columns) - layer]) for layer in layers]
    return [*lines, line("   " + "".join(f"{name}.{layer + 1}    " for name, layer in zip(names, layers, strict=True)))]


def _cell(state: State, seat: int, layer: int, bit: int) -> Span:
    for colour in range(COLOURS):
        if (int(state.cubes[seat, colour, layer]) >> bit) & 1:
            return _cube(colour)
    is_open = layer == 0 or (int(room(state, seat, layer)) >> bit) & 1
    return Span("·  " if is_open else "   ")


def _market_line(state: State) -> Line:
    spans: Line = [Span(f"{say('yaxha-market')}:")]
    for tile in range(int(state.seats)):
        colours = state.market[tile] if is_left(state, tile) else []
        spans.append(Span(f"  {tile + 1}: "))
        spans += [_cube(int(colour)) if colour != NONE else Span("·  ") for colour in colours]
    return spans
