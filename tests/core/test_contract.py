"""Specs and options: defaults, values that are taken, sentences for those that are not; games that lack something."""

import dataclasses
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

import pyramidion
from pyramidion.core.contract import Game, Option, OptionValue, PlainValue, Spec, shown, value_text
from pyramidion.core.errors import BadGameError, BadSetupError

WORD = Option("word", default="a", choices=("a", "b"))
FOLLOWING = Option("following", choices=(2, 3), follows="word", defaults={"a": 3, "b": 2})
NUMBER = Option("number", default=5, least=1, most=9)
YES = Option("yes", default=True, choices=(True, False))


class Pairs:
    """Objects of two numbers, the second no greater than the seats."""

    described = "a pair in a file"
    example: ClassVar = {"first": 1, "second": 2}

    def check(self, value: Mapping[str, Any], seats: int) -> OptionValue:
        if set(value) != {"first", "second"} or value["second"] > seats:
            raise BadSetupError("This pair cannot be used.")
        return "usual" if value == {"first": 0, "second": 0} else dict(value)

    def full(self, choice: PlainValue, seats: int) -> Mapping[str, Any]:
        return {"first": 0, "second": 0}

    def word(self, value: Mapping[str, Any]) -> str:
        return f"{value['first']}:{value['second']}"

    def parse(self, word: str) -> dict[str, Any] | None:
        found = re.fullmatch(r"(\d):(\d)", word)
        return {"first": int(found[1]), "second": int(found[2])} if found else None

    def numbers(self, value: OptionValue, seats: int) -> list[int]:
        return [value["first"], value["second"]] if isinstance(value, dict) else [0, seats]


PAIR = Option("pair", default="usual", choices=("usual",), objects=Pairs())
SPEC = Spec(
    name="game",
    title="Game",
    designers=("A",),
    year=2000,
    seats=range(2, 5),
    letter="Q",
    rules_version=1,
    options=(WORD, FOLLOWING, NUMBER, YES),
)


BARE = dataclasses.replace(SPEC, name="bare", options=())


def test_defaults_follow_other_options() -> None:
    assert SPEC.complete({}) == {"word": "a", "following": 3, "number": 5, "yes": True}
    assert SPEC.complete({"word": "b"}) == {"word": "b", "following": 2, "number": 5, "yes": True}
    assert SPEC.complete({"word": "b", "following": 3})["following"] == 3


def test_records_keep_what_differs() -> None:
    for given in ({}, {"word": "b"}, {"word": "b", "following": 3}, {"number": 1, "yes": False}):
        assert SPEC.not_default(SPEC.complete(given)) == given
    assert SPEC.not_default(SPEC.complete({"word": "b", "following": 2})) == {"word": "b"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("word", "c"),
        ("word", 0),
        ("word", None),
        ("word", ["a"]),
        ("number", 0),
        ("number", 10),
        ("number", 10**400),
        ("number", True),
        ("number", 5.0),
        ("number", "5"),
        ("yes", 1),
        ("yes", "true"),
        ("following", 3.0),
        ("following", True),
    ],
)
def test_values_that_are_not_taken(name: str, value: object) -> None:
    with pytest.raises(BadSetupError, match=f"^Option {name} takes .* is none of that.$") as error:
        SPEC.complete({name: value})
    assert len(str(error.value)) < 200


def test_unknown_options() -> None:
    with pytest.raises(
        BadSetupError, match=r"game has no option 'wrod'; its options are word, following, number, yes\."
    ):
        SPEC.complete({"wrod": "a"})


@pytest.mark.parametrize("text", ["word", "word=a", "", "="])
def test_a_game_without_options_says_so(text: str) -> None:
    assert BARE.parse_options([]) == BARE.complete({}) == {}
    with pytest.raises(BadSetupError, match=r"^bare has no option '(word)?'; it has no options at all\.$"):
        BARE.parse_options([text])


def test_examples_are_options_as_one_would_type_them() -> None:
    assert (SPEC.example, SPEC.header_example) == ("word=a", "2,word=a")
    assert (BARE.example, BARE.header_example) == ("", "2")
    late = dataclasses.replace(SPEC, options=(FOLLOWING, YES))
    assert late.example == "yes=true"


@pytest.mark.parametrize("seats", [1, 5, -1, 10**30, "2", 2.0, None, True])
def test_seat_counts_that_are_not_possible(seats: object) -> None:
    with pytest.raises(BadSetupError, match=r"game is for 2 to 4 seats; .* is not possible"):
        SPEC.check_seats(seats)


