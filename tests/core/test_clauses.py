"""Clauses as numbers and as ids."""

import pytest

from pyramidion.core.clauses import clause_id, parse_clause_id


@pytest.mark.parametrize(("number", "name"), [(305, "T3.5"), (1, "G1"), (4, "G4"), (1012, "T10.12"), (101, "T1.1")])
def test_clause_ids_round_trip(number: int, name: str) -> None:
    assert clause_id(number, "T") == name
    assert parse_clause_id(name) == number
