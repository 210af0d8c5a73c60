"""Pyramidion: four pyramid games, for people and for machines.

>>> import pyramidion
>>> match = pyramidion.new("maya_towers", seats=2)
"""

from typing import TYPE_CHECKING, Any

from pyramidion.core.errors import PyramidionError, RefusedError
from pyramidion.core.registry import game, names, register

if TYPE_CHECKING:
    from pyramidion.core.types import CHANCE, PUBLIC
    from pyramidion.library import Match, from_position, new
    from pyramidion.records import read_records, write_records

__version__ = "0.1.0.dev0"
__all__ = [
    "CHANCE",
    "PUBLIC",
    "Match",
    "PyramidionError",
    "RefusedError",
    "from_position",
    "game",
    "names",
    "new",
    "read_records",
    "register",
    "write_records",
]


def __getattr__(name: str) -> Any:
    """Load what needs NumPy or Numba only when it is asked for."""
    from importlib import import_module

    if name in ("CHANCE", "PUBLIC"):
        return getattr(import_module("pyramidion.core.types"), name)
    if name in ("Match", "from_position", "new"):
        return getattr(import_module("pyramidion.library"), name)
    if name in ("read_records", "write_records"):
        return getattr(import_module("pyramidion.records"), name)
    raise AttributeError(f"module 'pyramidion' has no attribute {name!r}")
