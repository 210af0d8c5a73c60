"""A position as one line of text, both ways.

Fields, separated by spaces:

1. what the match waits for (`turns bonus fill claim take build`) or why it is over (`complete`)
2. rounds played
3. the turn tile of each seat, `/` between them: `2/1/-` (`-`: not dealt yet)
4. the bonus cards, `/` between them, or `-`: `largest-any/one-side`
5. the cubes left in the bag, of the colours O B G Y W: `20/19/24/24/21`
6. the market tiles, each with three letters: `OBG/YY-/---` (`-`: no cube yet); they stand until the round is over
7. each seat, `/` between them: what it chose, what it got, what it has placed, its pyramid, `:` between these:
   `2:1:e4.1,-,-:c3=OB-,-GG|W`

What a seat chose or got is a market tile, or `-`; `?` is a choice not known. What it has placed in this round: a cell
or `-` for each cube of its market tile, or `?`: it has finished, but what it did is not known; `-` outside of building.
A pyramid as the round began: the corner of its lowest layer, then the layers from below, `|` between them, each row by
row, `,` between rows, `-` for a cell without a cube; `-` for a pyramid not begun.
"""

import re

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.contract import Options, shown
from pyramidion.core.types import State
from pyramidion.games.yaxha.pyramids import pyramid_text, read_pyramid
from pyramidion.games.yaxha.reachable import check_reachable, refuse
from pyramidion.games.yaxha.rules.building import check_done, place_clause, put_cube, take_back
from pyramidion.games.yaxha.scoring import REASONS
from pyramidion.games.yaxha.state import BONUS, BUILD, CLAIM, FILL, NONE, OVER, RUNNING, TAKE, TURNS, UNKNOWN
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    BONUS_NAMES,
    CELL_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    CUBES_OF_A_COLOUR,
    ROUNDS,
    SPOTS,
)

_PHASES = {TURNS: "turns", BONUS: "bonus", FILL: "fill", CLAIM: "claim", TAKE: "take", BUILD: "build"}
_CUBES = {NONE: "-"} | dict(enumerate(COLOUR_LETTERS))


def position_text(state: State, options: Options) -> str:
    """The state, or an observation of it, as text."""
    seats = range(int(state.seats))
    cards = [BONUS_NAMES[int(card)] for card in state.cards if card != NONE]
    return " ".join(
        (
            _PHASES.get(int(state.phase)) or REASONS[int(state.reason)],
            str(int(state.played)),
            "/".join(str(int(state.turns[seat]) or "-") for seat in seats),
            "/".join(cards) or "-",
            "/".join(str(int(left)) for left in state.bag),
            "/".join("".join(_CUBES[int(cube)] for cube in state.market[tile]) for tile in seats),
            "/".join(_seat_text(state, seat) for seat in seats),
        )
    )


def _seat_text(state: State, seat: int) -> str:
    before = state.copy()
    take_back(before, seat)
    texts = [_tile_text(int(state.claims[seat])), _tile_text(int(state.got[seat])), _placed_text(state, seat)]
    return ":".join([*texts, pyramid_text(before.cubes[seat])])


def _tile_text(tile: int) -> str:
    return {NONE: "-", UNKNOWN: "?"}.get(tile) or str(tile + 1)


def _placed_text(state: State, seat: int) -> str:
    if int(state.phase) != BUILD:
        return "-"
    cells = [int(cell) for cell in state.placed[seat]]
    return "?" if UNKNOWN in cells else ",".join("-" if cell == NONE else CELL_NAMES[cell] for cell in cells)


def parse_position(text: str, state: State, options: Options) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 7:
        refuse(
            f"it has {len(fields)} fields after the seats, not 7: phase, rounds, turn tiles, cards, bag, market, seats"
        )
    phase, played, turns, cards, bag, market, seats = fields
    _read_phase(phase, state)
    _read_played(played, state)
    _read_turns(turns, state)
    _read_cards(cards, state)
    _read_bag(bag, state)
    _read_market(market, state)
    placed = [_read_seat(item, seat, state) for seat, item in enumerate(_parts(seats, "seats", int(state.seats)))]
    check_reachable(state)
    if int(state.phase) == BUILD:
        for seat, item in enumerate(placed):
            _build(item, seat, state)
        if int(state.done) == (1 << int(state.seats)) - 1:
            refuse("everybody has finished building, so the round would be over")


