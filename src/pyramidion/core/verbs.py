"""The verbs of every game. Each dispatches on the dtype of the state, interpreted, compiled and on a GPU.

`work` is scratch of at least the game's `WORK` words; its contents mean nothing before or after a call. Buffers are
as long as the game's `MAX_LEGAL` (actions, weights) or its number of seats (scores, ranks, values).
"""
# The bodies are empty: `verb` puts the dispatch in their place.
# mypy: disable-error-code="empty-body"

from pyramidion.core.jit import verb
from pyramidion.core.types import (
    ActionInt,
    Buffer,
    ClauseNumber,
    Rng,
    Seat,
    State,
    Values,
    Viewer,
)


@verb
def init(state: State, seats: int, options: Buffer) -> None:
    """The first state, before any chance. `options` are the spec's options, encoded, in the spec's order."""


@verb
def actors(state: State) -> int:
    """A bit for each seat that may act now; CHANCE_BIT where chance must; 0 when the match is over."""


@verb
def legal_into(state: State, seat: Seat, out: Buffer, work: Buffer) -> int:
    """Write the seat's legal actions, ascending, and return how many."""


@verb
def apply(state: State, seat: Seat, action: ActionInt, work: Buffer) -> None:
    """Carry out a legal action of a seat or of CHANCE, and the automatic steps that follow it."""


@verb
def chance_into(state: State, actions: Buffer, weights: Buffer, work: Buffer) -> int:
    """Write the outcomes now possible, ascending, with whole-number weights, and return how many."""


@verb
def sample_chance(state: State, rng: Rng, work: Buffer) -> ActionInt:
    """Draw one outcome with the chances that `chance_into` states."""


@verb
def outcome_into(state: State, scores: Buffer, ranks: Buffer) -> int:
    """When the match is over: write each seat's score and rank, return the number of the reason."""


@verb
def observe(state: State, viewer: Viewer) -> None:
    """Blank, in place, what the viewer may not know."""


@verb
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Refill a state that `seat` observed, in place: at random, consistent with what it still tells."""


@verb
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """The action, made in the state `before`, as the viewer may know it when the match stands at `now`; or NOT_SEEN."""


@verb
def explain(state: State, seat: Seat, action: ActionInt, work: Buffer) -> ClauseNumber:
    """0 if the action is legal for the seat (or CHANCE), else the first clause that forbids it."""


@verb
def features_into(state: State, seat: Seat, out: Values) -> None:
    """The position as the seat knows it, as numbers for a net. Equal on the state and on the seat's observation."""


@verb
def evaluate(state: State, out: Values) -> None:
    """A guess of how well each seat stands, 0 (lost) to 1 (won). The state holds no blanks."""


@verb
def foresee(state: State, out: Values, work: Buffer) -> None:
    """The same guess by what was learnt from many matches, where a game has that: better, and slower."""


@verb
def prospect(state: State, seat: Seat, out: Values, work: Buffer) -> float:
    """How well one seat stands by the same, on any scale: to compare what it may do. `out` is scratch as well."""


@verb
def appeal(state: State, seat: Seat, action: ActionInt) -> int:
    """How good a legal action looks at a glance, before it is made: 0 or more, comparable with the seat's others."""


@verb
def reconsider(state: State, seat: Seat) -> None:
    """Take back, in a state that `seat` observed, what others have chosen in secret while it may still choose."""
