"""Why not? The quick way to an answer finds what asking about every action would find, in every game."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pyramidion.core import registry
from pyramidion.core.ledger import Ledger
from pyramidion.core.match import Match
from pyramidion.server import whynot
from pyramidion.server.errors import sentence

Targets = tuple[str, ...]


def meant_slowly(ledger: Ledger, targets: Targets) -> list[int]:
    every = range(len(ledger))
    whole = [action for action in every if sorted(ledger.targets(action)) == sorted(targets)]
    begun = (
        [action for action in every if ledger.targets(action)[:length] == targets[:length]]
        for length in range(len(targets), 0, -1)
    )
    return whole or next((found for found in begun if found), [])


def answer_slowly(match: Match, seat: int, targets: Targets) -> Any:
    meant = meant_slowly(match.ledger, targets)
    if not meant:
        return "", sentence("why-no-target")
    refusals = [match.why_not(action, seat) for action in meant]
    if None in refusals:
        is_whole = len(match.ledger.targets(meant[0])) == len(targets)
        return "", sentence("why-allowed" if is_whole else "why-go-on")
    best = min((refusal for refusal in refusals if refusal), key=lambda refusal: refusal.clause.startswith("G"))
    return best.clause, best.message


def pointed_at(ledger: Ledger, rng: np.random.Generator) -> list[Targets]:
    """Targets as people may point at them: whole, begun, in another order, with something wrong at the end."""
    found: list[Targets] = []
    for action in rng.choice(len(ledger), 6):
        targets = ledger.targets(int(action))
        found += [targets, targets[:1], targets[::-1], targets[: len(targets) - 1], (*targets, "the moon")]
    return [*found, (), ("the moon",)]


@pytest.mark.parametrize("name", ["axio", "maya_quarries", "maya_towers", "yaxha"])
def test_it_answers_as_if_every_action_were_asked_about(name: str) -> None:
    game = registry.game(name)
    rng = np.random.default_rng(5)
    match = Match(game, game.spec.seats[-1], seed=11)
    seen = set()
    while not match.is_over and match.ply < 120:
        seat = int(rng.choice(match.actors))
        if match.ply % 4 == 0:
            for asking in {seat, (seat + 1) % match.seats}:
                for targets in pointed_at(match.ledger, rng):
                    answer = whynot.why_not(SimpleNamespace(match=match), asking, list(targets))  # type: ignore[arg-type]
                    assert answer == answer_slowly(match, asking, targets), (match.ply, asking, targets)
                    seen.add(answer[0][:1])
        match.play(int(rng.choice(match.legal_actions(seat))), seat)
    assert {"", "G"} < seen  # answers by a clause of the game as well


@pytest.mark.parametrize("name", ["axio", "maya_quarries", "maya_towers", "yaxha"])
def test_it_asks_about_few_actions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each form at most, as long as nobody may act there: the most common beginning means hundreds."""
    game = registry.game(name)
    match = Match(game, game.spec.seats[-1], seed=11)
    begun = whynot._index(match.ledger).begun
    targets = max(begun, key=lambda targets: len(begun[targets]))
    asked: list[Any] = []
    ask = match.why_not
    monkeypatch.setattr(match, "why_not", lambda action, seat: asked.append(action) or ask(action, seat))
    monkeypatch.setattr(match.ledger, "targets", None)
    idle = next(seat for seat in range(match.seats + 1) if seat not in match.actors)
    whynot.why_not(SimpleNamespace(match=match), idle, list(targets))  # type: ignore[arg-type]
    assert 1 <= len(asked) <= len(match.ledger.forms) < len(begun[targets])
