"""Results, and the words that tell of them."""

import msgspec
import numpy as np

from laws.cases import Case, every_case, positions, random_match, scratch
from pyramidion.core import verbs
from pyramidion.core.match import Match


def finished(case: Case, seed: int) -> Match:
    return case.match(random_match(case, seed)[-1].state)


@every_case
def test_results_are_sound(case: Case) -> None:
    for seed in range(4):
        match = finished(case, seed)
        outcome = match.outcome()
        assert outcome.reason in case.game.scoring.REASONS[1:]
        assert len(outcome.scores) == len(outcome.ranks) == case.seats
        assert msgspec.json.decode(msgspec.json.encode(outcome.extras)) == outcome.extras
        assert is_ranking(outcome.ranks), outcome.ranks
        assert all(match.breakdown(seat) for seat in range(case.seats))


def is_ranking(ranks: list[int]) -> bool:
    """Whether each rank is 1 + the number of better seats or, where teams of one size play, of better teams."""
    by_seats = [1 + sum(other < rank for other in ranks) for rank in ranks]
    by_teams = [1 + len({other for other in ranks if other < rank}) for rank in ranks]
    is_teams = len({ranks.count(rank) for rank in ranks}) == 1 and ranks.count(1) > 1
    return ranks == by_seats or (is_teams and ranks == by_teams)


def test_what_is_no_ranking() -> None:
    assert is_ranking([1, 1, 3])
    assert is_ranking([2, 1, 2, 1])
    assert not is_ranking([1, 1, 2])
    assert not is_ranking([2, 2])
    assert not is_ranking([1, 3])


@every_case
def test_heuristic_values_are_chances(case: Case) -> None:
    for state in positions(case):
        values = np.full((2, case.seats), np.nan, np.float32)
        verbs.evaluate(state, values[0])
        verbs.foresee(state, values[1], scratch(case))
        assert ((values >= 0) & (values <= 1)).all()
