"""Mutation testing: would the tests notice a small mistake in the rules? Run by `make test-deep`.

A seeded sample of mutants is tested one by one, with compilation switched off, in a copy of the sources and tests: go
on working meanwhile. Each mutant lives in a forked child that has pytest loaded already and imports the mutated module
in place of the real one. Survivors that no test could kill, because they do the same as the original, are listed with
a reason in survivors.toml.
"""

import argparse
import importlib.abc
import importlib.util
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import deque
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

os.environ["NUMBA_DISABLE_JIT"] = "1"

import hypothesis  # noqa: F401  # loaded once here, so that the forked children need not
import pytest
from mutants import Mutant, sample

import pyramidion.core.match
import pyramidion.records.replay  # noqa: F401

ROOT = Path(__file__).parents[2]
SOURCE = Path("src")
SURVIVORS = Path(__file__).with_name("survivors.toml")
LEAST_KILLED = 0.9
SECONDS_A_TEST = 8.0  # of computing; the slowest takes about one
# Hypothesis is loaded before its plugin is: no matter.
PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")


# Laws that notice what no clause speaks of: what is left of before, and chances that are not those stated.
LAWS = {"course": "init", "legality": "chance"}


class Target(NamedTuple):
    """What is mutated of a game, and which tests must notice, the cheapest killers first."""

    files: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]  # arguments of pytest, run one after the other
    first: dict[str, tuple[str, ...]]  # the tests to begin with, by mutated file


def _files(game: str, *names: str) -> tuple[tuple[str, ...], ...]:
    return tuple((f"tests/games/{game}/test_{name}.py",) for name in names)


TARGETS = {
    "maya_towers": Target(
        files=("rules/__init__.py", "rules/setup.py", "rules/turn.py", "scoring.py", "observation.py"),
        tests=(
            *_files("maya_towers", "playthroughs", "perft", "t6_stalling", "t4_ladders", "t3_turn", "t1_components"),
            *_files("maya_towers", "t2_setup", "t5_tasks", "refusals", "oracle", "records", "position"),
        ),
        first={
            "scoring.py": ("tests/games/maya_towers/test_t5_tasks.py",),
            "observation.py": ("tests/laws/test_secrecy.py", "-k", "maya_towers-3]"),
        },
    ),
    "axio": Target(
        files=(
            "rules/__init__.py",
            "rules/board.py",
            "rules/tiles.py",
            "rules/turn.py",
            "scoring.py",
            "observation.py",
        ),
        tests=(
            *_files(
                "axio", "a5_pyramids", "a4_scoring", "a6_axio", "a3_placing", "a7_end_of_turn", "a8_end", "a9_solo"
            ),
            *_files("axio", "a1_components", "a2_setup", "playthroughs", "perft", "refusals", "oracle", "records"),
            *_files("axio", "position"),
        ),
        first={
            "rules/turn.py": ("tests/games/axio/test_a6_axio.py",),
            "rules/tiles.py": ("tests/games/axio/test_a7_end_of_turn.py",),
            "scoring.py": ("tests/games/axio/test_a8_end.py",),
            "observation.py": ("tests/games/axio/test_a7_end_of_turn.py",),
        },
    ),
    "yaxha": Target(
        files=(
            "rules/__init__.py",
            "rules/boards.py",
            "rules/building.py",
            "rules/claiming.py",
            "rules/dealing.py",
            "bonuses.py",
            "groups.py",
            "scoring.py",
            "observation.py",
        ),
        tests=(
            *_files("yaxha", "y3_claiming", "y4_building", "y5_scores", "y6_bonus_cards", "y1_y2_setup", "observation"),
            *_files("yaxha", "playthroughs", "perft", "records", "refusals", "position"),
        ),
        first={
            "rules/boards.py": ("tests/games/yaxha/test_y4_building.py",),
            "rules/building.py": ("tests/games/yaxha/test_y4_building.py",),
            "rules/dealing.py": ("tests/games/yaxha/test_y1_y2_setup.py",),
            "bonuses.py": ("tests/games/yaxha/test_y6_bonus_cards.py",),
            "groups.py": ("tests/games/yaxha/test_y5_scores.py",),
            "scoring.py": ("tests/games/yaxha/test_y5_scores.py",),
            "observation.py": ("tests/games/yaxha/test_observation.py",),
        },
    ),
    "maya_quarries": Target(
        files=(
            "rules/__init__.py",
            "rules/auction.py",
            "rules/building.py",
            "rules/digging.py",
            "rules/legal.py",
            "rules/opening.py",
            "rules/payment.py",
            "rules/pyramids.py",
            "rules/setup.py",
            "scoring.py",
            "observation.py",
        ),
        tests=(
            *_files("maya_quarries", "q4_opening", "q6_building", "q7_tokens", "q8_expert", "q9_scoring", "q3_digging"),
            *_files("maya_quarries", "q5_transport", "q2_setup", "q1_components", "playthroughs", "perft", "records"),
            *_files("maya_quarries", "refusals", "position", "observation"),
        ),
        first={
            "rules/auction.py": ("tests/games/maya_quarries/test_q8_expert.py",),
            "rules/building.py": ("tests/games/maya_quarries/test_q6_building.py",),
            "rules/digging.py": ("tests/games/maya_quarries/test_q3_digging.py",),
            "rules/payment.py": ("tests/games/maya_quarries/test_q9_scoring.py",),
            "rules/setup.py": ("tests/games/maya_quarries/test_q2_setup.py",),
            "scoring.py": ("tests/games/maya_quarries/test_q9_scoring.py",),
            "observation.py": ("tests/games/maya_quarries/test_observation.py",),
        },
    ),
}


class MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Gives one module a mutated source."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = str(mutant.path.resolve())
        self.data = mutant.source.encode()
        parts = mutant.path.relative_to(SOURCE).with_suffix("").parts
        self.is_folder = parts[-1] == "__init__"
        self.module = ".".join(parts[:-1] if self.is_folder else parts)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        folders = [str(Path(self.path).parent)] if self.is_folder else None
        return importlib.util.spec_from_file_location(
            fullname, self.path, loader=self, submodule_search_locations=folders
        )

    def get_filename(self, fullname: str) -> str:
        return self.path

    def get_data(self, path: str | bytes) -> bytes:
        return self.data


def tests_of(game: str, file: str) -> list[tuple[str, ...]]:
    """The tests of a game, those that fit the mutated file first."""
    target = TARGETS[game]
    first = target.first.get(file)
    of_game = [*([first] if first else []), *(arguments for arguments in target.tests if arguments != first)]
    return [*of_game, *((f"tests/laws/test_{law}.py", "-k", f"{name} and {game}") for law, name in LAWS.items())]


class Impatience:
    """A plugin of pytest that ends the process if a test computes for too long: the mutant loops for ever."""

    def pytest_runtest_logstart(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)


def run_tests(tests: list[tuple[str, ...]], mutant: Mutant | None) -> None:
    """In a child: run the tests until one fails. Exits with 0 if all pass, else with pytest's code."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
    if mutant is not None:
        sys.meta_path.insert(0, MutantFinder(mutant))
    for arguments in tests:
        code = pytest.main([*arguments, *PYTEST], [Impatience()])
        if code:
            os._exit(int(code))
    os._exit(0)


def survivors_of(mutants: list[Mutant], game: str, workers: int) -> list[Mutant]:
    """Test all mutants; those that no test noticed."""
    fork = multiprocessing.get_context("fork")
    waiting = deque(mutants)
    running: list[tuple[Mutant, BaseProcess]] = []
    survivors: list[Mutant] = []
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.popleft()
            file = mutant.path.relative_to(_folder(game)).as_posix()
            process = fork.Process(target=run_tests, args=(tests_of(game, file), mutant))
            process.start()
            running.append((mutant, process))
        wait([process.sentinel for _, process in running])
        for mutant, process in list(running):
            if not process.is_alive():
                running.remove((mutant, process))
                if process.exitcode == 0:
                    survivors.append(mutant)
                    sys.stderr.write(f"{mutant.path}:{mutant.number} survived: {mutant.mutant}\n")
                _progress(len(mutants) - len(waiting) - len(running), len(mutants), len(survivors))
    return survivors


def _progress(done: int, all_of_them: int, survivors: int) -> None:
    if sys.stderr.isatty() or done % 20 == 0 or done == all_of_them:
        end = "\r" if sys.stderr.isatty() and done < all_of_them else "\n"
        sys.stderr.write(f"{done}/{all_of_them} mutants tested, {survivors} survived{end}")
        sys.stderr.flush()


def _folder(game: str) -> Path:
    return SOURCE / "pyramidion" / "games" / game


def check_unmutated(game: str) -> None:
    """The real sources must pass all the tests."""
    target = TARGETS[game]
    every = list(dict.fromkeys((*target.tests, *target.first.values())))
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(every, None))
    process.start()
    process.join()
    if process.exitcode != 0:
        sys.exit(f"The tests of {game} do not pass unmutated (exit code {process.exitcode}).")


def known_survivors() -> dict[tuple[str, str, str, str], str]:
    """The reasons of survivors.toml by the key of the mutant."""
    entries = tomllib.loads(SURVIVORS.read_text(encoding="utf-8")).get("survivor", [])
    folder = SOURCE / "pyramidion"
    return {
        ((folder / entry["file"]).as_posix(), entry["function"], entry["line"], entry["mutant"]): entry["reason"]
        for entry in entries
    }


def report(game: str, mutants: list[Mutant], survivors: list[Mutant]) -> bool:
    """Say the score and every survivor with its reason. Whether the score is good and all have one."""
    known = known_survivors()
    killed = len(mutants) - len(survivors)
    for mutant in sorted(survivors):
        reason = known.get(mutant.key, "UNEXPLAINED: write a test, or a reason into tests/deep/survivors.toml")
        say(f"{mutant.path}:{mutant.number} {mutant.function} ({mutant.operator})")
        say(f"  - {mutant.line}\n  + {mutant.mutant}\n  {reason}")
    unexplained = [mutant for mutant in survivors if mutant.key not in known]
    score = killed / len(mutants)
    say(f"{game}: {killed} of {len(mutants)} mutants killed ({score:.1%}), {len(unexplained)} survivors unexplained.")
    return score >= LEAST_KILLED and not unexplained


def say(line: str) -> None:
    """One line of the report."""
    sys.stdout.write(line + "\n")


def run_in_a_copy(options: list[str]) -> int:
    """Run this program again, on a copy of everything it needs."""
    with tempfile.TemporaryDirectory(prefix="pyramidion-mutants-") as folder:
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, Path(folder, name), ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        program = Path(folder, "tests", "deep", Path(__file__).name)
        environment = os.environ | {"PYTHONPATH": str(Path(folder, "src"))}
        return subprocess.run([sys.executable, program, "--here", *options], env=environment, check=False).returncode


def main() -> int:
    """Test a sample of mutants of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="how many mutants of each game (300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--game", choices=sorted(TARGETS), action="append", help="only this game")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1), help="tested at once (2)")
    parser.add_argument("--here", action="store_true", help="make no copy: nobody else changes these files")
    arguments = parser.parse_args()
    if not arguments.here:
        return run_in_a_copy(sys.argv[1:])
    os.chdir(ROOT)
    good = True
    for game in arguments.game or sorted(TARGETS):
        mutants = sample([_folder(game) / file for file in TARGETS[game].files], arguments.sample, arguments.seed)
        check_unmutated(game)
        survivors = survivors_of(mutants, game, arguments.workers)
        good = report(game, mutants, survivors) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
