"""`pyramidion analyse`: a position, a whole match, as text, JSON and a picture; bad input gets a sentence."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import pyramidion
from cli.driving import Run, is_one_sentence
from pyramidion.cli.random_matches import Plan, records
from pyramidion.core.types import CHANCE
from pyramidion.library import Match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two matches: one of chance alone at its beginning, one for three seats that choose at the same time."""
    path = tmp_path_factory.mktemp("records") / "matches.jsonl"
    plans = [Plan("maya_towers", 2, {}, seed=1, matches=1), Plan("yaxha", 3, {}, seed=1, matches=1)]
    pyramidion.write_records(path, [record for plan in plans for record in records(plan)])
    return path


def test_a_position(run: Run, file: Path, tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    code, out, err = run("analyse", file, "--ply", 46, "--simulations", 500, "--json", found)
    assert (code, err) == (0, "")
    data = json.loads(found.read_text())
    match = _after(file, 0, 46)
    assert data["simulations"] == 500
    assert {each["action"] for each in data["candidates"]} == {
        action.text for action in match.legal_actions(data["seat"])
    }
    assert sum(each["visits"] for each in data["candidates"]) == 500
    best = data["candidates"][0]
    assert best["line"]
    rows = [line.split() for line in out.splitlines()]
    assert any(row[:3] == [best["action"], f"{best['worth']:.0%}", str(best["visits"])] for row in rows)


def test_a_seat_of_several_that_choose_at_once(run: Run, file: Path) -> None:
    ply = next(ply for ply in range(100) if len(_after(file, 1, ply).actors) == 3)
    code, out, _ = run("analyse", file, "--record", 2, "--ply", ply, "--seat", 2, "--simulations", 50)
    assert code == 0
    assert f"After {ply} actions, for Seat 2" in out


def test_a_whole_match(run: Run, file: Path, tmp_path: Path) -> None:
    graph, found = tmp_path / "graph.svg", tmp_path / "found.json"
    code, out, err = run("analyse", file, "--record", 2, "--simulations", 16, "--svg", graph, "--json", found)
    assert (code, err) == (0, "")
    data = json.loads(found.read_text())
    match = _after(file, 1, 10_000)
    assert data["moments"][-1]["ply"] == match.ply
    bars = [line for line in out.splitlines() if line.startswith("Seat ")]
    assert [line.split()[-1] for line in bars] == [f"{chance:.0%}" for chance in data["moments"][-1]["chances"]]
    for number, ply in enumerate(data["turning_points"], 1):
        assert f"{number}. Ply {ply}, Seat {match.log[ply].actor}: {match.log[ply].action} (" in out
    marks = [title.text for title in ElementTree.parse(graph).iter("{http://www.w3.org/2000/svg}title")]
    assert [mark.split(",")[0] for mark in marks if mark] == [f"Ply {ply}" for ply in data["turning_points"]]
    assert data["turning_points"]


def test_a_match_that_goes_on_and_one_that_has_hardly_begun(run: Run, tmp_path: Path) -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    match.play(match.legal_actions()[0])
    file = tmp_path / "short.jsonl"
    pyramidion.write_records(file, [match.record()])
    code, out, _ = run("analyse", file, "--simulations", 16)
    assert code == 0
    assert "Chances of winning:" in out
    empty = Match(match.game, 2, settle=False)
    assert empty.actors == [CHANCE]
    pyramidion.write_records(file, [empty.record()])
    code, _, err = run("analyse", file)
    assert (code, err) == (2, "pyramidion: In this match nobody has decided anything yet.\n")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["--ply", 9999], "--ply takes 0 to"),
        (["--ply", 3], "Here chance acts"),
        (["--ply", 46, "--seat", 4], "Seat 4 has nothing to decide here; whoever has: "),
        (["--record", 3], "has 2 records; there is no number 3."),
        (["--seat", 1], "--seat goes with --ply"),
        (["--ply", 46, "--svg", "graph.svg"], "--svg draws a whole match"),
        (["--simulations", 0], "it takes a whole number from 1"),
        (["--seconds", "soon"], "it takes a number above 0"),
        (["--seconds", "nan"], "it takes a number above 0"),
        (["--simulations", 1, "--json", "/no/such/folder/found.json"], "cannot be written"),
    ],
)
def test_bad_input_gets_a_sentence(run: Run, file: Path, wish: list[object], sentence: str) -> None:
    code, out, err = run("analyse", file, *wish)
    assert (code, out) == (2, "")
    assert is_one_sentence(err)
    assert sentence in err


def test_a_broken_record_is_named_by_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("\n{}\n")
    code, _, err = run("analyse", file)
    assert code == 2
    assert "broken.jsonl, line 2: " in err


def _after(file: Path, index: int, plies: int) -> Match:
    from pyramidion.records.record import match_of

    record = [line.record for line in pyramidion.read_records(file)][index]
    return match_of(Match, record, plies=plies, settle=False)
