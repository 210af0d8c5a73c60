"""Strict replay: what the rules bear out passes, anything else is refused where it stands."""

import re
from typing import Any

import pytest

import pyramidion
from pyramidion.core.errors import BadRecordError, BadSetupError, PyramidionError, UnknownGameError
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE
from pyramidion.records import check_record
from pyramidion.records.record import match_of, parse_record, record_of
from records.samples import data, finished, line

GAMES = [("template", 1), ("template", 2), ("template", 3), ("maya_towers", 2), ("maya_towers", 3), ("maya_towers", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_real_matches_pass(game: str, seats: int) -> None:
    record = finished(game, seats)
    assert parse_record(record.to_json()) == record
    check_record(record)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_matches_come_back_from_records(game: str, seats: int) -> None:
    record = finished(game, seats)
    match = match_of(Match, record)
    assert match.is_over
    assert record_of(match) == record
    half = len(record.actions) // 2
    assert [entry.text for entry in match_of(Match, record, plies=half).log] == record.actions[:half]


def test_running_matches_have_records_and_can_be_played_on() -> None:
    record = data()
    del record["result"]
    record["actions"], record["legal"] = record["actions"][:4], record["legal"][:4]
    parsed = parse_record(line(record))
    check_record(parsed)
    match = match_of(Match, parsed, seed=1)
    assert not match.is_over
    match.play(match.legal_actions(match.turn)[0], match.turn)


def refusal(changed: dict[str, Any]) -> str:
    """The sentence by which the record is refused."""
    with pytest.raises(PyramidionError) as error:
        check_record(parse_record(line(changed)))
    assert len(str(error.value)) < 400
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("key", ["reason", "scores", "ranks", "coins"])
def test_an_altered_result_is_refused(key: str) -> None:
    for value in (None, "rounds!", [9, 9], [1], {}, -1, "x" * 10_000):
        record = data()
        record["result"][key] = value
        assert f"the result's {key}: " in refusal(record)
    record = data()
    del record["result"][key]
    assert f"the result lacks the key {key}" in refusal(record)


def test_a_number_is_neither_a_truth_nor_a_fraction() -> None:
    for key in ("scores", "ranks", "coins"):
        for kind in (float, bool):
            record = data()
            record["result"][key] = [kind(value) for value in record["result"][key]]
            assert f"the result's {key}: " in refusal(record)


def test_a_result_has_no_further_keys() -> None:
    record = data()
    record["result"]["winner"] = 0
    assert "a result of template has no key 'winner'" in refusal(record)


def test_results_belong_to_matches_that_are_over() -> None:
    record = data()
    plies = len(record["actions"])
    without = dict(record)
    del without["result"]
    assert f"Ply {plies}: the match is over, but the record has no result" in refusal(without)
    record["actions"].pop()
    record["legal"].pop()
    assert f"Ply {plies - 1}: the match is not over, but the record has a result" in refusal(record)


def test_every_count_is_checked() -> None:
    for ply, count in enumerate(data()["legal"]):
        for wrong in (count + 1, count - 1, 0, -(10**12)):
            record = data()
            record["legal"][ply] = wrong
            assert f"Ply {ply}, '{record['actions'][ply]}': legal actions there: {count}, not" in refusal(record)


def test_counts_must_be_as_many_as_actions() -> None:
    for legal in ([], data()["legal"][:-1], [*data()["legal"], 3]):
        assert f"It has {len(legal)} counts of legal actions for" in refusal({**data(), "legal": legal})


def test_counts_may_be_left_out() -> None:
    record = data()
    del record["legal"]
    check_record(parse_record(line(record)))


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("", "An action is written with its actor"),
        ("bid 0", "An action is written with its actor"),
        ("*", "An action is written with its actor"),
        ("0", "An action is written with its actor"),
        ("9 bid 0", "G1: "),
        ("7 bid 0", "G1: "),
        ("2 bid 0", "G1: "),
        ("-1 bid 0", "An action is written with its actor"),
        ("00 bid 0", "An action is written with its actor"),
        ("² bid 0", "An action is written with its actor"),
        ("* bid 0", "G1"),
        ("0 ", "G3"),
        ("0 bid", "G3"),
        ("0 bid 0 ", "G3"),
        ("0  bid 0", "G3"),
        ("0 token 0 1", "G4"),
        ("0 bid ?", "X2.2"),
        ("0 bid 9", "X1.2"),
        ("0 " + "x" * 100_000, "G3"),
    ],
)
def test_an_action_that_is_not_legal_is_refused_at_its_ply(entry: str, sentence: str) -> None:
    record = data()
    ply = next(ply for ply, text in enumerate(record["actions"]) if text[0] == "0")
    record["actions"][ply] = entry
    said = refusal(record)
    assert said.startswith(f"Ply {ply}, ")
    assert sentence in said


