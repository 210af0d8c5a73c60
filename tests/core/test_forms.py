"""Texts read by forms."""

import pytest

from pyramidion.core.forms import Form, Parsed, parse_by_forms

FORMS = (
    Form("go", "go 3", r"go (\d+)", lambda number: 101 if number == "7" else 102),
    Form("stop", "stop", "stop"),
    Form("any", "x", r"[a-z]+", lambda: 103),
)
LEDGER = {"go 1": 0, "go 2": 1, "stop": 2, "x": 3}


def test_texts_of_the_ledger() -> None:
    assert parse_by_forms("go 2", FORMS, LEDGER) == Parsed("go", 1)
    assert parse_by_forms("stop", FORMS, LEDGER) == Parsed("stop", 2)


def test_texts_that_name_nothing_break_the_clause_that_lists_it() -> None:
    assert parse_by_forms("go 7", FORMS, LEDGER) == Parsed("go", -1, 101)
    assert parse_by_forms("go 8", FORMS, LEDGER) == Parsed("go", -1, 102)
    assert parse_by_forms("y", FORMS, LEDGER) == Parsed("any", -1, 103)


@pytest.mark.parametrize("text", ["", "go 1 ", " go 1", "go 1\n", "GO 1", "go ١", "stop!"])
def test_texts_that_have_no_form(text: str) -> None:
    assert parse_by_forms(text, FORMS, LEDGER) is None