def test_options_as_texts() -> None:
    texts = ["word=b", "number=7", "yes=false", "following=2"]
    assert SPEC.parse_options(texts) == {"word": "b", "number": 7, "yes": False, "following": 2}
    for option in SPEC.options:
        for value in option.choices or (1, 9):
            assert option.parse(value_text(value)) == value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("word", "An option is written key=value, such as word=a; 'word' is not."),
        ("=b", "game has no option ''"),
        ("number=", "takes a whole number from 1 to 9; '' is none of that"),
        ("number=1e1", "takes a whole number"),
        ("number=-1", "takes a whole number"),
        ("number=" + "9" * 5000, "takes a whole number"),
        ("number=٣", "takes a whole number"),
        ("yes=yes", "takes true, false"),
        ("word=A", "takes a, b"),
    ],
)
def test_texts_that_are_no_options(text: str, sentence: str) -> None:
    with pytest.raises(BadSetupError) as error:
        SPEC.parse_options([text])
    assert sentence in str(error.value)


def test_an_option_is_given_once() -> None:
    with pytest.raises(BadSetupError, match="number is given twice"):
        SPEC.parse_options(["number=1", "number=2"])


def test_options_for_people() -> None:
    assert [option.values_text for option in SPEC.options] == [
        "a, b",
        "2, 3",
        "a whole number from 1 to 9",
        "true, false",
    ]
    assert [option.default_text for option in SPEC.options] == ["a", "3 with word=a, 2 with word=b", "5", "true"]


def test_options_for_kernels() -> None:
    encoded = SPEC.encode(SPEC.complete({"word": "b", "yes": False}))
    assert encoded.tolist() == [1, 2, 5, 0]
    assert encoded.dtype == np.int32


WITH_PAIR = dataclasses.replace(SPEC, options=(PAIR, YES))
ONE_TWO = {"first": 1, "second": 2}


def test_objects_are_values_too() -> None:
    assert WITH_PAIR.complete({}) == {"pair": "usual", "yes": True}
    options = WITH_PAIR.complete({"pair": ONE_TWO}, 2)
    assert WITH_PAIR.not_default(options) == {"pair": ONE_TWO}
    assert WITH_PAIR.complete({"pair": {"first": 0, "second": 0}}, 2)["pair"] == "usual"
    assert WITH_PAIR.encode(options, 3).tolist() == [1, 2, 1]
    assert WITH_PAIR.encode(WITH_PAIR.complete({}), 3).tolist() == [0, 3, 1]
    assert PAIR.values_text == "usual, a pair in a file"


def test_objects_are_checked_for_the_number_of_seats() -> None:
    assert WITH_PAIR.complete({"pair": {"first": 1, "second": 3}}, 3)
    with pytest.raises(BadSetupError, match="This pair cannot be used"):
        WITH_PAIR.complete({"pair": {"first": 1, "second": 3}}, 2)
    with pytest.raises(BadSetupError, match=r"Option pair takes usual, a pair in a file; \[1, 2\] is none of that"):
        WITH_PAIR.complete({"pair": [1, 2]}, 2)
    with pytest.raises(BadSetupError, match="is none of that"):
        SPEC.complete({"word": ONE_TWO}, 2)


def test_objects_as_words_and_in_files(tmp_path: Path) -> None:
    assert WITH_PAIR.parse_options(["pair=1:2"]) == {"pair": ONE_TWO}
    assert PAIR.text(ONE_TWO) == "1:2"
    assert PAIR.text("usual") == "usual"
    (tmp_path / "pair.json").write_text('{"first": 1, "second": 2}')
    (tmp_path / "pair.toml").write_text("first = 1\nsecond = 2\n")
    for name in ("pair.json", "pair.toml"):
        text = f"pair={tmp_path / name}"
        assert WITH_PAIR.parse_options([text], files=True) == {"pair": ONE_TWO}
        with pytest.raises(BadSetupError, match="is none of that"):
            WITH_PAIR.parse_options([text])
    with pytest.raises(BadSetupError, match="cannot be read"):
        WITH_PAIR.parse_options(["pair=nowhere.toml"], files=True)


def test_what_users_give_is_shown_short() -> None:
    assert shown("x" * 10_000) == "'" + "x" * 56 + "..."
    assert shown(10**5000) == "a huge number"


def test_a_module_that_lacks_something(monkeypatch: pytest.MonkeyPatch) -> None:
    import template_game.scoring

    monkeypatch.delattr(template_game.scoring, "outcome_into")
    with pytest.raises(BadGameError, match=r"The module scoring\.py of template lacks outcome_into\."):
        Game(pyramidion.game("template").spec, "template_game").room("scoring")


def test_a_state_without_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    import template_game.state

    monkeypatch.setattr(template_game.state, "STATE", np.dtype([("seats", "i1")]))
    with pytest.raises(BadGameError, match="The state of template lacks a field `phase`"):
        _ = Game(pyramidion.game("template").spec, "template_game").state
