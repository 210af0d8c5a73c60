"""An observation as text: nine towers, each piece with its letter and glyph, and what stands beside them."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, Line, Span, line
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import say, words
from pyramidion.games.maya_towers.rules.turn import ladders_placed, priests_placed
from pyramidion.games.maya_towers.scene.words import caption, colour_name, seat_name
from pyramidion.games.maya_towers.state import DEAL, NONE, SWAP, UNKNOWN
from pyramidion.games.maya_towers.tables import (
    BORDER_NAMES,
    BORDER_PLACES,
    CENTRE,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    LADDERS,
    LEVELS,
    PLACE_NAMES,
    PRIESTS,
)

GLYPHS = "■▲●◆▬▮✕✚^"  # by colour, as GLYPH_NAMES
TOWER_WIDTH = 2 * LEVELS + 2
GAP_WIDTH = 5
SEAT_LETTERS = "WB"  # two seats, as positions write them


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """The board from above row 3, and below it the monolith, the seats and whose turn it is."""
    lines: Diagram = []
    for row in (2, 1, 0):
        lines += _tower_lines(observation, row)
        lines.append(_name_line(observation, row))
        lines.append(_gap_line(observation, row))
    lines[-1] = line(_monolith_words(observation))
    lines += _seat_lines(observation)
    lines.append(line(_turn_words(observation)))
    return lines


def _tower_lines(state: State, row: int) -> Diagram:
    lines = []
    for level in range(LEVELS, 0, -1):
        spans: Line = [Span(f" {level} ")]
        for column in range(3):
            place = row * 3 + column
            width = 2 * (LEVELS + 2 - level)
            margin = " " * ((TOWER_WIDTH - width) // 2)
            colour = int(state.towers[place, level - 1])
            spans += [Span(margin), _piece_span(colour, width), Span(margin)]
            if column < 2:
                spans.append(_side_gap(state, place, level))
        lines.append(spans)
    return lines


def _piece_span(colour: int, width: int) -> Span:
    if colour == NONE:
        return Span("·".center(width))
    inside = (COLOUR_LETTERS[colour] + GLYPHS[colour]).center(width - 2)
    return Span(f"[{inside}]", COLOUR_NAMES[colour])


def _side_gap(state: State, place: int, level: int) -> Span:
    """The gap to the right of a tower, with the monolith if it stands there."""
    if (place, place + 1) != _monolith_places(state) or level > 4:
        return Span(" " * GAP_WIDTH)
    return Span(" ▐>▌ " if int(state.raven) == level else " ▐█▌ ")


def _gap_line(state: State, row: int) -> Line:
    """The gap below a row, with the monolith if it stands there."""
    spans: Line = [Span("   ")]
    for column in range(3):
        place = row * 3 + column
        if (place - 3, place) == _monolith_places(state):
            raven = f">{int(state.raven)}" if int(state.raven) else "██"
            spans.append(Span(f"▐█{raven}█▌".center(TOWER_WIDTH)))
        else:
            spans.append(Span(" " * TOWER_WIDTH))
        spans.append(Span(" " * GAP_WIDTH))
    return spans


def _name_line(state: State, row: int) -> Line:
    spans: Line = [Span("   ")]
    for column in range(3):
        place = row * 3 + column
        text = PLACE_NAMES[place]
        if int(state.seats) == 2:
            for seat, letter in enumerate(SEAT_LETTERS):
                text += f" {letter}{int(state.ladders[place, seat])}"
            priest = int(state.priests[place])
            text += "" if priest == NONE else f" {SEAT_LETTERS[priest]}♟"
        spans += [Span(text.center(TOWER_WIDTH)), Span(" " * GAP_WIDTH)]
    return spans


def _monolith_places(state: State) -> tuple[int, int]:
    return BORDER_PLACES[int(state.monolith)] if int(state.monolith) != NONE else (NONE, NONE)


def _monolith_words(state: State) -> str:
    if int(state.monolith) == NONE:
        return say("maya_towers-diagram-beside")
    border = BORDER_NAMES[int(state.monolith)]
    if int(state.raven):
        return say("maya_towers-diagram-raven", border=border, level=int(state.raven))
    return say("maya_towers-diagram-monolith", border=border)


def _seat_lines(state: State) -> Diagram:
    if int(state.seats) == 2:
        return [line(_left_words(state, seat)) for seat in range(2)]
    face_up = f"{say('maya_towers-face-up')}: "
    lines = [line(face_up, _card_span(int(state.towers[CENTRE, 0])))] if int(state.phase) >= DEAL else []
    for seat in range(int(state.seats)):
        spans = [_card_span(int(card)) for card in state.cards[seat] if int(card) != NONE]
        if spans:
            lines.append(line(f"{words().say(seat_name(state, seat))}: ", *spans))
    return lines


def _left_words(state: State, seat: int) -> str:
    return say(
        "maya_towers-diagram-left",
        seat=seat_name(state, seat),
        ladders=LADDERS - int(ladders_placed(state, seat)),
        priests=PRIESTS - int(priests_placed(state, seat)),
    )


def _card_span(colour: int) -> Span:
    if colour == UNKNOWN:
        return Span("(?)")
    return Span(f"({COLOUR_LETTERS[colour]}{GLYPHS[colour]})", COLOUR_NAMES[colour])


def _turn_words(state: State) -> str:
    """The scene's caption, except where there is more or, as the raven has a line of its own, less to say."""
    seat = seat_name(state, int(state.turn))
    if int(state.phase) == SWAP and int(state.quiet):
        return say("maya_towers-diagram-quiet", seat=seat, quiet=int(state.quiet), stall=int(state.stall))
    if int(state.phase) == SWAP:
        return say("maya_towers-caption-swap", seat=seat)
    if int(state.drawn) != NONE:
        return say("maya_towers-diagram-place", seat=seat, colour=colour_name(int(state.drawn)))
    return words().say(caption(state))
