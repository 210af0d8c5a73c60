"""The state: one record of small integers and boards of bits. Everything the rules need, nothing derived cheaply."""

import numpy as np

from pyramidion.core.types import State
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    CELL_BITS,
    CELL_LAYERS,
    CELLS,
    COLOURS,
    CUBES_OF_A_COLOUR,
    GROUND,
    LAYERS,
    MAX_SEATS,
    ROUNDS,
    SPOTS,
    STRIDE,
    WIDEST,
)

# Phases: what the match waits for.
TURNS = 0  # chance to deal a turn tile
BONUS = 1  # chance to deal a bonus card
FILL = 2  # chance to put a cube on a market tile
CLAIM = 3  # the seats that have not chosen a market tile yet
TAKE = 4  # the next of the seats left over to choose among the tiles nobody got
BUILD = 5  # the seats that have not finished building
OVER = 6

# Values of the option field.
BONUS_ALL, BONUS_BEGINNER = 0, 1

# Reasons of ending, in the order of scoring.REASONS.
RUNNING, COMPLETE = 0, 1

NONE = -1  # no cube, no card, no choice, no tile, not placed
UNKNOWN = -2  # a choice, or where a cube has been placed, that the observer may not see

STATE = np.dtype(
    (
        np.record,
        [
            # [seat, colour, layer] the cells that hold a cube, as bits (see tables.py); this round's cubes included
            ("cubes", "i8", (MAX_SEATS, COLOURS, LAYERS)),
            ("seats", "i1"),
            ("bonus", "i1"),  # option: which cards there are (Y2.1)
            ("phase", "i1"),
            ("reason", "i1"),  # why the match is over, RUNNING before
            ("played", "i1"),  # rounds played
            ("done", "i1"),  # the seats that have finished building in this round, as bits
            ("turns", "i1", (MAX_SEATS,)),  # [seat] its turn tile, 1 to seats, or 0: not dealt yet
            ("cards", "i1", (BONUS_CARDS,)),  # [first, second or third dealt] bonus card or NONE
            ("bag", "i1", (COLOURS,)),  # [colour] cubes left in it
            ("market", "i1", (MAX_SEATS, SPOTS)),  # [tile - 1, spot] colour or NONE; stays until the round is over
            ("claims", "i1", (MAX_SEATS,)),  # [seat] the tile - 1 it chose in this round, NONE or UNKNOWN
            ("got", "i1", (MAX_SEATS,)),  # [seat] the tile - 1 whose cubes it builds in this round, or NONE
            ("placed", "i1", (MAX_SEATS, SPOTS)),  # [seat, spot] the cell of that cube of its tile, NONE or UNKNOWN
        ],
    )
)

MAX_LEGAL = SPOTS * CELLS
WORK = MAX_LEGAL  # the placements among which a guess is made


def broken_invariants(state: State) -> list[str]:
    """What a state, or an observation of one, may never be, as sentences. None are broken in any match."""
    return [sentence for sentence, holds in _invariants(state).items() if not holds]


def _invariants(state: State) -> dict[str, bool]:
    seats, phase = int(state.seats), int(state.phase)
    boards = [[int(bits) for bits in np.bitwise_or.reduce(state.cubes[seat])] for seat in range(MAX_SEATS)]
    counts = [[sum(int(bits).bit_count() for bits in colour) for colour in seat] for seat in state.cubes]
    in_market = np.bincount(_in_market(state), minlength=COLOURS)
    used = [int(state.bag[c]) + int(in_market[c]) + sum(count[c] for count in counts) for c in range(COLOURS)]
    tiles = [int(tile) for tile in state.turns[:seats] if tile]
    cards = [int(card) for card in state.cards if card != NONE]
    got = [int(tile) for tile in state.got[:seats] if tile != NONE]
    return {
        "No colour has more than 24 cubes (Y1.1).": max(used) <= CUBES_OF_A_COLOUR and int(state.bag.min()) >= 0,
        "A cell holds one cube (Y4.2).": all(
            sum(map(int.bit_count, boards[seat])) == sum(counts[seat]) for seat in range(MAX_SEATS)
        ),
        "Each cube of a higher layer rests on four (Y4.4).": all(
            _rests(board[layer], board[layer + 1]) for board in boards for layer in range(LAYERS - 1)
        ),
        "The lowest layer fits a square of 4×4 (Y4.3).": all(_fits(board[0]) for board in boards),
        "Nobody has been dealt more cubes than three a round (Y3.1).": all(
            sum(count) <= SPOTS * (int(state.played) + (phase == BUILD)) for count in counts
        ),
        "Each turn tile and each card exists once (Y1.2).": len(set(tiles)) == len(tiles)
        and len(set(cards)) == len(cards)
        and max(tiles, default=0) <= seats,
        "Nobody has the market tile of another (Y3.3).": len(set(got)) == len(got)
        and (phase != BUILD or len(got) == seats),
        "What was placed in this round stands in the pyramid.": all(
            int(cell) < 0 or (boards[seat][int(CELL_LAYERS[cell])] >> int(CELL_BITS[cell])) & 1
            for seat in range(MAX_SEATS)
            for cell in state.placed[seat]
        ),
        "Outside a round nothing is claimed, got, placed or finished.": phase in (CLAIM, TAKE, BUILD)
        or not (int(state.done) or any((field != NONE).any() for field in (state.claims, state.got, state.placed))),
        "A seat that does not exist has nothing.": not any(map(any, boards[seats:]))
        and not state.turns[seats:].any()
        and not (state.claims[seats:] != NONE).any(),
        "A match is over after ten rounds, for a reason (Y5.1).": (phase == OVER)
        == (int(state.reason) != RUNNING)
        == (int(state.played) == ROUNDS),
    }


def _in_market(state: State) -> list[int]:
    """The cubes on market tiles that nobody has placed. Of a building that is not seen, all three count."""
    spots = [(seat, spot) for seat in range(MAX_SEATS) for spot in range(SPOTS)]
    placed = {(int(state.got[seat]), spot) for seat, spot in spots if state.placed[seat, spot] >= 0}
    return [
        int(colour)
        for (tile, spot), colour in np.ndenumerate(state.market)
        if colour != NONE and (tile, spot) not in placed
    ]


def _rests(below: int, above: int) -> bool:
    return above & ~(below & (below >> 1) & (below >> STRIDE) & (below >> (STRIDE + 1))) == 0


def _fits(ground: int) -> bool:
    bits = [bit for bit in range(GROUND.bit_length()) if (ground >> bit) & 1]
    rows, columns = [bit // STRIDE for bit in bits], [bit % STRIDE for bit in bits]
    return not bits or max(max(rows) - min(rows), max(columns) - min(columns)) < WIDEST
