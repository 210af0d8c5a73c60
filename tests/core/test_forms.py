"""Forms: texts, targets, patterns and what does not exist, from one declaration each."""

import pytest

from pyramidion.core.forms import NUMBER, Axis, Form, Forms, Who, Words, numbers

TOWN = Axis("town", ("ur", "uruk"), "[a-z]+")
ROAD = Axis("road", numbers(1, 3), NUMBER, example=1)


def backwards(town: str, road: str) -> str:
    return f"{road}-{town[::-1]}"


def reversed_targets(town: str, road: str) -> Words:
    return (road, town)


GO = Form("go", "go {town}.{road}", (TOWN, ROAD), phases=(0, 2), targets=("{text}", "town {town}"), least_seats=3)
WRITTEN = Form("written", backwards, (TOWN, ROAD), targets=reversed_targets, shape=r"(\d)-([a-z]+)")


def test_numbers_as_words() -> None:
    assert numbers(2, 3) == ("2", "3", "4")


def test_how_many_actions_have_a_form() -> None:
    assert GO.size == 6
    assert Form("stop", "stop").size == 1


def test_an_example_shows_the_words_that_its_axes_choose() -> None:
    assert GO.example == "go ur.2"
    assert WRITTEN.example == "2-ru"


def test_texts_and_targets_are_made_of_words() -> None:
    assert GO.text_of(["uruk", "3"]) == "go uruk.3"
    assert GO.targets_of(["uruk", "3"]) == ("go uruk.3", "town uruk")
    assert Form("stop", "stop").targets_of([]) == ("stop",)


def test_texts_and_targets_may_be_made_by_functions() -> None:
    assert WRITTEN.text_of(["uruk", "3"]) == "3-kuru"
    assert WRITTEN.targets_of(["uruk", "3"]) == ("3", "uruk")


@pytest.mark.parametrize("text", ["go ur.1", "go babylon.99"])
def test_texts_of_a_form(text: str) -> None:
    assert GO.pattern.fullmatch(text)


@pytest.mark.parametrize("text", ["", "go ur.1 ", " go ur.1", "go ur.1\n", "GO ur.1", "go ur.١", "go urx1", "go ur.01"])
def test_texts_that_have_another_form(text: str) -> None:
    assert not GO.pattern.fullmatch(text)


def test_why_there_is_no_such_action() -> None:
    asked = []

    def missing(*parts: str) -> int:
        asked.append(parts)
        return 203

    assert Form("stop", "stop", missing=101).clause_of_missing("stop") == 101
    assert Form("go", "go {town}.{road}", (TOWN, ROAD), missing=missing).clause_of_missing("go babylon.9") == 203
    assert (
        Form("written", backwards, (TOWN, ROAD), missing=missing, shape=WRITTEN.shape).clause_of_missing("9-x") == 203
    )
    assert asked == [("babylon", "9"), ("9", "x")]


def test_a_form_is_expected_in_its_phases_if_there_are_seats_enough() -> None:
    assert [phase for phase in range(4) if GO.is_expected(phase, seats=3)] == [0, 2]
    assert not GO.is_expected(0, seats=2)


def test_forms_are_numbered_as_they_are_declared() -> None:
    forms = Forms()
    assert [forms.add(form) for form in (GO, WRITTEN, Form("rain", "rain", who=Who.CHANCE))] == [0, 1, 2]
    assert [form.name for form in forms.declared] == ["go", "written", "rain"]


def test_forms_of_seats_are_declared_before_those_of_chance() -> None:
    forms = Forms()
    forms.add(Form("rain", "rain", who=Who.CHANCE))
    with pytest.raises(AssertionError, match="go is declared too late"):
        forms.add(GO)
