"""Analysis: what a position offers a seat, and how a match went, as a good player would have seen it at the time.

Each seat's chances at a moment come from a search of its own, from what it knew then: the mean, over all simulations,
of how well it comes to stand. (By the view of whoever is to act, the graph would jump with every turn, since everybody
is glad of secrets of their own.) The chances of several seats are made to add up to 1, those of partners counted once.
Alone there is nobody to beat: then it is the share of the best score that can be expected.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.errors import PyramidionError
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, MAX_SEATS, ActionInt, Rng, Seat, State
from pyramidion.search.guessing import guesses
from pyramidion.search.levels import best_plan
from pyramidion.search.mcts import Budget, Candidate, Finding
from pyramidion.search.thinking import think

USUAL = Budget(400)  # for each decision of a match that is looked back at
CAREFUL = Budget(4_096, 3.0)  # for one position
ONLOOKING = 4  # whoever does not act searches with so many times fewer simulations
DEEPER = 4  # so many times the simulations, before a decision is called a mistake
TRIED = 1 / 8  # of all simulations; what was tried less is worth what a search of its own says
OWN = 1 / 4  # of the simulations, for a search of its own
GUESSES = 8  # at what is hidden when an action that is searched by itself is carried out
# So many budgets one moment may take at most: everything twice, and what the other seats search.
MOST_EFFORT = (1 + DEEPER) * (1 + 2 * OWN) + (MAX_SEATS - 1) / ONLOOKING
STEPS = 6  # of an expected line
MISTAKE = 0.1  # what a decision must have cost to be a turning point
MOST_TURNS = 5


@dataclass(frozen=True)
class Decision:
    """What a seat chose, and what the search would have chosen for it."""

    seat: Seat
    played: Candidate
    best: Candidate

    @property
    def loss(self) -> float:
        """How much less the action was worth than the best one."""
        return max(0.0, self.best.value - self.played.value)


@dataclass(frozen=True)
class Moment:
    """How every seat stood after so many actions, and what was decided then; nothing at the end."""

    ply: int
    chances: tuple[float, ...]  # [seat]
    decision: Decision | None = None


def consider(game: Game, observation: State, seat: Seat, budget: Budget, rng: Rng) -> Finding:
    """A search that tells all it can: what would follow, and how each seat stands."""
    return think(game, observation, seat, best_plan(game, int(observation.seats)), budget, rng, steps=STEPS)


def analyse(match: Match, seat: Seat | None = None, budget: Budget = CAREFUL, *, seed: int = 1) -> Finding:
    """What the seat can do now, the best first, each with its value and what would follow: from what the seat knows."""
    match.check_is_whole()
    return _found_at(match, match.ply, checked_seat(match, seat), budget, seed)


def plies(match: Match) -> list[int]:
    """The moments worth a look: before each choice between actions, and now, unless chance must act first."""
    chosen = [ply for ply, entry in enumerate(match.log) if entry.actor != CHANCE and entry.legal > 1]
    return chosen if match.actors == [CHANCE] else [*chosen, match.ply]


def moments(match: Match, budget: Budget = USUAL, *, seed: int = 1) -> Iterator[Moment]:
    """The match moment by moment."""
    match.check_is_whole()
    for ply in plies(match):
        yield moment_at(match, ply, budget, seed=seed)


def moment_at(match: Match, ply: int, budget: Budget = USUAL, *, seed: int = 1) -> Moment:
    """One of the match's plies. What looks like a mistake is looked at longer: a short search may miss a lot."""
    if ply == match.ply:
        chances = _final_chances(match) if match.is_over else _chances(match, ply, {}, budget, seed)
        return Moment(ply, chances)
    found, decision = _decided(match, ply, budget, seed)
    if decision.loss >= MISTAKE:
        found, decision = _decided(match, ply, _times(budget, DEEPER), seed)
    return Moment(ply, _chances(match, ply, {decision.seat: found}, budget, seed), decision)


def turning_points(past: Iterable[Moment]) -> list[Moment]:
    """The few decisions that cost most, in the order of the match."""
    costly = [moment for moment in past if _loss(moment) >= MISTAKE]
    return sorted(sorted(costly, key=_loss)[-MOST_TURNS:], key=lambda moment: moment.ply)


