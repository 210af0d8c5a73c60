"""The search as a whole: simulations, second looks, and what they come to."""

from pyramidion.core import verbs
from pyramidion.core.jit import kernel, part
from pyramidion.core.plan import Plan
from pyramidion.core.types import Buffer, Rng, Seat, State, Values
from pyramidion.search.kernels.second_look import FEWEST_LOOKS, SIMULATIONS_A_LOOK, look_again
from pyramidion.search.kernels.simulation import Desk, back_up, descend, disappointment, guess, value_leaf
from pyramidion.search.kernels.tree import Tree, find_edge, is_free, mean_value


@kernel
def run_simulations(root: State, seat: Seat, count: int, plan: Plan, tree: Tree, desk: Desk, rng: Rng) -> None:
    """So many simulations from what a seat knows. `root` is an array of one observation."""
    for simulation in range(1, count + 1):
        guess(root, seat, plan, desk, rng)
        length = descend(seat, plan, tree, desk, rng)
        value_leaf(plan, desk, rng)
        back_up(length, plan, tree, desk)
        if plan.second_looks > 0 and simulation % SIMULATIONS_A_LOOK == 0:
            look_again(root, seat, plan, tree, desk, rng)


@kernel
def candidates_into(
    root: State, seat: Seat, actions: Buffer, visits: Buffer, values: Values, looks: Buffer, tree: Tree, desk: Desk
) -> int:
    """After the simulations: the seat's legal actions, how often each was tried, its value. Returns how many.

    `looks`: how often each was looked at again, where its value comes from that.
    """
    count = verbs.legal_into(root[0], seat, desk.legal, desk.work)
    for index in range(count):
        desk.slots[index] = find_edge(tree, seat, seat, int(desk.legal[index]))
    surplus = disappointment(count, tree, desk)
    for index in range(count):
        slot = int(desk.slots[index])
        actions[index] = desk.legal[index]
        visits[index] = int(tree.edges[slot].visits)
        values[index] = 0.5 if is_free(tree, slot) else mean_value(tree, slot, surplus)
    believe_looks(count, values, looks, desk)
    return count


@part
def believe_looks(count: int, values: Values, looks: Buffer, desk: Desk) -> None:
    """Value those that are still in the running, if often enough looked at, by what they seemed to be worth then.

    What this changes on average is changed for the others too, so that all can still be compared.
    """
    most = 0
    for index in range(count):
        most = max(most, int(desk.looks[index]))
    changed = 0.0
    known = 0
    for index in range(count):
        looks[index] = 0
        if most >= FEWEST_LOOKS and desk.running[index]:
            looks[index] = desk.looks[index]
            seemed = float(desk.seemed[index]) / int(desk.looks[index])
            changed += seemed - float(values[index])
            known += 1
            values[index] = seemed
    for index in range(count):
        if known and int(looks[index]) == 0:
            values[index] += changed / known
