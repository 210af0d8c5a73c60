"""Everything that a game can say can be said in every language."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from catalogues import ids_asked_of
from laws.cases import DEPTH, Case, actors_of, after, every_case, every_game, positions, random_match, seen_by
from pyramidion.core import verbs
from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.core.scene import Scene
from pyramidion.core.types import CHANCE, NOT_SEEN
from pyramidion.core.words import LANGUAGES, Message, Words, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_what_any_game_is_asked_for(game: Game, language: str) -> None:
    assert {wanted for wanted in ids_asked_of(game) if not words(language).has(wanted)} == set()


@every_game
@every_language
def test_rules_are_paragraphs_under_headings(game: Game, language: str) -> None:
    text = words(language).say(Message(f"{game.name}-rules"))
    english = words().say(Message(f"{game.name}-rules"))
    assert text.startswith("## ")
    assert text.count("## ") == text.count("\n\n## ") + 1 == english.count("## ")
    assert text.count("\n\n") == english.count("\n\n")


@every_case
def test_everything_can_be_said(case: Case) -> None:
    for message in everything(case):
        for language in LANGUAGES:
            assert_said(words(language), message)


def assert_said(catalogue: Words, message: Message) -> None:
    """Say it, strictly: a missing message or argument raises."""
    text = catalogue.say(message)
    assert text
    assert "{" not in text


@cache
def everything(case: Case) -> list[Message]:
    """Each message of scenes, stories, scores and refusals once."""
    found = [*seen(case), *told(case), *scored(case), *refused(case)]
    return list({msgspec.json.encode(message, order="sorted"): message for message in found}.values())


def seen(case: Case) -> Iterator[Message]:
    for number, state in enumerate(positions(case)):
        viewers = (None, *case.viewers)
        for viewer in viewers if DEPTH > 1 else [viewers[number % len(viewers)]]:
            yield from messages_of(case.match(state).scene(viewer))


def messages_of(scene: Scene) -> Iterator[Message]:
    yield scene.caption
    for zone in scene.zones:
        yield zone.label
        for piece in zone.pieces:
            yield piece.label
            if piece.help is not None:
                yield piece.help


def told(case: Case) -> Iterator[Message]:
    """The stories of every ply of two matches, as everybody may know them."""
    for seed in range(2):
        for step in random_match(case, seed)[:-1]:
            later = after(case, step.state, step.actor, step.action)
            for viewer in case.viewers:
                action = int(verbs.seen_as(step.state, later, viewer, step.actor, step.action))
                if action != NOT_SEEN:
                    states = seen_by(step.state, viewer), seen_by(later, viewer)
                    yield from case.game.story.story(*states, step.actor, action, case.options)


def scored(case: Case) -> Iterator[Message]:
    match = case.match(random_match(case, 0)[-1].state)
    for seat in range(case.seats):
        yield from (message for message, _ in match.breakdown(seat))
    yield Message(f"{case.name}-reason-{match.outcome().reason}")


def refused(case: Case) -> Iterator[Message]:
    """What is said to actions that are not allowed: of every clause, and by matches."""
    for state in positions(case)[::5]:
        match = case.match(state)
        for actor in (*actors_of(state), 0, CHANCE):
            yield from refusals(match, actor)


def refusals(match: Match, actor: int) -> Iterator[Message]:
    for action in ("no action", *match.ledger.texts[::7]):
        refusal = match.why_not(action, actor)
        if refusal is not None:
            yield refusal.message


def test_what_cannot_be_said_is_found() -> None:
    for message in (Message("seat"), Message("nothing"), Message("seat", {"seat": Message("nothing")})):
        with pytest.raises(Exception, match=r"Message seat|no message nothing"):
            assert_said(words("hu"), message)
