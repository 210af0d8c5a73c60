"""Everything there is to see, in five languages: words, and nothing but words."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.tour import along
from pyramidion.core.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_words_of_the_language(visit: Visit, language: str) -> None:
    visitor = visit("/", language=language)
    visitor.page.get_by_role("main").wait_for()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    along(visitor, lambda stop: visitor.expect_words_only())
