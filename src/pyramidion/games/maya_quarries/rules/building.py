"""Building: a seat's turn (Q6), with the tokens that serve it (Q7.2, Q7.3, Q7.5, Q8.5)."""

from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.types import ClauseNumber, Seat, State
from pyramidion.games.maya_quarries.rules.pyramids import (
    has_space,
    is_founded,
    lowest_open_level,
    open_level,
    put_cube,
    take_off,
    tear_down,
)
from pyramidion.games.maya_quarries.state import BEGIN_TURN, BUILD, NEXT_TURN, NONE, PAY
from pyramidion.games.maya_quarries.tables import (
    DOUBLE_CUBES,
    EXTRA,
    FREE_DOUBLE,
    FREE_DOUBLE_CUBES,
    FREE_PASS,
    JOKER,
    MAX_LEVELS,
    MOVE,
)


@kernel
def holds(state: State, seat: Seat, token: int) -> bool:
    """Whether a seat can use a green token: it has it, or the joker in its place (Q8.5)."""
    return int(state.green[token]) == seat or int(state.blue[JOKER]) == seat


@kernel
def use(state: State, seat: Seat, token: int) -> None:
    """Use up a token, the real one first (Q8.5)."""
    if int(state.green[token]) == seat:
        state.green[token] = NONE
    else:
        state.blue[JOKER] = NONE


@kernel
def build_clause(state: State, seat: Seat, pyramid: int, lowest: int) -> ClauseNumber:
    """What forbids a seat to build on a pyramid, given the lowest level that is not full anywhere."""
    if pyramid >= int(state.pyramids):
        return 103  # Q1.3
    level = open_level(state, pyramid)
    if level == MAX_LEVELS or int(state.carried[seat]) == 0:
        return 601  # Q6.1
    if level > lowest or not is_founded(state, seat, pyramid, level):
        return 602  # Q6.2
    return ALLOWED


@kernel
def possible_builds(state: State, seat: Seat) -> int:
    """The pyramids on which a seat can build, as bits."""
    if int(state.carried[seat]) == 0:
        return 0
    lowest = lowest_open_level(state)
    pyramids = 0
    for pyramid in range(int(state.pyramids)):
        if build_clause(state, seat, pyramid, lowest) == ALLOWED:
            pyramids |= 1 << pyramid
    return pyramids


@kernel
def double_clause(state: State, seat: Seat, builds: int) -> ClauseNumber:
    """What forbids a double that is paid with a cube."""
    return ALLOWED if int(state.carried[seat]) >= DOUBLE_CUBES and builds != 0 else 601


@kernel
def double_token_clause(state: State, seat: Seat, builds: int) -> ClauseNumber:
    """What forbids a double with the token."""
    if not holds(state, seat, FREE_DOUBLE):
        return 601
    return ALLOWED if int(state.carried[seat]) >= FREE_DOUBLE_CUBES and builds != 0 else 601


@kernel
def pass_clause(state: State, seat: Seat, builds: int) -> ClauseNumber:
    """What forbids a pass that is paid with a cube."""
    if int(state.carried[seat]) == 0:
        return 601
    return ALLOWED if builds != 0 else 604


@kernel
def pass_token_clause(state: State, seat: Seat) -> ClauseNumber:
    """What forbids a pass with the token."""
    if not holds(state, seat, FREE_PASS):
        return 601
    return ALLOWED if int(state.carried[seat]) > 0 else 605


@kernel
def forced_clause(state: State, seat: Seat, builds: int) -> ClauseNumber:
    """What forbids to pay a cube for a gold: that there is none, or that it can be built (Q6.4)."""
    return ALLOWED if int(state.carried[seat]) > 0 and builds == 0 else 604


@kernel
def extra_clause(state: State, seat: Seat, pyramid: int) -> ClauseNumber:
    """What forbids to put a cube from the supply on a pyramid (Q7.3)."""
    if pyramid >= int(state.pyramids):
        return 103
    if not holds(state, seat, EXTRA) or int(state.supply[seat]) == 0:
        return 703
    return ALLOWED if has_space(state, pyramid) else 703


@kernel
def move_clause(state: State, seat: Seat, pyramid: int, level: int, target: int) -> ClauseNumber:
    """What forbids to move a cube from a level to level 1 of a pyramid (Q7.2)."""
    if pyramid >= int(state.pyramids) or target >= int(state.pyramids) or int(state.spaces[pyramid, level]) == 0:
        return 103
    if not holds(state, seat, MOVE) or int(state.cubes[pyramid, level, seat]) == 0:
        return 702
    if pyramid == target and level == 0:
        return 702
    return ALLOWED if has_space(state, target) else 702


