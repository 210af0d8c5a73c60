"""The catalogues of all languages say the same things, and only what somebody says."""

import re
from collections.abc import Callable

import pytest

import pyramidion
from catalogues import Entry, entries, entries_in, ids_asked_of, messages, wrong_plurals
from message_uses import Use, every_use, page_uses, python_uses
from pyramidion.core.words import LANGUAGES, catalogues

every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", LANGUAGES[1:])

# Texts that two languages share, and why.
SAME = {
    "bot-level5": "Dutch has the English word.",
    "colour-turquoise": "Dutch has the English word.",
    "page-title": "A name.",
    "page-undo-refuse": "No is no in Italian.",
    "template-option-carry-false": "No is no in Italian.",
}


@every_language
def test_every_catalogue_is_there(language: str) -> None:
    assert set(catalogues(language)) == {"shared", "server", *pyramidion.names()}


@every_language
def test_ids_tell_whose_they_are_and_stand_once(language: str) -> None:
    ids = [entry.id for entry in entries(language)]
    assert sorted(ids) == sorted(set(ids))
    assert [entry.id for entry in entries(language) if not is_at_home(entry)] == []


def is_at_home(entry: Entry) -> bool:
    owned = {name: (name,) for name in pyramidion.names()} | {"server": ("server", "page", "bot")}
    prefixes = tuple(f"{prefix}-" for prefix in owned.get(entry.owner, ()))
    if prefixes:
        return entry.id.removeprefix("-").startswith(prefixes)
    return not any(entry.id.startswith(f"{prefix}-") for all_of in owned.values() for prefix in all_of)


