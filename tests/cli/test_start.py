"""What must be quick and quiet: help, version, the list of games; and complaints about the command line itself."""

import signal
import subprocess
import sys
from subprocess import PIPE

import pytest
from tools.processes import running

from cli.driving import PROGRAM, Run, is_one_sentence, run_program


def test_games_lists_everything(run: Run) -> None:
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for word in ("maya_towers", "Andrea Mainini", "Alberto Branciari", "2 to 4 seats", "setup", "draft", "hungarian"):
        assert word in out
    assert "a whole number from" in out
    assert "Swap the tops of nine towers" in out
    assert "template" in out


def test_games_and_help_load_no_numba() -> None:
    script = (
        "import sys; from pyramidion.cli import main\n"
        "helps = [[name, '--help'] for name in ('play', 'simulate', 'arena')]\n"
        "for words in (['games'], ['--help'], *helps, ['--version']):\n"
        "    assert main(words) == 0, words\n"
        "for heavy in ('numba', 'numpy', 'prompt_toolkit'):\n"
        "    assert heavy not in sys.modules, heavy"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "pyramidion 0." in done.stdout


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "perft", "arena"])
def test_help_has_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"Example: pyramidion {command}" in out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nocommand"], "nocommand"),
        (["games", "--nooption"], "--nooption"),
        (["simulate"], "GAME"),
        (["simulate", "nogame"], "There is no game called 'nogame'; there are "),
        (["play", "nogame"], "There is no game called 'nogame'"),
        (["perft", "nogame", "--depth", "1"], "There is no game called 'nogame'"),
        (["perft", "maya_towers"], "--depth"),
    ],
)
def test_bad_command_lines(run: Run, arguments: list[str], part: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert part in err
    assert is_one_sentence(err)


SETUPS = [
    (["--seats", "5"], "maya_towers is for 2 to 4 seats; 5 is not possible."),
    (["--seats", "0"], "whole number from 1 to"),
    (["--seats", "two"], "'two' is not one"),
    (["--option", "colour=red"], "has no option 'colour'; its options are setup, edition"),
    (["--option", "setup=chaos"], "Option setup takes random, draft, drawn"),
    (["--option", "setup"], "An option is written key=value"),
    (["--option", "stall=0"], "Option stall takes a whole number from 1 to 10000"),
    (["--option", "stall=" + "9" * 5000], "Option stall takes a whole number"),
    (["--option", "setup=draft", "--option", "setup=draft"], "given twice"),
]


@pytest.mark.parametrize(("arguments", "part"), SETUPS)
@pytest.mark.parametrize("command", [["play"], ["simulate"], ["perft", "--depth", "1"]])
def test_bad_setups(run: Run, command: list[str], arguments: list[str], part: str) -> None:
    code, _, err = run(*command, "maya_towers", *arguments)
    assert code == 2
    assert part in err
    assert is_one_sentence(err)


@pytest.mark.parametrize("arguments", [["--seed", "-1"], ["--seed", "9" * 30], ["--matches", "-1"], ["--matches", "0"]])
def test_numbers_out_of_range(run: Run, arguments: list[str]) -> None:
    code, _, err = run("simulate", "maya_towers", *arguments)
    assert code == 2
    assert f"Invalid value for '{arguments[0]}': it takes a whole number from" in err
    assert is_one_sentence(err)


def test_a_closed_pipe_is_no_error() -> None:
    with running([*PROGRAM, "games"], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


@pytest.mark.parametrize("handler", [signal.SIG_IGN, signal.SIG_DFL])
def test_a_hang_up_that_is_ignored_stays_ignored(run: Run, handler: signal.Handlers) -> None:
    signal.signal(signal.SIGHUP, handler)  # as `nohup` does it; what was there before comes back after the test
    assert run("games").code == 0
    assert (signal.getsignal(signal.SIGHUP) is signal.SIG_IGN) == (handler is signal.SIG_IGN)


def test_any_encoding_will_do() -> None:
    code, out, err = run_program("games", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert (code, err) == (0, "")
    assert "maya_towers" in out
