"""Q1: cards, cubes, quarries and pyramids, and sheets of one's own."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.maya_quarries.positions import GAME, at, clause, new, position, texts
from pyramidion.core.errors import BadObjectError, BadPositionError, BadSetupError
from pyramidion.core.match import Match
from pyramidion.core.objects import object_text, parse_object
from pyramidion.core.words import LANGUAGES, words
from pyramidion.games.maya_quarries.sheet import Sheets, default_sheet
from pyramidion.records.record import match_of, record_of

OWN: dict[str, Any] = {
    "quarries": [
        {"token": "start", "cubes": [5, 0], "max": 2},
        {"token": "free-pass", "cubes": [28], "max": 40},
    ],
    "pyramids": [
        {"name": "sun", "levels": [{"spaces": 5, "gold": [20, 0]}]},
        {"name": "tikal", "levels": [{"spaces": 28, "gold": [1, 1]}, {"spaces": 1, "gold": [0, 0]}]},
    ],
}
TOML = """
quarries = [
    { token = "start", cubes = [5, 0], max = 2 },
    { token = "free-pass", cubes = [28], max = 40 },
]
[[pyramids]]
name = "sun"
levels = [{ spaces = 5, gold = [20, 0] }]
[[pyramids]]
name = "tikal"
levels = [{ spaces = 28, gold = [1, 1] }, { spaces = 1, gold = [0, 0] }]
"""


def test_Q1_1_eight_cards_of_which_four_are_low() -> None:
    match = at(position())
    assert texts(match) == {"pass"} | {f"dig {value} {quarry}" for value in (3, 4, 5) for quarry in range(1, 6)}
    match = at(position(quarries="03/14/24"))
    values = (4, 5, 6, 7, 8, -3)
    lying = {f"dig {value} {quarry}" for value in values for quarry in (1, 2, 3)}
    assert texts(match) == {"pass"} | lying | {f"dig {value} {quarry}" for value in (4, 5) for quarry in (4, 5)}


def test_Q1_1_a_card_is_played_once_and_the_4_twice() -> None:
    match = at(position(quarries="0314/0523/0425/152413"))
    assert clause(match, "dig 3 1") == clause(match, "dig 9 1") == clause(match, "dig 5 2") == "Q1.1"
    assert clause(match, "dig 4 2") == ""
    twice = at(position(quarries="0413/2404/1523"))
    assert clause(twice, "dig 4 3") == "Q1.1"


def test_Q1_1_nobody_has_more_than_28_cubes() -> None:
    with pytest.raises(BadPositionError, match=r"seat 0 has 29 cubes, more than 28 \(Q1\.1\)"):
        at(position(phase="build", pyramids="1,0,0|-|-/-|-|-|-/-|-|-/-|-|-", has="0,28/0,0/0,0"))


def test_Q1_2_quarries_have_numbers() -> None:
    match = at(position())
    for text in ("dig 3 6", "dig 3 0", "dig 3 99"):
        assert clause(match, text) == "Q1.2"
    assert clause(match, "dig 3 5") == ""
    assert clause(new(5), "place tikal") == ""


def test_Q1_3_the_default_sheet_by_seats() -> None:
    names = {seats: [pyramid["name"] for pyramid in default_sheet(seats)["pyramids"]] for seats in (3, 4, 5)}
    assert names == {
        3: ["chichen", "copan", "uxmal", "palenque"],
        4: ["tikal", "copan", "uxmal", "palenque"],
        5: ["tikal", "chichen", "copan", "uxmal"],
    }
    tokens = {seats: [quarry["token"] for quarry in default_sheet(seats)["quarries"]] for seats in (3, 4, 5)}
    assert tokens[3] == ["protection", "extra", "start", "haul", "free-double"]
    assert tokens[4] == ["protection", "move", "extra", "start", "haul", "free-double"]
    assert tokens[5] == ["protection", "move", "extra", "start", "haul", "free-pass", "free-double"]
    most = {seats: [quarry["max"] for quarry in default_sheet(seats)["quarries"]] for seats in (3, 4, 5)}
    assert most == {3: [5, 4, 3, 5, 4], 4: [5, 5, 4, 3, 6, 5], 5: [6, 5, 4, 3, 6, 6, 5]}
    assert default_sheet(5)["quarries"][5] == {"token": "free-pass", "cubes": [4, 3, 2, 1], "max": 6}
    assert default_sheet(4)["pyramids"][0]["levels"][3] == {"spaces": 4, "gold": [7, 4]}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_Q1_3_only_the_pyramids_of_the_sheet_exist(seats: int) -> None:
    match = new(seats)
    names = [pyramid["name"] for pyramid in default_sheet(seats)["pyramids"]]
    assert texts(match) == {f"place {name}" for name in names}
    (other,) = {"tikal", "chichen", "copan", "uxmal", "palenque"} - set(names)
    assert clause(match, f"place {other}") == clause(match, "place nowhere") == "Q1.3"


def test_Q1_3_a_sheet_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(TOML)
    (tmp_path / "own.json").write_text(json.dumps(OWN))
    for name in ("own.toml", "own.json"):
        given = GAME.spec.parse_options([f"sheet={tmp_path / name}"], files=True)
        assert given == {"sheet": OWN}
    match = new(3, sheet=OWN)
    assert texts(match) == {"place sun", "place tikal"}
    assert clause(match, "place copan") == "Q1.3"
    assert match.position().startswith("3,sheet=start:5.0:2/free-pass:28:40|sun:5.20.0/tikal:28.1.1:1.0.0 ")
    again = Match.from_position(GAME, match.position(), settle=False)
    assert again.state.tobytes() == match.state.tobytes()


def test_Q1_3_records_store_a_sheet_that_is_not_the_default() -> None:
    match = new(3, sheet=OWN, seed=1)
    match.play("place tikal")
    record = record_of(match)
    assert record.options == {"sheet": OWN}
    assert match_of(Match, record).position() == match.position()
    default = new(4, sheet=default_sheet(4))
    assert default.options["sheet"] == "reconstructed"
    assert record_of(default).options == {}
    assert record_of(new(4, sheet=default_sheet(5))).options == {"sheet": default_sheet(5)}


def test_Q1_3_a_whole_match_by_a_sheet_of_ones_own() -> None:
    match = new(4, sheet=OWN, seed=3)
    while not match.is_over:
        match.play(match.legal_actions()[len(match.log) % len(match.legal_actions())])
    assert GAME.state.broken_invariants(match.state) == []


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    sheet = copy.deepcopy(OWN)
    change(sheet)
    return sheet


MISTAKES: dict[str, Callable[[dict[str, Any]], object]] = {
    "Sheet: quarries is missing": lambda sheet: sheet.pop("quarries"),
    "Sheet: 'colour' is none of quarries, pyramids": lambda sheet: sheet.update(colour="red"),
    "Sheet: quarries is 'many', not a list": lambda sheet: sheet.update(quarries="many"),
    "Sheet: quarries has 0 entries; 1-7 are needed": lambda sheet: sheet.update(quarries=[]),
    "Sheet: quarries has 8 entries; 1-7 are needed": lambda sheet: sheet.update(quarries=sheet["quarries"] * 4),
    "Sheet: start stands there more than once": lambda sheet: sheet["quarries"].append(sheet["quarries"][0]),
    "Sheet, quarry 1: there is no token 'joker'; the tokens are": lambda sheet: sheet["quarries"][0].update(
        token="joker"
    ),
    "Sheet, quarry 2: max is missing": lambda sheet: sheet["quarries"][1].pop("max"),
    "Sheet, quarry 2: 'size' is none of token, cubes, max": lambda sheet: sheet["quarries"][1].update(size=3),
    "Sheet, quarry 1: 7 is no object with token, cubes, max": lambda sheet: sheet["quarries"].insert(0, 7),
    "Sheet, quarry 1: cubes has 0 entries; 1-5 are needed": lambda sheet: sheet["quarries"][0].update(cubes=[]),
    "Sheet, quarry 1: cubes has 6 entries; 1-5 are needed": lambda sheet: sheet["quarries"][0].update(cubes=[1] * 6),
    "Sheet, quarry 1: cubes: 29 is no whole number from 0": lambda sheet: sheet["quarries"][0].update(cubes=[29]),
    "Sheet, quarry 1: cubes: -1 is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[-1]),
    "Sheet, quarry 1: cubes: True is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[True]),
    "Sheet, quarry 1: cubes: 2.0 is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[2.0]),
    "Sheet, quarry 1: cubes: no number may be greater than the one before it: 1, 2": lambda sheet: sheet["quarries"][
        0
    ].update(cubes=[1, 2]),
    "Sheet, quarry 1: max: 0 is no whole number from 1 to 40": lambda sheet: sheet["quarries"][0].update(max=0),
    "Sheet, quarry 1: max: 41 is no whole number": lambda sheet: sheet["quarries"][0].update(max=41),
    "Sheet: pyramids has 1 entries; 2-5 are needed": lambda sheet: sheet["pyramids"].pop(),
    "Sheet: pyramids has 6 entries; 2-5 are needed": lambda sheet: sheet.update(pyramids=sheet["pyramids"] * 3),
    "Sheet: sun stands there more than once": lambda sheet: sheet["pyramids"][1].update(name="sun"),
    "Sheet, pyramid 1: the name 'Sun' is not": lambda sheet: sheet["pyramids"][0].update(name="Sun"),
    "Sheet, pyramid 1: the name 'abcdefghijklm' is not": lambda sheet: sheet["pyramids"][0].update(
        name="abcdefghijklm"
    ),
    "Sheet, pyramid 1: the name 5 is not": lambda sheet: sheet["pyramids"][0].update(name=5),
    "Sheet, pyramid 2: levels is missing": lambda sheet: sheet["pyramids"][1].pop("levels"),
    "Sheet, pyramid 1: levels has 0 entries; 1-4 are needed": lambda sheet: sheet["pyramids"][0].update(levels=[]),
    "Sheet, level 1 of sun: gold is missing": lambda sheet: sheet["pyramids"][0]["levels"][0].pop("gold"),
    "Sheet, level 1 of sun: spaces: 29": lambda sheet: sheet["pyramids"][0]["levels"][0].update(spaces=29),
    "Sheet, level 2 of tikal: spaces: 0 ": lambda sheet: sheet["pyramids"][1]["levels"][1].update(spaces=0),
    "Sheet, level 1 of sun: 2 spaces are fewer than the 3 seats": lambda sheet: sheet["pyramids"][0]["levels"][
        0
    ].update(spaces=2),
    "Sheet, level 1 of sun: gold has 1 entries; 2 are needed": lambda sheet: sheet["pyramids"][0]["levels"][0].update(
        gold=[1]
    ),
    "Sheet, level 1 of sun: gold: 21 is no whole number from 0 to 20": lambda sheet: sheet["pyramids"][0]["levels"][
        0
    ].update(gold=[21, 0]),
    "Sheet, level 1 of sun: gold: no number may be greater than the one before it: 1, 2": lambda sheet: sheet[
        "pyramids"
    ][0]["levels"][0].update(gold=[1, 2]),
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_Q1_3_each_mistake_has_its_sentence(sentence: str) -> None:
    with pytest.raises(BadObjectError) as error:
        new(3, sheet=changed(MISTAKES[sentence]))
    assert str(error.value).startswith(sentence)
    assert all(words(language).say(error.value.message) for language in LANGUAGES)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) < 200


def test_Q1_3_level_1_has_a_space_for_each_seat() -> None:
    assert new(5, sheet=OWN).seats == 5
    tight = changed(lambda sheet: sheet["pyramids"][0]["levels"][0].update(spaces=4))
    assert new(4, sheet=tight).seats == 4
    with pytest.raises(BadSetupError, match="fewer than the 5 seats"):
        new(5, sheet=tight)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("missing.toml", None, "cannot be read: No such file"),
        ("bad.toml", "quarries = [", "is no valid TOML: something is wrong in line 1, column 13"),
        ("bad.json", '{"a": 1,\n"b" 2}', "is no valid JSON: something is wrong in line 2, column 5"),
        ("list.json", "[1, 2]", "is no valid TOML"),
        ("big.json", " " * (2**20 + 1), "is longer than 1 MiB"),
        ("deep.json", '{"a":' * 100_000, "nested too deeply"),
    ],
)
def test_files_that_hold_no_sheet(tmp_path: Path, name: str, content: str | None, sentence: str) -> None:
    if content is not None:
        (tmp_path / name).write_text(content)
    with pytest.raises(BadSetupError) as error:
        GAME.spec.parse_options([f"sheet={tmp_path / name}"], files=True)
    assert sentence in str(error.value)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_default_as_a_text_to_be_changed(seats: int) -> None:
    text = object_text(Sheets().full("reconstructed", seats))
    assert parse_object(text) == default_sheet(seats)
    assert max(map(len, text.splitlines())) <= 100
    assert '  {"token": "start", "cubes": [2, 1], "max": 3},' in text


def test_positions_read_no_files(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(json.dumps(OWN))
    with pytest.raises(BadSetupError, match=r"Option sheet takes reconstructed, a sheet of your own in a TOML or JSON"):
        at(f"3,sheet={tmp_path / 'own.json'} x")


def test_sheets_as_words_round_trip() -> None:
    sheets = Sheets()
    for sheet in (OWN, *map(default_sheet, (3, 4, 5))):
        word = sheets.word(sheet)
        assert not set(word) & set(" ,;")
        assert sheets.parse(word) == sheet
        assert len(sheets.numbers(sheet, 3)) == len(sheets.numbers("reconstructed", 5)) == 7 * 7 + 5 * 4 * 3
    for word in (
        "",
        "x",
        "start:5:2",
        "start:5:2|",
        "start:5:2|sun:5.1",
        "start:5:2|sun:5.1.1.1",
        "start:٣:2|sun:5.1.1",
    ):
        assert sheets.parse(word) is None
