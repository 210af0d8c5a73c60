"""The net as floats, as it learns; the game has it as whole numbers (outlook/net.py)."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer
from pyramidion.games.yaxha.outlook.net import (
    COLOUR_NOTE,
    COLOUR_TRAITS,
    FIRST_COLOUR,
    PYRAMID_NOTE,
    SHARES,
    UNITS,
    check_weights,
    reach_of,
)
from pyramidion.games.yaxha.outlook.packing import ZERO, Weights
from pyramidion.games.yaxha.outlook.patterns import PATTERNS
from pyramidion.games.yaxha.outlook.traits import COLOUR_ANSWERS, PYRAMID_ANSWERS
from pyramidion.games.yaxha.tables import COLOURS

Floats = NDArray[np.float32]
FULLEST = 0.97  # of what a sum may be: rounding adds some


class Net(NamedTuple):
    """The weights, or something for each of them."""

    colour_rows: Floats  # [answer or COLOUR_ANSWERS + pattern, unit]
    pyramid_rows: Floats  # [answer, unit]
    first: Floats  # [unit]
    out: Floats  # [unit]


class Sums(NamedTuple):
    """What the units were told last, and how far that was wrong."""

    pyramid: Floats  # [unit] of colours, of the pyramid
    colours: Floats  # [colour, unit]
    blame: Floats  # [unit]


def new_net(seed: int) -> Net:
    """Small random weights."""
    random = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return random.normal(0.0, 0.03, shape).astype(np.float32)

    return Net(
        some(COLOUR_ANSWERS + PATTERNS, UNITS), some(PYRAMID_ANSWERS, 2 * UNITS), some(2 * UNITS), some(2 * UNITS)
    )


def zeros_of(net: Net) -> Net:
    """As many zeros as there are weights."""
    return Net(*map(np.zeros_like, net))


def copy_of(net: Net) -> Net:
    """The same weights, apart from these."""
    return Net(*(part.copy() for part in net))


def new_sums() -> Sums:
    """Room for the sums of one net."""
    floats = np.float32
    return Sums(np.zeros(2 * UNITS, floats), np.zeros((COLOURS, UNITS), floats), np.zeros(2 * UNITS, floats))


@kernel
def estimate(note: Buffer, net: Net, sums: Sums) -> float:
    """What the net says; the sums of all units stay in `sums`."""
    for unit in range(2 * UNITS):
        sums.pyramid[unit] = net.first[unit]
    for index in range(PYRAMID_NOTE):
        answer = int(note[index])
        for unit in range(2 * UNITS):
            sums.pyramid[unit] += net.pyramid_rows[answer, unit]
    value = 0.0
    for unit in range(UNITS, 2 * UNITS):
        value += net.out[unit] * max(sums.pyramid[unit], np.float32(0.0))
    for colour in range(COLOURS):
        begin = FIRST_COLOUR + colour * COLOUR_NOTE
        for unit in range(UNITS):
            sums.colours[colour, unit] = sums.pyramid[unit]
        for index in range(begin, begin + COLOUR_TRAITS + int(note[PYRAMID_NOTE])):
            answer = int(note[index])
            for unit in range(UNITS):
                sums.colours[colour, unit] += net.colour_rows[answer, unit]
        for unit in range(UNITS):
            value += net.out[unit] * max(sums.colours[colour, unit], np.float32(0.0))
    return value


def save(net: Net, path: Path) -> None:
    """Write the weights as whole numbers. Refuses weights that are too large for the game's net."""
    weights = Net(*map(whole, fitted(net)))
    check_weights(weights.colour_rows, weights.pyramid_rows, weights.first)
    np.savez_compressed(path, **weights._asdict())


def whole(values: Floats) -> Weights:
    """As multiples of a share."""
    shares = np.rint(values * SHARES)
    if np.abs(shares).max() >= 1 << 15:
        raise ValueError(f"A weight of the net is {np.abs(values).max():.0f}, which is too large.")
    return shares.astype(np.int16)


def fitted(net: Net) -> Net:
    """The same net with no unit's sum too large: what is told to a unit is made smaller, what it tells larger."""
    least, most = reach_of(*(np.rint(part * SHARES) for part in net[:3]))
    reached = np.maximum(-least, most + 1) / ZERO
    factors = np.where(reached > 1.0, reached / FULLEST, 1.0).astype(np.float32)
    return Net(net.colour_rows / factors[:UNITS], net.pyramid_rows / factors, net.first / factors, net.out * factors)


def load(net: Net, path: Path) -> None:
    """Begin with the weights in a file."""
    with np.load(path) as whole:
        for name, values in net._asdict().items():
            values[:] = whole[name] / SHARES
