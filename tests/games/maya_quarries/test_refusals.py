"""Refusals that are not one clause's own: G1-G4, and texts that have no form or the wrong one."""

import pytest

from games.maya_quarries.positions import at, clause, new, position
from pyramidion.core.words import LANGUAGES, Message, words
from pyramidion.games.maya_quarries.explain import CLAUSES

OVER = position(phase="complete", course="3:0:0", has="3,0/2,0/1,0")


def test_G1_and_G2_come_first() -> None:
    match = at(position())
    assert clause(match, "dig 3 1", 1) == clause(match, "nonsense", 2) == clause(match, "dig 3 1", 7) == "G1"
    assert clause(at(OVER), "pass", 0) == clause(at(OVER), "nonsense", 0) == "G2"


@pytest.mark.parametrize(
    "text", ["", "dig", "dig 6", "dig 6 3 ", "dig 06 3", "dig six 3", "Pass", "bid -1", "move a b", "joker"]
)
def test_G3_texts_without_a_form(text: str) -> None:
    refusal = at(position()).why_not(text)
    assert refusal is not None
    assert refusal.clause == "G3"
    assert "dig 6 3 / pass" in refusal.sentence or "pass / dig 6 3" in refusal.sentence


@pytest.mark.parametrize(
    "text",
    ["build copan", "bid 4", "bid ?", "strike 1", "forced", "offer joker", "joker keep", "place copan", "start 9"],
)
def test_G4_forms_of_another_phase(text: str) -> None:
    assert clause(at(position()), text) == "G4"


def test_shapes_show_names_of_the_sheet() -> None:
    match = new(
        3,
        sheet={
            "quarries": [{"token": "move", "cubes": [1], "max": 1}],
            "pyramids": [{"name": name, "levels": [{"spaces": 5, "gold": [1, 0]}]} for name in ("sun", "moon")],
        },
    )
    refusal = match.why_not("nonsense")
    assert refusal is not None
    assert "place sun" in refusal.sentence


def test_hidden_forms_are_nobodys_choice() -> None:
    match = at(position(quarries="05", course="1:1:0"))
    assert clause(match, "dig low 1") == clause(match, "dig high 1") == "Q1.1"
    assert clause(match, "dig high 9") == "Q1.2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_sentence(language: str) -> None:
    for number in CLAUSES:
        text = words(language).say(Message(f"maya_quarries-clause-Q{number // 100}-{number % 100}"))
        assert text.endswith(".")
