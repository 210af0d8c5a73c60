"""Texts read by forms."""

import pytest

from pyramidion.core.ledger import Form, Ledger, Parsed

FORMS = (
    Form("go", "go 3", r"go (\d+)", lambda number: 101 if number == "7" else 102),
    Form("stop", "stop", "stop"),
    Form("any", "x", r"[a-z]+", lambda: 103),
)
LEDGER = Ledger(["go 1", "go 2", "stop", "x"], FORMS, lambda action: (str(action),))


def test_texts_of_the_ledger() -> None:
    assert LEDGER.parse("go 2") == Parsed("go", 1)
    assert LEDGER.parse("stop") == Parsed("stop", 2)


def test_texts_that_name_nothing_break_the_clause_that_lists_it() -> None:
    assert LEDGER.parse("go 7") == Parsed("go", -1, 101)
    assert LEDGER.parse("go 8") == Parsed("go", -1, 102)
    assert LEDGER.parse("y") == Parsed("any", -1, 103)


@pytest.mark.parametrize("text", ["", "go 1 ", " go 1", "go 1\n", "GO 1", "go ١", "stop!"])
def test_texts_that_have_no_form(text: str) -> None:
    assert LEDGER.parse(text) is None
