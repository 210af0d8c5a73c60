"""Matches between nets: what they were told, and how they ended."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import registry, verbs
from pyramidion.core.bits import lowest_bit
from pyramidion.core.chances import final_value
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below, next_word
from pyramidion.core.types import CHANCE, CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State
from pyramidion.games.yaxha.actions import CLAIM, FIELDS, FIRST, FORM
from pyramidion.games.yaxha.bonuses import Surveys, survey_all
from pyramidion.games.yaxha.groups import Survey, survey
from pyramidion.games.yaxha.outlook.net import NOTE, note_into
from pyramidion.games.yaxha.rules.claiming import claim
from pyramidion.games.yaxha.scoring import seat_points
from pyramidion.games.yaxha.state import BUILD, NONE, OVER
from pyramidion.games.yaxha.tables import MAX_SEATS, ROUNDS, SPOTS
from tools.learn_yaxha.net import Net, Sums, estimate, new_sums

WORD = 1 << 32
WILD = 0.3  # of the claims that could be daring: any tile
NOISE = 0.3  # how much better another build may look to a seat that dares something
LOOKS = 4  # at the round after a position
LAST_LOOKS = 16  # if that is the last one
BEAM = 4  # ways to place a hand that are followed at once
QUICK_BEAM = 1  # the same in looks at the next round
# Of the states on a desk: the match, BEAM ways to place a hand, BEAM that come from these, what is tried.
TRIED = 2 * BEAM

# When a position was noted.
HAND = 0  # the seat has got three cubes
INSIDE = 1  # it has placed some of them, or all in the last round
BUILT = 2  # all seats have finished the round
MOST_POSITIONS = 3 * ROUNDS * MAX_SEATS  # of one match

POSITION = np.dtype(
    (
        np.record,
        [
            ("note", "i2", (NOTE,)),
            ("others", "i2", (MAX_SEATS - 1,)),  # where the other seats' positions of that time lie, from here; 0: none
            ("promise", "f4"),  # BUILT: how likely the seat is to come first, as looks at the next round say
            ("score", "i2"),  # of the seat, at the end of the match
            ("kind", "i1"),
            ("seat", "i1"),
            ("seats", "i1"),
            ("played", "i1"),  # rounds
        ],
    )
)


class Desk(NamedTuple):
    """Scratch, and who plays."""

    nets: tuple[Net, Net, Net, Net]  # [seat]
    sums: Sums
    match: State  # one
    kept: State  # the match while its next round is looked at
    states: State
    best: NDArray[np.float64]  # [state] how good it is
    ways: Buffer  # [state, cube] the actions that lead to it, NONE after the last
    way: Buffer  # [cube] the one chosen
    hands: Buffer  # [seat] where its hand of this round was noted
    legal: Buffer
    work: Buffer
    scores: Buffer
    ranks: Buffer


def new_desk(net: Net, other: Net) -> Desk:
    """Scratch for matches, in which seat 0 plays by a net and the others by another, or the same."""
    room = registry.game("yaxha").state
    return Desk(
        nets=(net, other, other, other),
        sums=new_sums(),
        match=np.zeros(1, room.STATE),
        kept=np.zeros(1, room.STATE),
        states=np.zeros(TRIED + 1, room.STATE),
        best=np.zeros(2 * BEAM),
        ways=np.zeros((2 * BEAM, SPOTS), np.int32),
        way=np.zeros(SPOTS, np.int32),
        hands=np.zeros(MAX_SEATS, np.int32),
        legal=np.zeros(room.MAX_LEGAL, np.int32),
        work=np.zeros(room.WORK, np.int32),
        scores=np.zeros(MAX_SEATS, np.int32),
        ranks=np.zeros(MAX_SEATS, np.int32),
    )


@kernel
def unit_random(rng: Rng) -> float:
    """Between 0 and 1, neither of them."""
    return (next_word(rng) + 0.5) / WORD


@kernel
def with_own(surveys: Surveys, seat: Seat, own: Survey) -> Surveys:
    """The groups of all seats, one seat's replaced."""
    return (
        own if seat == 0 else surveys[0],
        own if seat == 1 else surveys[1],
        own if seat == 2 else surveys[2],
        own if seat == 3 else surveys[3],
    )


