"""What decides how matches go, in short: where it is the same, the same contest has the same matches."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from pyramidion.core import registry

ROOMS = ("core", "games", "search")  # of Pyramidion


@cache
def fingerprint() -> str:
    """A digest of all sources that matches depend on. Games from outside must be known before."""
    package = Path(registry.__file__).parent.parent
    return digest_of([*(package / room for room in ROOMS), *registry.outside_folders()])


def digest_of(folders: Iterable[Path]) -> str:
    """A digest of the sources in folders, wherever these lie."""
    digest = hashlib.blake2b(digest_size=10)
    for name, text in _sources(folders):
        digest.update(f"{name}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def _sources(folders: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """All sources by name, each with its text; line ends are as people read them."""
    for folder in sorted(folders, key=lambda folder: folder.name):
        for path in sorted(folder.rglob("*.py")):
            yield path.relative_to(folder.parent).as_posix(), b"\n".join(path.read_bytes().splitlines())
