"""What decides how matches go, in short: where it is the same, the same contest has the same matches."""

from functools import cache
from pathlib import Path

from pyramidion.core import registry
from pyramidion.core.sources import digest_of

ROOMS = ("core", "games", "search")  # of Pyramidion


@cache
def fingerprint() -> str:
    """A digest of all sources that matches depend on. Games from outside must be known before."""
    package = Path(registry.__file__).parent.parent
    return digest_of([*(package / room for room in ROOMS), *registry.outside_folders()])
