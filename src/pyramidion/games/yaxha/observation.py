"""What a viewer may know: everything but the others' claims (Y3.2) and what they build in this round (Y4.1).

Who has chosen and who has finished building is known to all. Of a building that is not finished the others know
nothing, not even whether it has begun: they see the pyramid as it was, and the three cubes.
"""

from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import NOT_SEEN, ActionInt, Buffer, Rng, Seat, State, Viewer
from pyramidion.games.yaxha import actions as ledger
from pyramidion.games.yaxha.actions import FIELDS, FIRST, FORM
from pyramidion.games.yaxha.rules.building import check_done, placements_into, put_cube, take_back
from pyramidion.games.yaxha.state import BUILD, CLAIM, NONE, UNKNOWN
from pyramidion.games.yaxha.tables import SPOTS


@kernel
def observe(state: State, viewer: Viewer) -> None:
    """Blank the claims of the others until the reveal, and their buildings until the round is over."""
    phase = int(state.phase)
    for seat in range(int(state.seats)):
        if seat != viewer:
            if phase == CLAIM and int(state.claims[seat]) != NONE:
                state.claims[seat] = UNKNOWN
            if phase == BUILD:
                hide_building(state, seat)


@kernel
def hide_building(state: State, seat: Seat) -> None:
    """The pyramid as it was; that the seat has finished, if it has, but neither where nor how many cubes it placed."""
    take_back(state, seat)
    if (int(state.done) >> seat) & 1:
        for spot in range(SPOTS):
            state.placed[seat, spot] = UNKNOWN


@kernel
def determinize(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Guess each unknown claim, any tile equally likely; build each unknown building cube by cube at random."""
    for owner in range(int(state.seats)):
        if int(state.claims[owner]) == UNKNOWN:
            state.claims[owner] = below(rng, int(state.seats))
        if int(state.placed[owner, 0]) == UNKNOWN:
            build_at_random(state, owner, rng, work)


@kernel
def build_at_random(state: State, seat: Seat, rng: Rng, work: Buffer) -> None:
    """Place what can be placed of the seat's three cubes, each time any legal placement."""
    for spot in range(SPOTS):
        state.placed[seat, spot] = NONE
    count = placements_into(state, seat, work)
    while count:
        action = int(work[below(rng, count)])
        put_cube(state, seat, int(FIELDS[action, 0]), int(FIELDS[action, 1]))
        count = placements_into(state, seat, work)


@kernel
def reconsider(state: State, seat: Seat) -> None:
    """Let the others claim and build again, in this round's part that is going on: what they chose is not seen yet."""
    for owner in range(int(state.seats)):
        if int(state.claims[owner]) == UNKNOWN:
            state.claims[owner] = NONE
        if int(state.placed[owner, 0]) == UNKNOWN:
            for spot in range(SPOTS):
                state.placed[owner, spot] = NONE
            state.done = int(state.done) & ~(1 << owner)
            check_done(state, owner)


@kernel
def seen_as(before: State, now: State, viewer: Viewer, seat: Seat, action: ActionInt) -> ActionInt:
    """Others see that a seat has chosen, and that it has finished building; what, when all have."""
    form = int(FORM[action])
    if form not in (ledger.CLAIM, ledger.PLACE) or seat == viewer or int(now.played) > int(before.played):
        return action
    if form == ledger.CLAIM:
        return int(FIRST[ledger.HIDDEN_CLAIM]) if int(now.phase) == CLAIM else action
    is_done = (int(now.done) >> seat) & 1 == 1
    is_last = count_placed(before, seat) + 1 == count_placed(now, seat)
    return int(FIRST[ledger.HIDDEN_PLACE]) if is_done and is_last else NOT_SEEN


@kernel
def count_placed(state: State, seat: Seat) -> int:
    """How many of its three cubes the seat has placed."""
    count = 0
    for spot in range(SPOTS):
        if int(state.placed[seat, spot]) >= 0:
            count += 1
    return count
