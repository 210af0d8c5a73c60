"""A second look at the actions that seem best: what they are worth when chance has acted once more.

The tree of a game in which chance decides much ends where chance acts next (`Plan.horizon`), and a position is valued
there. To see farther, the best actions are followed along the tree to that point, and then everybody goes on by what
looks best one action ahead, until chance is to act again. All actions meet the same luck in the same order, so that
few looks tell them apart.
"""

from pyramidion.core import verbs
from pyramidion.core.bits import lowest_bit
from pyramidion.core.jit import part
from pyramidion.core.plan import Plan
from pyramidion.core.rng import below, start_stream
from pyramidion.core.types import CHANCE, CHANCE_BIT, Rng, Seat, State
from pyramidion.search.kernels.simulation import AFTER, BEST, NOW, Desk, act, guess, judge
from pyramidion.search.kernels.tree import NO_NODE, Tree, find_edge, is_free

FIRST_LOOK = 512  # simulations before the first: what is tried most must be good enough to be followed
SIMULATIONS_A_LOOK = 16
FEWEST_LOOKS = 6  # at one action, before what they say is believed
LUCK = 1  # the seed of what chance brings
NOT_ONE = -1


@part
def look_again(root: State, seat: Seat, plan: Plan, tree: Tree, desk: Desk, rng: Rng) -> None:
    """Look once more at the action that has been looked at least of those tried most."""
    index = next_to_look_at(root, seat, plan, tree, desk)
    if index == NOT_ONE:
        return
    action = int(desk.legal[index])
    look = int(desk.looks[index])
    start_stream(desk.luck, LUCK, look)
    guess(root, seat, plan, desk, rng)
    for viewer in range(len(desk.here)):
        desk.here[viewer] = viewer
    act(seat, action, tree, desk)
    follow_tree(seat, plan, tree, desk)
    hurry_on(plan, desk)
    judge(desk.states[NOW], plan, desk.values, desk.work)
    desk.looks[index] += 1
    desk.seemed[index] += float(desk.values[seat])


@part
def next_to_look_at(root: State, seat: Seat, plan: Plan, tree: Tree, desk: Desk) -> int:
    """The index of the legal action to look at; NOT_ONE if there is nothing to choose, or too little was tried yet."""
    if not (verbs.actors(root[0]) >> seat) & 1 or int(tree.visits[seat]) < FIRST_LOOK:
        return NOT_ONE
    count = verbs.legal_into(root[0], seat, desk.legal, desk.work)
    if count < 2:
        return NOT_ONE
    for index in range(count):
        desk.slots[index] = find_edge(tree, seat, seat, int(desk.legal[index]))
    chosen = NOT_ONE
    for _ in range(min(plan.second_looks, count)):
        most = NOT_ONE
        for index in range(count):
            slot = int(desk.slots[index])
            if slot >= 0 and (most == NOT_ONE or visits_of(tree, slot) > visits_of(tree, int(desk.slots[most]))):
                most = index
        desk.slots[most] = NOT_ONE
        if chosen == NOT_ONE or int(desk.looks[most]) < int(desk.looks[chosen]):
            chosen = most
    return chosen


@part
def visits_of(tree: Tree, slot: int) -> int:
    """How often an edge has been tried; 0 if it does not exist."""
    return 0 if is_free(tree, slot) else int(tree.edges[slot].visits)


@part
def follow_tree(searcher: Seat, plan: Plan, tree: Tree, desk: Desk) -> None:
    """Go on to where chance acts: the searcher does what it has tried most, the others what they have, as often."""
    state = desk.states[NOW]
    actors = verbs.actors(state)
    while actors and actors != CHANCE_BIT:
        seat = searcher if actors & (1 << searcher) else lowest_bit(actors)
        count = verbs.legal_into(state, seat, desk.legal, desk.work)
        index = 0
        if count > 1:
            index = known_choice(seat, searcher, count, tree, desk)
        if index == NOT_ONE:
            make_best(seat, plan, desk)
            for viewer in range(len(desk.here)):
                desk.here[viewer] = NO_NODE
        else:
            act(seat, int(desk.legal[index]), tree, desk)
        actors = verbs.actors(state)


@part
def known_choice(seat: Seat, searcher: Seat, count: int, tree: Tree, desk: Desk) -> int:
    """Which legal action a seat takes by what was tried at its node; NOT_ONE if nothing was."""
    node = int(desk.here[seat])
    if node == NO_NODE:
        return NOT_ONE
    total = 0
    most = 0
    for index in range(count):
        slot = find_edge(tree, node, seat, int(desk.legal[index]))
        desk.slots[index] = visits_of(tree, slot)
        total += int(desk.slots[index])
        if int(desk.slots[index]) > int(desk.slots[most]):
            most = index
    if total == 0:
        return NOT_ONE
    if seat == searcher:
        return most
    index = 0
    rest = below(desk.luck, total)
    while rest >= int(desk.slots[index]):
        rest -= int(desk.slots[index])
        index += 1
    return index


@part
def hurry_on(plan: Plan, desk: Desk) -> None:
    """Let chance act, and then everybody by what looks best one action ahead, until chance is to act again."""
    state = desk.states[NOW]
    actors = verbs.actors(state)
    while actors == CHANCE_BIT:
        verbs.apply(state, CHANCE, verbs.sample_chance(state, desk.luck, desk.work), desk.work)
        actors = verbs.actors(state)
    while actors and actors != CHANCE_BIT:
        make_best(lowest_bit(actors), plan, desk)
        actors = verbs.actors(state)


@part
def make_best(seat: Seat, plan: Plan, desk: Desk) -> None:
    """Let a seat make the action after which it seems to stand best."""
    count = verbs.legal_into(desk.states[NOW], seat, desk.legal, desk.work)
    best_value = -1.0
    for index in range(count):
        desk.states[AFTER] = desk.states[NOW]
        verbs.apply(desk.states[AFTER], seat, int(desk.legal[index]), desk.work)
        judge(desk.states[AFTER], plan, desk.later, desk.work)
        if float(desk.later[seat]) > best_value:
            best_value = float(desk.later[seat])
            desk.states[BEST] = desk.states[AFTER]
    desk.states[NOW] = desk.states[BEST]
