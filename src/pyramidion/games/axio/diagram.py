"""An observation as text: the squares, each symbol with its letter and glyph, then markers and racks."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, Line, Span, line
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import say, words
from pyramidion.games.axio.rules.tiles import bag_size
from pyramidion.games.axio.scene.words import caption, seat_name
from pyramidion.games.axio.state import EMPTY, LEFT, NONE, PYRAMID, UNKNOWN
from pyramidion.games.axio.tables import (
    COLOUR_NAMES,
    COLUMN_NAMES,
    FRAME,
    KIND_SYMBOLS,
    SIDE_BY_SEATS,
    SYMBOL_LETTERS,
    SYMBOLS,
)

GLYPHS = "■◆▮▲✕"  # by symbol, as GLYPH_NAMES
_SIGNS = {EMPTY: " · ", PYRAMID: " ▵ ", LEFT: "   "}


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """The area from its highest row, the seats, and what is going on."""
    side = SIDE_BY_SEATS[int(observation.seats)]
    columns = line("   " + "".join(f" {name} " for name in COLUMN_NAMES[:side]))
    lines = [columns, *(_row(observation, row, side) for row in reversed(range(side))), columns]
    lines += [_seat_line(observation, seat) for seat in range(int(observation.seats))]
    if any(int(kind) != NONE for kind in observation.shown):
        lines.append(line(say("axio-diagram-shown"), " ", *_tiles(observation.shown)))
    lines.append(line(say("axio-diagram-bag", count=int(bag_size(observation)))))
    lines.append(line(words().say(caption(observation))))
    return lines


def _row(state: State, row: int, side: int) -> Line:
    spans: Line = [Span(f"{row + 1:>2} ")]
    for column in range(side):
        shows = int(state.squares[(row + 1) * FRAME + column + 1])
        spans.append(_symbol(shows, 3) if shows >= 0 else Span(_SIGNS[shows]))
    return [*spans, Span(f" {row + 1}")]


def _symbol(symbol: int, width: int = 2) -> Span:
    return Span(f"{SYMBOL_LETTERS[symbol]}{GLYPHS[symbol]}".ljust(width), COLOUR_NAMES[symbol])


def _seat_line(state: State, seat: int) -> Line:
    """Markers in the order of the symbols, then the rack."""
    spans: Line = [Span(words().say(seat_name(state, seat)) + ":")]
    for symbol in range(SYMBOLS):
        spans += [Span(" "), _symbol(symbol), Span(f"{int(state.markers[seat, symbol]):>2}")]
    return [*spans, Span("  "), *_tiles(state.racks[seat])]


def _tiles(rack: State) -> Line:
    spans: Line = []
    for kind in map(int, rack):
        if kind == UNKNOWN:
            spans.append(Span(" [??]"))
        elif kind != NONE:
            first, second = KIND_SYMBOLS[kind]
            spans += [Span(" ["), _symbol(first), _symbol(second), Span("]")]
    return spans
