"""Every message that a game can say exists in every language, and no other."""

import ast
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from laws.cases import Case, every_case, every_game, positions, random_match
from pyramidion.core.clauses import clause_id
from pyramidion.core.contract import Game
from pyramidion.core.scene import Scene
from pyramidion.core.words import LANGUAGES, Message, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids_by_convention(game: Game) -> set[str]:
    """The messages that the core asks any game for."""
    clauses = {clause_id(number, game.spec.letter).replace(".", "-") for number in game.explain.CLAUSES}
    return {
        f"{game.name}-rules",
        f"{game.name}-summary",
        *(f"{game.name}-reason-{reason}" for reason in game.scoring.REASONS[1:]),
        *(f"{game.name}-option-{option.name}" for option in game.spec.options),
        *(f"{game.name}-clause-{clause}" for clause in clauses),
    }


@every_game
@every_language
def test_messages_by_convention(game: Game, language: str) -> None:
    assert {wanted for wanted in ids_by_convention(game) if not words(language).has(wanted)} == set()


@every_case
@every_language
def test_everything_to_see_can_be_said(case: Case, language: str) -> None:
    for state in positions(case):
        for viewer in (None, *case.viewers):
            scene = case.match(state).scene(viewer)
            for message in messages_of(scene):
                assert words(language).say(message)
    end = random_match(case, 0)[-1].state
    for seat in range(case.seats):
        for message, _ in case.match(end).breakdown(seat):
            assert words(language).say(message)


def messages_of(scene: Scene) -> Iterator[Message]:
    yield scene.caption
    for zone in scene.zones:
        yield zone.label
        for piece in zone.pieces:
            yield piece.label


@every_game
@every_language
def test_no_message_is_unused(game: Game, language: str) -> None:
    catalogue = resources.files(game.package) / "locales" / f"{language}.ftl"
    ids = set(re.findall(r"^([\w-]+) *=", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    assert all(message_id.startswith(f"{game.name}-") for message_id in ids)
    patterns = [re.compile(pattern) for source in sources(game) for pattern in id_patterns(source, game.name)]
    unused = {
        message_id
        for message_id in ids - ids_by_convention(game)
        if not any(pattern.fullmatch(message_id) for pattern in patterns)
    }
    assert unused == set()


def sources(game: Game) -> Iterator[str]:
    with resources.as_file(resources.files(game.package)) as folder:
        for path in folder.rglob("*.py"):
            yield path.read_text(encoding="utf-8")


def id_patterns(source: str, name: str) -> Iterator[str]:
    """The message ids that a source names, as regular expressions: `x-seat`, f"x-{name}s", "x-caption-" + …"""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(part.value) if isinstance(part, ast.Constant) else "[^-]+" for part in node.values]
            if parts[0].startswith(re.escape(f"{name}-")):
                yield "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(f"{name}-"):
            yield re.escape(node.value) + (".+" if node.value.endswith("-") and node.value != f"{name}-" else "")


def test_unused_messages_are_found() -> None:
    patterns = list(id_patterns('say("x-one"); say(f"x-{kind}s-left"); say("x-many-" + kind)', "x"))

    def is_used(message_id: str) -> bool:
        return any(re.fullmatch(pattern, message_id) for pattern in patterns)

    assert is_used("x-one")
    assert is_used("x-cards-left")
    assert is_used("x-many-things")
    assert not is_used("x-two")
    assert not is_used("x-card-left")
