"""`pyramidion series`."""

import json
from pathlib import Path

import pytest

from cli.driving import is_one_sentence, run_program


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
    run_program("series", file, *bots("Ben"), typed="1\n1\nquit\n")
    assert json.loads(file.read_text())["matches"][0]["actions"][: len(actions)] == actions


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--players Ada,Ben,Cleo"),
        (["--players", "Ada"], "2 to 4 seats"),
        (["--players", "Ada,Ada"], "different names"),
        (["--players", "Ada,,Ben"], "name its players"),
        (["--players", "Ada,Ben", "--bots", "Cleo=random"], "Ada, Ben"),
        (["--players", "Ada,Ben", "--bots", "Ben=deep"], "no bot called 'deep'"),
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
