"""What stands in for verbs that a game may leave out."""

from pyramidion.core import verbs
from pyramidion.core.jit import kernel
from pyramidion.core.types import ActionInt, Buffer, Seat, State, Values


@kernel
def foresee(state: State, out: Values, work: Buffer) -> None:
    """Nothing was learnt: what the heuristic says."""
    verbs.evaluate(state, out)


@kernel
def prospect(state: State, seat: Seat, out: Values, work: Buffer) -> float:
    """What is foreseen for the seat."""
    verbs.foresee(state, out, work)
    return float(out[seat])


@kernel
def appeal(state: State, seat: Seat, action: ActionInt) -> int:
    """No action looks better than another."""
    return 0


@kernel
def reconsider(state: State, seat: Seat) -> None:
    """Nobody chooses while others do: there is nothing to take back."""
