"""An action in words, with what the rules then did by themselves.

The rules run step by step (rules.step). From an observation before and one after, the same steps are taken again and
told one by one: by then everything they need has been turned up.
"""

import numpy as np

from pyramidion.core.contract import Options
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Argument, Message
from pyramidion.games.maya_quarries.actions import LEDGER
from pyramidion.games.maya_quarries.rules import act, step
from pyramidion.games.maya_quarries.rules.opening import best_of, points_into
from pyramidion.games.maya_quarries.rules.payment import earnings
from pyramidion.games.maya_quarries.scene.words import pyramid_title, seat_name, token_name, told
from pyramidion.games.maya_quarries.scoring import REASONS
from pyramidion.games.maya_quarries.sheet import pyramid_names
from pyramidion.games.maya_quarries.state import (
    BEGIN_TURN,
    BID,
    BUILD,
    CARRY,
    DIG,
    DUG,
    END_ROUND,
    ERODE,
    HIT,
    NONE,
    OVER,
    PAY,
    SCORED,
    SHARE,
    TAKE,
    WORK,
)
from pyramidion.games.maya_quarries.tables import BLUE_NAMES, MAX_LEVELS, OWNER, TOKEN_NAMES


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next."""
    names = [pyramid_title(name) for name in pyramid_names(options["sheet"], int(before.seats))]
    lines = [_said(before, actor, action, names)]
    now = _copy(before)
    if int(before.phase) == DIG:
        if int(after.phase) == DIG and int(after.round_number) == int(before.round_number):
            return lines + _passes(before, after, actor)
        now.phase = DUG
        now.passed = 0
    elif int(before.phase) == BID:
        return lines if int(after.phase) == BID else lines + _bids(after)
    else:
        act(now, actor, action)
        lines += _changes(before, now, names)
        if int(before.phase) == TAKE:
            lines += _takes(before, after, actor)
    if int(now.phase) > OVER and not _turn_up(now, after):
        return [*lines, Message("maya_quarries-story-round", {"round": int(after.round_number)})]
    lines += _steps(now, names)
    if int(after.phase) == OVER:
        lines.append(Message(f"maya_quarries-reason-{REASONS[int(after.reason)]}"))
    return lines


def _copy(state: State) -> State:
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]


def _turn_up(now: State, after: State) -> bool:
    """Fill in what has come to light since. False if it lies there no longer: a round in which nobody won a cube."""
    if int(now.round_number) == int(after.round_number):
        now.cards[:] = after.cards
        now.laid[:] = after.laid
        now.hands[:] = after.hands
        return True
    return int(now.opened) == int(now.quarries)


def _seat(state: State, seat: Seat) -> dict[str, Argument]:
    return {"seat": seat_name(state, seat)}


def _said(state: State, actor: Seat, action: ActionInt, names: list[str]) -> Message:
    """The action itself."""
    name = LEDGER.form(action).name
    if name == "offer":
        return Message("maya_quarries-story-offer", told(state, action, names))
    if name == "pass":
        name = "pass-building" if int(state.phase) == BUILD else "pass-digging"
    return Message(f"maya_quarries-story-{name}", {**_seat(state, actor), **told(state, action, names)})


def _strike(state: State, striker: Seat, struck: Seat) -> Message:
    return Message("maya_quarries-story-strike", {**_seat(state, striker), "struck": seat_name(state, struck)})


def _passes(before: State, after: State, actor: Seat) -> list[Message]:
    """Who could only pass (Q3.1)."""
    seats = [seat for seat in range(int(before.seats)) if (int(after.passed) & ~int(before.passed)) >> seat & 1]
    return [Message("maya_quarries-story-passes", _seat(before, seat)) for seat in seats if seat != actor]


def _bids(after: State) -> list[Message]:
    """All bids, and the token that went by itself (Q8.2)."""
    bids = [
        Message("maya_quarries-story-bid", {**_seat(after, seat), "gold": int(after.bids[seat])})
        for seat in range(int(after.seats))
    ]
    return [Message("maya_quarries-story-bids"), *bids, *_takes(after, after, NONE)]


def _takes(before: State, after: State, actor: Seat) -> list[Message]:
    """Tokens that went by themselves in an auction."""
    return [
        Message("maya_quarries-story-take", {**_seat(after, int(seat)), "token": token_name(name)})
        for name, was, seat in zip(BLUE_NAMES, before.blue, after.blue, strict=True)
        if int(seat) >= 0 and int(seat) != actor and (actor == NONE or int(was) != int(seat))
    ]


def _steps(now: State, names: list[str]) -> list[Message]:
    """Take the steps of the rules again, and tell each."""
    lines: list[Message] = []
    work = np.zeros(WORK, np.int32)
    while True:
        earlier = _copy(now)
        if not step(now, work):
            return lines
        lines += _step_told(earlier, now, names)


def _step_told(earlier: State, now: State, names: list[str]) -> list[Message]:
    phase = int(earlier.phase)
    if phase == HIT:
        quarry = int(now.opened) - 1
        struck = np.flatnonzero(now.struck[quarry] > earlier.struck[quarry]).tolist()
        striker = int(now.cards[quarry, int(now.looked) - 1]) // OWNER
        return [_strike(now, striker, seat) for seat in struck]
    if phase == SHARE:
        return _shares(earlier, now)
    if phase == CARRY:
        return _loads(earlier, now)
    if phase == BEGIN_TURN and int(now.gold.sum()) > int(earlier.gold.sum()):
        return [Message("maya_quarries-story-forced", _seat(now, int(now.turn)))]
    if phase == PAY:
        return _payments(earlier)
    if phase == ERODE:
        return _erosion(earlier, now)
    if phase == END_ROUND:
        return [Message("maya_quarries-story-round", {"round": int(now.round_number)})]
    return []


def _shares(earlier: State, now: State) -> list[Message]:
    """Points and cubes at a quarry, in order, and what became of its token (Q4.3, Q4.4)."""
    quarry = int(earlier.opened) - 1
    work = np.zeros(WORK, np.int32)
    points_into(earlier, quarry, work)
    lines = []
    first = seat = int(best_of(work))
    while seat != NONE:
        what: dict[str, Argument] = {
            "quarry": quarry + 1,
            "points": int(work[SCORED + seat]),
            "cubes": int(now.carried[seat]) - int(earlier.carried[seat]),
        }
        lines.append(Message("maya_quarries-story-share", {**_seat(now, seat), **what}))
        work[SCORED + seat] = 0
        seat = int(best_of(work))
    if first != NONE:
        token = token_name(TOKEN_NAMES[int(now.tokens[quarry])])
        lines.append(Message("maya_quarries-story-token", {**_seat(now, first), "token": token}))
    lines += [
        Message("maya_quarries-story-protect", {**_seat(now, first), "quarry": other + 1})
        for other in range(int(now.quarries))
        if int(now.shields[other]) != int(earlier.shields[other])
    ]
    return lines


def _loads(earlier: State, now: State) -> list[Message]:
    """Who could not carry all cubes (Q5.1), who got one more (Q8.4)."""
    lines = []
    for seat in range(int(now.seats)):
        lost = int(earlier.carried[seat]) - int(now.carried[seat])
        if lost > 0:
            lines.append(Message("maya_quarries-story-lost", {**_seat(now, seat), "count": lost}))
        elif lost < 0:
            lines.append(Message("maya_quarries-story-cube", _seat(now, seat)))
    return lines


def _changes(before: State, now: State, names: list[str]) -> list[Message]:
    """Bonus cubes (Q6.3) and what a move tore down (Q7.2); cubes that the joker's haul could not save (Q8.5)."""
    lines = []
    for seat in range(int(now.seats)):
        built = int(now.cubes[:, :, seat].sum()) - int(before.cubes[:, :, seat].sum())
        if int(before.phase) == BUILD and built < 0:
            lines.append(Message("maya_quarries-story-torn", {**_seat(now, seat), "count": -built}))
        for pyramid in range(int(now.pyramids)):
            for level in range(1, MAX_LEVELS):
                is_new = int(now.filled[pyramid, level]) == 1 and int(before.filled[pyramid, level]) == 0
                if is_new and int(now.cubes[pyramid, level, seat]) and _was_filled(before, now, pyramid, level - 1):
                    where: dict[str, Argument] = {"pyramid": names[pyramid], "level": level + 1}
                    lines.append(Message("maya_quarries-story-bonus", {**_seat(now, seat), **where}))
    if int(now.phase) == BEGIN_TURN and int(before.phase) != BUILD:
        lines += _loads(before, now)
    return lines


def _was_filled(before: State, now: State, pyramid: int, level: int) -> bool:
    spaces = int(now.spaces[pyramid, level])
    return int(now.filled[pyramid, level]) == spaces > int(before.filled[pyramid, level])


def _payments(earlier: State) -> list[Message]:
    return [
        Message("maya_quarries-story-paid", {**_seat(earlier, seat), "count": int(earnings(earlier, seat))})
        for seat in range(int(earlier.seats))
    ]


def _erosion(earlier: State, now: State) -> list[Message]:
    lost = [int(earlier.cubes[:, :, seat].sum()) - int(now.cubes[:, :, seat].sum()) for seat in range(int(now.seats))]
    return [
        Message("maya_quarries-story-eroded", {**_seat(now, seat), "count": count})
        for seat, count in enumerate(lost)
        if count
    ]
