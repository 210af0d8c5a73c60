"""Programs that tests start: signals reach them, and nothing of them is left."""

import os
import select
import signal
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from tools.processes import RESTORED, end, running, start

IGNORED = """
import signal
print([number.name for number in signal.Signals if signal.getsignal(number) is signal.SIG_IGN], flush=True)
"""
WITH_A_CHILD = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; print('here', flush=True); time.sleep(600)"])
time.sleep(600)
"""


def test_signals_that_these_tests_ignore_are_not_ignored_there() -> None:
    usual = {number: signal.signal(number, signal.SIG_IGN) for number in RESTORED}
    try:
        with running([sys.executable, "-c", IGNORED], stdout=PIPE, text=True) as program:
            out, _ = program.communicate(timeout=60)
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)
    found = out.split("'")[1::2]
    assert set(found) <= {"SIGPIPE", "SIGXFSZ"}  # which Python itself ignores


def test_what_a_program_has_started_ends_with_it() -> None:
    reading, writing = os.pipe()
    program = start([sys.executable, "-c", WITH_A_CHILD], stdout=writing)
    os.close(writing)
    with os.fdopen(reading, "rb", buffering=0) as said:
        assert said.readline() == b"here\n"
        end(program)
        ready, _, _ = select.select([said], [], [], 60)
        assert ready
        assert said.read() == b""  # the child, which held the other end, is gone too
    assert program.returncode == -signal.SIGKILL


def fail_while_running(started: list[Popen[str]]) -> None:
    with running([sys.executable, "-c", WITH_A_CHILD]) as program:
        started.append(program)
        raise AssertionError("This test fails.")


def test_a_program_ends_with_its_block() -> None:
    started: list[Popen[str]] = []
    with pytest.raises(AssertionError, match="This test fails"):
        fail_while_running(started)
    assert started[0].returncode == -signal.SIGKILL


def test_what_has_ended_by_itself_can_be_ended_again(tmp_path: Path) -> None:
    program = start([sys.executable, "-c", ""], cwd=tmp_path)
    program.wait()
    end(program)
    assert program.returncode == 0
