"""Sources have the same digest wherever they lie, and another after any change."""

import shutil
from pathlib import Path

import pytest

from pyramidion.core import registry
from pyramidion.core.sources import digest_of

PACKAGE = Path(registry.__file__).parent.parent


@pytest.fixture
def copies(tmp_path: Path) -> list[Path]:
    """The sources of the search, twice."""
    for name in ("one", "other"):
        shutil.copytree(PACKAGE / "search", tmp_path / name / "search")
    return [tmp_path / name / "search" for name in ("one", "other")]


def test_the_same_sources_have_the_same_digest_wherever_they_lie(copies: list[Path]) -> None:
    one, other = copies
    (one / "__pycache__").mkdir(exist_ok=True)
    (one / "__pycache__" / "levels.pyc").write_bytes(b"compiled")
    (one / "levels.py").write_bytes((one / "levels.py").read_bytes().replace(b"\n", b"\r\n"))
    assert digest_of([one]) == digest_of([other])


@pytest.mark.parametrize("change", ["text", "name", "more", "less", "weights"])
def test_any_change_of_the_sources_shows(copies: list[Path], change: str) -> None:
    one, other = copies
    levels = one / "levels.py"
    if change == "text":
        levels.write_text(levels.read_text().replace("SECONDS = (1.0", "SECONDS = (2.0"))
    elif change == "name":
        levels.rename(one / "strengths.py")
    elif change == "more":
        (one / "kernels" / "new.py").touch()
    elif change == "less":
        levels.unlink()
    else:
        for copy, text in ((one, b"\r"), (other, b"\n")):
            (copy / "weights.npz").write_bytes(text)
    assert digest_of([one]) != digest_of([other])
