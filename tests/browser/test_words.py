"""Words of one's language. That pages say nothing but words is looked at on the walks of other tests."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


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
