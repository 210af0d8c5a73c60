"""Why not? What forbids the action that somebody points at."""

from functools import lru_cache

from pyramidion.core.errors import RefusedError
from pyramidion.core.ledger import Ledger
from pyramidion.core.types import ActionInt, Seat
from pyramidion.core.words import Message
from pyramidion.server.errors import sentence
from pyramidion.server.table import Table


def why_not(table: Table, seat: Seat, targets: list[str]) -> tuple[str, Message]:
    """Clause and sentence for what these targets, chosen in any order, mean or begin."""
    meant = _meant(table.match.ledger, tuple(targets))
    if not meant:
        return "", sentence("why-no-target")
    refusals = [table.match.why_not(action, seat) for action in meant]
    if None in refusals:
        return "", sentence("why-allowed" if _is_whole(table.match.ledger, meant, targets) else "why-go-on")
    best = min((refusal for refusal in refusals if refusal is not None), key=_vagueness)
    return best.clause, best.message


def _vagueness(refusal: RefusedError) -> bool:
    """A clause of the game says more than that the whole form is not expected now."""
    return refusal.clause.startswith("G")


def _is_whole(ledger: Ledger, meant: list[ActionInt], targets: list[str]) -> bool:
    return len(ledger.targets(meant[0])) == len(targets)


def _meant(ledger: Ledger, targets: tuple[str, ...]) -> list[ActionInt]:
    """The actions of these targets; else those that begin with as many of them as possible."""
    whole = _by_targets(ledger).get(tuple(sorted(targets)))
    if whole:
        return whole
    for length in range(len(targets), 0, -1):
        found = [action for action in range(len(ledger)) if ledger.targets(action)[:length] == targets[:length]]
        if found:
            return found
    return []


@lru_cache(maxsize=64)
def _by_targets(ledger: Ledger) -> dict[tuple[str, ...], list[ActionInt]]:
    found: dict[tuple[str, ...], list[ActionInt]] = {}
    for action in range(len(ledger)):
        found.setdefault(tuple(sorted(ledger.targets(action))), []).append(action)
    return found
