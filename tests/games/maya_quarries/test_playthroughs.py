"""Golden playthroughs, compared exactly. Written anew by `python -m games.maya_quarries.playthroughs`."""

import pytest

from games.maya_quarries.playthroughs import FOLDER, STARTS, playthrough


@pytest.mark.parametrize("name", STARTS)
def test_playthrough(name: str) -> None:
    assert playthrough(*STARTS[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_file_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(STARTS)
