"""The net as floats, and how it is corrected."""

import math
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer, Seat, State
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook.net import SHARES, UNITS
from pyramidion.games.yaxha.outlook.traits import (
    COLOUR_ANSWERS,
    OF_A_COLOUR,
    OF_A_PYRAMID,
    PYRAMID_ANSWERS,
    colour_traits,
    pyramid_traits,
    site_of,
)
from pyramidion.games.yaxha.tables import BONUS_CARDS, COLOURS

Floats = NDArray[np.float32]

COLOUR_TRAITS = len(OF_A_COLOUR)
PYRAMID_TRAITS = len(OF_A_PYRAMID) + BONUS_CARDS - 1
NOTE = PYRAMID_TRAITS + COLOURS * COLOUR_TRAITS  # answers about one pyramid
TINY = 1e-6


class Net(NamedTuple):
    """The weights, or something for each of them."""

    colour_rows: Floats
    pyramid_rows: Floats
    out: Floats  # of the colours' units, of the pyramid's units, constant


class Sums(NamedTuple):
    """What the units were told last, and how far that was wrong."""

    colours: Floats  # [colour, unit]
    pyramid: Floats  # [unit]
    blame: Floats  # [unit]


def new_net(seed: int) -> Net:
    """Small random weights."""
    random = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return random.normal(0.0, 0.1, shape).astype(np.float32)

    net = Net(some(COLOUR_ANSWERS, UNITS), some(PYRAMID_ANSWERS + 1, 2 * UNITS), some(2 * UNITS + 1))
    net.out[-1] = 4.0
    return net


def new_sums() -> Sums:
    """Room for the sums of one net."""
    floats = np.float32
    return Sums(np.zeros((COLOURS, UNITS), floats), np.zeros(2 * UNITS, floats), np.zeros(2 * UNITS, floats))


@kernel
def note_into(state: State, seat: Seat, note: Buffer) -> None:
    """Write down the answers about a seat's pyramid."""
    surveys = survey_all(state)
    site = site_of(state, seat)
    count = 0
    for answer in pyramid_traits(state, surveys, seat, site):
        note[count] = answer
        count += 1
    for colour in range(COLOURS):
        for answer in colour_traits(state, surveys, seat, colour, site):
            note[count] = answer
            count += 1


@kernel
def estimate(note: Buffer, net: Net, sums: Sums) -> float:
    """What the net says; the sums of all units stay in `sums`."""
    pyramid = sums.pyramid
    for unit in range(2 * UNITS):
        pyramid[unit] = net.pyramid_rows[PYRAMID_ANSWERS, unit]
    for index in range(PYRAMID_TRAITS):
        answer = int(note[index])
        for unit in range(2 * UNITS):
            pyramid[unit] += net.pyramid_rows[answer, unit]
    value = net.out[2 * UNITS]
    for unit in range(UNITS, 2 * UNITS):
        value += net.out[unit] * max(pyramid[unit], np.float32(0.0))
    for colour in range(COLOURS):
        told = sums.colours[colour]
        for unit in range(UNITS):
            told[unit] = pyramid[unit]
        for index in range(COLOUR_TRAITS):
            answer = int(note[PYRAMID_TRAITS + colour * COLOUR_TRAITS + index])
            for unit in range(UNITS):
                told[unit] += net.colour_rows[answer, unit]
        for unit in range(UNITS):
            value += net.out[unit] * max(told[unit], np.float32(0.0))
    return value


@kernel
def correct(note: Buffer, target: float, rate: float, net: Net, past: Net, sums: Sums) -> None:
    """Move what the net says a little towards the target."""
    error = np.float32(estimate(note, net, sums) - target)
    for unit in range(2 * UNITS):
        sums.blame[unit] = 0.0
    for unit in range(UNITS):
        heard = np.float32(0.0)
        for colour in range(COLOURS):
            if sums.colours[colour, unit] > 0.0:
                heard += sums.colours[colour, unit]
                sums.colours[colour, unit] = error * net.out[unit]
                sums.blame[unit] += sums.colours[colour, unit]
            else:
                sums.colours[colour, unit] = 0.0
        step(net.out, past.out, unit, error * heard, rate / COLOURS)
        if sums.pyramid[UNITS + unit] > 0.0:
            sums.blame[UNITS + unit] = error * net.out[UNITS + unit]
            step(net.out, past.out, UNITS + unit, error * sums.pyramid[UNITS + unit], rate)
    step(net.out, past.out, 2 * UNITS, error, rate)
    for index in range(PYRAMID_TRAITS + 1):
        answer = int(note[index]) if index < PYRAMID_TRAITS else PYRAMID_ANSWERS
        for unit in range(2 * UNITS):
            step(net.pyramid_rows[answer], past.pyramid_rows[answer], unit, sums.blame[unit], rate)
    for colour in range(COLOURS):
        for index in range(COLOUR_TRAITS):
            answer = int(note[PYRAMID_TRAITS + colour * COLOUR_TRAITS + index])
            for unit in range(UNITS):
                step(net.colour_rows[answer], past.colour_rows[answer], unit, sums.colours[colour, unit], rate)


@kernel
def step(weights: Floats, past: Floats, index: int, gradient: float, rate: float) -> None:
    """Change a weight; the more it has been changed before, the less."""
    if gradient != 0.0:
        past[index] += gradient * gradient
        weights[index] -= rate * gradient / math.sqrt(past[index] + TINY)


def save(net: Net, path: Path) -> None:
    """Write the weights as whole numbers."""

    def whole(values: Floats) -> NDArray[np.int16]:
        return np.clip(np.rint(values * SHARES), -(1 << 15), (1 << 15) - 1).astype(np.int16)

    np.savez_compressed(
        path,
        colour_rows=whole(net.colour_rows),
        pyramid_rows=whole(net.pyramid_rows),
        colour_out=whole(net.out[:UNITS]),
        pyramid_out=whole(net.out[UNITS : 2 * UNITS]),
        constant=np.int64(round(float(net.out[-1]) * SHARES * SHARES)),
    )


def load(net: Net, path: Path) -> None:
    """Begin with the weights in a file."""
    with np.load(path) as whole:
        net.colour_rows[:] = whole["colour_rows"] / SHARES
        net.pyramid_rows[:] = whole["pyramid_rows"] / SHARES
        net.out[:UNITS] = whole["colour_out"] / SHARES
        net.out[UNITS : 2 * UNITS] = whole["pyramid_out"] / SHARES
        net.out[-1] = whole["constant"] / (SHARES * SHARES)
