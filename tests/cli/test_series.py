"""`pyramidion series`."""

import json
from pathlib import Path

import pytest

import pyramidion
from cli.driving import Run, is_one_sentence, run_program
from pyramidion.core.limits import LONGEST_SERIES, USUAL_SERIES
from pyramidion.records import Series


def bots(*names: str) -> list[str]:
    return [word for name in names for word in ("--bots", f"{name}=random")]


def test_three_matches_of_bots(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    new = ["--players", "Ada,Ben,Cleo"]
    for number in (1, 2, 3):
        done = run_program("series", file, *new, *bots("Ada", "Ben", "Cleo"))
        assert done.code == 0, done.err
        assert f"match {number}" in done.out
        assert ("is next" in done.out) == (number < 3)
        new = []
    again = run_program("series", file, *bots("Ada"))
    assert again.code == 0
    assert "points" in again.out
    assert len(json.loads(file.read_text())["matches"]) == 3


def test_a_match_that_is_left_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    left = run_program("series", file, "--players", "Ada,Ben", *bots("Ben"), typed="1\nquit\n")
    assert left.code == 0, left.err
    assert "put aside" in left.out
    actions = json.loads(file.read_text())["matches"][0]["actions"]
    assert "is under way" in run_program("series", file, "--standings").out
    # The same command goes on with it; the bot stays, also where it is not named again.
    run_program("series", file, "--players", "Ada,Ben", *bots("Ben"), typed="1\nquit\n")
    again = run_program("series", file, typed="1\n1\nquit\n")
    assert "Ben (random): " in again.out
    assert json.loads(file.read_text())["matches"][0]["actions"][: len(actions)] == actions


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "Ada,Cleo"], "leave out --players."),
        (["--players", "Ada,Ben", "--matches", "4"], "leave out --matches."),
        (["--game", "template"], "leave out --game."),
        (["--option", "stall=9"], "leave out --option."),
        (["--matches", "5", "--game", "template", "--standings"], "leave out --game and --matches."),
    ],
)
def test_what_a_series_has_settled_cannot_be_said_again(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    file = tmp_path / "evening.json"
    Series(pyramidion.game("maya_towers"), ["Ada", "Ben"]).save(file)
    before = file.read_bytes()
    code, _, err = run("series", file, *arguments)
    assert (code, is_one_sentence(err)) == (2, True), err
    assert f"{file} exists" in err
    assert said in err
    assert file.read_bytes() == before
    assert run("series", file, "--standings").code == 0


def test_how_long_a_series_is(run: Run, tmp_path: Path) -> None:
    for words, length in (([], USUAL_SERIES), (["--matches", str(LONGEST_SERIES)], LONGEST_SERIES)):
        file = tmp_path / f"{length}.json"
        assert run("series", file, "--game", "template", "--players", "Ada", *words, typed="quit\n").code == 0
        kept = Series.load(file)
        assert (kept.length, kept.game.name) == (length, "template")
    code, _, err = run("series", tmp_path / "new.json", "--players", "Ada,Ben", "--matches", LONGEST_SERIES + 1)
    assert code == 2
    assert f"a whole number from 1 to {LONGEST_SERIES}" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--players Ada,Ben,Cleo"),
        (["--players", "Ada"], "2 to 4 seats"),
        (["--players", "Ada,Ada"], "different names"),
        (["--players", "Ada,,Ben"], "name its players"),
        (["--players", "Ada,Ben", "--bots", "Cleo=random"], "Ada, Ben"),
        (["--players", "Ada,Ben", "--bots", "Ben=deep"], "no bot called 'deep'"),
        (["--players", "Ada,Ben", "--bots", "Ben=random", "--bots", "Ben=random"], "Ben has two bots"),
        (["--players", "Ada,Ben", "--game", "chess"], "no game called 'chess'"),
        (["--players", "Ada,Ben", "--option", "stall=0"], "stall"),
    ],
)
def test_bad_input(tmp_path: Path, arguments: list[str], said: str) -> None:
    file = tmp_path / "evening.json"
    done = run_program("series", file, *arguments)
    assert (done.code, is_one_sentence(done.err)) == (2, True), done.err
    assert said in done.err
    assert not file.exists()