def _parts(text: str, what: str, count: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        refuse(f"it tells of {len(parts)} {what}, not {count}")
    return parts


def _read_phase(text: str, state: State) -> None:
    names = {name: phase for phase, name in _PHASES.items()} | dict.fromkeys(REASONS[1:], OVER)
    if text not in names:
        refuse(f"the phase {shown(text)} is none of {' '.join(names)}")
    state.phase = names[text]
    state.reason = REASONS.index(text) if text in REASONS else RUNNING


def _read_played(text: str, state: State) -> None:
    if text not in map(str, range(ROUNDS + 1)):
        refuse(f"{shown(text)} rounds played are not a number from 0 to {ROUNDS}")
    state.played = int(text)


def _read_turns(text: str, state: State) -> None:
    seats = int(state.seats)
    for seat, tile in enumerate(_parts(text, "turn tiles", seats)):
        if tile != "-" and tile not in map(str, range(1, seats + 1)):
            refuse(f"the turn tile of seat {seat} is {shown(tile)}, not 1 to {seats} or -")
        state.turns[seat] = 0 if tile == "-" else int(tile)


def _read_cards(text: str, state: State) -> None:
    cards = [] if text == "-" else text.split("/")
    if len(cards) > BONUS_CARDS:
        refuse(f"it has {len(cards)} bonus cards, not {BONUS_CARDS}")
    for index, name in enumerate(cards):
        if name not in BONUS_NAMES:
            refuse(f"there is no bonus card {shown(name)}")
        state.cards[index] = BONUS_NAMES.index(name)


def _read_bag(text: str, state: State) -> None:
    for colour, left in enumerate(_parts(text, "colours in the bag", COLOURS)):
        if left not in map(str, range(CUBES_OF_A_COLOUR + 1)):
            refuse(f"the bag holds {shown(left)} cubes of {COLOUR_LETTERS[colour]}, not 0 to {CUBES_OF_A_COLOUR}")
        state.bag[colour] = int(left)


def _read_market(text: str, state: State) -> None:
    for tile, letters in enumerate(_parts(text, "market tiles", int(state.seats))):
        if not re.fullmatch(f"[{COLOUR_LETTERS}-]{{{SPOTS}}}", letters):
            refuse(f"market tile {tile + 1} is {shown(letters)}: three letters of {COLOUR_LETTERS}, or - for no cube")
        state.market[tile] = [COLOUR_LETTERS.find(letter) for letter in letters]  # NONE where it is found nowhere


def _read_seat(text: str, seat: int, state: State) -> str:
    """Choice, tile and pyramid as the round began; what has been placed since is given back as it is."""
    parts = text.split(":")
    if len(parts) != 4:
        refuse(f"seat {seat} is {shown(text)}: choice, tile, cells and pyramid, with : between them")
    claim, got, placed, pyramid = parts
    tiles = [str(tile + 1) for tile in range(int(state.seats))]
    if claim not in (*tiles, "-", "?") or got not in (*tiles, "-"):
        refuse(f"seat {seat} chose {shown(claim)} and got {shown(got)}: a market tile from 1 to {len(tiles)}, or -")
    state.claims[seat] = UNKNOWN if claim == "?" else NONE if claim == "-" else int(claim) - 1
    state.got[seat] = NONE if got == "-" else int(got) - 1
    if int(state.phase) != BUILD and placed != "-":
        refuse(f"seat {seat} has placed {shown(placed)}, but nobody builds now")
    read_pyramid(pyramid, seat, state)
    return placed


def _build(text: str, seat: int, state: State) -> None:
    """Place the cubes that the seat has placed in this round, in any order that is legal."""
    if text == "?":
        state.placed[seat] = UNKNOWN
        state.done = int(state.done) | (1 << seat)
        return
    cells = text.split(",")
    if len(cells) != SPOTS or any(cell != "-" and cell not in CELL_NAMES for cell in cells):
        refuse(f"seat {seat} has placed {shown(text)}: a cell or - for each of its three cubes, or ?")
    _place_all(state, seat, {spot: CELL_NAMES.index(cell) for spot, cell in enumerate(cells) if cell != "-"})
    check_done(state, seat)


def _place_all(state: State, seat: int, cells: dict[int, int]) -> None:
    """Place the cubes of these spots, of equal ones the first first; any other order that is legal will do."""
    colours = [int(state.market[int(state.got[seat]), spot]) for spot in range(SPOTS)]
    while cells:
        for spot, cell in sorted(cells.items()):
            is_next = all(state.placed[seat, other] != NONE for other in range(spot) if colours[other] == colours[spot])
            if is_next and place_clause(state, seat, colours[spot], cell) == ALLOWED:
                put_cube(state, seat, colours[spot], cells.pop(spot))
                break
        else:
            refuse(f"seat {seat} has placed a cube where it could not be placed")
