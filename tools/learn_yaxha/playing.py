"""Matches of the net against itself, from which it learns."""

import math
from typing import NamedTuple

import numpy as np

from pyramidion.core import registry, verbs
from pyramidion.core.jit import kernel
from pyramidion.core.playout import random_actor
from pyramidion.core.rng import below, next_word
from pyramidion.core.types import CHANCE, CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.yaxha.actions import FIRST_CLAIM, FIRST_TAKE
from pyramidion.games.yaxha.outlook.net import FULL_POINTS
from pyramidion.games.yaxha.rules.claiming import claim
from pyramidion.games.yaxha.state import BUILD, CLAIM, NONE, OVER
from pyramidion.games.yaxha.tables import MAX_SEATS, ROUNDS, SPOTS
from tools.learn_yaxha.learning import NOTE, Floats, Net, Sums, correct, estimate, new_sums, note_into

POSITIONS = (1 + SPOTS) * ROUNDS * MAX_SEATS  # of one match from which is learnt
WORD = 1 << 32
WILD = 0.1  # of the actions that are not chosen by what seems best: any action; others are by values with some noise
NOISE = 1.5  # points
BEAM = 4  # ways to place a hand that are followed at once
TRUST = 0.05  # in what the next position seems to be worth, beside how the match ended
# Of the states on a desk.
NOW = 0  # the match
TRIED = 1  # after an action
FIRST = 2  # the best of those: BEAM of them, and BEAM that come from these


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
    sums: Sums
    targets: Floats  # [seat]
    following: Floats  # [seat] the value of its next position
    scores: Buffer
    ranks: Buffer


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
        sums=new_sums(),
        targets=np.zeros(MAX_SEATS, floats),
        following=np.zeros(MAX_SEATS, floats),
        scores=np.zeros(MAX_SEATS, np.int32),
        ranks=np.zeros(MAX_SEATS, np.int32),
    )


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
    if int(state.phase) == CLAIM and int(state.seats) == 2:
        return FIRST_CLAIM + claim_of_two(seat, net, desk, note, rng)
    is_daring = mood < daring
    desk.best[:BEAM] = -1e9
    for index in range(count):
        action = int(desk.legal[index])
        desk.states[TRIED] = state
        if FIRST_CLAIM <= action < FIRST_TAKE:
            desk.states[TRIED].claims[seat] = action - FIRST_CLAIM
        else:
            verbs.apply(desk.states[TRIED], seat, action, desk.work)
        value = points_after(seat, net, desk, note)
        if is_daring:
            value -= NOISE * math.log(-math.log(unit_random(rng)))
        keep(0, action, value, desk)
    if ahead and int(state.phase) == BUILD and not is_daring:
        look_ahead(seat, net, desk, note)
    return int(desk.first[0])


@kernel
def claim_of_two(seat: Seat, net: Net, desk: Desk, note: Buffer, rng: Rng) -> int:
    """Which of two tiles a seat chooses that knows the other to want what it wants least: by the chances of a balance.

    What counts is the lead, with the turn tiles as they would lie then.
    """
    same_low = lead_after(seat, 0, 0, net, desk, note)
    low = lead_after(seat, 0, 1, net, desk, note)
    high = lead_after(seat, 1, 0, net, desk, note)
    same_high = lead_after(seat, 1, 1, net, desk, note)
    if max(min(same_low, low), min(high, same_high)) == min(max(same_low, high), max(low, same_high)):
        return int(min(same_low, low) < min(high, same_high))
    return int(unit_random(rng) > (same_high - high) / (same_low - low - high + same_high))


@kernel
def lead_after(seat: Seat, own: int, other: int, net: Net, desk: Desk, note: Buffer) -> float:
    """By how many points the seat may expect to lead when both of two seats have chosen."""
    desk.states[TRIED] = desk.states[NOW]
    tried = desk.states[TRIED]
    tried.claims[1 - seat] = NONE
    claim(tried, seat, own)
    claim(tried, 1 - seat, other)
    return points_after(seat, net, desk, note) - points_after(1 - seat, net, desk, note)


@kernel
def points_after(seat: Seat, net: Net, desk: Desk, note: Buffer) -> float:
    """How many points the seat may expect after what was tried."""
    note_into(desk.states[TRIED], seat, note)
    return FULL_POINTS * estimate(note, net, desk.sums)


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
                keep(BEAM, int(desk.first[index]), points_after(seat, net, desk, note), desk)
        for index in range(BEAM):
            desk.best[index] = desk.best[BEAM + index]
            desk.first[index] = desk.first[BEAM + index]
            desk.states[FIRST + index] = desk.states[FIRST + BEAM + index]
    if int(desk.states[NOW].seats) == 2:
        prefer_lead(1 - seat, net, desk, note)


@kernel
def prefer_lead(other: Seat, net: Net, desk: Desk, note: Buffer) -> None:
    """Of the ways to place a hand that are kept, put that first which leaves the other of two seats farthest behind."""
    best = 0
    most = -1e9
    for index in range(BEAM):
        if desk.best[index] > -1e8:
            desk.states[TRIED] = desk.states[FIRST + index]
            lead = desk.best[index] - points_after(other, net, desk, note)
            if lead > most:
                most = lead
                best = index
    desk.first[0] = desk.first[best]


@kernel
def remember(count: int, seat: Seat, net: Net, desk: Desk) -> None:
    """Note a position of a seat and what it seems to be worth."""
    note_into(desk.states[NOW], seat, desk.notes[count])
    desk.who[count] = seat
    desk.values[count] = estimate(desk.notes[count], net, desk.sums)


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
                correct(desk.notes[position], desk.targets[seat], rate, net, past, desk.sums)
    return total / (matches * seats)
