"""`pyramidion simulate`: the same seed gives the same file, and every file is borne out by the rules."""

import gzip
import signal
import time
from itertools import islice
from pathlib import Path
from subprocess import PIPE

import pytest
from tools.processes import running

from cli.driving import PROGRAM, Run, is_one_sentence
from pyramidion.cli import random_matches
from pyramidion.cli.random_matches import Plan, RandomPlay, endings, records
from pyramidion.core import registry
from pyramidion.records import check_record, read_records

OPTIONS = [("setup", "random"), ("setup", "draft"), ("setup", "drawn"), ("edition", "hungarian"), ("stall", 3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("name", "value"), OPTIONS)
def test_every_setup_is_borne_out(run: Run, tmp_path: Path, seats: int, name: str, value: object) -> None:
    file = tmp_path / "matches.jsonl"
    words = ["--seats", seats, "--matches", 20, "--seed", 1, "--option", f"{name}={value}", "--out", file]
    assert run("simulate", "maya_towers", *words).code == 0
    found = [line.record for line in read_records(file)]
    assert len(found) == 20
    for record in found:
        assert record.seats == seats
        assert isinstance(record.legal, list)
        assert isinstance(record.result, dict)
        check_record(record)
    assert run("replay", file).code == 0


def test_same_seed_same_bytes(run: Run, tmp_path: Path) -> None:
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        run("simulate", "template", "--seats", 2, "--matches", 30, "--seed", seed, "--out", tmp_path / name)
    first, second, other = ((tmp_path / name).read_bytes() for name in "abc")
    assert first == second
    assert first != other


def test_gzip_by_name(run: Run, tmp_path: Path) -> None:
    for name in ("a.jsonl", "b.jsonl.gz", "c.jsonl.gz"):
        run("simulate", "template", "--matches", 5, "--seed", 7, "--out", tmp_path / name)
    packed = (tmp_path / "b.jsonl.gz").read_bytes()
    assert gzip.decompress(packed) == (tmp_path / "a.jsonl").read_bytes()
    assert packed == (tmp_path / "c.jsonl.gz").read_bytes()


def test_a_short_log_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("maya_towers", 2, {}, seed=5, matches=3)
    expected = list(records(plan))
    monkeypatch.setattr(random_matches, "FIRST_LOG", 1)
    assert list(records(plan)) == expected


def test_jobs_share_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("maya_towers", 2, {}, seed=5, matches=50)
    alone = list(endings(plan))
    monkeypatch.setattr(random_matches, "CHUNK", 7)
    assert list(endings(plan, jobs=2)) == alone


def test_endings_agree_with_records() -> None:
    plan = Plan("maya_towers", 3, registry.game("maya_towers").spec.complete({}), seed=2, matches=20)
    for record, ending in zip(records(plan), endings(plan), strict=True):
        assert record.result == {"reason": ending.reason, "scores": ending.scores, "ranks": ending.ranks}
        assert ending.moves == sum(not text.startswith("*") for text in record.actions)


def test_matches_do_not_depend_on_their_neighbours() -> None:
    plan = Plan("maya_towers", 2, {}, seed=5, matches=4)
    third = next(islice(records(plan), 2, None))
    assert RandomPlay(plan).record(2) == third


def test_statistics(run: Run) -> None:
    code, out, err = run("simulate", "maya_towers", "--seats", 2, "--matches", 40, "--seed", 1)
    assert (code, err) == (0, "")
    for word in ("40 random matches", "shortest", "median", "no-swap", "White", "Black", "first places", "moves/s"):
        assert word in out
    chosen = list(endings(Plan("maya_towers", 2, {}, seed=1, matches=40)))
    assert f"{max(ending.moves for ending in chosen)}" in out
    assert f"{sum(ending.moves for ending in chosen):,} moves in" in out


@pytest.mark.parametrize("name", ["", "missing/matches.jsonl", "x" * 300])
def test_bad_places_to_write(run: Run, tmp_path: Path, name: str) -> None:
    code, _, err = run("simulate", "template", "--matches", 1, "--out", tmp_path / name)
    assert code == 2
    assert is_one_sentence(err)
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text("what was there\n")
    words = ["simulate", "maya_towers", "--matches", "4000000", "--seed", "1", "--out", str(file)]
    with running([*PROGRAM, *words], stdout=PIPE, stderr=PIPE) as program:
        deadline = time.monotonic() + 90
        while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(list(tmp_path.iterdir())) == 2, "it should be writing by now"
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert (out, err) == (b"", b"")
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text() == "what was there\n"