@kernel
def standing(state: State, surveys: Surveys, seat: Seat, net: Net, desk: Desk) -> float:
    """How well a seat's pyramid stands, as a net says."""
    note_into(state, surveys, seat, desk.work)
    return estimate(desk.work, net, desk.sums)


@kernel
def lead(state: State, surveys: Surveys, seat: Seat, desk: Desk) -> float:
    """By how much a seat stands better than the best other, as its net says."""
    net = desk.nets[seat]
    best = -1e9
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, standing(state, surveys, other, net, desk))
    return standing(state, surveys, seat, net, desk) - best


@kernel
def build(seat: Seat, surveys: Surveys, noise: float, beam: int, desk: Desk, rng: Rng) -> None:
    """Find a good way to place the seat's cubes, into `desk.way`: by how it stands, the best few by its lead.

    `surveys` are the groups before this round's building, since the others' is not seen.
    """
    now = 0
    desk.best[:beam] = -1e9
    desk.best[0] = 0.0
    desk.states[0] = desk.match[0]
    desk.ways[0] = NONE
    for depth in range(SPOTS):
        then = BEAM - now
        desk.best[then : then + beam] = -1e9
        for index in range(now, now + beam):
            if desk.best[index] < -1e8:
                break
            before = desk.states[index]
            if (int(before.done) >> seat) & 1 or int(before.phase) != BUILD:
                desk.states[TRIED] = before
                keep(then, beam, desk.best[index], index, depth, NONE, desk)
                continue
            count = verbs.legal_into(before, seat, desk.legal, desk.work)
            for each in range(count):
                desk.states[TRIED] = before
                tried = desk.states[TRIED]
                verbs.apply(tried, seat, int(desk.legal[each]), desk.work)
                value = standing(tried, with_own(surveys, seat, survey(tried, seat)), seat, desk.nets[seat], desk)
                if noise > 0.0:
                    value -= noise * math.log(-math.log(unit_random(rng)))
                keep(then, beam, value, index, depth, int(desk.legal[each]), desk)
        now = then
    most = -1e9
    for index in range(now, now + beam):
        if desk.best[index] > -1e8:
            built = desk.states[index]
            own = with_own(surveys, seat, survey(built, seat))
            ahead = lead(built, own, seat, desk) if noise == 0.0 else desk.best[index]
            if ahead > most:
                most = ahead
                for cube in range(SPOTS):
                    desk.way[cube] = desk.ways[index, cube]


@kernel
def keep(base: int, beam: int, value: float, source: int, depth: int, action: ActionInt, desk: Desk) -> None:
    """Keep what was tried if it is among the best of different values so far; it came from the state `source`."""
    place = base
    while place < base + beam and value < desk.best[place]:
        place += 1
    if place == base + beam or value == desk.best[place]:
        return
    for index in range(base + beam - 1, place, -1):
        desk.best[index] = desk.best[index - 1]
        desk.states[index] = desk.states[index - 1]
        for cube in range(SPOTS):
            desk.ways[index, cube] = desk.ways[index - 1, cube]
    desk.best[place] = value
    desk.states[place] = desk.states[TRIED]
    for cube in range(SPOTS):
        desk.ways[place, cube] = desk.ways[source, cube] if cube < depth else NONE
    desk.ways[place, depth] = action


