"""One simulation of the search, step by step: guess what is hidden, go down the trees, value, back up.

This is Monte-Carlo tree search over information sets with a tree for each seat (Cowling, Powley & Whitehouse, 2012):
a seat chooses in its own tree, at the node of what it has seen, so that no seat acts on what it cannot know, choices
made at the same time do not depend on each other, and any number of seats each aim at their own value. Chance makes no
nodes: what a node says is a mean over what chance may bring.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.core import verbs
from pyramidion.core.bits import lowest_bit
from pyramidion.core.chances import chances_into
from pyramidion.core.contract import Game
from pyramidion.core.jit import kernel, part
from pyramidion.core.plan import Plan
from pyramidion.core.playout import random_actor, random_step
from pyramidion.core.rng import below, new_rng
from pyramidion.core.types import CHANCE, CHANCE_BIT, MAX_SEATS, NOT_SEEN, ActionInt, Buffer, Rng, Seat, State, Values
from pyramidion.search.kernels.tree import (
    NO_NODE,
    Tree,
    add_edge,
    child_of,
    find_edge,
    has_room,
    is_free,
    mean_value,
)

DEEPEST = 1024  # decisions in one descent
KNOWLEDGE = CHANCE - 1  # neither a seat nor chance: leads from a seat's root to the node of what it holds in a guess


class Desk(NamedTuple):
    """Scratch for one searcher."""

    states: State  # NOW, BEFORE, AFTER, BEST
    bytes: NDArray[np.uint8]  # [state, byte] the same memory
    legal: Buffer
    slots: Buffer  # the edges of the legal actions
    work: Buffer
    values: Values
    later: Values  # values after the playout
    totals: NDArray[np.float64]  # the sums of all values
    here: Buffer  # the node of each seat
    path: Buffer  # the slots of the edges chosen
    choosers: Buffer  # and who chose them
    favoured: NDArray[np.float64]  # and what another action that has been tried more was worth there
    running: Buffer  # [legal action at the root] 1 if it is in the running to be looked at again
    looks: Buffer  # how often it was
    seemed: NDArray[np.float64]  # and the sum of what it seemed to be worth then
    luck: Rng  # what chance brings then


NOW = 0
BEFORE = 1
AFTER = 2
BEST = 3


def new_desk(game: Game) -> Desk:
    """Scratch for searches in a game."""
    room = game.state
    states = np.zeros(4, room.STATE)
    return Desk(
        states=states,
        bytes=states.view(np.uint8).reshape(4, -1),
        legal=np.zeros(room.MAX_LEGAL, np.int32),
        slots=np.zeros(room.MAX_LEGAL, np.int32),
        work=np.zeros(room.WORK, np.int32),
        values=np.zeros(MAX_SEATS, np.float32),
        later=np.zeros(MAX_SEATS, np.float32),
        totals=np.zeros(MAX_SEATS),
        here=np.zeros(MAX_SEATS, np.int32),
        path=np.zeros(DEEPEST, np.int32),
        choosers=np.zeros(DEEPEST, np.int32),
        favoured=np.zeros(DEEPEST),
        running=np.zeros(room.MAX_LEGAL, np.int32),
        looks=np.zeros(room.MAX_LEGAL, np.int32),
        seemed=np.zeros(room.MAX_LEGAL),
        luck=new_rng(0),
    )


@part
def guess(root: State, seat: Seat, plan: Plan, desk: Desk, rng: Rng) -> None:
    """A state as it may be, from what a seat knows."""
    desk.states[NOW] = root[0]
    if plan.reconsiders:
        verbs.reconsider(desk.states[NOW], seat)
    verbs.determinize(desk.states[NOW], seat, rng, desk.work)


@part
def descend(searcher: Seat, plan: Plan, tree: Tree, desk: Desk, rng: Rng) -> int:
    """Choose and act until a seat comes to a node of its own where nobody has been. Returns how many choices were made.

    Where several seats may act, the searcher goes first: none sees what the others do, so the order does not matter.
    """
    state = desk.states[NOW]
    find_roots(searcher, plan, tree, desk)
    length = 0
    actors = verbs.actors(state)
    while actors and length < DEEPEST:
        if actors == CHANCE_BIT:
            if plan.horizon and length > 0:
                return length
            verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, desk.work), desk.work)
        else:
            seat = searcher if actors & (1 << searcher) else lowest_bit(actors)
            count = verbs.legal_into(state, seat, desk.legal, desk.work)
            index = 0
            if count > 1:
                index = choose(seat, count, plan, tree, desk)
                if index < 0:
                    return length
                desk.path[length] = desk.slots[index]
                desk.choosers[length] = seat
                desk.favoured[length] = value_of_favourite(index, count, plan, tree, desk)
                length += 1
            act(seat, int(desk.legal[index]), tree, desk)
        actors = verbs.actors(state)
    return length


@part
def find_roots(searcher: Seat, plan: Plan, tree: Tree, desk: Desk) -> None:
    """Put every seat at the node where it begins: its root, or where the plan says so that of what it holds."""
    seats = int(desk.states[NOW].seats)
    for viewer in range(MAX_SEATS):
        desk.here[viewer] = viewer
        if plan.private_roots and viewer != searcher and viewer < seats:
            desk.states[AFTER] = desk.states[NOW]
            verbs.observe(desk.states[AFTER], viewer)
            desk.here[viewer] = child_of(tree, viewer, KNOWLEDGE, digest(desk.bytes[AFTER]))


@kernel
def digest(data: NDArray[np.uint8]) -> int:
    """A number of 31 bits for a row of bytes (FNV-1a)."""
    bits = 0x811C9DC5
    for byte in data:
        bits = ((bits ^ int(byte)) * 0x01000193) & 0xFFFFFFFF
    return bits >> 1


@part
def choose(seat: Seat, count: int, plan: Plan, tree: Tree, desk: Desk) -> int:
    """The index of the legal action to try now, at the seat's own node; below 0 if the search has not been here."""
    node = int(desk.here[seat])
    if node == NO_NODE:
        return -1
    tree.visits[node] += 1
    if node >= MAX_SEATS and int(tree.visits[node]) == 1:
        return -1
    if not find_edges(node, seat, count, plan, tree, desk):
        return -1
    return most_promising(count, plan, tree, desk)


