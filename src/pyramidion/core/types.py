"""Integer kinds, buffers and the few numbers that all games agree on."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Seat: TypeAlias = int  # 0 to MAX_SEATS - 1, or CHANCE where chance acts
ActionInt: TypeAlias = int  # an entry of the game's ledger
ClauseNumber: TypeAlias = int  # 0 = nothing forbids it; see core.clauses
Viewer: TypeAlias = int  # a seat, or PUBLIC

# One record of the game's dtype. Its fields are known to the game alone, hence Any.
State: TypeAlias = Any
Buffer: TypeAlias = NDArray[np.int32]  # actions, weights, scores, ranks, scratch
Values: TypeAlias = NDArray[np.float32]  # features, values of a position
Rng: TypeAlias = NDArray[np.int64]  # four words, see core.rng

MAX_SEATS = 5
CHANCE: Seat = 7
CHANCE_BIT = 1 << CHANCE
PUBLIC: Viewer = -1  # a spectator: knows what everybody knows
NOT_SEEN: ActionInt = -1  # an action of which a viewer may not even know that it was made


def actor_text(actor: Seat) -> str:
    """The actor as records write it: `*` or the seat's number."""
    return "*" if actor == CHANCE else str(actor)