@kernel
def choose_tile(seat: Seat, daring: float, desk: Desk, rng: Rng) -> ActionInt:
    """Which tile to claim or to take."""
    state = desk.match[0]
    count = verbs.legal_into(state, seat, desk.legal, desk.work)
    if unit_random(rng) < WILD * daring:
        return int(desk.legal[below(rng, count)])
    if int(state.seats) == 2:
        return int(FIRST[CLAIM]) + claim_of_two(seat, desk, rng)
    surveys = survey_all(state)
    best = int(desk.legal[0])
    most = -1e9
    for index in range(count):
        action = int(desk.legal[index])
        desk.states[TRIED] = state
        if int(FORM[action]) == CLAIM:
            desk.states[TRIED].claims[seat] = int(FIELDS[action, 0])
        else:
            verbs.apply(desk.states[TRIED], seat, action, desk.work)
        value = standing(desk.states[TRIED], surveys, seat, desk.nets[seat], desk)
        if value > most:
            most = value
            best = action
    return best


@kernel
def claim_of_two(seat: Seat, desk: Desk, rng: Rng) -> int:
    """Which of two tiles a seat chooses that knows the other to want what it wants least: by the chances of a balance.

    What counts is the lead, with the turn tiles as they would lie then.
    """
    same_low = lead_after(seat, 0, 0, desk)
    low = lead_after(seat, 0, 1, desk)
    high = lead_after(seat, 1, 0, desk)
    same_high = lead_after(seat, 1, 1, desk)
    if max(min(same_low, low), min(high, same_high)) == min(max(same_low, high), max(low, same_high)):
        return int(min(same_low, low) < min(high, same_high))
    return int(unit_random(rng) > (same_high - high) / (same_low - low - high + same_high))


@kernel
def lead_after(seat: Seat, own: int, other: int, desk: Desk) -> float:
    """By how much the seat would stand better when both of two seats have chosen."""
    desk.states[TRIED] = desk.match[0]
    tried = desk.states[TRIED]
    tried.claims[1 - seat] = NONE
    claim(tried, seat, own)
    claim(tried, 1 - seat, other)
    return lead(tried, survey_all(tried), seat, desk)


@kernel
def note_position(position: State, state: State, surveys: Surveys, seat: Seat, kind: int, work: Buffer) -> None:
    """Note what the net is told of a seat's pyramid."""
    note_into(state, surveys, seat, work)
    for index in range(NOTE):
        position.note[index] = work[index]
    position.kind = kind
    position.seat = seat
    position.seats = state.seats
    position.played = state.played
    for index in range(MAX_SEATS - 1):
        position.others[index] = 0


@kernel
def note_all(positions: State, count: int, kind: int, desk: Desk) -> int:
    """Note the positions of all seats at this moment. Returns how many are noted in all."""
    state = desk.match[0]
    seats = int(state.seats)
    surveys = survey_all(state)
    for seat in range(seats):
        note_position(positions[count + seat], state, surveys, seat, kind, desk.work)
        for step in range(1, seats):
            positions[count + seat].others[step - 1] = (seat + step) % seats - seat
        desk.hands[seat] = count + seat
    return count + seats


@kernel
def is_worth_noting(state: State, seat: Seat, chosen: bool) -> bool:
    """Whether to note what the seat has just built: one that is chosen, and in the last round what it ends with."""
    if int(state.phase) != BUILD:
        return False
    if (int(state.done) >> seat) & 1:
        return int(state.played) == ROUNDS - 1
    return chosen


@kernel
def build_all(positions: State, count: int, daring: float, desk: Desk, rng: Rng) -> int:
    """Let all seats build. Returns how many positions are noted in all."""
    state = desk.match[0]
    seats = int(state.seats)
    count = note_all(positions, count, HAND, desk)
    surveys = survey_all(state)
    for seat in range(seats):
        if (int(state.done) >> seat) & 1:
            continue
        build(seat, surveys, NOISE if unit_random(rng) < daring else 0.0, BEAM, desk, rng)
        noted = below(rng, SPOTS - 1)
        for cube in range(SPOTS):
            if int(desk.way[cube]) != NONE:
                verbs.apply(state, seat, int(desk.way[cube]), desk.work)
                if is_worth_noting(state, seat, cube == noted):
                    own = with_own(surveys, seat, survey(state, seat))
                    note_position(positions[count], state, own, seat, INSIDE, desk.work)
                    for step in range(1, seats):
                        positions[count].others[step - 1] = int(desk.hands[(seat + step) % seats]) - count
                    count += 1
    if int(state.phase) == OVER:
        return count
    count = note_all(positions, count, BUILT, desk)
    look_ahead(positions[count - seats : count], desk, rng)
    return count