def test_every_other_action_is_refused_or_another_match() -> None:
    """Whatever one action is changed to: refused at that ply if illegal there, else later, or by the result."""
    texts = match_of(Match, finished()).ledger.texts
    for ply in range(len(data()["actions"])):
        for action in range(len(texts)):
            for who in "*01":
                record = data()
                text = f"{who} {texts[action]}"
                if text == record["actions"][ply]:
                    continue
                match = match_of(Match, finished(), plies=ply)
                legal = match.is_legal(action, CHANCE if who == "*" else int(who))
                record["actions"][ply] = text
                if legal:
                    del record["legal"]
                    assert_another_match(record, ply)
                else:
                    assert refusal(record).startswith(f"Ply {ply}, ")


def assert_another_match(record: dict[str, Any], ply: int) -> None:
    """It passes, or what refuses it comes after that ply."""
    try:
        check_record(parse_record(line(record)))
    except BadRecordError as error:
        found = re.match(r"Ply (\d+)", str(error))
        refused_at = int(found[1]) if found else -1
    else:
        refused_at = len(record["actions"])
    assert refused_at > ply


def test_nothing_comes_after_the_end() -> None:
    record = data()
    plies = len(record["actions"])
    record["actions"].append("0 bid 0")
    assert refusal(record).startswith(f"Ply {plies}, '0 bid 0': G2")


def test_options_that_are_defaults_may_be_written() -> None:
    check_record(parse_record(line({**data(), "options": {"rounds": 3, "carry": True, "bag": "even"}})))


@pytest.mark.parametrize(
    ("changes", "kind", "sentence"),
    [
        ({"game": "chess"}, UnknownGameError, "There is no game called 'chess'"),
        ({"rules": 2}, BadRecordError, "It was played by version 2 of the rules of template; known is 1"),
        ({"rules": 10**4000}, BadRecordError, "It was played by version"),
        ({"seats": 0}, BadSetupError, "0 is not possible"),
        ({"seats": 10**4000}, BadSetupError, "is not possible"),
        ({"legal": [10**4000]}, BadRecordError, "legal actions there: 3, not"),
        ({"options": {"rounds": 99}}, BadSetupError, "Option rounds takes"),
        ({"options": {"carry": 1}}, BadSetupError, "Option carry takes true, false"),
        ({"options": {"colour": "red"}}, BadSetupError, "no option 'colour'"),
        ({"options": {"bag": [[]]}}, BadSetupError, "Option bag takes"),
    ],
)
def test_other_games_rules_and_setups(changes: dict[str, Any], kind: type[PyramidionError], sentence: str) -> None:
    with pytest.raises(kind) as error:
        check_record(parse_record(line({**data(), **changes})))
    assert sentence in str(error.value)
    assert len(str(error.value)) < 300


def test_a_match_from_a_position_has_no_record() -> None:
    match = Match.from_position(pyramidion.game("template"), "1 bid 0 0 0/0/0 5,0,1,-,-")
    with pytest.raises(PyramidionError, match="records begin at the beginning"):
        record_of(match)
