"""What a registered game must have, found out from its package and its folders of tests and docs."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from pyramidion.core.clauses import clause_id
from pyramidion.core.contract import NAMES_BY_ROOM, Game
from pyramidion.core.errors import BadGameError
from pyramidion.core.words import LANGUAGES
from pyramidion.records import read_records


def lacking_in_package(game: Game) -> Iterator[str]:
    """Modules, names and catalogues that are missing, as sentences."""
    for room in NAMES_BY_ROOM:
        try:
            game.room(room)
        except BadGameError as error:
            yield str(error)
        except ModuleNotFoundError:
            yield f"{game.name} has no module {room}.py."
    for language in LANGUAGES:
        if not (_folder(game) / "locales" / f"{language}.ftl").is_file():
            yield f"{game.name} has no catalogue locales/{language}.ftl."


def lacking_in_tests(game: Game, tests: Path) -> Iterator[str]:
    """Tests of clauses, perft, playthroughs and records that are missing from the game's folder of tests."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in tests.rglob("test_*.py"))
    for clause in sorted(_clauses(game)):
        name = clause.replace(".", "_")
        if not re.search(rf"^ *def test_(\w+_)?{name}(_[a-zA-Z]\w*)?\(", sources, re.MULTILINE):
            yield f"{game.name} has no test of {clause}, named test_{name}_… ."
    perft = tests / f"{game.name}.perft"
    if not perft.is_file() or not re.search(r"^[^#].*; D1 \d+", perft.read_text(encoding="utf-8"), re.MULTILINE):
        yield f"{game.name} has no perft counts in {perft.name}."
    if not list(tests.glob("playthroughs/*.txt")):
        yield f"{game.name} has no playthroughs/*.txt."
    endings = {_reason(line.record.result) for path in tests.glob("records/*.jsonl*") for line in read_records(path)}
    scoring = game.room("scoring")
    unreachable = getattr(scoring, "UNREACHABLE_REASONS", ())  # the rules name them, but no match ends so
    for reason in scoring.REASONS[1:]:
        if reason in unreachable and reason in endings:
            yield f"{game.name} says that no match ends by {reason}, but has a record of one."
        if reason not in (*unreachable, *endings):
            yield f"{game.name} has no record of a match that ended by {reason}."


def lacking_in_docs(game: Game, docs: Path) -> Iterator[str]:
    """The page that is missing, or the table of actions in it."""
    page = docs / "games" / f"{game.name}.md"
    if not page.is_file():
        yield f"{game.name} has no page docs/games/{game.name}.md."
        return
    seats = game.spec.seats[0]
    table = game.actions.ledger(seats, game.spec.complete({}, seats)).markdown()
    if table not in page.read_text(encoding="utf-8"):
        yield f"docs/games/{game.name}.md lacks the table of actions that the ledger's markdown() makes."


def _folder(game: Game) -> Path:
    return Path(import_module(game.package).__path__[0])


def _clauses(game: Game) -> set[str]:
    """The clauses that can refuse an action, and those that the sources cite."""
    letter = game.spec.letter
    found = {clause_id(number, letter) for number in game.room("explain").CLAUSES}
    for path in _folder(game).rglob("*.py"):
        found.update(re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text(encoding="utf-8")))
    return found


def _reason(result: object) -> str:
    return str(result["reason"]) if isinstance(result, dict) else ""