@kernel
def look_ahead(positions: State, desk: Desk, rng: Rng) -> None:
    """Look several times at what the next round may bring: how likely each seat then is to come first, on average."""
    desk.kept[0] = desk.match[0]
    left = ROUNDS - int(desk.match[0].played)
    looks = LOOKS if left > 2 else 2 * LOOKS if left > 1 else LAST_LOOKS
    for seat in range(len(positions)):
        positions[seat].promise = 0.0
    for _ in range(looks):
        play_round(desk, rng)
        surveys = survey_all(desk.match[0])
        for seat in range(len(positions)):
            positions[seat].promise += prospect(desk.match[0], surveys, seat, desk) / looks
        desk.match[0] = desk.kept[0]


@kernel
def prospect(state: State, surveys: Surveys, seat: Seat, desk: Desk) -> float:
    """How likely the seat is to come first, as its net says; when the match is over, whether it has."""
    if int(state.phase) != OVER:
        return chance(lead(state, surveys, seat, desk))
    best = -(1 << 15)
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, seat_points(state, surveys, other))
    return final_value(seat_points(state, surveys, seat) - best)


@kernel
def chance(odds: float) -> float:
    """Between 0 and 1, from the logarithm of the odds."""
    return 1.0 / (1.0 + math.exp(-odds))


@kernel
def play_round(desk: Desk, rng: Rng) -> None:
    """Play a round as seems best."""
    state = desk.match[0]
    played = int(state.played)
    while int(state.played) == played:
        actors = verbs.actors(state)
        if actors == CHANCE_BIT:
            verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, desk.work), desk.work)
        elif int(state.phase) == BUILD:
            build_quickly(QUICK_BEAM, desk, rng)
        else:
            seat = lowest_bit(actors)
            verbs.apply(state, seat, choose_tile(seat, 0.0, desk, rng), desk.work)


@kernel
def build_quickly(beam: int, desk: Desk, rng: Rng) -> None:
    """Let all seats build as seems best; nothing is noted."""
    state = desk.match[0]
    surveys = survey_all(state)
    for seat in range(int(state.seats)):
        if not (int(state.done) >> seat) & 1:
            build(seat, surveys, 0.0, beam, desk, rng)
            for cube in range(SPOTS):
                if int(desk.way[cube]) != NONE:
                    verbs.apply(state, seat, int(desk.way[cube]), desk.work)


@kernel
def play(seats: int, options: Buffer, daring: float, positions: State, desk: Desk, rng: Rng) -> int:
    """Play a match. Returns how many positions are noted, none where there is no room for them.

    `daring` is the share of what is not done as seems best.
    """
    state = desk.match[0]
    verbs.init(state, seats, options)
    count = 0
    actors = verbs.actors(state)
    while actors:
        if actors == CHANCE_BIT:
            verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, desk.work), desk.work)
        elif int(state.phase) != BUILD:
            seat = lowest_bit(actors)
            verbs.apply(state, seat, choose_tile(seat, daring, desk, rng), desk.work)
        elif len(positions):
            count = build_all(positions, count, daring, desk, rng)
        else:
            build_quickly(BEAM, desk, rng)
        actors = verbs.actors(state)
    verbs.outcome_into(state, desk.scores, desk.ranks)
    for index in range(count):
        positions[index].score = desk.scores[int(positions[index].seat)]
    return count
