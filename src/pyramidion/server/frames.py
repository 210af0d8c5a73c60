"""Frames: all there is to see for one viewer, made from that viewer's observation and nothing else."""

from hashlib import blake2b
from typing import Any

import msgspec

from pyramidion.core import chronicle
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC, Seat, Viewer
from pyramidion.core.undoing import UndoRefusedError, undo_ply
from pyramidion.core.words import Message, words
from pyramidion.server.errors import sentence
from pyramidion.server.protocol import Choice, Ending, Frame, Points, Told
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint

encode = msgspec.json.Encoder().encode


def whole_frame(table: Table, point: Viewpoint, mine: list[Seat]) -> Frame:
    """The frame of a viewer whose own seats are `mine`, with the whole log."""
    viewer, match = point.viewer, table.match
    decides = viewer != PUBLIC and table.is_open_to(viewer) and not table.chairs[viewer].bot
    scene = match.scene(viewer)
    frame = Frame(
        mark="",
        viewer=viewer,
        handover=point.handover,
        decision=table.decisions[viewer] if decides else 0,
        choices=choices(match, viewer) if decides else {},
        scene=scene,
        moved=match.glides(viewer, scene),
        log_from=0,
        log=log_of(table.told_to(viewer)),
        waits_for=table.actors,
        can_undo=[seat for seat in mine if can_undo(table, seat)],
        ending=ending(table),
    )
    return msgspec.structs.replace(frame, mark=blake2b(encode(frame), digest_size=12).hexdigest())


def cut_frame(frame: Frame, known: list[Told]) -> Frame:
    """The frame for a client that knows a log already: only what comes after what both have in common."""
    shared = 0
    for theirs, ours in zip(known, frame.log, strict=False):
        if theirs != ours:
            break
        shared += 1
    return msgspec.structs.replace(frame, log_from=shared, log=frame.log[shared:])


def log_of(told: list[chronicle.Told]) -> list[Told]:
    """What a chronicle tells, as it goes over the wire."""
    return [Told(actor=actor, text=action.text, story=story) for actor, action, story in told]


def choices(match: Match, seat: Viewer) -> dict[str, Choice]:
    """The seat's legal actions as a tree of targets, which are free of prefixes."""
    tree: dict[str, Any] = {}
    for action in match.legal_actions(seat):
        *way, last = match.ledger.targets(int(action))
        branch = tree
        for target in way:
            branch = branch.setdefault(target, {})
        branch[last] = int(action)
    return _grown(tree)


def _grown(tree: dict[str, Any]) -> dict[str, Choice]:
    return {
        target: Choice(action=found) if isinstance(found, int) else Choice(next=_grown(found))
        for target, found in tree.items()
    }


def can_undo(table: Table, seat: Seat) -> bool:
    """Whether the seat's last decision may be taken back, consent aside."""
    if table.phase != "playing" or table.chairs[seat].bot:
        return False
    try:
        undo_ply(table.match, seat, table.title(seat), table.concerned())
    except UndoRefusedError:
        return False
    return True


def ending(table: Table) -> Ending | None:
    """How the match ended, by its rules or by a resignation."""
    loser = table.loser()
    if loser is not None:
        seats = range(table.head.seats)
        return Ending(
            reason=sentence("reason-resigned", player=table.title(loser)),
            scores=[0 for _ in seats],
            ranks=[2 if seat == loser else 1 for seat in seats],
            breakdown=[[] for _ in seats],
        )
    return match_ending(table.match)


def match_ending(match: Match) -> Ending | None:
    """How a match ended by its rules; None while it goes on."""
    if not match.is_over:
        return None
    outcome = match.outcome()
    reason = Message(f"{match.game.name}-reason-{outcome.reason}")
    return Ending(
        reason=reason if words().has(reason.id) else sentence("reason-other", reason=outcome.reason),
        scores=outcome.scores,
        ranks=outcome.ranks,
        breakdown=[
            [Points(reason=message, points=points) for message, points in match.breakdown(seat)]
            for seat in range(match.seats)
        ],
    )
