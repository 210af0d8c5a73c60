"""Teach yaxha's net what pyramids are worth: it plays against itself, and learns from how the matches end.

`python tools/learn_yaxha.py --minutes 30` begins anew and writes the net into the package; progress goes to the screen.
What a position is worth is learnt from the final points, and a little from what the next position seemed to be worth
(temporal differences). Weights that were corrected much lately take shorter steps (RMSProp), and all do in the end.
"""

import argparse
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import registry, verbs
from pyramidion.core.jit import kernel
from pyramidion.core.playout import random_actor
from pyramidion.core.rng import below, new_rng, next_word
from pyramidion.core.types import CHANCE, CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.yaxha.actions import FIRST_CLAIM, FIRST_TAKE
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook.net import FULL_POINTS, SHARES, UNITS, WEIGHTS
from pyramidion.games.yaxha.outlook.traits import (
    COLOUR_ANSWERS,
    OF_A_COLOUR,
    OF_A_PYRAMID,
    PYRAMID_ANSWERS,
    colour_traits,
    pyramid_traits,
    site_of,
)
from pyramidion.games.yaxha.state import BUILD, OVER
from pyramidion.games.yaxha.tables import BONUS_CARDS, COLOURS, MAX_SEATS, ROUNDS, SPOTS

Floats = NDArray[np.float32]

COLOUR_TRAITS = len(OF_A_COLOUR)
PYRAMID_TRAITS = len(OF_A_PYRAMID) + BONUS_CARDS - 1
NOTE = PYRAMID_TRAITS + COLOURS * COLOUR_TRAITS  # answers about one pyramid
POSITIONS = (1 + SPOTS) * ROUNDS * MAX_SEATS  # of one match from which is learnt
WORD = 1 << 32
DARING = 0.25  # share of actions that are not chosen by what seems best, at first; at the end of learning a tenth
WILD = 0.1  # of these are any action; the others are chosen by values with some noise
NOISE = 1.5  # points
TINY = 1e-6
BEAM = 4  # ways to place a hand that are followed at once
# Of the states on a desk.
NOW = 0  # the match
TRIED = 1  # after an action
FIRST = 2  # the best of those: BEAM of them, and BEAM that come from these
SEATS = (2, 3, 2, 4, 2, 2, 3, 2, 4, 2)  # of one match after the other
ROUNDS_OF_MATCHES = 50  # such rows of matches before corrections are forgotten
MEMORY = 0.95  # share of past corrections that is remembered after each
TRUST = 0.05  # in what the next position seems to be worth, beside how the match ended
FIRST_RATE = 0.03  # of learning
LAST_RATE = 0.0005
LOOKING_FROM = 0.6  # of the time: from here on hands are planned ahead
REPORTS = 20  # on the screen, in the whole time


class Net(NamedTuple):
    """The weights, or something for each of them."""

    colour_rows: Floats
    pyramid_rows: Floats
    out: Floats  # of the colours' units, of the pyramid's units, constant


class Desk(NamedTuple):
    """Scratch."""

    states: State  # the match, what would be after an action, the best of those, twice
    best: Floats  # [place] the values of these
    first: Buffer  # [place] the actions that lead to them
    legal: Buffer
    work: Buffer
    notes: Buffer  # [position] its answers
    who: Buffer
    values: Floats  # [position] what it seemed to be worth
    colours: Floats  # [colour, unit] sums
    pyramid: Floats  # [unit] sums
    blame: Floats  # [unit]
    targets: Floats  # [seat]
    following: Floats  # [seat] the value of its next position
    scores: Buffer
    ranks: Buffer


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
def estimate(note: Buffer, net: Net, desk: Desk) -> float:
    """What the net says; the sums of all units stay on the desk."""
    pyramid = desk.pyramid
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
        sums = desk.colours[colour]
        for unit in range(UNITS):
            sums[unit] = pyramid[unit]
        for index in range(COLOUR_TRAITS):
            answer = int(note[PYRAMID_TRAITS + colour * COLOUR_TRAITS + index])
            for unit in range(UNITS):
                sums[unit] += net.colour_rows[answer, unit]
        for unit in range(UNITS):
            value += net.out[unit] * max(sums[unit], np.float32(0.0))
    return value


