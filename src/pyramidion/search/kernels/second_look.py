"""A second look at the actions that seem best: what they are worth when chance has acted once more.

The tree of a game in which chance decides much ends where chance acts next (`Plan.horizon`), and a position is valued
there. To see farther, the best actions are followed along the tree to that point, and then everybody goes on by what
looks best one action ahead, until chance is to act again. All actions meet the same luck in the same order, so that
few looks tell them apart; the worse half drops out of the running now and then, so that more are left for the others.
"""

from pyramidion.core import verbs
from pyramidion.core.bits import lowest_bit
from pyramidion.core.chances import FAR_BELOW
from pyramidion.core.jit import part
from pyramidion.core.plan import Plan
from pyramidion.core.rng import below, start_stream
from pyramidion.core.types import CHANCE, CHANCE_BIT, MAX_SEATS, Rng, Seat, State
from pyramidion.search.kernels.simulation import AFTER, BEST, NOW, Desk, act, guess, judge
from pyramidion.search.kernels.tree import NO_NODE, Tree, find_edge, is_free

FIRST_LOOK = 512  # simulations before the first: what is tried most must be good enough to be followed
SIMULATIONS_A_LOOK = 8
FEWEST_TRIES = 48  # at a node, before what was tried most there is done
LOOKS_A_ROUND = 84  # at all that are in the running, before the worse half of them drops out
FINALISTS = 3  # of which none drops out
FEWEST_LOOKS = 6  # at one action, before what they say is believed
LUCK = 1  # the seed of what others do
LATER_LUCK = 2  # and of what chance brings then, whatever they did
GRAIN = 1 << 20  # of shares between 0 and 1
GOLDEN = 648055  # of GRAIN: the golden section
NOT_ONE = -1


@part
def look_again(root: State, seat: Seat, plan: Plan, tree: Tree, desk: Desk, rng: Rng) -> None:
    """Look once more at the action that has been looked at least of those in the running."""
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
    follow_tree(seat, look, plan, tree, desk)
    start_stream(desk.luck, LATER_LUCK, look)
    hurry_on(desk)
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
    least = least_looked_at(count, desk)
    if least == NOT_ONE:
        enter(seat, min(plan.second_looks, count), count, tree, desk)
    elif must_halve(least, count, desk):
        halve(count, desk)
    return least_looked_at(count, desk)


@part
def least_looked_at(count: int, desk: Desk) -> int:
    """The first of the actions in the running that have been looked at least; NOT_ONE if none has entered yet."""
    least = NOT_ONE
    for index in range(count):
        if desk.running[index] and (least == NOT_ONE or int(desk.looks[index]) < int(desk.looks[least])):
            least = index
    return least


@part
def enter(seat: Seat, most: int, count: int, tree: Tree, desk: Desk) -> None:
    """Let so many of the actions tried most into the running."""
    for index in range(count):
        desk.slots[index] = find_edge(tree, seat, seat, int(desk.legal[index]))
    for _ in range(most):
        best = NOT_ONE
        for index in range(count):
            slot = int(desk.slots[index])
            if not desk.running[index] and (
                best == NOT_ONE or visits_of(tree, slot) > visits_of(tree, int(desk.slots[best]))
            ):
                best = index
        desk.running[best] = 1


@part
def must_halve(least: int, count: int, desk: Desk) -> bool:
    """Whether all in the running have been looked at often enough for the worse half to drop out."""
    running = 0
    for index in range(count):
        if desk.running[index]:
            running += 1
            if int(desk.looks[index]) > int(desk.looks[least]):
                return False
    return running > FINALISTS and running * int(desk.looks[least]) >= LOOKS_A_ROUND


