"""The tree of a search, flat: a table of edges, found by hashing, and a counter for each node.

An edge leads from a node by an action of an actor. A node is what one seat knows: the actions it has seen since the
search began. Each seat has a root of its own (the node with the seat's number), so there are as many trees as seats,
side by side in the same table.
"""

from typing import NamedTuple

import numpy as np

from pyramidion.core.jit import kernel
from pyramidion.core.types import MAX_SEATS, ActionInt, Buffer, Seat, State

NO_NODE = -1

EDGE = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),  # 0: a free slot
            ("value", np.float64),  # the sum over all visits, for the seat that acts
            ("child", np.int32),  # the node it leads to, or NO_NODE so far
            ("visits", np.int32),
            ("prior", np.float32),  # the value before any visit
            ("weight", np.float32),  # of the prior beside those of the other actions
        ],
    )
)

_ACTION_BITS = 32
_ACTOR_BITS = 3
_MASK = 0xFFFFFFFF
FEWEST_ARRIVALS = 3  # that make a step of a line worth telling
_FULL = 0.75  # of the slots: beyond that, finding one grows slow


class Tree(NamedTuple):
    """Flat arrays that kernels can take. The number of edges is a power of two."""

    edges: State
    visits: Buffer  # of each node: how often a seat has come to choose there
    arrivals: Buffer  # how often the match has come to each node, whoever acts next
    counts: Buffer  # nodes in use, edges in use


NODES = 0
EDGES = 1


def new_tree(edges: int) -> Tree:
    """The roots, and room for three quarters of so many edges, rounded up to a power of two."""
    slots = 1 << max(4, (edges - 1).bit_length())
    counts = np.array([MAX_SEATS, 0], np.int32)
    return Tree(np.zeros(slots, EDGE), np.zeros(slots, np.int32), np.zeros(slots, np.int32), counts)


@kernel
def has_room(tree: Tree, edges: int) -> bool:
    """Whether so many edges can be added."""
    return int(tree.counts[EDGES]) + edges <= int(_FULL * len(tree.edges))


@kernel
def find_edge(tree: Tree, node: int, actor: Seat, action: ActionInt) -> int:
    """The slot of the edge; or, if there is none, the free slot where it belongs."""
    key = _key(node, actor, action)
    mask = len(tree.edges) - 1
    slot = _hash(node, actor, action) & mask
    while int(tree.edges[slot].key) != key and int(tree.edges[slot].key) != 0:
        slot = (slot + 1) & mask
    return slot


@kernel
def is_free(tree: Tree, slot: int) -> bool:
    """Whether no edge lies in this slot."""
    return int(tree.edges[slot].key) == 0


@kernel
def add_edge(tree: Tree, slot: int, node: int, actor: Seat, action: ActionInt) -> None:
    """Put an edge into the free slot that was found for it."""
    tree.edges[slot].key = _key(node, actor, action)
    tree.edges[slot].child = NO_NODE
    tree.counts[EDGES] += 1


@kernel
def child_of(tree: Tree, node: int, actor: Seat, action: ActionInt) -> int:
    """The node to which an action leads, made now if need be; NO_NODE where the table is full."""
    if node == NO_NODE:
        return NO_NODE
    slot = find_edge(tree, node, actor, action)
    if is_free(tree, slot):
        if not has_room(tree, 1):
            return NO_NODE
        add_edge(tree, slot, node, actor, action)
    child = int(tree.edges[slot].child)
    if child == NO_NODE:
        child = int(tree.counts[NODES])
        if child == len(tree.visits):
            return NO_NODE
        tree.counts[NODES] += 1
        tree.edges[slot].child = child
    tree.arrivals[child] += 1
    return child


@kernel
def mean_value(tree: Tree, slot: int, surplus: float) -> float:
    """The value of an edge for the seat that acts: its prior, less what priors promise too much, is one visit."""
    edge = tree.edges[slot]
    return (float(edge.value) + float(edge.prior) - surplus) / (int(edge.visits) + 1)


@kernel
def _key(node: int, actor: Seat, action: ActionInt) -> int:
    return (((node << _ACTOR_BITS) + actor) << _ACTION_BITS) + action + 1


@kernel
def _hash(node: int, actor: Seat, action: ActionInt) -> int:
    """Mixed bits. No intermediate value outgrows 63 bits, so that interpreted and compiled code agree."""
    bits = (node * 0x1E3779B1 + action * 0x05EBCA77 + actor * 0x27D4EB2F) & _MASK
    bits = ((bits ^ (bits >> 15)) * 0x2C1B3C6D) & _MASK
    bits = ((bits ^ (bits >> 12)) * 0x297A2D39) & _MASK
    return bits ^ (bits >> 15)


class Ways:
    """Where the search went, to be looked at afterwards."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._slots = np.flatnonzero((tree.edges["key"] != 0) & (tree.edges["child"] != NO_NODE))
        self._keys = tree.edges["key"][self._slots] - 1
        self._nodes = self._keys >> (_ACTION_BITS + _ACTOR_BITS)
        self._children = tree.edges["child"][self._slots]
        self._arrivals = tree.arrivals[self._children]

    def line(self, root: int, seat: Seat, action: ActionInt, steps: int) -> list[tuple[Seat, ActionInt]]:
        """After a first action: the actor and action that the search went on with most often, and so on."""
        node = int(self._tree.edges[find_edge(self._tree, root, seat, action)]["child"])
        line: list[tuple[Seat, ActionInt]] = []
        while len(line) < steps and node != NO_NODE:
            ways = np.flatnonzero((self._nodes == node) & (self._arrivals >= FEWEST_ARRIVALS))
            if not len(ways):
                break
            way = max(ways.tolist(), key=lambda way: (int(self._arrivals[way]), -int(self._keys[way])))
            key, node = int(self._keys[way]), int(self._children[way])
            line.append(((key >> _ACTION_BITS) & ((1 << _ACTOR_BITS) - 1), key & _MASK))
        return line