@part
def find_edges(node: int, seat: Seat, count: int, plan: Plan, tree: Tree, desk: Desk) -> bool:
    """Find the edges of all legal actions; add those that are new. False where the table may lack the room."""
    if not has_room(tree, count):
        return False
    for index in range(count):
        action = int(desk.legal[index])
        slot = find_edge(tree, node, seat, action)
        if is_free(tree, slot):
            add_edge(tree, slot, node, seat, action)
            set_prior(slot, seat, action, plan, tree, desk)
        desk.slots[index] = slot
    return True


@part
def set_prior(slot: int, seat: Seat, action: ActionInt, plan: Plan, tree: Tree, desk: Desk) -> None:
    """Value a new action by the heuristic, as the position looks right after it."""
    value = 0.5
    weight = 1.0
    if plan.warmth > 0.0:
        desk.states[AFTER] = desk.states[NOW]
        verbs.apply(desk.states[AFTER], seat, action, desk.work)
        judge(desk.states[AFTER], plan, desk.values, desk.work)
        value = float(desk.values[seat])
        weight = math.exp((value - 1.0) / plan.warmth)
    tree.edges[slot].prior = value
    tree.edges[slot].weight = weight


@kernel
def most_promising(count: int, plan: Plan, tree: Tree, desk: Desk) -> int:
    """The index of the action with the best sum of its value so far and a bonus for being little tried (PUCT).

    Where the heuristic is not asked: each action once, then the bonus of UCB1.
    """
    visits = 0
    weights = 1e-9
    for index in range(count):
        edge = tree.edges[int(desk.slots[index])]
        visits += int(edge.visits)
        weights += float(edge.weight)
    surplus = disappointment(count, tree, desk)
    best = 0
    best_score = -1e9
    for index in range(count):
        slot = int(desk.slots[index])
        edge = tree.edges[slot]
        tried = int(edge.visits)
        if plan.warmth > 0.0:
            bonus = float(edge.weight) / weights * math.sqrt(visits + 1.0) / (tried + 1.0)
            score = mean_value(tree, slot, surplus) + plan.exploration * bonus
        elif tried == 0:
            score = 1e6
        else:
            score = float(edge.value) / tried + plan.exploration * math.sqrt(math.log(visits) / tried)
        if score > best_score:
            best_score = score
            best = index
    return best


@kernel
def disappointment(count: int, tree: Tree, desk: Desk) -> float:
    """How much better actions looked at first than they turned out: what others do next is not in a first look.

    The mean over all tries at a node, so that actions not tried yet can be compared with those that were.
    """
    visits = 0
    total = 0.0
    for index in range(count):
        edge = tree.edges[int(desk.slots[index])]
        tried = int(edge.visits)
        visits += tried
        total += tried * float(edge.prior) - float(edge.value)
    return total / visits if visits else 0.0


@kernel
def value_of_favourite(chosen: int, count: int, plan: Plan, tree: Tree, desk: Desk) -> float:
    """What the action tried most is worth so far; 0 if that is the one chosen now, or if the plan does not ask."""
    if not plan.favourites:
        return 0.0
    favourite = chosen
    most = int(tree.edges[int(desk.slots[chosen])].visits)
    for index in range(count):
        tried = int(tree.edges[int(desk.slots[index])].visits)
        if tried > most:
            most = tried
            favourite = index
    return 0.0 if favourite == chosen else float(tree.edges[int(desk.slots[favourite])].value) / most


