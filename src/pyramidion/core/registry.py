"""The games there are. Loading a game's spec loads no Numba; its rooms load when first used.

A game from outside joins by an entry point of the group `pyramidion.games` (name = package), or by `register`, before
the first kernel is loaded: compiled code is kept by the sources of all registered games.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from pyramidion.core.contract import Game, shown
from pyramidion.core.errors import BadGameError, UnknownGameError

BUILT_IN = {
    "maya_towers": "pyramidion.games.maya_towers",
    "axio": "pyramidion.games.axio",
    "yaxha": "pyramidion.games.yaxha",
    "maya_quarries": "pyramidion.games.maya_quarries",
}

_registered: dict[str, str] = {}
_frozen = False


def register(name: str, package: str) -> None:
    """Add a game that lives in `package`, which has the rooms that docs/adding-a-game.md lists."""
    if _packages().get(name) == package:
        return
    if _frozen:
        raise BadGameError(
            f"Register {name} before the first match: compiled code is kept by the sources of all games."
        )
    if name in _packages():
        raise BadGameError(f"A game called {name} is registered already.")
    _registered[name] = package


def freeze() -> None:
    """From now on kernels are being compiled: no game can join."""
    global _frozen
    _frozen = True


@cache
def _entry_points() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group="pyramidion.games")}


def _packages() -> dict[str, str]:
    return {**_entry_points(), **_registered, **BUILT_IN}


def outside_folders() -> list[Path]:
    """The folders of the games that are not part of Pyramidion."""
    folders = []
    for name, package in _packages().items():
        if name not in BUILT_IN:
            found = find_spec(package)
            if found is None or not found.submodule_search_locations:
                raise BadGameError(f"The game {name} is registered as the package {package}, which cannot be found.")
            folders.append(Path(found.submodule_search_locations[0]))
    return folders


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(_packages())


@cache
def game(name: str) -> Game:
    """The game of that name."""
    package = _packages().get(name) if isinstance(name, str) else None
    if package is None:
        raise UnknownGameError(f"There is no game called {shown(name)}; there are {', '.join(names())}.")
    spec = import_module(f"{package}.spec").SPEC
    if spec.name != name:
        raise BadGameError(f"The game registered as {name} calls itself {spec.name}.")
    return Game(spec, package)