@kernel
def correct(note: Buffer, target: float, rate: float, net: Net, past: Net, desk: Desk) -> None:
    """Move what the net says a little towards the target."""
    error = np.float32(estimate(note, net, desk) - target)
    for unit in range(2 * UNITS):
        desk.blame[unit] = 0.0
    for unit in range(UNITS):
        heard = np.float32(0.0)
        for colour in range(COLOURS):
            if desk.colours[colour, unit] > 0.0:
                heard += desk.colours[colour, unit]
                desk.colours[colour, unit] = error * net.out[unit]
                desk.blame[unit] += desk.colours[colour, unit]
            else:
                desk.colours[colour, unit] = 0.0
        step(net.out, past.out, unit, error * heard, rate / COLOURS)
        if desk.pyramid[UNITS + unit] > 0.0:
            desk.blame[UNITS + unit] = error * net.out[UNITS + unit]
            step(net.out, past.out, UNITS + unit, error * desk.pyramid[UNITS + unit], rate)
    step(net.out, past.out, 2 * UNITS, error, rate)
    for index in range(PYRAMID_TRAITS + 1):
        answer = int(note[index]) if index < PYRAMID_TRAITS else PYRAMID_ANSWERS
        for unit in range(2 * UNITS):
            step(net.pyramid_rows[answer], past.pyramid_rows[answer], unit, desk.blame[unit], rate)
    for colour in range(COLOURS):
        for index in range(COLOUR_TRAITS):
            answer = int(note[PYRAMID_TRAITS + colour * COLOUR_TRAITS + index])
            for unit in range(UNITS):
                step(net.colour_rows[answer], past.colour_rows[answer], unit, desk.colours[colour, unit], rate)


@kernel
def step(weights: Floats, past: Floats, index: int, gradient: float, rate: float) -> None:
    """Change a weight; the more it has been changed before, the less."""
    if gradient != 0.0:
        past[index] += gradient * gradient
        weights[index] -= rate * gradient / math.sqrt(past[index] + TINY)


@kernel
def unit_random(rng: Rng) -> float:
    """Between 0 and 1, neither of them."""
    return (next_word(rng) + 0.5) / WORD


@kernel
def choose(seat: Seat, ahead: bool, daring: float, net: Net, desk: Desk, note: Buffer, rng: Rng) -> ActionInt:
    """What seems best for a seat; now and then something else, so that others are learnt about too."""
    state = desk.states[NOW]
    count = verbs.legal_into(state, seat, desk.legal, desk.work)
    mood = unit_random(rng)
    if mood < WILD * daring:
        return int(desk.legal[below(rng, count)])
    is_daring = mood < daring
    desk.best[:BEAM] = -1e9
    for index in range(count):
        action = int(desk.legal[index])
        desk.states[TRIED] = state
        if FIRST_CLAIM <= action < FIRST_TAKE:
            desk.states[TRIED].claims[seat] = action - FIRST_CLAIM
        else:
            verbs.apply(desk.states[TRIED], seat, action, desk.work)
        note_into(desk.states[TRIED], seat, note)
        value = FULL_POINTS * estimate(note, net, desk)
        if is_daring:
            value -= NOISE * math.log(-math.log(unit_random(rng)))
        keep(0, action, value, desk)
    if ahead and int(state.phase) == BUILD and not is_daring:
        look_ahead(seat, net, desk, note)
    return int(desk.first[0])


@kernel
def keep(base: int, action: ActionInt, value: float, desk: Desk) -> None:
    """Keep what was tried if it is among the best of different values so far."""
    place = BEAM
    for index in range(BEAM):
        if value == desk.best[base + index]:
            return
        if value > desk.best[base + index]:
            place = index
            break
    if place == BEAM:
        return
    for index in range(BEAM - 1, place, -1):
        desk.best[base + index] = desk.best[base + index - 1]
        desk.first[base + index] = desk.first[base + index - 1]
        desk.states[FIRST + base + index] = desk.states[FIRST + base + index - 1]
    desk.best[base + place] = value
    desk.first[base + place] = action
    desk.states[FIRST + base + place] = desk.states[TRIED]


