"""`pyramidion arena`: what it prints and keeps, how it is interrupted and gone on with, and its complaints."""

import json
import signal
import time
from pathlib import Path
from subprocess import PIPE

import pytest
from tools.processes import running

from cli.driving import PROGRAM, Run, is_one_sentence
from pyramidion.cli import arena_report

DUEL = ["arena", "template", "--bots", "greedy,random", "--seed", 1, "--jobs", 1]


def test_a_duel(run: Run) -> None:
    code, out, err = run(*DUEL, "--matches", 59)
    assert (code, err) == (0, "")
    assert "30 deals with 2 line-ups each, 60 matches" in out  # the last deal is played to its end
    for word in ("greedy", "random", "share", "Elo (95 %)", "even share of first places is 50.0%"):
        assert word in out


def test_three_seats(run: Run) -> None:
    code, out, _ = run(*DUEL, "--seats", 3, "--matches", 6)
    assert code == 0
    assert "One greedy against 2 × random: " in out
    assert "even is 33.3%" in out


def test_several_bots(run: Run) -> None:
    words = ["arena", "template", "--bots", "greedy, random, level4", "--cut", 8, "--matches", 12, "--jobs", 1]
    code, out, _ = run(*words)
    assert code == 0
    assert "2 deals with 6 line-ups each" in out
    assert "4 simulations" in out


def test_sprt(run: Run) -> None:
    code, out, _ = run(*DUEL, "--matches", 400, "--sprt=-300,300")
    assert code == 0
    assert "SPRT: greedy is better by " in out
    assert "400 matches" not in out
    assert "SPRT: not decided yet" in run(*DUEL, "--matches", 2, "--sprt", "0,20").out


def test_a_report_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    file, whole = tmp_path / "report.json", tmp_path / "whole.json"
    assert run(*DUEL, "--matches", 8, "--report", file).code == 0
    without_seed = [*DUEL[:4], *DUEL[6:]]
    assert run(*without_seed, "--matches", 20, "--report", file).code == 0
    assert run(*DUEL, "--matches", 20, "--report", whole).code == 0
    assert file.read_bytes() == whole.read_bytes()
    assert run(*DUEL, "--matches", 8, "--report", file).out == run(*DUEL, "--matches", 20, "--report", file).out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--seats", 3], "its seats is 2, not 3"),
        (["--seed", 2], "its seed is 1, not 2"),
        (["--option", "rounds=2"], 'its options is {"bag":"even","rounds":3'),
        (["--bots", "random,greedy"], "its entrants is "),
    ],
)
def test_a_report_of_another_contest(run: Run, tmp_path: Path, arguments: list[object], part: str) -> None:
    file = tmp_path / "report.json"
    run(*DUEL, "--matches", 4, "--report", file)
    before = file.read_bytes()
    code, _, err = run(*DUEL, "--matches", 8, "--report", file, *arguments)
    assert code == 2
    assert "is of another contest: " in err
    assert part in err
    assert is_one_sentence(err)
    assert file.read_bytes() == before


def test_a_file_that_is_no_report_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("mine")
    code, _, err = run(*DUEL, "--report", file)
    assert code == 2
    assert "It is no report of an arena" in err
    assert is_one_sentence(err)
    assert file.read_text() == "mine"


def test_plot(run: Run, tmp_path: Path) -> None:
    assert run(*DUEL, "--matches", 4, "--plot", tmp_path / "a.svg").code == 0
    assert "score of greedy" in (tmp_path / "a.svg").read_text()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nogame", "--bots", "greedy,random"], "There is no game called 'nogame'"),
        (["template"], "--bots"),
        (["template", "--bots", "greedy"], "at least two bots"),
        (["template", "--bots", "greedy,deep"], "There is no bot called 'deep'"),
        (["template", "--bots", "greedy,greedy"], "named twice"),
        (["template", "--bots", ""], "There is no bot called ''"),
        (["template", "--bots", "greedy,uct"], "give --seconds or --simulations"),
        (["axio", "--bots", "greedy,random", "--seats", "1"], "An arena needs opponents"),
        (["template", "--bots", "greedy,random", "--seats", "9"], "template is for 1 to 3 seats"),
        (["template", "--bots", "greedy,random", "--matches", "0"], "whole number from 1"),
        (["template", "--bots", "greedy,random", "--jobs", "none"], "whole number from 1"),
        (["template", "--bots", "greedy,random", "--seconds", "0"], "a number above 0"),
        (["template", "--bots", "greedy,random", "--seconds", "nan"], "a number above 0"),
        (["template", "--bots", "greedy,level1", "--seconds", "1", "--cut", "2"], "Give one of --seconds"),
        (["template", "--bots", "greedy,random", "--sprt", "5"], "--sprt takes two numbers"),
        (["template", "--bots", "greedy,random", "--sprt", "20,0"], "the lower first"),
        (["template", "--bots", "greedy,random", "--sprt", "nan,0"], "--sprt takes two numbers"),
        (["template", "--bots", "greedy,random,level1", "--sprt", "0,20"], "--sprt decides between two bots"),
        (["template", "--bots", "greedy,random", "--plot", "a.pdf"], ".svg or .png"),
        (["template", "--bots", "greedy,random", "--plot", "missing/a.svg"], "There is no folder"),
        (["template", "--bots", "greedy,random", "--report", "missing/a.json"], "cannot be written"),
        (["template", "--bots", "greedy,random", "--option", "bag=full"], "Option bag takes"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], part: str) -> None:
    code, _, err = run("arena", *arguments)
    assert code == 2
    assert part in err
    assert is_one_sentence(err)


def test_without_ray(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.search.arena.cluster.find_spec", lambda _: None)
    code, _, err = run(*DUEL, "--ray", "local")
    assert code == 2
    assert "pip install 'pyramidion[ray]'" in err
    assert is_one_sentence(err)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)])
def test_what_was_played_is_kept(run: Run, tmp_path: Path, number: signal.Signals, code: int) -> None:
    """An interrupt loses nothing, a kill no more than the last seconds; the same command goes on."""
    file = tmp_path / "report.json"
    words = ["arena", "maya_towers", "--bots", "random,greedy", "--seed", "1", "--report", str(file)]
    command = [*PROGRAM, *words, "--jobs", "2", "--matches", "1000000"]
    with running(command, stdout=PIPE, stderr=PIPE) as program:
        _wait_for_results(file)
        program.send_signal(number)
        out, err = program.communicate(timeout=30)
    assert program.returncode == code
    kept = len(_results(file))
    if number != signal.SIGKILL:  # after which nobody can tidy up
        assert (out, err) == (b"", b"")
        assert [part.name for part in tmp_path.iterdir() if part != file] == []
    assert run(*words, "--jobs", 1, "--matches", kept + 2).code == 0
    assert len(_results(file)) in (kept + 2, kept + 3)


def _wait_for_results(file: Path) -> None:
    deadline = time.monotonic() + 60 + arena_report.EVERY
    while time.monotonic() < deadline:
        if file.exists() and _results(file):
            return
        time.sleep(0.1)
    raise AssertionError("there should be results by now")


def _results(file: Path) -> list[object]:
    results: list[object] = json.loads(file.read_bytes())["results"]
    return results
