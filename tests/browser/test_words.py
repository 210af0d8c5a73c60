"""Every page in five languages: words, and nothing but words."""

import os

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.tour import along
from pyramidion.core.words import LANGUAGES

# Every page, and secrets, refusals and scores of some games: that everything can be said is a law.
WALKS = ("pages", "three_seats", "after_a_match", "quarries")
# The languages with the longest words and with another alphabet; `make test-deep` walks in all of them.
WALKED = LANGUAGES if int(os.environ.get("PYRAMIDION_DEPTH", "1")) > 1 else ("hu", "ru")


@pytest.mark.parametrize("language", WALKED)
def test_everything_is_said_in_words_of_the_language(visit: Visit, language: str) -> None:
    visitor = visit("/", language=language)
    visitor.page.get_by_role("main").wait_for()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    along(visitor, lambda stop: visitor.expect_words_only(), WALKS)


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    ann = visit("/")
    heading = ann.page.get_by_role("heading", level=1)
    for language in ("hu", "it"):
        with ann.page.expect_response(lambda answer: answer.request.method == "PATCH") as kept:
            ann.page.get_by_role("combobox", name=ann.say("page-language")).select_option(language)
        assert kept.value.ok
        ann.language = language
        expect(heading).to_have_text(ann.say("page-start-heading"))
    ann.page.reload()
    expect(heading).to_have_text(ann.say("page-start-heading"))


def test_what_is_no_word_is_noticed(visit: Visit) -> None:
    ann = visit("/")
    ann.page.get_by_role("main").wait_for()
    for bad in ("page-play-now", "{ $name }", "{$name}", "undefined", "[object Object]"):
        ann.page.evaluate("(text) => document.querySelector('h1').setAttribute('title', text)", bad)
        with pytest.raises(AssertionError):
            ann.expect_words_only()
