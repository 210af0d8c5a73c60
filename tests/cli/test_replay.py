"""`pyramidion replay`: what is right is shown, what is wrong is named by line, ply, action and clause."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

import pyramidion
from cli.driving import Run, run_program
from pyramidion.cli.random_matches import Plan, records

FIRST_SWAP = 46  # after 45 pieces and the monolith


@pytest.fixture
def lines() -> list[dict[str, Any]]:
    """Three records as plain data."""
    return [json.loads(record.to_json()) for record in records(Plan("maya_towers", 2, {}, seed=1, matches=3))]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.jsonl"


def write(file: Path, lines: list[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))


def test_a_right_file(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    write(file, lines)
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    assert "3 records are right (" in out
    length = len(lines[0]["actions"])
    assert f"Record 1 after {length} of {length} actions:" in out
    assert "The match is over." in out


@pytest.mark.parametrize("name", ["matches.jsonl", "matches.jsonl.gz"])
def test_the_progress_bar_knows_where_it_ends(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = tmp_path / name
    pyramidion.write_records(file, records(Plan("maya_towers", 2, {}, seed=1, matches=30)))
    bar = Progress(disable=True)
    monkeypatch.setattr("pyramidion.cli.console.progress", lambda **_: bar)
    assert run("replay", file).code == 0
    [task] = bar.tasks
    assert task.total == file.stat().st_size
    assert 0.5 * task.total < task.completed <= task.total
    assert "30" in task.description


def test_a_pipe(file: Path, lines: list[dict[str, Any]]) -> None:
    write(file, lines)
    code, out, err = run_program("replay", "/dev/stdin", typed=file.read_text())
    assert (code, err) == (0, "")
    assert "3 records are right (" in out


def test_a_position(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    write(file, lines)
    out = run("replay", file, "--match", 2, "--ply", FIRST_SWAP).out
    match = pyramidion.new("maya_towers", seats=2)
    record = [line.record for line in pyramidion.read_records(file)][1]
    match = pyramidion.Match(match.game, 2, settle=False)
    for text in record.actions[:FIRST_SWAP]:
        actor, _, action = text.partition(" ")
        match.play(action, pyramidion.CHANCE if actor == "*" else int(actor))
    assert str(match) in out
    assert "White to move" in out
    assert "The towers are being built" in run("replay", file, "--ply", 0).out


def test_a_viewer_sees_what_it_may(run: Run, file: Path) -> None:
    write(file, [json.loads(record.to_json()) for record in records(Plan("maya_towers", 3, {}, seed=1, matches=1))])
    words = ["replay", file, "--ply", 52]
    assert run(*words).out.count("(?)") == 0
    assert run(*words, "--viewer", 1).out.count("(?)") == 4
    assert run(*words, "--viewer", "public").out.count("(?)") == 6
    for viewer in ("3", "white", "-1", "9" * 50):
        code, _, err = run(*words, f"--viewer={viewer}")
        assert code == 2
        assert "viewer" in err


def test_a_running_match(run: Run, file: Path) -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=3)
    match.play("M a1-b1@4")
    pyramidion.write_records(file, [match.record()])
    code, out, _ = run("replay", file)
    assert code == 0
    assert "1 record is right (still running 1)." in out
    assert str(match) in out


def test_a_running_match_that_waits_for_chance_is_shown_as_it_is(
    run: Run, file: Path, lines: list[dict[str, Any]]
) -> None:
    del lines[0]["actions"][10:], lines[0]["legal"][10:], lines[0]["result"]
    write(file, lines[:1])
    assert "Record 1 after 10 of 10 actions:" in run("replay", file).out


@pytest.mark.parametrize(
    ("words", "part"), [(["--ply", "9999"], "--ply takes 0 to"), (["--match", "4"], "has 3 records")]
)
def test_out_of_range(run: Run, file: Path, lines: list[dict[str, Any]], words: list[str], part: str) -> None:
    write(file, lines)
    code, _, err = run("replay", file, *words)
    assert code == 2
    assert part in err


def wrong(run: Run, file: Path, lines: list[dict[str, Any]]) -> str:
    write(file, lines)
    code, out, err = run("replay", file)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert f"{file}, line 2: " in err
    return err


def test_a_changed_count(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    lines[1]["legal"][FIRST_SWAP] += 1
    assert f"Ply {FIRST_SWAP}, " in wrong(run, file, lines)


def test_an_illegal_action(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    monolith = lines[1]["actions"][FIRST_SWAP - 1].split()[2]
    border = monolith.partition("@")[0]
    lines[1]["actions"][FIRST_SWAP] = f"0 {border}@2"
    assert f"Ply {FIRST_SWAP}, '0 {border}@2': T3.3: " in wrong(run, file, lines)


def test_the_wrong_seat(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    lines[1]["actions"][FIRST_SWAP] = "1" + lines[1]["actions"][FIRST_SWAP][1:]
    assert f"Ply {FIRST_SWAP}, " in (said := wrong(run, file, lines))
    assert "G1: " in said


@pytest.mark.parametrize(
    "text", ["", "0", "x a1-b1@2", "9 a1-b1@2", "0 castle", "0 " + "a" * 100_000, "0 a1-b1@99999999999"]
)
def test_a_malformed_action(run: Run, file: Path, lines: list[dict[str, Any]], text: str) -> None:
    lines[1]["actions"][FIRST_SWAP] = text
    said = wrong(run, file, lines)
    assert f"Ply {FIRST_SWAP}, " in said
    assert len(said) < 1000


@pytest.mark.parametrize(("key", "value"), [("reason", "stopped"), ("scores", [99, 99]), ("ranks", [1])])
def test_a_changed_result(run: Run, file: Path, lines: list[dict[str, Any]], key: str, value: object) -> None:
    lines[1]["result"][key] = value
    assert f"the result's {key}" in wrong(run, file, lines)


def test_a_result_with_a_key_too_many(run: Run, file: Path, lines: list[dict[str, Any]]) -> None:
    lines[1]["result"]["moon"] = "full"
    assert "a result of maya_towers has no key 'moon'" in wrong(run, file, lines)


CHANGES: list[tuple[str, Any]] = [
    ("format", "pyramidion/2"),
    ("format", 1),
    ("game", "nogame"),
    ("game", 3),
    ("game", "x" * 100_000),
    ("rules", 99),
    ("rules", 10**40),
    ("seats", 9),
    ("seats", 10**40),
    ("seats", -1),
    ("seats", "2"),
    ("options", {"moon": "full"}),
    ("options", {"stall": 10**40}),
    ("options", {"stall": True}),
    ("options", []),
    ("actions", "none"),
    ("actions", [1, 2]),
    ("actions", None),
    ("legal", [10**40]),
    ("legal", "many"),
    ("result", []),
    ("result", {}),
    ("moon", "full"),
]


@pytest.mark.parametrize(("key", "value"), CHANGES)
def test_hostile_fields(run: Run, file: Path, lines: list[dict[str, Any]], key: str, value: object) -> None:
    lines[1][key] = value
    assert len(wrong(run, file, lines)) < 1000


BROKEN = {
    "truncated": b'{"format": "pyramidion/1", "game": "maya_to',
    "no object": b"[1, 2, 3]",
    "not JSON": b"hello",
    "not UTF-8": b'{"format": "\xff\xfe"}',
    "deeply nested": b"[" * 200_000,
    "huge line": b"x" * (100 * 2**20),
    "damaged gzip": gzip.compress(b"x" * 1000)[:40],
    "no gzip at all": b"\x1f\x8bno",
}


@pytest.mark.parametrize("contents", BROKEN.values(), ids=BROKEN.keys())
def test_broken_files(run: Run, file: Path, contents: bytes) -> None:
    file.write_bytes(contents)
    code, out, err = run("replay", file)
    assert (code, out) == (1, "")
    assert err.startswith(f"pyramidion: {file}, ")
    assert err.count("\n") == 1
    assert len(err) < 1000


@pytest.mark.parametrize("contents", [b"", b"\n\n", gzip.compress(b"", mtime=0)])
def test_empty_files(run: Run, file: Path, contents: bytes) -> None:
    file.write_bytes(contents)
    code, _, err = run("replay", file)
    assert code == 1
    assert "holds no records" in err


@pytest.mark.parametrize("name", [".", "missing.jsonl", "x" * 300])
def test_what_cannot_be_read(run: Run, tmp_path: Path, name: str) -> None:
    code, _, err = run("replay", tmp_path / name)
    assert code == 2
    assert "cannot be read" in err


def test_file_and_ply_are_told_as_analyse_tells_them(run: Run) -> None:
    def told(command: str) -> dict[str, str]:
        lines = [line.strip("│ *") for line in run(command, "--help").out.splitlines()]
        return {word: " ".join(line.split()) for word in ("FILE", "--ply") for line in lines if line.startswith(word)}

    assert set(told("replay")) == {"FILE", "--ply"}
    assert told("replay") == told("analyse")