@part
def act(seat: Seat, action: ActionInt, tree: Tree, desk: Desk) -> None:
    """Carry out an action; every seat goes on to the node of what it has seen of it."""
    desk.states[BEFORE] = desk.states[NOW]
    before = desk.states[BEFORE]
    now = desk.states[NOW]
    verbs.apply(now, seat, action, desk.work)
    for viewer in range(int(now.seats)):
        seen = action
        if viewer != seat:
            seen = verbs.seen_as(before, now, viewer, seat, action)
        if seen != NOT_SEEN:
            desk.here[viewer] = child_of(tree, int(desk.here[viewer]), seat, seen)


@part
def value_leaf(plan: Plan, desk: Desk, rng: Rng) -> None:
    """How well each seat stands where the descent has ended: by the heuristic, by playing on in a hurry, or both."""
    state = desk.states[NOW]
    for seat in range(MAX_SEATS):
        desk.values[seat] = 0.0
        desk.later[seat] = 0.0
    if plan.trust > 0.0 or verbs.actors(state) == 0:
        judge(state, plan, desk.values, desk.work)
    if plan.trust < 1.0 and verbs.actors(state) != 0:
        play_on(plan, desk, rng)
        value_end(plan, desk)
        for seat in range(MAX_SEATS):
            desk.values[seat] = plan.trust * float(desk.values[seat]) + (1.0 - plan.trust) * float(desk.later[seat])


@kernel
def judge(state: State, plan: Plan, out: Values, work: Buffer) -> None:
    """How well each seat stands, as the plan says to guess it."""
    if plan.foresight:
        verbs.foresee(state, out, work)
    else:
        verbs.evaluate(state, out)


@part
def value_end(plan: Plan, desk: Desk) -> None:
    """How well each seat stands after the playout: where the plan says so, by how clearly it has won or lost.

    Points tell more than who won, when what they come from is mostly luck.
    """
    state = desk.states[NOW]
    if plan.margin == 0.0 or verbs.actors(state) != 0:
        judge(state, plan, desk.later, desk.work)
        return
    scores = desk.legal
    verbs.outcome_into(state, scores, desk.slots)
    for seat in range(int(state.seats)):
        desk.later[seat] = int(scores[seat])
    chances_into(desk.later, int(state.seats), plan.margin)


@part
def play_on(plan: Plan, desk: Desk, rng: Rng) -> None:
    """Let the match go on in a hurry for so many actions of seats, or to its end."""
    state = desk.states[NOW]
    actions = plan.playout
    actors = verbs.actors(state)
    while actors and (actions > 0 or actors == CHANCE_BIT):
        if actors != CHANCE_BIT and plan.hunches:
            follow_hunch(random_actor(actors, rng), desk, rng)
        elif actors == CHANCE_BIT or plan.glances <= 1:
            random_step(state, actors, rng, desk.legal, desk.work)
        else:
            quick_step(random_actor(actors, rng), plan.glances, desk, rng)
        if actors != CHANCE_BIT:
            actions -= 1
        actors = verbs.actors(state)


@part
def follow_hunch(seat: Seat, desk: Desk, rng: Rng) -> None:
    """Let a seat make the action with the most appeal; of equals the first, from anywhere among them."""
    state = desk.states[NOW]
    count = verbs.legal_into(state, seat, desk.legal, desk.work)
    start = below(rng, count)
    best = int(desk.legal[start])
    most = verbs.appeal(state, seat, best)
    for step in range(1, count):
        action = int(desk.legal[(start + step) % count])
        appeal = verbs.appeal(state, seat, action)
        if appeal > most:
            most = appeal
            best = action
    verbs.apply(state, seat, best, desk.work)


@part
def quick_step(seat: Seat, glances: int, desk: Desk, rng: Rng) -> None:
    """Let a seat make the best of a few actions that come to mind."""
    count = verbs.legal_into(desk.states[NOW], seat, desk.legal, desk.work)
    best_value = -1.0
    for _ in range(min(glances, count)):
        desk.states[AFTER] = desk.states[NOW]
        verbs.apply(desk.states[AFTER], seat, int(desk.legal[below(rng, count)]), desk.work)
        verbs.evaluate(desk.states[AFTER], desk.later)
        if float(desk.later[seat]) > best_value:
            best_value = float(desk.later[seat])
            desk.states[BEST] = desk.states[AFTER]
    desk.states[NOW] = desk.states[BEST]


@kernel
def back_up(length: int, plan: Plan, tree: Tree, desk: Desk) -> None:
    """Add the values to the totals and, from the last choice to the first, to the edges, each for the seat that chose.

    Where the plan says so, an action is worth what the seat's later favourites promise, not what it tries beside them:
    the mean over all that was tried would favour actions after which little can be done wrong.
    """
    for seat in range(MAX_SEATS):
        desk.totals[seat] += float(desk.values[seat])
    for depth in range(length - 1, -1, -1):
        slot = int(desk.path[depth])
        seat = int(desk.choosers[depth])
        tree.edges[slot].visits += 1
        tree.edges[slot].value += float(desk.values[seat])
        if plan.favourites:
            desk.values[seat] = max(float(desk.values[seat]), float(desk.favoured[depth]))
