"""Q1: cards, cubes, quarries and pyramids, and sheets of one's own."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.maya_quarries.positions import GAME, at, clause, new, position, texts
from pyramidion.core.errors import BadPositionError, BadSetupError
from pyramidion.core.match import Match
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
    "the sheet has no quarries": lambda sheet: sheet.pop("quarries"),
    "the sheet has 'colour', which is none of quarries, pyramids": lambda sheet: sheet.update(colour="red"),
    "the quarries are 'many', not a list": lambda sheet: sheet.update(quarries="many"),
    "the quarries are 0, not 1 to 7": lambda sheet: sheet.update(quarries=[]),
    "the quarries are 8, not 1 to 7": lambda sheet: sheet.update(quarries=sheet["quarries"] * 4),
    "the token start stands there 2 times": lambda sheet: sheet["quarries"].append(sheet["quarries"][0]),
    "quarry 1 has the token 'joker'; the tokens are": lambda sheet: sheet["quarries"][0].update(token="joker"),
    "quarry 2 has no max": lambda sheet: sheet["quarries"][1].pop("max"),
    "quarry 2 has 'size'": lambda sheet: sheet["quarries"][1].update(size=3),
    "quarry 1 is 7, not an object": lambda sheet: sheet["quarries"].insert(0, 7),
    "the cubes of quarry 1 are 0, not 1 to 5": lambda sheet: sheet["quarries"][0].update(cubes=[]),
    "the cubes of quarry 1 are 6, not 1 to 5": lambda sheet: sheet["quarries"][0].update(cubes=[1] * 6),
    "the cubes of quarry 1: 29 is no whole number from 0": lambda sheet: sheet["quarries"][0].update(cubes=[29]),
    "the cubes of quarry 1: -1 is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[-1]),
    "the cubes of quarry 1: True is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[True]),
    "the cubes of quarry 1: 2.0 is no whole number": lambda sheet: sheet["quarries"][0].update(cubes=[2.0]),
    "the cubes of quarry 1 rise: 1, 2": lambda sheet: sheet["quarries"][0].update(cubes=[1, 2]),
    "the max of quarry 1: 0 is no whole number from 1 to 40": lambda sheet: sheet["quarries"][0].update(max=0),
    "the max of quarry 1: 41 is no whole number": lambda sheet: sheet["quarries"][0].update(max=41),
    "the pyramids are 1, not 2 to 5": lambda sheet: sheet["pyramids"].pop(),
    "the pyramids are 6, not 2 to 5": lambda sheet: sheet.update(pyramids=sheet["pyramids"] * 3),
    "the name sun stands there 2 times": lambda sheet: sheet["pyramids"][1].update(name="sun"),
    "pyramid 1 has the name 'Sun', which": lambda sheet: sheet["pyramids"][0].update(name="Sun"),
    "pyramid 1 has the name 'abcdefghijklm', which": lambda sheet: sheet["pyramids"][0].update(name="abcdefghijklm"),
    "pyramid 1 has the name 5, which": lambda sheet: sheet["pyramids"][0].update(name=5),
    "pyramid 2 has no levels": lambda sheet: sheet["pyramids"][1].pop("levels"),
    "the levels of sun are 0, not 1 to 4": lambda sheet: sheet["pyramids"][0].update(levels=[]),
    "level 1 of sun has no gold": lambda sheet: sheet["pyramids"][0]["levels"][0].pop("gold"),
    "the spaces of level 1 of sun: 29": lambda sheet: sheet["pyramids"][0]["levels"][0].update(spaces=29),
    "the spaces of level 2 of tikal: 0 ": lambda sheet: sheet["pyramids"][1]["levels"][1].update(spaces=0),
    "level 1 of sun has 2 spaces, fewer than the 3 seats": lambda sheet: sheet["pyramids"][0]["levels"][0].update(
        spaces=2
    ),
    "the amounts of gold of level 1 of sun are 1, not 2": lambda sheet: sheet["pyramids"][0]["levels"][0].update(
        gold=[1]
    ),
    "the gold of level 1 of sun: 21 is no whole number from 0 to 20": lambda sheet: sheet["pyramids"][0]["levels"][
        0
    ].update(gold=[21, 0]),
    "the gold of level 1 of sun rise: 1, 2": lambda sheet: sheet["pyramids"][0]["levels"][0].update(gold=[1, 2]),
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_Q1_3_each_mistake_has_its_sentence(sentence: str) -> None:
    with pytest.raises(BadSetupError) as error:
        new(3, sheet=changed(MISTAKES[sentence]))
    assert sentence in str(error.value)
    assert str(error.value).startswith("This sheet cannot be used: ")
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
        ("bad.toml", "quarries = [", "is no TOML"),
        ("bad.json", "{", "is no JSON"),
        ("list.json", "[1]", "holds no object with keys"),
        ("big.json", " " * (2**20 + 1), "is longer than 1 MiB"),
        ("deep.json", "[" * 100_000, "is no JSON"),
    ],
)
def test_files_that_hold_no_sheet(tmp_path: Path, name: str, content: str | None, sentence: str) -> None:
    if content is not None:
        (tmp_path / name).write_text(content)
    with pytest.raises(BadSetupError) as error:
        GAME.spec.parse_options([f"sheet={tmp_path / name}"], files=True)
    assert sentence in str(error.value)


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
