"""The tool that builds the page, fresh for each test: they point it at folders of their own."""

from types import ModuleType

import pytest

from tools import page as page_tool


@pytest.fixture
def page() -> ModuleType:
    return page_tool
