"""The games there are, and how one joins."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import pyramidion
from pyramidion.core import registry
from pyramidion.core.errors import BadGameError, UnknownGameError


@pytest.fixture
def thawed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that can still be added to, and forgets what is added."""
    monkeypatch.setattr(registry, "_frozen", False)
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))


def test_names_are_sorted() -> None:
    assert pyramidion.names() == sorted(pyramidion.names())
    assert {"maya_towers", "template"} <= set(pyramidion.names())


@pytest.mark.parametrize("name", ["chess", "", "Maya_Towers", "x" * 10_000, "../maya_towers", 3, None])
def test_unknown_games(name: object) -> None:
    with pytest.raises(
        UnknownGameError, match=r"There is no game called .*; there are (\w+, )*maya_towers, (\w+, )*template\."
    ) as error:
        pyramidion.game(name)
    assert len(str(error.value)) < 200


@pytest.mark.usefixtures("thawed")
def test_a_name_is_taken_once() -> None:
    pyramidion.register("template", "template_game")  # the same again changes nothing
    with pytest.raises(BadGameError, match="A game called template is registered already"):
        pyramidion.register("template", "another")
    with pytest.raises(BadGameError, match="A game called maya_towers is registered already"):
        pyramidion.register("maya_towers", "another")


def test_nobody_joins_after_the_first_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_frozen", True)
    pyramidion.register("template", "template_game")
    with pytest.raises(BadGameError, match="Register late before the first match"):
        pyramidion.register("late", "late_game")


@pytest.mark.usefixtures("thawed")
def test_a_package_that_is_not_there() -> None:
    pyramidion.register("ghost", "ghost_game")
    with pytest.raises(BadGameError, match="ghost is registered as the package ghost_game, which cannot be found"):
        registry.outside_folders()


@pytest.mark.usefixtures("thawed")
def test_a_game_that_calls_itself_otherwise() -> None:
    pyramidion.register("alias", "template_game")
    with pytest.raises(BadGameError, match="registered as alias calls itself template"):
        pyramidion.game("alias")


def test_looking_at_games_loads_no_numba() -> None:
    run(
        """
        import sys, pyramidion
        pyramidion.register("template", "template_game")
        for name in pyramidion.names():
            assert pyramidion.game(name).spec.complete({})
        assert "numba" not in sys.modules
        """
    )


def test_kernels_freeze_the_registry() -> None:
    run(
        """
        import pyramidion
        import pyramidion.core.jit
        try:
            pyramidion.register("template", "template_game")
        except pyramidion.PyramidionError as error:
            assert "before the first match" in str(error)
        else:
            raise AssertionError
        """
    )


def run(code: str) -> None:
    tests = str(Path(__file__).parent.parent)
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"import sys; sys.path.append({tests!r})\n" + textwrap.dedent(code)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
