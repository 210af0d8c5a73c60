"""Clauses as numbers and as ids."""

import pytest

from pyramidion.core.clauses import clause_id, general_clause, parse_clause_id


@pytest.mark.parametrize(("number", "name"), [(305, "T3.5"), (1, "G1"), (4, "G4"), (1012, "T10.12"), (101, "T1.1")])
def test_clause_ids_round_trip(number: int, name: str) -> None:
    assert clause_id(number, "T") == name
    assert parse_clause_id(name) == number


@pytest.mark.parametrize(
    ("actors", "seat", "phases", "phase", "clause"),
    [
        (0b000, 1, 0b11, 0, "G2"),  # it is over, whoever acts and whatever it is
        (0b100, 1, 0b01, 2, "G1"),  # not the actor's turn, even if the form is not expected either
        (0b010, 1, 0b01, 1, "G4"),
        (0b110, 1, 0b10, 1, "G0"),
        (0b110, 2, 0b10, 1, "G0"),
    ],
)
def test_what_forbids_an_action_in_any_game(actors: int, seat: int, phases: int, phase: int, clause: str) -> None:
    assert clause_id(general_clause(actors, seat, phases, phase), "T") == clause
