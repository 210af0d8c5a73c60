"""A pyramid as text, both ways: `c3=OB-,-GG|W`. The corner of its lowest layer, then layer by layer, row by row."""

from typing import Any

from pyramidion.core.contract import shown
from pyramidion.core.types import State
from pyramidion.games.yaxha.reachable import refuse
from pyramidion.games.yaxha.rules.boards import columns_of, corner, rows_of
from pyramidion.games.yaxha.tables import COLOUR_LETTERS, COLOURS, COLUMN_LETTERS, LAYERS, SIDES, STRIDE, WIDEST


def pyramid_text(cubes: Any) -> str:
    """A pyramid, given as its boards [colour, layer]."""
    boards = [[int(bits) for bits in cubes[colour]] for colour in range(COLOURS)]
    ground = sum(board[0] for board in boards)
    if not ground:
        return "-"
    start = int(corner(ground))
    width, height = (int(lines(ground)).bit_count() for lines in (columns_of, rows_of))
    layers = [_layer_text(boards, layer, start, width - layer, height - layer) for layer in range(LAYERS)]
    while not layers[-1].strip("-,"):
        layers.pop()
    return f"{COLUMN_LETTERS[start % STRIDE]}{start // STRIDE + 1}={'|'.join(layers)}"


def _layer_text(boards: list[list[int]], layer: int, start: int, width: int, height: int) -> str:
    return ",".join(
        "".join(_cube(boards, layer, start + row * STRIDE + column) for column in range(width)) for row in range(height)
    )


def _cube(boards: list[list[int]], layer: int, bit: int) -> str:
    return next((COLOUR_LETTERS[colour] for colour in range(COLOURS) if (boards[colour][layer] >> bit) & 1), "-")


def read_pyramid(text: str, seat: int, state: State) -> None:
    """Put the cubes of a text into the seat's pyramid, which is empty. What it may look like, it tells itself."""
    if text == "-":
        return
    name, equals, body = text.partition("=")
    columns, rows = COLUMN_LETTERS, [str(row + 1) for row in range(SIDES[0])]
    if not equals or name[:1] not in columns or name[1:] not in rows or not name:
        refuse(f"the pyramid of seat {seat} is {shown(text)}: a corner such as c3, =, and layers, or -")
    column, row = columns.index(name[0]), rows.index(name[1:])
    layers = [layer.split(",") for layer in body.split("|")]
    width, height = len(layers[0][0]), len(layers[0])
    if len(layers) > LAYERS or max(width, height) > WIDEST or max(column + width, row + height) > SIDES[0]:
        refuse(f"the pyramid of seat {seat} is larger than four layers of up to 4×4 cells from a1 to g7")
    for layer, lines in enumerate(layers):
        if len(lines) != height - layer or any(len(line) != width - layer for line in lines):
            refuse(f"layer {layer + 1} of seat {seat} is not as many rows and columns as its lowest layer asks for")
        _read_layer(lines, seat, layer, row * STRIDE + column, state)
    if pyramid_text(state.cubes[seat]) != text:
        refuse(f"the pyramid of seat {seat} is {shown(text)}, with an empty edge, layer or letters that are no colours")


def _read_layer(lines: list[str], seat: int, layer: int, start: int, state: State) -> None:
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter in COLOUR_LETTERS:
                state.cubes[seat, COLOUR_LETTERS.index(letter), layer] |= 1 << (start + row * STRIDE + column)