@kernel
def look_ahead(seat: Seat, net: Net, desk: Desk, note: Buffer) -> None:
    """Place the seat's other cubes too, from each of the best first placements on, and always keep the best."""
    for _ in range(SPOTS - 1):
        desk.best[BEAM : 2 * BEAM] = -1e9
        for index in range(BEAM):
            if desk.best[index] < -1e8:
                break
            before = desk.states[FIRST + index]
            if int(before.phase) != BUILD or (int(before.done) >> seat) & 1:
                desk.states[TRIED] = before
                keep(BEAM, int(desk.first[index]), desk.best[index], desk)
                continue
            count = verbs.legal_into(before, seat, desk.legal, desk.work)
            for each in range(count):
                desk.states[TRIED] = before
                verbs.apply(desk.states[TRIED], seat, int(desk.legal[each]), desk.work)
                note_into(desk.states[TRIED], seat, note)
                keep(BEAM, int(desk.first[index]), FULL_POINTS * estimate(note, net, desk), desk)
        for index in range(BEAM):
            desk.best[index] = desk.best[BEAM + index]
            desk.first[index] = desk.first[BEAM + index]
            desk.states[FIRST + index] = desk.states[FIRST + BEAM + index]


@kernel
def remember(count: int, seat: Seat, net: Net, desk: Desk) -> None:
    """Note a position of a seat and what it seems to be worth."""
    note_into(desk.states[NOW], seat, desk.notes[count])
    desk.who[count] = seat
    desk.values[count] = estimate(desk.notes[count], net, desk)


@kernel
def play(seats: int, ahead: bool, daring: float, net: Net, desk: Desk, options: Buffer, rng: Rng) -> int:
    """Play a match. Returns how many positions are remembered."""
    state = desk.states[NOW]
    verbs.init(state, seats, options)
    count = 0
    actors = verbs.actors(state)
    while actors:
        if actors == CHANCE_BIT:
            verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, desk.work), desk.work)
        else:
            seat = random_actor(actors, rng)
            action = choose(seat, ahead, daring, net, desk, desk.notes[count], rng)
            was_building = int(state.phase) == BUILD
            verbs.apply(state, seat, action, desk.work)
            if was_building and int(state.phase) != OVER:
                remember(count, seat, net, desk)
                count += 1
            elif not was_building and int(state.phase) == BUILD:
                for each in range(seats):
                    remember(count, each, net, desk)
                    count += 1
        actors = verbs.actors(state)
    verbs.outcome_into(state, desk.scores, desk.ranks)
    return count


@kernel
def play_and_learn(
    matches: int,
    seats: int,
    ahead: bool,
    daring: float,
    rate: float,
    net: Net,
    past: Net,
    desk: Desk,
    options: Buffer,
    rng: Rng,
) -> float:
    """Play so many matches and learn from each. Returns the mean of all scores."""
    total = 0.0
    for _ in range(matches):
        count = play(seats, ahead, daring, net, desk, options, rng)
        for seat in range(seats):
            total += desk.scores[seat]
            desk.targets[seat] = desk.scores[seat] / FULL_POINTS
            desk.following[seat] = desk.targets[seat]
        if rate > 0.0:
            for position in range(count - 1, -1, -1):
                seat = int(desk.who[position])
                desk.targets[seat] = (1.0 - TRUST) * desk.targets[seat] + TRUST * desk.following[seat]
                desk.following[seat] = desk.values[position]
                correct(desk.notes[position], desk.targets[seat], rate, net, past, desk)
    return total / (matches * seats)


def new_net(seed: int) -> Net:
    """Small random weights."""
    random = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return random.normal(0.0, 0.1, shape).astype(np.float32)

    net = Net(some(COLOUR_ANSWERS, UNITS), some(PYRAMID_ANSWERS + 1, 2 * UNITS), some(2 * UNITS + 1))
    net.out[-1] = 4.0
    return net