@part
def halve(count: int, desk: Desk) -> None:
    """Let the worse half drop out of the running. All in it have been looked at equally often."""
    running = 0
    for index in range(count):
        running += int(desk.running[index])
    for _ in range(running // 2):
        worst = NOT_ONE
        for index in range(count):
            if desk.running[index] and (worst == NOT_ONE or desk.seemed[index] < desk.seemed[worst]):
                worst = index
        desk.running[worst] = 0


@part
def visits_of(tree: Tree, slot: int) -> int:
    """How often an edge has been tried; 0 if it does not exist."""
    return 0 if is_free(tree, slot) else int(tree.edges[slot].visits)


@part
def follow_tree(searcher: Seat, look: int, plan: Plan, tree: Tree, desk: Desk) -> None:
    """Go on to where chance acts: the searcher does what it has tried most, the others what they have, as often.

    What the others choose at the same time as the searcher is spread evenly over the looks, and some of it is whims.
    """
    state = desk.states[NOW]
    actors = verbs.actors(state)
    unaware = actors & ~(1 << searcher)
    while actors and actors != CHANCE_BIT:
        seat = searcher if actors & (1 << searcher) else lowest_bit(actors)
        count = verbs.legal_into(state, seat, desk.legal, desk.work)
        index = 0
        if count > 1 and seat == searcher:
            index = favourite_choice(seat, count, tree, desk)
        elif count > 1 and (unaware >> seat) & 1:
            index = usual_choice(seat, count, spread(look, seat), plan.whims, tree, desk)
        elif count > 1:
            index = usual_choice(seat, count, below(desk.luck, GRAIN) / GRAIN, 0.0, tree, desk)
        unaware &= ~(1 << seat)
        if index == NOT_ONE:
            make_best(seat, desk)
            for viewer in range(len(desk.here)):
                desk.here[viewer] = NO_NODE
        else:
            act(seat, int(desk.legal[index]), tree, desk)
        actors = verbs.actors(state)


@part
def spread(look: int, seat: Seat) -> float:
    """A share for each look, at least 0 and below 1: any number of looks in a row have them evenly spread."""
    return ((look * GOLDEN + seat * GRAIN // MAX_SEATS) % GRAIN) / GRAIN


@part
def tries_into(seat: Seat, count: int, tree: Tree, desk: Desk) -> int:
    """How often each legal action was tried at the seat's node, into `desk.slots`. Returns the sum."""
    total = 0
    for index in range(count):
        desk.slots[index] = 0
        if int(desk.here[seat]) != NO_NODE:
            desk.slots[index] = visits_of(tree, find_edge(tree, int(desk.here[seat]), seat, int(desk.legal[index])))
        total += int(desk.slots[index])
    return total


@part
def favourite_choice(seat: Seat, count: int, tree: Tree, desk: Desk) -> int:
    """The legal action that was tried most at the seat's node; NOT_ONE if too little was tried there."""
    if tries_into(seat, count, tree, desk) < FEWEST_TRIES:
        return NOT_ONE
    most = 0
    for index in range(count):
        if int(desk.slots[index]) > int(desk.slots[most]):
            most = index
    return most


@part
def usual_choice(seat: Seat, count: int, share: float, whims: float, tree: Tree, desk: Desk) -> int:
    """The legal action at a share of all tries at the seat's node; NOT_ONE if too little was tried there.

    `whims` is the part of all tries that is taken to be any action.
    """
    total = tries_into(seat, count, tree, desk)
    if total < FEWEST_TRIES:
        return NOT_ONE
    index = 0
    rest = share - whims / count - (1.0 - whims) * int(desk.slots[0]) / total
    while rest >= 0.0 and index < count - 1:
        index += 1
        rest -= whims / count + (1.0 - whims) * int(desk.slots[index]) / total
    return index


@part
def hurry_on(desk: Desk) -> None:
    """Let chance act, and then everybody by what looks best one action ahead, until chance is to act again."""
    state = desk.states[NOW]
    actors = verbs.actors(state)
    while actors == CHANCE_BIT:
        verbs.apply(state, CHANCE, verbs.sample_chance(state, desk.luck, desk.work), desk.work)
        actors = verbs.actors(state)
    while actors and actors != CHANCE_BIT:
        make_best(lowest_bit(actors), desk)
        actors = verbs.actors(state)


@part
def make_best(seat: Seat, desk: Desk) -> None:
    """Let a seat make the action after which it seems to stand best."""
    count = verbs.legal_into(desk.states[NOW], seat, desk.legal, desk.work)
    best_value = FAR_BELOW
    for index in range(count):
        desk.states[AFTER] = desk.states[NOW]
        verbs.apply(desk.states[AFTER], seat, int(desk.legal[index]), desk.work)
        value = verbs.prospect(desk.states[AFTER], seat, desk.later, desk.work)
        if value > best_value:
            best_value = value
            desk.states[BEST] = desk.states[AFTER]
    desk.states[NOW] = desk.states[BEST]