@other_languages
def test_every_language_says_the_same_things(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert sorted(english.keys() - ours.keys()) == []
    assert sorted(ours.keys() - english.keys()) == []
    assert [key for key in english if ours[key].owner != english[key].owner] == []


@other_languages
def test_messages_take_the_same_arguments(language: str) -> None:
    both = sorted(messages(language).keys() & messages("en").keys())
    assert [key for key in both if not takes_the_same(messages(language)[key], messages("en")[key])] == []


def takes_the_same(ours: Entry, english: Entry) -> bool:
    """Whether it shows what the English message shows. A number that only chooses a form may be of no use to it."""
    return english.shown <= ours.variables <= english.variables


@every_language
def test_references_lead_somewhere(language: str) -> None:
    ids = {entry.id for entry in entries(language)}
    assert {entry.id: entry.references - ids for entry in entries(language) if not entry.references <= ids} == {}


@every_language
def test_numbers_have_the_forms_of_the_language(language: str) -> None:
    assert [wrong for entry in entries(language) for wrong in wrong_plurals(language, entry)] == []


@every_language
def test_messages_say_something(language: str) -> None:
    silent = [entry for entry in messages(language).values() if not entry.text and not entry.variables]
    assert [entry.id for entry in silent if not entry.references] == []  # it may say what another message says


def test_no_text_was_left_in_another_language() -> None:
    same = set()
    for index, language in enumerate(LANGUAGES):
        for other in LANGUAGES[index + 1 :]:
            for key in messages(language).keys() & messages(other).keys():
                text = messages(language)[key].text
                if text == messages(other)[key].text and re.search(r"[^\W\d_]", text):
                    same.add(key)
    assert sorted(same) == sorted(SAME)


USES = list(every_use())


def test_no_message_is_unused() -> None:
    patterns = {re.compile(use.pattern) for use in USES}
    rest = set(messages("en"))
    for game in map(pyramidion.game, pyramidion.names()):
        # Seats may have names of their own: see core.words.seat_title.
        rest -= ids_asked_of(game) | {f"{game.name}-seat-{seat}" for seat in range(max(game.spec.seats))}
    assert sorted(key for key in rest if not any(pattern.fullmatch(key) for pattern in patterns)) == []


def test_every_message_that_is_said_exists() -> None:
    assert wrong_uses(missing_message) == []


def test_every_message_is_said_with_its_arguments() -> None:
    assert wrong_uses(wrong_arguments) == []


def wrong_uses(wrong: Callable[[Use], list[str]]) -> list[str]:
    return [sentence for use in USES if use.is_said for sentence in wrong(use)]


def missing_message(use: Use) -> list[str]:
    found = any(re.fullmatch(use.pattern, key) for key in messages("en"))
    return [] if found else [f"{use.where} says {use.pattern}, which the catalogues lack."]


def wrong_arguments(use: Use) -> list[str]:
    if use.args is None:
        return []
    wanted = {key: entry.variables for key, entry in messages("en").items() if re.fullmatch(use.pattern, key)}
    return [
        f"{use.where} says {key} with {sorted(use.args)}; it takes {sorted(variables)}."
        for key, variables in wanted.items()
        if (use.args != variables if use.is_whole else not use.args >= variables)
    ]


def test_wrong_catalogues_are_found() -> None:
    with pytest.raises(ValueError, match="no Fluent: x-two ="):
        list(entries_in("x", "x-one = One\nx-two =\n"))
    (entry,) = entries_in("x", "x = { -t } { y } { $a ->\n    [one] { $b } thing\n   *[other] things\n }\n")
    assert entry.variables == {"a", "b"}
    assert entry.shown == {"b"}
    assert entry.references == {"-t", "y"}
    assert wrong_plurals("en", entry) == []
    assert wrong_plurals("ru", entry) == ["x lacks the forms ['few', 'many'] of ru."]
    (entry,) = entries_in("x", "x = { $a ->\n    [one] thing\n    [few] things\n   *[other] things\n }\n")
    assert wrong_plurals("en", entry) == ["x has the forms ['few'], which en has not."]
    (entry,) = entries_in("x", "x = { $a ->\n    [5] five\n   *[other] some\n }\n")
    assert wrong_plurals("ru", entry) == []


def test_wrong_arguments_are_found() -> None:
    def entry(text: str) -> Entry:
        return next(entries_in("x", f"x = {text}\n"))

    english = entry("{ $count ->\n    [one] { $who } has\n   *[other] { $who } have\n }")
    assert takes_the_same(entry("{ $who } van"), english)
    assert not takes_the_same(entry("van"), english)
    assert not takes_the_same(entry("{ $who } { $what }"), english)


def said(uses: list[Use]) -> dict[str, frozenset[str] | None]:
    return {use.pattern.replace("\\", ""): use.args for use in uses if use.is_said}


def named(uses: list[Use], message_id: str) -> bool:
    return any(re.fullmatch(use.pattern, message_id) for use in uses)


def test_uses_in_python_are_found() -> None:
    source = """
say("template-one", count=1); Message("template-two", {"seat": seat}); say("template-three", **args)
say(f"template-{kind}s-left"); names = ["template-named"]; sentence("late" if late else "early", seat=seat)
Message("template-four", {**seat, "level": 1}); Message("template-five")
"""
    uses = list(python_uses(source, "x.py"))
    assert said(uses) == {
        "template-one": {"count"},
        "template-two": {"seat"},
        "template-three": None,
        "template-.+s-left": frozenset(),
        "server-late": {"seat"},
        "server-early": {"seat"},
        "template-four": None,
        "template-five": frozenset(),
    }
    assert named(uses, "template-named")
    assert named(uses, "template-cards-left")
    assert not named(uses, "template-card-left")
    assert not named(uses, "template-left")


def test_a_name_put_together_is_found_by_its_parts() -> None:
    uses = list(python_uses('for name in ("stop", "go on"): say(f"template-{name}")', "x.py"))
    assert named(uses, "template-stop")
    assert not named(uses, "template-go")


def test_uses_in_the_page_are_found() -> None:
    source = """
{word("page-one")} {word("page-two", { seat, count: f(a, { b: 1 }) })} {word(`page-many-${kind}`)}
{word(late ? "page-late" : "page-early")} {word("page-three", args)} {word(`${game}-rules`)} {word(`page-${any}`)}
{words.say({ id: "page-four", args })} <p id="page-five">
"""
    uses = list(page_uses(source, "X.svelte"))
    assert said(uses) == {
        "page-one": frozenset(),
        "page-two": {"seat", "count"},
        "page-many-.+": frozenset(),
        "page-three": None,
        "page-.+": frozenset(),
        "page-four": None,
    }
    assert named([use for use in uses if not use.is_said], "page-late")
    assert not named([use for use in uses if not use.is_said], "page-never")


def test_wrong_uses_are_found() -> None:
    (use,) = (use for use in python_uses('say("seat", chair=1)', "x.py") if use.is_said)
    assert wrong_arguments(use) == ["x.py says seat with ['chair']; it takes ['seat']."]
    (use,) = (use for use in page_uses('word("page-no-such-thing-at-all")', "X.svelte") if use.is_said)
    assert missing_message(use) == ["X.svelte says page\\-no\\-such\\-thing\\-at\\-all, which the catalogues lack."]
