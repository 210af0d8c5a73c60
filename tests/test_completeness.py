"""No registered game lacks a module, a name, a catalogue, a test of a clause, a perft, a playthrough or an ending.

The template game lives in the tests themselves, so it owes less: its modules, names and catalogues, and the laws. It
has no folder of tests and no page, because nobody plays it.
"""

import shutil
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path

import pytest

import pyramidion
from completeness import lacking_in_docs, lacking_in_package, lacking_in_tests
from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.records import write_records
from pyramidion.records.record import record_of

TESTS = Path(__file__).parent
NOT_PLAYED = {"template"}

every_game = pytest.mark.parametrize("name", pyramidion.names())
every_played_game = pytest.mark.parametrize("name", sorted(set(pyramidion.names()) - NOT_PLAYED))


@every_game
def test_the_package_is_complete(name: str) -> None:
    assert_nothing(lacking_in_package(pyramidion.game(name)))


@every_played_game
def test_the_tests_are_complete(name: str) -> None:
    assert_nothing(lacking_in_tests(pyramidion.game(name), TESTS / "games" / name))


@every_played_game
def test_the_docs_are_complete(name: str) -> None:
    assert_nothing(lacking_in_docs(pyramidion.game(name), TESTS.parent / "docs"))


def assert_nothing(lacking: Iterable[str]) -> None:
    """Show all that is missing, a line each."""
    missing = "\n".join(lacking)
    assert not missing, missing


_numbers = count()


class Copy:
    """A copy of the template game under a name of its own, free to be crippled, with all that a played game owes."""

    def __init__(self, folder: Path) -> None:
        package = f"template_copy_{next(_numbers)}"
        self.package = folder / package
        self.tests = folder / "tests"
        self.docs = folder / "docs"
        shutil.copytree(TESTS / "template_game", self.package, ignore=shutil.ignore_patterns("__pycache__"))
        for path in self.package.rglob("*.py"):
            path.write_text(path.read_text(encoding="utf-8").replace("template_game", package), encoding="utf-8")
        self.game = Game(pyramidion.game("template").spec, package)
        self._add_tests()
        ledger = pyramidion.game("template").actions.ledger(1, {})
        self._write(self.docs / "games" / "template.md", f"# template\n\n{ledger.markdown()}\n")

    def _add_tests(self) -> None:
        clauses = ("1_1", "1_2", "2_1", "2_2", "2_3", "2_4", "3_1", "3_2")
        self._write(self.tests / "test_x.py", "".join(f"def test_X{clause}_holds():\n    ...\n" for clause in clauses))
        self._write(self.tests / "template.perft", "# counts\n1 deal 0 0 0/0/0 5,0,-,-,- ; D1 3\n")
        self._write(self.tests / "playthroughs" / "one.txt", "* token 0 1\n")
        for bid, reason in ((0, "rounds"), (-1, "broke")):
            match = Match(pyramidion.game("template"), 1, seed=1)
            while not match.is_over:
                match.play(match.legal_actions()[bid])
            assert match.outcome().reason == reason
            (self.tests / "records").mkdir(exist_ok=True)
            write_records(self.tests / "records" / f"{reason}.jsonl", [record_of(match)])

    def _write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, path: Path, old: str, new: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def lacks(self) -> list[str]:
        return [
            *lacking_in_package(self.game),
            *lacking_in_tests(self.game, self.tests),
            *lacking_in_docs(self.game, self.docs),
        ]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    monkeypatch.syspath_prepend(str(tmp_path))
    return Copy(tmp_path)


def test_a_complete_copy_lacks_nothing(copy: Copy) -> None:
    assert copy.lacks() == []


def test_a_reason_that_no_match_ends_by_needs_no_record(copy: Copy) -> None:
    (copy.tests / "records" / "broke.jsonl").unlink()
    copy.change(copy.package / "scoring.py", "REASONS = (", 'UNREACHABLE_REASONS = ("broke",)\nREASONS = (')
    assert copy.lacks() == []


CRIPPLINGS: dict[str, Callable[[Copy], object]] = {
    "template has no module heuristics.py.": lambda copy: (copy.package / "heuristics.py").unlink(),
    "The module heuristics.py of template lacks evaluate.": lambda copy: copy.change(
        copy.package / "heuristics.py", "def evaluate", "def guess"
    ),
    "The module state.py of template lacks broken_invariants.": lambda copy: (
        copy.change(copy.package / "state.py", "broken_invariants", "anything"),
        copy.change(copy.package / "position.py", "broken_invariants", "anything"),
    ),
    "The module diagram.py of template lacks diagram.": lambda copy: copy.change(
        copy.package / "diagram.py", "def diagram", "def drawing"
    ),
    "template has no catalogue locales/en.ftl.": lambda copy: (copy.package / "locales" / "en.ftl").unlink(),
    "template has no test of X2.3, named test_X2_3_… .": lambda copy: copy.change(
        copy.tests / "test_x.py", "X2_3_", "X2_33_"
    ),
    "template has no test of X2.4, named test_X2_4_… .": lambda copy: copy.change(
        copy.tests / "test_x.py", "test_X2_4_holds()", "helper_X2_4()"
    ),
    "template has no perft counts in template.perft.": lambda copy: copy.change(
        copy.tests / "template.perft", "1 deal", "# 1 deal"
    ),
    "template has no playthroughs/*.txt.": lambda copy: shutil.rmtree(copy.tests / "playthroughs"),
    "template has no record of a match that ended by broke.": lambda copy: (
        copy.tests / "records" / "broke.jsonl"
    ).unlink(),
    "template says that no match ends by broke, but has a record of one.": lambda copy: copy.change(
        copy.package / "scoring.py", "REASONS = (", 'UNREACHABLE_REASONS = ("broke",)\nREASONS = ('
    ),
    "template has no page docs/games/template.md.": lambda copy: shutil.rmtree(copy.docs),
    "docs/games/template.md lacks the table of actions that the ledger's markdown() makes.": lambda copy: copy.change(
        copy.docs / "games" / "template.md", "| 0-5 | bid |", "| 0-4 | bid |"
    ),
}


@pytest.mark.parametrize("sentence", CRIPPLINGS)
def test_what_a_crippled_copy_lacks_is_found(copy: Copy, sentence: str) -> None:
    CRIPPLINGS[sentence](copy)
    assert copy.lacks() == [sentence]