def new_desk() -> Desk:
    """Scratch for matches and learning."""
    room = registry.game("yaxha").state
    floats = np.float32
    return Desk(
        states=np.zeros(FIRST + 2 * BEAM, room.STATE),
        best=np.zeros(2 * BEAM, floats),
        first=np.zeros(2 * BEAM, np.int32),
        legal=np.zeros(room.MAX_LEGAL, np.int32),
        work=np.zeros(room.WORK, np.int32),
        notes=np.zeros((POSITIONS, NOTE), np.int32),
        who=np.zeros(POSITIONS, np.int32),
        values=np.zeros(POSITIONS, floats),
        colours=np.zeros((COLOURS, UNITS), floats),
        pyramid=np.zeros(2 * UNITS, floats),
        blame=np.zeros(2 * UNITS, floats),
        targets=np.zeros(MAX_SEATS, floats),
        following=np.zeros(MAX_SEATS, floats),
        scores=np.zeros(MAX_SEATS, np.int32),
        ranks=np.zeros(MAX_SEATS, np.int32),
    )


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


class Learner:
    """A net, and what learns it: as many threads as asked for, all on the same weights, so no two runs are equal."""

    def __init__(self, seed: int, threads: int) -> None:
        self.net = new_net(seed)
        self._past = Net(*(np.ones_like(part) for part in self.net))
        self._desks = [new_desk() for _ in range(threads)]
        self._rngs = [new_rng(seed, 1 + index) for index in range(threads)]
        self._threads = ThreadPoolExecutor(threads)
        spec = registry.game("yaxha").spec
        self._options = spec.encode(spec.complete({}, 2), 2)
        self.matches = 0

    def learn(self, rate: float, daring: float, *, ahead: bool) -> None:
        """Play a good many matches and learn from them; then forget a part of what has been corrected."""
        list(self._threads.map(lambda thread: self._learn_in(thread, rate, daring, ahead), range(len(self._desks))))
        self.matches += len(self._desks) * len(SEATS) * ROUNDS_OF_MATCHES
        for corrections in self._past:
            np.multiply(corrections, MEMORY ** len(self._desks), out=corrections)

    def _learn_in(self, thread: int, rate: float, daring: float, ahead: bool) -> None:
        for seats in SEATS * ROUNDS_OF_MATCHES:
            self._play(thread, 1, seats, ahead, daring, rate)

    def points(self, matches: int, *, ahead: bool) -> float:
        """What the net scores in matches of two seats, without noise."""
        shares = range(len(self._desks))
        each = self._threads.map(lambda thread: self._play(thread, matches, 2, ahead, 0.0, 0.0), shares)
        return sum(each) / len(shares)

    def told(self, matches: int) -> str:
        """How far it has come, measured in so many matches."""
        points, more = (self.points(matches, ahead=ahead) for ahead in (False, True))
        return f"{self.matches:9,} matches: {points:.2f} points with two seats, {more:.2f} looking ahead"

    def _play(self, thread: int, matches: int, seats: int, ahead: bool, daring: float, rate: float) -> float:
        desk, rng = self._desks[thread], self._rngs[thread]
        return play_and_learn(matches, seats, ahead, daring, rate, self.net, self._past, desk, self._options, rng)


def main() -> int:
    """Learn for so many minutes. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="learn_yaxha", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="to learn for (30)")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and of all matches (1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="that learn (one for each core)")
    parser.add_argument("--go-on", action="store_true", help="begin with the net there is, and look ahead at once")
    parser.add_argument("--net", type=Path, default=WEIGHTS, help="where the net is written (in the package)")
    arguments = parser.parse_args()
    assert registry.game("yaxha").kernels
    learner = Learner(arguments.seed, arguments.threads)
    first = 0.0
    if arguments.go_on:
        load(learner.net, arguments.net)
        first = LOOKING_FROM
    print("Compiling.", flush=True)
    learner.points(1, ahead=True)
    began, told = time.monotonic(), 0
    while (share := first + (1.0 - first) * (time.monotonic() - began) / (60.0 * arguments.minutes)) < 1.0:
        learner.learn(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share, DARING * 0.1**share, ahead=share > LOOKING_FROM)
        if int(share * REPORTS) >= told:
            print(f"{share:4.0%} {learner.told(300)}", flush=True)
            save(learner.net, arguments.net)
            told = int(share * REPORTS) + 1
    save(learner.net, arguments.net)
    print(f"{learner.told(2000)}. Written: {arguments.net}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
