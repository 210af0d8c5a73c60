"""What newcomers stumbled over."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from cli.driving import run_program
from pyramidion.cli.console import interrupts_deferred
from pyramidion.cli.session import commands, keeping


@pytest.mark.parametrize("word", ["?", "h", "help"])
def test_help_has_short_names(word: str) -> None:
    assert commands.command_named(word) is commands.COMMANDS["help"]


@pytest.mark.parametrize("word", ["q", "exit", "quit"])
def test_leaving_has_short_names(word: str) -> None:
    assert commands.command_named(word) is commands.COMMANDS["quit"]


def test_the_rules_can_be_read_while_playing() -> None:
    done = run_program("play", "maya_towers", "--bots", "1=random", typed="rules\nq\n")
    assert done.code == 0, done.err
    assert "everything from that level up changes places" in done.out
    assert "W1 B2 under a tower counts the ladders" in done.out
    assert "\nYour turn\n" in done.out
    assert "## " not in done.out


def test_the_command_to_resume_can_be_typed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    program = os.path.join(os.sep, "venv", "bin", "pyramidion")
    monkeypatch.setattr(sys, "argv", [program])
    monkeypatch.setattr(keeping.shutil, "which", lambda name: None)
    assert keeping.own_command() == program
    monkeypatch.setattr(keeping.shutil, "which", lambda name: program)
    assert keeping.own_command() == "pyramidion"


def compile_for_a_while(interrupts: int, reached: list[str]) -> None:
    with interrupts_deferred():
        for _ in range(interrupts):
            signal.raise_signal(signal.SIGINT)
        reached.append("the end")


@pytest.mark.parametrize(("interrupts", "reached"), [(1, ["the end"]), (2, [])])
def test_ctrl_c_waits_for_the_compiler_but_only_once(interrupts: int, reached: list[str]) -> None:
    found: list[str] = []
    with handled(signal.default_int_handler):
        with pytest.raises(KeyboardInterrupt):
            compile_for_a_while(interrupts, found)
        assert found == reached
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_who_ignores_ctrl_c_does_so_while_compiling_too() -> None:
    found: list[str] = []
    with handled(signal.SIG_IGN):
        compile_for_a_while(2, found)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert found == ["the end"]


@contextmanager
def handled(handler: Callable[[int, FrameType | None], Any] | signal.Handlers) -> Iterator[None]:
    """Ctrl-C handled so, whatever the process that the tests were started by has made of it."""
    usual = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def test_the_package_can_be_run() -> None:
    done = subprocess.run([sys.executable, "-m", "pyramidion", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("pyramidion ")
