"""How a game is best searched: what its heuristic is good for. Found by measurement, said in its `heuristics.py`."""

from typing import NamedTuple


class Plan(NamedTuple):
    """How to search."""

    exploration: float  # how far the search strays from what looks best
    warmth: float  # how much worse an action may look and still be tried soon; 0: the heuristic is not asked
    playout: int  # actions made in a hurry before a position is valued
    trust: float  # the share of the heuristic at once, beside the value after the playout
    glances: int = 1  # actions tried and valued, of which the best is made, for each of these; 1: any
    solving: int = 0  # positions looked at for each simulation, to solve a match near its end; 0: it is not worth it
    hunches: bool = False  # in a hurry, the action with the most `appeal` is made
    margin: float = 0.0  # the lead in points that multiplies a finished playout's odds by e; 0: only who won counts
    foresight: bool = False  # positions are valued by `foresee` instead of `evaluate`
    favourites: bool = False  # trying something worse than the favourite is not held against what leads there
    horizon: bool = False  # the tree ends where chance acts
    second_looks: int = 0  # so many of the best actions are also valued where chance acts for the second time
    reconsiders: bool = False  # what others have chosen in secret at the same time is searched, not guessed
    whims: float = 0.0  # in second looks: the share of others' choices at the same time that could be anything
    private_roots: bool = False  # others choose by what a guess lets them hold, not by a mean over all guesses


TO_THE_END = 1_000_000  # actions: more than any match has