@kernel
def has_free_action(state: State, seat: Seat) -> bool:
    """Whether a seat can use `extra` or `move` now (Q6.5)."""
    can_extra = holds(state, seat, EXTRA)
    can_move = holds(state, seat, MOVE)
    if not can_extra and not can_move:
        return False
    for target in range(int(state.pyramids)):
        if extra_clause(state, seat, target) == ALLOWED:
            return True
        if can_move and has_space(state, target):
            for pyramid in range(int(state.pyramids)):
                # Cubes above level 1 stand on others there: of one's own pyramid it takes a second level.
                level = 1 if pyramid == target else 0
                if move_clause(state, seat, pyramid, level, target) == ALLOWED:
                    return True
    return False


@kernel
def has_cubes(state: State) -> bool:
    """Whether any seat still has cubes to build with."""
    for seat in range(int(state.seats)):
        if int(state.carried[seat]) > 0:
            return True
    return False


@kernel
def can_act(state: State, seat: Seat) -> bool:
    """Whether a seat has a turn: cubes, or a free action and no final `done` (Q6.5)."""
    if int(state.carried[seat]) > 0:
        return True
    return (int(state.passed) >> seat) & 1 == 0 and has_free_action(state, seat)


@kernel
def begin_turn(state: State) -> None:
    """Wait for the seat, unless it has nothing to do, or only the forced pass, which is automatic (Q6.4)."""
    seat = int(state.turn)
    if not can_act(state, seat):
        state.phase = NEXT_TURN
    elif (
        int(state.carried[seat]) > 0
        and possible_builds(state, seat) == 0
        and pass_token_clause(state, seat) != ALLOWED
        and not has_free_action(state, seat)
    ):
        force(state, seat)
    else:
        state.phase = BUILD


@kernel
def next_turn(state: State) -> None:
    """The next seat that can act; if none can, building is over (Q6.6)."""
    seats = int(state.seats)
    for step in range(1, seats + 1):
        seat = (int(state.turn) + step) % seats
        if can_act(state, seat):
            state.turn = seat
            state.phase = BEGIN_TURN
            return
    state.phase = PAY
    state.passed = 0


@kernel
def pay_cube(state: State, seat: Seat) -> None:
    """A cube goes from the hand to the supply."""
    state.carried[seat] -= 1
    state.supply[seat] += 1


@kernel
def force(state: State, seat: Seat) -> None:
    """Pay a cube for a gold (Q6.4)."""
    pay_cube(state, seat)
    state.gold[seat] += 1
    state.phase = NEXT_TURN


@kernel
def build(state: State, seat: Seat, pyramid: int) -> None:
    """Put a cube on a pyramid; of a double the second build follows, if one is possible (Q6.1)."""
    state.carried[seat] -= 1
    put_cube(state, seat, pyramid, open_level(state, pyramid))
    if int(state.builds) > 0:
        state.builds -= 1
    if int(state.builds) > 0 and possible_builds(state, seat) != 0:
        state.phase = BUILD
    else:
        state.builds = 0
        state.phase = NEXT_TURN


@kernel
def begin_double(state: State) -> None:
    """Two builds in a row."""
    state.builds = 2
    state.phase = BUILD


@kernel
def say_done(state: State, seat: Seat) -> None:
    """No free action now; for good, if nobody has cubes any more (Q6.5)."""
    if not has_cubes(state):
        state.passed |= 1 << seat
    state.phase = NEXT_TURN


@kernel
def put_extra(state: State, seat: Seat, pyramid: int) -> None:
    """Put a cube from the supply on level 1 (Q7.3)."""
    use(state, seat, EXTRA)
    state.supply[seat] -= 1
    put_cube(state, seat, pyramid, 0)
    state.phase = BEGIN_TURN


@kernel
def move_cube(state: State, seat: Seat, pyramid: int, level: int, target: int) -> None:
    """Take a cube off, tear down what it bore, put it on level 1 (Q7.2)."""
    use(state, seat, MOVE)
    take_off(state, seat, pyramid, level)
    tear_down(state, seat, pyramid)
    put_cube(state, seat, target, 0)
    state.phase = BEGIN_TURN
