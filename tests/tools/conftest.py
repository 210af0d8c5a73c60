"""The tool that builds the page, as a module."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_tool", ROOT / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["page_tool"] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module
