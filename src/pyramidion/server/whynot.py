"""Why not? What forbids the action that somebody points at."""

from functools import lru_cache
from typing import NamedTuple

from pyramidion.core.errors import RefusedError
from pyramidion.core.ledger import Ledger
from pyramidion.core.match import Match
from pyramidion.core.types import ActionInt, Seat
from pyramidion.core.words import Message
from pyramidion.server.errors import sentence
from pyramidion.server.table import Table

Targets = tuple[str, ...]


def why_not(table: Table, seat: Seat, targets: list[str]) -> tuple[str, Message]:
    """Clause and sentence for what these targets, chosen in any order, mean or begin."""
    match = table.match
    meant = _meant(match.ledger, tuple(targets))
    if not meant:
        return "", sentence("why-no-target")
    if not {int(action) for action in match.legal_actions(seat)}.isdisjoint(meant):
        return "", sentence("why-allowed" if _is_whole(match.ledger, meant, targets) else "why-go-on")
    refusal = _clearest_refusal(match, meant, seat)
    return refusal.clause, refusal.message


def _clearest_refusal(match: Match, meant: list[ActionInt], seat: Seat) -> RefusedError:
    """The first refusal by a clause of the game, or else the first: whose turn it is, which forms are expected.

    None of the actions is legal. What `G` clauses say holds for a whole form: one action of it is asked about.
    """
    vague: RefusedError | None = None
    closed: set[str] = set()  # forms
    for action in meant:
        form = match.ledger.form(action).name
        if form in closed:
            continue
        refusal = match.why_not(action, seat)
        assert refusal is not None
        if not refusal.clause.startswith("G"):
            return refusal
        vague = vague or refusal
        closed.add(form)
    assert vague is not None
    return vague


def _is_whole(ledger: Ledger, meant: list[ActionInt], targets: list[str]) -> bool:
    return len(ledger.targets(meant[0])) == len(targets)


def _meant(ledger: Ledger, targets: Targets) -> list[ActionInt]:
    """The actions of these targets; else those that begin with as many of them as possible."""
    index = _index(ledger)
    whole = index.whole.get(tuple(sorted(targets)))
    if whole:
        return whole
    for length in range(len(targets), 0, -1):
        if targets[:length] in index.begun:
            return index.begun[targets[:length]]
    return []


class _Index(NamedTuple):
    """The actions of a ledger, found by what one points at."""

    whole: dict[Targets, list[ActionInt]]  # by all their targets, sorted
    begun: dict[Targets, list[ActionInt]]  # by their first targets, one or more, in order


@lru_cache(maxsize=64)
def _index(ledger: Ledger) -> _Index:
    index = _Index({}, {})
    for action in range(len(ledger)):
        targets = ledger.targets(action)
        index.whole.setdefault(tuple(sorted(targets)), []).append(action)
        for length in range(1, len(targets) + 1):
            index.begun.setdefault(targets[:length], []).append(action)
    return index
