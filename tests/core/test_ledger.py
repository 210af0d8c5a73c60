"""Ledgers: actions as ints, texts, fields and targets; texts read; tables for kernels and for people."""

import pytest

from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, numbers
from pyramidion.core.ledger import Ledger, Parsed
from pyramidion.core.types import CHANCE

TOWN = Axis("town", ("ur", "uruk"), "[a-z]+")
ROAD = Axis("road", numbers(1, 3), NUMBER, example=2)
GO = Form(
    "go", "go {town} {road}", (TOWN, ROAD), (0, 2), missing=lambda town, _: 101 if town not in TOWN.words else 102
)
STOP = Form("stop", "stop", phases=(2,), least_seats=3)
RAIN = Form("rain", "rain {town}", (TOWN,), (1,), Who.CHANCE, missing=201)
FLOOD = Form("flood", "go {town} {road}", (TOWN, ROAD), (1,), Who.CHANCE, missing=202)
HIDDEN = Form("hidden", "go ?", (), (0, 2), Who.NOBODY)
FORMS = Forms()
for form in (GO, STOP, RAIN, FLOOD, HIDDEN):
    FORMS.add(form)
LEDGER = Ledger(FORMS.declared)


def test_actions_are_numbered_form_by_form() -> None:
    assert LEDGER.texts[:7] == ["go ur 1", "go ur 2", "go ur 3", "go uruk 1", "go uruk 2", "go uruk 3", "stop"]
    assert len(LEDGER) == len(LEDGER.texts) == 6 + 1 + 2 + 6 + 1
    assert [LEDGER.form(action).name for action in (0, 5, 6, 7, 9, 15)] == [
        "go",
        "go",
        "stop",
        "rain",
        "flood",
        "hidden",
    ]


def test_what_an_action_is_made_of() -> None:
    assert LEDGER.fields(5) == (1, 2)
    assert LEDGER.parts(5) == [(TOWN, 1), (ROAD, 2)]
    assert LEDGER.targets(5) == ("go uruk 3",)
    assert LEDGER.fields(6) == ()


def test_each_kind_of_actor_has_a_range_of_its_own() -> None:
    assert [LEDGER.actions_of(who) for who in Who] == [range(7), range(7, 15), range(15, 16)]
    assert Ledger([GO]).actions_of(Who.CHANCE) == range(0)


def test_forms_expected_in_a_phase() -> None:
    assert LEDGER.expected(0, 2) == [GO]  # what stands for hidden actions is not written by anybody
    assert LEDGER.expected(1, 2) == [RAIN, FLOOD]
    assert LEDGER.expected(2, 2) == [GO]
    assert LEDGER.expected(2, 3) == [GO, STOP]
    assert LEDGER.expected(3, 3) == []


def test_texts_of_the_ledger() -> None:
    assert LEDGER.parse("go ur 2", 0) == Parsed(GO, 1)
    assert LEDGER.parse("stop", 0) == Parsed(STOP, 6)
    assert LEDGER.parse("go ?", 1) == Parsed(HIDDEN, 15)


def test_a_text_means_the_action_of_the_actors_own_kind() -> None:
    assert LEDGER.parse("go ur 2", CHANCE) == Parsed(FLOOD, 10)
    assert LEDGER.parse("rain ur", 0) == Parsed(RAIN, 7)
    assert LEDGER.parse("stop", CHANCE) == Parsed(STOP, 6)


def test_texts_that_name_nothing_break_a_clause() -> None:
    assert LEDGER.parse("go babylon 1", 0) == Parsed(GO, -1, 101)
    assert LEDGER.parse("go ur 9", 0) == Parsed(GO, -1, 102)
    assert LEDGER.parse("go ur 9", CHANCE) == Parsed(FLOOD, -1, 202)
    assert LEDGER.parse("rain babylon", 0) == Parsed(RAIN, -1, 201)


@pytest.mark.parametrize("text", ["", "go ur 1 ", "GO ur 1", "stop!", "rain"])
def test_texts_that_have_no_form(text: str) -> None:
    assert LEDGER.parse(text, 0) is None


def test_other_words_for_the_same_actions() -> None:
    other = LEDGER.with_words(town=("kish", "ur"))
    assert other.texts[:4] == ["go kish 1", "go kish 2", "go kish 3", "go ur 1"]
    assert other.parse("rain ur", CHANCE) == Parsed(other.forms[2], 8)
    assert LEDGER.texts[0] == "go ur 1"


def test_other_clauses_for_what_is_missing() -> None:
    other = LEDGER.with_missing("go", lambda *_: 105)
    assert other.parse("go babylon 1", 0) == Parsed(other.forms[0], -1, 105)
    assert other.texts == LEDGER.texts
    assert LEDGER.parse("go babylon 1", 0) == Parsed(GO, -1, 101)


def test_tables_for_kernels() -> None:
    tables = LEDGER.tables()
    assert tables.form.tolist() == [0] * 6 + [1] + [2] * 2 + [3] * 6 + [4]
    assert tables.first.tolist() == [0, 6, 7, 9, 15]
    assert tables.fields[[5, 6, 8, 15]].tolist() == [[1, 2], [0, 0], [1, 0], [0, 0]]
    assert tables.phases.tolist() == [0b101, 0b100, 0b10, 0b10, 0b101]


def test_kernels_find_fields_where_no_form_has_any() -> None:
    assert Ledger([STOP]).tables().fields.tolist() == [[0]]


def test_the_table_in_a_games_page() -> None:
    assert LEDGER.markdown().splitlines() == [
        "| ints | form | text | who |",
        "|---|---|---|---|",
        "| 0-5 | go | `go ur 3` | a seat |",
        "| 6 | stop | `stop` | a seat |",
        "| 7-8 | rain | `rain ur` | chance |",
        "| 9-14 | flood | `go ur 3` | chance |",
        "| 15 | hidden | `go ?` | how others see what is hidden |",
    ]