def _loss(moment: Moment) -> float:
    return moment.decision.loss if moment.decision else 0.0


def _decided(match: Match, ply: int, budget: Budget, seed: int) -> tuple[Finding, Decision]:
    """What a seat would have found, and what it decided: both actions known well enough to be compared."""
    seat, action = match.log[ply].actor, int(match.log[ply].action)
    found = _found_at(match, ply, seat, budget, seed)
    played = next(candidate for candidate in found.candidates if candidate.action == action)
    if found.is_exact or played == found.best:
        return found, Decision(seat, played, found.best)

    def known(candidate: Candidate) -> Candidate:
        if candidate.visits >= TRIED * found.simulations:
            return candidate
        return replace(candidate, value=_value_by_itself(match, ply, candidate.action, _times(budget, OWN), seed))

    return found, Decision(seat, known(played), known(found.best))


def _value_by_itself(match: Match, ply: int, action: ActionInt, budget: Budget, seed: int) -> float:
    """What an action is worth to the seat whose decision it was, by a search of what it leads to.

    It is carried out in guesses at what the seat could not know, before chance has had its say: what was drawn or
    revealed afterwards must not make a decision good or bad.
    """
    game, seat = match.game, match.log[ply].actor
    rng = new_rng(seed, ply * MAX_SEATS + seat)
    states = guesses(game, _seen_at(match, ply, seat), seat, GUESSES, rng)
    share, total = _times(budget, 1 / len(states)), 0.0
    for state in states:
        verbs.apply(state, seat, action, np.zeros(game.state.WORK, np.int32))
        verbs.observe(state, seat)
        total += think(game, state, seat, best_plan(game, match.seats), share, rng).standings[seat]
    return total / len(states)


def _found_at(match: Match, ply: int, seat: Seat, budget: Budget, seed: int) -> Finding:
    """What a seat would have found after so many actions."""
    return consider(match.game, _seen_at(match, ply, seat), seat, budget, new_rng(seed, ply * MAX_SEATS + seat))


def _seen_at(match: Match, ply: int, seat: Seat) -> State:
    """What a seat could know after so many actions."""
    observation = match.state_at(ply)
    verbs.observe(observation, seat)
    return observation


def _chances(match: Match, ply: int, known: dict[Seat, Finding], budget: Budget, seed: int) -> tuple[float, ...]:
    """How each seat stood by its own search; for some seats it is known already what they found."""
    brief = _times(budget, 1 / ONLOOKING)
    found = [known.get(seat) or _found_at(match, ply, seat, brief, seed) for seat in range(match.seats)]
    return _shares(match, [finding.standings[seat] for seat, finding in enumerate(found)])


def _times(budget: Budget, factor: float) -> Budget:
    return Budget(max(1, int(budget.simulations * factor)), budget.seconds * factor)


def _final_chances(match: Match) -> tuple[float, ...]:
    if match.seats > 1:
        return _shares(match, [float(rank == 1) for rank in match.outcome().ranks])
    values = np.zeros(MAX_SEATS, np.float32)
    verbs.evaluate(match.state, values)
    return (float(values[0]),)


def _shares(match: Match, standings: list[float]) -> tuple[float, ...]:
    """Standings, which say for each seat alone how it fares against the best other, as chances that add up to 1."""
    if match.seats == 1:
        return tuple(standings)
    teams = match.game.spec.teams.get(match.seats, tuple((seat,) for seat in range(match.seats)))
    means = {seat: sum(standings[member] for member in team) / len(team) for team in teams for seat in team}
    total = sum(means[team[0]] for team in teams)
    if total == 0.0:  # everybody has given up, each from what it knew
        return (1.0 / len(teams),) * match.seats
    return tuple(means[seat] / total for seat in range(match.seats))


def checked_seat(match: Match, seat: Seat | None = None) -> Seat:
    """The seat itself, or the first that may act, if it has something to decide now."""
    actors = match.actors
    if not actors:
        raise PyramidionError("The match is over: there is nothing to decide any more.")
    if actors == [CHANCE]:
        raise PyramidionError("Here chance acts: there is nothing to decide.")
    if seat is None:
        return actors[0]
    if seat not in actors:
        raise PyramidionError(f"Seat {seat} has nothing to decide here; whoever has: {', '.join(map(str, actors))}.")
    return seat
